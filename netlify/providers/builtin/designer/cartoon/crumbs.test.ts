import { withoutCrumbs, withoutHoles } from './crumbs';

const SIDE = 60;
const grid = (value: (x: number, y: number) => number): Float32Array =>
  Float32Array.from({ length: SIDE * SIDE }, (_, at) => value(at % SIDE, Math.floor(at / SIDE)));
const disc =
  (cx: number, cy: number, r: number) =>
  (x: number, y: number): boolean =>
    Math.hypot(x - cx, y - cy) < r;

it('drops loose specks and keeps what is large enough to be a part', () => {
  const [body, part, speck] = [disc(22, 30, 16), disc(50, 40, 6), disc(50, 8, 2)];
  const { coverage, crumbs } = withoutCrumbs(
    grid((x, y) => (body(x, y) || part(x, y) || speck(x, y) ? 1 : 0)),
    SIDE,
    SIDE,
  );
  expect([coverage[30 * SIDE + 22], coverage[40 * SIDE + 50], coverage[8 * SIDE + 50]]).toEqual([1, 1, 0]);
  expect(crumbs?.[8 * SIDE + 50]).toBe(1);
});

it('says that there are none', () => {
  expect(
    withoutCrumbs(
      grid((x, y) => (disc(30, 30, 20)(x, y) ? 1 : 0)),
      SIDE,
      SIDE,
    ).crumbs,
  ).toBeNull();
});

it('closes a small hole, not a ring’s, and leaves the outside open', () => {
  const ring = (inner: number) =>
    grid((x, y) => Math.abs(Math.hypot(x - 30, y - 30) - (inner + 22) / 2) - (22 - inner) / 2);
  expect(withoutHoles(ring(6), SIDE, SIDE, 3)[30 * SIDE + 30]).toBeLessThan(3);
  // the inside of a ribbon's loop
  expect(withoutHoles(ring(9), SIDE, SIDE, 3)[30 * SIDE + 30]).toBeGreaterThan(3);
  expect(withoutHoles(ring(18), SIDE, SIDE, 3)[30 * SIDE + 30]).toBeGreaterThan(3);
  expect(withoutHoles(ring(6), SIDE, SIDE, 3)[0]).toBeGreaterThan(3);
});
