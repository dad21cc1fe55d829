import { accessSync, constants, createReadStream, createWriteStream, existsSync, rmSync, statSync } from 'node:fs';
import { chmod, copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';
import { AppError } from '../../../../errors/app-error';

export interface EncoderPlaces {
  /** FFMPEG_PATH: an ffmpeg chosen by the operator. */
  ffmpegPath?: string;
  /** LAMBDA_TASK_ROOT: the folder of a function's files. */
  taskRoot?: string;
  /** PATH. */
  searchPath?: string;
  /** The folder in and above which the package and the packed encoder are looked for; by default the working folder. */
  root?: string;
}

/**
 * The path of a runnable ffmpeg: the chosen one, else the file of @ffmpeg-installer/linux-x64 (a private copy if
 * the installation left out its execute bit), else the packed one that functions carry, unpacked once per
 * process, else `ffmpeg` on the search path. Throws `unavailable` with a sentence that says what to install. The
 * package's own entry is never imported: it looks for files in ways that bundlers cannot follow.
 */
export async function findEncoder({
  ffmpegPath,
  taskRoot = '',
  searchPath = '',
  root = process.cwd(),
}: EncoderPlaces = {}): Promise<string> {
  if (ffmpegPath) {
    if (isRunnable(ffmpegPath)) return ffmpegPath;
    throw new AppError(
      'unavailable',
      'FFMPEG_PATH is set, but it names no program that can be run. Set it to an ffmpeg encoder, or remove it.',
      { detail: ffmpegPath },
    );
  }
  const places = [taskRoot, root].filter(Boolean).flatMap(ancestors);
  const nearest = (file: string): string | undefined =>
    places.map((folder) => path.join(folder, file)).find((candidate) => existsSync(candidate));
  if (isPackageForThis()) {
    const packaged = nearest(PACKAGE_FILE);
    if (packaged) return isRunnable(packaged) ? packaged : runnableCopy(packaged, copyFile);
    const packed = nearest(PACKED_ENCODER);
    if (packed) return runnableCopy(packed, unpack);
  }
  const onPath = searchPath
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, 'ffmpeg'))
    .find(isRunnable);
  if (onPath) return onPath;
  throw new AppError('unavailable', INSTALL);
}

/** Made once per process, in a folder that only this user may write to, and removed when the process ends. */
function runnableCopy(file: string, make: MakeCopy): Promise<string> {
  const known = copies.get(file);
  if (known) return known;
  const copy = makeCopy(file, make).catch((error: unknown) => {
    copies.delete(file);
    throw error;
  });
  copies.set(file, copy);
  return copy;
}

async function makeCopy(file: string, make: MakeCopy): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'video-encoder-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const copy = path.join(folder, 'ffmpeg');
  await make(file, copy);
  await chmod(copy, 0o755);
  return copy;
}

/** Zstandard came with Node 22: named in an import, it would keep Node 20 from making clips with an encoder that is not packed. */
const unpack: MakeCopy = (file, copy) =>
  pipeline(createReadStream(file), zlib.createZstdDecompress(), createWriteStream(copy));

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

function ancestors(folder: string): string[] {
  const above = path.dirname(folder);
  return above === folder ? [folder] : [folder, ...ancestors(above)];
}

const isPackageForThis = (): boolean => process.platform === 'linux' && process.arch === 'x64';

const copies = new Map<string, Promise<string>>();
/**
 * Where a build for functions puts the packed encoder (scripts/pack-binaries.ts), and where they find it in their
 * own folder.
 */
export const PACKED_ENCODER = path.join('.cache', 'encoder', 'ffmpeg.zst');
const PACKAGE_FILE = path.join('node_modules', '@ffmpeg-installer', 'linux-x64', 'ffmpeg');
const INSTALL =
  'Videos need the ffmpeg encoder. Install the package @ffmpeg-installer/linux-x64 or ffmpeg itself, or set FFMPEG_PATH to where it is.';

type MakeCopy = (file: string, copy: string) => Promise<void>;
