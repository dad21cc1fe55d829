import { contrast } from '../drawing/colours';
import { loadGraphics } from '../drawing/graphics';
import { aspectRatioNames, aspectRatios, imageStyles } from '../../../../../src/domain/image-format';
import type { ImageBrief } from '../../../../ports/image';
import { composePhoto, drawWithPhoto } from './photo-hand';
import { describeWithPhoto } from './photo-plan';
import { studyPhoto } from './photo-study';
import { cropFor } from './photo-crop';

const briefOf = (more: Partial<ImageBrief> = {}): ImageBrief => ({
  prompt: 'Hedges trimmed before the nesting season, call 01273 555 019',
  brand: 'Green Lane',
  style: 'photorealistic',
  aspectRatio: '1:1',
  seed: 0,
  photo: { key: 'media/one', alt: 'A red ball on a lawn.' },
  ...more,
});

/** A plain ground with one strong disc on it, as PNG. */
async function discAt(x: number, y: number, { ground = '#9db89a', disc = '#c22f2f', width = 900, height = 600 } = {}) {
  const { createCanvas } = await loadGraphics();
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = disc;
  pen.beginPath();
  pen.arc(x * width, y * height, height * 0.13, 0, Math.PI * 2);
  pen.fill();
  return canvas.encode('png');
}

it.each([
  [0.15, 0.5],
  [0.85, 0.5],
  [0.5, 0.2],
  [0.5, 0.8],
])('cuts a photograph around its matter, wherever that is: %p, %p', async (x, y) => {
  const graphics = await loadGraphics();
  const study = studyPhoto(graphics, await graphics.loadImage(Buffer.from(await discAt(x, y))));
  for (const ratio of [1, 9 / 16, 4]) {
    const { crop, kept } = cropFor(study, 1.5, ratio);
    expect([ratio, crop.x < x && x < crop.x + crop.w, crop.y < y && y < crop.y + crop.h]).toEqual([ratio, true, true]);
    expect(kept).toBeGreaterThan(0.4);
  }
});

it.each(imageStyles)('draws it in the pixels of every ratio: %s', async (style) => {
  const photo = await discAt(0.3, 0.5);
  const { loadImage } = await loadGraphics();
  for (const aspectRatio of aspectRatioNames) {
    const bytes = await drawWithPhoto(briefOf({ style, aspectRatio }), photo);
    const { width, height } = await loadImage(Buffer.from(bytes));
    expect(aspectRatios[aspectRatio]).toMatchObject({ width, height });
  }
});

it.each([
  ['a white wall', '#ffffff', '#f4f4f4'],
  ['a night', '#0a0a0c', '#1a1a20'],
  ['something in between', '#8a8f86', '#b0463c'],
])('keeps words legible on %s', async (_what, ground, disc) => {
  const photo = await discAt(0.5, 0.25, { ground, disc, width: 800, height: 800 });
  for (const seed of [0, 1, 2, 3, 4, 5]) {
    const { sheet, canvas } = await composePhoto(briefOf({ seed }), photo);
    if (!sheet.over) continue;
    const pen = canvas.getContext('2d');
    for (const { box, colour } of sheet.texts) {
      const { data } = pen.getImageData(
        Math.round(box.x),
        Math.round(box.y),
        Math.max(1, Math.round(box.w)),
        Math.max(1, Math.round(box.h)),
      );
      for (let at = 0; at < data.length; at += 4 * 997) {
        const under = `#${[0, 1, 2].map((channel) => data[at + channel]!.toString(16).padStart(2, '0')).join('')}`;
        expect([seed, colour, under, contrast(colour, under) >= 4.2]).toEqual([seed, colour, under, true]);
      }
    }
  }
});

it('tells who does not see it what the photograph shows and what can be read', () => {
  expect(describeWithPhoto(briefOf({ style: 'artistic' }))).toEqual({
    title: 'Hedges trimmed before the nesting season',
    altText:
      'Poster with a photograph painted in oil: A red ball on a lawn. It reads “Hedges trimmed before the nesting season”, “Call 01273 555 019”, “Green Lane”.',
    leftOut: null,
  });
});

it('refuses what is no picture', async () => {
  await expect(drawWithPhoto(briefOf(), new Uint8Array([1, 2, 3]))).rejects.toThrow();
});
