/**
 * A time zone in which it is now between eleven and noon. Journeys use it, so that no day, week, month or year
 * ends while they run, and neither Monday's ideas (07:00) nor Monday's report (08:00) appear. It belongs to no
 * country, so that money is always in dollars.
 */
export function daytimeZone(now: Date): string {
  const behind = now.getUTCHours() - 11;
  if (behind === 0) return 'UTC';
  return `Etc/GMT${behind < 0 ? behind : `+${behind}`}`; // these names have the opposite sign
}
