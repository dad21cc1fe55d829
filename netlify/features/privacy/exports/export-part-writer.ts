import { createHash } from 'node:crypto';
import type { ArchivePort } from '../../../ports/archive';

/**
 * Writes files into zip parts of about `limit` bytes: a full part is passed to `store` before the next begins,
 * so that only one is in memory. A list that does not fit continues in the next part under its own name
 * (pieces.json, pieces-2.json), each valid JSON.
 */
export function makePartWriter({ archive, limit, modified, store }: Options) {
  const written: WrittenFile[] = [];
  let current = archive.begin();
  let part = 1;

  async function roll(): Promise<void> {
    const bytes = current.close();
    current = archive.begin();
    await store(part, bytes);
    part += 1;
  }

  async function begin(path: string, room: number, packed = false) {
    if (current.files() > 0 && (current.files() >= MAX_FILES || current.size() + room + HEADER_BYTES > limit))
      await roll();
    const file = current.addFile(path, { modified, packed });
    const hash = createHash('sha256');
    let bytes = 0;
    const write = (chunk: Uint8Array): void => {
      file.write(chunk);
      hash.update(chunk);
      bytes += chunk.byteLength;
    };
    const end = (more: { rows?: number } = {}): void => {
      file.end();
      written.push({ path, part, bytes, sha256: hash.digest('hex'), ...more });
    };
    return { write, end };
  }

  /** Adds one whole file. `packed`: it would not get smaller. */
  async function addFile(path: string, bytes: Uint8Array, { packed = false } = {}): Promise<void> {
    const file = await begin(path, bytes.byteLength, packed);
    file.write(bytes);
    file.end();
  }

  /** Adds a list of JSON texts as `<stem>.json`; resolves to how many there were. `head` begins an object around it. */
  async function addList(
    stem: string,
    pages: AsyncIterable<string[]>,
    head?: { first: object; name: string },
  ): Promise<number> {
    const opening = (n: number): string =>
      head ? `${n === 1 ? `${JSON.stringify(head.first).slice(0, -1)},` : '{'}"${head.name}":[` : '[';
    const closing = head ? '\n]}\n' : '\n]\n';
    let total = 0;
    let number = 1;
    let rows = 0;
    let waiting: string[] = [];
    let waitingLength = 0;
    let file = await begin(`${stem}.json`, CHUNK);
    file.write(encode(opening(1)));

    async function flush(): Promise<void> {
      if (waiting.length === 0) return;
      const text = waiting.join(',\n');
      const chunk = encode(text);
      if (rows > 0 && current.size() + chunk.byteLength > limit) {
        file.write(encode(closing));
        file.end({ rows });
        await roll();
        number += 1;
        rows = 0;
        file = await begin(`${stem}-${number}.json`, 0);
        file.write(encode(opening(number)));
      }
      file.write(encode(rows > 0 ? ',\n' : '\n'));
      file.write(chunk);
      rows += waiting.length;
      total += waiting.length;
      waiting = [];
      waitingLength = 0;
    }

    for await (const page of pages) {
      for (const text of page) {
        waiting.push(text);
        waitingLength += text.length;
        if (waitingLength >= CHUNK) await flush();
      }
    }
    await flush();
    file.write(encode(closing));
    file.end({ rows });
    return total;
  }

  return {
    addFile,
    addList,
    /** What was written so far, with its part and SHA-256. */
    written: (): readonly WrittenFile[] => written,
    /** Stores the last part. */
    finish: roll,
  };
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const CHUNK = 64 * 1024;
const HEADER_BYTES = 256;
/** Some tools cannot open more than 65,535; without zip64 none has to. */
const MAX_FILES = 20_000;

export interface WrittenFile {
  path: string;
  part: number;
  bytes: number;
  sha256: string;
  rows?: number;
}

interface Options {
  archive: ArchivePort;
  /** Bytes per part. A single larger file makes a larger part. */
  limit: number;
  /** The date of every file in it. */
  modified: Date;
  store(part: number, bytes: Uint8Array): Promise<void>;
}
