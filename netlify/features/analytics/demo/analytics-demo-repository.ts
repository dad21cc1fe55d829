import { sql, type SQL } from 'drizzle-orm';
import type { EventChannel } from '../../../../src/domain/analytics-event';
import { inWorkspace, type Transaction } from '../../../database/client';
import { costs, goals } from '../../../database/schema/analytics';
import { eventIdIn } from '../../../records/events/event-id';
import { emailTouch } from '../../../records/events/event-touches';
import { selectConversions, selectMails } from '../../../records/events/mail-events';
import { sumDimensions, sumHours } from '../store/day-sums-repository';
import { inheritSources, traceContacts } from '../store/visit-sources-repository';
import type { DemoAnalytics, DemoPost, DemoSums, DemoTimes, DemoTold } from './analytics-demo';

/** A demo's figures in one transaction. What its emails, posts and pictures tell is read from their own rows. */
export const analyticsDemoRepository = {
  insert: (
    workspaceId: string,
    { zone, now, today, rawFrom, keptFrom }: DemoTimes,
    make: (told: DemoTold) => DemoAnalytics,
  ): Promise<void> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const { rows } = await tx.execute(
          sql`select 1 from event_folds where workspace_id = ${workspaceId} and backfilled_at is not null`,
        );
        if (rows.length > 0) return; // an earlier run did it
        const { days, hours, mails, events, goals: wanted, costs: spent } = make(await readTold(tx, workspaceId, zone));
        for (let from = 0; from < days.length; from += AT_ONCE)
          await insertDaySums(tx, workspaceId, 'website', days.slice(from, from + AT_ONCE));
        await insertHourSums(tx, workspaceId, 'website', hours);
        await tx.insert(goals).values(wanted);
        await tx.execute(
          sql`select make_event_months(${now.toISOString()}::timestamptz - interval '62 days', ${now.toISOString()}::timestamptz)`,
        );
        const of = <T>(read: (event: (typeof events)[number]) => T) => sql.param(events.map(read));
        await tx.execute(sql`
          insert into events (workspace_id, channel, id, at, kind, person, name, page, source, medium, campaign, device, country, subject_id, value)
          select ${workspaceId}::uuid, 'website', e.* from unnest(${of(({ id }) => id)}::uuid[], ${of(({ at }) => at.toISOString())}::timestamptz[], ${of(({ kind }) => kind)}::text[], ${of(({ person }) => person)}::text[], ${of(({ name }) => name)}::text[],
            ${of(({ page }) => page)}::text[], ${of(({ source }) => source)}::text[], ${of(({ medium }) => medium)}::text[], ${of(({ campaign }) => campaign)}::text[], ${of(({ device }) => device)}::text[], ${of(({ country }) => country)}::text[],
            ${of(({ subjectId }) => subjectId)}::uuid[], ${of(({ value }) => value)}::bigint[]) e`);
        await insertTold(tx, workspaceId, { zone, rawFrom, keptFrom });
        await insertDaySums(tx, workspaceId, 'email', mails.days);
        await insertHourSums(tx, workspaceId, 'email', mails.hours);
        for (const day of [rawFrom, today])
          for (const step of [inheritSources, traceContacts, sumDimensions, sumHours])
            await tx.execute(step({ workspaceId, day, zone }));
        await tx.execute(
          sql`insert into event_folds (workspace_id, zone, until, backfilled_at, events_since) values (${workspaceId}, ${zone}, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz, ${keptFrom})
            on conflict (workspace_id) do update set until = excluded.until, backfilled_at = excluded.backfilled_at, events_since = excluded.events_since`,
        );
        if (spent.length > 0) await tx.insert(costs).values(spent);
      },
      'worker',
    ),
};

async function readTold(tx: Transaction, workspaceId: string, zone: string): Promise<DemoTold> {
  const clicks = await tx.execute<{ id: string; at: string; campaign: string }>(sql`
    select d.id, to_json(d.clicked_at) #>> '{}' as at, c.name as campaign from deliveries d join campaigns c on c.workspace_id = d.workspace_id and c.id = d.campaign_id
    where d.workspace_id = ${workspaceId} and d.clicked_at is not null`);
  const posts = await tx.execute<DemoPost & Record<string, unknown>>(
    sql`select piece_id as id, (published_at at time zone ${zone}::text)::date::text as day from publications where workspace_id = ${workspaceId} order by published_at desc`,
  );
  return { clicks: clicks.rows.map((click) => ({ ...click, at: new Date(click.at) })), posts: posts.rows };
}

async function insertDaySums(
  tx: Transaction,
  workspaceId: string,
  channel: EventChannel,
  days: DemoSums['days'],
): Promise<void> {
  const of = <T>(read: (sum: (typeof days)[number]) => T) => sql.param(days.map(read));
  await tx.execute(sql`
    insert into event_days (workspace_id, channel, dimension, day, kind, key, events, people, value)
    select ${workspaceId}::uuid, ${channel}, s.* from unnest(${of(({ dimension }) => dimension)}::text[], ${of(({ day }) => day)}::date[], ${of(({ kind }) => kind)}::text[], ${of(({ key }) => key)}::text[],
      ${of(({ events }) => events)}::int[], ${of(({ people }) => people)}::int[], ${of(({ value }) => value)}::bigint[]) s
    on conflict (workspace_id, dimension, day, kind, channel, key) do update set events = event_days.events + excluded.events, people = event_days.people + excluded.people, value = event_days.value + excluded.value`);
}

