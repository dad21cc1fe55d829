import type { EventChange } from '../../ports/event-archive';
import type { ClickHouseServer } from './clickhouse-server';
import { ch, chRaw } from './clickhouse-text';

/**
 * One row per change of an event. The engine keeps the change with the highest version when it merges parts, some time
 * later: `latestEvents` says how it is read until then. `day` and the month of a part are UTC's, from us rather than by the
 * server's own zone. Every zone's offset is a whole number of quarters of an hour, so a local day is made of quarters; that
 * column is two hundred times smaller than the instants. `who` counts people in a third of the time that their names take.
 */
export async function makeTables(server: ClickHouseServer): Promise<void> {
  const [[version]] = (await server.read(ch`select version()`)) as [[string]];
  // Behind a setting in 18.16; later versions have none, or one without effect.
  const settings: Record<string, string> = /^1[89]\./.test(version)
    ? { allow_experimental_low_cardinality_type: '1' }
    : {};
  await server.run(
    ch`create table if not exists ${chRaw(EVENTS)} (
      workspace_id UUID, day Date, at Int64, id UUID, version UInt64, dropped UInt8,
      kind LowCardinality(String), channel LowCardinality(String), person String, name LowCardinality(String), page LowCardinality(String),
      source LowCardinality(String), medium LowCardinality(String), campaign LowCardinality(String), device LowCardinality(String),
      country LowCardinality(String), subject LowCardinality(String), value Int64,
      quarter UInt32 default toUInt32(intDiv(at, 900000000)), who UInt64 default ${WHO}
    ) engine = ReplacingMergeTree(version) partition by toYYYYMM(day) order by (workspace_id, day, at, id)`,
    settings,
  );
  // Days in which an event was written more than once; a month's marks go when its parts have been merged.
  await server.run(
    ch`create table if not exists ${chRaw(REPEATS)} (workspace_id UUID, day Date) engine = MergeTree partition by toYYYYMM(day) order by (workspace_id, day)`,
  );
}

/** 0 is nobody. Two of a million people of a day have the same number once in forty million days. */
export const WHO = ch`if(person = '', 0, sipHash64(person))`;

export const rowOf = (change: EventChange): ArchivedRow => ({
  workspace_id: change.workspaceId,
  day: dayOf(change.at),
  at: change.at,
  id: change.id,
  version: change.seq,
  dropped: change.change === 'drop' ? 1 : 0,
  kind: change.kind,
  channel: change.channel,
  person: change.person ?? '',
  name: change.name,
  page: change.page,
  source: change.source,
  medium: change.medium,
  campaign: change.campaign,
  device: change.device,
  country: change.country,
  subject: change.subjectId ?? '',
  value: change.value,
});

/** The day in UTC of an instant in microseconds. */
export const dayOf = (at: number): string => new Date(Math.floor(at / 1_000)).toISOString().slice(0, 10);

export const EVENTS = 'fourbeat_events';
export const REPEATS = 'fourbeat_event_repeats';
export const COLUMNS =
  'workspace_id day at id version dropped kind channel person name page source medium campaign device country subject value'.split(
    ' ',
  ) as (keyof ArchivedRow)[];

type ArchivedRow = Record<
  | 'workspace_id'
  | 'day'
  | 'id'
  | 'kind'
  | 'channel'
  | 'person'
  | 'name'
  | 'page'
  | 'source'
  | 'medium'
  | 'campaign'
  | 'device'
  | 'country'
  | 'subject',
  string
> &
  Record<'at' | 'version' | 'dropped' | 'value', number>;
