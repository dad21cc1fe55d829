import { dot, framed, length, projected } from './studio-camera';
import { rotation } from './turning';
import type { Vec } from './studio-scene';

const points: Vec[] = [
  [-1.6, 0, 0.4],
  [1.6, 0, 0.4],
  [0, 3, 0],
  [0.4, 0.1, 1.5],
];

describe('the camera of the studio', () => {
  it.each([
    { x: 500, y: 40, w: 400, h: 700 },
    { x: 10, y: 10, w: 900, h: 120 },
    { x: 0, y: 800, w: 1080, h: 900 },
  ])('brings everything into %o, as large as it goes', (room) => {
    const camera = framed([0.7, 2.4, 9.5], [0, 1.35, 0], points, room, 0.8);
    const seen = points.map((point) => projected(camera, point));
    for (const { x, y } of seen) {
      expect(x).toBeGreaterThan(room.x - 1e-6);
      expect(x).toBeLessThan(room.x + room.w + 1e-6);
      expect(y).toBeGreaterThan(room.y - 1e-6);
      expect(y).toBeLessThan(room.y + room.h + 1e-6);
    }
    const [w, h] = [
      Math.max(...seen.map(({ x }) => x)) - Math.min(...seen.map(({ x }) => x)),
      Math.max(...seen.map(({ y }) => y)) - Math.min(...seen.map(({ y }) => y)),
    ];
    expect(Math.max(w / room.w, h / room.h)).toBeCloseTo(1, 6);
  });

  it('shows right as right and up as up', () => {
    const camera = framed([0, 1.5, 9], [0, 1.5, 0], points, { x: 0, y: 0, w: 100, h: 100 }, 0.5);
    const middle = projected(camera, [0, 1.5, 0]);
    expect(projected(camera, [1, 1.5, 0]).x).toBeGreaterThan(middle.x);
    expect(projected(camera, [0, 2.5, 0]).y).toBeLessThan(middle.y);
  });

  it('turns reliefs by three right-angled unit rows', () => {
    const [right, up, front] = rotation(0.4, -0.2, 0.3);
    for (const row of [right, up, front]) expect(length(row)).toBeCloseTo(1, 9);
    for (const [a, b] of [
      [right, up],
      [up, front],
      [front, right],
    ] as const)
      expect(dot(a, b)).toBeCloseTo(0, 9);
  });
});
