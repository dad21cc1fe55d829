import { SEGMENTS, THINGS, parameter, things } from './scene-memory';

/**
 * Parts of true shape, 32 floats each: 0–3 centre and squared radius of what holds it, 4 kind, 5 material, 6–8 origin,
 * 9–17 rows of the map from the world into its own axes, 18 and 19 first segment and their count, 20–22 half extents,
 * 23 bevel, 24 radius, 25 length, 26 whether light passes it. A ball is the unit sphere of its axes, a tube runs up y.
 */
const BALL: f32 = 0;
const BLOCK: f32 = 1;
const TURNED: f32 = 2;
const NEAR: f32 = 0.001;

/** What the last question found: which part, and which segment of it. */
export let thingDistance: f32 = 0;
export let thingIndex: i32 = 0;
export let thingSegment: i32 = 0;
/** The point and the normal of the last reading, the point in the part's own axes. */
export let localX: f32 = 0;
export let localY: f32 = 0;
export let localZ: f32 = 0;
export let thingX: f32 = 0;
export let thingY: f32 = 0;
export let thingZ: f32 = 0;
let foundSegment: i32 = 0;

/** The nearest part within `limit`, 0 where there is none; shadows pass through glass. */
export function meetThings(ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, limit: f32, isShadow: bool): bool {
  thingDistance = limit;
  if (things === 0) return false;
  if (misses(ox - parameter(76), oy - parameter(77), oz - parameter(78), dx, dy, dz, parameter(79))) return false;
  let isFound = false;
  for (let index = 0; index < things; index++) {
    const at = THINGS + ((<usize>index) << 7);
    if (misses(ox - load<f32>(at), oy - load<f32>(at, 4), oz - load<f32>(at, 8), dx, dy, dz, load<f32>(at, 12)))
      continue;
    if (isShadow && load<f32>(at, 104) > 0) continue;
    const wx = ox - load<f32>(at, 24);
    const wy = oy - load<f32>(at, 28);
    const wz = oz - load<f32>(at, 32);
    const t = meetPart(
      at,
      load<f32>(at, 36) * wx + load<f32>(at, 40) * wy + load<f32>(at, 44) * wz,
      load<f32>(at, 48) * wx + load<f32>(at, 52) * wy + load<f32>(at, 56) * wz,
      load<f32>(at, 60) * wx + load<f32>(at, 64) * wy + load<f32>(at, 68) * wz,
      load<f32>(at, 36) * dx + load<f32>(at, 40) * dy + load<f32>(at, 44) * dz,
      load<f32>(at, 48) * dx + load<f32>(at, 52) * dy + load<f32>(at, 56) * dz,
      load<f32>(at, 60) * dx + load<f32>(at, 64) * dy + load<f32>(at, 68) * dz,
      thingDistance,
    );
    if (t <= 0) continue;
    thingDistance = t;
    thingIndex = index;
    thingSegment = foundSegment;
    isFound = true;
    if (isShadow) return true;
  }
  return isFound;
}

function misses(lx: f32, ly: f32, lz: f32, dx: f32, dy: f32, dz: f32, square: f32): bool {
  const c = lx * lx + ly * ly + lz * lz - square;
  if (c <= 0) return false;
  const b = lx * dx + ly * dy + lz * dz;
  return b >= 0 || b * b < c;
}

function meetPart(at: usize, px: f32, py: f32, pz: f32, dx: f32, dy: f32, dz: f32, limit: f32): f32 {
  const kind = load<f32>(at, 16);
  if (kind === BALL) return meetBall(px, py, pz, dx, dy, dz, 1, limit);
  if (kind === BLOCK) return meetBlock(at, px, py, pz, dx, dy, dz, limit);
  if (kind === TURNED) return meetTurned(at, px, py, pz, dx, dy, dz, limit);
  return meetTube(px, py, pz, dx, dy, dz, load<f32>(at, 96), load<f32>(at, 100), limit);
}

function meetBall(px: f32, py: f32, pz: f32, dx: f32, dy: f32, dz: f32, square: f32, limit: f32): f32 {
  const a = dx * dx + dy * dy + dz * dz;
  const b = px * dx + py * dy + pz * dz;
  const c = px * px + py * py + pz * pz - square;
  const discriminant = b * b - a * c;
  if (discriminant <= 0) return 0;
  const root = Mathf.sqrt(discriminant);
  const near = (-b - root) / a;
  if (near > NEAR) return near < limit ? near : 0;
  const far = (root - b) / a;
  return far > NEAR && far < limit ? far : 0;
}

function meetBlock(at: usize, px: f32, py: f32, pz: f32, dx: f32, dy: f32, dz: f32, limit: f32): f32 {
  const hx = load<f32>(at, 80);
  const hy = load<f32>(at, 84);
  const hz = load<f32>(at, 88);
  const ix: f32 = <f32>1 / dx;
  const iy: f32 = <f32>1 / dy;
  const iz: f32 = <f32>1 / dz;
  const x1 = (-hx - px) * ix;
  const x2 = (hx - px) * ix;
  const y1 = (-hy - py) * iy;
  const y2 = (hy - py) * iy;
  const z1 = (-hz - pz) * iz;
  const z2 = (hz - pz) * iz;
  const near = max<f32>(max<f32>(min<f32>(x1, x2), min<f32>(y1, y2)), min<f32>(z1, z2));
  const far = min<f32>(min<f32>(max<f32>(x1, x2), max<f32>(y1, y2)), max<f32>(z1, z2));
  if (near >= far) return 0;
  if (near > NEAR) return near < limit ? near : 0;
  return far > NEAR && far < limit ? far : 0;
}

