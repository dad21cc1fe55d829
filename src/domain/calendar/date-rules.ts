import { DAY_MS } from '../duration';
import { addDays, weekday } from '../zoned-time';

/** The day of an occasion in a year, or null when it does not occur that year. */
export type DateRule = (year: number) => string | null;

export const fixed =
  (month: number, day: number): DateRule =>
  (year) =>
    iso(year, month, day);

/** nth(5, SUNDAY, 2) is the second Sunday of May; weekdays by ISO 8601: 1 is Monday. */
export const nth =
  (month: number, day: number, count: number): DateRule =>
  (year) =>
    onOrAfter(iso(year, month, 1 + (count - 1) * 7), day);

/** weekdayFrom(10, 31, SATURDAY) is the first Saturday from 31 October on. */
export const weekdayFrom =
  (month: number, from: number, day: number): DateRule =>
  (year) =>
    onOrAfter(iso(year, month, from), day);

export const last =
  (month: number, day: number): DateRule =>
  (year) => {
    const nextMonth = month === 12 ? iso(year + 1, 1, 1) : iso(year, month + 1, 1);
    return onOrAfter(addDays(nextMonth, -7), day);
  };

/** Days from Easter Sunday: easter(-47) is Shrove Tuesday. */
export const easter =
  (offset = 0): DateRule =>
  (year) =>
    addDays(easterSunday(year), offset);

export const after =
  (rule: DateRule, days: number): DateRule =>
  (year) => {
    const day = rule(year);
    return day && addDays(day, days);
  };

/** Days that follow no simple rule, each checked by hand; years beyond the list have none, rather than a guess. */
export const listed =
  (days: Record<number, string>): DateRule =>
  (year) =>
    days[year] ? `${year}-${days[year]}` : null;

/** The first day of a month and day in another calendar that the platform knows (Lunar New Year: 'chinese', 1, 1). */
export const inCalendar = (calendar: 'chinese' | 'hebrew', month: string, day: number): DateRule => {
  const known = new Map<number, string | null>(); // cached, because the search walks through every day of the year
  return (year) => {
    if (!known.has(year)) known.set(year, firstDayIn(calendar, month, day, year));
    return known.get(year) ?? null;
  };
};

function firstDayIn(calendar: 'chinese' | 'hebrew', month: string, day: number, year: number): string | null {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  for (let date = iso(year, 1, 1); date < iso(year + 1, 1, 1); date = addDays(date, 1)) {
    const parts = Object.fromEntries(
      format.formatToParts(new Date(`${date}T00:00:00Z`)).map(({ type, value }) => [type, value]),
    );
    if (parts.month === month && Number(parts.day) === day) return date;
  }
  return null;
}

/** Gregorian Easter by the anonymous algorithm (Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const m = Math.floor((a + 11 * d + 22 * e) / 451);
  const number = d + e - 7 * m + 114;
  return iso(year, Math.floor(number / 31), (number % 31) + 1);
}

/**
 * The day of the June or December solstice in universal time: mean solstices with the twelve largest periodic
 * terms (Meeus, chapter 27), accurate to about an hour, which gives the right day in most years.
 */
export function solstice(month: 6 | 12): DateRule {
  return (year) => {
    const y = (year - 2000) / 1000;
    const mean =
      month === 6
        ? 2451716.56767 + 365241.62603 * y + 0.00325 * y ** 2 + 0.00888 * y ** 3 - 0.0003 * y ** 4
        : 2451900.05952 + 365242.74049 * y - 0.06223 * y ** 2 - 0.00823 * y ** 3 + 0.00032 * y ** 4;
    const t = (mean - 2451545) / 36525;
    const w = radians(35999.373 * t - 2.47);
    const lambda = 1 + 0.0334 * Math.cos(w) + 0.0007 * Math.cos(2 * w);
    const sum = periodicTerms.reduce(
      (total, [size, phase, speed]) => total + size * Math.cos(radians(phase + speed * t)),
      0,
    );
    const julian = mean + (0.00001 * sum) / lambda;
    return new Date((julian - 2440587.5) * DAY_MS).toISOString().slice(0, 10);
  };
}

export const [MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY] = [1, 2, 3, 4, 5, 6, 7] as const;

const iso = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
const onOrAfter = (date: string, day: number) => addDays(date, (day - weekday(date) + 7) % 7);
const radians = (degrees: number) => (degrees * Math.PI) / 180;

const periodicTerms: [size: number, phase: number, speed: number][] = [
  [485, 324.96, 1934.136],
  [203, 337.23, 32964.467],
  [199, 342.08, 20.186],
  [182, 27.85, 445267.112],
  [156, 73.14, 45036.886],
  [136, 171.52, 22518.443],
  [77, 222.54, 65928.934],
  [74, 296.72, 3034.906],
  [70, 243.58, 9037.513],
  [58, 119.81, 33718.147],
  [52, 297.17, 150.678],
  [50, 21.02, 2281.226],
];
