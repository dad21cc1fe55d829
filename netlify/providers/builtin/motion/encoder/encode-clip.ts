import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '../../../../errors/app-error';
import type { RenderOptions } from '../../../../ports/image';
import type { ClipSize } from '../clip-size';

export interface EncodingJob extends RenderOptions {
  /** Path of ffmpeg. */
  encoder: string;
  size: ClipSize;
  seconds: number;
  /** Paints a frame and returns its planes: I420 in the raster's size. The next frame may overwrite them. */
  frame(index: number): Uint8Array;
  /** The parent of the clip's temporary folder; by default the machine's own. */
  temporary?: string;
  /** A WAV file, as long as the clip. */
  sound: Uint8Array;
}

/**
 * Encodes frames and sound as MP4: H.264 High (yuv420p, BT.709) and AAC, with the index first. One frame is in
 * flight at a time, and the event loop gets a turn after each. Rejects with the signal's reason when that
 * aborts, and with `unavailable` when the encoder fails; its process and folder are removed before either.
 */
export async function encodeClip(job: EncodingJob): Promise<Uint8Array> {
  const { encoder, sound, signal, temporary = tmpdir() } = job;
  signal?.throwIfAborted();
  const folder = await mkdtemp(path.join(temporary, 'video-clip-'));
  try {
    await writeFile(path.join(folder, SOUND), sound);
    const running = start(encoder, argumentsFor(job), folder);
    const kill = (): void => void running.child.kill('SIGKILL');
    signal?.addEventListener('abort', kill, { once: true });
    try {
      // Whoever was painting until now hears only here that the clip was cancelled meanwhile.
      signal?.throwIfAborted();
      await feed(job, running);
      const { code, said } = await running.ended;
      signal?.throwIfAborted();
      if (code !== 0)
        throw new AppError('unavailable', 'The video could not be encoded. Try again in a moment.', {
          detail: `ffmpeg ended with ${code ?? 'a signal'}: ${said}`,
        });
      job.onProgress?.(1);
      return new Uint8Array(await readFile(path.join(folder, CLIP)));
    } finally {
      signal?.removeEventListener('abort', kill);
      kill();
      await running.ended;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function feed(
  { frame, size, seconds, signal, onProgress }: EncodingJob,
  { child, ended, hasEnded }: Running,
): Promise<void> {
  const stdin = child.stdin!;
  const frames = seconds * size.framesPerSecond;
  for (let index = 0; index < frames; index += 1) {
    await nextTurn();
    if (signal?.aborted || hasEnded()) return;
    const planes = frame(index);
    const isBroken = await Promise.race([
      new Promise<boolean>((taken) => stdin.write(planes, (error) => taken(Boolean(error)))),
      ended.then(() => true),
    ]);
    if (isBroken) return; // a dead encoder's pipe accepts every frame at once: stop painting
    if (index % 5 === 0) onProgress?.((index / frames) * WHEN_FED);
  }
  stdin.end();
}

function start(encoder: string, args: readonly string[], folder: string): Running {
  const child = spawn(encoder, args, { cwd: folder, stdio: ['pipe', 'ignore', 'pipe'], env: {} });
  let said = '';
  let isOver = false;
  child.stderr!.on('data', (part: Buffer) => (said = (said + part.toString('utf8')).slice(-MAX_SAID)));
  child.stdin!.on('error', () => undefined); // a broken pipe adds nothing to the exit code
  const ended = new Promise<Outcome>((done) => {
    child.once('error', (error) => done({ code: null, said: error.message }));
    child.once('close', (code) => done({ code, said }));
  }).finally(() => (isOver = true));
  return { child, ended, hasEnded: () => isOver };
}

function argumentsFor({ size, seconds }: EncodingJob): string[] {
  const { width, height, raster, framesPerSecond } = size;
  const isEnlarged = raster.width !== width || raster.height !== height;
  return [
    ...['-hide_banner', '-loglevel', 'error', '-nostdin', '-y'],
    ...[
      '-f',
      'rawvideo',
      '-pix_fmt',
      'yuv420p',
      '-s',
      `${raster.width}x${raster.height}`,
      '-framerate',
      `${framesPerSecond}`,
      '-i',
      'pipe:0',
      '-i',
      SOUND,
    ],
    ...[
      '-map',
      '0:v',
      '-map',
      '1:a',
      '-map_metadata',
      '-1',
      '-t',
      `${seconds}`,
      ...(isEnlarged ? ['-vf', `scale=${width}:${height}:flags=bicubic`] : []),
    ],
    ...[
      '-c:v',
      'libx264',
      '-profile:v',
      'high',
      ...(isEnlarged ? lean : quick),
      '-g',
      `${framesPerSecond * 2}`,
      '-threads',
      `${threads()}`,
    ],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
    ...[
      '-c:a',
      'aac',
      '-b:a',
      '160k',
      '-fflags',
      '+bitexact',
      '-flags:v',
      '+bitexact',
      '-flags:a',
      '+bitexact',
      '-movflags',
      '+faststart',
      CLIP,
    ],
  ];
}

/**
 * As good as the preset veryfast in half the time: superfast plus what drawn frames gain most from, spending
 * bits on what stays in the picture.
 */
const quick = ['-preset', 'superfast', '-crf', '20', '-bf', '0', '-x264-params', 'mbtree=1:rc-lookahead=10'];
/** For 4k, where every waiting frame takes 30 MB; entropy coding and the 8x8 transform turn Baseline into High. */
const lean = ['-preset', 'ultrafast', '-crf', '22', '-x264-params', 'cabac=1:8x8dct=1'];

/** The encoder buffers frames per thread: on a machine with many cores that would take gigabytes. */
const threads = (): number => Math.min(4, Math.max(2, availableParallelism()));

const SOUND = 'sound.wav';
const CLIP = 'clip.mp4';
/** Progress when the last frame has been passed to the encoder. */
const WHEN_FED = 0.96;
const MAX_SAID = 2000;

interface Outcome {
  code: number | null;
  said: string;
}

interface Running {
  child: ChildProcess;
  ended: Promise<Outcome>;
  hasEnded(): boolean;
}
