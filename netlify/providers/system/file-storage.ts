import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, opendir, readFile, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '../../errors/app-error';
import { storageFolder, storageKey, type StoragePort } from '../../ports/storage';

/**
 * Media as files below `<dataDir>/media`. A file being written is in `partial/` until it is complete and
 * flushed, so that a crash leaves a stray part there and never half a file under its key. Other users of the
 * machine cannot read it. A full disk is AppError `unavailable`; nothing of the file remains, so that the
 * attempt itself takes no space.
 */
export function createFileStorage(dataDir: string, disk: Disk = { open }): StoragePort {
  const base = join(dataDir, 'media');
  const pathOf = (key: string): string => join(base, storageKey(key));
  let closed: Promise<void> | undefined;
  /** Earlier versions created world-readable folders; restricting the uppermost one protects all of them. */
  const closeBase = async (): Promise<void> => {
    await mkdir(base, { recursive: true, mode: FOLDER_MODE });
    await chmod(base, FOLDER_MODE);
  };
  return {
    read: (key) => unlessMissing(async () => new Uint8Array(await readFile(pathOf(key)))),
    readRange: (key, start, end) =>
      unlessMissing(async () => {
        const file = await open(pathOf(key));
        try {
          const { buffer, bytesRead } = await file.read(new Uint8Array(end - start + 1), 0, end - start + 1, start);
          return buffer.subarray(0, bytesRead);
        } finally {
          await file.close();
        }
      }),
    stat: (key) =>
      unlessMissing(async () => {
        const { size, mtime } = await stat(pathOf(key));
        return { bytes: size, writtenAt: mtime };
      }),
    write: async (key, bytes) => {
      const target = pathOf(key);
      const part = pathOf(`partial/${randomBytes(16).toString('hex')}.part`);
      await (closed ??= closeBase().catch((error: unknown) => {
        closed = undefined;
        throw withoutRoom(error);
      }));
      try {
        await mkdir(dirname(part), { recursive: true, mode: FOLDER_MODE });
        const file = await disk.open(part, 'wx', FILE_MODE);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await mkdir(dirname(target), { recursive: true, mode: FOLDER_MODE });
        await rename(part, target);
      } catch (error) {
        await rm(part, { force: true }).catch(() => undefined); // a read-only disk has no part either
        throw withoutRoom(error);
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (folder) => inBatches(walk(base, storageFolder(folder).slice(0, -1))),
  };
}

async function* walk(base: string, folder: string): AsyncIterable<string> {
  const entries = await unlessMissing(() => opendir(join(base, folder)));
  if (!entries) return;
  for await (const entry of entries) {
    if (entry.isDirectory()) yield* walk(base, `${folder}/${entry.name}`);
    // Foreign files in the folder (.DS_Store, a backup's README) are ignored.
    else if (entry.isFile() && /^[a-z0-9-]+\.[a-z0-9]+$/.test(entry.name)) yield `${folder}/${entry.name}`;
  }
}

async function* inBatches(keys: AsyncIterable<string>): AsyncIterable<string[]> {
  let batch: string[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function unlessMissing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw error;
  }
}

/** To somebody who uploads, a full disk, an exhausted quota and a read-only disk are the same. */
function withoutRoom(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  return NO_ROOM_CODES.has(code ?? '')
    ? new AppError('unavailable', NO_ROOM, { detail: message, cause: error, retryAfter: NO_ROOM_SECONDS })
    : error;
}

const NO_ROOM =
  'There is no room left for new files. Nothing was lost; everything that is already here still works. Try again once whoever runs this installation has made room.';
const NO_ROOM_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);
/** Nobody frees space within seconds. */
const NO_ROOM_SECONDS = 60;
const BATCH = 1_000;
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** What creates new files; a test passes a full disk. */
interface Disk {
  open(path: string, flags: 'wx', mode: number): Promise<Pick<FileHandle, 'writeFile' | 'sync' | 'close'>>;
}
