import { sql, type SQL } from 'drizzle-orm';
import { acrossWorkspaces, inWorkspace, type Transaction } from '../../../database/client';
import type { EventPlace } from '../../../ports/event-archive';
import { isAtHome, takeEventTurn } from '../../../records/events/event-home';
import { sumDimensions, sumHours, type Place } from './day-sums-repository';
import { inheritSources, traceContacts } from './visit-sources-repository';

export type FoldRepository = ReturnType<typeof makeFoldRepository>;

/**
 * From the inbox to the events, and from the events to the sums of their days (docs/decisions/028). Each step is one
 * transaction, so that a killed run loses nothing and counts nothing twice; a day is marked stale together with its
 * change, and the mark goes together with the sum. Nothing is folded while the events are elsewhere, except a demo's.
 */
export const makeFoldRepository = ({ store }: { store: EventPlace }) => ({
  /** Before each run. */
  begin: async (): Promise<void> => {},

  /**
   * Moves the oldest rows of the inbox; returns how many. One mover at a time, so that of two changes of one event the
   * later wins. Events from before `oldest` have no kept neighbours with which their day could be summed, those of a
   * demo from before it was opened are sums from the beginning, and those from after `newest` are of a wrong clock.
   */
  move: (batch: Moved): Promise<number> =>
    acrossWorkspaces('fold events', async (tx) =>
      (await takeEventTurn(tx)) && (await isHere(tx, store)) ? settle(tx, { ...batch, put: sql`true` }) : 0,
    ),

  /**
   * Marks all kept days of workspaces whose clock was changed: the days of the new one begin at other instants. Events are
   * on the days of the old clock that have sums, so those and their neighbours are the days of the new one. Returns how
   * many workspaces.
   */
  markMovedClocks: ({ oldest, newest }: Bounds): Promise<number> =>
    acrossWorkspaces('fold events', async (tx) => {
      if (!(await takeEventTurn(tx)) || !(await isHere(tx, store))) return 0;
      const { rows } = await tx.execute<{ id: string; zone: string }>(
        sql`select f.workspace_id as id, w.zone from event_folds f join workspaces w on w.workspace_id = f.workspace_id where f.zone <> w.zone and w.kind <> 'demo' order by 1 limit ${CLOCKS}`,
      );
      for (const { id, zone } of rows) {
        await tx.execute(
          markStale(sql`
            select distinct ${id}::uuid, d.day + n from (
              select day from event_days where workspace_id = ${id} and dimension = '' union select day from event_stale_days where workspace_id = ${id}) d
            cross join generate_series(-1, 1) n
            where d.day + n > (${oldest.toISOString()}::timestamptz at time zone 'UTC')::date and d.day + n <= (${newest.toISOString()}::timestamptz at time zone 'UTC')::date`),
        );
        await tx.execute(sql`update event_folds set zone = ${zone} where workspace_id = ${id}`);
      }
      return rows.length;
    }),

  /** Days that need summing, longest waiting first. */
  listStale: (limit: number): Promise<{ workspaceId: string; day: string }[]> =>
    acrossWorkspaces(
      'fold events',
      async (tx) =>
        (
          await tx.execute<{ workspaceId: string; day: string }>(
            sql`select s.workspace_id as "workspaceId", s.day::text as day from event_stale_days s join workspaces w on w.workspace_id = s.workspace_id where w.kind = 'demo' or ${isAtHome(store)} order by s.since, s.workspace_id, s.day limit ${limit}`,
          )
        ).rows,
    ),

  /**
   * Sums a day again. Removes its mark unless another change came in the meantime; `tells` notifies open pages and
   * records how far the sums go. False when another worker is summing it, or its events are elsewhere.
   */
  sumDay: (workspaceId: string, day: string, tells: boolean): Promise<boolean> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const turn = await tx.execute<{ free: boolean }>(
          sql`select pg_try_advisory_xact_lock(hashtextextended(${`event day ${workspaceId} ${day}`}, 0)) as free`,
        );
        if (!turn.rows[0]!.free) return false;
        const mark = await readMark(tx, { workspaceId, day, store });
        if (!mark) return true;
        if (!mark.isHere && !mark.isDemo) return false;
        const place = { workspaceId, day, zone: mark.zone };
        for (const step of [inheritSources, traceContacts]) await tx.execute(step(place));
        await tx.execute(forManyRows);
        for (const step of [sumDimensions, sumHours]) await tx.execute(step(place));
        await markSummed(tx, { ...place, tells }, mark);
        return true;
      },
      'worker',
    ),

  /** Whoever was erased is erased in `events` by a trigger, and a workspace's events go with it. */
  forgetRemoved: async (): Promise<void> => {},

  /** Drops raw events of months that ended before then; returns how many months. */
  dropMonths: (before: Date): Promise<number> =>
    acrossWorkspaces(
      'drop old events',
      async (tx) =>
        (await tx.execute<{ n: number }>(sql`select drop_event_months(${before.toISOString()}::timestamptz) as n`))
          .rows[0]!.n,
    ),

  /** An event that is written again replaces its row at once. */
  mergeRepeated: async (): Promise<void> => {},
});

