import type { Noise } from './noise';
import { layered } from './noise';

/** A picture of three channels that is read between its pixels. */
export interface Picture {
  width: number;
  height: number;
  rgba: ArrayLike<number>;
}

/** One channel between four pixels; outside the picture its edge goes on. */
export function between({ width, height, rgba }: Picture, x: number, y: number, channel: number): number {
  const u = x < 0 ? 0 : x > width - 1.001 ? width - 1.001 : x;
  const v = y < 0 ? 0 : y > height - 1.001 ? height - 1.001 : y;
  const [column, row] = [u | 0, v | 0];
  const [a, b] = [u - column, v - row];
  const at = (row * width + column) * 4 + channel;
  const over = rgba[at]! + (rgba[at + 4]! - rgba[at]!) * a;
  const under = rgba[at + width * 4]! + (rgba[at + width * 4 + 4]! - rgba[at + width * 4]!) * a;
  return over + (under - over) * b;
}

/** A slow noise, made on a coarse grid and read between its points. */
export function slowField(
  noise: Noise,
  width: number,
  height: number,
  scale: number,
  octaves: number,
  at: number,
): (x: number, y: number) => number {
  const [columns, rows] = [Math.ceil(width / COARSE) + 2, Math.ceil(height / COARSE) + 2];
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      values[row * columns + column] = layered(
        noise,
        (column * COARSE) / scale + at,
        (row * COARSE) / scale - at,
        octaves,
      );
  return (x, y) => {
    const [u, v] = [x / COARSE, y / COARSE];
    const [column, row] = [u | 0, v | 0];
    const [a, b] = [u - column, v - row];
    const first = row * columns + column;
    const over = values[first]! + (values[first + 1]! - values[first]!) * a;
    const under = values[first + columns]! + (values[first + columns + 1]! - values[first + columns]!) * a;
    return over + (under - over) * b;
  };
}

const COARSE = 4;
