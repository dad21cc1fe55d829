/**
 * Media by key. Keys are made by `storageKey` below and never hold a name that a user typed. A key is written once: other
 * bytes get another key. Every method throws AppError `unavailable` when the store cannot be reached.
 */
export interface StoragePort {
  read(key: string): Promise<Uint8Array | null>;
  /** Bytes `start` to `end`, both included and counted from 0, as HTTP counts them. Stores that only give whole files lack it. */
  readRange?(key: string, start: number, end: number): Promise<Uint8Array | null>;
  /** Size and time of writing, without the bytes; null when there is no such key. */
  stat(key: string): Promise<Stored | null>;
  /** All or nothing: whoever reads at the same time, or after a crash, finds whole files only. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Every key below a folder such as `files`, in batches of up to 1,000; in no order. */
  list(folder: string): AsyncIterable<string[]>;
}

export interface Stored {
  bytes: number;
  /** Null when the store does not know: then nobody may take it for old. */
  writtenAt: Date | null;
}

/**
 * A path of our own making: folders and a file with an ending. Refuses everything that a file system or an address
 * could read in another way (dots, escapes, backslashes, NUL, upper case, which some file systems fold).
 */
export function storageKey(key: string): string {
  if (key.length > MAX_KEY || !/^[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z0-9]+$/.test(key)) {
    throw new Error('A storage key holds lower-case letters, digits, hyphens and slashes, and ends like .webp.');
  }
  return key;
}

/** A folder to list, with its slash. */
export function storageFolder(folder: string): string {
  if (folder.length > MAX_KEY || !/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(folder))
    throw new Error('A storage folder holds lower-case letters, digits, hyphens and slashes.');
  return `${folder}/`;
}

/** Every store takes as much: S3 allows 1,024 bytes, Netlify Blobs 600, a file's name 255. */
const MAX_KEY = 200;
