import { weekdayNames } from './business-details';
import { dayInWords } from './day-in-words';
import { toLocal, weekday } from './zoned-time';

/** "Thursday 3 December at 16:30", by a zone's clock. */
export function momentInWords(instant: Date, zone: string): string {
  const { date, time } = toLocal(instant, zone);
  return `${weekdayNames[weekday(date) - 1]} ${dayInWords(date)} at ${time}`;
}
