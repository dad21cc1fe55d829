import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastRatio, fromOklch } from '../domain/colour';
import { brandAccentStyles, SURFACES } from './brand-accent';

const accents = (colours: string[]) =>
  [...brandAccentStyles(colours).matchAll(/--brand-accent: ([^;]+);/g)].map(([, value]) => value);

test('each theme takes the first colour that is readable on it, or the text colour when none is', () => {
  expect(accents(['#b5451b', '#f0b43c'])).toEqual(['#b5451b', '#f0b43c']);
  expect(accents(['#f0b43c'])).toEqual(['var(--text-1)', '#f0b43c']);
  expect(accents(['#0b2545'])).toEqual(['#0b2545', 'var(--text-1)']);
  expect(accents([])).toEqual(['var(--text-1)', 'var(--text-1)']);
});

test('the chosen colour has a contrast of 4.5 to 1, whatever the colours', () => {
  for (let hue = 0; hue < 360; hue += 15)
    for (const lightness of [0.3, 0.45, 0.55, 0.62, 0.7, 0.85]) {
      const [light, dark] = accents([fromOklch(lightness, 0.12, hue)]);
      if (light?.startsWith('#'))
        expect(contrastRatio(light, fromOklch(...SURFACES.light))).toBeGreaterThanOrEqual(4.5);
      if (dark?.startsWith('#')) expect(contrastRatio(dark, fromOklch(...SURFACES.dark))).toBeGreaterThanOrEqual(4.5);
    }
});

test('an invalid colour never reaches a style sheet', () => {
  expect(brandAccentStyles(['red;}body{display:none', '</style><script>', '#12345', 'url(x)'])).toBe(
    brandAccentStyles([]),
  );
});

test('the surfaces equal the tokens', () => {
  const tokens = readFileSync(join(__dirname, '../ui/tokens.css'), 'utf8');
  const surfaces = [...tokens.matchAll(/--surface-panel: oklch\(([^)]+)\)/g)].map(([, value]) => value);
  expect(new Set(surfaces)).toEqual(new Set([SURFACES.light.join(' '), SURFACES.dark.join(' ')]));
});
