import { RELIEFS, textures } from './scene-memory';

/**
 * Flat outlines with depth: extruded letters and arches, inflated icons. A relief is 32 numbers: centre (0–2), half width,
 * height and depth of its box (3–5), rows of the turn from the world (6–14), rounding radius (15), factor that flattens the
 * rounding (16), depth of the grooves (17), material (18, or −1: colours from the texture), roughness (19), coat (20),
 * metal (21), then as whole numbers the texture's offset (22) and side (23), and the colours' offset (24) and side (25).
 * A texel of the shape is its signed distance to the outline (inside positive, in half widths) and how far it stands out of the
 * grooves (0 to 1).
 */
let distance: f32 = 0;
let standing: f32 = 0;

export let reliefRed: f32 = 0;
export let reliefGreen: f32 = 0;
export let reliefBlue: f32 = 0;
export let normalX: f32 = 0;
export let normalY: f32 = 0;
export let normalZ: f32 = 0;

const STRIDE: usize = 128;
const STEPS: i32 = 40;

export function reliefAt(index: i32): usize {
  return RELIEFS + <usize>index * STRIDE;
}

function sampleShape(relief: usize, x: f32, y: f32): void {
  const side = load<i32>(relief, 92);
  const u = ((x / load<f32>(relief, 12)) * 0.5 + 0.5) * <f32>side - 0.5;
  const v = (<f32>0.5 - (y / load<f32>(relief, 16)) * 0.5) * <f32>side - 0.5;
  const last = <f32>(side - 1) - <f32>0.001;
  const cu = max<f32>(0, min<f32>(last, u));
  const cv = max<f32>(0, min<f32>(last, v));
  const column = <i32>cu;
  const row = <i32>cv;
  const fx = cu - <f32>column;
  const fy = cv - <f32>row;
  const at = textures + <usize>load<i32>(relief, 88) + ((<usize>(row * side + column)) << 3);
  const below = at + ((<usize>side) << 3);
  const top = load<f32>(at) * (<f32>1 - fx) + load<f32>(at, 8) * fx;
  const low = load<f32>(below) * (<f32>1 - fx) + load<f32>(below, 8) * fx;
  distance = (top * (<f32>1 - fy) + low * fy) * load<f32>(relief, 12);
  const topStanding = load<f32>(at, 4) * (<f32>1 - fx) + load<f32>(at, 12) * fx;
  const lowStanding = load<f32>(below, 4) * (<f32>1 - fx) + load<f32>(below, 12) * fx;
  standing = topStanding * (<f32>1 - fy) + lowStanding * fy;
}

/** Roughly the distance to the surface, never too far: an extrusion whose edges are rounded (Quílez, "Distance functions"). */
function surfaceDistance(relief: usize, x: f32, y: f32, z: f32): f32 {
  sampleShape(relief, x, y);
  const radius = load<f32>(relief, 60);
  const across = radius - distance;
  const along = Mathf.abs(z) * load<f32>(relief, 64) - load<f32>(relief, 20) * load<f32>(relief, 64) + radius;
  const outside = across > 0 ? (along > 0 ? Mathf.sqrt(across * across + along * along) : across) : max<f32>(along, 0);
  // Near the rim, where the body is thin, grooves are shallow, or they would go through it.
  const depth = min<f32>(1, max<f32>(0, distance) / radius);
  return outside - radius + load<f32>(relief, 68) * depth * (<f32>1 - standing);
}

