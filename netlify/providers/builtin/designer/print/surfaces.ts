import { linearOf } from '../photorealistic/linear-light';
import type { Vec } from '../photorealistic/studio-scene';

/** What a print lies on or hangs from, pixel by pixel. */
export interface Surface {
  /** Linear light that it gives back, and how high it is in pixels. */
  at(x: number, y: number): SurfacePoint;
}
export interface SurfacePoint {
  r: number;
  g: number;
  b: number;
  height: number;
}
export const surfaceNames = ['oak', 'plaster', 'linen', 'walnut', 'brick', 'cork'] as const;
export type SurfaceName = (typeof surfaceNames)[number];

/** `colour` tints plaster, linen and brick; wood and cork keep their own. `unit` is the picture's module in pixels. */
export function surfaceOf(name: SurfaceName, colour: string, unit: number, seed: number): Surface {
  const noise = noiseOf(seed);
  const point: SurfacePoint = { r: 0, g: 0, b: 0, height: 0 };
  const set = ([r, g, b]: Vec, times: number, height: number): SurfacePoint => {
    point.r = r * times;
    point.g = g * times;
    point.b = b * times;
    point.height = height;
    return point;
  };
  if (name === 'oak' || name === 'walnut') return { at: planks(noise, unit, woods[name], set) };
  if (name === 'linen') return { at: weave(noise, unit, linearOf(colour), set) };
  if (name === 'brick') return { at: courses(noise, unit, linearOf(colour), set) };
  if (name === 'cork') return { at: granules(noise, unit, set) };
  return { at: trowelled(noise, unit, linearOf(colour), set) };
}

type Setter = (colour: Vec, times: number, height: number) => SurfacePoint;

/** Boards with years' rings, pores along the grain and a joint between each two. */
function planks(noise: Noise, unit: number, { light, dark }: Wood, set: Setter): Surface['at'] {
  const board = unit * 3.1;
  return (x, y) => {
    const row = Math.floor(y / board + 40);
    const within = y / board + 40 - row;
    const shift = noise.hash(row, 7) * 900;
    const [u, v] = [(x + shift * unit) / unit, y / unit];
    const bend = noise.fbm(u * 0.16, v * 0.9 + row * 9, 3) - 0.5;
    const ring =
      Math.abs(((within * (5 + noise.hash(row, 3) * 4) + bend * 3.4 + noise.hash(row, 5) * 8) % 1) - 0.5) * 2;
    const pore = noise.value(u * 1.5, v * 52);
    const fibre = noise.value(u * 0.7, v * 24);
    const share = Math.min(1, 0.16 + ring ** 3 * 0.42 + (fibre - 0.5) * 0.3 + noise.hash(row, 11) * 0.24);
    const joint = Math.min(within, 1 - within) * board;
    const open = joint < 2.2 ? 0.42 + 0.2 * joint : 1;
    const dig = pore > 0.8 ? (pore - 0.8) * 1.8 : 0;
    return set(
      [0, 1, 2].map((at) => light[at]! + (dark[at]! - light[at]!) * share) as unknown as Vec,
      open * (1 - dig * 0.5),
      -dig * 1.3 - (joint < 3 ? (3 - joint) * 0.7 : 0) + fibre * 0.35,
    );
  };
}

/** Over and under, threads of uneven thickness. */
function weave(noise: Noise, unit: number, colour: Vec, set: Setter): Surface['at'] {
  const pitch = Math.max(3.4, unit * 0.052);
  return (x, y) => {
    const [u, v] = [
      x / pitch + noise.value(x / 90, y / 260) * 0.9,
      y / pitch + noise.value(x / 260 + 60, y / 90) * 0.9,
    ];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const across = Math.sin((u - column) * Math.PI) * (0.75 + 0.5 * noise.hash(column, 1));
    const along = Math.sin((v - row) * Math.PI) * (0.75 + 0.5 * noise.hash(row, 2));
    const isOver = ((column + row) & 1) === 0;
    const height = isOver ? across * 0.95 + along * 0.28 : along * 0.95 + across * 0.28;
    const thread = isOver
      ? noise.hash(column, 3) * 0.6 + noise.value(column * 3, y / 40) * 0.4
      : noise.hash(row, 4) * 0.6 + noise.value(x / 40, row * 3) * 0.4;
    return set(colour, (0.66 + 0.34 * height) * (0.86 + 0.24 * thread), height * 1.05);
  };
}

