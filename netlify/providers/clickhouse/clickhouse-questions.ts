import { eventDimensions, type EventDimension } from '../../../src/domain/analytics-event';
import { touchDimensions, type TouchDimension } from '../../../src/domain/attribution';
import { DAY_MS } from '../../../src/domain/duration';
import { addDays, offsetsBetween } from '../../../src/domain/zoned-time';
import type { Signup, ZonedRange } from '../../ports/event-archive';
import type { EventFilter, TopQuestion } from '../../ports/event-store';
import { isGroup, kindsFor, longSumsOf, partsOf, plainSumsOf, sumsOf } from './clickhouse-groups';
import { EVENTS } from './clickhouse-tables';
import { ch, chJoin, chRaw, type Statement } from './clickhouse-text';
import { BROUGHT, ENTERS, FIRST_TOUCH, FOLLOWS, inherited, LAST_TOUCH, traced } from './clickhouse-visits';

/** What an event may have from an earlier one. */
const SOURCES: ReadonlySet<string> = new Set(['source', 'campaign']);

/** The statements that read events; each mirrors one of `postgres-event-store.ts` or `day-sums-repository.ts`. */

/**
 * Sums of every value of some dimensions, one more of each than are kept: then there is a rest. As few statements as can be:
 * on a small day old servers take most of the time to understand what is asked.
 */
export const sumDimensionsQuestion = (
  place: DayPlace,
  dimensions: readonly Summed[],
  signups: readonly Signup[],
): Statement => ch`
  select dimension, kind, channel, key, n, people, total from (${sumsOf(keyedEvents(place, dimensions, signups), 'dimension, channel, key')})
  where ${SUMMED_KINDS} order by dimension, kind, channel, people desc, n desc, key limit ${KEYS + 1} by dimension, kind, channel`;

/** All dimensions of a day, those together that ask for the same of an event. Touches have only those who may be brought. */
export const summedTogether = (isAnybodyBrought: boolean): (readonly Summed[])[] => [
  ['', ...eventDimensions.filter((dimension) => !SOURCES.has(dimension))],
  [...eventDimensions.filter((dimension) => SOURCES.has(dimension)), ...(isAnybodyBrought ? touchDimensions : [])],
];

/** One sum of all values of a dimension beyond those that are kept. */
export function sumRestQuestion(place: DayPlace, dimension: Dimension, signups: readonly Signup[]): Statement {
  const events = keyedEvents(place, [dimension], signups);
  return ch`
    select kind, channel, sum(n) as all_n, uniqExactIf(who, who != 0) as people, sum(total) as all_total from (${partsOf(events, 'dimension, channel, key')})
    where ${SUMMED_KINDS} and (kind, cast(channel, 'String'), key) not in (
      select kind, cast(channel, 'String'), key from (${sumsOf(events, 'channel, key')}) order by kind, channel, people desc, n desc, key limit ${KEYS} by kind, channel)
    group by kind, channel`;
}

export const sumHoursQuestion = (place: DayPlace): Statement => ch`
  select hour, kind, channel, n, people, total from (${sumsOf(eventsOf(place), 'hour, channel')})`;

export const daysQuestion = (place: KnownRange, filter: EventFilter): Statement => ch`
  select toString(toDate(toUInt16(local))) as day, kind, channel, n, people, total from (${rangeSums(filter)(eventsOf(place, { filter }), 'local, channel')}) order by local, kind, channel`;

/** To find out where visits came from, the whole range is joined: that is not done twice. */
const rangeSums = ({ source, campaign }: EventFilter, dimension?: Dimension) =>
  source !== undefined || campaign !== undefined || (dimension && (isTouch(dimension) || SOURCES.has(dimension)))
    ? sumsOf
    : longSumsOf;

