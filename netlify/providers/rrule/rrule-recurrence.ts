import { RRuleTemporal } from 'rrule-temporal';
import type { Recurrence } from '../../ports/recurrence';

/**
 * RFC 5545 by rrule-temporal. Every rule is read as if its days were those of UTC, where each has 24 hours: the clock of
 * the workspace comes in afterwards, so that neither a clock change nor another zone moves a day.
 */
export const rruleRecurrence: Recurrence = {
  days(rrule, startsOn, { from, to }) {
    if (rruleRecurrence.fault(rrule) !== null || to < from) return [];
    const found = read(rrule, startsOn)?.between(midnight(from), midnight(to), true) ?? [];
    return [...new Set(found.map((at) => at.toPlainDate().toString()))].filter((day) => day >= from && day <= to);
  },
  fault(rrule) {
    const parts = rrule.split(';').map((part) => part.split('='));
    const stray = parts.find(([name = '', value]) => !PARTS.has(name.toUpperCase()) || !value);
    if (stray) return `We cannot read “${stray.join('=').slice(0, 40)}” in this calendar rule.`;
    if (new Set(parts.map(([name]) => name!.toUpperCase())).size < parts.length)
      return 'This calendar rule says one thing twice.';
    const often = parts.find(([name]) => name!.toUpperCase() === 'FREQ')?.[1];
    if (often === undefined) return 'A calendar rule says how often: begin with FREQ=WEEKLY or the like.';
    if (!/^(DAILY|WEEKLY|MONTHLY|YEARLY)$/i.test(often))
      return 'A rule makes at most one post a day: FREQ is DAILY, WEEKLY, MONTHLY or YEARLY.';
    return read(rrule, '2026-01-01') === null
      ? 'We cannot read this calendar rule. It follows RFC 5545, such as FREQ=WEEKLY;BYDAY=MO,FR.'
      : null;
  },
};

function read(rrule: string, startsOn: string): RRuleTemporal | null {
  try {
    return new RRuleTemporal({
      rruleString: `DTSTART:${startsOn.replaceAll('-', '')}T000000Z\nRRULE:${rrule.toUpperCase()}`,
      maxIterations: MOST_STEPS,
    });
  } catch {
    return null; // the library says in words for programmers what it cannot read
  }
}

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** BYHOUR and finer would mean several posts a day. */
const PARTS: ReadonlySet<string> = new Set([
  'FREQ',
  'INTERVAL',
  'COUNT',
  'UNTIL',
  'BYDAY',
  'BYMONTHDAY',
  'BYMONTH',
  'BYSETPOS',
  'BYWEEKNO',
  'BYYEARDAY',
  'WKST',
]);
/** A rule whose days never come, such as 30 February, is given up after these. */
const MOST_STEPS = 20_000;
