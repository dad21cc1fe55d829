import type { ImageBrief } from '../../../../ports/image';
import { bottom } from '../drawing/rect';
import { composePrint } from './compose-print';
import { planPrint } from './print-plan';

const briefOf = (prompt: string, seed: number, more: Partial<ImageBrief> = {}): ImageBrief => ({
  prompt,
  style: 'photorealistic',
  aspectRatio: '16:9',
  seed,
  brand: 'Larkfield',
  colours: ['#7c2d12', '#bae6fd'],
  ...more,
});

it.each([
  'Bike servicing from £45, brakes and gears set, puncture £12. Ready the same day, Monday to Saturday 8 to 6',
  'Eis im Becher 2,50 €, Waffel 0,50 € extra, täglich 11 bis 20 Uhr',
  'Paddleboard hire $25 an hour, $60 half a day. Lessons Saturdays 10am. Life vests included. Must be over 12. Text 021 555 0133',
])('fills the height of a wide sheet: %s', async (prompt) => {
  for (let seed = 0; seed < 6; seed += 1) {
    const { texts, format } = await composePrint(briefOf(prompt, seed));
    const { unit } = format;
    const headline = texts.find(({ role }) => role === 'headline')!;
    const facts = texts.filter(({ role }) => role === 'kicker' || role === 'supporting');
    const gap = Math.min(...facts.map(({ box }) => box.y)) - bottom(headline.box);
    expect([seed, 'gap', gap < unit * 2]).toEqual([seed, 'gap', true]);
    expect([seed, 'headline', headline.size > unit * 0.85]).toEqual([seed, 'headline', true]);
    expect([seed, 'facts', facts.every(({ size }) => size > unit * 0.36)]).toEqual([seed, 'facts', true]);
  }
});

it.each(['16:9', '4:1'] as const)(
  'fills a sheet of words alone with ornaments at %s, but not beside debts',
  async (aspectRatio) => {
    for (let seed = 0; seed < 4; seed += 1) {
      const { sheet, ornament, format, texts } = await composePrint(
        briefOf('Quantum resilience for small teams', seed, { aspectRatio }),
      );
      expect([seed, sheet.w > format.width * 0.75, (ornament?.w ?? 0) > format.unit * 4]).toEqual([seed, true, true]);
      const ends = texts.flatMap(({ lines }) => lines.map(({ x, width }) => x + width));
      expect(Math.max(...ends)).toBeLessThanOrEqual(ornament!.x);
    }
    const grave = await composePrint(briefOf('Debt advice and insolvency help', 0, { aspectRatio }));
    expect(grave.ornament ?? null).toBeNull();
  },
);

it('sets a list of prices on a strip in rows of their own', async () => {
  for (const prompt of [
    'Quantum hour £22, Quantum day £140, Quantum week £400',
    'Shampoo 12 €, Schnitt 28 €, Farbe ab 45 €',
  ])
    for (let seed = 0; seed < 4; seed += 1) {
      const { texts, format } = await composePrint(briefOf(prompt, seed, { aspectRatio: '4:1' }));
      const rows = texts.filter(({ role }) => role === 'supporting');
      expect([prompt, seed, rows.length]).toEqual([prompt, seed, 6]);
      expect(Math.min(...rows.map(({ size }) => size))).toBeGreaterThan(format.unit * 0.42);
    }
});

it('varies what it is printed on, by what such a trade puts up where it is', () => {
  const scenes = (prompt: string): string[] =>
    Array.from({ length: 24 }, (_, seed) => {
      const { scene, place } = planPrint(briefOf(prompt, seed));
      return `${scene} ${place.kind}`;
    });
  for (const prompt of [
    'Gutter cleaning from £40',
    'Pony rides at the farm',
    'Sourdough loaves, Fridays',
    'Boat trips',
  ]) {
    const seen = scenes(prompt);
    const counts = new Map<string, number>();
    for (const scene of seen.map((one) => one.split(' ')[0]!)) counts.set(scene, (counts.get(scene) ?? 0) + 1);
    expect([prompt, counts.size >= 3, Math.max(...counts.values()) <= 14]).toEqual([prompt, true, true]);
    expect(seen).not.toContain('frame street');
    expect(seen.some((one) => /^(?:frame|pavement) (?:room|lobby|office|hall|arcade)$/u.test(one))).toBe(false);
  }
});
