import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { ImageStyle, VideoDuration, VideoQuality } from '../src/domain/image-format';
import { clipSize } from '../netlify/providers/builtin/motion/clip-size';
import { findEncoder } from '../netlify/providers/builtin/motion/encoder/find-encoder';
import { createMotionDesigner } from '../netlify/providers/builtin/motion/motion-designer';

/** Time and memory of a clip by quality and length, relative to the encoder alone with as many blank frames. */
export async function benchMotion(): Promise<string[]> {
  const designer = createMotionDesigner();
  const lines: string[] = [];
  for (const [quality, seconds, style] of clips) {
    const bare = await watched(() => encodeBlank(quality, seconds));
    const clip = await watched(() =>
      designer.render({
        prompt: 'Sourdough loaves from the neighbourhood bakery, from $6',
        headline: 'Baked before you wake',
        brand: 'Ada’s Bakery',
        style,
        aspectRatio: '16:9',
        seed: 1,
        seconds,
        quality,
      }),
    );
    lines.push(
      `${style} ${quality} ${seconds} s: ${(clip.time / 1000).toFixed(1)} s (${(clip.time / bare.time).toFixed(1)} times the bare encoder), ${clip.memory.toFixed(0)} MB in all processes (the encoder alone: ${bare.memory.toFixed(0)} MB)`,
    );
  }
  return lines;
}

/** The encoder settings that matter for speed, without our frames. */
async function encodeBlank(quality: VideoQuality, seconds: VideoDuration): Promise<void> {
  const { width, height, raster, framesPerSecond } = clipSize({ aspectRatio: '16:9', quality });
  const args = [
    '-loglevel',
    'error',
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
    '-vf',
    `scale=${width}:${height}`,
    '-c:v',
    'libx264',
    '-preset',
    quality === '4k' ? 'ultrafast' : 'superfast',
    '-threads',
    '2',
    '-f',
    'null',
    '-',
  ];
  const child = spawn(await findEncoder(), args, { stdio: ['pipe', 'ignore', 'inherit'] });
  const closed = once(child, 'close');
  const blank = Buffer.alloc((raster.width * raster.height * 3) / 2, 128);
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1)
    if (!child.stdin.write(blank)) await once(child.stdin, 'drain');
  child.stdin.end();
  await closed;
}

/**
 * Milliseconds, and the peak memory in MB of this process and its children together (Linux; elsewhere this
 * process alone).
 */
async function watched(work: () => Promise<unknown>): Promise<{ time: number; memory: number }> {
  let memory = 0;
  const look = (): void => {
    memory = Math.max(
      memory,
      [process.pid, ...children()].reduce((sum, pid) => sum + residentOf(pid), 0),
    );
  };
  const timer = setInterval(look, 40);
  const started = performance.now();
  await work();
  clearInterval(timer);
  look();
  return { time: performance.now() - started, memory };
}

function children(): number[] {
  try {
    return readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number);
  } catch {
    return [];
  }
}

function residentOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return pid === process.pid ? process.memoryUsage().rss / 1024 / 1024 : 0;
  }
}

const clips: readonly (readonly [quality: VideoQuality, seconds: VideoDuration, style: ImageStyle])[] = [
  ['sd', 3, 'minimalist'],
  ['hd', 5, 'minimalist'],
  ['hd', 5, 'cartoon'],
  ['hd', 5, 'artistic'],
  ['hd', 5, 'photorealistic'],
  ['hd', 15, 'minimalist'],
  ['4k', 5, 'minimalist'],
  ['4k', 5, 'photorealistic'],
];
