import { attribute, monthsOf, readTouch, restOf, touchKey, type Cost, type TouchLevel } from './attribution';

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const ACROSS = { from: '2026-10-17', to: '2026-11-15' }; // half of each month, but for a day
const sum = (source: string, campaign: string, people: number, value = 0) => ({
  key: touchKey({ source, campaign }),
  people,
  events: people,
  value,
});
const told = {
  'first-touch': { leads: [sum('instagram.com', '', 4)], sales: [sum('instagram.com', '', 2, 9_000)] },
  'last-touch': {
    leads: [sum('google.com', '', 3), sum('google.com', 'autumn', 1)],
    sales: [sum('google.com', 'autumn', 1, 4_000), sum('email', 'Autumn menu', 1, 5_000)],
  },
};
const of = (costs: Cost[], range = NOVEMBER, by: TouchLevel = 'source') => attribute(told, costs, range, by);
const cost = (month: string, amount: number, campaign = ''): Cost => ({
  month,
  source: 'google.com',
  campaign,
  amount,
});

test('each source has what it brought first and what it brought last, the most successful before others', () => {
  expect(of([])).toEqual([
    {
      ...{ source: 'instagram.com', campaign: '', cost: null },
      first: { leads: 4, conversions: 2, revenue: 9_000 },
      last: { leads: 0, conversions: 0, revenue: 0 },
    },
    {
      ...{ source: 'google.com', campaign: '', cost: null },
      first: { leads: 0, conversions: 0, revenue: 0 },
      last: { leads: 4, conversions: 1, revenue: 4_000 },
    },
    {
      ...{ source: 'email', campaign: '', cost: null },
      first: { leads: 0, conversions: 0, revenue: 0 },
      last: { leads: 0, conversions: 1, revenue: 5_000 },
    },
  ]);
});

test('by campaign, only what has one is told', () => {
  expect(of([], NOVEMBER, 'campaign').map(({ source, campaign }) => [source, campaign])).toEqual([
    ['google.com', 'autumn'],
    ['email', 'Autumn menu'],
  ]);
});

test('a source costs what was spent on it and its campaigns; what was spent in vain is there too', () => {
  const rows = of([
    cost('2026-11', 10_000),
    cost('2026-11', 2_000, 'autumn'),
    { ...cost('2026-11', 500), source: 'flyer' },
  ]);
  expect(rows.map(({ source, cost: spent }) => [source, spent])).toEqual([
    ['instagram.com', null],
    ['google.com', 12_000],
    ['email', null],
    ['flyer', 500],
  ]);
});

test('a cost is spread over its month, and not known before all months of the period are', () => {
  const google = (costs: Cost[]) => of(costs, ACROSS).find(({ source }) => source === 'google.com')!.cost;
  expect(monthsOf(ACROSS)).toEqual(
    new Map([
      ['2026-10', 15 / 31],
      ['2026-11', 15 / 30],
    ]),
  );
  expect(google([cost('2026-11', 6_000)])).toBeNull();
  expect(google([cost('2026-11', 6_000), cost('2026-10', 0)])).toBe(3_000);
  expect(google([cost('2026-11', 6_000), cost('2026-10', 3_100), cost('2026-09', 99)])).toBe(4_500);
});

test('what nobody is known to have brought is the rest', () => {
  const all = { leads: 9, conversions: 5, revenue: 20_000 };
  expect(restOf(all, of([]), 'first')).toEqual({ leads: 5, conversions: 3, revenue: 11_000 });
  expect(restOf(all, of([]), 'last')).toEqual({ leads: 5, conversions: 3, revenue: 11_000 });
});

test('a touch is written and read, whatever its names contain', () => {
  for (const touch of [
    { source: '', campaign: 'a / b' },
    { source: '(other)', campaign: '' },
    { source: 'x|y', campaign: '<b>“ü”</b>' },
  ])
    expect(readTouch(touchKey(touch))).toEqual(touch);
});
