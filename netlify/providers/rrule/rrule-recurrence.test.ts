import fc from 'fast-check';
import { weekday } from '../../../src/domain/zoned-time';
import { rruleRecurrence } from './rrule-recurrence';

const days = (rrule: string, from = '2026-11-01', to = '2026-12-31', startsOn = '2026-01-01') =>
  rruleRecurrence.days(rrule, startsOn, { from, to });

describe('days by RFC 5545', () => {
  it.each([
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
      ['2026-11-02', '2026-11-16', '2026-11-30', '2026-12-14', '2026-12-28'],
      '2026-01-12',
    ],
    ['FREQ=MONTHLY;BYMONTHDAY=31', ['2026-12-31'], undefined],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', ['2026-11-30', '2026-12-31'], undefined],
    ['FREQ=MONTHLY;BYDAY=-1FR', ['2026-11-27', '2026-12-25'], undefined],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1', ['2026-11-02', '2026-12-01'], undefined],
    ['FREQ=DAILY;UNTIL=20261102T000000Z', ['2026-11-01', '2026-11-02'], undefined],
    ['FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24', ['2026-12-24'], undefined],
    ['freq=daily;count=2', ['2026-11-05', '2026-11-06'], '2026-11-05'],
  ])('%s', (rrule, found, startsOn) => {
    expect(rruleRecurrence.fault(rrule)).toBeNull();
    expect(days(rrule, undefined, undefined, startsOn)).toEqual(found);
  });

  it('never begin before their first day', () => {
    expect(days('FREQ=DAILY', '2026-11-01', '2026-11-10', '2026-11-08')).toEqual([
      '2026-11-08',
      '2026-11-09',
      '2026-11-10',
    ]);
  });

  it('skip 29 February in years that have none', () => {
    expect(days('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2026-01-01', '2029-01-01')).toEqual(['2028-02-29']);
  });

  it('of a weekly rule fall on its weekdays, in order, and never twice', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 4 }),
        (chosen, interval) => {
          const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
          const found = days(`FREQ=WEEKLY;INTERVAL=${interval};BYDAY=${chosen.map((day) => codes[day]).join(',')}`);
          expect(found.every((day) => chosen.includes(weekday(day) - 1))).toBe(true);
          expect([...new Set(found)].sort()).toEqual(found);
        },
      ),
      { seed: 21, numRuns: 40 },
    );
  });

  it.each([
    ['FREQ=HOURLY', 'A rule makes at most one post a day: FREQ is DAILY, WEEKLY, MONTHLY or YEARLY.'],
    ['FREQ=DAILY;BYHOUR=9,10', 'We cannot read “BYHOUR=9,10” in this calendar rule.'],
    ['INTERVAL=2', 'A calendar rule says how often: begin with FREQ=WEEKLY or the like.'],
    ['FREQ=DAILY;FREQ=WEEKLY', 'This calendar rule says one thing twice.'],
    [
      'FREQ=WEEKLY;BYDAY=XX',
      'We cannot read this calendar rule. It follows RFC 5545, such as FREQ=WEEKLY;BYDAY=MO,FR.',
    ],
    ['every Monday', 'We cannot read “every Monday” in this calendar rule.'],
    [
      'FREQ=DAILY\nDTSTART:20200101T000000Z',
      'A rule makes at most one post a day: FREQ is DAILY, WEEKLY, MONTHLY or YEARLY.',
    ],
    ['', 'We cannot read “” in this calendar rule.'],
  ])('refuse %j in words', (rrule, sentence) => {
    expect(rruleRecurrence.fault(rrule)).toBe(sentence);
    expect(days(rrule)).toEqual([]);
  });

  it.each([
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;BYWEEKNO=54',
    'FREQ=DAILY;INTERVAL=99999999999999999999',
  ])('of a rule that never comes are none: %s', (rrule) => expect(days(rrule)).toEqual([]));
});
