import { sql, type SQL } from 'drizzle-orm';
import { acrossWorkspaces, inWorkspace, type Transaction } from '../../../database/client';
import type { EventChange, EventHistory, EventHome, EventKey } from '../../../ports/event-archive';
import { readEventHome, setEventHome, takeEventTurn } from '../../../records/events/event-home';
import type { Place } from './day-sums-repository';
import { inheritSources, traceContacts } from './visit-sources-repository';

export type HistoryRepository = typeof historyRepository;

/** Where events are, for the command that moves them. */
export const historyRepository = {
  readHome: (): Promise<EventHome> => acrossWorkspaces('move events', readEventHome),

  /** Waits until nobody folds; whoever folds later sees what was set. */
  async setHome(home: EventHome): Promise<void> {
    const isSet = await acrossWorkspaces('move events', async (tx) => {
      if (!(await takeEventTurn(tx))) return false;
      await setEventHome(tx, home);
      return true;
    });
    if (isSet) return;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    return historyRepository.setHome(home);
  },

  /** Of workspaces that are still there. */
  isThere: (workspaceId: string): Promise<boolean> =>
    acrossWorkspaces(
      'move events',
      async (tx) =>
        (await tx.execute(sql`select 1 from workspaces where workspace_id = ${workspaceId}`)).rows.length > 0,
    ),

  /** Erases in PostgreSQL whoever was erased while their events were on the way here. */
  forgetHere: (): Promise<void> =>
    acrossWorkspaces('move events', async (tx) => {
      const salt = crypto.randomUUID();
      await tx.execute(sql`
        update events e set person = md5(${salt}::text || e.person) from event_removals r
        where r.person <> '' and e.workspace_id = r.whose and e.person = r.person and e.channel = 'email'`);
      await tx.execute(sql`delete from event_removals`);
    }),

  /** What is worked out before events are read here: where their visits came from, and who brought their people. */
  async findSources(workspaceId: string): Promise<void> {
    const days = await inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx.execute<Place & Record<string, unknown>>(
            sql`select distinct w.workspace_id as "workspaceId", ((e.at at time zone w.zone)::date)::text as day, w.zone from events e join workspaces w on w.workspace_id = e.workspace_id where e.workspace_id = ${workspaceId} order by 2`,
          )
        ).rows,
      'worker',
    );
    for (const place of days)
      await inWorkspace(
        workspaceId,
        async (tx) => {
          for (const step of [inheritSources, traceContacts]) await tx.execute(step(place));
        },
        'worker',
      );
  },

  countWaiting: (): Promise<number> =>
    acrossWorkspaces(
      'move events',
      async (tx) => (await tx.execute<{ n: number }>(sql`select count(*)::int as n from event_inbox`)).rows[0]!.n,
    ),
};

