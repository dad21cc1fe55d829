/**
 * The thirteen calls of WASI (preview 1) that the voice makes, without files: one program, its arguments, and whatever it
 * writes, in memory. Node's own WASI would want a folder for every sentence, opens a part of the real file system, and is
 * experimental. https://github.com/WebAssembly/WASI/blob/main/legacy/preview1/docs.md
 */
export function makeMemorySystem(args: readonly string[]): MemorySystem {
  const written = new Map<number, WrittenFile>();
  let memory: WebAssembly.Memory;
  let nextFile = FIRST_FILE;
  const view = (): DataView => new DataView(memory.buffer);
  const bytes = (from: number, length: number): Uint8Array => new Uint8Array(memory.buffer, from, length);
  const encoded = args.map((arg) => new TextEncoder().encode(`${arg}\0`));

  const calls = {
    args_sizes_get(count: number, size: number): number {
      view().setUint32(count, encoded.length, true);
      view().setUint32(
        size,
        encoded.reduce((sum, { length }) => sum + length, 0),
        true,
      );
      return OK;
    },
    args_get(pointers: number, buffer: number): number {
      let at = buffer;
      encoded.forEach((arg, index) => {
        view().setUint32(pointers + index * 4, at, true);
        bytes(at, arg.length).set(arg);
        at += arg.length;
      });
      return OK;
    },
    clock_time_get(_clock: number, _precision: bigint, time: number): number {
      view().setBigUint64(time, 0n, true); // it asks how long it took, and nobody reads that
      return OK;
    },
    fd_prestat_get(file: number, stat: number): number {
      if (file !== ROOT) return BAD_FILE;
      view().setUint32(stat, 0, true);
      view().setUint32(stat + 4, 1, true);
      return OK;
    },
    fd_prestat_dir_name(file: number, name: number): number {
      if (file !== ROOT) return BAD_FILE;
      bytes(name, 1)[0] = '/'.charCodeAt(0);
      return OK;
    },
    fd_fdstat_get(file: number, stat: number): number {
      bytes(stat, 24).fill(0);
      view().setUint8(stat, file === ROOT ? DIRECTORY : file < ROOT ? CHARACTERS : REGULAR);
      view().setBigUint64(stat + 8, EVERY_RIGHT, true);
      view().setBigUint64(stat + 16, EVERY_RIGHT, true);
      return OK;
    },
    fd_fdstat_set_flags: (): number => OK,
    path_open(
      _folder: number,
      _lookup: number,
      _path: number,
      _length: number,
      flags: number,
      _rights: bigint,
      _inherited: bigint,
      _fileFlags: number,
      opened: number,
    ): number {
      if (!(flags & CREATE)) return MISSING; // there is nothing to read
      written.set(nextFile, { bytes: new Uint8Array(FIRST_ROOM), length: 0, at: 0 });
      view().setUint32(opened, nextFile, true);
      nextFile += 1;
      return OK;
    },
    fd_read(_file: number, _parts: number, _count: number, read: number): number {
      view().setUint32(read, 0, true);
      return OK;
    },
    fd_write(file: number, parts: number, count: number, wrote: number): number {
      const target = written.get(file);
      let total = 0;
      for (let part = 0; part < count; part += 1) {
        const from = view().getUint32(parts + part * 8, true);
        const length = view().getUint32(parts + part * 8 + 4, true);
        if (target) write(target, bytes(from, length));
        total += length;
      }
      view().setUint32(wrote, total, true);
      return OK;
    },
    fd_seek(file: number, offset: bigint, from: number, moved: number): number {
      const target = written.get(file);
      if (!target) return NOT_SEEKABLE;
      target.at = Number(offset) + (from === 0 ? 0 : from === 1 ? target.at : target.length);
      view().setBigUint64(moved, BigInt(target.at), true);
      return OK;
    },
    fd_close: (): number => OK,
    proc_exit(code: number): never {
      throw new Exit(code);
    },
  };

  return {
    imports: { wasi_snapshot_preview1: calls },
    /** Runs the program to its end, and returns the first file that it wrote. */
    run(instance) {
      memory = instance.exports.memory as WebAssembly.Memory;
      try {
        (instance.exports._start as () => void)();
      } catch (error) {
        if (!(error instanceof Exit)) throw error;
        if (error.code !== 0) throw new Error(`The program ended with ${error.code}.`, { cause: error });
      }
      const file = written.get(FIRST_FILE);
      if (!file) throw new Error('The program wrote no file.');
      return file.bytes.slice(0, file.length);
    },
  };
}

function write(file: WrittenFile, part: Uint8Array): void {
  const end = file.at + part.length;
  if (end > file.bytes.length) {
    const larger = new Uint8Array(Math.max(end, file.bytes.length * 2));
    larger.set(file.bytes.subarray(0, file.length));
    file.bytes = larger;
  }
  file.bytes.set(part, file.at);
  file.at = end;
  file.length = Math.max(file.length, end);
}

class Exit extends Error {
  constructor(readonly code: number) {
    super(`exit ${code}`);
  }
}

interface WrittenFile {
  bytes: Uint8Array;
  length: number;
  at: number;
}

export interface MemorySystem {
  imports: WebAssembly.Imports;
  run(instance: WebAssembly.Instance): Uint8Array;
}

const ROOT = 3;
const FIRST_FILE = 4;
const FIRST_ROOM = 256 * 1024;
/** Error numbers, kinds of file and flags of preview 1. */
const [OK, BAD_FILE, MISSING, NOT_SEEKABLE] = [0, 8, 44, 70];
const [CHARACTERS, DIRECTORY, REGULAR] = [2, 3, 4];
const CREATE = 1;
const EVERY_RIGHT = 0xffff_ffff_ffff_ffffn;
