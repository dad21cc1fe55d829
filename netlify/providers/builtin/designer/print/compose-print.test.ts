import { loadImage } from '@napi-rs/canvas';
import { aspectRatioNames, aspectRatios } from '../../../../../src/domain/image-format';
import type { ImageBrief } from '../../../../ports/image';
import { contrast } from '../drawing/colours';
import { bottom, right } from '../drawing/rect';
import { drawBlock } from '../drawing/text-blocks';
import { photorealisticHand } from '../photorealistic/photorealistic-hand';
import { composePrint, type PrintComposition } from './compose-print';
import { drawPrint } from './draw-print';
import { closeScenes, placedScenes, planPrint, type PrintScene } from './print-plan';

const briefOf = (prompt: string, more: Partial<ImageBrief> = {}): ImageBrief => ({
  prompt,
  style: 'photorealistic',
  aspectRatio: '1:1',
  seed: 0,
  brand: 'Ember & Rye',
  ...more,
});

const printScenes = [...placedScenes, ...closeScenes];

const hostile: Partial<ImageBrief>[] = [
  { headline: 'Sale' },
  { headline: 'Everything you always wanted to know about keeping bread fresh for longer, in ninety chars' },
  {
    headline: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    supporting: 'Kraftfahrzeughaftpflichtversicherung',
  },
  { headline: 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW', brand: 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW' },
  { headline: 'שלום עולם', supporting: '焼きたて', brand: '🎉' },
  {
    headline:
      'Lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua ut enim ad minim veniam',
    supporting:
      'Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur excepteur sint occaecat',
    font: 'slab',
  },
];

describe.each(aspectRatioNames)('a photographed print at %s', (aspectRatio) => {
  it('keeps its words in the safe area, apart, and off the subject', async () => {
    for (const [index, words] of hostile.entries()) {
      for (const prompt of [
        'bread, every Friday from 5 pm, from $4 per person',
        'Resilience for small teams, 2 for 1',
        '',
      ]) {
        for (const seed of [index, index + 3]) {
          const {
            plan,
            texts,
            art: drawing,
            format,
          } = await composePrint(briefOf(prompt, { ...words, aspectRatio, seed }));
          const where = [plan.scene, prompt, seed, words.headline];
          const { safe } = format;
          const art = drawing?.box;
          const margin = format.unit * 0.06;
          const boxes = texts.map((text) => ({
            role: text.role,
            left: text.box.x,
            right: Math.max(...text.lines.map((line) => line.x + line.width)),
            top: text.box.y,
            bottom: bottom(text.box),
          }));
          for (const [at, box] of boxes.entries()) {
            expect([
              ...where,
              box,
              box.left >= safe.x - margin &&
                box.top >= safe.y - margin &&
                box.right <= right(safe) + margin &&
                box.bottom <= bottom(safe) + margin,
            ]).toEqual([...where, box, true]);
            const others = [
              ...boxes.slice(at + 1),
              ...(art ? [{ role: 'art', left: art.x, right: right(art), top: art.y, bottom: bottom(art) }] : []),
            ];
            for (const other of others)
              expect([
                ...where,
                box,
                other,
                box.left < other.right - 2 &&
                  other.left < box.right - 2 &&
                  box.top < other.bottom - 2 &&
                  other.top < box.bottom - 2,
              ]).toEqual([...where, box, other, false]);
          }
        }
      }
    }
  });
});

it('prints the day and the price large enough for a phone', async () => {
  for (const aspectRatio of aspectRatioNames)
    for (let seed = 0; seed < printScenes.length; seed += 1) {
      const { texts, format } = await composePrint(
        briefOf('Pottery class for beginners, Tuesday 6:30pm, £28 including clay', { aspectRatio, seed }),
      );
      const day = texts.find(({ role }) => role === 'kicker');
      expect([aspectRatio, seed, day?.lines.map(({ text }) => text).join(' ')]).toEqual([
        aspectRatio,
        seed,
        'Tuesday 6:30pm',
      ]);
      expect(day!.size).toBeGreaterThan(format.unit * 0.42);
    }
});

describe('an illustrated print', () => {
  const shop = (seed: number, aspectRatio: ImageBrief['aspectRatio']): ImageBrief =>
    briefOf('Horse riding lessons for beginners, Saturdays 9am, £28 an hour, helmets included, ages 7 and over', {
      brand: 'Copperfield Stables',
      colours: ['#4d2c19', '#a3b18a'],
      aspectRatio,
      seed,
    });

  it.each(['1:1', '9:16'] as const)('shows a drawing beside words that stay whole and large at %s', async (ratio) => {
    const kinds = new Set<string>();
    for (let seed = 0; seed < 15; seed += 1) {
      const { plan, texts, art, format } = await composePrint(shop(seed, ratio));
      const { unit } = format;
      const size = (role: string): number => texts.find((text) => text.role === role)!.size / unit;
      const read = texts.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ');
      expect([seed, plan.motifName, read.includes('…')]).toEqual([seed, 'horse', false]);
      for (const words of ['£28 an hour', 'Saturdays 9am', 'included', '7 and over']) expect(read).toContain(words);
      expect([seed, size('headline') > 0.8, size('kicker') > 0.42]).toEqual([seed, true, true]);
      expect([seed, Math.min(art!.box.w, art!.box.h) > unit * 1.4]).toEqual([seed, true]);
      kinds.add(`${art!.kind} ${art!.box.y < format.height / 2 ? 'high' : 'low'}`);
    }
    expect(kinds.size).toBeGreaterThan(2);
  });

  it('always draws what an owner names, however much there is to say', async () => {
    const prompt = `Garden waste cleared, ${'every load is weighed and priced by the bag, '.repeat(5)} from £40`;
    for (const seed of [0, 1, 2, 3, 4]) {
      const { plan, art, texts } = await composePrint(briefOf(prompt, { subject: 'wheelbarrow', seed }));
      expect([plan.motifName, art === null]).toEqual(['wheelbarrow', false]);
      expect(texts.some(({ role }) => role === 'headline')).toBe(true);
    }
  });
});

