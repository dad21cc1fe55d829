import { changeEvidence } from './insight-change';
import { familyWise } from './insight-holm';
import { rankSum } from './insight-ranks';
import { standingOut } from './insight-signs';

describe('a change against expectation', () => {
  const usual = [100, 110, 95, 120, 140, 180, 90];
  const noise = [4, -3, 6, -5, 2, -6, 3, -2];
  const weeks = noise.map((more, week) => usual.map((count, day) => count + (day % 2 === week % 2 ? more : -more)));

  test('is found against the shape of the week', () => {
    const found = changeEvidence([...weeks.flat(), ...usual.map((count) => Math.round(count * 1.5))])!;
    expect(found).toMatchObject({ count: 1253, weeks: 8 });
    expect(found.expected).toBeCloseTo(835, -1);
    expect(found.p).toBeLessThan(0.0001);
  });

  test('is not found when the week is like the others', () => {
    expect(changeEvidence([...weeks.flat(), ...usual])!.p).toBeGreaterThan(0.5);
  });

  test('is not found when only one day was unusual', () => {
    expect(changeEvidence([...weeks.flat(), ...usual.with(2, 900)])!.p).toBeGreaterThan(0.2);
    expect(changeEvidence([...weeks.flat(), ...usual.with(5, 0)])!.p).toBeGreaterThan(0.2);
  });

  test('is still found when one of the earlier weeks had a holiday', () => {
    const holiday = weeks.with(3, weeks[3]!.with(1, 5).with(2, 8));
    const found = changeEvidence([...holiday.flat(), ...usual.map((count) => Math.round(count * 1.5))])!;
    expect(found.p).toBeLessThan(0.001);
  });

  test('needs four whole weeks before it, and thirty people a week', () => {
    expect(changeEvidence([...weeks.slice(0, 3).flat(), ...usual])).toBeNull();
    expect(changeEvidence([...weeks.slice(0, 4).flat(), ...usual])).not.toBeNull();
    expect(changeEvidence(Array.from({ length: 63 }, () => 4))).toBeNull();
  });
});

describe('signs turned block by block', () => {
  test('all twelve weeks agreeing is as rare as twelve heads in a row', () => {
    const weeks = Array.from({ length: 12 }, () => [2, -2]);
    const found = standingOut(weeks, 2)!;
    expect(found.option).toBe(0);
    // Either option could have been the one: 2 of 4,096.
    expect(found.p).toBeLessThan(0.003);
  });

  test('one large day proves nothing', () => {
    const days = Array.from({ length: 30 }, (_, day) =>
      day === 7 ? [500, -500] : [day % 2 ? 1 : -1, day % 2 ? -1 : 1],
    );
    expect(standingOut(days, 2)!.p).toBe(1);
  });

  test('gives the same answer for the same figures, and none when nothing differs', () => {
    const days = Array.from({ length: 40 }, (_, day) => [((day * 7) % 5) - 1.4, -(((day * 7) % 5) - 1.4)]);
    expect(standingOut(days, 2)).toEqual(standingOut(days, 2));
    expect(standingOut([[0, 0]], 2)).toBeNull();
  });
});

describe('ranks of two groups', () => {
  test('give the published normal approximation', () => {
    // Hollander and Wolfe, Nonparametric Statistical Methods, example 4.1 (water transfer of the membrane): W = 30,
    // U = 15 of 5 and 10 values; the approximation with continuity is z = -1.163.
    const term = [0.8, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46];
    const early = [1.15, 0.88, 0.9, 0.74, 1.21];
    expect(rankSum(early, term)).toBeCloseTo(0.245, 2);
    expect(rankSum(term, early)).toBeCloseTo(rankSum(early, term), 10);
  });

  test('are corrected for ties, and equal values differ in nothing', () => {
    expect(rankSum([3, 3, 3], [3, 3, 3, 3])).toBe(1);
    expect(rankSum([1, 1, 2, 2, 2], [2, 2, 3, 3, 3])).toBeLessThan(0.06);
  });
});

test('the smallest probability is multiplied by all questions, each next one by those left, and none falls', () => {
  expect(familyWise([0.01, 0.04, 0.03, 0.005]).map((p) => Number(p.toFixed(6)))).toEqual([0.03, 0.06, 0.06, 0.02]);
  expect(familyWise([0.6, 0.7])).toEqual([1, 1]);
  expect(familyWise([])).toEqual([]);
});
