import { aspectRatioNames } from '../../../../../src/domain/image-format';
import type { ImageBrief } from '../../../../ports/image';
import { bottom, right } from '../drawing/rect';
import { composePrint } from './compose-print';
import { planPrint } from './print-plan';

const briefOf = (prompt: string, more: Partial<ImageBrief> = {}): ImageBrief => ({
  prompt,
  style: 'photorealistic',
  aspectRatio: '1:1',
  seed: 0,
  brand: 'Larkfield',
  colours: ['#7c2d12', '#bae6fd'],
  ...more,
});

it('gives a third of the sheet or more to the picture where there is little to say', async () => {
  for (const aspectRatio of aspectRatioNames.filter((name) => name !== '4:1'))
    for (const [seed, prompt] of [
      'Sourdough loaves, Fridays',
      'Velo-Reparatur ab 30 €',
      'Coiffeur homme 18 €',
    ].entries()) {
      const { art, sheet } = await composePrint(briefOf(prompt, { aspectRatio, seed }));
      const share = (art!.clip.w * art!.clip.h) / (sheet.w * sheet.h);
      expect([aspectRatio, prompt, share, share > 0.3]).toEqual([aspectRatio, prompt, share, true]);
      // to the edges of the sheet, or within an even margin of it
      expect(art!.clip.x).toBeGreaterThanOrEqual(sheet.x - 1);
      expect(right(art!.clip)).toBeLessThanOrEqual(right(sheet) + 1);
      expect(bottom(art!.clip)).toBeLessThanOrEqual(bottom(sheet) + 1);
    }
});

it.each([
  [
    'Pottery class, Tuesday 6:30pm, clay included, for beginners. Call 01632 960 001',
    'Tuesday 6:30pm',
    '01632 960 001',
  ],
  [
    'Yogakurs am Dienstag 18 Uhr, Matten vorhanden, ohne Vorkenntnisse. Tel. 0221 555 0199',
    'Dienstag 18 Uhr',
    '0221 555 0199',
  ],
  ['Cours de piano le mardi à 18h30, tous niveaux. Tél. 04 79 55 12 30', 'mardi à 18h30', '04 79 55 12 30'],
])('sets the day over all other facts and the number at the foot: %s', async (prompt, day, number) => {
  for (const aspectRatio of ['1:1', '9:16', '16:9'] as const)
    for (const seed of [0, 1, 2, 3, 4]) {
      const { texts } = await composePrint(briefOf(prompt, { aspectRatio, seed }));
      const said = texts.map(({ lines, ...block }) => ({ ...block, words: lines.map(({ text }) => text).join(' ') }));
      const facts = said.filter(({ role }) => role === 'kicker' || role === 'supporting');
      const when = facts.find(({ words }) => words.includes(day))!;
      const contact = facts.find(({ words }) => words.includes(number))!;
      const others = facts.filter((fact) => fact !== when);
      const where = [prompt, aspectRatio, seed];
      expect([...where, others.every(({ box, size }) => box.y > when.box.y && size <= when.size)]).toEqual([
        ...where,
        true,
      ]);
      expect([...where, facts.every(({ box }) => box.y <= contact.box.y)]).toEqual([...where, true]);
      expect([when.typeface.face, contact.typeface.face]).toEqual(['textBold', 'textBold']);
    }
});

it('sets eight prices in rows with their sums under each other', async () => {
  const menu = 'Menu: soup £4.50, toastie £6, quiche £7.20, salad £6.80, scone £3, cake £3.50, coffee £2.80, tea £2.20';
  for (const aspectRatio of ['1:1', '9:16', '16:9'] as const)
    for (const seed of [0, 1, 2]) {
      const { texts } = await composePrint(briefOf(menu, { aspectRatio, seed }));
      const sums = texts.filter(({ lines }) => /^£\d/.test(lines[0]?.text ?? ''));
      const ends = sums.map(({ lines }) => Math.round(lines[0]!.x + lines[0]!.width));
      expect([aspectRatio, seed, sums.length]).toEqual([aspectRatio, seed, 8]);
      expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(4);
      expect(new Set(sums.map(({ box }) => Math.round(box.y))).size).toBe(8);
    }
});

it('repeats nothing from one post of a business to the next', () => {
  for (const [brand, prompt] of [
    ['Harlow & Sons', 'Sausages and steaks'],
    ['Keys & Co', 'Piano lessons'],
    ['Spoke Works', 'Bike servicing'],
    ['Salon Figaro', 'Haarschnitt'],
    ['Weald Trees', 'Tree surgery'],
  ] as const) {
    const plans = Array.from({ length: 12 }, (_, seed) => planPrint(briefOf(prompt, { brand, seed })));
    for (const [at, plan] of plans.slice(1).entries()) {
      const before = plans[at]!;
      expect([brand, at, plan.scene === before.scene && plan.design % 4 === before.design % 4]).toEqual([
        brand,
        at,
        false,
      ]);
      expect([brand, at, plan.scene === before.scene && plan.place.view === before.place.view]).toEqual([
        brand,
        at,
        false,
      ]);
    }
    expect(new Set(plans.map(({ scene }) => scene)).size).toBeGreaterThanOrEqual(3);
    // the lettering is the business's own
    expect(new Set(plans.map(({ faces }) => faces.headline)).size).toBe(1);
  }
});
