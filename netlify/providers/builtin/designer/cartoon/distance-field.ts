/**
 * Signed distance in pixels from every pixel's centre to the edge of a shape: negative inside, positive outside.
 * `coverage` is 0 to 1, row by row. Exact Euclidean transform in two passes (Felzenszwalb and Huttenlocher, "Distance
 * Transforms of Sampled Functions", 2012), seeded with the coverage so that soft edges keep their place.
 */
export function distanceField(coverage: Float32Array, width: number, height: number): Float32Array {
  const outside = new Float64Array(width * height);
  const inside = new Float64Array(width * height);
  coverage.forEach((value, at) => {
    outside[at] = value >= 1 ? 0 : value <= 0 ? FAR : Math.max(0, 0.5 - value) ** 2;
    inside[at] = value <= 0 ? 0 : value >= 1 ? FAR : Math.max(0, value - 0.5) ** 2;
  });
  transform(outside, width, height);
  transform(inside, width, height);
  return Float32Array.from(outside, (value, at) => Math.sqrt(value) - Math.sqrt(inside[at]!));
}

function transform(grid: Float64Array, width: number, height: number): void {
  const most = Math.max(width, height);
  const work: Work = { values: new Float64Array(most), feet: new Int32Array(most), joints: new Float64Array(most + 1) };
  for (let x = 0; x < width; x += 1) lower(grid, x, width, height, work);
  for (let y = 0; y < height; y += 1) lower(grid, y * width, 1, width, work);
}

/** The lower envelope of one parabola per sample of a row or column. */
function lower(grid: Float64Array, start: number, step: number, length: number, { values, feet, joints }: Work): void {
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
  }
}

const FAR = 1e12;

interface Work {
  values: Float64Array;
  feet: Int32Array;
  joints: Float64Array;
}
