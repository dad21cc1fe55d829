import { isDeepStrictEqual } from 'node:util';
import type { Input } from '../../../src/contracts/endpoint';
import type { Rule, rulesContract } from '../../../src/contracts/rules';
import type { Actor, ActivityEvent, NewActivity } from '../../../src/domain/activity';
import { activityEvents } from '../../../src/domain/activity-events';
import { engagementKinds, reachKinds } from '../../../src/domain/analytics-event';
import { observancesBetween } from '../../../src/domain/calendar/observances';
import { DAY_MS } from '../../../src/domain/duration';
import { networkLabel, networkRules } from '../../../src/domain/network';
import type { Pillar } from '../../../src/domain/pillar';
import { METRIC_DAYS, needsPillar, ruleLimits, type RuleWish } from '../../../src/domain/rule';
import { weekOfDate } from '../../../src/domain/week';
import { addDays, toLocal } from '../../../src/domain/zoned-time';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { EventStore } from '../../ports/event-store';
import type { FeedsPort } from '../../ports/feeds';
import type { Ids } from '../../ports/ids';
import type { Recurrence } from '../../ports/recurrence';
import type { WebPort } from '../../ports/web';
import type { WorkspacePart } from '../../ports/workspace-scope';
import { daysAhead, daysBehind, dryRunAhead, dryRunOfFeed, dryRunOfFigure } from './dry-run/rule-dry-run';
import { KNOWN_DAYS } from './firings/firing-figure';
import { findFeedTrouble, readRuleFeed } from './firings/firing-feed';
import { presentFiring } from './firings/present-firing';
import { nextLook } from './rule-calendar';
import type { RuleRow, RulesRepository } from './rules-repository';

