import { similarity } from './shingles';

test('equal words are similar, whatever their case and punctuation', () => {
  expect(similarity('Why sourdough takes two days.', 'why SOURDOUGH takes two days')).toBe(1);
});

test('another subject is not similar, a changed word slightly', () => {
  expect(similarity('Why sourdough takes two days', 'How to keep cut tulips upright')).toBe(0);
  const close = similarity('Why our sourdough takes two whole days', 'Why our sourdough takes three whole days');
  expect(close).toBeGreaterThan(0);
  expect(close).toBeLessThan(1);
});

test('texts too short to compare are not called equal', () => {
  expect(similarity('Rye', 'Rye')).toBe(0);
});
