import { DAY_MS } from './duration';
import { foresee, verdictOn, widthLearned, type ForecastVerdict, type MeasuredPost } from './forecast';
import { learnConfidence, reliabilityOf } from './forecast-confidence';
import { studentAbove, studentBeyond } from './student-t';

const at = new Date('2026-06-08T07:00:00Z');
const weekly = (reached: readonly number[], more: Partial<MeasuredPost> = {}): MeasuredPost[] =>
  reached.map((reach, n) => ({
    reach,
    kind: null,
    at: new Date(at.getTime() - (reached.length - n + 1) * 7 * DAY_MS),
    ...more,
  }));
const ask = (posts: MeasuredPost[], verdicts: ForecastVerdict[] = [], kind: string | null = null) =>
  foresee({ posts, verdicts, kind, at });

describe('a forecast', () => {
  it('gives no number before four posts were measured', () => {
    expect(ask(weekly([80, 90, 70]))).toBeNull();
    expect(ask(weekly([80, 90, 70, 85]))).not.toBeNull();
  });

  it('has whole people in order, whatever the posts reached', () => {
    for (const reached of [
      [0, 0, 0, 0],
      [0, 0, 0, 1_000_000],
      [1_000_000, 1_000_000, 1_000_000, 1_000_000],
      [2_000_000_000, 1, 2_000_000_000, 1],
      Array<number>(60).fill(7),
    ]) {
      const { low, middle, high, usual } = ask(weekly(reached))!;
      expect([low, middle, high].every(Number.isInteger)).toBe(true);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(middle).toBeGreaterThanOrEqual(low);
      expect(high).toBeGreaterThanOrEqual(middle);
      expect(Math.max(high, usual)).toBeLessThanOrEqual(1e9);
    }
  });

  it('of posts that nobody read expects nobody, and says that a few may', () => {
    expect(ask(weekly([0, 0, 0, 0, 0, 0]))).toEqual({ low: 0, middle: 0, high: expect.any(Number), usual: 0 });
    expect(ask(weekly([0, 0, 0, 0, 0, 0]))!.high).toBeLessThan(6);
  });

  it('is never surer than counts are by themselves, and surer of more posts', () => {
    const even = ask(weekly(Array<number>(30).fill(100)))!;
    expect(even.high - even.low).toBeGreaterThanOrEqual(24); // ten people are a Poisson count's standard deviation
    const few = ask(weekly([60, 140, 90, 110]))!;
    const many = ask(weekly([60, 140, 90, 110, 60, 140, 90, 110, 60, 140, 90, 110]))!;
    expect(few.high - few.low).toBeGreaterThan(1.2 * (many.high - many.low));
  });

  it('follows growth, and weighs what is recent more', () => {
    const growing = ask(weekly([20, 24, 29, 35, 42, 50, 60, 72]))!;
    expect(growing.middle).toBeGreaterThan(45);
    // Half a year of silence later it has not gone on growing.
    const later = foresee({
      posts: weekly([20, 24, 29, 35, 42, 50, 60, 72]),
      verdicts: [],
      kind: null,
      at: new Date(at.getTime() + 180 * DAY_MS),
    })!;
    expect(later.middle).toBeLessThan(1.5 * growing.middle);
  });

  it('leans towards its own kind the more, the more posts of it there are', () => {
    const rest = weekly(
      Array.from({ length: 12 }, (_, n) => 90 + (n % 3) * 10),
      { kind: 'Offer' },
    );
    const one = ask([...rest, ...weekly([300], { kind: 'How-to' })], [], 'How-to')!;
    const six = ask([...rest, ...weekly([300, 310, 290, 300, 310, 290], { kind: 'How-to' })], [], 'How-to')!;
    expect(one.middle).toBeLessThan(180);
    expect(six.middle).toBeGreaterThan(220);
    const unknown = ask([...rest, ...weekly([300], { kind: 'How-to' })], [], 'Seasonal')!;
    expect(unknown.middle).toBe(unknown.usual);
  });

  it('is wider after misses and narrower after hits, within bounds', () => {
    const posts = weekly([60, 140, 90, 110, 70, 120]);
    const width = (verdicts: ForecastVerdict[]) => {
      const { low, high } = ask(posts, verdicts)!;
      return Math.log1p(high) - Math.log1p(low);
    };
    expect(width(['above'])).toBeGreaterThan(width([]));
    expect(width(['below'])).toBeCloseTo(width(['above']));
    expect(width(['within'])).toBeLessThan(width([]));
    expect(widthLearned(Array<ForecastVerdict>(200).fill('above'))).toBeCloseTo(4);
    expect(widthLearned(Array<ForecastVerdict>(200).fill('within'))).toBeCloseTo(1 / 4);
    // One miss in five leaves it as it is.
    expect(widthLearned(['within', 'within', 'above', 'within', 'within'])).toBeCloseTo(1);
  });

  it('holds both of its ends', () => {
    const range = { low: 40, high: 120 };
    expect([39, 40, 120, 121].map((reached) => verdictOn(range, reached))).toEqual([
      'below',
      'within',
      'within',
      'above',
    ]);
  });
});

it('the t beyond which a part lies is that of the tables', () => {
  expect(studentBeyond(0.1, 1)).toBeCloseTo(3.0777, 3);
  expect(studentBeyond(0.1, 10)).toBeCloseTo(1.3722, 3);
  expect(studentBeyond(0.025, 30)).toBeCloseTo(2.0423, 3);
  expect(studentBeyond(0.9, 10)).toBeCloseTo(-1.3722, 3);
  for (const df of [1, 2.5, 40]) expect(studentAbove(studentBeyond(0.07, df), df)).toBeCloseTo(0.07);
});

describe('confidence', () => {
  const results = (count: number, better: number, evidence = 70) =>
    Array.from({ length: count }, (_, n) => ({ evidence, confidence: evidence, better: n < better }));

  it('is what the evidence is worth until something was checked, and for as long as it proves right', () => {
    for (const evidence of [30, 55, 72, 90]) expect(learnConfidence([])(evidence)).toBe(evidence);
    expect(learnConfidence(results(40, 28))(70)).toBe(70);
  });

  it('moves towards how often ideas did better, a little at first', () => {
    const after = (count: number, better: number) => learnConfidence(results(count, better))(70);
    expect(after(1, 0)).toBeLessThan(70);
    expect(after(1, 0)).toBeGreaterThan(60);
    expect(after(40, 16)).toBeLessThan(52);
    expect(after(40, 16)).toBeGreaterThan(40);
    expect(after(40, 38)).toBeGreaterThan(80);
    expect(after(500, 0)).toBeGreaterThanOrEqual(5);
    expect(after(500, 500)).toBeLessThanOrEqual(95);
  });

  it('keeps the order of ideas, even where results contradict it', () => {
    const learned = learnConfidence([...results(30, 3, 85), ...results(30, 27, 45)]);
    const stated = [40, 50, 60, 70, 80, 90].map(learned);
    expect(stated).toEqual([...stated].sort((one, other) => one - other));
  });

  it('is compared with results of its band, or with all while those are few', () => {
    expect(reliabilityOf(70, results(7, 4))).toBeNull();
    expect(reliabilityOf(70, results(12, 8))).toEqual({ from: 60, to: 80, ideas: 12, better: 8 });
    expect(reliabilityOf(50, results(12, 8))).toEqual({ from: 0, to: 100, ideas: 12, better: 8 });
    expect(reliabilityOf(95, results(9, 9, 90))).toEqual({ from: 80, to: 101, ideas: 9, better: 9 });
  });
});
