import { random } from './random';
import { parameter } from './scene-memory';

/** The ray that a path goes along now. */
export let x: f32 = 0;
export let y: f32 = 0;
export let z: f32 = 0;
export let dx: f32 = 0;
export let dy: f32 = 0;
export let dz: f32 = 0;
/** A direction about a normal. */
let sx: f32 = 0;
let sy: f32 = 0;
let sz: f32 = 0;

/** How far a ray begins over the surface it leaves, or it would meet it again. */
const LEAVE: f32 = 0.003;

/** The camera's ray through a place of the picture and a place of its lens. */
export function aim(column: f32, row: f32, lensRadius: f32, lensTurn: f32): void {
  const px = (column - parameter(15)) * parameter(12);
  const py = (parameter(16) - row) * parameter(12);
  const focus = parameter(14);
  const angle = <f32>6.2831853 * lensTurn;
  const radius = parameter(13) * Mathf.sqrt(lensRadius);
  const ax = radius * Mathf.cos(angle);
  const ay = radius * Mathf.sin(angle);
  x = parameter(0) + parameter(6) * ax + parameter(9) * ay;
  y = parameter(1) + parameter(7) * ax + parameter(10) * ay;
  z = parameter(2) + parameter(8) * ax + parameter(11) * ay;
  const bx = px * focus - ax;
  const by = py * focus - ay;
  turn(
    parameter(3) * focus + parameter(6) * bx + parameter(9) * by,
    parameter(4) * focus + parameter(7) * bx + parameter(10) * by,
    parameter(5) * focus + parameter(8) * bx + parameter(11) * by,
  );
}

export function turn(tx: f32, ty: f32, tz: f32): void {
  const k: f32 = <f32>1 / Mathf.sqrt(tx * tx + ty * ty + tz * tz);
  dx = tx * k;
  dy = ty * k;
  dz = tz * k;
}

/** A direction about a normal, by the cosine law. */
function scatter(mx: f32, my: f32, mz: f32, a: f32, b: f32): void {
  const angle = <f32>6.2831853 * a;
  const up = b * 2 - 1;
  const across = Mathf.sqrt(max<f32>(0, <f32>1 - up * up));
  const tx = mx + across * Mathf.cos(angle);
  const ty = my + across * Mathf.sin(angle);
  const tz = mz + up;
  const k: f32 = <f32>1 / Mathf.sqrt(tx * tx + ty * ty + tz * tz + <f32>1e-9);
  sx = tx * k;
  sy = ty * k;
  sz = tz * k;
}

/** Mirrors the ray; a rough surface scatters it about the mirrored direction. */
export function reflect(mx: f32, my: f32, mz: f32, cosine: f32, rough: f32): void {
  const rx = dx + 2 * cosine * mx;
  const ry = dy + 2 * cosine * my;
  const rz = dz + 2 * cosine * mz;
  if (rough <= 0) {
    turn(rx, ry, rz);
    return;
  }
  scatter(mx, my, mz, random(), random());
  const blur = rough * rough;
  turn(rx + (sx - rx) * blur, ry + (sy - ry) * blur, rz + (sz - rz) * blur);
}

/** Goes on in a direction by chance, as from chalk; `a` and `b` from 0 to 1 choose it. */
export function diffuse(mx: f32, my: f32, mz: f32, a: f32, b: f32): void {
  scatter(mx, my, mz, a, b);
  dx = sx;
  dy = sy;
  dz = sz;
}

export function advance(by: f32): void {
  x += dx * by;
  y += dy * by;
  z += dz * by;
}

export function moveTo(px: f32, py: f32, pz: f32): void {
  x = px;
  y = py;
  z = pz;
}

/** Steps off a surface, along its normal or through it. */
export function leave(mx: f32, my: f32, mz: f32, isThrough: bool): void {
  const by: f32 = isThrough ? -LEAVE : LEAVE;
  x += mx * by;
  y += my * by;
  z += mz * by;
}
