import { hasJustChanged } from './fresh-keys';

const ideas = [
  { key: '1', says: 'Rye in the morning' },
  { key: '9', says: 'In an hour' },
];
const confirm = [
  { key: '1', says: 'Yes' },
  { key: '2', says: 'No' },
  { key: '9', says: 'In an hour' },
];

test.each([
  ['1', 200, true],
  ['1', 900, false], // read, and meant
  ['9', 200, false], // does what it did
  ['2', 200, false], // did nothing before
  ['*', 200, false],
])('key %s, %d ms after an idea became a yes: %s', (key, after, held) =>
  expect(hasJustChanged(key, confirm, { keys: ideas, until: 1_000 }, 1_000 + after)).toBe(held),
);
