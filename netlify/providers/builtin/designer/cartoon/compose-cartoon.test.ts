import { statSync } from 'node:fs';
import path from 'node:path';
import { aspectRatioNames } from '../../../../../src/domain/image-format';
import type { ImageBrief } from '../../../../ports/image';
import { contrast } from '../drawing/colours';
import { iconNames } from '../subjects/choose-subject';
import { comicIcon } from './comic-icons';
import { planComic } from './comic-plan';
import type { ComicSheet, ComicStage, ComicText } from './comic-stage';
import { setLettering } from './lettering';
import { composeCartoon } from './compose-cartoon';
import { drawPlain } from './lettering';

const briefOf = (prompt: string, more: Partial<ImageBrief> = {}): ImageBrief => ({
  prompt,
  style: 'cartoon',
  aspectRatio: '1:1',
  seed: 0,
  ...more,
});

/** Many pictures on a shared machine. */
const SCENES = 8;

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
  { headline: '<b onclick="x()">Bread</b> & <script>rolls</script>', brand: '"><svg/onload=x>' },
  { headline: 'Свежий хлеб каждое утро', supporting: 'Φρέσκο ψωμί κάθε πρωί' },
  { headline: 'Đặt bánh mì giòn nóng hổi mỗi sáng sớm', brand: 'Żółć & Ćwikła', font: 'serif' },
  { headline: 'שלום עולם', supporting: '焼きたて', brand: '🎉' },
  { headline: '20% off everything that was baked yesterday', supporting: 'Until it is gone', font: 'condensed' },
  { headline: 'a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j', font: 'rounded' },
  {
    headline:
      'Lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua ut enim ad minim veniam quis nostrud exercitation',
    supporting:
      'Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur excepteur sint occaecat cupidatat non proident',
    brand: 'The Very Long Named Bakery of Upper Somewhere and Daughters Limited',
    font: 'slab',
  },
];

describe.each(aspectRatioNames)('text of a cartoon at %s', (aspectRatio) => {
  it('never leaves the safe area or meets another text, whatever the words and the scene', async () => {
    for (const [index, words] of hostile.entries()) {
      for (const prompt of [
        'bread, every Friday from 5 pm, from $4 per person',
        'Resilience for small teams, 2 for 1',
        '',
      ]) {
        for (let seed = index % 2; seed < SCENES; seed += 2) {
          const { plan, stage, sheet } = await composeCartoon(
            briefOf(prompt, { brand: 'Ember & Rye', ...words, aspectRatio, seed }),
          );
          const margin = stage.unit * 0.06;
          const where = [plan.scene, prompt, seed, words.headline];
          for (const text of sheet.texts) {
            const box = turnedBox(text);
            const isInside =
              box.left >= stage.safe.x - margin &&
              box.top >= stage.safe.y - margin &&
              box.right <= stage.safe.x + stage.safe.w + margin &&
              box.bottom <= stage.safe.y + stage.safe.h + margin;
            expect([...where, text.role, box, isInside]).toEqual([...where, text.role, box, true]);
            for (const line of text.lines)
              expect([
                ...where,
                line.text,
                line.x >= text.box.x - text.size * 0.2 &&
                  line.x + line.width <= text.box.x + text.box.w + text.size * 0.06,
              ]).toEqual([...where, line.text, true]);
          }
          for (const [at, one] of sheet.texts.entries()) {
            for (const other of sheet.texts.slice(at + 1))
              expect([...where, one.role, other.role, overlaps(one, other)]).toEqual([
                ...where,
                one.role,
                other.role,
                false,
              ]);
          }
        }
      }
    }
  });

  it('stands on the plate that its contrast was computed against, and lettering on its own outline', async () => {
    for (let seed = 0; seed < (aspectRatio === '1:1' ? 11 : 7); seed += 1) {
      const prompt = [
        'Fresh croissants every morning from $4',
        'Wedding flowers, 20% off',
        'Quantum resilience, save 30%',
      ][seed % 3]!;
      const { plan, stage, sheet } = await composeCartoon(
        briefOf(prompt, { brand: 'Ember & Rye', aspectRatio, seed, ...(seed === 4 ? { colours: ['#5b2a86'] } : {}) }),
      );
      const onPlates = await inked(stage, sheet, false);
      let whole: Uint8ClampedArray | undefined;
      for (const text of sheet.texts) {
        expect(contrast(text.colour, text.on)).toBeGreaterThanOrEqual(4.5);
        if (text.look === 'lettering')
          expect(
            Math.min(...stage.palette.lettering.map((colour) => contrast(colour, stage.palette.ink))),
          ).toBeGreaterThanOrEqual(4.5);
        else if (strayed(stage, onPlates, text) > 0) {
          whole ??= await inked(stage, sheet, true);
          expect([plan.scene, prompt, seed, text.role, strayed(stage, whole, text)]).toEqual([
            plan.scene,
            prompt,
            seed,
            text.role,
            0,
          ]);
        }
      }
    }
  });
});

