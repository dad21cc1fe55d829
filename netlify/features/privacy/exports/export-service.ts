import type { DataExport } from '../../../../src/contracts/privacy';
import { retentionMs } from '../../../../src/domain/retention';
import { AppError, notFound } from '../../../errors/app-error';
import type { FileToSend } from '../../../http/send-file';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { StoragePort } from '../../../ports/storage';
import type { ExportRepository, ExportRow } from './export-repository';
import { clearFolder, exportFolder } from './export-storage';

/** Exports as people request them. An account's is only for its person; a workspace's is for each of its owners. */
export function makeExportService({ repository, storage, clock, ids }: Dependencies) {
  async function find({ workspace, userId }: Asker, exportId: string): Promise<ExportRow> {
    const row = await repository.find(
      { workspaceId: workspace.id, userId, owner: workspace.role === 'owner', now: clock.now() },
      exportId,
    );
    if (!row) throw notFound('export');
    return row;
  }

  return {
    async list({ workspace, userId }: Asker): Promise<{ items: DataExport[] }> {
      const rows = await repository.list({
        workspaceId: workspace.id,
        userId,
        owner: workspace.role === 'owner',
        now: clock.now(),
      });
      return { items: rows.map(present) };
    },

    /**
     * Starts one; a second request while it is in progress returns the same. Throws `forbidden` for a member who
     * requests the workspace's.
     */
    async create({ workspace, userId }: Asker, scope: DataExport['scope']): Promise<DataExport> {
      if (scope === 'workspace' && workspace.role !== 'owner')
        throw new AppError('forbidden', 'Only an owner of this workspace can export everything in it.');
      const now = clock.now();
      return present(
        await repository.begin({
          id: ids.id(),
          workspaceId: workspace.id,
          userId,
          scope,
          state: 'waiting',
          progress: 0,
          parts: [],
          cause: null,
          attempts: 0,
          createdAt: now,
          expiresAt: new Date(now.getTime() + retentionMs('exports')),
        }),
      );
    },

    async remove(asker: Asker, exportId: string): Promise<Record<string, never>> {
      const row = await find(asker, exportId);
      await repository.remove(row); // the job notices and stops
      // For its owner it is gone. If the store is unreachable now, the clean-up job removes the bytes.
      await clearFolder(storage, exportFolder(row.workspaceId, row.id)).catch(() => undefined);
      return {};
    },

    /** One zip file to send. Throws `conflict` while there is none yet. */
    async read(asker: Asker, exportId: string, part: number): Promise<FileToSend> {
      const row = await find(asker, exportId);
      if (row.state !== 'ready')
        throw new AppError('conflict', 'This export is not ready. Settings, Privacy shows how far it is.');
      const found = row.parts[part - 1];
      if (!found) throw notFound('part of the export');
      const missing = () => notFound('part of the export');
      return {
        contentType: 'application/zip',
        name: `fourbeat-${row.scope === 'account' ? 'account' : asker.workspace.slug}-${row.createdAt.toISOString().slice(0, 10)}-${part}.zip`,
        bytes: found.bytes,
        tag: found.key
          .split('/')
          .at(-1)!
          .replace(/\.zip$/, ''),
        async read(range) {
          const bytes =
            range && storage.readRange
              ? await storage.readRange(found.key, range.start, range.end)
              : await storage.read(found.key);
          if (!bytes) throw missing();
          return range && !storage.readRange ? bytes.subarray(range.start, range.end + 1) : bytes;
        },
      };
    },

    /** Deletes expired exports, files first: a remaining row is found again. */
    async tidy(): Promise<void> {
      for (;;) {
        const expired = await repository.listExpired(clock.now(), BATCH);
        for (const row of expired) {
          await clearFolder(storage, exportFolder(row.workspaceId, row.id));
          await repository.remove(row);
        }
        if (expired.length < BATCH) return;
      }
    },
  };
}

const present = ({
  id,
  scope,
  state,
  progress,
  parts,
  attempts,
  cause,
  createdAt,
  expiresAt,
}: ExportRow): DataExport => ({
  id,
  scope,
  state,
  progress,
  startedAgain: (state === 'waiting' && attempts > 0) || (state === 'running' && attempts > 1),
  parts:
    state === 'ready' ? parts.map(({ bytes }, n) => ({ url: `/api/privacy/exports/${id}/parts/${n + 1}`, bytes })) : [],
  cause: state === 'failed' ? cause : null,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

const BATCH = 100;

export type ExportService = ReturnType<typeof makeExportService>;

/** The caller, in the session's workspace. */
export interface Asker {
  workspace: { id: string; slug: string; role: 'owner' | 'member' };
  userId: string;
}

interface Dependencies {
  repository: ExportRepository;
  storage: StoragePort;
  clock: Clock;
  ids: Ids;
}
