/**
 * Media by key. Keys are made by `storageKey` below and never contain a name that a user typed. A key is written
 * once: other bytes get another key. Every method throws AppError `unavailable` when the store cannot be
 * reached.
 */
export interface StoragePort {
  read(key: string): Promise<Uint8Array | null>;
  /**
   * Bytes `start` to `end`, both included and counted from 0, as in HTTP. Absent in stores that only return whole
   * files.
   */
  readRange?(key: string, start: number, end: number): Promise<Uint8Array | null>;
  /** Size and time of writing, without the bytes; null when the key does not exist. */
  stat(key: string): Promise<Stored | null>;
  /** Atomic: concurrent readers, and readers after a crash, only see whole files. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Removing a missing key is not an error. */
  remove(key: string): Promise<void>;
  /** Every key below a folder such as `files`, unordered, in batches of up to 1,000. */
  list(folder: string): AsyncIterable<string[]>;
}

export interface Stored {
  bytes: number;
  /** Null when the store does not know: the file must then not be treated as old. */
  writtenAt: Date | null;
}

/**
 * A path of our own making: folders and a file name with an extension. Refuses everything that a file system or
 * URL could interpret differently (dots, escapes, backslashes, NUL, upper case, which some file systems fold).
 */
export function storageKey(key: string): string {
  if (key.length > MAX_KEY || !/^[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z0-9]+$/.test(key)) {
    throw new Error('A storage key holds lower-case letters, digits, hyphens and slashes, and ends like .webp.');
  }
  return key;
}

/** A folder to list, with its trailing slash. */
export function storageFolder(folder: string): string {
  if (folder.length > MAX_KEY || !/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(folder))
    throw new Error('A storage folder holds lower-case letters, digits, hyphens and slashes.');
  return `${folder}/`;
}

/** Within every store's limit: S3 allows 1,024 bytes, Netlify Blobs 600, a file name 255. */
const MAX_KEY = 200;
