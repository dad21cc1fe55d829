import type { Goal } from '../../../../src/contracts/analytics-goals';
import type { DayRange } from '../../../../src/domain/analytics-period';
import { DAY_MS } from '../../../../src/domain/duration';
import { goalDimension, goalForecast, goalKinds, goalLimits, type GoalKind } from '../../../../src/domain/goal';
import { addDays, toLocal } from '../../../../src/domain/zoned-time';
import { AppError, notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { EventStore } from '../../../ports/event-store';
import type { Ids } from '../../../ports/ids';
import type { WorkspacePart } from '../../../ports/workspace-scope';
import type { GoalRepository, GoalRow } from './goal-repository';

/** Monthly goals, counted from the events by the workspace's calendar. */
export function makeGoalService({ repository, events, clock, ids }: Dependencies) {
  /** How often each goal's events happened in a range; one query for each kind and way of asking. */
  async function count(workspaceId: string, range: DayRange, rows: readonly GoalRow[]): Promise<Map<string, number>> {
    const counts = new Map(rows.map(({ id }) => [id, 0]));
    const whole = rows.filter(({ match }) => match === '');
    if (whole.length > 0)
      for (const sum of await events.days(workspaceId, range))
        for (const { id, kind } of whole) if (sum.kind === kind) counts.set(id, counts.get(id)! + sum.events);
    for (const kind of goalKinds) {
      const its = rows.filter((row) => row.kind === kind && row.match !== '');
      if (its.length === 0) continue;
      const keys = [...new Set(its.map(({ match }) => match))];
      const sums = await events.top(workspaceId, range, {
        dimension: goalDimension[kind],
        kinds: [kind],
        keys,
        limit: keys.length,
      });
      for (const { id, match } of its) counts.set(id, sums.find(({ key }) => key === match)?.events ?? 0);
    }
    return counts;
  }

  async function presentAll({ id, zone }: Place, rows: readonly GoalRow[], since: string | null): Promise<Goal[]> {
    const { month, lately, today, daysLeft } = spanAt(clock.now(), zone);
    const [done, recent] = [await count(id, month, rows), await count(id, lately, rows)];
    const daysMeasured = since === null ? 0 : Math.max(0, Math.round((Date.parse(today) - Date.parse(since)) / DAY_MS));
    return rows.map(({ id: goalId, name, kind, match, monthly }) => ({
      id: goalId,
      name,
      kind,
      match,
      monthly,
      done: done.get(goalId)!,
      forecast: goalForecast({ done: done.get(goalId)!, lastFourWeeks: recent.get(goalId)!, daysMeasured, daysLeft }),
    }));
  }

  async function presentOne(place: Place, row: GoalRow): Promise<Goal> {
    const { since } = await repository.list(place.id);
    return (await presentAll(place, [row], since))[0]!;
  }

  return {
    /** Those that there were by now; for a report about days that are over, `clock` is set back to their end. */
    async read(place: Place): Promise<Goal[]> {
      const { rows, since } = await repository.list(place.id);
      return presentAll(
        place,
        rows.filter(({ createdAt }) => createdAt <= clock.now()),
        since,
      );
    },

    async list(place: Place) {
      const { rows, since } = await repository.list(place.id);
      const { lately, daysLeft } = spanAt(clock.now(), place.zone);
      const suggestions: { kind: GoalKind; match: string; count: number }[] = [];
      for (const kind of goalKinds) {
        const top = await events.top(place.id, lately, {
          dimension: goalDimension[kind],
          kinds: [kind],
          limit: SUGGESTED,
        });
        for (const { key, events: times } of top)
          if (!rows.some((row) => row.kind === kind && row.match === key))
            suggestions.push({ kind, match: key.slice(0, goalLimits.match), count: times });
      }
      return { items: await presentAll(place, rows, since), suggestions, daysLeft };
    },

    async create(place: Place, wish: Wish): Promise<Goal> {
      const row = { ...wish, workspaceId: place.id, id: ids.id(), createdAt: clock.now() };
      if ((await repository.add(row, goalLimits.goals)) === 'full')
        throw new AppError(
          'conflict',
          `You can have at most ${goalLimits.goals} goals. Delete one you no longer need.`,
        );
      return presentOne(place, row);
    },

    async change(place: Place, id: string, wish: Wish): Promise<Goal> {
      const row = await repository.change(place.id, { id, ...wish });
      if (!row) throw notFound('goal');
      return presentOne(place, row);
    },

    async remove(workspaceId: string, id: string): Promise<{ id: string }> {
      if (!(await repository.remove(workspaceId, id))) throw notFound('goal');
      return { id };
    },
  };
}

/** This month so far, and the last 28 full days, by the workspace's calendar. */
function spanAt(now: Date, zone: string) {
  const today = toLocal(now, zone).date;
  const first = `${today.slice(0, 7)}-01`;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  return {
    today,
    month: { from: first, to: today },
    lately: { from: addDays(today, -28), to: addDays(today, -1) },
    daysLeft: Math.round((Date.parse(next) - Date.parse(today)) / DAY_MS) - 1,
  };
}

/** Of each kind. */
const SUGGESTED = 5;

export type GoalService = ReturnType<typeof makeGoalService>;

type Place = WorkspacePart<'id' | 'zone'>;
type Wish = Pick<Goal, 'name' | 'kind' | 'match' | 'monthly'>;

interface Dependencies {
  repository: GoalRepository;
  events: EventStore;
  clock: Clock;
  ids: Ids;
}
