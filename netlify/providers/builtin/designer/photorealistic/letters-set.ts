import type { Solid } from './studio-scene';
import { ball, floating, mirrored, single, standing, type SetDesign } from './studio-set';

/** A figure or a word in large solid letters on a plinth as wide as they are, things of the matter beside it. */
export const lettersSet: SetDesign = (request) => {
  const { hero, extras, look, random, side } = request;
  const w = Math.min(3.7, 2.3 * hero.aspect);
  const reach = w / 2 + 0.28;
  const isStepped = random.chance(0.5);
  const foot = isStepped ? 0.52 : 0.34;
  const lower: Solid = {
    kind: 'box',
    at: [0, 0.17, isStepped ? 0.15 : 0],
    half: [reach + (isStepped ? 0.4 : 0), 0.17, isStepped ? 1.15 : 0.8],
    turn: 0,
    bevel: 0.045,
    material: isStepped ? look.base : look.top,
  };
  const upper: Solid = {
    kind: 'box',
    at: [0, 0.43, -0.1],
    half: [reach, 0.09, 0.66],
    turn: 0,
    bevel: 0.04,
    material: look.top,
  };
  const letters = {
    ...standing(hero, { x: 0, z: -0.05, foot, w, h: 2.3, yaw: -random.between(0.06, 0.16), pitch: 0 }, look),
    material: look.letters,
  };
  const top = letters.at[1] + letters.half[1];
  const [first, second] = extras;
  const edge = reach + (isStepped ? 0.4 : 0);
  const disc: Solid = {
    kind: 'relief',
    outline: { kind: 'disc' },
    at: [edge * 0.35, 1.5, -1.5],
    half: [1.5, 1.5, 0.12],
    turn: { yaw: 0, pitch: 0, roll: 0 },
    body: { kind: 'cut', edge: 0.05 },
    material: look.base,
  };
  const props = single([
    first
      ? standing(first, { x: -edge - 0.62, z: 0.95, foot: 0, w: 1.05, h: 1.05, yaw: 0.34, pitch: 0.08 }, look)
      : ball(-edge - 0.2, 1, 0.42, look.second),
    second
      ? standing(second, { x: edge + 0.6, z: 0.9, foot: 0, w: 0.98, h: 0.98, yaw: -0.36, pitch: 0.08 }, look)
      : ball(edge + 0.3, 0.6, 0.36, look.accent),
    ball(-edge - 0.55, -0.6, 0.62, look.base),
    ball(edge + 0.7, -0.8, 0.7, look.top),
    ball(edge - 0.35, 1.52, 0.15, look.metal),
    ball(-edge + 0.75, 1.5, 0.11, look.mirror),
    ball(edge + 1.3, 0.75, 0.15, look.glass),
    floating([-edge + 0.1, top + 0.25, -0.6], 0.2, look.second),
    floating([edge - 0.2, top + 0.4, -0.8], 0.15, look.metal),
    floating([edge + 0.6, 2.1, -1], 0.25, look.accent),
  ]);
  const hasDisc = random.chance(0.4);
  return mirrored(
    {
      main: [...(hasDisc ? [disc] : []), lower, ...(isStepped ? [upper] : []), letters],
      props,
      focus: [lower, letters, ...(hasDisc ? [disc] : [])],
      hero: letters,
    },
    side,
  );
};
