import { MAX_OPENING_TIMES, type OpeningTime } from '../../../src/domain/business-details';
import { listOf, textOf, type Thing } from './website-json-ld';

/**
 * Opening hours from structured data (https://schema.org/openingHoursSpecification,
 * https://schema.org/openingHours). All or none: if one line is not understood, or is only seasonal, the week
 * would be wrong.
 */
export function openingHoursOf(business: Thing | undefined): OpeningTime[] {
  const specified = listOf(business?.openingHoursSpecification);
  const lines =
    specified.length > 0
      ? specified.map(specifiedTimes)
      : listOf(business?.openingHours).flatMap((text) => textTimes(typeof text === 'string' ? text : ''));
  if (lines.some((line) => line === null)) return [];
  const hours = lines.flatMap((line) => line ?? []);
  const seen = new Set<string>();
  const once = hours.filter(
    ({ day, from, to }) => !seen.has(`${day} ${from} ${to}`) && seen.add(`${day} ${from} ${to}`),
  );
  return once.length > MAX_OPENING_TIMES
    ? []
    : once.toSorted((one, other) => one.day - other.day || one.from.localeCompare(other.from));
}

function specifiedTimes(value: unknown): OpeningTime[] | null {
  if (!value || typeof value !== 'object') return null;
  const { dayOfWeek, opens, closes, validFrom, validThrough } = value as Thing;
  if (validFrom !== undefined || validThrough !== undefined) return null;
  const days = listOf(dayOfWeek).map((day) =>
    dayOf(typeof day === 'string' ? day : textOf((day as Thing | null)?.name)),
  );
  const [from, to] = [timeOf(textOf(opens)), timeOf(textOf(closes))];
  // Equal times mean a closed day.
  if (from !== null && from === to) return days.includes(null) ? null : [];
  return from === null || to === null || days.length === 0 || days.includes(null)
    ? null
    : days.map((day) => ({ day: day!, from, to }));
}

/** Such as "Mo-Fr 09:00-17:00", "Mo,We 10:00-12:00 14:00-18:00", several in a row. */
function textTimes(text: string): (OpeningTime[] | null)[] {
  const parts = text
    .split(/[,;]?\s+(?=[A-Za-z]{2})|;\s*/)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length === 0
    ? [null]
    : parts.map((part) => {
        const [, named = '', times = ''] =
          /^([A-Za-z]{2,9}(?:\s*[-–,]\s*[A-Za-z]{2,9})*)\s+([\d:.,–-][\d:.\s,–-]*)$/.exec(part) ?? [];
        const days = named === '' ? [null] : named.split(',').flatMap((range) => daysIn(range));
        const spans = [...times.matchAll(/(\d{1,2}:\d{2})\s*[–-]\s*(\d{1,2}:\d{2})/g)].map(([, from, to]) => ({
          from: timeOf(from!),
          to: timeOf(to!),
        }));
        const isWhole = times.replace(/\d{1,2}:\d{2}\s*[–-]\s*\d{1,2}:\d{2}/g, '').replace(/[\s,]/g, '') === '';
        if (
          days.includes(null) ||
          spans.length === 0 ||
          !isWhole ||
          spans.some(({ from, to }) => from === null || to === null || from === to)
        )
          return null;
        return days.flatMap((day) => spans.map(({ from, to }) => ({ day: day!, from: from!, to: to! })));
      });
}

function daysIn(range: string): (number | null)[] {
  const [first, last] = range.split(/[-–]/).map(dayOf);
  if (first === undefined || first === null || last === undefined) return [first ?? null];
  if (last === null) return [null];
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => ((first - 1 + step) % 7) + 1);
}

/** https://schema.org/Monday, Monday and Mo are all 1. Public holidays are not a weekday. */
function dayOf(text: string): number | null {
  const at = DAYS.indexOf(
    text
      .trim()
      .replace(/^.*[/:]/, '')
      .slice(0, 2)
      .toLowerCase(),
  );
  return at < 0 || !/^([a-z]{2}|[a-z]{3,4}|[a-z]+day)$/i.test(text.trim().replace(/^.*[/:]/, '')) ? null : at + 1;
}

function timeOf(text: string): string | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})?$/.exec(text.trim()) ?? [];
  if (hour === undefined || Number(hour) > 24 || Number(minute) > 59) return null;
  return `${String(Number(hour) % 24).padStart(2, '0')}:${minute}`;
}

const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];
