import { contrast, lchOf, oklch, readable } from './colours';
import { buildPalette, buildScheme, heroTone, textColours, type SchemeName } from './palette';

const hues = Array.from({ length: 72 }, (_, index) => index * 5);
const schemes: SchemeName[] = ['paper', 'tint', 'bold', 'deep'];

describe('colours', () => {
  it('goes to OKLCH and back', () => {
    for (const hex of ['#0b3d91', '#ffffff', '#000000', '#f07f1b', '#7fd1ae']) {
      const { l, c, h } = lchOf(hex);
      expect(oklch(l, c, h)).toBe(hex);
    }
  });

  it('knows the contrast of black on white and of a published pair', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('steps any colour to 4.5:1 on any ground', () => {
    for (const hue of hues)
      for (let l = 0; l <= 1; l += 0.1)
        expect(
          contrast(readable(oklch(0.6, 0.15, hue), oklch(l, 0.1, hue)), oklch(l, 0.1, hue)),
        ).toBeGreaterThanOrEqual(4.5);
  });
});

describe('words on every ground', () => {
  it.each(hues)('read at 4.5:1 or better at hue %d', (hue) => {
    for (const mood of ['calm', 'bold'] as const) {
      const palette = buildPalette(null, hue, mood);
      for (const name of schemes) {
        const scheme = buildScheme(palette, name);
        for (const on of [scheme.ground, scheme.field, palette.deep]) {
          const { main, quiet, strong, vivid } = textColours(palette, on);
          for (const colour of [main, quiet, strong, vivid]) expect(contrast(colour, on)).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });

  it.each(['#0b3d91', '#ffe600', '#000000', '#ffffff', '#777777', '#00ff66', '#ff00aa'])(
    'read when the brand asks for %s',
    (hex) => {
      const palette = buildPalette({ kind: 'colour', hex, exact: true }, 0, 'bold');
      for (const name of schemes) {
        const { ground, field } = buildScheme(palette, name);
        for (const on of [ground, field])
          for (const colour of Object.values(textColours(palette, on)))
            if (colour !== on) expect(contrast(colour, on)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('keeps a brand’s colour exactly', () => {
    expect(buildPalette({ kind: 'colour', hex: '#0b3d91', exact: true }, 0, 'bold').accent).toBe('#0b3d91');
  });
});

describe('a hero’s tones', () => {
  it('differ from the field they lie on, at every hue and for light and dark subjects', () => {
    for (const hue of hues) {
      const palette = buildPalette(null, hue, 'bold');
      for (const name of schemes) {
        const { field, fieldEnd } = buildScheme(palette, name);
        for (const body of [0.25, 0.7, 0.95]) {
          const tone = heroTone(palette, field, { body, up: 0.2, down: 0.3 }, fieldEnd);
          for (const ground of [field, fieldEnd])
            expect(Math.abs(lchOf(tone(0)).l - lchOf(ground).l)).toBeGreaterThan(0.04);
        }
      }
    }
  });
});
