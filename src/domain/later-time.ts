import { HOUR_MS } from './duration';
import { addDays, toInstant, toLocal, weekday } from './zoned-time';

/** Times that snoozing and sending later offer, in the workspace's zone, soonest first: all of them by day. */
export function laterTimes(now: Date, zone: string): LaterTime[] {
  const { date } = toLocal(now, zone);
  const [morning, evening] = [MORNING, EVENING].map((time) => toInstant({ date, time }, zone).getTime());
  const laterToday = new Date(Math.min(Math.max(now.getTime() + 3 * HOUR_MS, morning!), evening!));
  const tomorrow = addDays(date, 1);
  const monday = addDays(date, 8 - weekday(date));
  const times: LaterTime[] = [
    ...(laterToday.getTime() - now.getTime() >= HOUR_MS ? [{ key: 'later-today' as const, at: laterToday }] : []),
    { key: 'tomorrow', at: toInstant({ date: tomorrow, time: MORNING }, zone) },
    ...(monday === tomorrow ? [] : [{ key: 'monday' as const, at: toInstant({ date: monday, time: MORNING }, zone) }]),
    { key: 'in-a-week', at: toInstant({ date: addDays(date, 7), time: MORNING }, zone) },
  ];
  return times.sort((one, other) => one.at.getTime() - other.at.getTime()).filter(isNew);
}

export interface LaterTime {
  key: 'later-today' | 'tomorrow' | 'monday' | 'in-a-week';
  at: Date;
}

/** On a Monday, the next one is also in a week. */
const isNew = ({ at }: LaterTime, index: number, all: readonly LaterTime[]): boolean =>
  all.findIndex((other) => other.at.getTime() === at.getTime()) === index;

const MORNING = '09:00';
const EVENING = '18:00';
