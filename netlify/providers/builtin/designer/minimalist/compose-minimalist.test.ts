import { aspectRatioNames } from '../../../../../src/domain/image-format';
import type { ImageBrief } from '../../../../ports/image';
import { contrast, lchOf } from '../drawing/colours';
import type { Rect } from '../drawing/rect';
import { drawBlock } from '../drawing/text-blocks';
import { composeMinimalist, paintSheet } from './compose-minimalist';
import { planPoster } from './poster-plan';

const briefOf = (prompt: string, more: Partial<ImageBrief> = {}): ImageBrief => ({
  prompt,
  style: 'minimalist',
  aspectRatio: '1:1',
  seed: 0,
  ...more,
});

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
  { headline: 'https://example.com/very/long/path/that/never/ends?and=has&a=query' },
  { headline: 'Свежий хлеб каждое утро', supporting: 'Φρέσκο ψωμί κάθε πρωί' },
  { headline: 'Đặt bánh mì giòn nóng hổi mỗi sáng sớm', brand: 'Żółć & Ćwikła' },
  { headline: 'שלום עולם', supporting: '焼きたて', brand: '🎉' },
  { headline: '20% off everything that was baked yesterday', supporting: 'Until it is gone' },
  { headline: 'a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j' },
  {
    headline:
      'Lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua ut enim ad minim veniam quis nostrud exercitation',
    supporting:
      'Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur excepteur sint occaecat cupidatat non proident',
    brand: 'The Very Long Named Bakery of Upper Somewhere and Daughters Limited',
  },
];

/** Each layout meets each ratio and each of the hostile words, not every pair of both: that would be four times as many pictures. */
describe.each(aspectRatioNames.map((ratio, turn) => [ratio, turn] as const))('text at %s', (aspectRatio, turn) => {
  it('never overflows its box, the safe area or another text, whatever the words and the layout', async () => {
    for (const [index, words] of hostile.entries()) {
      for (const [prompt, layouts] of [
        ['bread, every Friday from 5 pm, from $4', 8],
        ['Resilience for small teams, 2 for 1', 6],
      ] as const) {
        for (let seed = (index + turn) % 4; seed < layouts; seed += 4) {
          const { plan, stage, sheet } = await composeMinimalist(
            briefOf(prompt, { brand: 'Ember & Rye', ...words, aspectRatio, seed }),
          );
          const margin = stage.unit * 0.06;
          for (const { role, box, lines, size } of sheet.texts) {
            expect(box.y).toBeGreaterThanOrEqual(stage.safe.y - margin);
            expect(box.y + box.h).toBeLessThanOrEqual(stage.safe.y + stage.safe.h + margin);
            for (const line of lines) {
              expect([role, seed, plan.layout, line.text, line.x + line.width > box.x + box.w + margin]).toEqual([
                role,
                seed,
                plan.layout,
                line.text,
                false,
              ]);
              expect(line.x + line.width).toBeLessThanOrEqual(stage.safe.x + stage.safe.w + margin);
              expect(line.x).toBeGreaterThanOrEqual(stage.safe.x - size * 0.2);
            }
          }
          for (const [at, one] of sheet.texts.entries()) {
            for (const other of sheet.texts.slice(at + 1))
              expect([plan.layout, seed, words, one.role, other.role, overlaps(one, other)]).toEqual([
                plan.layout,
                seed,
                words,
                one.role,
                other.role,
                false,
              ]);
          }
        }
      }
    }
  });

  it('leaves no ink outside the safe area', async () => {
    for (const [index, words] of hostile.entries()) {
      const { plan, stage, sheet } = await composeMinimalist(
        briefOf('bread, from $4', { brand: 'Ember & Rye', ...words, aspectRatio, seed: index }),
      );
      const [width, height] = [Math.ceil(stage.width * SKETCH), Math.ceil(stage.height * SKETCH)];
      const pen = stage.graphics.createCanvas(width, height).getContext('2d');
      pen.scale(SKETCH, SKETCH);
      for (const block of sheet.texts) drawBlock(pen, block);
      const reach = stage.unit * ACCENTS;
      pen.clearRect(stage.safe.x - reach, stage.safe.y - reach, stage.safe.w + reach * 2, stage.safe.h + reach * 2);
      expect([plan.layout, words, pen.getImageData(0, 0, width, height).data.some((value) => value > 8)]).toEqual([
        plan.layout,
        words,
        false,
      ]);
    }
  });

  it('stands on the plain colour that its contrast was computed against', async () => {
    const known = turn % 2 === 0 ? 'Fresh croissants every morning from $4' : 'Wedding flowers';
    for (const [prompt, layouts] of [
      [known, 8],
      ['Quantum resilience, save 30%', 6],
    ] as const) {
      for (let seed = turn % 2; seed < layouts; seed += 2) {
        const { plan, stage, sheet } = await composeMinimalist(
          briefOf(prompt, { brand: 'Ember & Rye', aspectRatio, seed }),
        );
        const pen = stage.graphics.createCanvas(stage.width, stage.height).getContext('2d');
        pen.fillStyle = sheet.ground;
        pen.fillRect(0, 0, stage.width, stage.height);
        paintSheet(pen, stage, sheet);
        const { data } = pen.getImageData(0, 0, stage.width, stage.height);
        for (const block of sheet.texts) {
          expect(contrast(block.colour, block.on)).toBeGreaterThanOrEqual(4.5);
          for (const line of block.lines) {
            const ink = { x: line.x, y: line.baseline - block.size * 0.7, w: line.width, h: block.size * 0.75 };
            expect([plan.layout, prompt, seed, block.role, strayed(data, stage.width, ink, block.on)]).toEqual([
              plan.layout,
              prompt,
              seed,
              block.role,
              0,
            ]);
          }
        }
      }
    }
  });
});

