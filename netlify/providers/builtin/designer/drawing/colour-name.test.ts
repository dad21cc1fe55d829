import type { ImageBrief } from '../../../../ports/image';
import { createDesigner } from '../designer';
import { colourName } from './colour-name';

it.each([
  ['#c1121f', 'red'],
  ['#c6ac8f', 'tan'],
  ['#5b3a1e', 'dark brown'],
  ['#6f4e37', 'brown'],
  ['#8b0000', 'dark red'],
  ['#ff7256', 'coral'],
  ['#ffdf00', 'yellow'],
  ['#004225', 'dark green'],
  ['#001f3f', 'navy'],
  ['#808080', 'grey'],
  ['#000000', 'black'],
  ['#fffdd0', 'cream'],
  ['#7fdbff', 'sky blue'],
  ['#b10dc9', 'purple'],
])('calls %s what people call it: %s', (hex, name) => {
  expect(colourName(hex)).toBe(name);
});

it.each([
  ['minimalist', '#c1121f', /\bred\b/],
  ['minimalist', '#c6ac8f', /\btan\b/],
  ['cartoon', '#6b2c14', /\bbrown\b/],
  ['artistic', '#3d0c11', /\bdark red\b/],
] as const)('names the brand’s own colour in a %s picture of %s', (style, hex, name) => {
  const brief: ImageBrief = { prompt: 'Quantum resilience', style, aspectRatio: '1:1', seed: 0, colours: [hex] };
  const { altText } = createDesigner().describe(brief);
  expect(altText).toMatch(name);
  expect(altText).not.toMatch(/coral|yellow|orange/);
});

it.each([
  ['Suitcase repairs', 'luggage', 'a suitcase'],
  ['Knoblauch vom Hof', 'garlic', 'a head of garlic'],
  ['Burro di malga', 'butter', 'a pat of butter'],
  ['Schlüsseldienst', 'unlocked', 'an open padlock'],
])('has an article and a noun that go together: %s', (prompt, subject, noun) => {
  const brief: ImageBrief = { prompt, subject, style: 'minimalist', aspectRatio: '1:1', seed: 1 };
  expect(createDesigner().describe(brief).altText).toContain(`${noun} `);
});
