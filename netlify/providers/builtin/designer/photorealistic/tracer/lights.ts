import { isShaded } from './intersect';
import { PLACE_HEIGHT, PLACE_WIDTH, SOFT_HEIGHT, SOFT_WIDTH, parameter, place } from './scene-memory';

/** The light of the last question. */
export let lightRed: f32 = 0;
export let lightGreen: f32 = 0;
export let lightBlue: f32 = 0;

export const KEY: i32 = 40;
export const RIM: i32 = 52;
const BRIGHTEST_SEEN: f32 = 7;

/** The dome around the studio; glossy rays also see strip lights in it, which light nothing else. */
export function dome(dx: f32, dy: f32, dz: f32, isGlossy: bool): void {
  if (place !== 0) {
    if (isGlossy) surroundings(dx, dy, dz, place, PLACE_WIDTH, PLACE_HEIGHT);
    else surroundings(dx, dy, dz, place + <usize>(PLACE_WIDTH * PLACE_HEIGHT * 16), SOFT_WIDTH, SOFT_HEIGHT);
    return;
  }
  const up = max<f32>(0, min<f32>(1, dy * <f32>0.5 + <f32>0.5));
  const down: f32 = <f32>1 - up;
  let strip: f32 = 0;
  if (isGlossy) {
    const azimuth = Mathf.atan2(dx, dz);
    if (dy > -0.1 && dy < 0.75) {
      strip += soft(Mathf.abs(azimuth - <f32>0.9), 0.28) * <f32>3.2;
      strip += soft(Mathf.abs(azimuth + <f32>1.5), 0.13) * <f32>2.4;
    }
    strip = strip * parameter(36) + soft(<f32>1 - dy, 0.14) * <f32>2.6 * parameter(36);
  }
  lightRed = parameter(30) * down + parameter(33) * up + strip;
  lightGreen = parameter(31) * down + parameter(34) * up + strip;
  lightBlue = parameter(32) * down + parameter(35) * up + strip;
}

/** Light of a real place from a direction; -z is the middle of its map. */
function surroundings(dx: f32, dy: f32, dz: f32, map: usize, width: i32, height: i32): void {
  const u = (Mathf.atan2(dx, -dz) * <f32>0.15915494 + <f32>0.5) * <f32>width - <f32>0.5;
  const v = Mathf.acos(max<f32>(-1, min<f32>(1, dy))) * <f32>0.31830989 * <f32>height - <f32>0.5;
  const left = Mathf.floor(u);
  const top = Mathf.floor(v);
  const across = u - left;
  const down = v - top;
  const x0 = (<i32>left + width) % width;
  const x1 = (<i32>left + 1 + width) % width;
  const y0 = max<i32>(0, <i32>top);
  const y1 = min<i32>(height - 1, <i32>top + 1);
  const upper = mixed(map, y0 * width + x0, y0 * width + x1, across);
  const lower = mixed(map, y1 * width + x0, y1 * width + x1, across);
  const light = f32x4.add(upper, f32x4.mul(f32x4.sub(lower, upper), f32x4.splat(down)));
  lightRed = f32x4.extract_lane(light, 0);
  lightGreen = f32x4.extract_lane(light, 1);
  lightBlue = f32x4.extract_lane(light, 2);
}

function mixed(map: usize, one: i32, other: i32, share: f32): v128 {
  const from = v128.load(map + ((<usize>one) << 4));
  const to = v128.load(map + ((<usize>other) << 4));
  return f32x4.add(from, f32x4.mul(f32x4.sub(to, from), f32x4.splat(share)));
}

/** 1 inside a half width, falling to 0 over its last fifth. */
function soft(distance: f32, half: f32): f32 {
  return max<f32>(0, min<f32>(1, (half - distance) / (half * <f32>0.2)));
}

