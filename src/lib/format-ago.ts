import { MINUTE_MS } from '../domain/duration';
import { formatDay } from './format-day';
import { pluralise } from './pluralise';

/**
 * The time since an instant: "just now", "20 minutes ago", "3 hours ago", "2 days ago"; after a week the date in
 * `zone`.
 */
export function formatAgo(instant: string | Date, zone: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(instant).getTime()) / MINUTE_MS);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${pluralise(minutes, 'minute')} ago`;
  if (minutes < 24 * 60) return `${pluralise(Math.floor(minutes / 60), 'hour')} ago`;
  const days = Math.floor(minutes / (24 * 60));
  return days < 7 ? `${pluralise(days, 'day')} ago` : formatDay(instant, zone);
}
