/**
 * Distance in pixels from every pixel's centre to the edge of a shape; inside it is negative and stops at -INSIDE.
 * `coverage` is 0 to 1, row by row. Exact Euclidean transform in two passes (Felzenszwalb and Huttenlocher, "Distance
 * Transforms of Sampled Functions", 2012) that remembers the nearest pixel of the shape. What a pixel's coverage says of
 * the edge inside it is added along the line, and the nearest pixels of a few neighbours are tried too, or outlines far
 * from a slanted edge show its stairs. Beyond `reach` pixels it is only roughly right.
 */
export function distanceField(coverage: Float32Array, width: number, height: number, reach = Infinity): Float32Array {
  const grid = Float64Array.from(coverage, (value) => (value > SEEN ? 0 : FAR));
  const work: Work = {
    values: new Float64Array(Math.max(width, height)),
    feet: new Int32Array(Math.max(width, height)),
    joints: new Float64Array(Math.max(width, height) + 1),
  };
  const nearestRow = new Int32Array(width * height);
  const nearestColumn = new Int32Array(width * height);
  for (let x = 0; x < width; x += 1) lower(grid, nearestRow, x, width, height, work);
  for (let y = 0; y < height; y += 1) lower(grid, nearestColumn, y * width, 1, width, work);
  return Float32Array.from(coverage, (value, at) => {
    if (value >= 1) return -INSIDE;
    if (value > SEEN) return 0.5 - value;
    const far = Math.sqrt(grid[at]!);
    if (far > reach) return far;
    const [x, y] = [at % width, Math.floor(at / width)];
    let least = FAR;
    for (const [dx, dy] of tried) {
      if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
      const near = at + dy * width + dx;
      const column = nearestColumn[near]!;
      const row = nearestRow[near - x - dx + column]!;
      least = Math.min(least, Math.sqrt((column - x) ** 2 + (row - y) ** 2) - coverage[row * width + column]!);
    }
    return least + 0.5;
  });
}

/** The field without the ripples that remain where the nearest pixel changes. */
export function smoothed(field: Float32Array, width: number, height: number): Float32Array {
  const across = new Float32Array(field.length);
  const down = Float32Array.from(field);
  const below = width * (height - 1);
  for (let pass = 0; pass < SMOOTHINGS; pass += 1) {
    for (let row = 0; row < field.length; row += width) {
      const last = row + width - 1;
      for (let at = row; at <= last; at += 1)
        across[at] = (down[at > row ? at - 1 : at]! + down[at]! * 2 + down[at < last ? at + 1 : at]!) / 4;
    }
    for (let at = 0; at < field.length; at += 1)
      down[at] = (across[at >= width ? at - width : at]! + across[at]! * 2 + across[at < below ? at + width : at]!) / 4;
  }
  return down;
}

/** The lower envelope of one parabola per sample of a row or column, and whose it is at every place. */
function lower(
  grid: Float64Array,
  nearest: Int32Array,
  start: number,
  step: number,
  length: number,
  { values, feet, joints }: Work,
): void {
  feet[0] = 0;
  [joints[0], joints[1]] = [-FAR, FAR];
  values[0] = grid[start]!;
  for (let q = 1, k = 0; q < length; q += 1) {
    values[q] = grid[start + q * step]!;
    let joint = 0;
    do {
      const foot = feet[k]!;
      joint = (values[q]! - values[foot]! + q * q - foot * foot) / (2 * (q - foot));
    } while (joint <= joints[k]! && (k -= 1) > -1);
    k += 1;
    feet[k] = q;
    [joints[k], joints[k + 1]] = [joint, FAR];
  }
  for (let q = 0, k = 0; q < length; q += 1) {
    while (joints[k + 1]! < q) k += 1;
    const foot = feet[k]!;
    grid[start + q * step] = values[foot]! + (q - foot) ** 2;
    nearest[start + q * step] = foot;
  }
}

const tried: readonly (readonly [number, number])[] = [
  [0, 0],
  [3, 0],
  [-3, 0],
  [0, 3],
  [0, -3],
  [7, 0],
  [-7, 0],
  [0, 7],
  [0, -7],
];
const FAR = 1e12;
const SMOOTHINGS = 2;
/** Less coverage is a rounding error of the renderer. */
const SEEN = 0.02;
const INSIDE = 1.5;

interface Work {
  values: Float64Array;
  feet: Int32Array;
  joints: Float64Array;
}
