import { loadImage } from '@napi-rs/canvas';
import { statSync } from 'node:fs';
import path from 'node:path';
import { brandFonts } from '../../../../src/domain/business-profile';
import { aspectRatioNames, aspectRatios, imageStyles } from '../../../../src/domain/image-format';
import type { ImageBrief, ImageResult } from '../../../ports/image';
import { useRealPictures } from '../../../testing/real-pictures';
import { composeCartoon } from './cartoon/compose-cartoon';
import { createDesigner } from './designer';
import { planPoster } from './minimalist/poster-plan';

useRealPictures();

const designer = createDesigner();
const brief: ImageBrief = {
  prompt: 'Sourdough loaves from the neighbourhood bakery, from $6',
  headline: 'Baked before you wake',
  brand: 'Ada’s Bakery',
  style: 'minimalist',
  aspectRatio: '1:1',
  seed: 3,
};
const cartoon: ImageBrief = { ...brief, style: 'cartoon' };
/** The same brief is drawn once for all tests that only look at it. */
const seen = new Map<string, Promise<ImageResult>>();
function drawnOnce(wanted: ImageBrief): Promise<ImageResult> {
  const key = JSON.stringify(wanted);
  const picture = seen.get(key) ?? designer.generate(wanted);
  seen.set(key, picture);
  return picture;
}

