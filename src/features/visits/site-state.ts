import { DAY_MS, MINUTE_MS } from '../../domain/duration';
import { formatAgo } from '../../lib/format-ago';
import { pluralise } from '../../lib/pluralise';

/** A website's state: no visit yet, reporting, or quiet for days. */
export type SiteState = 'waiting' | 'seen' | 'quiet';

export function siteStateOf(seenAt: string | null, now: Date): SiteState {
  if (seenAt === null) return 'waiting';
  return now.getTime() - Date.parse(seenAt) < QUIET_AFTER_DAYS * DAY_MS ? 'seen' : 'quiet';
}

/** "12 seconds ago", then as everywhere. A clock that is a little slow never makes it the future. */
export function seenAgo(seenAt: string, zone: string, now: Date): string {
  const ms = Math.max(0, now.getTime() - Date.parse(seenAt));
  if (ms < 1_000) return 'just now';
  return ms < MINUTE_MS ? `${pluralise(Math.floor(ms / 1_000), 'second')} ago` : formatAgo(seenAt, zone, now);
}

/** A small business has a visit on most days; three without one are worth a look. */
const QUIET_AFTER_DAYS = 3;

/** Without the host, where a website has only one: "/menu". */
export const pathOf = (page: string): string => page.slice(page.indexOf('/')) || '/';
