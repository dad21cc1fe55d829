import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { PACKED_ENCODER } from '../netlify/providers/builtin/motion/encoder/find-encoder';

/**
 * Compresses the encoder and the canvas for functions that work jobs: the platform's own archives hardly compress. Repeated
 * only for another binary. A file is undefined where its optional package is not installed.
 */
export async function packBinaries(): Promise<PackedBinaries> {
  const [encoder, canvas] = await Promise.all([
    packed(ENCODER, resolve(PACKED_ENCODER), ENCODER_LEVEL),
    packed(CANVAS, resolve(PACKED_CANVAS), CANVAS_LEVEL),
  ]);
  return { encoder, canvas };
}

async function packed(file: string, to: string, level: number): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  const digest = `${level} ${createHash('sha256').update(bytes).digest('hex')}`;
  const mark = `${to}.of`;
  if (existsSync(to) && existsSync(mark) && readFileSync(mark, 'utf8') === digest) return to;
  mkdirSync(dirname(to), { recursive: true });
  const small = await promisify(zstdCompress)(bytes, {
    params: { [constants.ZSTD_c_compressionLevel]: level, [constants.ZSTD_c_windowLog]: WINDOW_LOG },
  });
  writeFileSync(`${to}.new`, small);
  renameSync(`${to}.new`, to);
  writeFileSync(mark, digest);
  return to;
}

/** 68 MB; sizes and processor seconds: 19.0 MB in 3 s at 12, 18.3 in 16 at 16, 17.2 in 30 at 19. */
const ENCODER_LEVEL = 19;
/** 36 MB, 14.8 of them in an archive; 13.0 MB in 2 s at 12, 11.7 in 17 at 19. */
const CANVAS_LEVEL = 19;
/** 128 MB: covers the whole file, and is a decoder's default maximum. */
const WINDOW_LOG = 27;
export const ENCODER = resolve('node_modules/@ffmpeg-installer/linux-x64/ffmpeg');
/** What functions on the platform load; npm installs the machine's own. */
export const CANVAS = resolve('node_modules/@napi-rs/canvas-linux-x64-gnu/skia.linux-x64-gnu.node');
/** Named in `scripts/unpack-canvas.js`, too, which nothing may be imported into. */
export const PACKED_CANVAS = '.cache/canvas/skia.node.zst';

export interface PackedBinaries {
  encoder: string | undefined;
  canvas: string | undefined;
}
