import { colourDistance, contrastRatio, fromHsl, fromOklch, isColour, isGreyish } from './colour';

test('contrast is that of WCAG: black on white 21, #767676 on white just enough', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('greys, nearly white and nearly black are recognised as such', () => {
  expect(['#888888', '#fafafa', '#0a0a12', '#f8f9fa', '#343a40', '#000000'].map(isGreyish)).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(['#b5451b', '#2f5d50', '#f0b43c', '#0b2545', '#ff00ff'].map(isGreyish)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('other colour notations convert to the same sRGB', () => {
  expect([fromHsl(0, 1, 0.5), fromHsl(120, 1, 0.25), fromHsl(-120, 1, 0.5), fromHsl(30, 0, 1)]).toEqual([
    '#ff0000',
    '#008000',
    '#0000ff',
    '#ffffff',
  ]);
  expect([fromOklch(1, 0, 250), fromOklch(0, 0, 0), fromOklch(0.628, 0.2577, 29.23)]).toEqual([
    '#ffffff',
    '#000000',
    '#ff0000',
  ]);
});

test('distance grows with the difference', () => {
  expect(colourDistance('#b5451b', '#b5451b')).toBe(0);
  expect(colourDistance('#b5451b', '#b8481e')).toBeLessThan(0.02);
  expect(colourDistance('#b5451b', '#2f5d50')).toBeGreaterThan(0.15);
});

test('a colour is six hexadecimal digits', () =>
  expect(['#b5451b', '#B5451B', '#fff', 'b5451b', '#b5451b;'].map(isColour)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]));
