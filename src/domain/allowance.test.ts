import { allowanceUsedSentence, monthAt, noticeAt, resetDay } from './allowance';
import { dayInWords } from './day-in-words';

describe('a month of allowances', () => {
  test('begins at midnight in the zone, not in Greenwich', () => {
    expect(monthAt(new Date('2026-12-01T04:59:00Z'), 'America/New_York')).toBe('2026-11');
    expect(monthAt(new Date('2026-12-01T05:00:00Z'), 'America/New_York')).toBe('2026-12');
    expect(monthAt(new Date('2026-11-30T11:00:00Z'), 'Pacific/Kiritimati')).toBe('2026-12'); // 14 hours ahead
  });
  test('in which clocks change begins at the new offset', () => {
    expect(monthAt(new Date('2026-03-31T21:59:00Z'), 'Europe/Berlin')).toBe('2026-03'); // summer time since the 29th
    expect(monthAt(new Date('2026-03-31T22:00:00Z'), 'Europe/Berlin')).toBe('2026-04');
  });
  test('resets on the first of the next month', () => {
    expect(['2026-01', '2026-02', '2028-02', '2026-11', '2026-12'].map(resetDay)).toEqual([
      '2026-02-01',
      '2026-03-01',
      '2028-03-01',
      '2026-12-01',
      '2027-01-01',
    ]);
  });
});

test('people are notified at 80 and at 100 percent, and never about unlimited allowances', () => {
  expect([0, 39, 40, 49, 50, 51].map((used) => noticeAt(used, 50))).toEqual([0, 0, 80, 80, 100, 100]);
  expect([3, 4, 5].map((used) => noticeAt(used, 5))).toEqual([0, 80, 100]);
  expect(noticeAt(1_000_000, null)).toBe(0);
});

describe('the refusal for a person who wants one more', () => {
  test('names the number, the day and where to choose a plan', () => {
    expect(allowanceUsedSentence({ kind: 'videos', plan: 'Pro', month: '2026-12', sharedBy: 1 })).toBe(
      'You have used all 20 videos of the Pro plan this month. You get new ones on 1 January. For more, choose a larger plan in Settings, under Plan.',
    );
  });
  test('says that a shared trial counts as a whole, without naming its other workspaces', () => {
    expect(allowanceUsedSentence({ kind: 'images', plan: 'Trial', month: '2026-11', sharedBy: 3 })).toBe(
      'You have used all 50 images of the Trial plan this month, counted over the whole trial. You get new ones on 1 December. For more, choose a plan in Settings, under Plan.',
    );
  });
});

test('a day is written in words', () =>
  expect([dayInWords('2027-02-09'), dayInWords('2026-12-31', { year: true })]).toEqual([
    '9 February',
    '31 December 2026',
  ]));
