import { inWorkspace } from '../../../database/client';
import type { EventArchive, EventChange, EventKey } from '../../../ports/event-archive';
import { readEventHome } from '../../../records/events/event-home';
import { exportRowsRepository, type ExportRowsRepository } from './export-rows-repository';

/** The same tables; the rows of `events` come from the archive once that has them, in the same form. */
export function archivedExportRows(archive: EventArchive | null): ExportRowsRepository {
  const isElsewhere = async (workspaceId: string, name: string): Promise<boolean> => {
    if (name !== 'events') return false;
    const { store } = await inWorkspace(workspaceId, readEventHome, 'worker');
    if (store === 'clickhouse' && !archive) throw new Error('Events are in ClickHouse, and EVENTS_URL is not set.');
    return store === 'clickhouse';
  };

  return {
    ...exportRowsRepository,

    async countRows(workspaceId, table, where) {
      if (!archive || !(await isElsewhere(workspaceId, table.name)))
        return exportRowsRepository.countRows(workspaceId, table, where);
      return (await archive.countMonths(workspaceId)).reduce((sum, { events }) => sum + events, 0);
    },

    async readRows(workspaceId, table, from, where) {
      if (!archive || !(await isElsewhere(workspaceId, table.name)))
        return exportRowsRepository.readRows(workspaceId, table, from, where);
      const months = (await archive.countMonths(workspaceId)).map(({ month }) => month);
      const [month = months[0], at, id] = from ?? [];
      if (!month) return { texts: [], next: null };
      const after: EventKey | undefined = at && id ? { at: Number(at), id } : undefined;
      for await (const page of archive.readMonth(workspaceId, month, after)) {
        const last = page.at(-1)!;
        return { texts: page.map((event) => textOf(event, table.columns)), next: [month, String(last.at), last.id] };
      }
      const later = months.find((one) => one > month);
      return { texts: [], next: later ? [later] : null };
    },
  };
}

/** As PostgreSQL's row_to_json writes a row of `events`: here with what was noted, and nothing that was inferred from it. */
function textOf(event: EventChange, columns: readonly string[]): string {
  const row = new Map<string, unknown>(Object.entries(event));
  row.set('workspace_id', event.workspaceId).set('at', instantOf(event.at)).set('subject_id', event.subjectId);
  row.set('inherited', false).set('first_touch', '');
  return JSON.stringify(Object.fromEntries(columns.map((column) => [column, row.get(column)])));
}

function instantOf(microseconds: number): string {
  const second = Math.floor(microseconds / 1_000_000);
  const rest = String(microseconds - second * 1_000_000)
    .padStart(6, '0')
    .replace(/0+$/, '');
  return `${new Date(second * 1_000).toISOString().slice(0, 19)}${rest && `.${rest}`}+00:00`;
}