describe('a cartoon of a story', () => {
  it('keeps its words out of the top and bottom 14 %', async () => {
    for (let seed = 0; seed < SCENES; seed += 1) {
      const { stage, sheet } = await composeCartoon(
        briefOf('Rye bread, from $4', { aspectRatio: '9:16', seed, brand: 'Ember & Rye' }),
      );
      for (const text of sheet.texts) {
        const { top, bottom } = turnedBox(text);
        expect(top).toBeGreaterThanOrEqual(stage.height * 0.14 - 6);
        expect(bottom).toBeLessThanOrEqual(stage.height * 0.86 + 6);
      }
    }
  });
});

describe('a series of cartoons', () => {
  const plans = (prompt: string, count: number, more: Partial<ImageBrief> = {}) =>
    Array.from({ length: count }, (_, seed) => planComic(briefOf(prompt, { brand: 'Rosehill Bakery', seed, ...more })));

  it('shows five scenes of a known subject before one comes again, and never the same twice in a row', () => {
    const scenes = plans('Rye bread', 30).map(({ scene }) => scene);
    for (let start = 0; start < 30; start += 5) expect(new Set(scenes.slice(start, start + 5)).size).toBe(5);
    scenes.slice(1).forEach((scene, index) => expect(scene).not.toBe(scenes[index]));
  });

  it('has at least four scenes for a subject that nobody knows, none of them with a picture', () => {
    const unknown = plans('Quantum resilience!', 10, { brand: 'Rosehill & Sons' });
    expect(new Set(unknown.map(({ scene }) => scene)).size).toBeGreaterThanOrEqual(4);
    expect(unknown.map(({ heroName }) => heroName)).toEqual(unknown.map(() => null));
  });

  it('never sets a headline as small as the facts below it, however many there are', async () => {
    for (let seed = 0; seed < 8; seed += 1) {
      const { sheet } = await composeCartoon(
        briefOf(
          'Paella to take away: mixed £9 a portion, seafood £12, no fewer than 2 portions. Order by noon on Saturday. Sundays 1pm to 4pm',
          {
            brand: 'Arrocería Vicent',
            seed,
          },
        ),
      );
      const sizeOf = (role: string): number =>
        Math.max(0, ...sheet.texts.filter((text) => text.role === role).map(({ size }) => size));
      expect(sizeOf('headline')).toBeGreaterThan(sizeOf('supporting'));
    }
  });

  it('stands in the middle of an upright sheet when a subject speaks, the facts at its feet', async () => {
    for (const aspectRatio of ['1:1', '9:16'] as const) {
      for (let seed = 0; seed < 12; seed += 1) {
        const brief = briefOf('Balloon twisting for school fetes, 1 hour £90, two hours £150. Every child gets one', {
          brand: 'Pop & Twist',
          aspectRatio,
          seed,
        });
        if (planComic(brief).scene !== 'bubble') continue;
        const { stage, sheet } = await composeCartoon(brief);
        const facts = sheet.texts.filter(({ role }) => role === 'supporting').map(({ box }) => box);
        const [left, end] = [Math.min(...facts.map(({ x }) => x)), Math.max(...facts.map(({ x, w }) => x + w))];
        expect(Math.abs((left + end) / 2 - stage.width / 2)).toBeLessThan(stage.unit * 0.1);
        expect(Math.min(...facts.map(({ y }) => y))).toBeGreaterThan(sheet.art.y + sheet.art.h);
      }
    }
  });

  it('bursts out of no explosion where a trade without a picture calls nothing out', () => {
    const scenes = (prompt: string) =>
      new Set(plans(prompt, 10, { brand: 'Rosehill & Sons' }).map(({ scene }) => scene));
    expect(scenes('Quantum resilience')).not.toContain('blast');
    expect(scenes('Quantum resilience!')).toContain('blast');
  });

  it('gives an accent room under the line above, and only there', async () => {
    const { stage } = await composeCartoon(briefOf('Rye bread'));
    const { unit } = stage;
    const distance = (text: string): number => {
      const room = { x: 0, y: 0, w: unit * 4, h: unit * 8 };
      const set = setLettering(stage, { text, room, maxLines: 2, maxSize: unit, minSize: unit * 0.3, align: 'left' });
      expect(set.lines).toHaveLength(2);
      return (set.lines[1]!.baseline - set.lines[0]!.baseline) / set.size;
    };
    expect(distance('Grande sablé')).toBeGreaterThan(1.2);
    expect(distance('Sablé grande')).toBeCloseTo(distance('Sable grande'));
  });

  it('fills the height of a story when words are all there is', async () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const brief = briefOf(
        'Resilience for teams: half a day 350 €, a whole day 600 €, lunch included. From 1 May to 30 September, online or with you',
        { brand: 'Nordlicht', aspectRatio: '9:16', seed },
      );
      if (planComic(brief).scene !== 'blast') continue;
      const { stage, sheet } = await composeCartoon(brief);
      const boxes = sheet.texts.map(turnedBox);
      const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
      expect(height).toBeGreaterThan(stage.safe.h * 0.6);
    }
  });

  it('shows a day with much contrast, and facts of a wide sheet large enough', async () => {
    for (let seed = 0; seed < 7; seed += 1) {
      const { stage, sheet } = await composeCartoon(
        briefOf('Bat walk in the park this Friday 8pm, 60 minutes, pay what you can. Bring a torch', {
          brand: 'Wild Heaton',
          aspectRatio: '16:9',
          colours: ['#ea580c', '#0d9488'],
          seed,
        }),
      );
      const day = sheet.texts.find(({ role }) => role === 'kicker');
      if (day) expect(contrast(day.colour, day.on)).toBeGreaterThanOrEqual(7);
      const facts = sheet.texts.find(({ role }) => role === 'supporting')!;
      expect(facts.size).toBeGreaterThan(stage.unit * 0.5);
    }
  });

  it('changes its palettes, and stays with the colour of a brand or a wish', () => {
    expect(new Set(plans('Rye bread', 8).map(({ palette }) => palette.name)).size).toBe(4);
    const branded = plans('Rye bread', 8, { colours: ['#ffffff', '#7a1fa2'] }).map(({ palette }) => palette);
    expect(branded.map(({ name }) => name)).not.toContain('cool');
    expect(branded.find(({ name }) => name === 'bright')?.ground).toBe('#7a1fa2');
    expect(planComic(briefOf('Rye bread in #0f9d6c', { colours: ['#7a1fa2'] })).palette.ground).toBe('#0f9d6c');
  });
});

