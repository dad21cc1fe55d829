import { sql, type SQL } from 'drizzle-orm';
import { OTHER_KEYS, type EventDimension } from '../../../src/domain/analytics-event';
import type { TouchDimension } from '../../../src/domain/attribution';
import type { DayRange } from '../../../src/domain/analytics-period';
import { MINUTE_MS } from '../../../src/domain/duration';
import { inWorkspace, type Transaction } from '../../database/client';
import type { Clock } from '../../ports/clock';
import type {
  CohortSum,
  DaySum,
  EventFilter,
  EventStore,
  HourSum,
  RecentSums,
  TopQuestion,
  ValueSum,
} from '../../ports/event-store';
import { leadsAmong, withGroups } from './event-groups';
import { LAST_TOUCH } from './event-touches';

/**
 * Reads from the sums of days and hours. A filter by one value is read from the sums of its dimension as long as each day
 * has all of them; any other filter from the events of the range, which are kept for 25 months.
 */
export const makePostgresEventStore = ({ clock }: { clock: Clock }): EventStore => ({
  days: (workspaceId, range, filter) => inWorkspace(workspaceId, (tx) => readDays(tx, workspaceId, range, filter)),
  top: (workspaceId, range, question) => inWorkspace(workspaceId, (tx) => readTop(tx, workspaceId, range, question)),
  hours: (workspaceId, range) => inWorkspace(workspaceId, (tx) => readHours(tx, workspaceId, range)),
  cohorts: (workspaceId, range) => inWorkspace(workspaceId, (tx) => readCohorts(tx, workspaceId, range)),
  recent: (workspaceId, since) => inWorkspace(workspaceId, (tx) => readRecent(tx, workspaceId, since, clock.now())),
  foldedUntil: (workspaceId) => inWorkspace(workspaceId, (tx) => readFoldedUntil(tx, workspaceId, clock.now())),
});

async function readDays(
  tx: Transaction,
  workspaceId: string,
  range: DayRange,
  filter: EventFilter = {},
): Promise<DaySum[]> {
  const [dimension, key] = entriesOf(filter)[0] ?? ['', ''];
  const { rows } = await tx.execute<DaySum & Record<string, unknown>>(
    (await isSummed(tx, workspaceId, range, filter))
      ? sql`select day::text as day, kind, channel, events, people, value::float8 as value from event_days where ${sumsOf(workspaceId, range, dimension)} and key = ${key} order by day, kind, channel`
      : sql`
        with told as (
          select day, kind, channel, person, count(*) as n, sum(value) as value, ${leadsAmong('e')} as leads from (${eventsOf(workspaceId, range, filter)}) e group by 1, 2, 3, 4
        )
        select day::text as day, kind, channel, sum(n)::int as events, count(person)::int as people, sum(value)::float8 as value
        from (${withGroups('told', ['day', 'channel'])}) g (day, channel, kind, person, n, value) group by g.day, kind, channel order by g.day, kind, channel`,
  );
  return rows;
}

async function readTop(
  tx: Transaction,
  workspaceId: string,
  range: DayRange,
  { dimension, kinds, limit, channel, filter = {}, keys }: TopQuestion,
): Promise<ValueSum[]> {
  const ofKinds = sql`kind = any(${sql.param([...kinds])}::text[]) ${channel ? sql`and channel = ${channel}` : sql``}`;
  const wanted = keys ? sql`and key = any(${sql.param([...keys])}::text[])` : sql``;
  const isFiltered = entriesOf(filter).length > 0;
  const told = isFiltered
    ? sql`
      with told as (
        select day, kind, channel, key, person, count(*) as n, sum(value) as value, ${leadsAmong('k')} as leads
        from (select e.*, ${COLUMNS[dimension]} as key from (${eventsOf(workspaceId, range, filter)}) e) k where key <> '' ${wanted} group by 1, 2, 3, 4, 5
      )`
    : sql``;
  const days = isFiltered
    ? sql`
      select key, sum(n) as events, count(person) as people, sum(value) as value
      from (${withGroups('told', ['day', 'channel', 'key'])}) g (day, channel, key, kind, person, n, value) where ${ofKinds} group by day, kind, channel, key`
    : sql`select key, events, people, value from event_days where ${sumsOf(workspaceId, range, dimension)} and ${ofKinds} and key <> ${OTHER_KEYS} ${wanted}`;
  const { rows } = await tx.execute<ValueSum & Record<string, unknown>>(sql`
    ${told} select key, sum(events)::int as events, sum(people)::int as people, sum(value)::float8 as value from (${days}) d
    group by key order by sum(people) desc, sum(events) desc, key limit ${limit}`);
  return rows;
}

async function readHours(tx: Transaction, workspaceId: string, { from, to }: DayRange): Promise<HourSum[]> {
  const { rows } = await tx.execute<HourSum & Record<string, unknown>>(sql`
    select extract(isodow from day)::int as weekday, hour, kind, channel, sum(events)::int as events, sum(people)::int as people, sum(value)::float8 as value
    from event_hours where workspace_id = ${workspaceId} and day between ${from} and ${to} group by 1, 2, 3, 4 order by 1, 2, 3, 4`);
  return rows;
}

