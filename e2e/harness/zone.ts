/**
 * The time zone where it is between eleven and noon now. Journeys live there: no day, week, month or year ends while they
 * run, and neither Monday's ideas (07:00) nor Monday's report (08:00) come of themselves. It belongs to no country, so
 * that money is in dollars wherever the sun stands.
 */
export function daytimeZone(now: Date): string {
  const behind = now.getUTCHours() - 11;
  if (behind === 0) return 'UTC';
  return `Etc/GMT${behind < 0 ? behind : `+${behind}`}`; // in these names the sign is turned round
}