it('shows its subject however much there is to say', async () => {
  const prompt =
    'Notre chocolaterie ferme du 4 au 18 août, réouverture le mardi 19 à 8h, pensez à commander vos chocolats avant';
  for (let seed = 0; seed < 8; seed += 1) {
    const { plan, stage, sheet } = await composeMinimalist(briefOf(prompt, { seed, brand: 'Maison Ormerod' }));
    if (plan.heroName === null) continue;
    expect([seed, plan.layout, sheet.art.h >= stage.unit * 1.4]).toEqual([seed, plan.layout, true]);
  }
});

describe('words alone', () => {
  const paintedOn = async (brief: ImageBrief): Promise<{ colours: Set<string>; layout: string }> => {
    const { plan, stage, sheet } = await composeMinimalist(brief);
    const pen = stage.graphics.createCanvas(stage.width, stage.height).getContext('2d');
    paintSheet(pen, stage, sheet);
    const { data } = pen.getImageData(0, 0, stage.width, stage.height);
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += 4 * 211) colours.add(`${data[at]},${data[at + 1]},${data[at + 2]}`);
    return { colours, layout: plan.layout };
  };

  it.each(['1:1', '16:9', '4:1'] as const)('have a pattern beside them at %s', async (aspectRatio) => {
    for (let seed = 0; seed < 4; seed += 1) {
      const more = { aspectRatio, seed, brand: 'Ormerod & Vance', colours: ['#123c69', '#f2a65a'] };
      const { colours, layout } = await paintedOn(briefOf('Quantum resilience until further notice', more));
      expect([layout, colours.size >= 3]).toEqual([layout, true]);
    }
  });

  it('stand on a field that is seen on its ground', async () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const more = { seed, brand: 'Ormerod & Vance', colours: ['#344e41', '#dad7cd'] };
      const { plan, sheet } = await composeMinimalist(briefOf('Quantum resilience, every Thursday', more));
      if (plan.layout !== 'band') continue;
      const field = sheet.texts.find(({ role }) => role === 'headline')!.on;
      expect(contrast(field, sheet.ground)).toBeGreaterThan(1.2);
    }
  });
});

describe('a list of prices on a strip', () => {
  it.each([
    'Espresso £2.40, Flat white £3.20, Carrot cake £3.50',
    'Quantum hour £22, Quantum day £140, Quantum week £400',
  ])('has a row for each of %s, large enough to read', async (prompt) => {
    const { stage, sheet } = await composeMinimalist(briefOf(prompt, { aspectRatio: '4:1', brand: 'Ormerod & Vance' }));
    const rows = sheet.texts.filter(({ role }) => role === 'supporting');
    const prices = rows.filter(({ lines }) => lines[0]!.text.startsWith('£'));
    expect([prices.length, rows.length]).toEqual([3, 6]);
    expect(Math.min(...rows.map(({ size }) => size))).toBeGreaterThan(stage.unit * 0.5);
  });
});

