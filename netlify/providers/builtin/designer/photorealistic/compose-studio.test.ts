import { aspectRatioNames, aspectRatios } from '../../../../../src/domain/image-format';
import type { ImageBrief } from '../../../../ports/image';
import { contrast } from '../drawing/colours';
import { bottom, right } from '../drawing/rect';
import { drawBlock, type TextBlock } from '../drawing/text-blocks';
import { composeStudio, type StudioComposition } from './compose-studio';
import { drawGround } from './finish-picture';
import { outlineBox } from './studio-camera';
import { planStudio } from './studio-plan';

const briefOf = (prompt: string, more: Partial<ImageBrief> = {}): ImageBrief => ({
  prompt,
  style: 'photorealistic',
  aspectRatio: '1:1',
  seed: 0,
  ...more,
});

/** Many compositions on a machine that others use too. */
const SETS = 6;

const hostile: Partial<ImageBrief>[] = [
  { headline: 'Sale' },
  { headline: 'Everything you always wanted to know about keeping bread fresh for longer, in ninety chars' },
  {
    headline: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    supporting: 'Kraftfahrzeughaftpflichtversicherung',
  },
  {
    headline: 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
    brand: 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  },
  { headline: '<b onclick="x()">Bread</b> & <script>rolls</script>', brand: '"><svg/onload=x>' },
  { headline: 'Свежий хлеб каждое утро', supporting: 'Φρέσκο ψωμί κάθε πρωί' },
  { headline: 'שלום עולם', supporting: '焼きたて', brand: '🎉' },
  { headline: '20% off everything that was baked yesterday', supporting: 'Until it is gone', font: 'condensed' },
  {
    headline:
      'Lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua ut enim ad minim veniam quis nostrud exercitation',
    supporting:
      'Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur excepteur sint occaecat cupidatat non proident',
    brand: 'The Very Long Named Bakery of Upper Somewhere and Daughters Limited',
    font: 'slab',
  },
];

describe.each(aspectRatioNames)('a still life at %s', (aspectRatio) => {
  it('keeps its words in the safe area and apart, and everything that is built away from them', async () => {
    for (const [index, words] of hostile.entries()) {
      for (const prompt of [
        'bread, every Friday from 5 pm, from $4 per person',
        'Resilience for small teams, 2 for 1',
        '',
      ]) {
        for (const seed of [index % SETS]) {
          const { plan, format, texts, room, scene } = await composeStudio(
            briefOf(prompt, { brand: 'Ember & Rye', ...words, aspectRatio, seed }),
          );
          const where = [plan.set, plan.matter, prompt, seed, words.headline];
          const margin = format.unit * 0.06;
          for (const [at, text] of texts.entries()) {
            const box = inkOf(text);
            const isInside =
              box.left >= format.safe.x - margin &&
              box.top >= format.safe.y - margin &&
              box.right <= right(format.safe) + margin &&
              box.bottom <= bottom(format.safe) + margin;
            expect([...where, text.role, box, isInside]).toEqual([...where, text.role, box, true]);
            for (const other of texts.slice(at + 1))
              expect([...where, text.role, other.role, meets(box, inkOf(other), 2)]).toEqual([
                ...where,
                text.role,
                other.role,
                false,
              ]);
            for (const solid of scene.solids)
              expect([
                ...where,
                text.role,
                solid,
                meets(box, outlineBox(scene.camera, solid), format.unit * 0.2),
              ]).toEqual([...where, text.role, solid, false]);
          }
          expect([...where, room, room.w >= format.unit * 3 && room.h >= format.unit * 2.5]).toEqual([
            ...where,
            room,
            true,
          ]);
        }
      }
    }
  });
});

