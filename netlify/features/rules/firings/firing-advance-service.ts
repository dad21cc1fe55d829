import { HOUR_MS } from '../../../../src/domain/duration';
import type { RuleTrigger } from '../../../../src/domain/rule';
import { weekOfDate } from '../../../../src/domain/week';
import { addDays, toLocal } from '../../../../src/domain/zoned-time';
import type { Clock } from '../../../ports/clock';
import type { EventStore } from '../../../ports/event-store';
import type { FeedsPort } from '../../../ports/feeds';
import type { Ids } from '../../../ports/ids';
import type { Recurrence } from '../../../ports/recurrence';
import type { WebPort } from '../../../ports/web';
import { AppError } from '../../../errors/app-error';
import { firingsWithin, nextLook } from '../rule-calendar';
import type { RuleRow } from '../rules-repository';
import { feedTrouble, readRuleFeed } from './firing-feed';
import { figureOf } from './firing-figure';
import type { FiringRepository, NewFiring } from './firing-repository';

/** The jobs behind rules that run: every minute what has come is noted, and feeds are read. */
export function makeFiringAdvance({ repository, events, web, feeds, recurrence, clock, ids, failed }: Dependencies) {
  const now = () => clock.now();

  function toFiring(rule: RuleRow, what: Pick<NewFiring, 'key' | 'day' | 'at' | 'subject'>): NewFiring {
    const late = now().getTime() - what.at.getTime() > LATE_MS;
    return {
      ...what,
      id: ids.id(),
      workspaceId: rule.workspaceId,
      ruleId: rule.id,
      state: late ? 'skipped' : 'due',
      reason: late ? 'late' : null,
      pieceId: ids.id(),
      contentType: rule.contentTypes[0]!, // until it is claimed, when it is known whose turn it is
      platforms: rule.platforms,
      pillar: rule.pillar,
      createdAt: now(),
      updatedAt: now(),
    };
  }

  async function noteDue(rule: RuleRow & { placeZone: string }): Promise<void> {
    const { trigger, placeZone: zone } = rule;
    const until = now();
    const planned = firingsWithin(trigger, { since: rule.checkedAt, until }, zone, recurrence);
    // After a move to another zone it only looks again when it is due by the new clock.
    const isDue = rule.nextAt !== null && rule.nextAt <= until && rule.zone === zone;
    const figure = trigger.on === 'metric' && isDue ? await weigh(rule, trigger, zone) : [];
    await repository.note(rule, {
      firings: [...planned, ...figure].map((firing) => toFiring(rule, firing)),
      readFeed: trigger.on === 'feed' && isDue,
      checkedAt: until,
      nextAt: nextLook(trigger, until, zone, recurrence),
      zone,
    });
  }

  /** At most one firing a week, however long the figure stays beyond its bound. */
  async function weigh({ workspaceId }: RuleRow, { is, people }: Metric, zone: string) {
    const at = now();
    const { date } = toLocal(at, zone);
    const found = await figureOf(events, workspaceId, addDays(date, -1));
    if (found === null || (is === 'below' ? found >= people : found <= people)) return [];
    const monday = weekOfDate(date).startsOn;
    return [{ key: `week of ${monday}`, day: date, at, subject: { kind: 'figure' as const, people: found } }];
  }

  return {
    /** A rule that fails keeps no other one waiting. */
    async advance(stops: AbortSignal): Promise<void> {
      const seen = new Set<string>();
      for (;;) {
        // Those that failed are due still: with the next minute, not at once.
        const due = (await repository.listDue(now(), BATCH)).filter(({ id }) => !seen.has(id));
        if (due.length === 0) return;
        for (const rule of due) {
          seen.add(rule.id);
          if (stops.aborted) return;
          try {
            await noteDue(rule);
          } catch (error) {
            failed(rule, error);
          }
        }
      }
    },

    async readFeed({ workspaceId, ruleId }: { workspaceId: string; ruleId: string }): Promise<void> {
      const rule = await repository.findRule(workspaceId, ruleId);
      if (!rule?.active || rule.trigger.on !== 'feed') return;
      try {
        const read = await readRuleFeed({ web, feeds }, rule.trigger.address, rule);
        if (!read) return await repository.noteFeed(rule, [], { trouble: null });
        const { date } = toLocal(now(), rule.zone);
        // Oldest first, a moment apart, so that the list keeps their order and caps count them in it.
        const items = read.items.slice(0, MOST_ITEMS).reverse();
        const firings = items.map(({ key, title, link }, n) => ({
          ...toFiring(rule, {
            key: `item ${key}`,
            day: date,
            at: new Date(now().getTime() + n - items.length),
            subject: { kind: 'item', title, link },
          }),
          ...(!rule.feedKnown && { state: 'known' as const }),
        }));
        await repository.noteFeed(rule, firings, {
          trouble: null,
          etag: read.etag,
          lastModified: read.lastModified,
          feedKnown: true,
        });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        await repository.noteFeed(rule, [], { trouble: feedTrouble(error) });
      }
    },
  };
}

/** What comes to light later than this is told as late and not made: a tip for Monday is no tip on Wednesday. */
const LATE_MS = 12 * HOUR_MS;
const BATCH = 100;
/** Of one feed, newest first. */
const MOST_ITEMS = 50;

export type FiringAdvance = ReturnType<typeof makeFiringAdvance>;

type Metric = Extract<RuleTrigger, { on: 'metric' }>;

interface Dependencies {
  repository: Pick<FiringRepository, 'listDue' | 'note' | 'noteFeed' | 'findRule'>;
  events: EventStore;
  web: Pick<WebPort, 'fetch'>;
  feeds: FeedsPort;
  recurrence: Recurrence;
  clock: Clock;
  ids: Ids;
  failed(rule: { id: string }, error: unknown): void;
}
