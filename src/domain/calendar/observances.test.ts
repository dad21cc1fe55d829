import { observancesBetween } from './observances';

const clockChanges = (from: string, to: string, zone: string) =>
  observancesBetween(from, to, zone)
    .filter(({ id }) => id.startsWith('clocks'))
    .map(({ date, verb }) => `${verb} ${date}`);

it.each([
  ['Europe/London', '2026-10-01', '2026-10-31', ['go back on 2026-10-25']],
  ['America/New_York', '2026-03-01', '2026-03-31', ['go forward on 2026-03-08']],
  ['Africa/Casablanca', '2026-02-01', '2026-03-31', ['go back on 2026-02-15', 'go forward on 2026-03-22']], // out of summer time for Ramadan, and back
  ['Asia/Tokyo', '2026-01-01', '2026-12-31', []],
])('knows when the clocks change in %s', (zone, from, to, changes) => {
  expect(clockChanges(from, to, zone)).toEqual(changes);
});

it("lists the days between two dates in order, only for the zone's country", () => {
  const inMay = (zone: string) => observancesBetween('2027-05-01', '2027-05-31', zone);
  expect(inMay('America/New_York').find(({ id }) => id === 'mothers-day')?.date).toBe('2027-05-09');
  expect(inMay('Europe/London').some(({ id }) => id === 'mothers-day')).toBe(false); // in the UK it is in March
  const dates = observancesBetween('2027-01-01', '2027-12-31', 'Europe/London').map(({ date }) => date);
  expect(dates).toEqual([...dates].sort());
});

it.each<[string, string, string, string[]]>([
  [
    'Europe/Brussels',
    '2026-10-01',
    '2026-12-31',
    ['All Saints’ Day', 'Armistice Day', 'St Nicholas’ Day', 'Christmas Day', 'New Year’s Eve'],
  ],
  [
    'Europe/Lisbon',
    '2026-04-20',
    '2026-06-30',
    ['Freedom Day', 'Labour Day', 'Mother’s Day', 'Corpus Christi', 'Portugal Day'],
  ],
  [
    'Europe/Dublin',
    '2027-01-02',
    '2027-03-30',
    [
      'The St Brigid’s Day holiday',
      'Pancake Day',
      'Valentine’s Day',
      'Mothering Sunday',
      'St Patrick’s Day',
      'Good Friday',
      'Easter Sunday',
      'Easter Monday',
    ],
  ],
  ['Europe/Amsterdam', '2025-04-22', '2025-04-30', ['King’s Day']],
  ['UTC', '2026-12-01', '2026-12-31', ['Christmas Day', 'New Year’s Eve']],
])('tells the holidays that %s keeps from days that only some people mark', (zone, from, to, names) => {
  const found = observancesBetween(from, to, zone);
  expect(
    found
      .filter(({ holiday }) => holiday)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(names.toSorted());
  expect(found.filter(({ holiday }) => !holiday).map(({ name }) => name)).not.toContain('Christmas Day');
});

it('moves holidays as their countries do', () => {
  const dayOf = (id: string, year: number, zone: string) =>
    observancesBetween(`${year}-01-01`, `${year}-12-31`, zone).find((one) => one.id === id)?.date;
  expect(dayOf('kings-day', 2025, 'Europe/Amsterdam')).toBe('2025-04-26'); // the 27th is a Sunday
  expect(dayOf('kings-day', 2026, 'Europe/Amsterdam')).toBe('2026-04-27');
  expect(dayOf('st-brigids-day', 2030, 'Europe/Dublin')).toBe('2030-02-01'); // itself a Friday
  expect(dayOf('st-brigids-day', 2027, 'Europe/Dublin')).toBe('2027-02-01');
  expect(dayOf('victoria-day', 2026, 'America/Toronto')).toBe('2026-05-18');
  expect(dayOf('midsummer', 2026, 'Europe/Stockholm')).toBe('2026-06-19');
});
