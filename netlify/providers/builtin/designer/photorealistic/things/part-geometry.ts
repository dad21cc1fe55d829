import type { Part, Vec } from '../studio-scene';
import { rotation } from '../turning';

/** Rows of the map from the world into a part's own axes, with what it is scaled by. */
export function ownAxes({ shape, turn }: Part): [Vec, Vec, Vec] {
  const rows = rotation(turn.yaw, turn.pitch, turn.roll);
  const scale: Vec = shape.kind === 'ball' ? shape.radii : (shape.kind === 'turned' && shape.scale) || [1, 1, 1];
  return rows.map((row, axis): Vec => {
    const by = scale[axis as 0 | 1 | 2];
    return [row[0] / by, row[1] / by, row[2] / by];
  }) as [Vec, Vec, Vec];
}

/** A ball that holds the whole of a part. */
export function holdOf(part: Part): { centre: Vec; radius: number } {
  const { shape, at, turn } = part;
  if (shape.kind === 'ball') return { centre: at, radius: Math.max(...shape.radii) };
  if (shape.kind === 'block') return { centre: at, radius: Math.hypot(...shape.half) };
  const up = rotation(turn.yaw, turn.pitch, turn.roll)[1];
  const along = (by: number): Vec => [at[0] + up[0] * by, at[1] + up[1] * by, at[2] + up[2] * by];
  if (shape.kind === 'tube') return { centre: along(shape.length / 2), radius: shape.length / 2 + shape.radius };
  const [wide, high, deep] = shape.scale ?? [1, 1, 1];
  const points = shape.runs.flatMap(({ profile }) => profile);
  const [low, top] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
  const middle = (low + top) / 2;
  return {
    centre: along(middle * high),
    radius: Math.max(...points.map(([r, y]) => Math.hypot(r * Math.max(wide, deep), (y - middle) * high))),
  };
}