/** A capsule from the origin up y. */
function meetTube(px: f32, py: f32, pz: f32, dx: f32, dy: f32, dz: f32, radius: f32, size: f32, limit: f32): f32 {
  let best = limit;
  const a = dx * dx + dz * dz;
  const b = px * dx + pz * dz;
  const c = px * px + pz * pz - radius * radius;
  const discriminant = b * b - a * c;
  if (discriminant <= 0 && c > 0) return 0;
  if (discriminant > 0 && a > <f32>1e-9) {
    const t = (-b - Mathf.sqrt(discriminant)) / a;
    const y = py + t * dy;
    if (t > NEAR && t < best && y > 0 && y < size) best = t;
  }
  const low = meetBall(px, py, pz, dx, dy, dz, radius * radius, best);
  if (low > 0 && py + low * dy <= 0) best = low;
  const high = meetBall(px, py - size, pz, dx, dy, dz, radius * radius, best);
  if (high > 0 && py + high * dy >= size) best = high;
  return best < limit ? best : 0;
}

function meetTurned(at: usize, px: f32, py: f32, pz: f32, dx: f32, dy: f32, dz: f32, limit: f32): f32 {
  const first = <i32>load<f32>(at, 72);
  const last = first + <i32>load<f32>(at, 76);
  let best = limit;
  const flat = dx * dx + dz * dz;
  const along = px * dx + pz * dz;
  const away = px * px + pz * pz;
  for (let segment = first; segment < last; segment++) {
    const from = SEGMENTS + <usize>segment * 48;
    const y0 = load<f32>(from);
    const r0 = load<f32>(from, 4);
    const y1 = load<f32>(from, 8);
    const r1 = load<f32>(from, 12);
    const rise = y1 - y0;
    if (Mathf.abs(rise) < <f32>1e-5) {
      if (dy === 0) continue;
      const t = (y0 - py) / dy;
      if (t <= NEAR || t >= best) continue;
      const square = away + <f32>2 * t * along + t * t * flat;
      const inner = min<f32>(r0, r1);
      const outer = max<f32>(r0, r1);
      if (square >= inner * inner && square <= outer * outer) {
        best = t;
        foundSegment = segment;
      }
      continue;
    }
    const k = (r1 - r0) / rise;
    const q = r0 + k * (py - y0);
    const a = flat - k * k * dy * dy;
    const b = along - q * k * dy;
    const c = away - q * q;
    const discriminant = b * b - a * c;
    if (discriminant < 0 || Mathf.abs(a) < <f32>1e-9) continue;
    const root = Mathf.sqrt(discriminant);
    const low = min<f32>(y0, y1);
    const high = max<f32>(y0, y1);
    for (let side = 0; side < 2; side++) {
      const t = (side === 0 ? -b - root : root - b) / a;
      if (t <= NEAR || t >= best) continue;
      const y = py + t * dy;
      if (y < low || y > high || q + k * t * dy < 0) continue;
      best = t;
      foundSegment = segment;
    }
  }
  return best < limit ? best : 0;
}

/** The normal at a point of a part, and the point in its own axes; gives its material. */
export function readThing(index: i32, segment: i32, x: f32, y: f32, z: f32): i32 {
  const at = THINGS + ((<usize>index) << 7);
  const wx = x - load<f32>(at, 24);
  const wy = y - load<f32>(at, 28);
  const wz = z - load<f32>(at, 32);
  localX = load<f32>(at, 36) * wx + load<f32>(at, 40) * wy + load<f32>(at, 44) * wz;
  localY = load<f32>(at, 48) * wx + load<f32>(at, 52) * wy + load<f32>(at, 56) * wz;
  localZ = load<f32>(at, 60) * wx + load<f32>(at, 64) * wy + load<f32>(at, 68) * wz;
  let mx = localX;
  let my = localY;
  let mz = localZ;
  let material = <i32>load<f32>(at, 20);
  const kind = load<f32>(at, 16);
  if (kind === BLOCK) {
    const bevel = load<f32>(at, 92);
    mx -= max<f32>(bevel - load<f32>(at, 80), min<f32>(load<f32>(at, 80) - bevel, mx));
    my -= max<f32>(bevel - load<f32>(at, 84), min<f32>(load<f32>(at, 84) - bevel, my));
    mz -= max<f32>(bevel - load<f32>(at, 88), min<f32>(load<f32>(at, 88) - bevel, mz));
  } else if (kind === TURNED) {
    const from = SEGMENTS + <usize>segment * 48;
    const reach = Mathf.sqrt(mx * mx + mz * mz);
    const rise = load<f32>(from, 8) - load<f32>(from);
    const spread = load<f32>(from, 12) - load<f32>(from, 4);
    const share: f32 =
      Mathf.abs(rise) > Mathf.abs(spread)
        ? (my - load<f32>(from)) / rise
        : (reach - load<f32>(from, 4)) / (spread + <f32>1e-9);
    const s = max<f32>(0, min<f32>(1, share));
    const out = (load<f32>(from, 16) * (<f32>1 - s) + load<f32>(from, 24) * s) / (reach + <f32>1e-9);
    my = load<f32>(from, 20) * (<f32>1 - s) + load<f32>(from, 28) * s;
    mx *= out;
    mz *= out;
    material = <i32>load<f32>(from, 32);
  } else if (kind !== BALL) my -= max<f32>(0, min<f32>(load<f32>(at, 100), my));
  thingX = load<f32>(at, 36) * mx + load<f32>(at, 48) * my + load<f32>(at, 60) * mz;
  thingY = load<f32>(at, 40) * mx + load<f32>(at, 52) * my + load<f32>(at, 64) * mz;
  thingZ = load<f32>(at, 44) * mx + load<f32>(at, 56) * my + load<f32>(at, 68) * mz;
  return material;
}
