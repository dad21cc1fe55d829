import { activityEvents } from '../../../../src/domain/activity-events';
import { retentionMs } from '../../../../src/domain/retention';
import { AppError } from '../../../errors/app-error';
import type { ArchivePort } from '../../../ports/archive';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { StoragePort } from '../../../ports/storage';
import type { Contents, ExportContents } from './export-contents-service';
import { makePartWriter } from './export-part-writer';
import type { Attempt, ExportPart, ExportRepository, ExportRow } from './export-repository';
import { clearFolder, exportFolder, partKey } from './export-storage';
import { notInWorkspace, readmeOf } from './export-words';

/**
 * Makes exports. An attempt that was cut off leaves parts behind that no row refers to; the next one removes
 * them and starts again. Before every part, and at least once a second, an attempt checks that it still holds
 * the export, so that a cancelled one stops, and of two concurrent ones (the first was presumed dead) one ends.
 */
export function makeExportMaker({ repository, contents, archive, storage, partBytes, clock, ids, log }: Dependencies) {
  async function write(row: ExportRow, attempt: Attempt, found: Contents, name: string): Promise<void> {
    const madeAt = clock.now();
    const parts: ExportPart[] = [];
    const total = found.sections.reduce((sum, { count }) => sum + count, found.media.count);
    let done = 0;
    let saidAt = madeAt.getTime();

    const stillMine = async (change: { progress: number } | { parts: ExportPart[] }): Promise<void> => {
      if (!(await repository.update(attempt, change))) throw STOPPED;
    };
    const progressed = async (more: number): Promise<void> => {
      done += more;
      if (clock.now().getTime() - saidAt < SECOND) return;
      saidAt = clock.now().getTime();
      await stillMine({ progress: Math.min(99, Math.floor((done / Math.max(1, total)) * 100)) });
    };
    async function* counted(pages: AsyncIterable<string[]>): AsyncIterable<string[]> {
      for await (const page of pages) {
        yield page;
        await progressed(page.length);
      }
    }

    const writer = makePartWriter({
      archive,
      limit: partBytes,
      modified: madeAt,
      async store(part, bytes) {
        await stillMine({ parts });
        const key = partKey(row.workspaceId, row.id, attempt.attempt, part);
        await storage.write(key, bytes);
        parts.push({ key, bytes: bytes.byteLength });
        await stillMine({ parts });
      },
    });
    await writer.addFile(
      'README.txt',
      new TextEncoder().encode(readmeOf({ scope: row.scope, name, madeAt, counts: found.sections })),
    );
    const counts: Record<string, number> = {};
    for (const { stem, pages } of found.sections) counts[stem] = await writer.addList(stem, counted(pages()));
    for await (const { path, text } of found.pages()) await writer.addFile(path, new TextEncoder().encode(text));
    const missing: string[] = [];
    let media = 0;
    for await (const { path, read } of found.media.files()) {
      const bytes = await read();
      if (bytes) await writer.addFile(path, bytes, { packed: true });
      if (bytes) media += 1;
      else missing.push(path);
      await progressed(1);
    }
    const first = {
      product: 'Fourbeat',
      format: 1,
      scope: row.scope,
      name,
      madeAt: madeAt.toISOString(),
      counts,
      media,
      missing,
      ...(row.scope === 'workspace' && { leftOut: notInWorkspace() }),
    };
    await writer.addList('index', inPages(writer.written()), { first, name: 'files' });
    await writer.finish();
  }

  async function finish(row: ExportRow, attempt: Attempt): Promise<void> {
    const at = clock.now();
    const activity =
      row.scope === 'workspace'
        ? {
            ...activityEvents.exportReady(await contents.findPersonName(row.userId)),
            id: ids.id(),
            workspaceId: row.workspaceId,
            at,
          }
        : null;
    if (!(await repository.finish(attempt, { expiresAt: new Date(at.getTime() + retentionMs('exports')), activity })))
      throw STOPPED;
  }

  /** Only this attempt's own files: another one may be working in the same folder. */
  async function removeOwn({ workspaceId, exportId, attempt }: Attempt): Promise<void> {
    const mine = partKey(workspaceId, exportId, attempt, 1).replace(/1\.zip$/, '');
    for await (const keys of storage.list(exportFolder(workspaceId, exportId)))
      for (const key of keys) if (key.startsWith(mine)) await storage.remove(key);
  }

  return {
    async make({ workspaceId, exportId }: Payload): Promise<void> {
      const attempt = { workspaceId, exportId, attempt: ids.id() };
      const row = await repository.take(workspaceId, exportId, attempt.attempt);
      if (!row) return;
      try {
        await clearFolder(storage, exportFolder(workspaceId, exportId));
        const found =
          row.scope === 'account' ? await contents.ofAccount(row.userId) : await contents.ofWorkspace(workspaceId);
        if (!found) throw STOPPED;
        await write(
          row,
          attempt,
          found,
          row.scope === 'account'
            ? await contents.findPersonName(row.userId)
            : await contents.findWorkspaceName(workspaceId),
        );
        await finish(row, attempt);
        log({ exportId, workspaceId }, 'export made');
      } catch (error) {
        // If the reply to `finish` was lost, the export may be ready: parts are only removed when the row certainly
        // does not refer to them.
        const unnamed =
          error === STOPPED ||
          (await repository
            .release(attempt, error instanceof AppError ? error.message.slice(0, MAX_CAUSE) : null)
            .catch(() => false));
        if (unnamed) await removeOwn(attempt).catch(() => undefined); // otherwise the next attempt, or the clean-up job, empties the folder
        if (error !== STOPPED) throw error;
      }
    },

    /** Called when every attempt has failed. */
    async giveUp({ workspaceId, exportId }: Payload): Promise<void> {
      if (await repository.giveUp(workspaceId, exportId, GIVEN_UP))
        await clearFolder(storage, exportFolder(workspaceId, exportId));
    },
  };
}

async function* inPages(written: readonly object[]): AsyncIterable<string[]> {
  yield written.map((file) => JSON.stringify(file));
}

/** Cancelled, or held by another attempt: not a failure. */
const STOPPED = new Error('The export is no longer this attempt’s.');
const SECOND = 1_000;
const MAX_CAUSE = 300;
const GIVEN_UP =
  'The export stopped several times before it was complete. Try again; if it stops again, tell your administrator.';

export type ExportMaker = ReturnType<typeof makeExportMaker>;

type Payload = { workspaceId: string; exportId: string };

interface Dependencies {
  repository: ExportRepository;
  contents: ExportContents;
  archive: ArchivePort;
  storage: StoragePort;
  /** The largest size of a zip file. */
  partBytes: number;
  clock: Clock;
  ids: Ids;
  log(what: Payload, sentence: string): void;
}