it('has an icon for every subject of the table, in less than 2.8 MB with its fonts', async () => {
  for (const name of iconNames()) await expect(comicIcon(name)).resolves.toMatchObject({ name });
  const size = ['cartoon-icons.json', 'cartoon-fonts.json'].reduce(
    (sum, file) => sum + statSync(path.join(__dirname, '..', 'assets', file)).size,
    0,
  );
  expect(size).toBeLessThan(2_800_000);
});

/** The pixels of a sheet without its words; most words stand on plates, and covering the scene costs far more. */
async function inked(
  { graphics, width, height }: ComicStage,
  sheet: ComicSheet,
  withScene: boolean,
): Promise<Uint8ClampedArray> {
  const pen = graphics.createCanvas(width, height).getContext('2d');
  if (withScene) await sheet.paint(pen);
  for (const plate of sheet.plates) plate(pen);
  await sheet.front?.(pen);
  return pen.getImageData(0, 0, width, height).data;
}

function turnedBox({ box, tilt, pivot }: ComicText): { left: number; top: number; right: number; bottom: number } {
  const corners = [
    [box.x, box.y],
    [box.x + box.w, box.y],
    [box.x, box.y + box.h],
    [box.x + box.w, box.y + box.h],
  ].map(([x, y]) => {
    const [dx, dy] = [x! - pivot.x, y! - pivot.y];
    return {
      x: pivot.x + dx * Math.cos(tilt) - dy * Math.sin(tilt),
      y: pivot.y + dx * Math.sin(tilt) + dy * Math.cos(tilt),
    };
  });
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function overlaps(one: ComicText, other: ComicText): boolean {
  const isTogether = one.tilt === other.tilt && one.pivot.x === other.pivot.x && one.pivot.y === other.pivot.y;
  const [a, b] = [one, other].map((text) => turnedBox(isTogether ? { ...text, tilt: 0 } : text)) as [
    ReturnType<typeof turnedBox>,
    ReturnType<typeof turnedBox>,
  ];
  return a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
}

/** Pixels under a text's letters that differ from the expected background. */
function strayed(
  { graphics, width }: Pick<ComicStage, 'graphics' | 'width'>,
  data: Uint8ClampedArray,
  text: ComicText,
): number {
  const box = turnedBox(text);
  const [left, top] = [Math.floor(box.left), Math.floor(box.top)];
  const [w, h] = [Math.ceil(box.right) - left, Math.ceil(box.bottom) - top];
  const pen = graphics.createCanvas(w, h).getContext('2d');
  pen.translate(-left, -top);
  drawPlain(pen, { ...text, colour: '#000000' });
  const letters = pen.getImageData(0, 0, w, h).data;
  const wanted = [1, 3, 5].map((at) => Number.parseInt(text.on.slice(at, at + 2), 16));
  let count = 0;
  for (let pixel = 0; pixel < w * h; pixel += 2) {
    const at = ((top + Math.floor(pixel / w)) * width + left + (pixel % w)) * 4;
    if (letters[pixel * 4 + 3]! > 128 && wanted.some((value, channel) => Math.abs(value - data[at + channel]!) > 9))
      count += 1;
  }
  return count;
}
