import { createNoise } from './noise';
import { bristleTable, BRISTLES } from './brush';
import { boxBlur } from './flow-field';
import type { PaintRequest } from './oil-paint';
import { createPaintLayer, type PaintLayer } from './paint-layer';
import { edgeDistance } from './paper-edge';
import type { Plate } from './plate';
import { between, slowField } from './sample-plate';

/**
 * Washes of transparent colour: flat patches whose borders wander, pigment that settles in the paper's hollows and
 * gathers where a wash ends (Curtis and others, "Computer-Generated Watercolor", 1997). The colour multiplies the paper.
 */
export async function paintWatercolour({
  plate,
  width,
  height,
  overrun,
  bleeds,
  paper,
  random,
  breather,
}: PaintRequest): Promise<PaintLayer> {
  const paint = createPaintLayer(width + overrun * 2, height + overrun * 2);
  const noise = createNoise(random);
  await breather.rest(0.05);
  const flat = await flattened(plate, breather.rest);
  const [w, h] = [plate.width, plate.height];
  const light = new Float32Array(w * h);
  for (let at = 0; at < light.length; at += 1)
    light[at] = 0.3 * flat[at * 4]! + 0.59 * flat[at * 4 + 1]! + 0.11 * flat[at * 4 + 2]!;
  const around = Float32Array.from(light);
  boxBlur(around, w, h, 3);
  await breather.rest(0.3);
  for (let at = 0; at < light.length; at += 1) flat[at * 4 + 3] = max(0, min(60, around[at]! - light[at]!));
  const picture = { width: w, height: h, rgba: flat };
  const unit = sqrt(width * height) / 900;
  const slow = async (scale: number, octaves: number, at: number): Promise<(x: number, y: number) => number> => {
    await breather.rest(0.35);
    return slowField(noise, paint.width, paint.height, scale * unit, octaves, at);
  };
  const wander = [await slow(46, 3, 3.3), await slow(46, 3, 61.7)] as const;
  const flood = await slow(190, 4, 17.1);
  const grain = bristleTable(random);
  const border = await slow(120, 3, 90.4);
  const reach = overrun * 0.7;
  for (let y = 0; y < paint.height; y += 1) {
    if ((y & 7) === 0 && breather.isDue()) await breather.rest(0.4 + (0.55 * y) / paint.height);
    for (let x = 0; x < paint.width; x += 1) {
      const inside = edgeDistance(x - overrun, y - overrun, width, height, bleeds) + border(x, y) * reach * 1.9;
      if (inside <= 0) continue;
      const [dx, dy] = [wander[0](x, y) * 9 * unit, wander[1](x, y) * 9 * unit];
      const [u, v] = [((x - overrun + dx) / width) * w, ((y - overrun + dy) / height) * h];
      const tooth = grain[(x * 131 + ((y * 7919) ^ ((x >> 2) * 31))) & (BRISTLES - 1)]! - 0.5;
      const run = flood(x, y);
      const rimmed = inside < 9 * unit ? (1 - inside / (9 * unit)) * 0.42 : 0;
      const strength = (0.86 + run * 0.55 + rimmed + between(picture, u, v, 3) * 0.014) * (1 + tooth * 0.34);
      const at = (y * paint.width + x) * 4;
      const cover = inside < 1.5 ? inside / 1.5 : 1;
      for (let channel = 0; channel < 3; channel += 1) {
        const through = max(0.03, between(picture, u, v, channel) / 255) ** strength;
        paint.rgba[at + channel] = paper[channel]! * (0.05 + 0.97 * through);
      }
      paint.rgba[at + 3] = cover * 255;
    }
  }
  return paint;
}

/**
 * Each pixel takes the mean of the quietest of the four squares that touch it (Kuwahara and others, 1976): noise goes,
 * edges stay. Bytes with room for a fourth channel.
 */
async function flattened({ width, height, rgba }: Plate, rest: (done: number) => Promise<void>): Promise<Float32Array> {
  const flat = new Float32Array(width * height * 4);
  const columns = width + 1;
  const sums = Array.from({ length: 4 }, () => new Float64Array(columns * (height + 1)));
  for (let y = 0; y < height; y += 1) {
    const row = [0, 0, 0, 0];
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const tone = 0.3 * rgba[at]! + 0.59 * rgba[at + 1]! + 0.11 * rgba[at + 2]!;
      for (let channel = 0; channel < 4; channel += 1) {
        row[channel]! += channel < 3 ? rgba[at + channel]! : tone * tone;
        sums[channel]![(y + 1) * columns + x + 1] = sums[channel]![y * columns + x + 1]! + row[channel]!;
      }
    }
    if ((y & 31) === 0) await rest(0.1);
  }
  const [reds, greens, blues, squares] = sums as [Float64Array, Float64Array, Float64Array, Float64Array];
  for (let y = 0; y < height; y += 1) {
    if ((y & 15) === 0) await rest(0.15 + (0.1 * y) / height);
    for (let x = 0; x < width; x += 1) {
      let least = Infinity;
      const at = (y * width + x) * 4;
      for (let corner = 0; corner < 4; corner += 1) {
        const x0 = max(0, corner & 1 ? x : x - SQUARE);
        const y0 = max(0, corner & 2 ? y : y - SQUARE);
        const x1 = min(width, (corner & 1 ? x + SQUARE : x) + 1);
        const y1 = min(height, (corner & 2 ? y + SQUARE : y) + 1);
        const [a, b, c, d] = [y0 * columns + x0, y0 * columns + x1, y1 * columns + x0, y1 * columns + x1];
        const area = (x1 - x0) * (y1 - y0);
        const [r, g, blue] = [
          (reds[d]! - reds[b]! - reds[c]! + reds[a]!) / area,
          (greens[d]! - greens[b]! - greens[c]! + greens[a]!) / area,
          (blues[d]! - blues[b]! - blues[c]! + blues[a]!) / area,
        ];
        const tone = 0.3 * r + 0.59 * g + 0.11 * blue;
        const spread = (squares[d]! - squares[b]! - squares[c]! + squares[a]!) / area - tone * tone;
        if (spread >= least) continue;
        least = spread;
        flat[at] = r;
        flat[at + 1] = g;
        flat[at + 2] = blue;
      }
    }
  }
  return flat;
}

/** Side of a square, less one. */
const SQUARE = 3;

/** Bound once: the loops above ask for them at every pixel. */
const { max, min, sqrt } = Math;