/**
 * For the rest of a transaction. How many events a day has is guessed a hundred times too low: sorted and hashed lists are
 * right for a small day too, a loop over two lists is not for a busy one.
 */
const forManyRows = sql`select set_config('enable_nestloop', 'off', true), set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`;

export const foldRepository = makeFoldRepository({ store: 'postgres' });

/**
 * Takes rows out of the inbox, puts those that `put` chooses into `events`, and marks the days of all of them stale; `only`
 * names the rows that were written elsewhere, `also` what else has to be summed again because of them. Rows that somebody
 * else holds stay for the next time.
 */
export async function settle(
  tx: Transaction,
  { limit, oldest, newest, only, put, also = [] }: Moved & { only?: readonly number[]; put: SQL; also?: Touched[] },
): Promise<number> {
  const within = isKept({ oldest, newest });
  const { rows } = await tx.execute<{ n: number; seqs: string; first: string | null; last: string | null }>(sql`
    select count(*)::int as n, array_agg(seq)::text as seqs, min(at) filter (where fits)::text as first, max(at) filter (where fits)::text as last
    from (select i.seq, i.at, ${within} as fits from event_inbox i join workspaces w on w.workspace_id = i.workspace_id ${only ? sql`where i.seq = any(${sql.param([...only])}::bigint[])` : sql``} order by i.seq limit ${limit} for update of i skip locked for key share of w skip locked) few`);
  const { n, seqs, first, last } = rows[0]!;
  if (n === 0) return 0;
  if (first) await tx.execute(sql`select make_event_months(${first}::timestamptz, ${last}::timestamptz)`);
  await tx.execute(sql`
    with taken as (
      delete from event_inbox where seq = any(${seqs}::bigint[]) returning *
    ), latest as materialized (
      select distinct on (i.workspace_id, i.at, i.id) i.*, w.zone, w.kind as kind_of_workspace from taken i join workspaces w on w.workspace_id = i.workspace_id where ${within} order by i.workspace_id, i.at, i.id, i.seq desc
    ), put as (
      insert into events (workspace_id, id, at, ${FIELDS}) select workspace_id, id, at, ${FIELDS} from latest where change = 'put' and ${put}
      on conflict (workspace_id, at, id) do update set (${FIELDS}, inherited, first_touch) = row (${fields('excluded.')}, false, '')
    ), dropped as (
      delete from events e using latest l where l.change = 'drop' and e.workspace_id = l.workspace_id and e.at = l.at and e.id = l.id
    )
    ${markStale(sql`select workspace_id, (at at time zone zone)::date from latest union ${LATER_SALES} union ${daysOf(also)}`)}`);
  return n;
}

/** Which rows `i` of the inbox count, of workspaces `w`. */
export const isKept = ({ oldest, newest }: Bounds): SQL =>
  sql`(i.at >= ${oldest.toISOString()}::timestamptz and i.at <= ${newest.toISOString()}::timestamptz and (w.kind <> 'demo' or i.at > w.created_at - interval '1 day'))`;