/** Irradiance over π that one point of a softbox gives; `a` and `b` from 0 to 1 choose the point. */
export function lit(x: f32, y: f32, z: f32, nx: f32, ny: f32, nz: f32, light: i32, a: f32, b: f32): void {
  lightRed = 0;
  lightGreen = 0;
  lightBlue = 0;
  const s = a * 2 - 1;
  const t = b * 2 - 1;
  let dx = parameter(light) + parameter(light + 3) * s + parameter(light + 6) * t - x;
  let dy = parameter(light + 1) + parameter(light + 4) * s + parameter(light + 7) * t - y;
  let dz = parameter(light + 2) + parameter(light + 5) * s + parameter(light + 8) * t - z;
  const square = dx * dx + dy * dy + dz * dz;
  const distance = Mathf.sqrt(square);
  dx /= distance;
  dy /= distance;
  dz /= distance;
  const cosine = nx * dx + ny * dy + nz * dz;
  if (cosine <= 0) return;
  const cx = parameter(light + 4) * parameter(light + 8) - parameter(light + 5) * parameter(light + 7);
  const cy = parameter(light + 5) * parameter(light + 6) - parameter(light + 3) * parameter(light + 8);
  const cz = parameter(light + 3) * parameter(light + 7) - parameter(light + 4) * parameter(light + 6);
  const open: f32 = light === KEY ? passing(x, y, z, dx, dy, dz) : 1;
  if (open <= 0) return;
  if (isShaded(x + nx * <f32>0.004, y + ny * <f32>0.004, z + nz * <f32>0.004, dx, dy, dz, distance - <f32>0.01)) return;
  // Four times the cross product is the area, and its length cancels in the cosine at the light.
  const factor = ((open * cosine * <f32>4 * Mathf.abs(cx * dx + cy * dy + cz * dz)) / square) * <f32>0.31831;
  lightRed = parameter(light + 9) * factor;
  lightGreen = parameter(light + 10) * factor;
  lightBlue = parameter(light + 11) * factor;
}

/** A window or a blind in the way of the key light, in a plane across its axis in front of the set: 0 shuts, 1 lets pass. */
function passing(x: f32, y: f32, z: f32, dx: f32, dy: f32, dz: f32): f32 {
  const kind = parameter(37);
  if (kind === 0) return 1;
  const share = parameter(64) * dx + parameter(65) * dy + parameter(66) * dz;
  if (share <= 0) return 1;
  const t = (parameter(67) - (parameter(64) * x + parameter(65) * y + parameter(66) * z)) / share;
  if (t <= 0) return 1;
  const px = x + dx * t;
  const py = y + dy * t;
  const pz = z + dz * t;
  const u = (px * parameter(68) + py * parameter(69) + pz * parameter(70)) / parameter(38);
  const v = (px * parameter(71) + py * parameter(72) + pz * parameter(73) - parameter(39)) / parameter(38);
  if (kind === 2) return Mathf.abs(v - Mathf.floor(v) - <f32>0.5) < <f32>0.3 ? 1 : <f32>0.12;
  const across = Mathf.abs(u - Mathf.floor(u) - <f32>0.5);
  const along = Mathf.abs(v * <f32>0.7 - Mathf.floor(v * <f32>0.7) - <f32>0.5);
  return across < <f32>0.44 && along < <f32>0.455 ? 1 : <f32>0.12;
}

/** The softboxes that a glossy ray sees within `limit`. */
export function softboxes(ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, limit: f32): void {
  lightRed = 0;
  lightGreen = 0;
  lightBlue = 0;
  for (let light = KEY; light <= RIM; light += RIM - KEY) {
    const ux = parameter(light + 3);
    const uy = parameter(light + 4);
    const uz = parameter(light + 5);
    const vx = parameter(light + 6);
    const vy = parameter(light + 7);
    const vz = parameter(light + 8);
    const cx = uy * vz - uz * vy;
    const cy = uz * vx - ux * vz;
    const cz = ux * vy - uy * vx;
    const facing = cx * dx + cy * dy + cz * dz;
    if (facing === 0) continue;
    const lx = parameter(light) - ox;
    const ly = parameter(light + 1) - oy;
    const lz = parameter(light + 2) - oz;
    const t = (cx * lx + cy * ly + cz * lz) / facing;
    if (t < <f32>0.01 || t > limit) continue;
    const px = dx * t - lx;
    const py = dy * t - ly;
    const pz = dz * t - lz;
    const a = Mathf.abs((px * ux + py * uy + pz * uz) / (ux * ux + uy * uy + uz * uz));
    const b = Mathf.abs((px * vx + py * vy + pz * vz) / (vx * vx + vy * vy + vz * vz));
    const k = soft(a, 1) * soft(b, 1);
    lightRed += min<f32>(parameter(light + 9), BRIGHTEST_SEEN) * k;
    lightGreen += min<f32>(parameter(light + 10), BRIGHTEST_SEEN) * k;
    lightBlue += min<f32>(parameter(light + 11), BRIGHTEST_SEEN) * k;
  }
}
