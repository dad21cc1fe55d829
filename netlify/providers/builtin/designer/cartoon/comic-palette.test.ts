import { colourDistance } from '../../../../../src/domain/colour';
import { contrast, lchOf } from '../drawing/colours';
import { seededRandom } from '../drawing/seeded-random';
import { comicPalette, comicPalettes } from './comic-palette';

const hues = Array.from({ length: 36 }, (_, step) => step * 10);

describe.each(comicPalettes)('the %s palette', (name) => {
  it('keeps lettering, tags and pills readable in every hue', () => {
    for (const hue of hues) {
      const palette = comicPalette(null, hue, name, seededRandom(hue));
      const pairs = {
        upper: [palette.lettering[0], palette.ink],
        lower: [palette.lettering[1], palette.ink],
        badge: [palette.onAccent, palette.accent],
        tag: [palette.ink, palette.paper],
      } as const;
      for (const [place, [words, ground]] of Object.entries(pairs))
        expect([hue, place, contrast(words, ground) >= 4.5]).toEqual([hue, place, true]);
    }
  });

  it('sets the badge off from the ground', () => {
    for (const hue of hues) {
      const palette = comicPalette(null, hue, name, seededRandom(hue));
      const [a, b] = [lchOf(palette.accent), lchOf(palette.ground)];
      const turn = Math.abs(((a.h - b.h + 540) % 360) - 180);
      expect([hue, turn > 40 || Math.abs(a.l - b.l) > 0.15]).toEqual([hue, true]);
    }
  });
});

it('shows the colours that were asked for as they are, and keeps words on them readable', () => {
  for (const [hex, other] of [
    ['#7c3aed', '#fde68a'],
    ['#14532d', '#fff8e7'],
    ['#d4af37', '#0b1f4b'],
    ['#0ea5e9', '#be123c'],
    ['#b91c1c', '#0b0b0b'],
  ] as const)
    for (const name of comicPalettes) {
      const palette = comicPalette({ kind: 'colour', hex, other, exact: true }, 0, name, seededRandom(1));
      expect([palette.ground, palette.accent, palette.pill, palette.lettering[1]].some((one) => one === hex)).toBe(
        true,
      );
      for (const [words, ground] of [
        ['#ffffff', palette.pill],
        [palette.onAccent, palette.accent],
        [palette.lettering[1], palette.ink],
        [palette.ink, palette.paper],
      ] as const)
        expect([hex, name, contrast(words, ground) >= 4.5]).toEqual([hex, name, true]);
    }
});

it('sets no letters in the colour of their ground', () => {
  for (const [hex, other] of [
    ['#f97316', '#1d4ed8'],
    ['#84cc16', '#7f1d1d'],
    ['#38bdf8', '#312e81'],
    ['#facc15', '#111827'],
  ] as const)
    for (const name of ['bright', 'cool'] as const) {
      const { lettering, ground } = comicPalette({ kind: 'colour', hex, other, exact: true }, 0, name, seededRandom(1));
      expect([hex, name, lettering.every((tone) => colourDistance(tone, ground) > 0.16)]).toEqual([hex, name, true]);
    }
});

it('gives lettering a light rim where its dark outline would drown', () => {
  expect(
    comicPalette({ kind: 'colour', hex: '#1a1040', exact: true }, 0, 'bright', seededRandom(1)).rim,
  ).not.toBeNull();
  expect(comicPalette(null, 80, 'bright', seededRandom(1)).rim).toBeNull();
});

it('is grey where greys are asked for', () => {
  const palette = comicPalette({ kind: 'neutral' }, 40, 'bright', seededRandom(1));
  expect(palette.colourful).toBe(false);
  expect(lchOf(palette.ground).c).toBeLessThan(0.03);
});
