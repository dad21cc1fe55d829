import type { ImageBrief } from '../../../../ports/image';
import { composePrint } from './compose-print';
import { isCity } from '../artistic/street-plate';
import { paintArt, paintingFor } from './painted-art';

const briefOf = (prompt: string, more: Partial<ImageBrief> = {}): ImageBrief => ({
  prompt,
  style: 'photorealistic',
  aspectRatio: '1:1',
  seed: 0,
  brand: 'Larkfield',
  ...more,
});

const PLAIN = { mood: null, isDark: false } as const;

it.each([
  ['Sourdough loaves', ['table']],
  ['Klavierunterricht', ['table']],
  ['Guitar lessons', ['table']],
  ['Alpaca walks', ['meadow']],
  ['Heather honey from our hives', ['meadow', 'table']],
  ['Location de kayaks', ['lake', 'sea']],
  ['Autowerkstatt: Inspektion', ['table', 'street']],
  ['Chimney sweeping before the winter', ['street']],
  ['Lavagem de carros', ['street']],
  ['Couvreur, devis gratuit', ['street']],
  ['Schwimmkurs für Kinder', ['lake', 'sea']],
  ['Surf lessons at the beach', ['sea', 'halo']],
  ['Clases de buceo', ['lake', 'sea']],
])('paints %s where it could be', (prompt, places) => {
  for (const seed of [0, 1, 2, 3, 4, 5]) {
    const painting = paintingFor(briefOf(prompt, { seed }), PLAIN, seed);
    expect([prompt, seed, places.includes(painting!.scene)]).toEqual([prompt, seed, true]);
    expect(painting!.light.name).not.toBe('night');
  }
});

it.each(['Chimney sweeping', 'Lavagem de carros', 'Couvreur', 'Fahrradreparatur', 'Food truck'])(
  'shows no towers and no dusk behind %s',
  (prompt) => {
    for (const seed of [0, 1, 2, 3, 4, 5]) {
      const painting = paintingFor(briefOf(prompt, { seed }), PLAIN, seed)!;
      expect([painting.heroName, isCity(painting.heroName)]).toEqual([painting.heroName, false]);
      if (painting.scene === 'street') expect(painting.light.name).not.toBe('sunset');
    }
  },
);

it('paints a night only where a dark picture was asked for', () => {
  const prompt = 'Lighthouse tours, make it dark and moody';
  const painting = paintingFor(briefOf(prompt), { mood: 'dark', isDark: true }, 0);
  expect(painting!.light.name).toBe('night');
  expect(paintingFor(briefOf('Lighthouse tours'), PLAIN, 0)!.light.name).not.toBe('night');
});

it('paints nothing where nothing is known, and no X-ray', () => {
  expect(paintingFor(briefOf('Quantum resilience for small teams', { brand: '' }), PLAIN, 0)).toBeNull();
  expect(paintingFor(briefOf('Podología', { subject: 'footprint' }), PLAIN, 0)).toBeNull();
});

it.each(['1:1', '16:9', '9:16', '4:1'] as const)('fills all of its place on a print at %s', async (aspectRatio) => {
  const composition = await composePrint(briefOf('Sourdough loaves every Friday', { aspectRatio, seed: 3 }));
  const { w, h } = composition.art!.clip;
  const painted = (await paintArt(composition))!;
  expect(Math.abs(painted.width / painted.height - w / h)).toBeLessThan(0.03 * (w / h));
  const { data } = painted.getContext('2d').getImageData(2, 2, painted.width - 4, painted.height - 4);
  const tones = new Set<number>();
  let clear = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 255) clear += 1;
    tones.add(((data[at]! >> 3) << 10) | ((data[at + 1]! >> 3) << 5) | (data[at + 2]! >> 3));
  }
  expect(clear).toBe(0);
  // flat inks have a dozen
  expect(tones.size).toBeGreaterThan(150);
});

it.each(['Homemade sausages', 'Brillen und Sonnenbrillen', 'Hot air balloon flights', 'Canapés sur mesure'])(
  'leaves a third of a sheet with few words to the picture: %s',
  async (prompt) => {
    for (const seed of [0, 1, 2, 3, 4, 5]) {
      const { art, sheet } = await composePrint(briefOf(`${prompt}. Every Saturday, from £12`, { seed }));
      const { clip } = art!;
      expect([seed, (clip.w * clip.h) / (sheet.w * sheet.h) > 0.3]).toEqual([seed, true]);
    }
  },
);
