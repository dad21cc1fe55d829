import { eventDimensions, type EventDimension } from '../../../src/domain/analytics-event';
import { DAY_MS } from '../../../src/domain/duration';
import { addDays, offsetsBetween } from '../../../src/domain/zoned-time';
import type { ZonedRange } from '../../ports/event-archive';
import type { EventFilter, TopQuestion } from '../../ports/event-store';
import { EVENTS } from './clickhouse-tables';
import { ch, chJoin, chRaw, type Statement } from './clickhouse-text';

/** The statements that read events; each mirrors one of `postgres-event-store.ts` or `day-sums-repository.ts`. */

/** Sums of every value of every dimension, one more of each than are kept: then there is a rest. */
export const sumDimensionsQuestion = (place: DayPlace): Statement =>
  chJoin(
    ['' as const, ...eventDimensions].map(
      (dimension) => ch`
        select ${dimension} as dimension, kind, channel, ${keyOf(dimension)} as key, count() as n, uniqExactIf(who, who != 0) as people, sum(value) as total
        from (${eventsOf(place, columnsOf(dimension))}) where ${dimension === '' ? chRaw('1') : ch`${keyOf(dimension)} != ''`} group by kind, channel, key
        order by kind, channel, people desc, n desc, key limit ${KEYS + 1} by kind, channel`,
    ),
    ' union all ',
  );

/** One sum of all values of a dimension beyond those that are kept. */
export const sumRestQuestion = (place: DayPlace, dimension: EventDimension): Statement => ch`
  select kind, channel, count() as n, uniqExactIf(who, who != 0) as people, sum(value) as total
  from (${eventsOf(place, columnsOf(dimension))}) where ${keyOf(dimension)} != '' and (cast(kind, 'String'), cast(channel, 'String'), ${keyOf(dimension)}) not in (
    select cast(kind, 'String'), cast(channel, 'String'), key from (
      select kind, channel, ${keyOf(dimension)} as key, count() as n, uniqExactIf(who, who != 0) as people
      from (${eventsOf(place, columnsOf(dimension))}) where ${keyOf(dimension)} != '' group by kind, channel, key order by kind, channel, people desc, n desc, key limit ${KEYS} by kind, channel))
  group by kind, channel`;

export const sumHoursQuestion = (place: DayPlace): Statement => ch`
  select hour, kind, channel, count() as n, uniqExactIf(who, who != 0) as people, sum(value) as total
  from (${eventsOf(place, [])}) group by hour, kind, channel`;

export const daysQuestion = (place: KnownRange, filter: EventFilter): Statement => ch`
  select toString(toDate(toUInt16(local))) as day, kind, channel, count() as n, uniqExactIf(who, who != 0) as people, sum(value) as total
  from (${eventsOf(place, Object.keys(filter), conditionsOf(filter))}) group by local, kind, channel order by local, kind, channel`;

/** People are those of each day, kind and channel, added up: as in the sums. */
export const topQuestion = (
  place: KnownRange,
  { dimension, kinds, limit, channel, filter = {}, keys }: TopQuestion,
): Statement => ch`
  select key, sum(n) as all_n, sum(people) as all_people, sum(total) as all_total from (
    select ${keyOf(dimension)} as key, count() as n, uniqExactIf(who, who != 0) as people, sum(value) as total
    from (${eventsOf(
      place,
      [...Object.keys(filter), ...columnsOf(dimension)],
      [
        ...conditionsOf(filter),
        ch`kind in ${[...kinds]}`,
        ...(channel ? [ch`channel = ${channel}`] : []),
        keys ? ch`${keyOf(dimension)} in ${[...keys, '']}` : chRaw('1'),
      ],
    )}) where ${keyOf(dimension)} != '' group by local, kind, channel, key
  ) group by key order by all_people desc, all_n desc, key limit ${limit}`;

export const recentQuestion = (place: Known & { since: number }): Statement => ch`
  select toString(id), at, kind, person, page from (${latestEvents(place, {
    columns: ['at', 'id', 'kind', 'channel', 'person', 'page'],
    within: ch`day >= toDate(${new Date(place.since / 1_000).toISOString().slice(0, 10)}) and at >= ${place.since}`,
  })}) where channel = 'website'`;

