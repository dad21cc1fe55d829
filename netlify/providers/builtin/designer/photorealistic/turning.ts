import type { Vec } from './studio-scene';

/** Rows of the turn from the world into a relief's own axes. */
export function rotation(yaw: number, pitch: number, roll: number): [Vec, Vec, Vec] {
  const [cy, sy, cx, sx, cz, sz] = [
    Math.cos(yaw),
    Math.sin(yaw),
    Math.cos(pitch),
    Math.sin(pitch),
    Math.cos(roll),
    Math.sin(roll),
  ];
  const right: Vec = [cy, 0, -sy];
  const up: Vec = [-sx * sy, cx, -sx * cy];
  const front: Vec = [cx * sy, sx, cx * cy];
  const mixed = (a: Vec, b: Vec, s: number, t: number): Vec => [
    a[0] * s + b[0] * t,
    a[1] * s + b[1] * t,
    a[2] * s + b[2] * t,
  ];
  return [mixed(right, up, cz, sz), mixed(up, right, cz, -sz), front];
}