describe('the built-in designer', () => {
  it.each(aspectRatioNames)('draws a WebP of the promised size at %s', async (aspectRatio) => {
    const picture = await drawnOnce({ ...brief, aspectRatio });
    const { width, height } = aspectRatios[aspectRatio];
    expect(picture).toMatchObject({ width, height, contentType: 'image/webp' });
    expect(Buffer.from(picture.bytes.subarray(0, 12)).toString('latin1')).toMatch(/^RIFF[\s\S]{4}WEBP$/);
    const image = await loadImage(Buffer.from(picture.bytes));
    expect([image.width, image.height]).toEqual([width, height]);
  });

  it('gives the same bytes for the same brief, whatever it drew in between', async () => {
    const first = await drawnOnce({ ...brief, aspectRatio: '4:1' });
    await designer.generate({ ...brief, prompt: 'Wedding flowers', aspectRatio: '4:1', seed: 8 });
    const again = await createDesigner().generate({ ...brief, aspectRatio: '4:1' });
    expect(Buffer.compare(Buffer.from(first.bytes), Buffer.from(again.bytes))).toBe(0);
  });

  it('gives another picture for each of eight seeds', async () => {
    const pictures = await Promise.all(
      Array.from({ length: 8 }, (_, seed) => drawnOnce({ ...brief, aspectRatio: '4:1', seed })),
    );
    expect(new Set(pictures.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size).toBe(8);
  });

  it.each(imageStyles)('calls a %s picture the same in every ratio, also where a banner has room for less', (style) => {
    const prompts = [
      brief,
      { prompt: 'Autumn sale: 20% off all boots until Sunday at Elm Street, Bristol, call 555 0101' },
      { prompt: 'Open until eleven at the weekend' },
      { prompt: '“Thank you” for five stars, from all of us at the Corner Grill, every day from 11 am' },
    ];
    for (const given of prompts)
      expect(
        new Set(
          aspectRatioNames.map(
            (aspectRatio) => designer.describe({ ...brief, headline: undefined, ...given, style, aspectRatio }).title,
          ),
        ).size,
      ).toBe(1);
  });

  it('describes what it will draw without drawing it', async () => {
    const { title, altText } = await drawnOnce({ ...brief, aspectRatio: '1:1' });
    expect(designer.describe(brief)).toEqual({ title, altText, leftOut: null });
    expect(title).toBe('Baked before you wake');
    expect(altText).toMatch(
      /^Minimalist poster: (a loaf of bread|a croissant|a pretzel) .*“Baked before you wake”.*“Ada’s Bakery”\.$/,
    );
  });

  it('keeps titles within 60 and alt texts within 400 characters, ended between words', () => {
    const long = designer.describe({
      ...brief,
      headline: 'word '.repeat(60).trim(),
      supporting: 'more '.repeat(80).trim(),
    });
    expect(long.title.length).toBeLessThanOrEqual(60);
    expect(long.title).toMatch(/word…$/);
    expect(long.altText.length).toBeLessThanOrEqual(400);
  });

  it('sets single quotes within the quotes of its alt text', () => {
    expect(designer.describe({ ...brief, headline: 'Are “flushable” wipes really flushable?' }).altText).toContain(
      '“Are ‘flushable’ wipes really flushable?”',
    );
  });

  it.each([
    ['لقاء القهوة كل يوم جمعة', 'Left out: Arabic letters cannot be drawn yet.'],
    ['שלום Sourdough 🎉', 'Left out: Hebrew letters and emoji cannot be drawn yet.'],
    ['Sourdough every Friday, call 937-555-0142', null],
  ])('says what of "%s" is not on the picture', (prompt, leftOut) => {
    const described = designer.describe({ ...brief, prompt, headline: undefined, brand: undefined });
    expect(described.leftOut).toBe(leftOut);
    expect(described.altText).not.toMatch(/\p{Script=Arabic}|\p{Script=Hebrew}|🎉/u);
  });

  it('always has a title, even for a prompt without words', () => {
    expect(designer.describe({ ...brief, prompt: '🎉', headline: undefined, brand: undefined }).title).not.toBe('');
  });

  it('draws every style of the product, and says which takes long', () => {
    expect([...designer.styles].sort()).toEqual([...imageStyles].sort());
    expect(designer.slowStyles).toEqual(['photorealistic']);
  });

  it('takes any number as a seed', async () => {
    for (const seed of [-5, 2.5, 2 ** 40, Number.NaN])
      expect((await designer.generate({ ...brief, aspectRatio: '4:1', seed })).bytes.length).toBeGreaterThan(1000);
  });

  it.each(aspectRatioNames)('composes a cartoon of the promised size at %s', async (aspectRatio) => {
    const { stage } = await composeCartoon({ ...cartoon, aspectRatio });
    const { width, height } = aspectRatios[aspectRatio];
    expect([stage.width, stage.height]).toEqual([width, height]);
  });

  it.each(['1:1', '4:1'] as const)('draws a cartoon of the promised size at %s', async (aspectRatio) => {
    const { width, height } = aspectRatios[aspectRatio];
    const picture = await drawnOnce({ ...cartoon, aspectRatio });
    expect(picture).toMatchObject({ width, height, contentType: 'image/webp' });
    const image = await loadImage(Buffer.from(picture.bytes));
    expect([image.width, image.height]).toEqual([width, height]);
  });

  it('gives the same bytes for the same brief of a cartoon, and other bytes for another seed', async () => {
    const drawn = async (seed: number) =>
      Buffer.from((await createDesigner().generate({ ...cartoon, aspectRatio: '4:1', seed })).bytes).toString('base64');
    const first = Buffer.from((await drawnOnce({ ...cartoon, aspectRatio: '4:1' })).bytes).toString('base64');
    expect(await drawn(4)).not.toBe(first);
    expect(await drawn(3)).toBe(first);
  });

  it('composes a cartoon anew for each of eight seeds, and sets it in each lettering', async () => {
    const composed = async (more: Partial<ImageBrief>) => {
      const { plan, sheet } = await composeCartoon({ ...cartoon, aspectRatio: '4:1', ...more });
      return {
        plan: JSON.stringify([plan.scene, plan.palette, sheet.texts]),
        faces: sheet.texts.map(({ typeface }) => typeface.face).join(),
      };
    };
    const seeds = await Promise.all(Array.from({ length: 8 }, (_, seed) => composed({ seed })));
    expect(new Set(seeds.map(({ plan }) => plan)).size).toBe(8);
    const fonts = await Promise.all(brandFonts.map((font) => composed({ font })));
    expect(new Set(fonts.map(({ faces }) => faces)).size).toBe(brandFonts.length);
    expect(fonts[0]).toEqual(await composed({}));
  });

  it('describes a cartoon without drawing it, by what is there', async () => {
    const { title, altText } = await drawnOnce({ ...cartoon, aspectRatio: '1:1' });
    expect(designer.describe(cartoon)).toEqual({ title, altText, leftOut: null });
    expect(altText).toMatch(
      /^Cartoon: (a loaf of bread|a croissant|a pretzel) .*“Baked before you wake”.*“Ada’s Bakery”\.$/,
    );
    expect(
      designer.describe({ ...cartoon, prompt: 'Quantum resilience', brand: undefined, headline: undefined }).altText,
    ).toMatch(/^Cartoon: [^.]*(comic|speech|star|page)[^.]*\. It reads “Quantum resilience”\.$/);
  });

  it('carries less than 1.6 MB of icons and fonts', () => {
    const size = ['icons.json', 'fonts.json', 'glyph-coverage.json'].reduce(
      (sum, file) => sum + statSync(path.join(__dirname, 'assets', file)).size,
      0,
    );
    expect(size).toBeLessThan(1_600_000);
  });

  describe('for a brand kit', () => {
    const plain = {
      prompt: 'Rye bread',
      headline: 'Rye is ready',
      brand: 'Corner Bakery',
      style: 'minimalist',
      aspectRatio: '4:1',
      seed: 6,
    } as const;
    const drawn = async (more: Partial<ImageBrief>) =>
      Buffer.from((await designer.generate({ ...plain, ...more })).bytes).toString('base64');

    it('sets the headline in each lettering, and every one is another picture', async () => {
      const pictures = [];
      for (const font of brandFonts) pictures.push(await drawn({ font }));
      expect(new Set(pictures).size).toBe(brandFonts.length);
      expect(pictures[0]).toBe(await drawn({}));
    });

    it('takes the first colour that has a hue, unless the prompt asks for another', async () => {
      expect(planPoster({ ...plain, colours: ['#ffffff', '#7a1fa2'] }).palette.accent).toBe('#7a1fa2');
      expect(planPoster({ ...plain, prompt: 'Rye bread in #0f9d6c', colours: ['#7a1fa2'] }).palette.accent).toBe(
        '#0f9d6c',
      );
    });

    it('sets what a lettering has no signs for in the common face', async () => {
      await expect(drawn({ headline: 'Хлеб', font: 'serif' })).resolves.not.toBe('');
    });
  });
});