/** Rules as people see and edit them. What they do by themselves is firings/. */
export function makeRulesService({ repository, events, web, feeds, recurrence, clock, ids }: Dependencies) {
  const tell = (workspaceId: string, event: ActivityEvent, actor: Actor): NewActivity => ({
    ...event,
    id: ids.id(),
    workspaceId,
    actor: { id: actor.id, name: actor.name },
    at: clock.now(),
  });

  /** From now on: what came before is not made up for, and what a feed has already is not new. */
  const begin = (trigger: RuleWish['trigger'], zone: string) => ({
    checkedAt: clock.now(),
    nextAt: trigger.on === 'feed' ? clock.now() : nextLook(trigger, clock.now(), zone, recurrence),
    zone,
    feedKnown: false,
    etag: '',
    lastModified: '',
    trouble: null,
  });

  /** Of what it posts: where that cannot go, and a subject that the workspace does not have. `kept`: what it has already. */
  function refuseContent({ platforms, contentTypes, pillar }: RuleWish, pillars: readonly Pillar[], kept = ''): void {
    const needsClip = platforms.find((network) => networkRules[network].pictures === null);
    const needsPicture = platforms.find((network) => !networkRules[network].textAlone);
    const platformFault =
      needsClip && !contentTypes.includes('clip')
        ? `${networkLabel(needsClip)} takes videos only. Let the rule make posts with a clip, or leave it out.`
        : needsPicture && !needsClip && !contentTypes.some((type) => type !== 'words')
          ? `${networkLabel(needsPicture)} needs a picture. Let the rule make posts with one, or leave it out.`
          : null;
    if (platformFault) throw new AppError('invalid_request', platformFault, { fields: { platforms: platformFault } });
    if (pillar !== '' && pillar !== kept && !pillars.some(({ id }) => id === pillar)) {
      const sentence = 'Choose a subject from the list.';
      throw new AppError('invalid_request', sentence, { fields: { pillar: sentence } });
    }
  }

  /** It is stored all the same: the website may only be down. */
  const troubleOf = async ({ kind }: Place, trigger: RuleWish['trigger']): Promise<string | null> =>
    trigger.on === 'feed' && kind !== 'demo' ? findFeedTrouble({ web, feeds }, trigger.address) : null;

  function refuseFaults({ trigger, quietWeekdays, quietDays }: RuleWish, place: Place): void {
    const fault =
      trigger.on === 'time'
        ? (recurrence.fault(trigger.rrule) ??
          (nextLook(trigger, clock.now(), place.zone, recurrence) === null
            ? 'This rule would never run: no future date matches it.'
            : null))
        : trigger.on === 'holiday' && trigger.holidays.some((id) => !holidaysOf(place).some((one) => one.id === id))
          ? 'Choose holidays from the list.'
          : null;
    if (fault) throw new AppError('invalid_request', fault, { fields: { trigger: fault } });
    if (new Set(quietWeekdays).size === 7) {
      const sentence = 'Leave at least one day on, or this rule will never make a post.';
      throw new AppError('invalid_request', sentence, { fields: { quietWeekdays: sentence } });
    }
    if (quietDays.length !== new Set(quietDays).size) {
      const sentence = 'Choose each day once.';
      throw new AppError('invalid_request', sentence, { fields: { quietDays: sentence } });
    }
  }

  /** Whom the newest posts reached in the last 90 days, and who acted, by post. */
  async function peopleOf({ id, zone }: Place, pieceIds: string[]): Promise<People> {
    if (pieceIds.length === 0) return new Map();
    const to = toLocal(clock.now(), zone).date;
    const range = { from: addDays(to, 1 - REACH_DAYS), to };
    const question = { dimension: 'subject' as const, keys: pieceIds, limit: pieceIds.length };
    const reached = await events.top(id, range, { ...question, kinds: reachKinds });
    const acted = await events.top(id, range, { ...question, kinds: engagementKinds });
    return new Map(
      reached.map(({ key, people }) => [
        key,
        { reach: people, engagement: acted.find((one) => one.key === key)?.people ?? 0 },
      ]),
    );
  }

  const holidaysOf = ({ zone }: Place) => {
    const today = toLocal(clock.now(), zone).date;
    const found = observancesBetween(today, addDays(today, 365), zone);
    return found
      .filter((one, place) => found.findIndex(({ id }) => id === one.id) === place)
      .map(({ id, name, verb, date, holiday }) => ({
        id,
        name: id.startsWith('clocks-') ? `${name} ${verb.replace(/ on$/, '')}` : name,
        date,
        kind: holiday ? ('holiday' as const) : ('observance' as const),
      }));
  };

  async function shown(place: Place, row: RuleRow | 'taken' | null): Promise<Rule> {
    if (row === null) throw notFound('rule');
    if (row === 'taken') throw taken();
    const { counts, made } = await repository.list(place.id);
    const pillars = await repository.readPillars(place.id);
    const own = made.filter(({ ruleId }) => ruleId === row.id).map(({ pieceId }) => pieceId);
    return present(row, place, {
      posts: counts.get(row.id) ?? 0,
      pieceIds: own,
      people: await peopleOf(place, own),
      pillars,
    });
  }

  return {
    async list(place: Place) {
      const { rows, counts, made } = await repository.list(place.id);
      const reach = await peopleOf(
        place,
        made.map(({ pieceId }) => pieceId),
      );
      const pillars = await repository.readPillars(place.id);
      const posts = Map.groupBy(made, ({ ruleId }) => ruleId);
      return {
        items: rows.map((row) =>
          present(row, place, {
            posts: counts.get(row.id) ?? 0,
            pieceIds: (posts.get(row.id) ?? []).map(({ pieceId }) => pieceId),
            people: reach,
            pillars,
          }),
        ),
        holidays: holidaysOf(place),
      };
    },

    async create(place: Place, wish: RuleWish, actor: Actor): Promise<Rule> {
      refuseFaults(wish, place);
      refuseContent(wish, await repository.readPillars(place.id));
      const trouble = await troubleOf(place, wish.trigger);
      const at = clock.now();
      const row: RuleRow = {
        ...wish,
        ...begin(wish.trigger, place.zone),
        trouble,
        id: ids.id(),
        workspaceId: place.id,
        active: true,
        deletedAt: null,
        createdAt: at,
        updatedAt: at,
      };
      const outcome = await repository.add(
        row,
        ruleLimits.rules,
        tell(place.id, activityEvents.ruleSaved(wish.name, true), actor),
      );
      if (outcome === 'taken') throw taken();
      if (outcome === 'full')
        throw new AppError(
          'conflict',
          `A workspace can have at most ${ruleLimits.rules} rules. Delete one you don’t need.`,
        );
      return shown(place, row);
    },

    async change(place: Place, { ruleId, ...wish }: { ruleId: string } & RuleWish, actor: Actor): Promise<Rule> {
      const before = await repository.find(place.id, ruleId);
      if (!before) throw notFound('rule');
      refuseFaults(wish, place);
      refuseContent(wish, await repository.readPillars(place.id), before.pillar);
      // With the same trigger it goes on: what comes in this very minute is not lost.
      const fresh = isDeepStrictEqual(before.trigger, wish.trigger)
        ? {}
        : { ...begin(wish.trigger, place.zone), trouble: await troubleOf(place, wish.trigger) };
      const change = { ...wish, ...fresh, updatedAt: clock.now() };
      const activity = tell(place.id, activityEvents.ruleSaved(wish.name, false), actor);
      return shown(place, await repository.change(place.id, ruleId, change, activity));
    },

    /** Turned on or off; what it is already stays, with its place in time. */
    async turn(place: Place, ruleId: string, active: boolean, actor: Actor): Promise<Rule> {
      const before = await repository.find(place.id, ruleId);
      if (!before || before.active === active) return shown(place, before);
      const change = { active, updatedAt: clock.now(), ...(active && begin(before.trigger, place.zone)) };
      const activity = tell(place.id, activityEvents.ruleTurned(before.name, active), actor);
      return shown(place, await repository.change(place.id, ruleId, change, activity));
    },

    async remove(place: Place, ruleId: string, actor: Actor): Promise<{ id: string }> {
      const gone = await repository.remove(place.id, ruleId, clock.now(), (name) =>
        tell(place.id, activityEvents.ruleDeleted(name), actor),
      );
      if (gone === null) throw notFound('rule');
      return { id: ruleId };
    },

    restore: async (place: Place, ruleId: string): Promise<Rule> =>
      shown(place, await repository.restore(place.id, ruleId, ({ trigger }) => begin(trigger, place.zone))),

    async listFirings(place: Place, { ruleId, ...page }: Input<typeof rulesContract.listRuleFirings>) {
      if (!(await repository.find(place.id, ruleId))) throw notFound('rule');
      const { rows, nextCursor } = await repository.listFirings(place.id, ruleId, page);
      return { items: rows.map(presentFiring), nextCursor };
    },

    async checkFeed({ zone }: Place, { address }: Input<typeof rulesContract.getRuleFeed>) {
      const feed = await readRuleFeed({ web, feeds }, address);
      const items = feed!.items
        .flatMap(({ title, publishedAt }) => {
          if (!publishedAt) return [];
          const { date: day, time } = toLocal(publishedAt, zone);
          return [{ day, time, title: title.slice(0, 300) }];
        })
        .slice(0, ruleLimits.feedItems);
      return { title: feed!.title.slice(0, 300), count: feed!.items.length, items };
    },

    async preview(place: Place, { ruleId, feedItems = [], ...wish }: Input<typeof rulesContract.getRulePreview>) {
      refuseFaults(wish, place);
      const now = clock.now();
      const behind = daysBehind(now, place.zone);
      if (wish.trigger.on === 'metric') {
        const from = addDays(behind.from, -METRIC_DAYS - KNOWN_DAYS);
        const days = await events.days(place.id, { from, to: behind.to });
        const items = dryRunOfFigure(wish, days, behind, await repository.readPillars(place.id));
        return { ahead: false, ...behind, items, note: days.length === 0 ? NOTHING_MEASURED : NO_FIGURES_AHEAD };
      }
      if (wish.trigger.on === 'feed') {
        if (place.kind === 'demo') return { ahead: false, ...behind, items: [], note: NO_FEEDS_IN_DEMOS };
        return { ahead: false, ...behind, items: dryRunOfFeed(wish, feedItems, behind), note: NEW_FROM_NOW_ON };
      }
      const monday = weekOfDate(toLocal(now, place.zone).date).startsOn;
      const week = { from: monday, to: addDays(monday, 6) };
      const madeThisWeek = ruleId ? await repository.countMade(place.id, ruleId, week) : 0;
      const pillars = await repository.readPillars(place.id);
      const items = dryRunAhead(wish, { now, zone: place.zone, madeThisWeek, pillars }, recurrence);
      return { ahead: true, ...daysAhead(now, place.zone), items, note: '' };
    },

    /** Job: rules that were deleted more than a day ago, for good. */
    forgetDeleted: async (): Promise<void> => {
      await repository.forgetDeleted(new Date(clock.now().getTime() - DAY_MS));
    },
  };
}