/** Lime plaster: wide strokes of the trowel, fine sand. */
function trowelled(noise: Noise, unit: number, colour: Vec, set: Setter): Surface['at'] {
  return (x, y) => {
    const [u, v] = [x / unit, y / unit];
    const wide = noise.fbm(u * 0.55 + 3, v * 0.8, 4);
    const stroke = noise.fbm((u + v * 0.5) * 0.9, (v - u * 0.3) * 3.4, 4);
    const sand = noise.value(x * 0.42, y * 0.42);
    return set(
      colour,
      0.82 + wide * 0.26 + (stroke - 0.5) * 0.16,
      wide * unit * 0.1 + stroke * unit * 0.075 + sand * 0.55,
    );
  };
}

/** Bricks in a running bond, each fired a little differently, and mortar between them. */
function courses(noise: Noise, unit: number, colour: Vec, set: Setter): Surface['at'] {
  const [long, high, joint] = [unit * 1.72, unit * 0.56, unit * 0.075];
  return (x, y) => {
    const row = Math.floor(y / high + 40);
    const along = x / long + 40 + (row & 1 ? 0.5 : 0);
    const brick = Math.floor(along);
    const edge =
      Math.min(
        Math.min(along - brick, brick + 1 - along) * long,
        Math.min(y / high + 40 - row, row + 41 - y / high - 40) * high,
      ) +
      (noise.value(x * 0.09, y * 0.09) - 0.5) * unit * 0.035;
    const sand = noise.value(x * 0.5, y * 0.5);
    const grit = noise.fbm((x / unit) * 5, (y / unit) * 5, 3);
    if (edge < joint / 2) return set(MORTAR, 0.78 + sand * 0.24, -unit * 0.05 + sand * 0.7);
    const fired = 0.72 + noise.hash(brick * 7, row * 3) * 0.42;
    const worn = Math.min(1, (edge - joint / 2) / (unit * 0.05));
    return set(colour, fired * (0.74 + grit * 0.46), -unit * 0.05 * (1 - worn) + grit * unit * 0.05 + sand * 0.6);
  };
}

/** Ground cork pressed into a board. */
function granules(noise: Noise, unit: number, set: Setter): Surface['at'] {
  return (x, y) => {
    const [u, v] = [(x / unit) * 13, (y / unit) * 13];
    const coarse = noise.value(u + noise.value(v, u) * 1.4, v);
    const fine = noise.value(u * 2.7, v * 2.7 + 40);
    const grain = coarse * 0.6 + fine * 0.4;
    const share = Math.min(1, Math.max(0, (grain - 0.1) * 1.25));
    const dark = noise.value(u * 1.3 + 90, v * 1.3) > 0.86 ? 0.74 : 1;
    return set(
      [0, 1, 2].map((at) => CORK.dark[at]! + (CORK.light[at]! - CORK.dark[at]!) * share) as unknown as Vec,
      dark,
      grain * unit * 0.03 + fine * 0.6,
    );
  };
}

interface Noise {
  /** 0 to 1, smooth, one bump a step. */
  value(x: number, y: number): number;
  fbm(x: number, y: number, octaves: number): number;
  hash(x: number, y: number): number;
}

function noiseOf(seed: number): Noise {
  const table = new Float32Array(SIDE * SIDE);
  let state = seed | 1;
  for (let at = 0; at < table.length; at += 1) {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    state ^= state >>> 13;
    table[at] = (state >>> 8) / 16_777_216;
  }
  const hash = (x: number, y: number): number => table[((y & MASK) << SHIFT) | (x & MASK)]!;
  const value = (x: number, y: number): number => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [x - i, y - j];
    const [sx, sy] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)];
    const top = hash(i, j) + (hash(i + 1, j) - hash(i, j)) * sx;
    const low = hash(i, j + 1) + (hash(i + 1, j + 1) - hash(i, j + 1)) * sx;
    return top + (low - top) * sy;
  };
  const fbm = (x: number, y: number, octaves: number): number => {
    let [sum, weight, whole] = [0, 0.5, 0];
    let [u, v] = [x, y];
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += value(u, v) * weight;
      whole += weight;
      weight *= 0.5;
      [u, v] = [u * 2.03 + 17.1, v * 2.03 + 31.7];
    }
    return sum / whole;
  };
  return { value, fbm, hash: (x, y) => hash(x * 37 + y * 101, y * 57 + (x >> 4)) };
}

interface Wood {
  light: Vec;
  dark: Vec;
}
const woods = {
  oak: { light: linearOf('#dcb98a'), dark: linearOf('#a87c4c') },
  walnut: { light: linearOf('#8a6347'), dark: linearOf('#4f3525') },
} as const satisfies Partial<Record<SurfaceName, Wood>>;
const MORTAR = linearOf('#b9b0a2');
const CORK: Wood = { light: linearOf('#d9ad78'), dark: linearOf('#a1764a') };
const SHIFT = 8;
const SIDE = 1 << SHIFT;
const MASK = SIDE - 1;
