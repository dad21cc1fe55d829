import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { aspectRatioNames, videoQualityNames } from '../../../../src/domain/image-format';
import type { MotionBrief } from '../../../ports/motion';
import { findEncoder } from './encoder/find-encoder';
import { createMotionDesigner } from './motion-designer';
import { readMp4 } from './testing/mp4-boxes';

const temporary = mkdtempSync(path.join(tmpdir(), 'clips-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));
const designer = createMotionDesigner({ temporary });
const brief: MotionBrief = {
  prompt: 'Sourdough loaves from the neighbourhood bakery, from $6, every Saturday',
  headline: 'Baked before you wake',
  brand: 'Ada’s Bakery',
  style: 'minimalist',
  aspectRatio: '4:1',
  seed: 3,
  seconds: 3,
  quality: 'sd',
};
/** A clip on a machine that others use too. */

describe('the built-in motion designer', () => {
  it('makes an MP4 that plays everywhere and starts before it is whole', async () => {
    const done: number[] = [];
    const clip = await designer.render(brief, { onProgress: (share) => done.push(share) });
    expect(clip).toMatchObject({ width: 1280, height: 320, durationMs: 3000 });
    const facts = readMp4(clip.bytes);
    expect(facts.order.indexOf('moov')).toBeGreaterThan(-1);
    expect(facts.order.indexOf('moov')).toBeLessThan(facts.order.indexOf('mdat'));
    const [video, sound] = [
      facts.tracks.find(({ handler }) => handler === 'vide')!,
      facts.tracks.find(({ handler }) => handler === 'soun')!,
    ];
    expect(video).toMatchObject({ format: 'avc1', width: 1280, height: 320 });
    expect(sound.format).toBe('mp4a');
    expect(facts.profile).toBe(100);
    for (const seconds of [facts.seconds, video.seconds, sound.seconds])
      expect(Math.abs(seconds - 3)).toBeLessThan(0.05);
    expect(await decoded(clip.bytes)).toMatch(/h264 \(High\)[^\n]*yuv420p\(tv, bt709\)[^\n]*1280x320[^\n]*25 fps/);
    const poster = await loadImage(Buffer.from(clip.poster));
    expect([poster.width, poster.height, Buffer.from(clip.poster.subarray(8, 12)).toString('latin1')]).toEqual([
      1280,
      320,
      'WEBP',
    ]);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect([done[0], done.at(-1)]).toEqual([0, 1]);
  });

  it('makes clips where buffers cannot be handed on, as in Node 20', async () => {
    const { prototype } = ArrayBuffer as unknown as { prototype: Partial<ArrayBuffer> };
    const known = Object.getOwnPropertyDescriptor(prototype, 'transfer');
    delete prototype.transfer;
    try {
      expect((await designer.render(brief)).durationMs).toBe(3000);
    } finally {
      if (known) Object.defineProperty(prototype, 'transfer', known);
    }
  });

  it('enlarges a smaller raster for 4k, in the High profile too', async () => {
    const clip = await designer.render({ ...brief, quality: '4k' });
    expect(readMp4(clip.bytes)).toMatchObject({
      profile: 100,
      tracks: expect.arrayContaining([
        expect.objectContaining({ handler: 'vide', width: 3840, height: 960 }),
      ]) as unknown,
    });
  });

  it('takes the quality as the shorter side, and even numbers of pixels that decoders can play', () => {
    const sizes = aspectRatioNames.flatMap((aspectRatio) =>
      videoQualityNames.map((quality) => designer.sizeOf({ aspectRatio, quality })),
    );
    for (const { width, height } of sizes) {
      expect([width % 2, height % 2]).toEqual([0, 0]);
      expect(Math.max(width, height)).toBeLessThanOrEqual(4096);
    }
    expect(designer.sizeOf({ aspectRatio: '16:9', quality: 'hd' })).toEqual({ width: 1920, height: 1080 });
    expect(designer.sizeOf({ aspectRatio: '9:16', quality: '4k' })).toEqual({ width: 2160, height: 3840 });
    expect(designer.sizeOf({ aspectRatio: '4:3', quality: 'sd' })).toEqual({ width: 960, height: 720 });
  });

  it('tells what will be seen and read, and what is left out', () => {
    const { title, altText, leftOut } = designer.describe({ ...brief, prompt: 'Sourdough loaves 🎉' });
    expect(title).toBe('Baked before you wake');
    expect(altText).toMatch(
      /^Video in plain shapes: (a loaf of bread|a croissant|a pretzel) .*“Ada’s Bakery”\. It reads “Baked before you wake”, “Ada’s Bakery”\.$/,
    );
    expect(leftOut).toBeNull();
    expect(designer.describe({ ...brief, headline: undefined, prompt: 'لقاء القهوة كل يوم جمعة' }).leftOut).toBe(
      'Left out: Arabic letters cannot be drawn yet.',
    );
  });

  it('refuses to start for a signal that has aborted', async () => {
    await expect(designer.render(brief, { signal: AbortSignal.abort(new Error('No longer wanted.')) })).rejects.toThrow(
      'No longer wanted.',
    );
  });

  it('stops when it is told to, with the reason, and leaves no folder behind', async () => {
    const stop = new AbortController();
    await expect(
      designer.render(brief, {
        signal: stop.signal,
        onProgress: (share) => share > 0.1 && stop.abort(new Error('Taken back.')),
      }),
    ).rejects.toThrow('Taken back.');
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('says which encoder to install where there is none', async () => {
    const empty = mkdtempSync(path.join(tmpdir(), 'no-encoder-'));
    await expect(createMotionDesigner({ root: empty, searchPath: empty }).render(brief)).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('Install the package @ffmpeg-installer/linux-x64') as string,
    });
    rmSync(empty, { recursive: true });
  });
});

/** What ffmpeg says about a file while it decodes all of it. */
async function decoded(bytes: Uint8Array): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'decoded-'));
  writeFileSync(path.join(folder, 'clip.mp4'), bytes);
  const { stderr, status } = spawnSync(
    await findEncoder(),
    ['-hide_banner', '-i', path.join(folder, 'clip.mp4'), '-f', 'null', '-'],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  expect(status).toBe(0);
  return stderr;
}
