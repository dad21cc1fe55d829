import { bestWeekday, peakOf, total, trendOf, type DayFigures, type HourFigures } from './analytics-figures';
import type { DayMetric } from './analytics-metric';
import type { DayRange } from './analytics-period';
import { dayInWords } from './day-in-words';

/** "10 May to 8 June"; with years where it crosses one: "12 December 2025 to 10 January 2026". */
export function rangeInWords({ from, to }: DayRange): string {
  const year = from.slice(0, 4) !== to.slice(0, 4);
  return `${dayInWords(from, { year })} to ${dayInWords(to, { year })}`;
}

/** What a chart of days says, for everybody who reads rather than looks. `say` formats a value with its unit. */
export function chartSentence(
  days: readonly DayFigures[],
  metric: DayMetric,
  notes: readonly { day: string; title: string }[],
  say: (value: number) => string,
): string {
  const peak = peakOf(days, metric);
  if (!peak) return NOTHING[metric];
  const { day } = peak;
  const about = notes.find((note) => note.day === day && note.title !== '');
  const best = `on ${dayInWords(day)}${about ? `, the day of ${quoted(about.title)}` : ''}`;
  if (total(days, metric) === peak[metric]) return `All of it was ${best}: ${say(peak[metric])}.`;
  const trend = trendOf(days, metric);
  const weekly = bestWeekday(days, metric);
  return [
    trend && `${NAMES[metric]} ${trend === 'up' ? 'grew' : 'fell'} in each of the last four weeks.`,
    weekly && `${WEEKDAYS[weekly.weekday - 1]}s are ${weekly.above}% above average.`,
    `The best day was ${best.replace(/^on /, '')}: ${say(peak[metric])}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** In quotation marks; those inside become single ones. */
export const quoted = (title: string): string => `“${title.replace(/[“"](?=\S)/g, '‘').replace(/[”"]/g, '’')}”`;

/** "Thursdays from 16:00 to 17:00". */
export const hourInWords = ({ weekday, hour }: Pick<HourFigures, 'weekday' | 'hour'>): string =>
  `${WEEKDAYS[weekday - 1]}s from ${clockTime(hour)} to ${clockTime((hour + 1) % 24)}`;

/** 16 is "16:00". */
export const clockTime = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** 1 is Monday. */
export const weekdayName = (weekday: number): string => WEEKDAYS[weekday - 1] ?? '';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const NAMES: Record<DayMetric, string> = {
  reach: 'Reach',
  visitors: 'Visits',
  conversions: 'Conversions',
  revenue: 'Revenue',
};

const NOTHING: Record<DayMetric, string> = {
  reach: 'Nobody was reached in this period.',
  visitors: 'Nobody visited in this period.',
  conversions: 'No conversions were counted in this period.',
  revenue: 'No revenue was tracked in this period.',
};
