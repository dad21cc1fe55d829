import { dueDays } from './automation-day';

const birthday = { on: 'date', fieldId: 'f', offsetDays: 0, hour: 9, yearly: true } as const;
const at = (instant: string): Date => new Date(instant);

describe('a day whose hour has come', () => {
  it("is due once, at its hour in the workspace's zone", () => {
    const [since, zone] = [at('2026-11-24T00:00:00Z'), 'Europe/Vienna'];
    expect(dueDays(birthday, since, at('2026-11-24T07:59:59Z'), zone)).toEqual([]);
    expect(dueDays(birthday, since, at('2026-11-24T08:00:00Z'), zone)).toEqual([
      { at: at('2026-11-24T08:00:00Z'), date: '2026-11-24', says: ['11-24'] },
    ]);
    expect(dueDays(birthday, at('2026-11-24T08:00:00Z'), at('2026-11-24T08:01:00Z'), zone)).toEqual([]);
  });

  it('can be made up for a day, and no longer', () => {
    const since = at('2026-11-20T00:00:00Z');
    expect(dueDays(birthday, since, at('2026-11-24T07:00:00Z'), 'UTC').map(({ date }) => date)).toEqual(['2026-11-23']);
    expect(dueDays(birthday, since, at('2026-11-24T09:00:00Z'), 'UTC').map(({ date }) => date)).toEqual(['2026-11-24']);
    expect(
      dueDays({ ...birthday, hour: 23 }, since, at('2026-11-24T22:59:00Z'), 'UTC').map(({ date }) => date),
    ).toEqual(['2026-11-23']);
  });

  it.each([
    [-3, '2026-11-27', 'three days before it'],
    [2, '2026-11-22', 'two days after it'],
  ])('%d days away is the day %s (%s)', (offsetDays, date) => {
    expect(
      dueDays(
        { ...birthday, yearly: false, offsetDays },
        at('2026-11-24T08:00:00Z'),
        at('2026-11-24T09:30:00Z'),
        'UTC',
      ),
    ).toEqual([{ at: at('2026-11-24T09:00:00Z'), date, says: [date] }]);
  });

  it('of 29 February is the 28th in other years', () => {
    const says = (now: string) => dueDays(birthday, at('2020-01-01T00:00:00Z'), at(now), 'UTC').at(-1)!.says;
    expect(says('2027-02-28T10:00:00Z')).toEqual(['02-28', '02-29']);
    expect(says('2028-02-28T10:00:00Z')).toEqual(['02-28']);
    expect(says('2028-02-29T10:00:00Z')).toEqual(['02-29']);
  });

  it('is right across a clock change', () => {
    // On 29 March 2026 the clocks in Vienna go forward at two o'clock.
    expect(
      dueDays({ ...birthday, hour: 2 }, at('2026-03-28T12:00:00Z'), at('2026-03-29T12:00:00Z'), 'Europe/Vienna'),
    ).toHaveLength(1);
  });
});