/** People are those of each day, kind and channel, added up: as in the sums. */
export function topQuestion(
  place: KnownRange,
  { dimension, kinds, limit, channel, filter = {}, keys }: TopQuestion,
  signups: readonly Signup[],
): Statement {
  const events = keyedEvents(place, [dimension], signups, {
    filter,
    conditions: [ch`kind in ${kindsFor(kinds)}`, ...(channel ? [ch`channel = ${channel}`] : [])],
    keys,
  });
  const sums = kinds.some(isGroup) ? rangeSums(filter, dimension) : plainSumsOf;
  return ch`
    select key, sum(n) as all_n, sum(people) as all_people, sum(total) as all_total from (${sums(events, 'local, channel, key')})
    where kind in ${[...kinds]} group by key order by all_people desc, all_n desc, key limit ${limit}`;
}

/**
 * Who came back in the weeks after their first. Before the range any time will do: the clock of its first day is used there.
 */
export const cohortsQuestion = (place: KnownRange): Statement => ch`
  select toString(toDate(toUInt16(first))), intDiv(week - first, 7) as weeks, count() as people from (
    select first, arrayJoin(seen) as week from (
      select min(week) as first, groupUniqArray(week) as seen from (
        select who, local - (local + 3) % 7 as week from (${eventsOf(place, { conditions: [...FOLLOWED_OR_OPENED], isSinceEver: true })})
      ) group by who
    ) where first >= ${dayNumber(place.range.from)}
  ) group by first, weeks order by first, weeks`;

/** People who bought through an email. */
export const buyersQuestion = (place: KnownRange): Statement =>
  ch`select distinct person from (${eventsOf(place, { conditions: BOUGHT, columns: ['person'] })})`;

export const recentQuestion = (place: Known & { since: number }): Statement => ch`
  select toString(id), at, kind, person, page from (${latestEvents(place, {
    columns: ['at', 'id', 'kind', 'channel', 'person', 'page'],
    within: ch`day >= toDate(${new Date(place.since / 1_000).toISOString().slice(0, 10)}) and at >= ${place.since}`,
  })}) where channel = 'website'`;

/** Once for each of some dimensions, with its value as `key`; those without one are left out. */
function keyedEvents(
  place: KnownRange,
  dimensions: readonly Summed[],
  signups: readonly Signup[],
  {
    filter = {},
    conditions = [],
    keys,
  }: { filter?: EventFilter; conditions?: Statement[]; keys?: readonly string[] } = {},
): Statement {
  const isTraced = dimensions.includes('first-touch');
  const events = eventsOf(place, {
    filter,
    conditions: dimensions.every(isTouch) ? [...conditions, ch`kind in ${BROUGHT}`] : conditions,
    columns: dimensions.filter((dimension) => dimension !== '' && !isTouch(dimension)),
    isSourced: dimensions.some((dimension) => isTouch(dimension) || SOURCES.has(dimension)),
  });
  const follows = () =>
    latestEvents(place, {
      columns: ['at', 'id', 'kind', 'channel', 'campaign', 'who'],
      conditions: FOLLOWS,
      within: ch`day <= toDate(${addDays(place.range.to, 1)})`,
    });
  const values = chJoin(
    dimensions.map((dimension) => ch`(${dimension}, ${keyOf(dimension)})`),
    ', ',
  );
  return ch`
    select local, channel, kind, name, who, value, tupleElement(pair, 1) as dimension, tupleElement(pair, 2) as key from (
      select local, channel, kind, name, who, value, arrayJoin([${values}]) as pair from (${isTraced ? traced(events, follows(), signups) : events})
    ) where (key != '' or dimension = '') ${keys ? ch`and key in ${[...keys, '']}` : chRaw('')}`;
}

