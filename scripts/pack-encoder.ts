import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { PACKED_ENCODER } from '../netlify/providers/builtin/motion/encoder/find-encoder';

/**
 * Compresses the clip encoder for functions: the platform's own archives hardly compress (49.2 MB of the allowed
 * 50), and half a minute of work turns 68 MB into 17. Repeated only for a different encoder. Returns the packed
 * file; undefined when the optional package is not installed.
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

/** Sizes and processor seconds: 19.0 MB in 3 s at 12, 18.3 in 16 at 16, 17.2 in 30 at 19. */
const LEVEL = 19;
/** 128 MB: covers the whole file, and is a decoder's default maximum. */
const WINDOW_LOG = 27;
export const ENCODER = resolve('node_modules/@ffmpeg-installer/linux-x64/ffmpeg');
