import type { ContactExport } from '../../../../src/contracts/contact-exports';
import type { ContactSelection } from '../../../../src/contracts/contact-selection';
import type { CsvSeparator } from '../../../../src/domain/csv-separator';
import { retentionMs } from '../../../../src/domain/retention';
import { toLocal } from '../../../../src/domain/zoned-time';
import { AppError, notFound } from '../../../errors/app-error';
import type { PartsToSend } from '../../../http/send-parts';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { StoragePort } from '../../../ports/storage';
import type { StoredSelection } from './contact-export-maker';
import type { ContactExportRepository, ContactExportRow } from './contact-export-repository';
import { contactExportFolder, contactPartKey } from './contact-export-storage';

/** Exports of contacts as people ask for them; whoever may see the contacts may. */
export function makeContactExportService({ repository, storage, clock, ids }: Dependencies) {
  return {
    list: async ({ workspaceId }: Asker) => ({ items: (await repository.list(workspaceId, clock.now())).map(present) }),

    async create(
      { workspaceId, actor }: Asker,
      {
        format,
        separator,
        selection,
      }: { format: ContactExport['format']; separator: CsvSeparator; selection: ContactSelection },
    ): Promise<ContactExport> {
      const now = clock.now();
      const row: ContactExportRow = {
        workspaceId,
        id: ids.id(),
        format,
        selection: { ...selection, actor, ...(format === 'csv' && { separator }) },
        state: 'running',
        progress: 0,
        rows: 0,
        bytes: null,
        parts: 0,
        cause: null,
        attempts: 0,
        createdAt: now,
        expiresAt: new Date(now.getTime() + retentionMs('exports')),
      };
      await repository.begin(row);
      return present(row);
    },

    async cancel({ workspaceId }: Asker, exportId: string): Promise<ContactExport> {
      const row = await repository.cancel(workspaceId, exportId, clock.now());
      if (!row) throw notFound('export');
      if (row.state === 'cancelled') await clear(contactExportFolder(workspaceId, exportId)).catch(() => undefined); // else the job that tidies does
      return present(row);
    },

    /** The file, part after part. Throws `conflict` while there is none. */
    async read({ workspaceId, zone }: Asker, exportId: string): Promise<PartsToSend> {
      const row = await repository.find(workspaceId, exportId, clock.now());
      if (!row) throw notFound('export');
      if (row.state !== 'ready') throw new AppError('conflict', 'This export is not ready yet.');
      const keyOf = (part: number): string =>
        contactPartKey({ workspaceId, exportId, attempt: row.cause! }, row.format, part);
      const first = await storage.read(keyOf(1)); // what is lost is said before the reply begins
      if (!first) throw notFound('export');
      return {
        contentType: row.format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json',
        name: `contacts-${toLocal(row.createdAt, zone).date}.${endingOf(row)}`,
        bytes: row.bytes!,
        async *parts() {
          yield first;
          for (let part = 2; part <= row.parts; part += 1) {
            const bytes = await storage.read(keyOf(part));
            if (!bytes) throw new Error(`part ${part} of the export ${exportId} is lost`);
            yield bytes;
          }
        },
      };
    },
  };

  async function clear(folder: string): Promise<void> {
    for await (const keys of storage.list(folder)) for (const key of keys) await storage.remove(key);
  }
}

/** Spreadsheets take .tsv for tabs, .csv for anything else. */
const endingOf = ({ format, selection }: ContactExportRow): string =>
  format === 'csv' && (selection as StoredSelection).separator === '\t' ? 'tsv' : format;

const present = ({
  id,
  format,
  state,
  progress,
  rows,
  bytes,
  attempts,
  cause,
  createdAt,
  expiresAt,
}: ContactExportRow): ContactExport => ({
  id,
  format,
  state,
  progress,
  startedAgain: state === 'running' && attempts > 1,
  rows,
  bytes: state === 'ready' ? bytes : null,
  cause: state === 'failed' ? cause : null,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

export type ContactExportService = ReturnType<typeof makeContactExportService>;

interface Asker {
  workspaceId: string;
  zone: string;
  actor: { id: string; name: string };
}

interface Dependencies {
  repository: ContactExportRepository;
  storage: StoragePort;
  clock: Clock;
  ids: Ids;
}
