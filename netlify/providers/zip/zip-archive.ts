import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { ArchivePort } from '../../ports/archive';

/**
 * Zip files (PKWARE APPNOTE 6.3.10) without zip64: the caller keeps each below 4 GB and 65,535 files. Already
 * compressed content is stored as it is.
 */
export const zipArchive: ArchivePort = {
  begin() {
    const bytes = makeGrowing();
    let failure: Error | null = null;
    let files = 0;
    let directory = END_BYTES;
    const zip = new Zip((error, chunk) => {
      if (error) failure ??= error;
      else bytes.add(chunk);
    });
    const check = (): void => {
      if (failure) throw failure;
    };
    return {
      addFile(path, { modified, packed = false }) {
        const file = packed ? new ZipPassThrough(path) : new ZipDeflate(path, { level: LEVEL, mem: MEMORY });
        file.mtime = modified;
        zip.add(file);
        files += 1;
        directory += ENTRY_BYTES + path.length;
        return {
          write(chunk) {
            file.push(chunk);
            check();
          },
          end() {
            file.push(NOTHING, true);
            check();
          },
        };
      },
      files: () => files,
      size: () => bytes.length() + directory,
      close() {
        zip.end();
        check();
        return bytes.take();
      },
    };
  },
};

/** One growing block of memory that doubles: a list of parts would be copied once more at the end. */
function makeGrowing() {
  let block = new Uint8Array(FIRST_BYTES);
  let used = 0;
  return {
    add(chunk: Uint8Array): void {
      if (used + chunk.byteLength > block.byteLength) {
        const larger = new Uint8Array(Math.max(block.byteLength * 2, used + chunk.byteLength));
        larger.set(block.subarray(0, used));
        block = larger;
      }
      block.set(chunk, used);
      used += chunk.byteLength;
    },
    length: () => used,
    take: () => block.subarray(0, used),
  };
}

/** zip's own default: a tenth larger than the best, and several times as fast. */
const LEVEL = 6;
/**
 * fflate's table of 2^(12 + 4) entries, twice zlib's own: its default takes 2 MB per file, and an export has
 * sixty small ones.
 */
const MEMORY = 4;
const NOTHING = new Uint8Array();
const FIRST_BYTES = 64 * 1024;
/** APPNOTE 4.3.12 and 4.3.16: what each file, and the archive, adds to the central directory. */
const ENTRY_BYTES = 46;
const END_BYTES = 22;
