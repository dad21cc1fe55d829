import type { DryRunItem, FeedItemSeen } from '../../../../src/contracts/rules';
import { nameWithin } from '../../../../src/domain/calendar/say-date';
import type { Pillar } from '../../../../src/domain/pillar';
import { subjectWords } from '../../../../src/domain/rule-words';
import { DRY_RUN_DAYS, guardOf, skipWords, type RuleWish } from '../../../../src/domain/rule';
import { weekOfDate } from '../../../../src/domain/week';
import { addDays, toInstant, toLocal, weekday } from '../../../../src/domain/zoned-time';
import type { EventStore } from '../../../ports/event-store';
import type { Recurrence } from '../../../ports/recurrence';
import { figureFrom } from '../firings/firing-figure';
import { plannedFirings } from '../rule-calendar';

/** The days of a dry run: the next four weeks, or the last four. */
export const daysAhead = (now: Date, zone: string) => spanFrom(toLocal(now, zone).date);
export const daysBehind = (now: Date, zone: string) => spanFrom(addDays(toLocal(now, zone).date, -DRY_RUN_DAYS));
const spanFrom = (from: string) => ({ from, to: addDays(from, DRY_RUN_DAYS - 1) });

/** What a calendar trigger would do from now on. `madeThisWeek`: posts of the rule in the week that has begun. */
export function dryRunAhead(
  rule: RuleWish,
  { now, zone, madeThisWeek, pillars }: { now: Date; zone: string; madeThisWeek: number; pillars: readonly Pillar[] },
  recurrence: Recurrence,
): DryRunItem[] {
  const span = daysAhead(now, zone);
  const comings = plannedFirings(rule.trigger, span, zone, recurrence)
    .filter(({ day, time }) => toInstant({ date: day, time }, zone) > now)
    .map(({ day, time, subject }) => ({
      day,
      time,
      about: subject ? `about ${nameWithin(subject.name)}` : subjectWords(rule.pillar, pillars),
      waits: subject?.solemn ?? false,
    }));
  return through(rule, comings, new Map([[weekOfDate(span.from).startsOn, madeThisWeek]]));
}

/** What a rule about a figure would have done: it looks once a day, and comes once a week. */
export function dryRunOfFigure(
  rule: RuleWish,
  days: Awaited<ReturnType<EventStore['days']>>,
  span: { from: string; to: string },
  pillars: readonly Pillar[],
): DryRunItem[] {
  const { trigger } = rule;
  if (trigger.on !== 'metric') return [];
  const weeks = new Set<string>();
  const comings: Coming[] = [];
  for (let day = span.from; day <= span.to; day = addDays(day, 1)) {
    const people = figureFrom(days, addDays(day, -1));
    const monday = weekOfDate(day).startsOn;
    const comes = people !== null && (trigger.is === 'below' ? people < trigger.people : people > trigger.people);
    if (!comes || weeks.has(monday)) continue;
    weeks.add(monday);
    comings.push({
      day,
      time: trigger.time,
      about: `${subjectWords(rule.pillar, pillars)}, after ${people === 1 ? 'one visitor' : `${people} visitors`} in seven days`,
    });
  }
  return through(rule, comings);
}

/** What a rule about a feed would have done with the items that say when they appeared. */
export function dryRunOfFeed(
  rule: RuleWish,
  items: readonly FeedItemSeen[],
  span: { from: string; to: string },
): DryRunItem[] {
  const comings = items
    .filter(({ day }) => day >= span.from && day <= span.to)
    .map(({ day, time, title }) => ({ day, time, about: `about “${title}”` }))
    .sort((one, other) => (one.day + one.time < other.day + other.time ? -1 : 1));
  return through(rule, comings);
}

/** Through the guard rails, week by week, as the firings themselves will go. */
function through(rule: RuleWish, comings: readonly Coming[], made = new Map<string, number>()): DryRunItem[] {
  return comings.slice(0, MOST).map(({ day, time, about, waits = false }) => {
    const week = weekOfDate(day).startsOn;
    const count = made.get(week) ?? 0;
    const guard = guardOf(rule, { day, weekday: weekday(day), made: count });
    if (guard) return { day, time, makes: false, sentence: `Skipped: ${skipWords[guard]}` };
    made.set(week, count + 1);
    const ending = waits && rule.mode === 'auto' ? ', for your approval: it is a day of remembrance' : '';
    return { day, time, makes: true, sentence: `One post ${about}${ending}`.slice(0, 400) };
  });
}

const MOST = 200;

interface Coming {
  day: string;
  time: string;
  about: string;
  waits?: boolean;
}
