import { axisTicks, labelPlaces } from './chart-axis';

test('an axis begins at zero, ends at or above the largest value, and has lines that people can read', () => {
  expect(axisTicks(9612, 4)).toEqual([0, 2500, 5000, 7500, 10000]);
  expect(axisTicks(9612, 2)).toEqual([0, 5000, 10000]);
  expect(axisTicks(3, 4)).toEqual([0, 1, 2, 3]);
  expect(axisTicks(7, 4)).toEqual([0, 2, 4, 6, 8]);
  expect(axisTicks(1_234_567, 4).at(-1)).toBe(1_500_000);
});

test('where nothing happened there is still an axis', () => {
  expect(axisTicks(0, 4)).toEqual([0, 1]);
});

test.each([1, 4, 9, 10, 99, 250, 1001, 123_456_789])('lines up to %d are whole numbers', (most) => {
  const ticks = axisTicks(most, 4);
  expect(ticks.every(Number.isInteger)).toBe(true);
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
  expect(ticks.length).toBeLessThanOrEqual(6);
});

test('labels stand at both ends and evenly between', () => {
  expect(labelPlaces(30, 5)).toEqual([0, 7, 15, 22, 29]);
  expect(labelPlaces(7, 5)).toEqual([0, 2, 4, 6]);
  expect(labelPlaces(7, 3)).toEqual([0, 3, 6]);
  expect(labelPlaces(2, 5)).toEqual([0, 1]);
  expect(labelPlaces(1, 5)).toEqual([0]);
});
