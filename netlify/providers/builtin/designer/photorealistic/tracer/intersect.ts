import { meetRelief } from './relief';
import { meetThings, thingDistance, thingIndex, thingSegment } from './parts';
import { BOXES, CYLINDERS, SPHERES, boxes, cylinders, parameter, place, reliefs, sphereGroups } from './scene-memory';

export const NOTHING: i32 = 0;
export const SPHERE: i32 = 1;
export const CYLINDER_SIDE: i32 = 2;
export const CYLINDER_TOP: i32 = 3;
export const BOX: i32 = 4;
export const RELIEF: i32 = 5;
export const THING: i32 = 6;
export const FLOOR: i32 = 7;
export const WALL: i32 = 8;
export const SWEEP: i32 = 9;

/** What the last ray met: how far, what kind, which one. */
export let hitDistance: f32 = 0;
export let hitKind: i32 = NOTHING;
export let hitIndex: i32 = 0;
/** Of a thing: the part of its outline. */
export let hitSegment: i32 = 0;

const NEAR: f32 = 0.001;

/** The nearest thing that a ray meets within `limit`; false where there is none. */
export function meet(ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, limit: f32): bool {
  hitDistance = limit;
  hitKind = NOTHING;
  meetSpheres(ox, oy, oz, dx, dy, dz);
  for (let index = 0; index < cylinders; index++) meetCylinder(index, ox, oy, oz, dx, dy, dz);
  for (let index = 0; index < boxes; index++) meetBox(index, ox, oy, oz, dx, dy, dz);
  meetBackdrop(ox, oy, oz, dx, dy, dz);
  for (let index = 0; index < reliefs; index++) {
    const t = meetRelief(index, ox, oy, oz, dx, dy, dz, NEAR, hitDistance);
    if (t > 0 && t < hitDistance) record(t, RELIEF, index);
  }
  if (meetThings(ox, oy, oz, dx, dy, dz, hitDistance, false)) {
    record(thingDistance, THING, thingIndex);
    hitSegment = thingSegment;
  }
  return hitKind !== NOTHING;
}

/** Whether anything but the backdrop stands between a point and a light: the lights are inside the studio. */
export function isShaded(ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, limit: f32): bool {
  hitDistance = limit;
  hitKind = NOTHING;
  meetSpheres(ox, oy, oz, dx, dy, dz);
  if (hitKind !== NOTHING) return true;
  for (let index = 0; index < cylinders; index++) meetCylinder(index, ox, oy, oz, dx, dy, dz);
  if (hitKind !== NOTHING) return true;
  for (let index = 0; index < boxes; index++) meetBox(index, ox, oy, oz, dx, dy, dz);
  if (hitKind !== NOTHING) return true;
  for (let index = 0; index < reliefs; index++)
    if (meetRelief(index, ox, oy, oz, dx, dy, dz, NEAR, limit) > 0) return true;
  return meetThings(ox, oy, oz, dx, dy, dz, limit, true);
}

function record(t: f32, kind: i32, index: i32): void {
  hitDistance = t;
  hitKind = kind;
  hitIndex = index;
}

/** Four at a time; most groups are missed by all four. */
function meetSpheres(ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32): void {
  const vx = f32x4.splat(ox);
  const vy = f32x4.splat(oy);
  const vz = f32x4.splat(oz);
  const wx = f32x4.splat(dx);
  const wy = f32x4.splat(dy);
  const wz = f32x4.splat(dz);
  for (let group = 0; group < sphereGroups; group++) {
    const at = SPHERES + ((<usize>group) << 6);
    const lx = f32x4.sub(vx, v128.load(at));
    const ly = f32x4.sub(vy, v128.load(at, 16));
    const lz = f32x4.sub(vz, v128.load(at, 32));
    const b = f32x4.add(f32x4.add(f32x4.mul(lx, wx), f32x4.mul(ly, wy)), f32x4.mul(lz, wz));
    const c = f32x4.sub(
      f32x4.add(f32x4.add(f32x4.mul(lx, lx), f32x4.mul(ly, ly)), f32x4.mul(lz, lz)),
      v128.load(at, 48),
    );
    const discriminant = f32x4.sub(f32x4.mul(b, b), c);
    if (!v128.any_true(f32x4.gt(discriminant, f32x4.splat(0)))) continue;
    const root = f32x4.sqrt(discriminant);
    const near = f32x4.sub(f32x4.neg(b), root);
    const far = f32x4.sub(root, b);
    takeSphere(group * 4, f32x4.extract_lane(near, 0), f32x4.extract_lane(far, 0));
    takeSphere(group * 4 + 1, f32x4.extract_lane(near, 1), f32x4.extract_lane(far, 1));
    takeSphere(group * 4 + 2, f32x4.extract_lane(near, 2), f32x4.extract_lane(far, 2));
    takeSphere(group * 4 + 3, f32x4.extract_lane(near, 3), f32x4.extract_lane(far, 3));
  }
}

