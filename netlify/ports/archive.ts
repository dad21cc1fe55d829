/** Creates archives one after the other; each opens by itself. */
export interface ArchivePort {
  begin(): Archive;
}

/** An archive being built in memory. */
export interface Archive {
  /**
   * Starts a file; the previous one must have ended. `path` is ours: ASCII, folders with slashes. `packed` says
   * that compression would not help, as for a picture.
   */
  addFile(path: string, options: { modified: Date; packed?: boolean }): ArchiveFile;
  files(): number;
  /**
   * Its size in bytes if it were closed now, without what the compressor still buffers: at most 256 KB before
   * compression.
   */
  size(): number;
  /** Ends it. The bytes are the archive's own memory: nothing may be added afterwards. */
  close(): Uint8Array;
}

export interface ArchiveFile {
  write(bytes: Uint8Array): void;
  end(): void;
}
