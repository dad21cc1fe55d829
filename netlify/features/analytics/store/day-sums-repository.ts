import { sql } from 'drizzle-orm';
import { eventDimensions, OTHER_KEYS } from '../../../../src/domain/analytics-event';
import { touchDimensions } from '../../../../src/domain/attribution';
import type { Transaction } from '../../../database/client';
import type { ArchivedSums } from '../../../ports/event-archive';
import { leadsAmong, withGroups } from '../../../records/events/event-groups';
import { LAST_TOUCH } from '../../../records/events/event-touches';

/**
 * Sums a day in the workspace's time zone again from its events: changed rows are written, and rows with no events left
 * are deleted. Each is one statement in the caller's transaction. It compares bytes: sorting by a language's order takes
 * most of the time.
 */
export const sumDimensions = (place: Place) => sql`
  with here as (${eventsOf(place)}), told as materialized (
    select v.dimension collate "C" as dimension, h.kind collate "C" as kind, h.channel collate "C" as channel, v.key collate "C" as key, h.person collate "C" as person, count(*) as n, sum(h.value) as value, ${leadsAmong('h')} as leads
    from here h cross join lateral (values ('', ''), ${DIMENSIONS}) as v (dimension, key) where v.dimension = '' or v.key <> '' group by 1, 2, 3, 4, 5
  ), parts as materialized (
    select * from (${withGroups('told', ['dimension', 'channel', 'key'])}) g (dimension, channel, key, kind, person, n, value) where dimension <> all(${TOUCHES}) or kind in ('lead', 'conversion')
  ), sums as (
    select dimension, kind, channel, key, sum(n) as events, count(person) as people, sum(value) as value from parts group by 1, 2, 3, 4
  ), ranked as materialized (
    select *, row_number() over (partition by dimension, kind, channel order by people desc, events desc, key) as place from sums
  ), made as materialized (
    select dimension, kind, channel, key, events, people, value from ranked where place <= ${KEYS}
    union all
    select r.dimension, r.kind, r.channel, ${OTHER_KEYS}, sum(p.n), count(distinct p.person), sum(p.value)
    from ranked r join parts p using (dimension, kind, channel, key) where r.place > ${KEYS} group by 1, 2, 3
  )
  ${keepDays(place)}`;

export const sumHours = (place: Place) => sql`
  with here as (${eventsOf(place)}), told as materialized (
    select hour, kind collate "C" as kind, channel collate "C" as channel, person collate "C" as person, count(*) as n, sum(value) as value, ${leadsAmong('here')} as leads from here group by 1, 2, 3, 4
  ), made as materialized (
    select hour, kind, channel, sum(n) as events, count(person) as people, sum(value) as value from (${withGroups('told', ['hour', 'channel'])}) g (hour, channel, kind, person, n, value) group by 1, 2, 3
  )
  ${keepHours(place)}`;

/** Writes the sums of a day that were made elsewhere, in the same way. */
export async function writeDays(tx: Transaction, place: Day, sums: ArchivedSums['days']): Promise<void> {
  const of = <T>(read: (sum: (typeof sums)[number]) => T) => sql.param(sums.map(read));
  await tx.execute(sql`
    with made as materialized (
      select s.dimension collate "C" as dimension, s.kind collate "C" as kind, s.channel collate "C" as channel, s.key collate "C" as key, s.events, s.people, s.value
      from unnest(${of(({ dimension }) => dimension)}::text[], ${of(({ kind }) => kind)}::text[], ${of(({ channel }) => channel)}::text[], ${of(({ key }) => key)}::text[], ${of(({ events }) => events)}::int[], ${of(({ people }) => people)}::int[], ${of(({ value }) => value)}::bigint[]) as s (dimension, kind, channel, key, events, people, value)
    )
    ${keepDays(place)}`);
}

export async function writeHours(tx: Transaction, place: Day, sums: ArchivedSums['hours']): Promise<void> {
  const of = <T>(read: (sum: (typeof sums)[number]) => T) => sql.param(sums.map(read));
  await tx.execute(sql`
    with made as materialized (
      select * from unnest(${of(({ hour }) => hour)}::smallint[], ${of(({ kind }) => kind)}::text[], ${of(({ channel }) => channel)}::text[], ${of(({ events }) => events)}::int[], ${of(({ people }) => people)}::int[], ${of(({ value }) => value)}::bigint[]) as s (hour, kind, channel, events, people, value)
    )
    ${keepHours(place)}`);
}

/** Behind a `made`: changed rows are written, and those that are not made any more are deleted. */
const keepDays = ({ workspaceId, day }: Day) => sql`
  , kept as (
    insert into event_days (workspace_id, dimension, day, kind, channel, key, events, people, value)
    select ${workspaceId}::uuid, dimension, ${day}::date, kind, channel, key, events, people, value from made
    on conflict (workspace_id, dimension, day, kind, channel, key) do update set events = excluded.events, people = excluded.people, value = excluded.value
    where (event_days.events, event_days.people, event_days.value) is distinct from (excluded.events, excluded.people, excluded.value)
  )
  delete from event_days d where d.workspace_id = ${workspaceId} and d.dimension = any(${sql.param(['', ...eventDimensions, ...touchDimensions])}::text[]) and d.day = ${day}
    and not exists (select 1 from made m where m.dimension = d.dimension collate "C" and m.kind = d.kind collate "C" and m.channel = d.channel collate "C" and m.key = d.key collate "C")`;

const keepHours = ({ workspaceId, day }: Day) => sql`
  , kept as (
    insert into event_hours (workspace_id, day, hour, kind, channel, events, people, value)
    select ${workspaceId}::uuid, ${day}::date, hour, kind, channel, events, people, value from made
    on conflict (workspace_id, day, hour, kind, channel) do update set events = excluded.events, people = excluded.people, value = excluded.value
    where (event_hours.events, event_hours.people, event_hours.value) is distinct from (excluded.events, excluded.people, excluded.value)
  )
  delete from event_hours h where h.workspace_id = ${workspaceId} and h.day = ${day} and not exists (select 1 from made m where m.hour = h.hour and m.kind = h.kind and m.channel = h.channel)`;

/** A day may begin twice, or not at midnight: the local date decides, and the instants only narrow the search. */
export const eventsOf = (place: Place) => sql`
  select e.*, ${LAST_TOUCH} as last_touch, extract(hour from e.at at time zone ${place.zone}::text)::smallint as hour from events e
  where ${isNear(place)} and (e.at at time zone ${place.zone}::text)::date = ${place.day}::date`;

/** Of an event `e`: in a month's partition that the day can be in. */
export const isNear = ({ workspaceId, day, zone }: Place) =>
  sql`e.workspace_id = ${workspaceId} and e.at >= (${day}::timestamp at time zone ${zone}::text) - interval '3 hours' and e.at < (${day}::timestamp at time zone ${zone}::text) + interval '27 hours'`;

const DIMENSIONS = sql.raw(
  [
    ...eventDimensions.map((one) =>
      one === 'subject' ? "('subject', coalesce(h.subject_id::text, ''))" : `('${one}', h.${one})`,
    ),
    ...touchDimensions.map((one) => `('${one}', h.${one.replace('-', '_')})`),
  ].join(', '),
);
const TOUCHES = sql`${sql.param([...touchDimensions])}::text[]`;
/** Per dimension, day, kind and channel. */
const KEYS = 500;
export interface Place extends Day {
  zone: string;
}

interface Day {
  workspaceId: string;
  day: string;
}
