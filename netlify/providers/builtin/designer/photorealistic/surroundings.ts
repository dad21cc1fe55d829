import type { PlaceLight } from '../places/load-place';
import type { Vec } from './studio-scene';

/** A place's light as the tracer reads it (tracer/scene-memory.ts): what a mirror sees, then what chalk gathers about each direction. */
export function surroundingsRun({ width, height, data }: PlaceLight): Float32Array {
  const run = new Float32Array((width * height + SOFT_WIDTH * SOFT_HEIGHT) * 4);
  for (let at = 0; at < width * height; at += 1)
    for (let channel = 0; channel < 3; channel += 1)
      run[at * 4 + channel] = Math.min(BRIGHTEST, data[at * 3 + channel]!);
  for (let row = 0; row < SOFT_HEIGHT; row += 1)
    for (let column = 0; column < SOFT_WIDTH; column += 1)
      run.set(
        gathered({ width, height, data }, towards(column, row, SOFT_WIDTH, SOFT_HEIGHT)),
        (width * height + row * SOFT_WIDTH + column) * 4,
      );
  return run;
}

/** As a camera balances it: so bright that a flat table gathers `level`, with a share of the place's tint. */
export function levelled(light: PlaceLight, level: number): PlaceLight {
  const onTable = gathered(light, [0, 1, 0]);
  const mean = (onTable[0] + onTable[1] + onTable[2]) / 3;
  const by = onTable.map((channel) => (level / mean) * (mean / channel) ** BALANCED);
  return { ...light, data: light.data.map((value, at) => Math.min(LAMP, value * by[at % 3]!)) };
}

/** Irradiance over pi. */
function gathered({ width, height, data }: PlaceLight, normal: Vec): Vec {
  const sum: [number, number, number] = [0, 0, 0];
  let whole = 0;
  for (let row = 0; row < height; row += 1) {
    const solid = Math.cos((0.5 - (row + 0.5) / height) * Math.PI);
    for (let column = 0; column < width; column += 1) {
      const [x, y, z] = towards(column, row, width, height);
      const facing = (x * normal[0] + y * normal[1] + z * normal[2]) * solid;
      if (facing <= 0) continue;
      whole += facing;
      for (const channel of [0, 1, 2] as const)
        sum[channel] += facing * Math.min(LAMP, data[(row * width + column) * 3 + channel]!);
    }
  }
  return [sum[0] / whole, sum[1] / whole, sum[2] / whole];
}

/** Where a place of a map lies: rows from the zenith down, the middle along -z. */
function towards(column: number, row: number, width: number, height: number): Vec {
  const azimuth = ((column + 0.5) / width - 0.5) * 2 * Math.PI;
  const elevation = (0.5 - (row + 0.5) / height) * Math.PI;
  return [Math.sin(azimuth) * Math.cos(elevation), Math.sin(elevation), -Math.cos(azimuth) * Math.cos(elevation)];
}

const SOFT_WIDTH = 16;
const SOFT_HEIGHT = 8;
const BRIGHTEST = 9;
const LAMP = 12;
const BALANCED = 0.7;
