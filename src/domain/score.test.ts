import { scoreLevel } from './score';

test.each([
  [100, 'good'],
  [80, 'good'],
  [79, 'fair'],
  [60, 'fair'],
  [59, 'poor'],
  [0, 'poor'],
])('%i is %s', (score, level) => {
  expect(scoreLevel(score)).toBe(level);
});
