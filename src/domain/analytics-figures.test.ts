import {
  bestHour,
  bestWeekday,
  changeOf,
  engagementRate,
  everyDay,
  isMeasured,
  peakOf,
  sumPeople,
  tally,
  total,
  trendOf,
  type DayFigures,
} from './analytics-figures';
import { daysOf } from './analytics-period';
import { weekday } from './zoned-time';

const sum = (partial: Partial<Parameters<typeof everyDay>[1][number]>) => ({
  day: '2026-11-02',
  kind: 'view' as const,
  channel: 'website' as const,
  events: 1,
  people: 1,
  value: 0,
  ...partial,
});
const range = { from: '2026-11-02', to: '2026-11-29' }; // four weeks from a Monday
const of = (reachOn: (day: string, index: number) => number): DayFigures[] =>
  everyDay(range, []).map((figures, index) => ({ ...figures, reach: reachOn(figures.day, index) }));

describe('sums', () => {
  it('count as reached who saw something, and as engaged who did something', () => {
    expect(
      tally([
        sum({ kind: 'view', people: 40 }),
        sum({ kind: 'open', channel: 'email', people: 20 }),
        sum({ kind: 'click', channel: 'email', people: 6 }),
        sum({ kind: 'engaged', channel: 'email', people: 6 }),
        sum({ kind: 'unseen', channel: 'email', people: 1 }),
        sum({ kind: 'form', people: 2 }),
        sum({ kind: 'lead', people: 2 }),
        sum({ kind: 'engaged', people: 2 }),
        sum({ kind: 'conversion', people: 1, events: 3, value: 7_500 }),
        sum({ kind: 'delivered', people: 900 }),
        sum({ kind: 'vital', people: 40, value: 120_000 }),
        sum({ kind: 'publish', channel: 'product', people: 0 }),
      ]),
    ).toEqual({ reach: 61, engaged: 8, conversions: 3, revenue: 7_500 });
  });

  it('name every day of a range once, with zeros where nothing happened', () => {
    const days = everyDay(range, [
      sum({ day: '2026-11-03', people: 5, events: 9 }),
      sum({ day: '2026-11-03', kind: 'open', channel: 'email', people: 2 }),
      sum({ day: '2026-11-01', people: 99 }),
    ]);
    expect(days.map(({ day }) => day)).toEqual(daysOf(range));
    expect(days[0]).toEqual({
      day: '2026-11-02',
      reach: 0,
      engaged: 0,
      conversions: 0,
      revenue: 0,
      visitors: 0,
      views: 0,
    });
    expect(days[1]).toMatchObject({ reach: 7, visitors: 5, views: 9 });
    expect(total(days, 'reach')).toBe(7);
  });

  it('take people of the asked kinds only', () => {
    expect(sumPeople([sum({ people: 3 }), sum({ kind: 'form', people: 2 })], ['form'])).toBe(2);
  });
});

describe('rates and changes', () => {
  it('have no value where there is nothing to divide by', () => {
    expect(engagementRate({ reach: 0, engaged: 0 })).toBeNull();
    expect(engagementRate({ reach: 0, engaged: 3 })).toBeNull();
    expect(changeOf(12, 0)).toBeNull();
  });

  it('are shares and rounded percentages', () => {
    expect(engagementRate({ reach: 200, engaged: 13 })).toBe(0.065);
    expect([changeOf(121, 100), changeOf(50, 100), changeOf(0, 7), changeOf(7, 7)]).toEqual([21, -50, -100, 0]);
  });

  it('compare only with a period that was measured from its first day', () => {
    const before = { from: '2026-10-01', to: '2026-10-30' };
    expect(isMeasured(before, null)).toBe(false);
    expect(isMeasured(before, '2026-10-02')).toBe(false);
    expect(isMeasured(before, '2026-10-01')).toBe(true);
  });
});

describe('what stands out', () => {
  it('is the first of the largest days, and nothing where all are zero', () => {
    expect(
      peakOf(
        of((_, index) => (index === 4 || index === 9 ? 8 : 1)),
        'reach',
      )?.day,
    ).toBe('2026-11-06');
    expect(
      peakOf(
        of(() => 0),
        'reach',
      ),
    ).toBeNull();
  });

  it('is a weekday that is regularly above the average day', () => {
    const thursdays = of((day) => (weekday(day) === 4 ? 20 : 10));
    expect(bestWeekday(thursdays, 'reach')).toEqual({ weekday: 4, above: 75 });
  });

  it('is no weekday because of one lucky day, with too few people, or in less than three weeks', () => {
    expect(
      bestWeekday(
        of((_, index) => (index === 3 ? 500 : 10)),
        'reach',
      ),
    ).toBeNull();
    expect(
      bestWeekday(
        of((day) => (weekday(day) === 4 ? 2 : 1)),
        'reach',
      ),
    ).toBeNull();
    expect(bestWeekday(of((day) => (weekday(day) === 4 ? 20 : 10)).slice(0, 20), 'reach')).toBeNull();
    expect(
      bestWeekday(
        of(() => 10),
        'reach',
      ),
    ).toBeNull();
  });

  it('is a trend only if each of four weeks agrees, and today is not counted before it is over', () => {
    const rising = [...of((_, index) => 10 + Math.floor(index / 7)), { ...of(() => 0)[0]!, day: '2026-11-30' }];
    expect(trendOf(rising, 'reach')).toBe('up');
    expect(
      trendOf(
        rising.map((it) => ({ ...it, reach: 50 - it.reach })),
        'reach',
      ),
    ).toBe('down');
    expect(
      trendOf(
        rising.map((it, index) => (index === 10 ? { ...it, reach: 99 } : it)),
        'reach',
      ),
    ).toBeNull();
    expect(trendOf(rising.slice(1), 'reach')).toBeNull();
  });

  it('is the hour that reached most, once enough people were reached to say so', () => {
    const hour = (weekdayOf: number, at: number, reach: number) => ({
      weekday: weekdayOf,
      hour: at,
      reach,
      engaged: 0,
    });
    expect(bestHour([hour(4, 16, 30), hour(1, 9, 20)])).toMatchObject({ weekday: 4, hour: 16 });
    expect(bestHour([hour(4, 16, 30), hour(1, 9, 19)])).toBeNull();
    expect(bestHour(Array.from({ length: 60 }, (_, index) => hour(1 + (index % 7), index % 24, 1)))).toBeNull();
    expect(bestHour([])).toBeNull();
  });
});
