import { halved, type Plate } from './plate';

/** Direction of strokes at every fourth pixel of a plate, in radians. */
export interface FlowField {
  width: number;
  height: number;
  angles: Float32Array;
}

/**
 * Strokes run along edges and round forms: the smoothed structure tensor of the plate's lightness gives the direction
 * of least change (as in Kyprianidis and Kang, "Image and Video Abstraction by Coherence-Enhancing Filtering", 2011);
 * where the picture shows none, the plate's own flow takes over.
 */
export function flowField(plate: Plate): FlowField {
  const { width, height, rgba } = halved(halved(plate));
  const size = width * height;
  const light = new Float32Array(size);
  for (let at = 0; at < size; at += 1)
    light[at] = 0.3 * rgba[at * 4]! + 0.59 * rgba[at * 4 + 1]! + 0.11 * rgba[at * 4 + 2]!;
  const tensor = [new Float32Array(size), new Float32Array(size), new Float32Array(size)] as const;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const [gx, gy] = [light[at + 1]! - light[at - 1]!, light[at + width]! - light[at - width]!];
      tensor[0][at] = gx * gx;
      tensor[1][at] = gx * gy;
      tensor[2][at] = gy * gy;
    }
  }
  for (const part of tensor) for (let pass = 0; pass < 2; pass += 1) boxBlur(part, width, height, 2);
  const angles = new Float32Array(size);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const [xx, xy, yy] = [tensor[0][at]!, tensor[1][at]!, tensor[2][at]!];
      const along = 0.5 * atan2(2 * xy, xx - yy) + Math.PI / 2;
      const strength = sqrt((xx - yy) ** 2 + 4 * xy * xy);
      const own = plate.flow((x + 0.5) / width, (y + 0.5) / height);
      const weight = strength / (strength + QUIET);
      angles[at] =
        0.5 *
        atan2(
          weight * sin(2 * along) + (1 - weight) * sin(2 * own),
          weight * cos(2 * along) + (1 - weight) * cos(2 * own),
        );
    }
  }
  return { width, height, angles };
}

/** Running means along rows, then columns, in place. */
export function boxBlur(values: Float32Array, width: number, height: number, radius: number): void {
  const line = new Float32Array(max(width, height));
  for (const [count, length, start, step] of [
    [height, width, width, 1],
    [width, height, 1, width],
  ] as const) {
    for (let row = 0; row < count; row += 1) {
      let sum = 0;
      const first = row * start;
      for (let at = 0; at < length; at += 1) line[at] = values[first + at * step]!;
      for (let at = -radius; at <= radius; at += 1) sum += line[min(length - 1, max(0, at))]!;
      for (let at = 0; at < length; at += 1) {
        values[first + at * step] = sum / (radius * 2 + 1);
        sum += line[min(length - 1, at + radius + 1)]! - line[max(0, at - radius)]!;
      }
    }
  }
}

/** Change of lightness below which the plate's own flow is stronger. */
const QUIET = 260;

/** Bound once: the loops above ask for them at every pixel. */
const { atan2, cos, max, min, sin, sqrt } = Math;
