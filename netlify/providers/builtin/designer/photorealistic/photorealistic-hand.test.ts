import { loadImage } from '@napi-rs/canvas';
import { createHash } from 'node:crypto';
import { aspectRatios } from '../../../../../src/domain/image-format';
import type { ImageBrief } from '../../../../ports/image';
import { composeStudio } from './compose-studio';
import { photorealisticHand, renderStudio } from './photorealistic-hand';

const brief: ImageBrief = {
  prompt: 'Sourdough loaves, 20% off',
  headline: 'Baked before you wake',
  brand: 'Ada’s Bakery',
  style: 'photorealistic',
  aspectRatio: '4:1',
  seed: 2,
};
/** Enough to go through every step. */
const tiny = { most: 6000, samples: 3, flatSamples: 3 };

/** A letter in relief: quickly cut. */
const plain: ImageBrief = { ...brief, prompt: 'Quantum resilience', headline: undefined, seed: 0 };

const rendered = async (more: Partial<ImageBrief> = {}): Promise<Uint8Array> =>
  renderStudio(await composeStudio({ ...brief, ...more }), tiny, {});
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe('the photorealistic hand', () => {
  it('gives a WebP of the promised size, the same bytes for the same brief and others for another seed', async () => {
    const [first, other, again] = [await rendered(), await rendered({ ...plain, seed: 3 }), await rendered()];
    expect(hashOf(again)).toBe(hashOf(first));
    expect(hashOf(other)).not.toBe(hashOf(first));
    const image = await loadImage(Buffer.from(first));
    expect({ width: image.width, height: image.height }).toEqual({
      width: aspectRatios['4:1'].width,
      height: aspectRatios['4:1'].height,
    });
  });

  it('draws the whole scene: hero, podium and backdrop are there, no area is black or empty', async () => {
    const image = await loadImage(
      Buffer.from(await rendered({ prompt: 'croissant', headline: '', brand: '', aspectRatio: '1:1', seed: 0 })),
    );
    const { createCanvas } = await import('@napi-rs/canvas');
    const pen = createCanvas(48, 48).getContext('2d');
    pen.drawImage(image, 0, 0, 48, 48);
    const { data } = pen.getImageData(0, 0, 48, 48);
    const places = Array.from({ length: 48 * 48 }, (_, at) => data.subarray(at * 4, at * 4 + 3));
    const corner = places[0]!;
    const far = places.filter(
      (place) =>
        Math.abs(place[0]! - corner[0]!) + Math.abs(place[1]! - corner[1]!) + Math.abs(place[2]! - corner[2]!) > 90,
    ).length;
    expect(far).toBeGreaterThan(48 * 48 * 0.08);
    expect(far).toBeLessThan(48 * 48 * 0.75);
    expect(Math.min(...places.map((place) => place[0]! + place[1]! + place[2]!))).toBeGreaterThan(12);
  });

  it('reports its progress, never backwards, and ends at 1', async () => {
    const reported: number[] = [];
    await renderStudio(await composeStudio(plain), tiny, { onProgress: (done) => reported.push(done) });
    expect(reported.length).toBeGreaterThan(5);
    expect(reported).toEqual([...reported].sort((a, b) => a - b));
    expect(reported.at(-1)).toBe(1);
  });

  it('stops with the reason of the signal, before and while it works', async () => {
    const early = AbortSignal.abort(new Error('No longer wanted'));
    await expect(photorealisticHand.draw(brief, { signal: early, draft: true })).rejects.toThrow('No longer wanted');
    const controller = new AbortController();
    const reported: number[] = [];
    const stopped = photorealisticHand.draw(
      { ...plain, seed: 4 },
      {
        signal: controller.signal,
        onProgress: (done) => {
          reported.push(done);
          controller.abort(new Error('Taken back'));
        },
      },
    );
    await expect(stopped).rejects.toThrow('Taken back');
    expect(reported).toHaveLength(1);
  });

  it('says in its alt text that the picture is rendered, what is in it and what it reads', () => {
    const { title, altText, leftOut } = photorealisticHand.describe({ ...brief, prompt: 'Pots of honey' });
    expect(title).toBe('Baked before you wake');
    expect(leftOut).toBeNull();
    expect(altText).toMatch(
      /^Rendered 3D still life: (a honey pot|a beehive) .*“Baked before you wake”.*“Ada’s Bakery”\.$/,
    );
    const alone = { ...brief, prompt: 'Quantum resilience', headline: undefined, brand: undefined };
    expect(
      photorealisticHand.describe({ ...alone, prompt: 'Quantum resilience, $80. Use 3D letters please' }).altText,
    ).toMatch(/^Rendered 3D still life: large letters “\$80”/);
    expect(photorealisticHand.describe({ ...alone, seed: 4 }).altText).not.toContain('3D');
    expect(photorealisticHand.describe({ ...alone, seed: 0 }).altText).not.toContain('3D');
    expect(photorealisticHand.describe({ ...brief, prompt: '🎉', headline: undefined, brand: undefined }).title).toBe(
      'Rendered print',
    );
  });
});
