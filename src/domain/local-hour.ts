import { addDays, toInstant, toLocal } from './zoned-time';

/** The next time that it is this full hour (0 to 23) in a zone, at or after an instant. */
export function nextLocalHour(from: Date, zone: string, hour: number): Date {
  const { date } = toLocal(from, zone);
  const time = `${String(hour).padStart(2, '0')}:00`;
  const today = toInstant({ date, time }, zone);
  return today >= from ? today : toInstant({ date: addDays(date, 1), time }, zone);
}
