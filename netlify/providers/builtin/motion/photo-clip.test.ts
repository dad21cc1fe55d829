import { createHash } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import type { MotionBrief } from '../../../ports/motion';
import { contrast } from '../designer/drawing/colours';
import { describeClip } from './clip-description';
import { planClip } from './clip-plan';
import { composeClip } from './compose-clip';

const brief: MotionBrief = {
  prompt: 'Mini digger hire from £85 a day, call 01332 555 014',
  headline: 'Dig it yourself',
  brand: 'Copley Plant Hire',
  photo: { key: 'media/w/digger.jpg', alt: 'A yellow digger' },
  style: 'photorealistic',
  aspectRatio: '16:9',
  seed: 1,
  seconds: 5,
  quality: 'sd',
};
const wide = { width: 480, height: 270 };
const tall = { width: 180, height: 320 };

/** A disc of one colour on an even ground. */
async function photoOf({ x = 0.5, ground = '#d8d4cc', disc = '#e0201a' } = {}): Promise<Uint8Array> {
  const canvas = createCanvas(1200, 800);
  const pen = canvas.getContext('2d');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, 1200, 800);
  pen.fillStyle = disc;
  pen.beginPath();
  pen.arc(1200 * x, 400, 190, 0, 7);
  pen.fill();
  return canvas.encode('png');
}

async function filmed(more: Partial<MotionBrief> = {}, photo?: Uint8Array, raster = wide) {
  const clip = await composeClip({ ...brief, ...more }, raster, { photo: photo ?? (await photoOf()) });
  const canvas = clip.stage.graphics.createCanvas(raster.width, raster.height);
  const frame = (seconds: number): Uint8ClampedArray => {
    const pen = canvas.getContext('2d');
    pen.reset();
    clip.paint(pen, seconds);
    return pen.getImageData(0, 0, raster.width, raster.height).data;
  };
  return { clip, frame };
}

const hexAt = (data: Uint8ClampedArray, at: number): string =>
  `#${[0, 1, 2].map((channel) => data[at + channel]!.toString(16).padStart(2, '0')).join('')}`;

/** Share of the pixels between two columns that are as red as the disc. */
function redIn(data: Uint8ClampedArray, { width }: { width: number }, from = 0, to = 1): number {
  let [red, all] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const x = ((at / 4) % width) / width;
    if (x < from || x >= to) continue;
    all += 1;
    if (data[at]! > 150 && data[at + 1]! < 80 && data[at + 2]! < 80) red += 1;
  }
  return red / all;
}

describe('a clip of a photograph', () => {
  it('has the same frames for the same brief and file, fills each of them and never stands still', async () => {
    const hashes = async () => {
      const { frame } = await filmed();
      return [0, 0.8, 1.6, 2.1, 2.9, 3.5, 4.2, 4.9].map((seconds) => {
        const data = frame(seconds);
        expect(data.filter((_, at) => at % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
        return createHash('sha256').update(data).digest('hex');
      });
    };
    const first = await hashes();
    expect(new Set(first).size).toBe(first.length);
    expect(await hashes()).toEqual(first);
  });

  it.each([
    ['left', 0.2],
    ['right', 0.8],
  ])('keeps its words off what stands on the %s', async (_, x) => {
    const { frame } = await filmed({}, await photoOf({ x }));
    const opening = frame(1.8);
    const [left, right] = [redIn(opening, wide, 0, 0.5), redIn(opening, wide, 0.5, 1)];
    expect(x < 0.5 ? left - right : right - left).toBeGreaterThan(0.05);
  });

  it.each([
    ['white', '#ffffff'],
    ['middling', '#8c8c8c'],
    ['black', '#000000'],
  ])('is legible on a %s photograph, from its opening to its end card', async (_, ground) => {
    for (const raster of [wide, tall]) {
      const aspectRatio = raster === wide ? '16:9' : '9:16';
      const photo = await photoOf({ ground, disc: ground });
      const { clip, frame } = await filmed({ aspectRatio }, photo, raster);
      for (const beat of clip.stage.plan.beats.filter(({ kind }) => kind !== 'card')) {
        const data = frame(beat.to - 0.02);
        const counts = new Map<string, number>();
        // Words begin at the margin in every layout: the ground right beside the first letters.
        for (let y = Math.round(raster.height * 0.15); y < raster.height * 0.85; y += 1) {
          const at = (y * raster.width + Math.round(raster.width * 0.07)) * 4;
          counts.set(hexAt(data, at), (counts.get(hexAt(data, at)) ?? 0) + 1);
        }
        const words = [...new Set(Array.from({ length: data.length / 4 }, (__, at) => hexAt(data, at * 4)))];
        const [under] = [...counts].sort((one, other) => other[1] - one[1])[0]!;
        expect(Math.max(...words.map((colour) => contrast(colour, under)))).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('shows a landscape whole under the words of a story, not a strip of it behind them', async () => {
    const { frame } = await filmed({ aspectRatio: '9:16' }, await photoOf({ x: 0.3 }), tall);
    expect(redIn(frame(1.8), tall)).toBeGreaterThan(0.04);
  });

  it('says what it shows, and asks for the file', async () => {
    expect(describeClip(planClip(brief), brief).altText).toMatch(/^Video of a photograph: A yellow digger and large/);
    await expect(composeClip(brief, wide)).rejects.toThrow('The photograph of this clip is gone.');
  });

  it('is not made in a style that draws its subject', async () => {
    const cartoon = { ...brief, style: 'cartoon' } as const;
    expect(planClip(cartoon).photo).toBeNull();
    expect(describeClip(planClip(cartoon), cartoon).altText).not.toContain('photograph');
  });
});