/** By the workspace's clock: with their hour and the number of their day. `isSinceEver`: and all those before the range. */
function eventsOf(
  { workspaceId, repeated, range, zone }: KnownRange,
  { filter = {}, conditions = [], isSourced = false, isSinceEver = false, columns = [] }: Asked = {},
): Statement {
  const [first, last] = [addDays(range.from, -1), addDays(range.to, 1)];
  const pieces = offsetsBetween(zone, Date.parse(first), Date.parse(last) + DAY_MS);
  const steps = pieces.map(({ until, offset }) =>
    until === Infinity
      ? ch`${offset / QUARTER_MS}`
      : ch`quarter < ${Math.ceil(until / QUARTER_MS)}, ${offset / QUARTER_MS}`,
  );
  const clock = ch`(toInt64(quarter) + ${steps.length === 1 ? steps[0]! : ch`multiIf(${chJoin(steps, ', ')})`})`;
  const days = isSinceEver ? repeated : repeated.filter((day) => day >= first && day <= last);
  const some = (columnsOf: readonly string[], where: readonly Statement[]): Statement => ch`
    select *, intDiv(${clock}, 96) as local, intDiv(${clock} % 96, 4) as hour from (${latestEvents(
      { workspaceId, repeated: days },
      {
        columns: columnsOf,
        conditions: where,
        within: ch`${isSinceEver ? chRaw('1') : ch`day >= toDate(${first})`} and day <= toDate(${last})`,
      },
    )}) where ${isSinceEver ? chRaw('1') : ch`local >= ${dayNumber(range.from)}`} and local <= ${dayNumber(range.to)}`;
  const { source, campaign, ...own } = filter;
  const read = [...new Set([...SUMMED, ...Object.keys(own), ...columns])];
  if (!isSourced && source === undefined && campaign === undefined)
    return some(read, [...conditionsOf(own), ...conditions]);
  const kept = [...read.filter((column) => !SOURCES.has(column)), 'at', 'id'];
  const sourced = inherited(
    some([...kept, 'source', 'campaign'], [...conditionsOf(own), ...conditions]),
    some(['at', 'id', 'channel', 'source', 'campaign', 'quarter', 'who'], ENTERS),
    [...kept, 'local', 'hour'].join(', '),
  );
  return ch`select * from (${sourced}) where ${chJoin([chRaw('1'), ...conditionsOf({ source, campaign })], ' and ')}`;
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
const SUMMED = 'kind channel name value quarter who'.split(' ');
const BOUGHT = [ch`channel = 'email'`, ch`kind = 'conversion'`, ch`who != 0`];
const FOLLOWED_OR_OPENED = [ch`channel = 'email'`, ch`kind in ${['open', 'click', 'conversion']}`, ch`who != 0`];

const conditionsOf = (filter: EventFilter): Statement[] =>
  (Object.entries(filter) as [keyof EventFilter, string | undefined][]).flatMap(([dimension, value]) =>
    value === undefined ? [] : [ch`${chRaw(dimension)} = ${value}`],
  );

/** The names are our own. */
function keyOf(dimension: Summed): Statement {
  if (dimension === '') return chRaw("''");
  if (isTouch(dimension)) return dimension === 'first-touch' ? FIRST_TOUCH : LAST_TOUCH;
  return chRaw(`cast(${dimension}, 'String')`);
}

const isTouch = (dimension: Summed): dimension is TouchDimension =>
  touchDimensions.some((touch) => touch === dimension);

/** Only leads and sales have touches. */
const SUMMED_KINDS = ch`(dimension not in ${[...touchDimensions]} or kind in ${['lead', 'conversion']})`;

/** Since 1970. */
const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

export const KEYS = 500;
const QUARTER_MS = 900_000;

export interface Known {
  workspaceId: string;
  /** Days in UTC in which events were written more than once. */
  repeated: readonly string[];
}

interface Asked {
  filter?: EventFilter;
  conditions?: readonly Statement[];
  /** With the source and campaign of the visit, and what touches are made of. */
  isSourced?: boolean;
  isSinceEver?: boolean;
  /** More than those that are summed. */
  columns?: readonly string[];
}

type Dimension = EventDimension | TouchDimension;
/** '' is everything. */
type Summed = Dimension | '';

interface Chosen {
  columns: readonly string[];
  /** Which events; of those among the columns that may change. */
  conditions?: readonly Statement[];
  /** Which part of the table; of columns that never change. */
  within: Statement;
}

export type KnownRange = Known & ZonedRange;
type DayPlace = KnownRange;
