import {
  BOX,
  CYLINDER_SIDE,
  FLOOR,
  RELIEF,
  SPHERE,
  SWEEP,
  THING,
  WALL,
  hitIndex,
  hitKind,
  hitSegment,
} from './intersect';
import { secondShare, bumpX, bumpY, bumpZ, readBump } from './patterns';
import { normalX, normalY, normalZ, readRelief, reliefAt, reliefBlue, reliefGreen, reliefRed } from './relief';
import { localX, localY, localZ, readThing, thingX, thingY, thingZ } from './parts';
import { BOXES, CYLINDERS, MATERIALS, SPHERES, SPHERE_MATERIALS, parameter } from './scene-memory';

/** The surface at the last hit. */
export let nx: f32 = 0;
export let ny: f32 = 0;
export let nz: f32 = 0;
export let red: f32 = 0;
export let green: f32 = 0;
export let blue: f32 = 0;
export let metal: f32 = 0;
export let roughness: f32 = 0;
export let coat: f32 = 0;
export let transmission: f32 = 0;

/** Reads normal and material where the last ray ended. */
export function readSurface(x: f32, y: f32, z: f32): void {
  if (hitKind === RELIEF) {
    readReliefSurface(x, y, z);
    return;
  }
  if (hitKind === THING) {
    const kind = readThing(hitIndex, hitSegment, x, y, z);
    setNormal(thingX, thingY, thingZ);
    readMaterial(kind, localX, localY, localZ);
    return;
  }
  let material: i32 = 0;
  if (hitKind === SPHERE) {
    const at = SPHERES + ((<usize>(hitIndex >> 2)) << 6) + ((<usize>(hitIndex & 3)) << 2);
    setNormal(x - load<f32>(at), y - load<f32>(at, 16), z - load<f32>(at, 32));
    material = <i32>load<f32>(SPHERE_MATERIALS + ((<usize>hitIndex) << 2));
  } else if (hitKind === BOX) material = readBox(x, y, z);
  else if (hitKind === FLOOR) setNormal(0, 1, 0);
  else if (hitKind === WALL) {
    setNormal(0, 0, 1);
    material = 1;
  } else if (hitKind === SWEEP) {
    const radius = parameter(21);
    setNormal(0, radius - y, radius - parameter(20) - z);
    material = 1;
  } else material = readCylinder(x, y, z);
  readMaterial(material, x, y, z);
}

function setNormal(x: f32, y: f32, z: f32): void {
  const k: f32 = <f32>1 / Mathf.sqrt(x * x + y * y + z * z + <f32>1e-20);
  nx = x * k;
  ny = y * k;
  nz = z * k;
}

function readReliefSurface(x: f32, y: f32, z: f32): void {
  const relief = reliefAt(hitIndex);
  readRelief(hitIndex, x, y, z);
  nx = normalX;
  ny = normalY;
  nz = normalZ;
  const material = load<f32>(relief, 72);
  if (material >= 0) {
    readMaterial(<i32>material, x, y, z);
    return;
  }
  red = reliefRed;
  green = reliefGreen;
  blue = reliefBlue;
  roughness = load<f32>(relief, 76);
  coat = load<f32>(relief, 80);
  metal = load<f32>(relief, 84);
  transmission = 0;
}

/** The upper edge is rounded in its normals alone. */
function readCylinder(x: f32, y: f32, z: f32): i32 {
  const at = CYLINDERS + ((<usize>hitIndex) << 5);
  const px = x - load<f32>(at);
  const pz = z - load<f32>(at, 4);
  const bevel = load<f32>(at, 20);
  const reach = Mathf.sqrt(px * px + pz * pz);
  const fromEdge: f32 = hitKind === CYLINDER_SIDE ? load<f32>(at, 12) - y : load<f32>(at, 16) - reach;
  const half = max<f32>(0, <f32>1 - fromEdge / bevel) * <f32>0.5;
  const share: f32 = hitKind === CYLINDER_SIDE ? half : <f32>1 - half;
  const up = share * share * (<f32>3 - share * 2);
  const out = (<f32>1 - up) / (reach + <f32>1e-9);
  setNormal(px * out, up, pz * out);
  return <i32>load<f32>(at, 24);
}

function readBox(x: f32, y: f32, z: f32): i32 {
  const at = BOXES + <usize>hitIndex * 48;
  const cos = load<f32>(at, 24);
  const sin = load<f32>(at, 28);
  const bevel = load<f32>(at, 32);
  const wx = x - load<f32>(at);
  const wz = z - load<f32>(at, 8);
  const px = cos * wx - sin * wz;
  const py = y - load<f32>(at, 4);
  const pz = sin * wx + cos * wz;
  const ex = px - max<f32>(bevel - load<f32>(at, 12), min<f32>(load<f32>(at, 12) - bevel, px));
  const ey = py - max<f32>(bevel - load<f32>(at, 16), min<f32>(load<f32>(at, 16) - bevel, py));
  const ez = pz - max<f32>(bevel - load<f32>(at, 20), min<f32>(load<f32>(at, 20) - bevel, pz));
  setNormal(cos * ex + sin * ez, ey, cos * ez - sin * ex);
  return <i32>load<f32>(at, 36);
}

function readMaterial(index: i32, x: f32, y: f32, z: f32): void {
  const at = MATERIALS + ((<usize>index) << 6);
  metal = load<f32>(at, 12);
  roughness = load<f32>(at, 16);
  coat = load<f32>(at, 20);
  transmission = load<f32>(at, 24);
  const pattern = load<f32>(at, 28);
  const size = load<f32>(at, 44);
  const share: f32 = pattern === 0 ? 0 : secondShare(pattern, x / size, y / size, z / size);
  red = load<f32>(at) * (<f32>1 - share) + load<f32>(at, 32) * share;
  green = load<f32>(at, 4) * (<f32>1 - share) + load<f32>(at, 36) * share;
  blue = load<f32>(at, 8) * (<f32>1 - share) + load<f32>(at, 40) * share;
  const bump = load<f32>(at, 48);
  if (bump === 0) return;
  const grain = load<f32>(at, 52);
  readBump(x / grain, y / grain, z / grain);
  setNormal(nx + bump * bumpX, ny + bump * bumpY, nz + bump * bumpZ);
}
