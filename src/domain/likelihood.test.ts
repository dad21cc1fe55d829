import { likelyAbove, likelyAny, likelyTotal } from './likelihood';

describe('whether a rate is above another', () => {
  it('is even when both samples are equal, or when nobody or everybody acted', () => {
    expect(likelyAbove({ hits: 50, tries: 200 }, { hits: 100, tries: 400 })).toBeCloseTo(0.5, 6);
    expect(likelyAbove({ hits: 0, tries: 200 }, { hits: 0, tries: 400 })).toBe(0.5);
    expect(likelyAbove({ hits: 200, tries: 200 }, { hits: 400, tries: 400 })).toBe(0.5);
  });

  it('equals the normal approximation, in both directions', () => {
    // 0.30 and 0.25 of 400 each: z = 0.05 / sqrt(0.275 × 0.725 × 2 / 400) = 1.5836, for which the table gives
    // 0.9434.
    expect(likelyAbove({ hits: 120, tries: 400 }, { hits: 100, tries: 400 })).toBeCloseTo(0.9434, 3);
    expect(likelyAbove({ hits: 100, tries: 400 }, { hits: 120, tries: 400 })).toBeCloseTo(0.0566, 3);
  });

  it('becomes more certain with larger samples', () => {
    const sure = (n: number) => likelyAbove({ hits: 0.3 * n, tries: n }, { hits: 0.25 * n, tries: n });
    expect(sure(200)).toBeLessThan(sure(800));
    expect(sure(20_000)).toBeGreaterThan(0.999);
  });
});

it('at least one of many is likely where one alone is not, and never without a sample', () => {
  expect(likelyAny({ hits: 10, tries: 1_000 }, 1)).toBeCloseTo(0.01, 9);
  expect(likelyAny({ hits: 10, tries: 1_000 }, 69)).toBeCloseTo(0.5, 2);
  expect(likelyAny({ hits: 0, tries: 0 }, 500)).toBe(0);
  expect(likelyAny({ hits: 0, tries: 400 }, 500)).toBe(0);
});

describe('the revenue of further emails', () => {
  it('is around the people times what one email brought', () => {
    // 1,000 emails, 50 of which brought 20.00 each: mean 1.00, variance (50 × 2000² − 1000 × 100²) / 999.
    const { low, high } = likelyTotal({ mails: 1_000, sum: 100_000, squares: 50 * 2_000 ** 2 }, 400);
    expect((low + high) / 2).toBeCloseTo(40_000, -1);
    const spread = 1.2816 * Math.sqrt((400 + 160) * ((50 * 2_000 ** 2 - 1_000 * 100 ** 2) / 999));
    expect(high - low).toBeCloseTo(2 * spread, -1);
  });

  it('is never below zero', () => {
    expect(likelyTotal({ mails: 1_000, sum: 5_000, squares: 5_000 ** 2 }, 3).low).toBe(0);
    expect(likelyTotal({ mails: 500, sum: 0, squares: 0 }, 300)).toEqual({ low: 0, high: 0 });
  });
});
