import { loadImage } from '@napi-rs/canvas';
import { statSync } from 'node:fs';
import path from 'node:path';
import { brandFonts } from '../../../../../src/domain/business-profile';
import { aspectRatioNames, aspectRatios } from '../../../../../src/domain/image-format';
import type { ImageBrief } from '../../../../ports/image';
import { contrast } from '../drawing/colours';
import { bottom, right, type Rect } from '../drawing/rect';
import { artisticHand } from './artistic-hand';
import { planArt } from './art-plan';
import { composeArtistic } from './compose-artistic';
import { OVERRUN } from './paint-picture';

const briefOf = (prompt: string, more: Partial<ImageBrief> = {}): ImageBrief => ({
  prompt,
  style: 'artistic',
  aspectRatio: '4:1',
  seed: 0,
  ...more,
});

const SEEDS = 5;
const prompts = ['bread, every Friday from 5 pm, from $4 per person', 'Resilience for small teams, 2 for 1', '🎉'];
/** Two of the five for each words and prompt, others for the next: each pair of them meets in one of the shapes. */
const seedsFor = (...at: number[]): number[] => {
  const first = at.reduce((sum, each) => sum + each, 0);
  return [first % SEEDS, (first + 2) % SEEDS];
};

const hostile: Partial<ImageBrief>[] = [
  { headline: 'Sale' },
  { headline: '1234567890 0800 555 0199 24/7', supporting: '2026' },
  { headline: 'Rindfleischetikettierungsüberwachungsaufg', supporting: 'Kraftfahrzeughaftpflichtversicherung' },
  {
    headline: 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
    brand: 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  },
  { headline: 'لقاء القهوة كل يوم جمعة', supporting: '焼きたて', brand: '🎉' },
  { headline: 'Свежий хлеб каждое утро', supporting: 'Φρέσκο ψωμί κάθε πρωί' },
  { headline: 'Đặt bánh mì giòn nóng hổi mỗi sáng sớm', brand: 'Żółć & Ćwikła', font: 'serif' },
  { headline: 'a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j', font: 'rounded' },
  {
    headline: 'Lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor '.repeat(13),
    supporting: 'Duis aute irure dolor in reprehenderit in voluptate velit esse cillum '.repeat(14),
    brand: 'The Very Long Named Bakery of Upper Somewhere and Daughters Limited',
  },
];

describe.each(aspectRatioNames)('a composition in %s', (aspectRatio) => {
  it('stays inside the safe area and clear of the paint and of other text, and reads, whatever the words', async () => {
    for (const [nth, words] of hostile.entries()) {
      for (const [at, prompt] of prompts.entries()) {
        for (const seed of seedsFor(aspectRatioNames.indexOf(aspectRatio), nth, at)) {
          const { plan, stage, sheet } = await composeArtistic(
            briefOf(prompt, { brand: 'Ember & Rye', ...words, aspectRatio, seed }),
          );
          const where = [plan.hanging, prompt, seed, words.headline?.slice(0, 40)];
          const slack = stage.unit * 0.06;
          const { safe } = stage;
          const { width, height } = aspectRatios[aspectRatio];
          expect([stage.width, stage.height]).toEqual([width, height]);
          const painted = grown(sheet.painting, stage.unit * OVERRUN);
          for (const [at, text] of sheet.texts.entries()) {
            const { box, lines, size } = text;
            expect([...where, text.role, box, box.y >= safe.y - slack && bottom(box) <= bottom(safe) + slack]).toEqual([
              ...where,
              text.role,
              box,
              true,
            ]);
            for (const line of lines)
              expect([
                ...where,
                line.text,
                line.x >= safe.x - size * 0.2 && line.x + line.width <= Math.min(right(safe), right(box)) + slack,
              ]).toEqual([...where, line.text, true]);
            expect([...where, text.role, meets(box, painted)]).toEqual([...where, text.role, false]);
            for (const other of sheet.texts.slice(at + 1))
              expect([...where, text.role, other.role, meets(box, other.box)]).toEqual([
                ...where,
                text.role,
                other.role,
                false,
              ]);
            expect(text.on).toBe(stage.light.paper);
            expect(contrast(text.colour, text.on)).toBeGreaterThanOrEqual(4.5);
          }
          expect(sheet.painting.w * sheet.painting.h).toBeGreaterThan(stage.width * stage.height * 0.2);
        }
      }
    }
  });
});

it.each(['4:1', '9:16'] as const)(
  'a painting in %s has the promised size, and lets others run while it is painted',
  async (aspectRatio) => {
    const { width, height } = aspectRatios[aspectRatio];
    const seen: number[] = [];
    const image = await loadImage(
      Buffer.from(
        await artisticHand.draw(briefOf('croissants', { aspectRatio, seed: aspectRatioNames.indexOf(aspectRatio) }), {
          onProgress: (done) => seen.push(done),
        }),
      ),
    );
    expect(seen.length).toBeGreaterThan(5);
    expect(seen.at(-1)).toBe(1);
    expect([image.width, image.height]).toEqual([width, height]);
  },
);