/** The `events` of PostgreSQL, those of demos left out. */
export const postgresHistory: EventHistory = {
  listWorkspaces: () =>
    acrossWorkspaces('move events', async (tx) =>
      (
        await tx.execute<{ id: string }>(
          sql`select w.workspace_id as id from workspaces w where w.kind <> 'demo' and exists (select 1 from events e where e.workspace_id = w.workspace_id) order by 1`,
        )
      ).rows.map(({ id }) => id),
    ),

  countMonths: (workspaceId) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const { rows } = await tx.execute<{ month: string; events: number; value: number; instants: number }>(sql`
          select to_char(at at time zone 'UTC', 'YYYYMM') as month, count(*)::float8 as events, sum(value)::float8 as value, sum(${MICROSECONDS}::bigint % ${INSTANTS})::float8 as instants
          from events where workspace_id = ${workspaceId} group by 1 order by 1`);
        return rows;
      },
      'worker',
    ),

  async *readMonth(workspaceId, month, after) {
    for (let place = after; ;) {
      const page: EventChange[] = await inWorkspace(
        workspaceId,
        (tx) => readPage(tx, { workspaceId, month, place }),
        'worker',
      );
      if (page.length > 0) yield page;
      if (page.length < PAGE) return;
      place = page.at(-1);
    }
  },

  write: (changes) =>
    acrossWorkspaces('move events', async (tx) => {
      if (changes.length === 0) return;
      const instants = changes.map(({ at }) => at / 1_000);
      const [first, last] = [instants.reduce((a, b) => Math.min(a, b)), instants.reduce((a, b) => Math.max(a, b))];
      await tx.execute(
        sql`select make_event_months(${new Date(first).toISOString()}::timestamptz, ${new Date(last).toISOString()}::timestamptz)`,
      );
      const of = <K extends keyof EventChange>(field: K) => sql.param(changes.map((change) => change[field]));
      await tx.execute(sql`
        insert into events (workspace_id, id, at, kind, channel, person, name, page, source, medium, campaign, device, country, subject_id, value)
        select e.workspace_id, e.id, ${instantOf(sql`e.at`)}, e.kind, e.channel, e.person, e.name, e.page, e.source, e.medium, e.campaign, e.device, e.country, e.subject_id, e.value
        from unnest(${of('workspaceId')}::uuid[], ${of('id')}::uuid[], ${of('at')}::bigint[], ${of('kind')}::text[], ${of('channel')}::text[], ${of('person')}::text[], ${of('name')}::text[], ${of('page')}::text[], ${of('source')}::text[],
          ${of('medium')}::text[], ${of('campaign')}::text[], ${of('device')}::text[], ${of('country')}::text[], ${of('subjectId')}::uuid[], ${of('value')}::bigint[])
          as e (workspace_id, id, at, kind, channel, person, name, page, source, medium, campaign, device, country, subject_id, value)
        join workspaces w on w.workspace_id = e.workspace_id on conflict (workspace_id, at, id) do nothing`);
    }),

  /** Some at a time: all at once would exceed the statement timeout. */
  async clear() {
    for (const workspaceId of await postgresHistory.listWorkspaces()) {
      const deleteSome = () =>
        acrossWorkspaces(
          'move events',
          async (tx) =>
            (
              await tx.execute(
                sql`delete from events where workspace_id = ${workspaceId} and (at, id) in (select at, id from events where workspace_id = ${workspaceId} order by at, id limit ${PAGE})`,
              )
            ).rowCount ?? 0,
        );
      while ((await deleteSome()) === PAGE);
    }
  },
};

async function readPage(
  tx: Transaction,
  { workspaceId, month, place }: { workspaceId: string; month: string; place: EventKey | undefined },
): Promise<EventChange[]> {
  const first = `${month.slice(0, 4)}-${month.slice(4)}-01`;
  const behind = place ? sql`and (at, id) > (${instantOf(sql`${place.at}::bigint`)}, ${place.id}::uuid)` : sql``;
  const { rows } = await tx.execute<EventChange & Record<string, unknown>>(sql`
    select workspace_id as "workspaceId", 0 as seq, 'put' as change, id, ${MICROSECONDS}::float8 as at, kind, channel, person, name, page, ${own('source')}, ${own('medium')}, ${own('campaign')}, device, country, subject_id as "subjectId", value::float8 as value
    from events where workspace_id = ${workspaceId} and at >= ${first}::timestamp at time zone 'UTC' and at < (${first}::timestamp + interval '1 month') at time zone 'UTC' ${behind}
    order by at, id limit ${PAGE}`);
  return rows;
}

/** What an event has from its visitor's entrance is worked out anew wherever it is kept. */
const own = (column: string): SQL => sql.raw(`case when inherited then '' else ${column} end as ${column}`);

/** Exact: numbers with fractions would round microseconds. */
const instantOf = (microseconds: SQL): SQL => sql`timestamptz 'epoch' + ${microseconds} * interval '1 microsecond'`;
const MICROSECONDS = sql`(extract(epoch from at) * 1000000)`;
/** A prime, as in clickhouse-history.ts. */
const INSTANTS = 1_000_003;
const PAGE = 10_000;
const WAIT_MS = 500;