describe('the ground of a still life', () => {
  it('is clear enough for its words, whatever was traced', async () => {
    for (const [seed, aspectRatio] of aspectRatioNames.entries()) {
      for (const shade of aspectRatio === '4:1' ? [20, 128, 235] : [[235, 20, 128][seed % 3]!]) {
        const composition = await composeStudio(
          briefOf('Wedding flowers every Friday, 20% off', { brand: 'Petal & Stem', aspectRatio, seed }),
        );
        const {
          graphics,
          format: { width, height },
        } = composition;
        const raster = {
          pixels: Uint8ClampedArray.from({ length: 40 * 40 * 4 }, (_, at) => shade + ((at * 7) % 13) - 6),
          width: 40,
          height: 40,
        };
        const canvas = await drawGround(composition, raster, () => Promise.resolve());
        const ground = canvas.getContext('2d').getImageData(0, 0, width, height).data;
        const letters = graphics.createCanvas(width, height).getContext('2d');
        for (const text of composition.texts) drawBlock(letters, text);
        const covered = letters.getImageData(0, 0, width, height).data;
        const least = leastContrast(composition, ground, covered);
        expect([aspectRatio, shade, least, least >= 4.5]).toEqual([aspectRatio, shade, least, true]);
      }
    }
  });
});

describe('a still life of a story', () => {
  it('keeps its words out of the top and bottom 14 %', async () => {
    const { height } = aspectRatios['9:16'];
    for (let seed = 0; seed < SETS; seed += 1) {
      const { texts } = await composeStudio(
        briefOf('Rye bread, from $4', { aspectRatio: '9:16', seed, brand: 'Ember & Rye' }),
      );
      for (const text of texts) {
        expect(text.box.y).toBeGreaterThanOrEqual(height * 0.14 - 6);
        expect(bottom(text.box)).toBeLessThanOrEqual(height * 0.86 + 6);
      }
    }
  });
});

describe('a series of still lifes', () => {
  const plans = (prompt: string, count: number, more: Partial<ImageBrief> = {}) =>
    Array.from({ length: count }, (_, seed) =>
      planStudio(briefOf(prompt, { brand: 'Rosehill Bakery', seed, ...more })),
    );

  it('shows six sets before one comes again, never the same twice in a row, and few alike in set and look in thirty pictures', () => {
    const series = plans('Rye bread', 36);
    for (let start = 0; start < 36; start += SETS)
      expect(new Set(series.slice(start, start + SETS).map(({ set }) => set)).size).toBe(SETS);
    series.slice(1).forEach(({ set }, index) => expect(set).not.toBe(series[index]!.set));
    expect(new Set(series.slice(0, 30).map(({ set, look }) => `${set} ${look}`)).size).toBeGreaterThanOrEqual(18);
  });

  it('shows the words themselves or a figure in solid letters for a subject that nobody knows, never a picture', () => {
    const unknown = plans('Quantum resilience', 8, { brand: 'Rosehill' });
    expect(unknown.map(({ heroName, extraNames }) => [heroName, extraNames])).toEqual(unknown.map(() => [null, []]));
    expect(new Set(unknown.map(({ matter }) => matter))).toEqual(new Set(['words']));
    expect(plans('Quantum resilience, save 30%', 2, { brand: 'Rosehill' }).map(({ matter }) => matter)).toEqual([
      'figure',
      'figure',
    ]);
  });

  it('stays with the colour of a brand or a wish', () => {
    expect(plans('Rye bread', 6, { colours: ['#ffffff', '#7a1fa2'] }).map(({ palette }) => palette.accent)).toEqual(
      Array.from({ length: 6 }, () => '#7a1fa2'),
    );
    expect(planStudio(briefOf('Rye bread in #0f9d6c', { colours: ['#7a1fa2'] })).palette.accent).toBe('#0f9d6c');
  });
});

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** From the cap height of the first line to the descenders of the last. */
function inkOf(text: TextBlock): Edges {
  return {
    left: text.box.x,
    right: Math.max(...text.lines.map((line) => line.x + line.width)),
    top: text.box.y,
    bottom: bottom(text.box),
  };
}

const meets = (one: Edges, other: Edges, by: number): boolean =>
  one.left < other.right - by &&
  other.left < one.right - by &&
  one.top < other.bottom - by &&
  other.top < one.bottom - by;

/** Of all words against what is right behind their letters. */
function leastContrast({ texts }: StudioComposition, ground: Uint8ClampedArray, covered: Uint8ClampedArray): number {
  const behind = new Set<string>();
  for (let at = 0; at < covered.length; at += 4 * 3) {
    if (covered[at + 3]! > 200)
      behind.add(`#${[0, 1, 2].map((channel) => ground[at + channel]!.toString(16).padStart(2, '0')).join('')}`);
  }
  return Math.min(...[...behind].map((place) => contrast(texts[0]!.colour, place)));
}
