/**
 * A time zone where it is between nine in the morning and three in the afternoon now. Journeys live there: no day, week,
 * month or year ends while they run, and neither Monday's ideas (07:00) nor Monday's report (08:00) come of themselves.
 */
export function daytimeZone(now: Date): string {
  const hourIn = (zone: string): number => Number(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(now));
  const found = ZONES.find((zone) => hourIn(zone) >= 9 && hourIn(zone) < 15);
  if (!found) throw new Error(`No zone has daytime at ${now.toISOString()}.`);
  return found;
}

/** Six hours apart at most, in summer and in winter. */
const ZONES = ['Europe/London', 'Asia/Dhaka', 'Asia/Tokyo', 'Pacific/Auckland', 'America/New_York', 'Pacific/Honolulu'];