/**
 * The mark goes, unless another change came in the meantime. `tells` says to open pages how far the sums are; a statement
 * that writes no row would tell them, too.
 */
export async function markSummed(
  tx: Transaction,
  { workspaceId, day, zone, tells }: Place & { tells: boolean },
  { since, isKnown }: StaleMark,
): Promise<void> {
  await tx.execute(
    sql`delete from event_stale_days where workspace_id = ${workspaceId} and day = ${day} and since = ${since}::timestamptz`,
  );
  if (tells || !isKnown)
    await tx.execute(sql`
      insert into event_folds (workspace_id, zone, until) select ${workspaceId}::uuid, ${zone}, coalesce((select min(since) from event_stale_days where workspace_id = ${workspaceId}), now())
      on conflict (workspace_id) do update set until = excluded.until`);
}

/** A stale day; undefined if it is none. `isHere`: its events are where this installation folds them. */
export async function readMark(
  tx: Transaction,
  { workspaceId, day, store }: { workspaceId: string; day: string; store: EventPlace },
): Promise<StaleMark | undefined> {
  const { rows } = await tx.execute<StaleMark & Record<string, unknown>>(sql`
    select s.since::text as since, w.zone, w.kind = 'demo' as "isDemo", ${isAtHome(store)} as "isHere", exists (select 1 from event_folds f where f.workspace_id = s.workspace_id) as "isKnown"
    from event_stale_days s join workspaces w on w.workspace_id = s.workspace_id where s.workspace_id = ${workspaceId} and s.day = ${day}`);
  return rows[0];
}

async function isHere(tx: Transaction, store: EventPlace): Promise<boolean> {
  const { rows } = await tx.execute<{ here: boolean }>(sql`select ${isAtHome(store)} as here`);
  return rows[0]!.here;
}

/** Each mark is later than the one before, so that a worker that summed in between sees that it has changed. */
const markStale = (days: SQL) => sql`
  insert into event_stale_days (workspace_id, day, since) select m.workspace_id, m.day, clock_timestamp() from (${days}) as m (workspace_id, day)
  on conflict (workspace_id, day) do update set since = greatest(excluded.since, event_stale_days.since + interval '1 microsecond')`;

/** A link followed earlier than was known may be the first touch of what its reader bought since. */
const LATER_SALES = sql`
  select s.workspace_id, (s.at at time zone l.zone)::date from latest l join events s on s.workspace_id = l.workspace_id and s.person = l.person and s.channel = 'email' and s.kind = 'conversion' and s.at > l.at
  where l.channel = 'email' and l.kind in ('click', 'conversion')`;

const daysOf = (events: readonly Touched[]): SQL => sql`
  select w.workspace_id, ((timestamptz 'epoch' + t.at * interval '1 microsecond') at time zone w.zone)::date
  from unnest(${sql.param(events.map(({ workspaceId }) => workspaceId))}::uuid[], ${sql.param(events.map(({ at }) => at))}::bigint[]) as t (workspace_id, at) join workspaces w on w.workspace_id = t.workspace_id`;

const fields = (prefix: string): SQL =>
  sql.raw(
    'kind channel person name page source medium campaign device country subject_id value'
      .split(' ')
      .map((field) => `${prefix}${field}`)
      .join(', '),
  );
const FIELDS = fields('');
/** Changes of clocks in a run. */
const CLOCKS = 20;

interface StaleMark {
  /** Changes with every change of the day. */
  since: string;
  zone: string;
  isDemo: boolean;
  isHere: boolean;
  /** Whether the workspace's folds are known. */
  isKnown: boolean;
}

interface Touched {
  workspaceId: string;
  /** Microseconds since 1970. */
  at: number;
}

interface Bounds {
  oldest: Date;
  newest: Date;
}

export interface Moved extends Bounds {
  limit: number;
}
