import { distanceField, smoothed } from './distance-field';

const SIDE = 80;
const grid = (coverage: (x: number, y: number) => number): Float32Array =>
  Float32Array.from({ length: SIDE * SIDE }, (_, at) => coverage(at % SIDE, Math.floor(at / SIDE)));
const clamped = (value: number): number => Math.min(1, Math.max(0, value));

describe('the distance field', () => {
  it('is the distance to a disc within a third of a pixel', () => {
    const field = distanceField(
      grid((x, y) => clamped(20.5 - Math.hypot(x - 40, y - 40))),
      SIDE,
      SIDE,
    );
    for (const [x, y] of [
      [40, 5],
      [70, 40],
      [66, 66],
      [12, 20],
      [40, 62],
    ] as const)
      expect(Math.abs(field[y * SIDE + x]! - (Math.hypot(x - 40, y - 40) - 20))).toBeLessThan(0.34);
  });

  it('shows no stairs far from an edge that leans a little', () => {
    const field = smoothed(
      distanceField(
        grid((x, y) => clamped(y - 40 - x / 12 + 0.5)),
        SIDE,
        SIDE,
      ),
      SIDE,
      SIDE,
    );
    const slopes = Array.from({ length: 50 }, (_, at) => field[20 * SIDE + at + 11]! - field[20 * SIDE + at + 10]!);
    for (const slope of slopes) expect(Math.abs(slope - 1 / 12)).toBeLessThan(0.06);
  });

  it('is negative inside', () => {
    expect(
      distanceField(
        grid((x) => (x < 30 ? 1 : 0)),
        SIDE,
        SIDE,
      )[40 * SIDE + 10],
    ).toBeLessThan(-1);
  });
});