function present(row: RuleRow, { zone }: Place, { posts, pieceIds, people, pillars }: Known): Rule {
  const { id, name, trigger, pillar, platforms, newsletter, contentTypes, mode, active, trouble } = row;
  const { weeklyCap, quietWeekdays, quietDays, avoidWords, needWords } = row;
  const sum = (of: 'reach' | 'engagement') =>
    pieceIds.reduce((total, pieceId) => total + (people.get(pieceId)?.[of] ?? 0), 0);
  const isKnown = active && (trigger.on === 'time' || trigger.on === 'holiday') && row.zone === zone;
  return {
    ...{ id, name, trigger, pillar, platforms, newsletter, contentTypes, mode, active },
    trouble: trouble ?? (needsPillar(row, pillars) ? PILLAR_GONE : null),
    ...{ weeklyCap, quietWeekdays, quietDays, avoidWords, needWords },
    nextAt: isKnown ? (row.nextAt?.toISOString() ?? null) : null,
    performance: { posts, reach: sum('reach'), engagement: sum('engagement') },
  };
}

function taken(): AppError {
  const sentence = 'Another rule has this name. Choose a different one.';
  return new AppError('conflict', sentence, { fields: { name: sentence } });
}

const NEW_FROM_NOW_ON = 'What is new from now on becomes a post.';
const PILLAR_GONE = 'Its content pillar was deleted, so it makes nothing. Edit it and choose another subject.';
const NO_FIGURES_AHEAD =
  'Next month’s visitors cannot be known, so this is what the rule would have done in the last four weeks.';
const NOTHING_MEASURED =
  'No visits have been measured yet. The rule starts once there are four weeks of figures, so that missing tracking code is not mistaken for a quiet week.';
const NO_FEEDS_IN_DEMOS =
  'Demos cannot read other websites. In your own workspace, this shows what the feed would have made.';
const REACH_DAYS = 90;

interface Known {
  posts: number;
  /** The newest posts that it made. */
  pieceIds: string[];
  people: People;
  pillars: readonly Pillar[];
}

type People = Map<string, { reach: number; engagement: number }>;

export type RulesService = ReturnType<typeof makeRulesService>;
type Place = WorkspacePart<'id' | 'zone' | 'kind'>;

interface Dependencies {
  repository: RulesRepository;
  events: Pick<EventStore, 'days' | 'top'>;
  web: Pick<WebPort, 'fetch'>;
  feeds: FeedsPort;
  recurrence: Recurrence;
  clock: Clock;
  ids: Ids;
}
