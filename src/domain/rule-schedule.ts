/** The schedules that the builder offers; what RFC 5545 can say beyond them stays text. */
export type RuleSchedule =
  | { every: 'week'; weeks: number; days: number[] }
  | { every: 'month'; day: number }
  | { every: 'nth'; nth: number; weekday: number };

export const writeSchedule = (schedule: RuleSchedule): string => {
  switch (schedule.every) {
    case 'week': {
      const days = [...schedule.days].sort((one, other) => one - other).map((day) => CODES[day - 1]);
      return `FREQ=WEEKLY;${schedule.weeks > 1 ? `INTERVAL=${schedule.weeks};` : ''}BYDAY=${days.join(',')}`;
    }
    case 'month':
      return `FREQ=MONTHLY;BYMONTHDAY=${schedule.day}`;
    case 'nth':
      return `FREQ=MONTHLY;BYDAY=${schedule.nth}${CODES[schedule.weekday - 1]}`;
  }
};

/** null for what only the text can say. */
export function readSchedule(rrule: string): RuleSchedule | null {
  const week = /^FREQ=WEEKLY;(?:INTERVAL=([2-4]);)?BYDAY=([A-Z]{2}(?:,[A-Z]{2})*)$/.exec(rrule);
  if (week) {
    const days = week[2]!.split(',').map((code) => CODES.indexOf(code) + 1);
    return days.every((day) => day > 0) ? { every: 'week', weeks: Number(week[1] ?? 1), days } : null;
  }
  const month = /^FREQ=MONTHLY;BYMONTHDAY=(-1|[1-9]|[12]\d|3[01])$/.exec(rrule);
  if (month) return { every: 'month', day: Number(month[1]) };
  const nth = /^FREQ=MONTHLY;BYDAY=(-1|[1-4])([A-Z]{2})$/.exec(rrule);
  const weekday = CODES.indexOf(nth?.[2] ?? '') + 1;
  return nth && weekday > 0 ? { every: 'nth', nth: Number(nth[1]), weekday } : null;
}

/** "every Monday and Friday", "on the last Friday of each month" */
export function scheduleWords(rrule: string): string {
  const schedule = readSchedule(rrule);
  if (!schedule) return `by the calendar rule ${rrule}`;
  if (schedule.every === 'month')
    return schedule.day === -1 ? 'on the last day of each month' : `on the ${ordinal(schedule.day)} of each month`;
  if (schedule.every === 'nth')
    return `on the ${NTH.get(schedule.nth)} ${weekdayNames[schedule.weekday - 1]} of each month`;
  const names = schedule.days.map((day) => weekdayNames[day - 1]!);
  const days = schedule.days.length === 7 ? 'day' : joined(names);
  if (schedule.weeks === 1) return `every ${days}`;
  return `every ${INTERVALS.get(schedule.weeks)} week, on ${schedule.days.length === 7 ? 'each day' : days}`;
}

const joined = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const ordinal = (day: number): string => {
  const ending = day % 100 > 10 && day % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
};

export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const INTERVALS: ReadonlyMap<number, string> = new Map([
  [2, 'second'],
  [3, 'third'],
  [4, 'fourth'],
]);
const NTH: ReadonlyMap<number, string> = new Map([
  [1, 'first'],
  [2, 'second'],
  [3, 'third'],
  [4, 'fourth'],
  [-1, 'last'],
]);
