import type { Relief, Solid } from './studio-scene';
import { ball, floating, mirrored, single, standing, type SetDesign, type SetRequest } from './studio-set';

export const setNames = ['podium', 'arch', 'steps', 'sun', 'balls', 'ring'] as const;
export type SetName = (typeof setNames)[number];

/** Two round podiums between large balls, small ones in the air. */
const podium: SetDesign = (request) => {
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

/** A doorway behind a low plinth, a step and a ball beside it. */
const arch: SetDesign = (request) => {
  const { hero, look, random, side } = request;
  const plinth: Solid = {
    kind: 'cylinder',
    x: 0,
    z: 0.1,
    foot: 0,
    top: 0.34,
    radius: 1.36,
    bevel: 0.05,
    material: look.top,
  };
  const figure = standing(hero, { x: 0, z: 0.2, foot: 0.34, w: 2.6, h: 2.5, yaw: -random.between(0.18, 0.34) }, look);
  const doorway = slab(
    'arch',
    random.chance(0.5) ? 0.72 : 0,
    [0.3, 1.62, -1.2],
    [1.2, 1.64, 0.16],
    look.isDark ? look.accent : look.base,
    0.05,
  );
  const step: Solid = {
    kind: 'box',
    at: [-1.9, 0.24, -0.5],
    half: [0.62, 0.24, 0.55],
    turn: 0.16,
    bevel: 0.04,
    material: look.base,
  };
  const props = [
    [step, ball(-1.9, -0.5, 0.4, look.accent, 0.48)],
    ...single([
      ball(1.95, 0.35, 0.3, look.second),
      ball(2.35, -0.5, 0.46, look.metal),
      ball(1.5, 1.35, 0.13, look.metal),
      ball(-1.35, 1.5, 0.11, look.glass),
      ...company(request, [
        [-1.72, 1.15, 0.4],
        [1.85, 1.2, -0.4],
      ]),
    ]),
  ];
  return mirrored({ main: [doorway, plinth, figure], props, focus: [plinth, figure, doorway], hero: figure }, side);
};

/** Blocks of three heights. */
const steps: SetDesign = (request) => {
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

/** A large standing disc, the hero in front of it. */
const sun: SetDesign = (request) => {
  const { hero, look, random, side } = request;
  const plinth: Solid = {
    kind: 'cylinder',
    x: 0,
    z: 0.1,
    foot: 0,
    top: 0.26,
    radius: 1.5,
    bevel: 0.06,
    material: look.top,
  };
  const disc = slab(
    'disc',
    0,
    [0.4, 1.5, -1.2],
    [1.5, 1.5, 0.12],
    random.chance(0.3) ? look.metal : look.isDark ? look.accent : look.base,
    0.05,
  );
  const figure = standing(hero, { x: 0, z: 0.2, foot: 0.26, w: 2.6, h: 2.4, yaw: -random.between(0.2, 0.36) }, look);
  const props = single([
    ball(-2.05, -0.2, 0.5, look.accent),
    ball(-1.62, 0.85, 0.24, look.second),
    ball(2.05, 0.5, 0.3, look.accent),
    ball(2.5, -0.4, 0.2, look.metal),
    ball(1.25, 1.4, 0.12, look.glass),
    ball(-2.35, 1.05, 0.13, look.metal),
    floating([-1.7, 2.5, -0.5], 0.16, look.metal),
    floating([2, 3.05, -0.8], 0.22, look.second),
    ...company(request, [
      [-1.6, 1.35, 0.36],
      [1.8, 1.15, -0.4],
    ]),
  ]);
  return mirrored({ main: [disc, plinth, figure], props, focus: [plinth, figure, disc], hero: figure }, side);
};

/** The hero among many balls on the floor. */
const balls: SetDesign = (request) => {
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

/** The hero hangs in front of a ring. */
const ring: SetDesign = (request) => {
  const { hero, look, random, side } = request;
  const base: Solid = {
    kind: 'cylinder',
    x: 0,
    z: 0,
    foot: 0,
    top: 0.3,
    radius: 1.5,
    bevel: 0.06,
    material: look.base,
  };
  const top: Solid = {
    kind: 'cylinder',
    x: 0,
    z: 0,
    foot: 0.3,
    top: 0.42,
    radius: 1.1,
    bevel: 0.04,
    material: look.top,
  };
  const figure = standing(
    hero,
    {
      x: 0,
      z: 0.25,
      foot: 0.66,
      w: 2.3,
      h: 2.1,
      yaw: -random.between(0.16, 0.3),
      pitch: 0.02,
      roll: hero.outline.kind === 'icon' ? random.between(-0.1, 0.1) : 0,
    },
    look,
  );
  const hoop = slab(
    'ring',
    0.86,
    [0, 1.86, -0.55],
    [1.6, 1.6, 0.12],
    random.chance(0.5) ? look.metal : look.accent,
    0.11,
    0.22,
  );
  const props = single([
    ball(-2.2, -0.6, 0.62, look.top),
    ball(2.1, 0.2, 0.36, look.second),
    ball(-1.78, 0.75, 0.26, look.accent),
    ball(2.55, -0.9, 0.5, look.base),
    ball(1.55, 1.3, 0.14, look.metal),
    ball(-1.3, 1.6, 0.1, look.glass),
    floating([-2.1, 2.7, -0.4], 0.2, look.second),
    floating([2.2, 2.3, -0.3], 0.14, look.mirror),
    floating([1.9, 3.2, -0.9], 0.22, look.accent),
    ...company(request, [
      [-1.9, 1.35, 0.36],
      [1.85, 1.2, -0.36],
    ]),
  ]);
  return mirrored({ main: [base, top, hoop, figure], props, focus: [base, figure, hoop], hero: figure }, side);
};

/** Smaller things of the same matter on the floor. */
function company(
  { extras, look, random }: SetRequest,
  places: readonly (readonly [x: number, z: number, yaw: number])[],
): Relief[] {
  return extras.slice(0, places.length).map((actor, index) => {
    const [x, z, yaw] = places[index]!;
    return standing(actor, { x, z, foot: 0, w: 1.05, h: 0.98, yaw: yaw + random.between(-0.1, 0.1), pitch: 0.1 }, look);
  });
}

function slab(
  kind: 'arch' | 'disc' | 'ring',
  hole: number,
  at: Relief['at'],
  half: Relief['half'],
  material: Solid['material'],
  edge: number,
  yaw = 0,
): Relief {
  return {
    kind: 'relief',
    outline: kind === 'disc' ? { kind } : { kind, hole },
    at,
    half,
    turn: { yaw, pitch: 0, roll: 0 },
    body: { kind: 'cut', edge },
    material,
  };
}

export const setDesigns: Readonly<Record<SetName, SetDesign>> = { podium, arch, steps, sun, balls, ring };