/** With their hour and the number of their day by the workspace's clock. */
function eventsOf(
  { workspaceId, repeated, range, zone }: KnownRange,
  /** Besides those that are summed: old servers read every column that is named, whether it is used or not. */
  columns: readonly string[],
  conditions: readonly Statement[] = [],
): Statement {
  const [first, last] = [addDays(range.from, -1), addDays(range.to, 1)];
  const pieces = offsetsBetween(zone, Date.parse(first), Date.parse(last) + DAY_MS);
  const steps = pieces.map(({ until, offset }) =>
    until === Infinity
      ? ch`${offset / QUARTER_MS}`
      : ch`quarter < ${Math.ceil(until / QUARTER_MS)}, ${offset / QUARTER_MS}`,
  );
  const clock = ch`(toInt64(quarter) + ${steps.length === 1 ? steps[0]! : ch`multiIf(${chJoin(steps, ', ')})`})`;
  return ch`
    select *, intDiv(${clock}, 96) as local, intDiv(${clock} % 96, 4) as hour from (${latestEvents(
      { workspaceId, repeated },
      {
        columns: [...new Set([...SUMMED, ...columns])],
        conditions,
        within: ch`day >= toDate(${first}) and day <= toDate(${last})`,
      },
    )}) where local >= ${Date.parse(range.from) / DAY_MS} and local <= ${Date.parse(range.to) / DAY_MS}`;
}

/**
 * A workspace's events as they are now. In days that are marked as repeated, the latest change of each event is chosen; in
 * all others there is one row per event. A condition is checked after that choice, because a change may have changed it.
 */
export function latestEvents(
  { workspaceId, repeated }: Known,
  { columns, conditions = [], within }: Chosen,
): Statement {
  const list = (of: (column: string) => string) => chRaw(columns.map(of).join(', '));
  const place = ch`workspace_id = toUUID(${workspaceId}) and ${within}`;
  const matches = chJoin(conditions, ' and ');
  // The conditions first, before other columns are read: the server would begin with the workspace, which all rows have.
  const first = conditions.length > 0 ? ch`prewhere ${matches}` : chRaw('');
  const once = (where: Statement) =>
    ch`select ${list((column) => column)} from ${chRaw(EVENTS)} ${first} where ${place} and dropped = 0 ${where}`;
  if (repeated.length === 0) return once(chRaw(''));
  const days = chJoin(
    repeated.map((day) => ch`toDate(${day})`),
    ', ',
  );
  return ch`
    ${once(ch`and day not in (${days})`)}
    union all
    select ${list((column) => column)} from (
      select ${list((column) => (KEY.includes(column) ? column : `${chosen(column)} as ${column}`))}, latest_dropped from (
        select at, id, argMax(dropped, version) as latest_dropped, ${list((column) =>
          KEY.includes(column) ? `${column} as same_${column}` : `argMax(${column}, version) as latest_${column}`,
        )}
        from ${chRaw(EVENTS)} where ${place} and day in (${days}) group by at, id
      )
    ) where latest_dropped = 0 ${conditions.length > 0 ? ch`and ${matches}` : chRaw('')}`;
}

const KEY = ['at', 'id'];
/** Without the type that the other half has, the two could not be joined. */
const chosen = (column: string): string =>
  NUMBERS.has(column) || column === 'person' ? `latest_${column}` : `cast(latest_${column}, 'LowCardinality(String)')`;
const NUMBERS = new Set(['value', 'quarter', 'who', 'version']);
const SUMMED = 'kind channel value quarter who'.split(' ');

const conditionsOf = (filter: EventFilter): Statement[] =>
  (Object.entries(filter) as [keyof EventFilter, string | undefined][]).flatMap(([dimension, value]) =>
    value === undefined ? [] : [ch`${chRaw(dimension)} = ${value}`],
  );

const columnsOf = (dimension: EventDimension | ''): string[] => (dimension === '' ? [] : [dimension]);

/** The dimension's column; the names are our own. */
const keyOf = (dimension: EventDimension | ''): Statement =>
  dimension === '' ? chRaw("''") : chRaw(`cast(${dimension}, 'String')`);

export const KEYS = 500;
const QUARTER_MS = 900_000;

export interface Known {
  workspaceId: string;
  /** Days in UTC in which events were written more than once. */
  repeated: readonly string[];
}

interface Chosen {
  columns: readonly string[];
  /** Which events; of columns that may change. */
  conditions?: readonly Statement[];
  /** Which part of the table; of columns that never change. */
  within: Statement;
}

export type KnownRange = Known & ZonedRange;
type DayPlace = KnownRange;
