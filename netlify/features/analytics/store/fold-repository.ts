import { sql, type SQL } from 'drizzle-orm';
import { acrossWorkspaces, inWorkspace, type Transaction } from '../../../database/client';
import { sumDimensions, sumHours } from './day-sums-repository';
import { inheritSources, traceContacts } from './visit-sources-repository';

export type FoldRepository = typeof foldRepository;

/**
 * From the inbox to the events, and from the events to the sums of their days (docs/decisions/028). Each step is one
 * transaction, so that a killed run loses nothing and counts nothing twice; a day is marked stale together with its
 * change, and the mark goes together with the sum.
 */
export const foldRepository = {
  /**
   * Moves the oldest rows of the inbox; returns how many. One mover at a time, so that of two changes of one event the
   * later wins. Events from before `oldest` have no kept neighbours with which their day could be summed, those of a
   * demo from before it was opened are sums from the beginning, and those from after `newest` are of a wrong clock.
   */
  move: ({ limit, oldest, newest }: { limit: number; oldest: Date; newest: Date }): Promise<number> =>
    acrossWorkspaces('fold events', async (tx) => {
      if (!(await takeTurn(tx))) return 0;
      const within = sql`i.at >= ${oldest.toISOString()}::timestamptz and i.at <= ${newest.toISOString()}::timestamptz and (w.kind <> 'demo' or i.at > w.created_at - interval '1 day')`;
      const { rows } = await tx.execute<{ n: number; seqs: string; first: string | null; last: string | null }>(sql`
        select count(*)::int as n, array_agg(seq)::text as seqs, min(at) filter (where fits)::text as first, max(at) filter (where fits)::text as last
        from (select i.seq, i.at, ${within} as fits from event_inbox i join workspaces w on w.workspace_id = i.workspace_id order by i.seq limit ${limit} for update of i skip locked for key share of w skip locked) few`);
      const { n, seqs, first, last } = rows[0]!;
      if (n === 0) return 0;
      if (first) await tx.execute(sql`select make_event_months(${first}::timestamptz, ${last}::timestamptz)`);
      await tx.execute(sql`
        with taken as (
          delete from event_inbox where seq = any(${seqs}::bigint[]) returning *
        ), latest as materialized (
          select distinct on (i.workspace_id, i.at, i.id) i.*, w.zone from taken i join workspaces w on w.workspace_id = i.workspace_id where ${within} order by i.workspace_id, i.at, i.id, i.seq desc
        ), put as (
          insert into events (workspace_id, id, at, ${FIELDS}) select workspace_id, id, at, ${FIELDS} from latest where change = 'put'
          on conflict (workspace_id, at, id) do update set (${FIELDS}, inherited, first_touch) = row (${fields('excluded.')}, false, '')
        ), dropped as (
          delete from events e using latest l where l.change = 'drop' and e.workspace_id = l.workspace_id and e.at = l.at and e.id = l.id
        )
        ${markStale(sql`select workspace_id, (at at time zone zone)::date from latest union ${LATER_SALES}`)}`);
      return n;
    }),

  /**
   * Marks all kept days of workspaces whose clock was changed: the days of the new one begin at other instants. Returns
   * how many workspaces.
   */
  markMovedClocks: ({ oldest, newest }: { oldest: Date; newest: Date }): Promise<number> =>
    acrossWorkspaces('fold events', async (tx) => {
      if (!(await takeTurn(tx))) return 0;
      const { rows } = await tx.execute<{ id: string; zone: string }>(
        sql`select f.workspace_id as id, w.zone from event_folds f join workspaces w on w.workspace_id = f.workspace_id where f.zone <> w.zone and w.kind <> 'demo' order by 1 limit ${CLOCKS}`,
      );
      for (const { id, zone } of rows) {
        await tx.execute(
          markStale(sql`
            select ${id}::uuid, d::date from generate_series(${oldest.toISOString()}::timestamptz at time zone 'UTC' + interval '1 day', ${newest.toISOString()}::timestamptz at time zone 'UTC', interval '1 day') d
            where exists (select 1 from events e where e.workspace_id = ${id} and e.at >= (d at time zone 'UTC') - interval '2 days' and e.at < (d at time zone 'UTC') + interval '3 days')`),
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
            sql`select workspace_id as "workspaceId", day::text as day from event_stale_days order by since, workspace_id, day limit ${limit}`,
          )
        ).rows,
    ),

  /**
   * Sums a day again. Removes its mark unless another change came in the meantime; `tells` notifies open pages and
   * records how far the sums go. False when another worker is summing it.
   */
  sumDay: (workspaceId: string, day: string, tells: boolean): Promise<boolean> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const turn = await tx.execute<{ free: boolean }>(
          sql`select pg_try_advisory_xact_lock(hashtextextended(${`event day ${workspaceId} ${day}`}, 0)) as free`,
        );
        if (!turn.rows[0]!.free) return false;
        const { rows } = await tx.execute<{ since: string; zone: string; isKnown: boolean }>(sql`
          select s.since::text as since, w.zone, exists (select 1 from event_folds f where f.workspace_id = s.workspace_id) as "isKnown"
          from event_stale_days s join workspaces w on w.workspace_id = s.workspace_id where s.workspace_id = ${workspaceId} and s.day = ${day}`);
        const [mark] = rows;
        if (!mark) return true;
        const place = { workspaceId, day, zone: mark.zone };
        for (const step of [inheritSources, traceContacts, sumDimensions, sumHours]) await tx.execute(step(place));
        await tx.execute(
          sql`delete from event_stale_days where workspace_id = ${workspaceId} and day = ${day} and since = ${mark.since}::timestamptz`,
        );
        if (tells || !mark.isKnown)
          await tx.execute(sql`
            insert into event_folds (workspace_id, zone, until) select ${workspaceId}::uuid, ${mark.zone}, coalesce((select min(since) from event_stale_days where workspace_id = ${workspaceId}), now())
            on conflict (workspace_id) do update set until = excluded.until`);
        return true;
      },
      'worker',
    ),

  /** Drops raw events of months that ended before then; returns how many months. */
  dropMonths: (before: Date): Promise<number> =>
    acrossWorkspaces(
      'drop old events',
      async (tx) =>
        (await tx.execute<{ n: number }>(sql`select drop_event_months(${before.toISOString()}::timestamptz) as n`))
          .rows[0]!.n,
    ),
};

async function takeTurn(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('fold-events')) as free`,
  );
  return rows[0]!.free;
}

/** Each mark is later than the one before, so that a worker that summed in between sees that it has changed. */
const markStale = (days: SQL) => sql`
  insert into event_stale_days (workspace_id, day, since) select m.workspace_id, m.day, clock_timestamp() from (${days}) as m (workspace_id, day)
  on conflict (workspace_id, day) do update set since = greatest(excluded.since, event_stale_days.since + interval '1 microsecond')`;

/** A link followed earlier than was known may be the first touch of what its reader bought since. */
const LATER_SALES = sql`
  select s.workspace_id, (s.at at time zone l.zone)::date from latest l join events s on s.workspace_id = l.workspace_id and s.person = l.person and s.channel = 'email' and s.kind = 'conversion' and s.at > l.at
  where l.channel = 'email' and l.kind in ('click', 'conversion')`;

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
