import { formatDay } from '../../../lib/format-day';

/** "20 November 2026" for a calendar day, the same in every zone and in the build. */
export const articleDay = (day: string): string => formatDay(day, 'UTC', { year: true });
