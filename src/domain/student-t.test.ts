import { studentAbove } from './student-t';

test.each([
  // Critical values of Student's t: NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2.
  [1, 6.314, 0.05],
  [5, 2.571, 0.025],
  [7, 2.998, 0.01],
  [10, 4.144, 0.001],
  [14, 2.977, 0.005],
  [30, 1.697, 0.05],
  [100, 3.174, 0.001],
])('with %d degrees of freedom, a published critical value of %d is passed with probability %d', (df, t, p) => {
  expect(studentAbove(t, df)).toBeCloseTo(p, 4);
  expect(studentAbove(-t, df)).toBeCloseTo(1 - p, 4);
});

test('one degree of freedom is the Cauchy distribution, whose tail has a closed form, far out as well', () => {
  for (const t of [0, 0.3, 1, 4, 50, 1000])
    expect(studentAbove(t, 1) / (0.5 - Math.atan(t) / Math.PI)).toBeCloseTo(1, 8);
});

test('two degrees of freedom have a closed form too', () => {
  for (const t of [-3, 0, 0.5, 2, 20]) expect(studentAbove(t, 2)).toBeCloseTo(0.5 - t / (2 * Math.sqrt(2 + t * t)), 10);
});
