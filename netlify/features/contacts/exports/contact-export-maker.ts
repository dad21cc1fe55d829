import type { ContactSelection } from '../../../../src/contracts/contact-selection';
import type { CsvSeparator } from '../../../../src/domain/csv-separator';
import { activityEvents } from '../../../../src/domain/activity-events';
import { retentionMs } from '../../../../src/domain/retention';
import { AppError } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { StoragePort } from '../../../ports/storage';
import type { ContactExportRepository, ContactExportRow } from './contact-export-repository';
import { contactExportFolder, contactPartKey, type ContactExportAttempt } from './contact-export-storage';
import { exportWords } from './contact-export-words';

/**
 * Writes exports of contacts page by page into parts, one part in memory at a time. An attempt that was cut off leaves
 * parts that nothing names; the next clears them and begins anew. Before every part, and once a second, an attempt asks
 * whether the export is still its own, so that a cancelled one stops.
 */
export function makeContactExportMaker({ repository, storage, partBytes, pageRows, clock, ids, log }: Dependencies) {
  async function write(row: ContactExportRow, attempt: ContactExportAttempt): Promise<Written> {
    const selection = row.selection as StoredSelection;
    const now = clock.now();
    const words = exportWords(row.format, await repository.readBook(row.workspaceId), selection.separator);
    const total = await repository.count(row.workspaceId, selection, now);
    const written: Written = { rows: 0, bytes: 0, parts: 0 };
    let waiting: Uint8Array[] = [];
    let waitingBytes = 0;
    let saidAt = now.getTime();

    async function flush(): Promise<void> {
      if (waitingBytes === 0) return;
      if (!(await repository.update(attempt, { parts: written.parts }))) throw STOPPED;
      written.parts += 1;
      await storage.write(contactPartKey(attempt, row.format, written.parts), Buffer.concat(waiting, waitingBytes));
      written.bytes += waitingBytes;
      waiting = [];
      waitingBytes = 0;
    }
    async function add(text: string): Promise<void> {
      const bytes = new TextEncoder().encode(text);
      if (waitingBytes + bytes.byteLength > partBytes) await flush();
      waiting.push(bytes);
      waitingBytes += bytes.byteLength;
    }

    await add(words.begin);
    for (let after: string | null = null; ;) {
      const page = await repository.readPage(row.workspaceId, selection, { after, limit: pageRows, now });
      for (const contact of page) {
        await add((written.rows > 0 ? words.between : '') + words.one(contact));
        written.rows += 1;
      }
      if (page.length < pageRows) break;
      after = page[page.length - 1]!.id;
      if (clock.now().getTime() - saidAt >= SECOND) {
        saidAt = clock.now().getTime();
        if (
          !(await repository.update(attempt, {
            rows: written.rows,
            progress: Math.min(99, Math.floor((written.rows / Math.max(1, total)) * 100)),
          }))
        )
          throw STOPPED;
      }
    }
    await add(words.end);
    await flush();
    return written;
  }

  async function finish(row: ContactExportRow, attempt: ContactExportAttempt, written: Written): Promise<void> {
    const at = clock.now();
    const { actor } = row.selection as StoredSelection;
    const activity = {
      ...activityEvents.contactsExported({ count: written.rows, format: row.format }),
      id: ids.id(),
      workspaceId: row.workspaceId,
      at,
      ...(actor && { actor }),
    };
    if (
      !(await repository.finish(
        attempt,
        { ...written, expiresAt: new Date(at.getTime() + retentionMs('exports')) },
        activity,
      ))
    )
      throw STOPPED;
  }

  const clear = async (folder: string, which: (key: string) => boolean = () => true): Promise<void> => {
    for await (const keys of storage.list(folder)) for (const key of keys) if (which(key)) await storage.remove(key);
  };

  return {
    async make({ workspaceId, exportId }: Payload): Promise<void> {
      const attempt = { workspaceId, exportId, attempt: ids.id() };
      const row = await repository.take(attempt);
      if (!row) return;
      try {
        await clear(contactExportFolder(workspaceId, exportId));
        const written = await write(row, attempt);
        await finish(row, attempt, written);
        log({ exportId, workspaceId }, 'contacts exported');
      } catch (error) {
        // Another attempt may be at work in the same folder, or the answer to `finish` was lost: then these are its parts.
        if (error === STOPPED)
          return void (await clear(contactExportFolder(workspaceId, exportId), (key) =>
            key.includes(attempt.attempt),
          ).catch(() => undefined));
        // The segment is gone: another try would end in the same way.
        if (error instanceof AppError && error.code === 'not_found')
          return void (await repository.fail({ workspaceId, exportId }, SEGMENT_GONE));
        throw error;
      }
    },

    /** Every attempt has failed. */
    async giveUp(payload: Payload): Promise<void> {
      if (await repository.fail(payload, GIVEN_UP))
        await clear(contactExportFolder(payload.workspaceId, payload.exportId));
    },

    /** Takes away what has expired, files first: a row that is left behind is found again. */
    async tidy(): Promise<void> {
      for (;;) {
        const expired = await repository.listExpired(clock.now(), BATCH);
        for (const row of expired) {
          await clear(contactExportFolder(row.workspaceId, row.id));
          await repository.remove(row);
        }
        if (expired.length < BATCH) return;
      }
    },
  };
}

/** Cancelled, or in the hands of another attempt: nothing has failed. */
const STOPPED = new Error('The export is no longer this attempt’s.');
const SEGMENT_GONE = 'The segment you wanted to export has been deleted.';
const GIVEN_UP =
  'The export stopped several times before it finished. Try again. If it stops again, contact the person who runs this installation.';
const SECOND = 1_000;
const BATCH = 100;

/** What was chosen, in which form, and by whom. */
export type StoredSelection = ContactSelection & { actor?: { id: string; name: string }; separator?: CsvSeparator };

type Payload = Pick<ContactExportAttempt, 'workspaceId' | 'exportId'>;

interface Written {
  rows: number;
  bytes: number;
  parts: number;
}

interface Dependencies {
  repository: ContactExportRepository;
  storage: StoragePort;
  /** How large a part may become. */
  partBytes: number;
  pageRows: number;
  clock: Clock;
  ids: Ids;
  log(what: Payload, sentence: string): void;
}
