import { backAfter, cohortRows, isEnough } from './retention-cohorts';

const RANGE = { from: '2026-10-05', to: '2026-10-25' };
const rows = cohortRows(
  [
    { first: '2026-10-05', week: 0, people: 20 },
    { first: '2026-10-05', week: 2, people: 5 },
    { first: '2026-10-19', week: 0, people: 9 },
  ],
  RANGE,
);

test('each first week has how many came back in each week since, weeks of nobody included', () => {
  expect(rows).toEqual([
    { first: '2026-10-05', people: 20, back: [0, 5] },
    { first: '2026-10-19', people: 9, back: [] },
  ]);
});

test('the share of those who came back is of those whose week that was already', () => {
  expect([backAfter(rows, 1), backAfter(rows, 2), backAfter(rows, 3)]).toEqual([
    { back: 0, people: 20 },
    { back: 5, people: 20 },
    null,
  ]);
});

test('a table needs three first weeks and thirty people', () => {
  const many = { first: '2026-10-12', people: 1, back: [1] };
  expect(isEnough(rows)).toBe(false);
  expect(isEnough([...rows, many])).toBe(true);
  expect(isEnough([many, many, many])).toBe(false);
});