/** Missed spheres come as NaN, which no comparison takes. */
function takeSphere(index: i32, near: f32, far: f32): void {
  if (near > NEAR) {
    if (near < hitDistance) record(near, SPHERE, index);
  } else if (far > NEAR && far < hitDistance) record(far, SPHERE, index);
}

function meetCylinder(index: i32, ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32): void {
  const at = CYLINDERS + ((<usize>index) << 5);
  const x = ox - load<f32>(at);
  const z = oz - load<f32>(at, 4);
  const foot = load<f32>(at, 8);
  const top = load<f32>(at, 12);
  const radius = load<f32>(at, 16);
  const a = dx * dx + dz * dz;
  const b = x * dx + z * dz;
  const c = x * x + z * z - radius * radius;
  const discriminant = b * b - a * c;
  if (discriminant <= 0 && c > 0) return;
  if (discriminant > 0 && a > <f32>1e-9) {
    const t = (-b - Mathf.sqrt(discriminant)) / a;
    const y = oy + t * dy;
    if (t > NEAR && t < hitDistance && y > foot && y < top) record(t, CYLINDER_SIDE, index);
  }
  if (dy < 0) {
    const t = (top - oy) / dy;
    const px = x + t * dx;
    const pz = z + t * dz;
    if (t > NEAR && t < hitDistance && px * px + pz * pz < radius * radius) record(t, CYLINDER_TOP, index);
  }
}

function meetBox(index: i32, ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32): void {
  const at = BOXES + <usize>index * 48;
  const wx = ox - load<f32>(at);
  const wz = oz - load<f32>(at, 8);
  const cos = load<f32>(at, 24);
  const sin = load<f32>(at, 28);
  const px = cos * wx - sin * wz;
  const py = oy - load<f32>(at, 4);
  const pz = sin * wx + cos * wz;
  const ix: f32 = <f32>1 / (cos * dx - sin * dz);
  const iy: f32 = <f32>1 / dy;
  const iz: f32 = <f32>1 / (sin * dx + cos * dz);
  const hx = load<f32>(at, 12);
  const hy = load<f32>(at, 16);
  const hz = load<f32>(at, 20);
  const x1 = (-hx - px) * ix;
  const x2 = (hx - px) * ix;
  const y1 = (-hy - py) * iy;
  const y2 = (hy - py) * iy;
  const z1 = (-hz - pz) * iz;
  const z2 = (hz - pz) * iz;
  const near = max<f32>(max<f32>(min<f32>(x1, x2), min<f32>(y1, y2)), min<f32>(z1, z2));
  const far = min<f32>(min<f32>(max<f32>(x1, x2), max<f32>(y1, y2)), max<f32>(z1, z2));
  if (near < far && near > NEAR && near < hitDistance) record(near, BOX, index);
}

/** Floor, a quarter round of the radius in parameter 21, and a wall at the depth in parameter 20; in a real place a table that ends there. */
function meetBackdrop(ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32): void {
  const depth = parameter(20);
  const radius = parameter(21);
  if (dy < 0) {
    const t = -oy / dy;
    if (t > NEAR && t < hitDistance && oz + t * dz > radius - depth) record(t, FLOOR, 0);
  }
  if (dz >= 0 || place !== 0) return;
  const toWall = (-depth - oz) / dz;
  if (toWall > NEAR && toWall < hitDistance && oy + toWall * dy > radius) record(toWall, WALL, 0);
  const y = oy - radius;
  const z = oz - (radius - depth);
  const a = dy * dy + dz * dz;
  const b = y * dy + z * dz;
  const discriminant = b * b - a * (y * y + z * z - radius * radius);
  if (discriminant <= 0) return;
  const t = (-b + Mathf.sqrt(discriminant)) / a;
  if (t > NEAR && t < hitDistance && oy + t * dy < radius && oz + t * dz < radius - depth) record(t, SWEEP, 0);
}
