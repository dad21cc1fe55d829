import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { PACKED_ENCODER } from '../netlify/providers/builtin/motion/encoder/find-encoder';

/**
 * Compresses the encoder and the canvas for functions that work jobs: the platform's own archives hardly compress. Repeated
 * only for another binary. A file is undefined where its optional package is not installed. `PACKING_LEVEL` sets another
 * level than the deployed one, for trial builds.
 */
export async function packBinaries(): Promise<PackedBinaries> {
  const level = Number(process.env.PACKING_LEVEL ?? LEVEL);
  const [encoder, canvas] = await Promise.all([
    packed(ENCODER, resolve(PACKED_ENCODER), level),
    packed(CANVAS, resolve(PACKED_CANVAS), level),
  ]);
  return { encoder, canvas };
}

/**
 * The length in bytes of a binary as it is deployed. It is recorded for those that the lockfile installs; any other one is
 * compressed to find out, which takes half a minute: then add its checksum and length to `PACKED_SIZES`.
 */
export async function packedSize(file: string, pack = packSmall): Promise<number> {
  const bytes = readFileSync(file);
  return PACKED_SIZES.get(checksum(bytes)) ?? (await pack(bytes)).byteLength;
}

/** The level that is deployed. */
export const packSmall = (bytes: Buffer): Promise<Buffer> => compress(bytes, LEVEL);

async function packed(file: string, to: string, level: number): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  const digest = `${level} ${checksum(bytes)}`;
  const mark = `${to}.of`;
  if (existsSync(to) && existsSync(mark) && readFileSync(mark, 'utf8') === digest) return to;
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(`${to}.new`, await compress(bytes, level));
  renameSync(`${to}.new`, to);
  writeFileSync(mark, digest);
  return to;
}

const compress = (bytes: Buffer, level: number): Promise<Buffer> =>
  promisify(zstdCompress)(bytes, {
    params: { [constants.ZSTD_c_compressionLevel]: level, [constants.ZSTD_c_windowLog]: WINDOW_LOG },
  });

const checksum = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Sizes and processor seconds: of the encoder, 68 MB, 19.0 MB in 3 s at 12, 18.3 in 16 at 16, 17.2 in 30 at 19; of the canvas,
 * 36 MB and 14.8 of them in an archive, 13.0 MB in 2 s at 12, 11.7 in 17 at 19.
 */
const LEVEL = 22;
/** 128 MB: covers the whole file, and is a decoder's default maximum. */
const WINDOW_LOG = 27;
/** By the SHA-256 of the binary: what `packSmall` makes of it, in bytes. */
const PACKED_SIZES = new Map([
  ['6d0c625dbd3f604ed2618981ba6fee7e29678855ab741d654cfc9effb0226624', 17_156_668], // @ffmpeg-installer/linux-x64 4.1.0
  ['ef8a8b0c32ad747561d52d1a5961601ed8587b62eff30f4790afe749fc47d625', 11_725_733], // @napi-rs/canvas-linux-x64-gnu 1.1.1
]);
export const ENCODER = resolve('node_modules/@ffmpeg-installer/linux-x64/ffmpeg');
/** What functions on the platform load; npm installs the machine's own. */
export const CANVAS = resolve('node_modules/@napi-rs/canvas-linux-x64-gnu/skia.linux-x64-gnu.node');
/** Named in `scripts/unpack-canvas.js`, too, which nothing may be imported into. */
export const PACKED_CANVAS = '.cache/canvas/skia.node.zst';

export interface PackedBinaries {
  encoder: string | undefined;
  canvas: string | undefined;
}
