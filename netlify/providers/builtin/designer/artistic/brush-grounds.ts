import type { ArtGround } from './paint-manners';
import { layered, type Noise } from './noise';

/** How strongly two tones of a ground show at a point, 0 to 1, and where the brush runs there, in radians. */
export interface BrushGround {
  first(x: number, y: number): number;
  second(x: number, y: number): number;
  flow(x: number, y: number): number;
}

/** Strokes behind a subject, about a centre; `radius` is the measure of everything. */
export function brushGround(
  kind: ArtGround,
  noise: Noise,
  centre: { x: number; y: number },
  radius: number,
  turn: number,
): BrushGround {
  const distance = (x: number, y: number): number => hypot(x - centre.x, y - centre.y) / radius;
  const angle = (x: number, y: number): number => atan2(y - centre.y, x - centre.x);
  const wavy = (x: number, y: number): number => layered(noise, (x / radius) * 0.9 + turn, (y / radius) * 0.9, 3) * 4.4;
  if (kind === 'rays') {
    const fan = (x: number, y: number, phase: number): number =>
      max(0, sin(angle(x, y) * RAYS + wavy(x, y) * 0.16 + turn + phase) * 2.2) * min(1, distance(x, y));
    return {
      first: (x, y) => min(0.85, fan(x, y, 0)),
      second: (x, y) => min(0.8, fan(x, y, Math.PI) * 0.5),
      flow: (x, y) => angle(x, y) + noise((x / radius) * 2, (y / radius) * 2) * 0.2,
    };
  }
  if (kind === 'level') {
    const band = (x: number, y: number, phase: number): number =>
      max(0, sin((y / radius) * 5.2 + phase + turn + noise((x / radius) * 0.7, (y / radius) * 1.9) * 1.7));
    return {
      first: (x, y) => 0.7 * band(x, y, 0),
      second: (x, y) => 0.75 * band(x, y, 2.6) * (0.55 + 0.45 * noise((x / radius) * 1.6, (y / radius) * 7)),
      flow: (x, y) => noise((x / radius) * 1.4, (y / radius) * 2.4) * 0.35,
    };
  }
  if (kind === 'dabs') {
    const patch = (x: number, y: number, at: number): number =>
      min(0.5, max(0, layered(noise, (x / radius) * 2.2 + at, (y / radius) * 2.8 - at, 3) * 1.5));
    return {
      first: (x, y) => patch(x, y, turn),
      second: (x, y) => patch(x, y, turn + 31),
      flow: (x, y) => 0.7 + noise((x / radius) * 1.1 + turn, (y / radius) * 1.1) * 3,
    };
  }
  return {
    first: (x, y) => 0.75 * max(0, sin(distance(x, y) * 9 + wavy(x, y))) * min(1, distance(x, y) * 0.8),
    second: (x, y) => 0.8 * max(0, sin(distance(x, y) * 9 + 2.6 + wavy(x, y))),
    flow: (x, y) => angle(x, y) + Math.PI / 2 + noise((x / radius) * 1.5, (y / radius) * 1.5) * 0.5,
  };
}

const RAYS = 11;
/** Bound once: the loops above ask for them at every pixel. */
const { atan2, hypot, max, min, sin } = Math;
