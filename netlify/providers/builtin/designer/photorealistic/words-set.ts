import type { Relief, Solid } from './studio-scene';
import { ball, floating, mirrored, type SetDesign, single, standing } from './studio-set';

/** The headline in solid letters, line upon line on a low plinth: no other thing is needed. */
export const wordsSet: SetDesign = ({ hero, extras, look, random, side, shape }) => {
  const lines = [hero, ...extras];
  const widest = shape === 'tall' ? 3.5 : 4.1;
  const least = Math.min(...lines.map(({ aspect }) => widest / aspect));
  const heights = lines.map(({ aspect }) => Math.min(widest / aspect, least * TALLEST));
  const gap = least * 0.16;
  const scale = Math.min(1, HIGHEST / (heights.reduce((sum, one) => sum + one, 0) + gap * (lines.length - 1)));
  const reach = (Math.max(...lines.map(({ aspect }, index) => aspect * heights[index]!)) * scale) / 2 + 0.26;
  const plinth: Solid = {
    kind: 'box',
    at: [0, PLINTH / 2, 0.1],
    half: [reach, PLINTH / 2, 0.72],
    turn: 0,
    bevel: 0.045,
    material: look.top,
  };
  const yaw = -random.between(0.04, 0.12);
  const letters: Relief[] = [];
  let foot = PLINTH;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const h = heights[at]! * scale;
    const relief = standing(lines[at]!, { x: 0, z: 0, foot, w: widest, h, yaw, pitch: 0 }, look);
    letters.push({ ...relief, half: [relief.half[0], relief.half[1], DEPTH], material: look.letters });
    foot += h + gap * scale;
  }
  const props = single([
    ball(-reach - 0.42, 0.5, 0.4, look.second),
    ball(reach + 0.46, 0.2, 0.5, look.accent),
    ball(-reach - 0.7, -0.8, 0.66, look.base),
    ball(reach + 0.9, -1, 0.72, look.top),
    ball(reach - 0.2, 1.3, 0.16, look.metal),
    ball(-reach + 0.55, 1.36, 0.12, look.mirror),
    ball(reach + 1.15, 0.8, 0.15, look.glass),
    floating([-reach - 0.1, foot + 0.2, -0.7], 0.2, look.second),
    floating([reach - 0.1, foot + 0.34, -0.9], 0.15, look.metal),
    floating([reach + 0.6, 2.2, -1], 0.24, look.accent),
  ]);
  return mirrored({ main: [plinth, ...letters], props, focus: [plinth, ...letters], hero: letters[0]! }, side);
};

const PLINTH = 0.26;
/** Half of it, in metres. */
const DEPTH = 0.17;
/** Of all lines together. */
const HIGHEST = 2.9;
/** A short line may be this much taller than the longest. */
const TALLEST = 1.45;
