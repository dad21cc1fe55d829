import { FEATURE, NORMAL, filteredAt, height, pixelAt, width } from './picture-memory';

const CUT: f32 = 8;

/**
 * One pass of the edge-avoiding à-trous wavelet filter (Dammertz et al., 2010) over rows `from` to `to`, on light and gloss
 * apart: neighbours `step` pixels apart count as far as colour, normal, distance and brightness agree. Even passes read the
 * picture and write beside it, odd ones back.
 */
export function denoise(from: i32, to: i32, step: i32, isBack: bool, lightTolerance: f32, glossTolerance: f32): void {
  for (let row = from; row < to; row++) {
    for (let column = 0; column < width; column++)
      filterPixel(column, row, step, isBack, lightTolerance, glossTolerance);
  }
}

function filterPixel(column: i32, row: i32, step: i32, isBack: bool, lightTolerance: f32, glossTolerance: f32): void {
  const index = row * width + column;
  const here = pixelAt(index);
  const source = isBack ? filteredAt(index) : here;
  const light = v128.load(source);
  const gloss = v128.load(source, 16);
  const feature = v128.load(here + FEATURE);
  const normal = v128.load(here + NORMAL);
  // Distance counts in its own share, so that far floor is as smooth as near floor.
  const featureScale = f32x4(2.2, 2.2, 2.2, <f32>14 / (f32x4.extract_lane(feature, 3) + <f32>0.1));
  const lightScale: f32 = <f32>1 / ((sum(light) * <f32>0.333 + <f32>0.04) * lightTolerance);
  const glossScale: f32 = <f32>1 / ((sum(gloss) * <f32>0.333 + <f32>0.06) * glossTolerance);
  let lights = f32x4.splat(0);
  let glosses = f32x4.splat(0);
  let lightWeights: f32 = 0;
  let glossWeights: f32 = 0;
  for (let v = -2; v <= 2; v++) {
    const y = row + v * step;
    if (y < 0 || y >= height) continue;
    for (let u = -2; u <= 2; u++) {
      const x = column + u * step;
      if (x < 0 || x >= width) continue;
      const other = y * width + x;
      const there = pixelAt(other);
      const features = f32x4.mul(f32x4.abs(f32x4.sub(v128.load(there + FEATURE), feature)), featureScale);
      const normals = f32x4.abs(f32x4.sub(v128.load(there + NORMAL), normal));
      const apart = sum4(features) + sum(normals) * <f32>2.6;
      if (apart > CUT) continue;
      const from = isBack ? filteredAt(other) : there;
      const lightThere = v128.load(from);
      const glossThere = v128.load(from, 16);
      const kernel = weight(u) * weight(v);
      const lightApart = apart + sum(f32x4.abs(f32x4.sub(lightThere, light))) * lightScale;
      const lightWeight = kernel * fading(lightApart);
      const glossApart = apart * <f32>1.5 + sum(f32x4.abs(f32x4.sub(glossThere, gloss))) * glossScale;
      const glossWeight = kernel * fading(glossApart);
      lights = f32x4.add(lights, f32x4.mul(lightThere, f32x4.splat(lightWeight)));
      glosses = f32x4.add(glosses, f32x4.mul(glossThere, f32x4.splat(glossWeight)));
      lightWeights += lightWeight;
      glossWeights += glossWeight;
    }
  }
  const target = isBack ? here : filteredAt(index);
  v128.store(target, f32x4.mul(lights, f32x4.splat(<f32>1 / lightWeights)));
  v128.store(target, f32x4.mul(glosses, f32x4.splat(<f32>1 / glossWeights)), 16);
}

function sum(vector: v128): f32 {
  return f32x4.extract_lane(vector, 0) + f32x4.extract_lane(vector, 1) + f32x4.extract_lane(vector, 2);
}

function sum4(vector: v128): f32 {
  return sum(vector) + f32x4.extract_lane(vector, 3);
}

function weight(offset: i32): f32 {
  return offset === 0 ? 0.375 : offset === 1 || offset === -1 ? 0.25 : 0.0625;
}

/** Close to an exponential, and cheaper. */
function fading(e: f32): f32 {
  return <f32>1 / (<f32>1 + e * (<f32>1 + e * (<f32>0.5 + e * <f32>0.3)));
}