it('takes every scene in its turn, and both colours of a brand onto paper', () => {
  const colours = ['#14213d', '#fca311'];
  const plans = ['Tax returns', 'Hedge trimming', 'Chimney sweeping', 'Piano lessons'].flatMap((prompt) =>
    Array.from({ length: 36 }, (_, seed) => planPrint(briefOf(prompt, { seed, colours }))),
  );
  expect(new Set(plans.map(({ scene }) => scene)).size).toBe(printScenes.length);
  for (const { paper, field, other } of plans) {
    expect([paper, field, other]).toContain('#fca311');
    expect([paper, field, other]).toContain('#14213d');
  }
});

describe('window light on a print', () => {
  const inScene = new Map<PrintScene, ImageBrief>();
  beforeAll(() => {
    for (let seed = 0; inScene.size < printScenes.length && seed < 96; seed += 1)
      for (const what of ['Wedding flowers', 'Haircuts', 'Roof repairs', 'Piano lessons']) {
        const brief = briefOf(`${what} every Friday, 20% off`, {
          aspectRatio: '4:1',
          seed,
          colours: ['#a44a3f', '#e8d8c3'],
        });
        const { scene } = planPrint(brief);
        if (!inScene.has(scene)) inScene.set(scene, brief);
      }
  });

  // one of each material, light and dark inks; the banner has the fewest pixels
  it.each(printScenes)('leaves the words readable: %s', async (scene) => {
    const composition = await composePrint(inScene.get(scene)!);
    const { width, height } = aspectRatios['4:1'];
    // the same sheet with nothing printed on it is what the words stand on
    const bare = await drawPrint({ ...composition, texts: [], rules: [] }, () => Promise.resolve());
    const ground = bare.getContext('2d').getImageData(0, 0, width, height).data;
    const full = (await drawPrint(composition, () => Promise.resolve()))
      .getContext('2d')
      .getImageData(0, 0, width, height).data;
    expect(leastContrast(composition, ground, full)).toBeGreaterThanOrEqual(4.5);
  });

  // colours that neither black nor white stands out from by much, with the brand's name over a drawing in some
  it.each([
    { colours: ['#a44a3f', '#e8d8c3'], seed: 1 },
    { colours: ['#0369a1', '#a5f3fc'], seed: 1 },
    { colours: ['#b45309', '#16a34a'], seed: 6 },
  ])('leaves them readable on squares in $colours', async (chosen) => {
    const made = await composePrint(briefOf('Haircuts every Friday, 20% off, walk in any time', chosen));
    expect(made.art).not.toBeNull();
    // seen straight on, so that each letter is where it was set
    const composition = { ...made, format: { ...made.format, shape: 'banner' as const } };
    const { width, height } = made.format;
    const [ground, full] = await Promise.all(
      [{ ...composition, texts: [], rules: [] }, composition].map(async (each) =>
        (await drawPrint(each, () => Promise.resolve())).getContext('2d').getImageData(0, 0, width, height),
      ),
    );
    expect(leastContrast(composition, ground!.data, full!.data)).toBeGreaterThanOrEqual(4.5);
  });

  it('gives a WebP of the promised size, the same for the same brief', async () => {
    const brief = briefOf('Fresh bread every morning', { aspectRatio: '4:1' });
    const [one, again] = [await photorealisticHand.draw(brief, {}), await photorealisticHand.draw(brief, {})];
    expect(Buffer.from(one).equals(Buffer.from(again))).toBe(true);
    const { width, height } = await loadImage(Buffer.from(one));
    expect({ width, height }).toEqual({ width: aspectRatios['4:1'].width, height: aspectRatios['4:1'].height });
  });
});

/** Of the median pixel in each block's letters against the darkest or lightest tenth of what lies under them. */
function leastContrast(
  { graphics, texts, format }: PrintComposition,
  ground: Uint8ClampedArray,
  full: Uint8ClampedArray,
): number {
  const { width, height } = format;
  const colourOf = (data: Uint8ClampedArray, at: number): string =>
    `#${[0, 1, 2].map((channel) => data[at + channel]!.toString(16).padStart(2, '0')).join('')}`;
  return Math.min(
    ...texts.map((text) => {
      const pen = graphics.createCanvas(width, height).getContext('2d');
      drawBlock(pen, text);
      const covered = pen.getImageData(0, 0, width, height).data;
      const found: number[] = [];
      for (let at = 0; at < covered.length; at += 4 * 7)
        if (covered[at + 3]! > 250) found.push(contrast(colourOf(full, at), colourOf(ground, at)));
      found.sort((a, b) => a - b);
      return found[Math.floor(found.length * 0.05)] ?? 21;
    }),
  );
}
