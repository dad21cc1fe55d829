import { engagementKinds, groupKinds, LEAD_NAMES, seenKinds, type SumKind } from '../../../src/domain/analytics-event';
import { ch, chRaw, type Statement } from './clickhouse-text';

/**
 * Sums (`n`, `people`, `total`) of events per kind and columns `by`, with the groups in which a person counts once
 * (`groupKinds`). Mirrors event-groups.ts.
 */
export const sumsOf = (events: Statement, by: string): Statement => ch`
  select ${chRaw(by)}, kind, sum(n) as n, countIf(who != 0) as people, sum(total) as total from (${partsOf(events, by)}) group by ${chRaw(by)}, kind`;

/**
 * The same, in less time for many days and in more for one: most people only look around, and groups need not tell those
 * apart.
 */
export const longSumsOf = (events: Statement, by: string): Statement => ch`
  ${plainSumsOf(events, by)} union all select * from (${sumsOf(
    ch`select * from (${events}) where who in (select distinct who from (${events}) where who != 0 and kind in ${[...engagementKinds]})`,
    by,
  )}) where kind in ${[...groupKinds]}`;

/** Of the kinds of events alone. */
export const plainSumsOf = (events: Statement, by: string): Statement => ch`
  select ${chRaw(by)}, cast(kind, 'String') as kind, count() as n, uniqExactIf(who, who != 0) as people, sum(value) as total from (${events}) group by ${chRaw(by)}, kind`;

/** The same per person; those who are nobody are one. */
export const partsOf = (events: Statement, by: string): Statement => ch`
  select ${chRaw(by)}, who, tupleElement(part, 1) as kind, tupleElement(part, 2) as n, tupleElement(part, 3) as total from (
    select ${chRaw(by)}, who, arrayJoin(arrayConcat(groupArray((told, number, amount)), arrayFilter(one -> who != 0 and tupleElement(one, 2) > 0, [
      ('engaged', sumIf(number, told in ${[...engagementKinds]}), toInt64(0)),
      ('unseen', if(countIf(told in ${[...seenKinds]}) > 0, toUInt64(0), sumIf(number, told in ${[...engagementKinds]})), toInt64(0)),
      ('lead', sum(leads), toInt64(0))]))) as part
    from (
      select ${chRaw(by)}, who, cast(kind, 'String') as told, count() as number, sum(value) as amount, countIf(${IS_LEAD}) as leads
      from (${events}) group by ${chRaw(by)}, who, kind
    ) group by ${chRaw(by)}, who)`;

/** The kinds of events that sums of some kinds are made of. */
export const kindsFor = (kinds: readonly SumKind[]): string[] => [
  ...new Set(kinds.flatMap((kind) => (isGroup(kind) ? MADE_OF[kind] : [kind]))),
];

export const isGroup = (kind: SumKind): kind is Group => groupKinds.some((group) => group === kind);

const MADE_OF: Record<Group, readonly string[]> = {
  engaged: engagementKinds,
  unseen: [...engagementKinds, ...seenKinds],
  lead: ['form', 'custom'],
};
const IS_LEAD = ch`kind = 'form' or (kind = 'custom' and name in ${[...LEAD_NAMES]})`;

type Group = (typeof groupKinds)[number];
