import type { Rect } from '../drawing/rect';
import { holdOf } from './things/part-geometry';
import type { Camera, Solid, Vec } from './studio-scene';
import { rotation } from './turning';

/** The frustum that brings all points into a rectangle of the picture; `over` is the share of the spare height that stays above them. */
export function framed(
  eye: Vec,
  target: Vec,
  points: readonly Vec[],
  room: Rect,
  over: number,
): Pick<Camera, 'eye' | 'target' | 'axis' | 'tanPerPixel'> {
  const seen = points.map((point) => tangents(eye, target, point));
  const [left, right] = [Math.min(...seen.map(({ x }) => x)), Math.max(...seen.map(({ x }) => x))];
  const [low, high] = [Math.min(...seen.map(({ y }) => y)), Math.max(...seen.map(({ y }) => y))];
  const tanPerPixel = Math.max((right - left) / room.w, (high - low) / room.h);
  const spare = room.h - (high - low) / tanPerPixel;
  return {
    eye,
    target,
    tanPerPixel,
    axis: { x: room.x + room.w / 2 - (left + right) / 2 / tanPerPixel, y: room.y + spare * over + high / tanPerPixel },
  };
}

/** Pixels of a point. */
export function projected(
  camera: Pick<Camera, 'eye' | 'target' | 'axis' | 'tanPerPixel'>,
  point: Vec,
): { x: number; y: number } {
  const { x, y } = tangents(camera.eye, camera.target, point);
  return { x: camera.axis.x + x / camera.tanPerPixel, y: camera.axis.y - y / camera.tanPerPixel };
}

/** A box of pixels around a solid. */
export function outlineBox(
  camera: Pick<Camera, 'eye' | 'target' | 'axis' | 'tanPerPixel'>,
  solid: Solid,
): { left: number; right: number; top: number; bottom: number } {
  const seen = extremes(solid).map((point) => projected(camera, point));
  return {
    left: Math.min(...seen.map(({ x }) => x)),
    right: Math.max(...seen.map(({ x }) => x)),
    top: Math.min(...seen.map(({ y }) => y)),
    bottom: Math.max(...seen.map(({ y }) => y)),
  };
}

/** Corners of a box around a solid. */
export function extremes(solid: Solid): Vec[] {
  if (solid.kind === 'cylinder')
    return corners(
      [solid.x, (solid.foot + solid.top) / 2, solid.z],
      [solid.radius, (solid.top - solid.foot) / 2, solid.radius],
    );
  if (solid.kind === 'sphere') return corners(solid.at, [solid.radius, solid.radius, solid.radius]);
  if (solid.kind === 'box') {
    const [x, , z] = solid.half;
    const [cos, sin] = [Math.abs(Math.cos(solid.turn)), Math.abs(Math.sin(solid.turn))];
    return corners(solid.at, [x * cos + z * sin, solid.half[1], x * sin + z * cos]);
  }
  if (solid.kind === 'part') {
    const { centre, radius } = holdOf(solid);
    return corners(centre, [radius, radius, radius]);
  }
  const rows = rotation(solid.turn.yaw, solid.turn.pitch, solid.turn.roll);
  const reach = (axis: 0 | 1 | 2): number =>
    rows.reduce((sum, row, index) => sum + Math.abs(row[axis]) * solid.half[index as 0 | 1 | 2], 0);
  return corners(solid.at, [reach(0), reach(1), reach(2)]);
}

/** Forward, right and up of a camera. */
export function axes(eye: Vec, target: Vec): [Vec, Vec, Vec] {
  const forward = unit([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]]);
  const right = unit([-forward[2], 0, forward[0]]);
  return [forward, right, cross(right, forward)];
}

export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: Vec): number => Math.hypot(a[0], a[1], a[2]);
export const unit = (a: Vec): Vec => {
  const size = length(a);
  return [a[0] / size, a[1] / size, a[2] / size];
};

function tangents(eye: Vec, target: Vec, point: Vec): { x: number; y: number } {
  const [forward, right, up] = axes(eye, target);
  const to: Vec = [point[0] - eye[0], point[1] - eye[1], point[2] - eye[2]];
  const ahead = Math.max(0.1, dot(to, forward));
  return { x: dot(to, right) / ahead, y: dot(to, up) / ahead };
}

const corners = (at: Vec, half: Vec): Vec[] =>
  signs.map(([x, y, z]) => [at[0] + x * half[0], at[1] + y * half[1], at[2] + z * half[2]]);
const signs: readonly Vec[] = [
  [-1, -1, -1],
  [-1, -1, 1],
  [-1, 1, -1],
  [-1, 1, 1],
  [1, -1, -1],
  [1, -1, 1],
  [1, 1, -1],
  [1, 1, 1],
];
