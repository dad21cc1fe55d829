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
