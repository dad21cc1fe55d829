import type { Material, Part, Turn, TurnedRun, Vec } from '../studio-scene';

/** The colours that a thing may take: the brand's, where it comes in any colour. */
export interface ThingColours {
  accent: string;
  second: string;
}

/** Parts of a thing that stands on a table at y = 0, about 2.5 metres high or wide, its front towards z. */
export type ThingDesign = (colours: ThingColours) => Part[];

const turned = ({ yaw = 0, pitch = 0, roll = 0 }: Partial<Turn> = {}): Turn => ({ yaw, pitch, roll });

export const ball = (at: Vec, radii: number | Vec, material: Material, turn: Partial<Turn> = {}): Part => ({
  kind: 'part',
  shape: { kind: 'ball', radii: typeof radii === 'number' ? [radii, radii, radii] : radii },
  at,
  turn: turned(turn),
  material,
});

/** `half`: half its width, height and depth. */
export const block = (
  at: Vec,
  half: Vec,
  material: Material,
  { bevel = 0.03, ...turn }: Partial<Turn> & { bevel?: number } = {},
): Part => ({ kind: 'part', shape: { kind: 'block', half, bevel }, at, turn: turned(turn), material });

/** Profiles go up the outside, as radius and height; several runs for several materials. */
export const lathe = (
  at: Vec,
  runs: readonly TurnedRun[],
  { scale, ...turn }: Partial<Turn> & { scale?: Vec } = {},
): Part => ({
  kind: 'part',
  shape: { kind: 'turned', runs, ...(scale && { scale }) },
  at,
  turn: turned(turn),
  material: runs[0]!.material,
});

export const run = (material: Material, ...profile: (readonly [number, number])[]): TurnedRun => ({
  material,
  profile,
});

/** The same run with its corners rounded by a curve through its points. */
export const curved = (material: Material, ...points: (readonly [number, number])[]): TurnedRun => {
  const profile: [number, number][] = [];
  for (let at = 0; at < points.length - 1; at += 1) {
    const [p0, p1, p2, p3] = [
      points[at - 1] ?? points[at]!,
      points[at]!,
      points[at + 1]!,
      points[at + 2] ?? points[at + 1]!,
    ];
    for (let step = 0; step < STEPS; step += 1) {
      const t = step / STEPS;
      const value = (axis: 0 | 1): number =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
      profile.push([Math.max(0, value(0)), value(1)]);
    }
  }
  return { material, profile: [...profile, points.at(-1)!] };
};
const STEPS = 4;

/** A ring of wire around its own y axis; pitch it by a quarter turn to stand it up. */
export const ring = (
  at: Vec,
  reach: number,
  wire: number,
  material: Material,
  turn: Partial<Turn> = {},
  flat = 1,
): Part =>
  lathe(
    at,
    [
      {
        material,
        profile: Array.from({ length: 17 }, (_, step) => {
          const angle = (step / 16) * Math.PI * 2 - Math.PI / 2;
          return [reach + Math.cos(angle) * wire, Math.sin(angle) * wire * flat] as const;
        }),
      },
    ],
    turn,
  );

/** A tube between two points. */
export function rod(from: Vec, to: Vec, radius: number, material: Material): Part {
  const [x, y, z] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const length = Math.hypot(x, y, z);
  // its own y axis is (sin roll · −cos yaw …): pitch tips it towards z, yaw turns that
  return {
    kind: 'part',
    shape: { kind: 'tube', radius, length },
    at: from,
    turn: { yaw: Math.atan2(-x, -z), pitch: Math.acos(Math.max(-1, Math.min(1, y / length))), roll: 0 },
    material,
  };
}

/** Tubes from point to point. */
export const wire = (points: readonly Vec[], radius: number, material: Material): Part[] =>
  points
    .slice(1)
    .map((point, at) => [points[at]!, point] as const)
    .filter(([from, to]) => Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) > 1e-6)
    .map(([from, to]) => rod(from, to, radius, material));

/** Points of an arc in the plane of x and y around a centre, in radians from the right. */
export const arc = ([x, y, z]: Vec, reach: number, from: number, to: number, steps: number): Vec[] =>
  Array.from({ length: steps + 1 }, (_, step): Vec => {
    const angle = from + ((to - from) * step) / steps;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, z];
  });

/** Around the y axis, `count` times. */
export const around = (count: number, make: (angle: number, at: number) => Part | Part[]): Part[] =>
  Array.from({ length: count }, (_, at) => make((at / count) * Math.PI * 2, at)).flat();

/** A whole thing moved, and turned about the y axis. */
export const moved = (parts: readonly Part[], [x, y, z]: Vec, yaw = 0, scale = 1): Part[] =>
  parts.map((part) => ({
    ...scaledPart(part, scale),
    at: [
      x + (part.at[0] * Math.cos(yaw) + part.at[2] * Math.sin(yaw)) * scale,
      y + part.at[1] * scale,
      z + (part.at[2] * Math.cos(yaw) - part.at[0] * Math.sin(yaw)) * scale,
    ],
    turn: { ...part.turn, yaw: part.turn.yaw + yaw },
  }));

function scaledPart(part: Part, by: number): Part {
  const { shape } = part;
  if (by === 1) return part;
  const of = ([x, y, z]: Vec): Vec => [x * by, y * by, z * by];
  if (shape.kind === 'ball') return { ...part, shape: { ...shape, radii: of(shape.radii) } };
  if (shape.kind === 'block') return { ...part, shape: { ...shape, half: of(shape.half), bevel: shape.bevel * by } };
  if (shape.kind === 'tube')
    return { ...part, shape: { ...shape, radius: shape.radius * by, length: shape.length * by } };
  return { ...part, shape: { ...shape, scale: of(shape.scale ?? [1, 1, 1]) } };
}
