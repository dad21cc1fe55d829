import { company } from './set-company';
import type { Relief, Solid } from './studio-scene';
import { ball, floating, mirrored, type SetDesign, single, standing } from './studio-set';

/** A doorway behind a low plinth, a step and a ball beside it. */
export const arch: SetDesign = (request) => {
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

/** A large standing disc, the hero in front of it. */
export const sun: SetDesign = (request) => {
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

/** The hero hangs in front of a ring. */
export const ring: SetDesign = (request) => {
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
