import { createHash, hash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { BACKUP_FORMAT, entryKind, manifestSchema, type EntryKind, type Manifest } from './backup-format';

/**
 * Writes an archive under a temporary name (mode 0600) and renames it when it is complete and flushed to disk.
 * Memory holds one entry at a time. `abandon` removes what was written.
 */
export async function writeArchive(file: string): Promise<ArchiveWriter> {
  const partial = `${file}.partial`;
  const out = (await open(partial, 'wx', 0o600)).createWriteStream(); // another process's unfinished archive is not ours to overwrite
  const tar = pack();
  const contents = makeContentsHash();
  const written = pipeline(tar, createGzip({ level: GZIP_LEVEL }), out);
  written.catch(() => {}); // the error is reported to whoever adds an entry or finishes
  const add = async (name: string, bytes: Uint8Array): Promise<void> => {
    try {
      const added = new Promise<void>((done, failed) => {
        const entry = tar.entry({ name, size: bytes.byteLength, mode: 0o600 }, (error) =>
          error ? failed(error) : done(),
        );
        entry.on('error', failed);
        entry.end(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      });
      await Promise.race([added, written]); // when the disk is full the pipeline ends, and the entry would wait for ever
    } catch (error) {
      if (tar.destroyed) await written; // report the real reason, not that the entry came too late
      throw error;
    }
  };
  return {
    async add(name, bytes) {
      contents.add(name, bytes);
      await add(name, bytes);
    },
    async finish(about) {
      const manifest: Manifest = { product: 'fourbeat', format: BACKUP_FORMAT, ...about, contents: contents.result() };
      const text = `${JSON.stringify(manifest, null, 2)}\n`;
      await add('manifest.json', Buffer.from(text));
      await add('manifest.json.sha256', Buffer.from(`${hash('sha256', text)}  manifest.json\n`));
      tar.finalize();
      await written;
      await toDisk(partial);
      await rename(partial, file);
      return manifest;
    },
    async abandon() {
      tar.destroy();
      await written.catch(() => {});
      await rm(partial, { force: true });
    },
  };
}

/**
 * Calls `visit` with every entry, in order, and verifies the archive: names and kinds of entries, the order of
 * parts, both checksums, the manifest's shape. Throws a sentence at the first error; entries visited before that
 * may be corrupt too.
 */
export async function readArchive(
  file: string,
  visit: (entry: EntryKind, bytes: Buffer) => Promise<void> = async () => {},
): Promise<Manifest> {
  const contents = makeContentsHash();
  const parts = new Map<string, number>();
  let lastTable: string | undefined;
  let manifestText: string | undefined;
  let sealed = false;
  const tar = extract();
  const unpacked = pipeline(createReadStream(file), createGunzip(), tar);
  unpacked.catch(() => {}); // the error is handled below
  try {
    for await (const entry of tar) {
      const { name, type, size = 0 } = entry.header;
      const kind = entryKind(name);
      if (!kind || type !== 'file' || sealed || (manifestText !== undefined && kind.kind !== 'manifest.json.sha256'))
        throw new Error(`${FOREIGN} It holds the entry ${JSON.stringify(name.slice(0, 200))}.`);
      if (size > MAX_ENTRY_BYTES) throw new Error(`${FOREIGN} The entry ${name} claims ${size} bytes.`);
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      const bytes = Buffer.concat(chunks);
      if (kind.kind === 'manifest.json') manifestText = bytes.toString('utf8');
      else if (kind.kind === 'manifest.json.sha256') {
        if (bytes.toString('utf8').slice(0, 64) !== hash('sha256', manifestText ?? '')) throw new Error(DAMAGED);
        sealed = true;
      } else contents.add(name, bytes);
      if (kind.kind === 'table') {
        if (kind.part !== (parts.get(kind.table) ?? 0) || (kind.part > 0 && lastTable !== kind.table))
          throw new Error(DAMAGED);
        parts.set(kind.table, kind.part + 1);
        lastTable = kind.table;
      }
      await visit(kind, bytes);
    }
    await unpacked;
  } catch (error) {
    tar.destroy();
    throw explain(file, error);
  }
  if (manifestText === undefined || !sealed) throw new Error(`${DAMAGED} Its end is missing.`);
  const manifest = parseManifest(manifestText);
  const { entries, sha256 } = contents.result();
  if (manifest.contents.sha256 !== sha256 || manifest.contents.entries !== entries) throw new Error(DAMAGED);
  if (
    manifest.tables.some((table) => table.parts !== (parts.get(table.name) ?? 0)) ||
    [...parts.keys()].some((name) => !manifest.tables.some((table) => table.name === name))
  )
    throw new Error(DAMAGED);
  return manifest;
}

function parseManifest(text: string): Manifest {
  const { format } = JSON.parse(text) as { format?: unknown };
  if (typeof format === 'number' && format > BACKUP_FORMAT)
    throw new Error(
      `The backup was written by a newer version of the product (format ${format}; this one reads up to ${BACKUP_FORMAT}). Upgrade first, then restore.`,
    );
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${FOREIGN} Its manifest does not have the expected shape.`);
  return parsed.data;
}

function makeContentsHash(): { add(name: string, bytes: Uint8Array): void; result(): Manifest['contents'] } {
  const all: Hash = createHash('sha256');
  let entries = 0;
  return {
    add(name, bytes) {
      all.update(`${name}\0${bytes.byteLength}\0`).update(bytes);
      entries += 1;
    },
    result: () => ({ entries, sha256: all.copy().digest('hex') }),
  };
}

function explain(file: string, error: unknown): Error {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES')
    return new Error(`The backup ${file} cannot be read (${code}).`, { cause: error });
  if (
    code.startsWith('Z_') ||
    /tar header|Unexpected end|unexpected end|Invalid checksum|Premature close/i.test(message)
  )
    return new Error(DAMAGED, { cause: error });
  return error as Error;
}

async function toDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const DAMAGED =
  'The backup is damaged or was cut short, so nothing was changed. Take another copy of it, or another backup.';
const FOREIGN = 'The file is not a backup of this product, so nothing was changed.';
/** COPY text and JSON shrink to a third at any level; media do not shrink at all. */
const GZIP_LEVEL = 4;
const MAX_ENTRY_BYTES = 1024 ** 3;

export interface ArchiveWriter {
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** Seals the archive and moves it to its place. */
  finish(about: Omit<Manifest, 'product' | 'format' | 'contents'>): Promise<Manifest>;
  abandon(): Promise<void>;
}