async function insertHourSums(
  tx: Transaction,
  workspaceId: string,
  channel: EventChannel,
  hours: DemoSums['hours'],
): Promise<void> {
  const of = <T>(read: (sum: (typeof hours)[number]) => T) => sql.param(hours.map(read));
  await tx.execute(sql`
    insert into event_hours (workspace_id, channel, day, hour, kind, events, people, value)
    select ${workspaceId}::uuid, ${channel}, s.* from unnest(${of(({ day }) => day)}::date[], ${of(({ hour }) => hour)}::smallint[], ${of(({ kind }) => kind)}::text[],
      ${of(({ events }) => events)}::int[], ${of(({ people }) => people)}::int[], ${of(({ value }) => value)}::bigint[]) s
    on conflict (workspace_id, day, hour, kind, channel) do update set events = event_hours.events + excluded.events, people = event_hours.people + excluded.people, value = event_hours.value + excluded.value`);
}

/**
 * Most of a demo's emails went to people who are not in its book any more: each email's reader is one. Of days that can
 * change no more, only what contacts did is kept one by one: so it is known who came back.
 */
async function insertTold(
  tx: Transaction,
  workspaceId: string,
  { zone, rawFrom, keptFrom }: Pick<DemoTimes, 'zone' | 'rawFrom' | 'keptFrom'>,
): Promise<void> {
  const of = sql`, d.id as delivery_id`;
  const told = sql`
    select t.workspace_id, t.id, t.at, t.kind collate "C" as kind, t.channel collate "C" as channel, t.medium, t.campaign collate "C" as campaign, t.subject_id, t.value, t.person, coalesce(t.person::uuid, t.delivery_id, t.id) as who, '' as name, (t.at at time zone ${zone}::text) as local from (${selectMails(workspaceId, { also: of })} union all ${selectConversions(workspaceId, of)}) t
    union all
    select p.workspace_id, ${eventIdIn(sql`'publish'`, sql`p.piece_id::text`)}, p.published_at, 'publish', 'product', '', '', p.piece_id, 0, null, null::uuid, '', p.published_at at time zone ${zone}::text from publications p where p.workspace_id = ${workspaceId}
    union all
    select c.workspace_id, ${eventIdIn(sql`'make'`, sql`c.id::text`)}, c.created_at, 'make', 'product', '', '', c.id, 0, null, null::uuid, c.type, c.created_at at time zone ${zone}::text from creations c
    where c.workspace_id = ${workspaceId} and c.status = 'completed' and c.source = 'made' and c.deleted_at is null`;
  // In an order that compares bytes: by a language's, sorting would take most of the time.
  const sums = (from: SQL, columns: SQL, kind = sql`kind`, value = sql`sum(value)`): SQL => sql`
    select ${workspaceId}::uuid, ${columns}, ${kind}, channel, count(*), count(distinct who), ${value} from ${from} where local < ${rawFrom}::timestamp`;
  const dimensions = sql`'' collate "C", '' collate "C"), ('campaign', campaign), ('name', name), ('subject', case when kind <> 'make' then subject_id::text else '' end`;
  const day = sql`local::date, v.dimension, v.key`;
  const grouped = sql`g.kind collate "C"`;
  const group = (seen: SQL): SQL =>
    sql`cross join lateral (values ('engaged'), (case when not ${seen} then 'unseen' end)) as g (kind)`;
  const touches = sql`cross join lateral (values ('first-touch', ${emailTouch(sql`first`)}), ('last-touch', ${emailTouch(sql`campaign`)})) as v (dimension, key)`;
  await tx.execute(sql`
    with told as materialized (${told}), opens as materialized (select who, local from told where kind = 'open'), acts as materialized (
      select t.*, first_value(campaign) over (partition by who order by local, id) as first, exists (select 1 from opens o where o.who = t.who and o.local::date = t.local::date) as seen,
        exists (select 1 from opens o where o.who = t.who and date_trunc('hour', o.local) = date_trunc('hour', t.local)) as seen_then
      from told t where kind in ('click', 'conversion')
    ), raw as (
      insert into events (workspace_id, id, at, kind, channel, person, name, medium, campaign, subject_id, value)
      select workspace_id, id, at, kind, channel, who::text, name, medium, campaign, subject_id, value from told where local >= ${rawFrom}::timestamp or (local >= ${keptFrom}::timestamp and person is not null)
    ), hours as (
      insert into event_hours (workspace_id, day, hour, kind, channel, events, people, value)
      ${sums(sql`told`, sql`local::date, extract(hour from local)::smallint`)} group by 2, 3, 4, 5
      union all ${sums(sql`acts ${group(sql`seen_then`)}`, sql`local::date, extract(hour from local)::smallint`, grouped, sql`0`)} and g.kind is not null group by 2, 3, 4, 5
    )
    insert into event_days (workspace_id, day, dimension, key, kind, channel, events, people, value)
    ${sums(sql`told cross join lateral (values (${dimensions})) as v (dimension, key)`, day)} and (v.dimension = '' or v.key <> '') group by 2, 3, 4, 5, 6
    union all ${sums(sql`acts cross join lateral (values (${dimensions})) as v (dimension, key) ${group(sql`seen`)}`, day, grouped, sql`0`)} and (v.dimension = '' or v.key <> '') and g.kind is not null group by 2, 3, 4, 5, 6
    union all ${sums(sql`acts ${touches}`, day)} and kind = 'conversion' group by 2, 3, 4, 5, 6`);
}

/** Rows of one statement. */
const AT_ONCE = 6_000;