describe('the facts of a painting', () => {
  const texts = async (prompt: string, more: Partial<ImageBrief>) => {
    const { stage, sheet } = await composeArtistic(briefOf(prompt, { brand: 'Studio Lavanda', ...more }));
    return { unit: stage.unit, of: (role: string) => sheet.texts.find((text) => text.role === role) };
  };
  const prompts = [
    'Corso di acquerello per principianti, 45 € a persona, sabato 8 novembre ore 10. Posti limitati a 8, prenotazione entro giovedì. Materiali inclusi',
    'Clases de tango para parejas que nunca han bailado. Lunes y miércoles 19:30, 60 € al mes. Trae zapatos de suela lisa',
  ];

  it('stress when and what it costs, and no price is larger than a title', async () => {
    for (const prompt of prompts)
      for (const aspectRatio of ['1:1', '9:16', '16:9'] as const)
        for (let seed = 0; seed < 3; seed += 1) {
          const { of } = await texts(prompt, { aspectRatio, seed });
          const bold = of('kicker')!;
          const words = bold.lines.map(({ text }) => text).join(' ');
          expect([prompt, aspectRatio, words]).toEqual([prompt, aspectRatio, expect.stringMatching(/\d €.*|€/u)]);
          expect([prompt, aspectRatio, words]).toEqual([
            prompt,
            aspectRatio,
            expect.stringMatching(/sabato|miércoles/iu),
          ]);
          expect(of('headline')!.size).toBeGreaterThan(bold.size * 1.3);
        }
  });

  it('are set in plain letters, and large enough for a phone', async () => {
    for (const aspectRatio of ['1:1', '9:16', '16:9'] as const) {
      const { of, unit } = await texts(prompts[0]!, { aspectRatio });
      expect(of('supporting')!.typeface.face).toBe('text');
      expect(of('supporting')!.size).toBeGreaterThan(unit * 0.36);
    }
  });
});

describe('a painting', () => {
  const croissant = briefOf('croissants', { headline: 'Baked before you wake', brand: 'Ada’s Bakery' });
  const drawn = async (more: Partial<ImageBrief> = {}) =>
    Buffer.from(await artisticHand.draw({ ...croissant, ...more }, {})).toString('base64');

  it('is the same for the same brief in every manner, and another for another seed', async () => {
    const pictures = [];
    for (const seed of [0, 2, 4]) pictures.push(await drawn({ seed }));
    expect(new Set(pictures).size).toBe(3);
    for (const [index, seed] of [0, 2, 4].entries()) expect(await drawn({ seed })).toBe(pictures[index]);
  });

  it('is set in the lettering of a brand, and takes any number as a seed', async () => {
    const faces = new Set<string>();
    for (const font of [undefined, ...brandFonts])
      faces.add(
        (await composeArtistic({ ...croissant, font })).sheet.texts.find(({ role }) => role === 'headline')!.typeface
          .face,
      );
    expect(faces.size).toBe(brandFonts.length);
    for (const seed of [-5, 2.5, 2 ** 40, Number.NaN])
      expect((await composeArtistic({ ...croissant, seed })).sheet.texts.length).toBeGreaterThan(0);
  });

  it.each([
    ['oil', 0],
    ['watercolour', 2],
    ['print', 4],
  ] as const)('in %s reports its progress, and stops with the reason once it is cancelled', async (manner, seed) => {
    expect(planArt({ ...croissant, seed }).manner).toBe(manner);
    const stop = new AbortController();
    const seen: number[] = [];
    const reason = new Error('The page was closed.');
    const drawing = artisticHand.draw(
      { ...croissant, seed, aspectRatio: '1:1' },
      {
        signal: stop.signal,
        onProgress(done) {
          seen.push(done);
          if (seen.length === 3) stop.abort(reason);
        },
      },
    );
    await expect(drawing).rejects.toBe(reason);
    expect(seen).toHaveLength(3);
    expect([...seen].sort((a, b) => a - b)).toEqual(seen);
  });

  it('does not begin when it was cancelled before', async () => {
    await expect(artisticHand.draw(croissant, { signal: AbortSignal.abort(new Error('Too late.')) })).rejects.toThrow(
      'Too late.',
    );
  });
});

