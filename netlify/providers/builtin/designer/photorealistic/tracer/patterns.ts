import { cellNoise } from './random';

const TERRAZZO: f32 = 1;
const STRIPES: f32 = 2;
const PLANKS: f32 = 3;
const MOTTLE: f32 = 4;
const RINGS: f32 = 5;
const FADE: f32 = 6;
const WEAVE: f32 = 7;
const FIBRES: f32 = 8;
const SLATE: f32 = 9;

/** The slope of the last bump. */
export let bumpX: f32 = 0;
export let bumpY: f32 = 0;
export let bumpZ: f32 = 0;

/** How much of a material's second colour is at a point that is measured in the pattern's size. */
export function secondShare(pattern: f32, x: f32, y: f32, z: f32): f32 {
  if (pattern === STRIPES) return (<i32>Mathf.floor(x) & 1) === 0 ? 1 : 0;
  if (pattern === TERRAZZO) return isChip(x, y, z) ? 1 : 0;
  if (pattern === PLANKS) return planks(x, z);
  if (pattern === MOTTLE) return rise(clouds(x, y, z), 0.36, 0.64);
  if (pattern === RINGS) {
    const reach = Mathf.sqrt(x * x + z * z) + noise(x * <f32>0.4, y, z * <f32>0.4) * <f32>0.9;
    const part = reach - Mathf.floor(reach);
    return part * part * <f32>0.8 + noise(x * 6, y * 6, z * 6) * <f32>0.2;
  }
  if (pattern === FADE) return rise(y + (clouds(x * 3, y * 3, z * 3) - <f32>0.5) * <f32>0.7, -0.5, 0.5);
  if (pattern === WEAVE) {
    const one = <f32>0.5 + <f32>0.5 * Mathf.sin(x * <f32>6.2831853) * Mathf.sin(z * <f32>6.2831853);
    return one * <f32>0.55 + noise(x * <f32>0.3, 0, z * 7) * <f32>0.25 + noise(x * 7, 3, z * <f32>0.3) * <f32>0.2;
  }
  if (pattern === FIBRES) return rise(clouds(x * 5, y, z * 5), 0.3, 0.7);
  if (pattern === SLATE) return rise(clouds(x, y, z), 0.3, 0.75) * <f32>0.7 + noise(x * 14, y * 14, z * 14) * <f32>0.3;
  return 0;
}

/** The slope of small clouds, for dents and crusts. */
export function readBump(x: f32, y: f32, z: f32): void {
  const here = clouds(x, y, z);
  bumpX = (clouds(x + <f32>0.15, y, z) - here) * -6;
  bumpY = (clouds(x, y + <f32>0.15, z) - here) * -6;
  bumpZ = (clouds(x, y, z + <f32>0.15) - here) * -6;
}

/** Boards that run along x, one size wide, each with its own tone and grain, dark in the joints. */
function planks(x: f32, z: f32): f32 {
  const board = Mathf.floor(z);
  const across = z - board;
  const own = cellNoise(<i32>board, 7, 1);
  const bend = noise(x * <f32>0.25 + own * 40, own * 10, z * <f32>0.8) * <f32>2.2;
  const lines = noise(x * <f32>0.35 + own * 60, board, (across + bend) * 9);
  const fine = noise(x * <f32>2.5, board, z * 46);
  const edge = min<f32>(across, <f32>1 - across);
  const joint: f32 = edge < <f32>0.012 ? 1 : 0;
  return min<f32>(1, max<f32>(joint, lines * lines * <f32>0.75 + fine * <f32>0.22 + (own - <f32>0.5) * <f32>0.3));
}

/** Chips of stone scattered through the body. */
function isChip(x: f32, y: f32, z: f32): bool {
  const cx = <i32>Mathf.floor(x);
  const cy = <i32>Mathf.floor(y);
  const cz = <i32>Mathf.floor(z);
  if (cellNoise(cx, cy, cz) > <f32>0.42) return false;
  const fx = x - <f32>cx - <f32>0.5;
  const fy = y - <f32>cy - <f32>0.5;
  const fz = z - <f32>cz - <f32>0.5;
  const turn = cellNoise(cz, cx, cy) * <f32>6.2831853;
  const c = Mathf.cos(turn);
  const s = Mathf.sin(turn);
  const size = <f32>0.18 + cellNoise(cy, cz, cx) * <f32>0.26;
  return Mathf.abs(c * fx - s * fz) + Mathf.abs(fy) * <f32>0.9 < size && Mathf.abs(s * fx + c * fz) < size * <f32>0.8;
}

function clouds(x: f32, y: f32, z: f32): f32 {
  return (
    noise(x, y, z) * <f32>0.57 +
    noise(x * <f32>2.03 + 7, y * <f32>2.03, z * <f32>2.03) * <f32>0.28 +
    noise(x * <f32>4.1, y * <f32>4.1 + 3, z * <f32>4.1) * <f32>0.15
  );
}

/** Value noise, 0 to 1. */
function noise(x: f32, y: f32, z: f32): f32 {
  const fx = Mathf.floor(x);
  const fy = Mathf.floor(y);
  const fz = Mathf.floor(z);
  const ix = <i32>fx;
  const iy = <i32>fy;
  const iz = <i32>fz;
  const u = eased(x - fx);
  const v = eased(y - fy);
  const w = eased(z - fz);
  const low = mixed(
    mixed(cellNoise(ix, iy, iz), cellNoise(ix + 1, iy, iz), u),
    mixed(cellNoise(ix, iy + 1, iz), cellNoise(ix + 1, iy + 1, iz), u),
    v,
  );
  const high = mixed(
    mixed(cellNoise(ix, iy, iz + 1), cellNoise(ix + 1, iy, iz + 1), u),
    mixed(cellNoise(ix, iy + 1, iz + 1), cellNoise(ix + 1, iy + 1, iz + 1), u),
    v,
  );
  return mixed(low, high, w);
}

function eased(t: f32): f32 {
  return t * t * (<f32>3 - t * 2);
}

function mixed(a: f32, b: f32, share: f32): f32 {
  return a + (b - a) * share;
}

function rise(value: f32, from: f32, to: f32): f32 {
  return eased(max<f32>(0, min<f32>(1, (value - from) / (to - from))));
}