/** Where a ray meets the relief between `from` and `to`, or a negative number. */
export function meetRelief(index: i32, ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, from: f32, to: f32): f32 {
  const relief = reliefAt(index);
  const wx = ox - load<f32>(relief);
  const wy = oy - load<f32>(relief, 4);
  const wz = oz - load<f32>(relief, 8);
  const hx = load<f32>(relief, 12);
  const hy = load<f32>(relief, 16);
  const hz = load<f32>(relief, 20);
  const along = wx * dx + wy * dy + wz * dz;
  if (wx * wx + wy * wy + wz * wz - along * along > hx * hx + hy * hy + hz * hz) return -1;
  const px = load<f32>(relief, 24) * wx + load<f32>(relief, 28) * wy + load<f32>(relief, 32) * wz;
  const py = load<f32>(relief, 36) * wx + load<f32>(relief, 40) * wy + load<f32>(relief, 44) * wz;
  const pz = load<f32>(relief, 48) * wx + load<f32>(relief, 52) * wy + load<f32>(relief, 56) * wz;
  const ex = load<f32>(relief, 24) * dx + load<f32>(relief, 28) * dy + load<f32>(relief, 32) * dz;
  const ey = load<f32>(relief, 36) * dx + load<f32>(relief, 40) * dy + load<f32>(relief, 44) * dz;
  const ez = load<f32>(relief, 48) * dx + load<f32>(relief, 52) * dy + load<f32>(relief, 56) * dz;
  const ix: f32 = <f32>1 / ex;
  const iy: f32 = <f32>1 / ey;
  const iz: f32 = <f32>1 / ez;
  const x1 = (-hx - px) * ix;
  const x2 = (hx - px) * ix;
  const y1 = (-hy - py) * iy;
  const y2 = (hy - py) * iy;
  const z1 = (-hz - pz) * iz;
  const z2 = (hz - pz) * iz;
  const near = max<f32>(max<f32>(min<f32>(x1, x2), min<f32>(y1, y2)), max<f32>(min<f32>(z1, z2), from));
  const far = min<f32>(min<f32>(max<f32>(x1, x2), max<f32>(y1, y2)), min<f32>(max<f32>(z1, z2), to));
  if (near >= far) return -1;
  const flattening: f32 = <f32>0.8 / max<f32>(1, load<f32>(relief, 64));
  const least = hx * <f32>0.003;
  let t = near;
  for (let step = 0; step < STEPS; step++) {
    const gap = surfaceDistance(relief, px + t * ex, py + t * ey, pz + t * ez);
    if (gap < least * <f32>0.5) return t;
    t += max<f32>(gap * flattening, least);
    if (t > far) return -1;
  }
  return -1;
}

/** Sets the normal, and the colour where the relief brings its own, of a point on its surface. */
export function readRelief(index: i32, x: f32, y: f32, z: f32): void {
  const relief = reliefAt(index);
  const wx = x - load<f32>(relief);
  const wy = y - load<f32>(relief, 4);
  const wz = z - load<f32>(relief, 8);
  const px = load<f32>(relief, 24) * wx + load<f32>(relief, 28) * wy + load<f32>(relief, 32) * wz;
  const py = load<f32>(relief, 36) * wx + load<f32>(relief, 40) * wy + load<f32>(relief, 44) * wz;
  const pz = load<f32>(relief, 48) * wx + load<f32>(relief, 52) * wy + load<f32>(relief, 56) * wz;
  const e = load<f32>(relief, 12) * <f32>0.0065;
  const a = surfaceDistance(relief, px + e, py - e, pz - e);
  const b = surfaceDistance(relief, px - e, py - e, pz + e);
  const c = surfaceDistance(relief, px - e, py + e, pz - e);
  const d = surfaceDistance(relief, px + e, py + e, pz + e);
  const nx = a - b - c + d;
  const ny = -a - b + c + d;
  const nz = -a + b - c + d;
  const k: f32 = <f32>1 / Mathf.sqrt(nx * nx + ny * ny + nz * nz + <f32>1e-20);
  normalX = (load<f32>(relief, 24) * nx + load<f32>(relief, 36) * ny + load<f32>(relief, 48) * nz) * k;
  normalY = (load<f32>(relief, 28) * nx + load<f32>(relief, 40) * ny + load<f32>(relief, 52) * nz) * k;
  normalZ = (load<f32>(relief, 32) * nx + load<f32>(relief, 44) * ny + load<f32>(relief, 56) * nz) * k;
  if (load<f32>(relief, 72) < 0) sampleColour(relief, px, py);
}

function sampleColour(relief: usize, x: f32, y: f32): void {
  const side = load<i32>(relief, 100);
  const last = <f32>(side - 1) - <f32>0.001;
  const u = max<f32>(0, min<f32>(last, ((x / load<f32>(relief, 12)) * 0.5 + 0.5) * <f32>side - 0.5));
  const v = max<f32>(0, min<f32>(last, (<f32>0.5 - (y / load<f32>(relief, 16)) * 0.5) * <f32>side - 0.5));
  const column = <i32>u;
  const row = <i32>v;
  const fx = u - <f32>column;
  const fy = v - <f32>row;
  const at = textures + <usize>load<i32>(relief, 96) + ((<usize>(row * side + column)) << 4);
  const below = at + ((<usize>side) << 4);
  const top = f32x4.add(
    f32x4.mul(v128.load(at), f32x4.splat(<f32>1 - fx)),
    f32x4.mul(v128.load(at, 16), f32x4.splat(fx)),
  );
  const low = f32x4.add(
    f32x4.mul(v128.load(below), f32x4.splat(<f32>1 - fx)),
    f32x4.mul(v128.load(below, 16), f32x4.splat(fx)),
  );
  const colour = f32x4.add(f32x4.mul(top, f32x4.splat(<f32>1 - fy)), f32x4.mul(low, f32x4.splat(fy)));
  reliefRed = f32x4.extract_lane(colour, 0);
  reliefGreen = f32x4.extract_lane(colour, 1);
  reliefBlue = f32x4.extract_lane(colour, 2);
}
