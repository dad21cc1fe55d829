import { canonicalZone } from './time-zone';

test.each([
  ['europe/berlin', 'Europe/Berlin'],
  ['AMERICA/PORT-AU-PRINCE', 'America/Port-au-Prince'],
  ['africa/dar_es_salaam', 'Africa/Dar_es_Salaam'],
  ['utc', 'UTC'],
  ['Etc/GMT+1', 'Etc/GMT+1'],
  ['us/pacific', 'America/Los_Angeles'],
])('%s is spelled %s', (typed, spelled) => {
  expect(canonicalZone(typed)).toBe(spelled);
});

test.each(['Asia/Kolkata', 'Europe/Kyiv', 'Asia/Kathmandu', 'America/Nuuk'])('%s stays the current name', (name) => {
  expect(canonicalZone(name)).toBe(name);
  expect(canonicalZone(name.toLowerCase())).toBe(name);
});

test('every name in the platform’s own list stays unchanged', () => {
  const changed = Intl.supportedValuesOf('timeZone').filter((name) => canonicalZone(name) !== name);
  expect(changed).toEqual([]);
});

test.each(['', 'berlin', 'Mars/Olympus'])('there is no zone "%s"', (typed) => {
  expect(canonicalZone(typed)).toBeNull();
});
