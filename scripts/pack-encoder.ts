import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { PACKED_ENCODER } from '../netlify/providers/builtin/motion/encoder/find-encoder';

/**
 * The encoder of clips as functions carry it: the platform's own archives hardly compress (46.8 MB of the 50 that it
 * takes), and half a minute's work makes 68 MB into 17. Done again only for another encoder. Returns the packed file;
 * undefined where the optional package is not installed.
 */
export async function packEncoder({
  encoder = ENCODER,
  packed = resolve(PACKED_ENCODER),
}: { encoder?: string; packed?: string } = {}): Promise<string | undefined> {
  if (!existsSync(encoder)) return undefined;
  const bytes = readFileSync(encoder);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const mark = `${packed}.of`;
  if (existsSync(packed) && existsSync(mark) && readFileSync(mark, 'utf8') === digest) return packed;
  mkdirSync(dirname(packed), { recursive: true });
  const small = await promisify(zstdCompress)(bytes, {
    params: { [constants.ZSTD_c_compressionLevel]: LEVEL, [constants.ZSTD_c_windowLog]: WINDOW_LOG },
  });
  writeFileSync(`${packed}.new`, small);
  renameSync(`${packed}.new`, packed);
  writeFileSync(mark, digest);
  return packed;
}

/** In the order of the size that they make: 19.1 MB at 12, 18.3 at 16, 17.2 at 19. */
const LEVEL = 19;
/** 128 MB, the whole file, and as much as a decoder takes without being told. */
const WINDOW_LOG = 27;
export const ENCODER = resolve('node_modules/@ffmpeg-installer/linux-x64/ffmpeg');
