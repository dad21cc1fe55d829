import { drawnMoods } from '../prompt/wishes/drawn-moods';
import { contrast, lchOf } from './colours';
import { askedGrounds, isNight, moodPalette, moodScheme } from './mood-palette';
import { buildPalette, buildScheme, textColours } from './palette';

const brands = [null, ['#0d1b2a', '#e0a458'], ['#d3a01c', '#f4ead0'], ['#7c1d33'], ['#84cc16', '#7f1d1d'], ['#111827']];
const looks = [
  ...drawnMoods.map((mood) => ({ mood, isDark: mood === 'dark' })),
  { mood: 'retro', isDark: true } as const,
];

const drawn = (brand: readonly string[] | null, look: (typeof looks)[number]) => {
  const [hex, other] = brand ?? [];
  const wish = hex === undefined ? null : ({ kind: 'colour', hex, exact: true, ...(other && { other }) } as const);
  const plain = { ...buildPalette(wish, 52, 'bold'), ...(other && { second: other }) };
  const palette = moodPalette(plain, look, wish !== null);
  return (askedGrounds(look) ?? []).map((name) => ({
    palette,
    scheme: moodScheme(buildScheme(palette, name), palette, look),
  }));
};

describe.each(looks)('the mood $mood (dark: $isDark)', (look) => {
  it('keeps words readable on its ground, on its fields and on its small signs, whatever the brand', () => {
    for (const brand of brands)
      for (const { palette, scheme } of drawn(brand, look))
        for (const ground of [scheme.ground, scheme.field]) {
          const { main, quiet, strong, vivid } = textColours(palette, ground);
          for (const words of [main, quiet, strong, vivid])
            expect([brand, ground, words, contrast(words, ground) >= 4.5]).toEqual([brand, ground, words, true]);
        }
  });

  it('has the ground that it promises', () => {
    for (const brand of brands)
      for (const { palette, scheme } of drawn(brand, look)) {
        const { l } = lchOf(scheme.ground);
        if (isNight(look)) expect([brand, l < 0.3]).toEqual([brand, true]);
        if (isNight(look) && look.mood !== 'neon') expect([brand, lchOf(scheme.field).l < 0.56]).toEqual([brand, true]);
        if (look.mood === 'clean') expect(scheme.ground).toBe('#ffffff');
        if (brand && !isNight(look))
          expect(palette.accent).toBe(buildPalette({ kind: 'colour', hex: brand[0]!, exact: true }, 0, 'bold').accent);
      }
  });
});

it('changes nothing where no mood is asked for', () => {
  const palette = buildPalette(null, 52, 'bold');
  const scheme = buildScheme(palette, 'tint');
  const look = { mood: null, isDark: false };
  expect([moodPalette(palette, look, false), moodScheme(scheme, palette, look)]).toEqual([palette, scheme]);
});