describe('a series of paintings', () => {
  const plans = (prompt: string, count: number, more: Partial<ImageBrief> = {}) =>
    Array.from({ length: count }, (_, seed) => planArt(briefOf(prompt, { brand: 'Rosehill', seed, ...more })));

  it('changes scene from one to the next and goes through three manners', () => {
    for (const prompt of ['Rye bread', 'Bike shop', 'Tulips', 'Quantum resilience']) {
      const series = plans(prompt, 12);
      series.slice(1).forEach(({ scene }, index) => expect(scene).not.toBe(series[index]!.scene));
      expect(new Set(series.map(({ scene }) => scene)).size).toBeGreaterThanOrEqual(2);
      expect(new Set(series.map(({ manner }) => manner)).size).toBe(3);
    }
  });

  it('never paints a thing for a subject that nobody knows', () => {
    const unknown = plans('Quantum resilience', 10);
    expect(unknown.map(({ heroName }) => heroName)).toEqual(unknown.map(() => null));
    expect([...new Set(unknown.map(({ scene }) => scene))].sort()).toEqual(['field', 'leaves', 'rings', 'swirl']);
  });

  it('paints the place and the hour that are said, and colours alone where none is', () => {
    const sceneOf = (prompt: string) => new Set(plans(prompt, 6).map(({ scene, light }) => `${scene} ${light.name}`));
    expect(sceneOf('Retiro de silencio en la costa, noche de estrellas')).toEqual(new Set(['sea night']));
    expect(sceneOf('Speed friending in the old town at dusk')).toEqual(new Set(['street sunset']));
    expect([...sceneOf('Resilience coaching, 2 nights from £190')].join(' ')).not.toMatch(
      /sea|lake|meadow|street|strata/,
    );
    expect(plans('Lantern walk at night', 6).map(({ scene }) => scene)).not.toContain('halo');
  });

  it('puts boats on the water, houses in the open, sheep in no street and signs on no table', () => {
    expect([...new Set(plans('Sheep shearing', 6).map(({ scene }) => scene))].sort()).toEqual(['halo', 'meadow']);
    expect([...new Set(plans('Sailing club', 6).map(({ scene }) => scene))].sort()).toEqual(['halo', 'lake']);
    expect(plans('Estate agent', 8).map(({ scene }) => scene)).not.toContain('table');
    expect([...new Set(plans('vet', 6).map(({ scene }) => scene))]).toEqual(['halo']);
  });

  it('stays with the colour of a brand or a wish', () => {
    for (const { light } of plans('Rye bread', 6, { colours: ['#ffffff', '#7a1fa2'] }))
      expect(light.accents[0]).toBe('#7a1fa2');
    expect(planArt(briefOf('Rye bread in #0f9d6c', { colours: ['#7a1fa2'] })).light.accents[0]).toBe('#0f9d6c');
    expect(planArt(briefOf('Rye bread in black and white')).light.colourful).toBe(false);
  });
});

describe('the description of a painting', () => {
  const altOf = (prompt: string, more: Partial<ImageBrief> = {}) =>
    artisticHand.describe(briefOf(prompt, { aspectRatio: '1:1', ...more })).altText;

  it('names the manner, the thing and the place, and the words', () => {
    expect(altOf('croissants', { headline: 'Baked before you wake', brand: 'Ada’s Bakery' })).toMatch(
      /^Oil painting: (a croissant|a loaf of bread|a pretzel) on a draped table in light from the side, with .*“Baked before you wake”.*“Ada’s Bakery”\.$/,
    );
    expect(altOf('Quantum resilience')).toBe(
      'Oil painting: whirling currents of COLOUR. It reads “Quantum resilience”.'.replace(
        'COLOUR',
        /of ([a-z ]+)\./.exec(altOf('Quantum resilience'))?.[1] ?? '?',
      ),
    );
    expect(altOf('Sailing club')).toMatch(/^Oil painting: a sailboat on a lake before hills .*It reads/);
  });

  it('has a title of at most 60 characters for any prompt, and says what is left out', () => {
    expect(artisticHand.describe(briefOf('🎉')).title).toBe('Painting');
    expect(artisticHand.describe(briefOf('word '.repeat(200))).title.length).toBeLessThanOrEqual(60);
    expect(
      artisticHand.describe(briefOf('word '.repeat(200), { supporting: 'more '.repeat(80) })).altText.length,
    ).toBeLessThanOrEqual(400);
    expect(artisticHand.describe(briefOf('שלום Sourdough 🎉')).leftOut).toBe(
      'Left out: Hebrew letters and emoji cannot be drawn yet.',
    );
  });
});

it('carries less than 150 KB of lettering', () => {
  expect(statSync(path.join(__dirname, '..', 'assets', 'artistic-fonts.json')).size).toBeLessThan(150_000);
});

const grown = ({ x, y, w, h }: Rect, by: number): Rect => ({ x: x - by, y: y - by, w: w + by * 2, h: h + by * 2 });
const meets = (a: Rect, b: Rect): boolean =>
  a.x < right(b) - 1 && b.x < right(a) - 1 && a.y < bottom(b) - 1 && b.y < bottom(a) - 1;
