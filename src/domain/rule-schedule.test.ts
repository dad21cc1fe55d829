import { readSchedule, scheduleWords, writeSchedule, type RuleSchedule } from './rule-schedule';

describe('schedules', () => {
  it.each<[RuleSchedule, string, string]>([
    [{ every: 'week', weeks: 1, days: [1] }, 'FREQ=WEEKLY;BYDAY=MO', 'every Monday'],
    [{ every: 'week', weeks: 1, days: [1, 5] }, 'FREQ=WEEKLY;BYDAY=MO,FR', 'every Monday and Friday'],
    [{ every: 'week', weeks: 1, days: [1, 2, 3, 4, 5, 6, 7] }, 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU', 'every day'],
    [{ every: 'week', weeks: 2, days: [3] }, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE', 'every second week, on Wednesday'],
    [{ every: 'month', day: 1 }, 'FREQ=MONTHLY;BYMONTHDAY=1', 'on the 1st of each month'],
    [{ every: 'month', day: 12 }, 'FREQ=MONTHLY;BYMONTHDAY=12', 'on the 12th of each month'],
    [{ every: 'month', day: 23 }, 'FREQ=MONTHLY;BYMONTHDAY=23', 'on the 23rd of each month'],
    [{ every: 'month', day: -1 }, 'FREQ=MONTHLY;BYMONTHDAY=-1', 'on the last day of each month'],
    [{ every: 'nth', nth: -1, weekday: 5 }, 'FREQ=MONTHLY;BYDAY=-1FR', 'on the last Friday of each month'],
  ])('%j are written, read back and said', (schedule, rrule, words) => {
    expect(writeSchedule(schedule)).toBe(rrule);
    expect(readSchedule(rrule)).toEqual(schedule);
    expect(scheduleWords(rrule)).toBe(words);
  });

  it.each(['FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=XX', 'FREQ=MONTHLY;BYDAY=5FR', 'FREQ=WEEKLY;INTERVAL=5;BYDAY=MO', ''])(
    'that the fields cannot say stay text: %j',
    (rrule) => {
      expect(readSchedule(rrule)).toBeNull();
      expect(scheduleWords(rrule)).toBe(`by the calendar rule ${rrule}`);
    },
  );

  it('put days in order however they were chosen', () => {
    expect(writeSchedule({ every: 'week', weeks: 1, days: [5, 1] })).toBe('FREQ=WEEKLY;BYDAY=MO,FR');
  });
});
