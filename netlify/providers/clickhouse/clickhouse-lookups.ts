import type { EventChange } from '../../ports/event-archive';
import type { ClickHouseServer } from './clickhouse-server';
import { dayOf, EVENTS } from './clickhouse-tables';
import { ch, chRaw } from './clickhouse-text';

/** What the writer asks about the changes of a batch. */

/** The highest stored change of each of these events. */
export async function findStored(
  server: ClickHouseServer,
  changes: readonly EventChange[],
): Promise<Map<string, number>> {
  // The whole primary key, so that the index finds them. This text is in the address, of which old servers read 16 KB.
  const days = changes.map(({ at }) => dayOf(at)).sort();
  const within = ch`day >= toDate(${days[0]!}) and day <= toDate(${days.at(-1)!})`;
  const rows = (await server.read(
    ch`select toString(workspace_id), at, toString(id), max(version) from ${chRaw(EVENTS)}
      where ${within} and (workspace_id, day, at, id) in keys group by workspace_id, at, id`,
    {
      waitMs: LOOKUP_MS,
      keys: {
        structure: 'w UUID, d Date, a Int64, i UUID',
        rows: changes.map(({ workspaceId, at, id }) => [workspaceId, dayOf(at), at, id]),
      },
    },
  )) as [string, number | string, string, number | string][];
  return new Map(rows.map(([workspaceId, at, id, version]) => [`${workspaceId} ${at} ${id}`, Number(version)]));
}

/** Read from the day of the first change on; these are those of the last minute, as a rule. */
export async function findLaterSales(
  server: ClickHouseServer,
  changes: readonly EventChange[],
): Promise<Pick<EventChange, 'workspaceId' | 'at'>[]> {
  const followed = changes.filter(
    ({ channel, kind, person }) =>
      channel === 'email' && person !== null && (kind === 'click' || kind === 'conversion'),
  );
  if (followed.length === 0) return [];
  const first = followed.map(({ at }) => dayOf(at)).sort()[0]!;
  const rows = (await server.read(
    ch`select toString(workspace_id), at from ${chRaw(EVENTS)} any inner join (select w as workspace_id, p as person, min(a) as since from keys group by w, p) using (workspace_id, person)
      where workspace_id in (select w from keys) and day >= toDate(${first}) and kind = 'conversion' and channel = 'email' and at > since`,
    {
      waitMs: LOOKUP_MS,
      keys: {
        structure: 'w UUID, p String, a Int64',
        rows: followed.map(({ workspaceId, person, at }) => [workspaceId, person!, at]),
      },
    },
  )) as [string, number | string][];
  return rows.map(([workspaceId, at]) => ({ workspaceId, at: Number(at) }));
}

export const keyOf = ({ workspaceId, at, id }: EventChange): string => `${workspaceId} ${at} ${id}`;

/** Events that lie scattered over years, as after an import, are in every part of the index. */
const LOOKUP_MS = 60_000;
