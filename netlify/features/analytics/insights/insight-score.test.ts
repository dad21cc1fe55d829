import { outcomeOf } from './insight-score';

test('four weeks that are all better are more than chance', () => {
  expect(outcomeOf([100, 96, 104, 101], [150, 158, 149, 155])).toBe('better');
  expect(outcomeOf([150, 158, 149, 155], [100, 96, 104, 101])).toBe('worse');
});

test('weeks that vary as much as they differ may be chance', () => {
  expect(outcomeOf([60, 140, 95, 110], [150, 90, 170, 120])).toBe('unclear');
  expect(outcomeOf([100, 100, 100, 100], [100, 100, 100, 100])).toBe('unclear');
});

test('small counts prove nothing, however even they are', () => {
  expect(outcomeOf([5, 5, 5, 5], [6, 6, 6, 6])).toBe('unclear');
});
