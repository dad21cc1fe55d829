import type { EventChange, EventHistory } from '../../ports/event-archive';
import { latestEvents } from './clickhouse-questions';
import type { ClickHouseServer } from './clickhouse-server';
import { EVENTS, REPEATS } from './clickhouse-tables';
import { ch, chRaw } from './clickhouse-text';

/** Reads everything, for exports and for moving to another place. */
export function clickHouseHistory({ server, prepare, repeatedDays }: Parts): Omit<EventHistory, 'write'> {
  const all = async (workspaceId: string, columns: readonly string[], month?: string) =>
    latestEvents(
      { workspaceId, repeated: await repeatedDays(workspaceId) },
      { columns, within: month ? ch`toYYYYMM(day) = ${Number(month)}` : chRaw('1') },
    );

  return {
    async listWorkspaces() {
      await prepare();
      return (
        (await server.read(ch`select distinct toString(workspace_id) as id from ${chRaw(EVENTS)} order by id`)) as [
          string,
        ][]
      ).map(([id]) => id);
    },

    async countMonths(workspaceId) {
      await prepare();
      const rows = await server.read(
        ch`select toYYYYMM(toDateTime(intDiv(at, 1000000), 'UTC'), 'UTC') as month, count(), sum(value), sum(at % ${INSTANTS}) from (${await all(workspaceId, ['at', 'id', 'value'])}) group by month order by month`,
        { waitMs: LONG_MS },
      );
      return rows.map(([month, events, value, instants]) => ({
        month: String(month),
        events: Number(events),
        value: Number(value),
        instants: Number(instants),
      }));
    },

    async *readMonth(workspaceId, month, after) {
      await prepare();
      const rows = await all(workspaceId, READ, month);
      for (let place = after; ;) {
        const behind = place ? ch`at > ${place.at} or (at = ${place.at} and id > toUUID(${place.id}))` : chRaw('1');
        const page: unknown[][] = await server.read(
          ch`select toString(id), ${chRaw(READ.filter((column) => column !== 'id').join(', '))} from (${rows}) where ${behind} order by at, id limit ${PAGE}`,
          { waitMs: LONG_MS },
        );
        const changes = page.map((row) => changeOf(workspaceId, row));
        if (changes.length > 0) yield changes;
        if (changes.length < PAGE) return;
        place = changes.at(-1);
      }
    },

    async clear() {
      await prepare();
      for (const table of [EVENTS, REPEATS]) await server.run(ch`truncate table ${chRaw(table)}`);
    },
  };
}

function changeOf(workspaceId: string, row: unknown[]): EventChange {
  const [id, at, value, person, ...texts] = row;
  const [kind, channel, name, page, source, medium, campaign, device, country, subject] = texts as string[];
  return {
    workspaceId,
    seq: 0,
    change: 'put',
    id: id as string,
    at: Number(at),
    kind: kind as EventChange['kind'],
    channel: channel as EventChange['channel'],
    person: (person as string) || null,
    name: name!,
    page: page!,
    source: source!,
    medium: medium!,
    campaign: campaign!,
    device: device!,
    country: country!,
    subjectId: subject || null,
    value: Number(value),
  };
}

/** In the order that `changeOf` reads, the id before all others. */
const READ = 'id at value person kind channel name page source medium campaign device country subject'.split(' ');
/** A prime, as in history-repository.ts. */
const INSTANTS = 1_000_003;
const PAGE = 20_000;
const LONG_MS = 120_000;

interface Parts {
  server: ClickHouseServer;
  prepare(): Promise<void>;
  repeatedDays(workspaceId: string): Promise<string[]>;
}
