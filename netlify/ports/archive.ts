/** Makes archives, one after the other; each opens on its own. */
export interface ArchivePort {
  begin(): Archive;
}

/** One archive while it grows in memory. */
export interface Archive {
  /**
   * Begins a file; the file before must have ended. `path` is ours: ASCII, folders with slashes. `packed` says that the
   * bytes would not get smaller, such as a picture's.
   */
  addFile(path: string, options: { modified: Date; packed?: boolean }): ArchiveFile;
  files(): number;
  /** Bytes if it were closed now. What the compressor still holds, at most 256 KB before compression, is not in it. */
  size(): number;
  /** Ends it. The bytes are the archive's own memory: nothing may be added any more. */
  close(): Uint8Array;
}

export interface ArchiveFile {
  write(bytes: Uint8Array): void;
  end(): void;
}