describe('a story', () => {
  it('keeps words and subject out of the top and bottom 14 %', async () => {
    for (let seed = 0; seed < 8; seed += 1) {
      const { stage, sheet } = await composeMinimalist(
        briefOf('Rye bread, from $4', { aspectRatio: '9:16', seed, brand: 'Ember & Rye' }),
      );
      for (const { box } of [...sheet.texts, { box: sheet.art }]) {
        expect(box.y).toBeGreaterThanOrEqual(stage.height * 0.14 - 1);
        expect(box.y + box.h).toBeLessThanOrEqual(stage.height * 0.86 + 1);
      }
    }
  });
});

describe('a series', () => {
  const plans = (prompt: string, count: number, brand = 'Rosehill Bakery') =>
    Array.from({ length: count }, (_, seed) => planPoster(briefOf(prompt, { brand, seed })));

  it('shows at least six compositions in seven neighbouring posts of a known subject, and never the same twice in a row', () => {
    const layouts = plans('Rye bread', 40).map(({ layout }) => layout);
    for (let start = 0; start + 7 <= 7 * 5; start += 7)
      expect(new Set(layouts.slice(start, start + 7)).size).toBeGreaterThanOrEqual(6);
    layouts.slice(1).forEach((layout, index) => expect(layout).not.toBe(layouts[index]));
  });

  it('has four compositions for a subject that nobody knows, none of them with a picture', () => {
    const unknown = plans('Quantum resilience', 10, 'Rosehill & Sons');
    expect(new Set(unknown.map(({ layout }) => layout)).size).toBe(4);
    expect(unknown.map(({ heroName }) => heroName)).toEqual(unknown.map(() => null));
  });

  it('takes a line more before a phone number is cut', async () => {
    const prompt =
      "Need your taxes done by someone who answers the phone? Simple returns $175, with rentals $325. I'm a real CPA, not an app. Deadline April 15, drop off by the 1st. Call Joan 207-555-0133";
    for (let seed = 0; seed < 7; seed += 1) {
      const { sheet } = await composeMinimalist(
        briefOf(prompt, { aspectRatio: '16:9', brand: 'Joan Tibbetts CPA', seed }),
      );
      expect(sheet.texts.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ')).toContain('207-555-0133');
    }
  });

  it('shows the trade in the name of a business whose message shows nothing', () => {
    const [plan] = plans('We are closed on Monday', 1);
    expect(['bread', 'croissant', 'pretzel']).toContain(plan?.heroName);
  });

  it('stays in one hue whatever its posts are about, and changes its grounds', () => {
    const topics = [
      'Rye bread',
      'Christmas market',
      'Coffee and a bun',
      'Two for one',
      'Mother’s Day flowers',
      'We are hiring',
    ];
    const hues = topics.flatMap((prompt) => plans(prompt, 5)).map(({ palette }) => palette.hue);
    expect(Math.max(...hues) - Math.min(...hues)).toBeLessThanOrEqual(13);
    expect(new Set(plans('Rye bread', 6).map(({ scheme }) => scheme.name)).size).toBe(4);
  });

  it('takes the colour that the prompt asks for', () => {
    expect(planPoster(briefOf('Rye bread in #0b3d91')).palette.accent).toBe('#0b3d91');
    expect(lchOf(planPoster(briefOf('Summer sale with a green background')).palette.accent).h).toBeCloseTo(
      lchOf('#2f9e58').h,
      -1,
    );
  });
});

/** Ink outside can be seen at half the size. */
const SKETCH = 0.5;
/** Marks over capitals may rise above the edge on which the capitals stand, in units. */
const ACCENTS = 0.16;

function overlaps(one: Block, other: Block): boolean {
  return one.lines.some((a) =>
    other.lines.some(
      (b) =>
        a.x < b.x + b.width &&
        b.x < a.x + a.width &&
        a.baseline - one.size * 0.66 < b.baseline &&
        b.baseline - other.size * 0.66 < a.baseline,
    ),
  );
}

/** Pixels of a box, one in four, further from the colour than a soft shadow's rim may take them. */
function strayed(data: Uint8ClampedArray, width: number, box: Rect, colour: string): number {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  let count = 0;
  for (let y = Math.round(box.y); y < box.y + box.h; y += 2) {
    for (let x = Math.round(box.x); x < box.x + box.w; x += 2) {
      const at = (y * width + x) * 4;
      if (wanted.some((value, channel) => Math.abs(value - data[at + channel]!) > 9)) count += 1;
    }
  }
  return count;
}

type Block = Awaited<ReturnType<typeof composeMinimalist>>['sheet']['texts'][number];