/** Whoever acted before the range is looked up by person, so that the events of earlier years are not read. */
async function readCohorts(tx: Transaction, workspaceId: string, range: DayRange): Promise<CohortSum[]> {
  const acted = (table: string): SQL =>
    sql`${sql.raw(table)}.workspace_id = ${workspaceId} and ${sql.raw(table)}.channel = 'email' and ${sql.raw(table)}.kind in ('open', 'click', 'conversion')`;
  const { rows } = await tx.execute<CohortSum & Record<string, unknown>>(sql`
    with acts as materialized (
      select e.person, date_trunc('week', e.day::timestamp)::date as week, min(e.at) as at from (${eventsOf(workspaceId, range, {})}) e where ${acted('e')} and e.person is not null group by 1, 2
    ), firsts as (
      select person, min(week) as first, min(at) as at from acts group by 1
    ), fresh as (
      select f.person, f.first from firsts f where not exists (select 1 from events b where ${acted('b')} and b.person = f.person and b.at < f.at)
    )
    select f.first::text as first, ((a.week - f.first) / 7)::int as week, count(*)::int as people from fresh f join acts a on a.person = f.person group by 1, 2 order by 1, 2`);
  return rows;
}

/** Who is on the website: a visitor who only sends a measure of a page's speed is on it, but does nothing. */
async function readRecent(tx: Transaction, workspaceId: string, since: Date, now: Date): Promise<RecentSums> {
  const after = sql`workspace_id = ${workspaceId} and at >= ${since.toISOString()}::timestamptz and channel = 'website'`;
  const { rows } = await tx.execute<{
    people: number;
    pages: RecentSums['pages'];
    minutes: Record<string, number>;
  }>(sql`
    with latest as materialized (
      select distinct on (at, id) at, id, change, kind, person, page from (
        select at, id, 'put' as change, 0 as seq, kind, person, page from events where ${after}
        union all select at, id, change, seq, kind, person, page from event_inbox where ${after}) e order by at, id, seq desc
    ), seen as (select * from latest where change = 'put'),
    pages as (select page, count(distinct person)::int as people from seen where kind = 'view' and page <> '' group by page order by 2 desc, 1 limit ${PAGES}),
    minutes as (select floor(extract(epoch from at - ${since.toISOString()}::timestamptz) / 60)::int as minute, count(*)::int as n from seen where kind <> 'vital' group by 1)
    select (select count(distinct person)::int from seen) as people, coalesce((select json_agg(pages) from pages), '[]') as pages,
      coalesce((select json_object_agg(minute, n) from minutes), '{}') as minutes`);
  const { people, pages, minutes } = rows[0]!;
  const length = Math.max(1, Math.ceil((now.getTime() - since.getTime()) / MINUTE_MS));
  return { people, pages, minutes: Array.from({ length }, (_, minute) => minutes[minute] ?? 0) };
}

/** If nothing is waiting, the days are complete up to now, however long ago the last event was. */
async function readFoldedUntil(tx: Transaction, workspaceId: string, now: Date): Promise<Date | null> {
  const { rows } = await tx.execute<{ until: string; waits: boolean }>(sql`
    select to_json(until) #>> '{}' as until, backfilled_at is null
      or exists (select 1 from event_stale_days where workspace_id = ${workspaceId}) or exists (select 1 from event_inbox where workspace_id = ${workspaceId}) as waits
    from event_folds where workspace_id = ${workspaceId}`);
  const [fold] = rows;
  return fold ? (fold.waits ? new Date(fold.until) : now) : null;
}

/** Whether a filter is answered from the sums: otherwise single events are counted. */
export async function isSummed(
  tx: Transaction,
  workspaceId: string,
  range: DayRange,
  filter: EventFilter = {},
): Promise<boolean> {
  const asked = entriesOf(filter);
  if (asked.length > 1) return false;
  return asked.every(([, key]) => key !== '') && (!asked[0] || hasAllKeys(tx, workspaceId, range, asked[0][0]));
}

/** Beyond a day's largest values, there is only one sum for all the rest. */
async function hasAllKeys(
  tx: Transaction,
  workspaceId: string,
  range: DayRange,
  dimension: EventDimension,
): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from event_days where ${sumsOf(workspaceId, range, dimension)} and key = ${OTHER_KEYS} limit 1`,
  );
  return rows.length === 0;
}

const sumsOf = (workspaceId: string, { from, to }: DayRange, dimension: EventDimension | TouchDimension | ''): SQL =>
  sql`workspace_id = ${workspaceId} and dimension = ${dimension} and day between ${from} and ${to}`;

/** With their day in the time zone that the sums were made in. */
function eventsOf(workspaceId: string, { from, to }: DayRange, filter: EventFilter): SQL {
  const matches = entriesOf(filter).map(([dimension, value]) => sql`and ${COLUMNS[dimension]} = ${value}`);
  return sql`
    select e.*, (e.at at time zone z.zone)::date as day from events e cross join (select zone from event_folds where workspace_id = ${workspaceId}) z
    where e.workspace_id = ${workspaceId} and e.at >= ${from}::timestamp at time zone 'UTC' - interval '1 day' and e.at < ${to}::timestamp at time zone 'UTC' + interval '2 days'
      and (e.at at time zone z.zone)::date between ${from} and ${to} ${sql.join(matches, sql` `)}`;
}

const entriesOf = (filter: EventFilter): [keyof EventFilter, string][] =>
  (Object.entries(filter) as [keyof EventFilter, string | undefined][]).flatMap(([dimension, value]) =>
    value === undefined ? [] : [[dimension, value]],
  );

const COLUMNS: Record<EventDimension | TouchDimension, SQL> = {
  page: sql.raw('e.page'),
  source: sql.raw('e.source'),
  campaign: sql.raw('e.campaign'),
  device: sql.raw('e.device'),
  country: sql.raw('e.country'),
  name: sql.raw('e.name'),
  subject: sql.raw("coalesce(e.subject_id::text, '')"),
  'first-touch': sql.raw('e.first_touch'),
  'last-touch': LAST_TOUCH,
};
const PAGES = 10;
