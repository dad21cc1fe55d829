import { divisible } from './divisible';

const shown = (text: string): string => divisible(text).replaceAll('\u00ad', '·');

test.each([
  ['Drachenwerkstatt', 'Drachen·werk·statt'],
  ['Reicks Strohdachdeckerei', 'Reicks Stroh·dach·de·ckerei'],
  ['Treppengeländerbau', 'Trep·pen·ge·län·derbau'],
  ['refurbishments', 'refur·bish·ments'],
])('%s may be divided as %s', (text, parts) => expect(shown(text)).toBe(parts));

test.each(['Open on Saturday', 'Craftsmanship', 'Neighbour', ''])('%j keeps its short words whole', (text) =>
  expect(divisible(text).replaceAll('\u00ad', '')).toBe(text),
);
