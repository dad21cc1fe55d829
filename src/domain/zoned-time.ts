import { DAY_MS } from './duration';

/** Converts between instants and local dates and times in a named zone, always through the platform's IANA data. */

export interface LocalDateTime {
  /** such as 2026-11-21 */
  date: string;
  /** such as 16:30 */
  time: string;
}

/** The local date and time in `zone` at an instant. */
export function toLocal(instant: Date, zone: string): LocalDateTime {
  const part = Object.fromEntries(
    partsFormat(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return { date: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
}

/**
 * The instant of a local time in `zone`. A time skipped in spring moves past the change by the same amount
 * (02:30 → 03:30); a time that occurs twice in autumn means the first.
 */
export function toInstant({ date, time }: LocalDateTime, zone: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const offsets = [-1, 1].map((side) => offsetAt(asUtc + side * DAY_MS, zone));
  const candidates = offsets.map((offset) => asUtc - offset);
  const exact = candidates.filter((candidate) => candidate + offsetAt(candidate, zone) === asUtc);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
}

/** The date a number of days later: addDays('2026-11-30', 1) is '2026-12-01'. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/**
 * How many milliseconds the zone is ahead of UTC between two instants: each piece holds before `until`, the last one to
 * the end. A change is found if no other follows within a day.
 */
export function offsetsBetween(zone: string, from: number, to: number): { until: number; offset: number }[] {
  const pieces: { until: number; offset: number }[] = [];
  let offset = offsetAt(from, zone);
  for (let day = from; day < to; day += DAY_MS) {
    const next = offsetAt(day + DAY_MS, zone);
    if (next === offset) continue;
    let [before, after] = [day, day + DAY_MS];
    while (after - before > 1_000) {
      const middle = Math.floor((before + after) / 2_000) * 1_000;
      if (middle <= before) break;
      if (offsetAt(middle, zone) === offset) before = middle;
      else after = middle;
    }
    pieces.push({ until: after, offset });
    offset = next;
  }
  return [...pieces, { until: Infinity, offset }];
}

/**
 * How many milliseconds the zone is ahead of UTC at an instant. Midnights are remembered, since asking the platform takes
 * microseconds: the offset of a day that begins and ends with the same one is that of all its instants.
 */
function offsetAt(instant: number, zone: string): number {
  const day = Math.floor(instant / DAY_MS) * DAY_MS;
  const offset = midnightOffset(day, zone);
  return offset === midnightOffset(day + DAY_MS, zone) ? offset : askOffset(instant, zone);
}

function midnightOffset(day: number, zone: string): number {
  const key = `${zone} ${day}`;
  const known = midnights.get(key);
  if (known !== undefined) return known;
  if (midnights.size > MOST_MIDNIGHTS) midnights.clear();
  const offset = askOffset(day, zone);
  midnights.set(key, offset);
  return offset;
}

function askOffset(instant: number, zone: string): number {
  const part = Object.fromEntries(
    partsFormat(zone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  const local = Date.UTC(
    Number(part.year),
    Number(part.month) - 1,
    Number(part.day),
    Number(part.hour),
    Number(part.minute),
    Number(part.second),
  );
  return local - Math.floor(instant / 1000) * 1000;
}

/** Creating a format costs a hundred times more than using it, so there is one per zone. */
function partsFormat(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(zone, format);
  }
  return format;
}

const formats = new Map<string, Intl.DateTimeFormat>();
const midnights = new Map<string, number>();
/** Some years of several zones, in half a megabyte. */
const MOST_MIDNIGHTS = 5_000;
