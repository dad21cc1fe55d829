import { company } from './set-company';
import type { Solid } from './studio-scene';
import { ball, floating, mirrored, type SetDesign, single, standing } from './studio-set';

/** Two round podiums between large balls, small ones in the air. */
export const podium: SetDesign = (request) => {
  const { hero, look, random, side } = request;
  const base: Solid = {
    kind: 'cylinder',
    x: 0,
    z: 0,
    foot: 0,
    top: 0.3,
    radius: 1.62,
    bevel: 0.06,
    material: look.base,
  };
  const top: Solid = {
    kind: 'cylinder',
    x: 0,
    z: 0,
    foot: 0.3,
    top: 0.56,
    radius: 1.22,
    bevel: 0.05,
    material: look.top,
  };
  const figure = standing(hero, { x: 0, z: 0.1, foot: 0.56, w: 2.7, h: 2.45, yaw: -random.between(0.2, 0.36) }, look);
  const props = single([
    ball(-2.5, -1, 0.78, look.base),
    ball(2.6, -1.1, 0.6, look.top),
    ball(-2.02, 0.5, 0.42, look.accent),
    ball(2.1, 0.1, 0.32, look.metal),
    ball(-1.5, 1.45, 0.17, look.mirror),
    ball(1.62, 1.3, 0.2, look.second),
    ball(-2.6, 1.3, 0.12, look.metal),
    ball(2.5, 1.1, 0.13, look.glass),
    floating([1.9, 2.6, -0.9], 0.16, look.metal),
    floating([-1.95, 2.85, -0.7], 0.23, look.second),
    floating([2.35, 3.3, -1.4], 0.27, look.accent),
    floating([-2.55, 2.05, -1.5], 0.19, look.glass),
    ...company(request, [
      [-1.75, 1.5, 0.34],
      [1.85, 1.1, -0.36],
    ]),
  ]);
  return mirrored({ main: [base, top, figure], props, focus: [base, figure], hero: figure }, side);
};

/** Blocks of three heights. */
export const steps: SetDesign = (request) => {
  const { hero, look, random, side } = request;
  const turn = random.between(-0.1, 0.14);
  const block = (x: number, z: number, half: number, height: number, material: Solid['material']): Solid => ({
    kind: 'box',
    at: [x, height / 2, z],
    half: [half, height / 2, half * 0.92],
    turn,
    bevel: 0.045,
    material: material!,
  });
  const middle = block(0, 0, 1.16, 0.66, look.top);
  const low = block(-1.95, 0.35, 0.72, 0.3, look.base);
  const high = block(1.85, -0.75, 0.62, 1.3, look.base);
  const figure = standing(hero, { x: 0, z: 0.1, foot: 0.66, w: 2.35, h: 2.4, yaw: -random.between(0.2, 0.38) }, look);
  const [first, second] = request.extras;
  const props = [
    [
      low,
      first
        ? standing(first, { x: -1.95, z: 0.4, foot: 0.3, w: 0.95, h: 0.9, yaw: 0.3 }, look)
        : ball(-1.95, 0.35, 0.44, look.accent, 0.3),
    ],
    [
      high,
      second
        ? standing(second, { x: 1.85, z: -0.7, foot: 1.3, w: 0.9, h: 0.85, yaw: -0.3 }, look)
        : ball(1.85, -0.75, 0.4, look.metal, 1.3),
    ],
    ...single([
      ball(-2.75, -0.5, 0.5, look.accent),
      ball(1.62, 0.75, 0.22, look.second),
      ball(2.2, 0.7, 0.14, look.metal),
      ball(-1, 1.45, 0.13, look.metal),
      ball(2.75, -0.1, 0.3, look.mirror),
      ball(1.1, 1.55, 0.09, look.glass),
      floating([-1.75, 2.6, -0.8], 0.2, look.metal),
      floating([2.7, 2.7, -1.2], 0.24, look.second),
    ]),
  ];
  return mirrored({ main: [middle, figure], props, focus: [middle, figure], hero: figure }, side);
};

/** The hero among many balls on the floor. */
export const balls: SetDesign = (request) => {
  const { hero, look, random, side } = request;
  const plinth: Solid = {
    kind: 'cylinder',
    x: 0,
    z: 0,
    foot: 0,
    top: 0.16,
    radius: 1.3,
    bevel: 0.05,
    material: look.top,
  };
  const figure = standing(hero, { x: 0, z: 0.1, foot: 0.16, w: 2.8, h: 2.6, yaw: -random.between(0.2, 0.38) }, look);
  const placed: Solid[] = [];
  const materials = [
    look.base,
    look.accent,
    look.second,
    look.top,
    look.metal,
    look.base,
    look.mirror,
    look.accent,
    look.second,
    look.glass,
  ] as const;
  for (let attempt = 0; attempt < 260 && placed.length < 26; attempt += 1) {
    const radius = 0.1 + 0.5 * random.next() ** 2.2;
    const [x, z] = [random.between(-3.3, 3.3), random.between(-2.1, 1.6)];
    const isFree =
      Math.hypot(x, z) > 1.36 + radius &&
      !(Math.abs(x) < 1.5 && z > 0.6 && radius > 0.22) &&
      placed.every(
        (other) =>
          other.kind !== 'sphere' ||
          Math.hypot(x - other.at[0], z - other.at[2], radius - other.radius) > radius + other.radius + 0.02,
      );
    if (isFree) placed.push(ball(x, z, radius, materials[placed.length % materials.length]!));
  }
  return mirrored({ main: [plinth, figure], props: single(placed), focus: [plinth, figure], hero: figure }, side);
};
