import type { SeededRandom } from '../drawing/seeded-random';
import type { Breather } from './breather';
import { bristleTable, BRISTLES, layStroke, type Stroke } from './brush';
import { flowField, type FlowField } from './flow-field';
import { createPaintLayer, type PaintLayer } from './paint-layer';
import type { Bleeds } from './paper-edge';
import { halved, type Plate } from './plate';

export interface PaintRequest {
  plate: Plate;
  /** Pixels of the painting; the layer is larger by `overrun` on every side, into which brushes may run. */
  width: number;
  height: number;
  overrun: number;
  /** Sides on which the painting runs out of the sheet. */
  bleeds: Bleeds;
  paper: readonly [number, number, number];
  /** Shows between strokes. */
  under: readonly [number, number, number];
  random: SeededRandom;
  breather: Breather;
}

/**
 * Paints a plate with brushes from large to small, the small ones only where the large ones missed (Hertzmann,
 * "Painterly Rendering with Curved Brush Strokes of Multiple Sizes", 1998), and lights the thickness of the paint.
 */
export async function paintOil(request: PaintRequest): Promise<PaintLayer> {
  const { plate, width, height, overrun, random, breather } = request;
  const paint = createPaintLayer(width + overrun * 2, height + overrun * 2);
  const broad = min(46, max(14, sqrt(width * height) * 0.032));
  layGround(paint, request, round(broad * 0.4));
  const pyramid = [plate, halved(plate)];
  while (pyramid.length < 5) pyramid.push(halved(pyramid.at(-1)!));
  await breather.rest(0.05);
  const bench: Bench = {
    ...request,
    paint,
    flow: flowField(plate),
    pyramid,
    bristles: bristleTable(random),
    stroke: emptyStroke(),
  };
  let done = 0.08;
  for (const pass of passes) {
    await breather.rest(done);
    await layPass(bench, pass, broad * pass.size, done);
    done += pass.share;
  }
  await lightRelief(paint, breather);
  return paint;
}

/** A thin toned ground; it stays within the painting, so that the edge is made of strokes. */
function layGround(
  { rgba, relief, width }: PaintLayer,
  { width: w, height: h, overrun, under, random }: PaintRequest,
  inset: number,
): void {
  const tone = bristleTable(random);
  for (let y = overrun + inset; y < overrun + h - inset; y += 1) {
    for (let x = overrun + inset; x < overrun + w - inset; x += 1) {
      const at = y * width + x;
      const tint = (tone[(x * 3 + y * 7) % BRISTLES]! - 0.5) * 14;
      rgba[at * 4] = under[0] + tint;
      rgba[at * 4 + 1] = under[1] + tint;
      rgba[at * 4 + 2] = under[2] + tint;
      rgba[at * 4 + 3] = 255;
      relief[at] = 40;
    }
  }
}

async function layPass(bench: Bench, pass: Pass, radius: number, done: number): Promise<void> {
  const { plate, width, height, overrun, random, paint, breather } = bench;
  const [across, down] = [plate.width / width, plate.height / height];
  const step = radius * pass.spacing;
  const [columns, rows] = [ceil(width / step), ceil(height / step)];
  const order = shuffled(columns * rows, random);
  for (const [turn, cell] of order.entries()) {
    if ((turn & 63) === 63 && breather.isDue()) await breather.rest(done + (pass.share * turn) / order.length);
    const x = ((cell % columns) + random.next()) * step;
    const y = (floor(cell / columns) + random.next()) * step;
    if (x >= width || y >= height) continue;
    const place = min(plate.height - 1, (y * down) | 0) * plate.width + min(plate.width - 1, (x * across) | 0);
    const isDetail = plate.detail[place]! > 96;
    if (pass.onlyDetail ? !isDetail : false) continue;
    if (pass.miss > 0) {
      const at = (((y | 0) + overrun) * paint.width + (x | 0) + overrun) * 4;
      const miss =
        abs(paint.rgba[at]! - plate.rgba[place * 4]!) +
        abs(paint.rgba[at + 1]! - plate.rgba[place * 4 + 1]!) +
        abs(paint.rgba[at + 2]! - plate.rgba[place * 4 + 2]!);
      if (miss < (isDetail ? pass.miss * 0.55 : pass.miss)) continue;
    }
    laySingle(bench, pass, radius, x, y, isDetail);
  }
}

function laySingle(
  { plate, pyramid, flow, stroke, bristles, random, paint, width, height, overrun }: Bench,
  pass: Pass,
  radius: number,
  x: number,
  y: number,
  isDetail: boolean,
): void {
  const [across, down] = [plate.width / width, plate.height / height];
  const level = min(pyramid.length - 1, max(0, round(log2(max(1, radius * across * 0.5)))));
  const source = pyramid[isDetail ? max(0, level - 1) : level]!;
  const scale = source.width / width;
  const at = (min(source.height - 1, (y * scale) | 0) * source.width + min(source.width - 1, (x * scale) | 0)) * 4;
  const [r, g, b] = [source.rgba[at]!, source.rgba[at + 1]!, source.rgba[at + 2]!];
  const mean = (r + g + b) / 3;
  const jitter = pass.jitter * (isDetail ? 0.5 : 1);
  const value = (random.next() - 0.5) * 2 * jitter;
  const warmth = (random.next() - 0.5) * 1.3 * jitter;
  stroke.r = mean + (r - mean) * RICHER + value + warmth;
  stroke.g = mean + (g - mean) * RICHER + value * 0.95 - warmth * 0.2;
  stroke.b = mean + (b - mean) * RICHER + value - warmth;
  stroke.radius = radius * (0.75 + 0.5 * random.next());
  stroke.bristle = (random.next() * BRISTLES) | 0;
  stroke.load = min(1, pass.load + (mean / 255) ** 2 * 0.35);
  stroke.cover = pass.cover;
  stroke.streak = pass.streak;
  const length = 2 + floor(random.next() * (pass.length - 1));
  /** A stroke that left the layer would be cut off straight. */
  const limit = overrun - stroke.radius - 1;
  let [px, py, dx, dy] = [min(width + limit, max(-limit, x)), min(height + limit, max(-limit, y)), 0, 0];
  stroke.xs[0] = px + overrun;
  stroke.ys[0] = py + overrun;
  let count = 1;
  for (; count <= length; count += 1) {
    const angle = angleAt(flow, px / width, py / height);
    let [tx, ty] = [cos(angle), sin(angle)];
    if (count === 1 ? random.next() < 0.5 : dx * tx + dy * ty < 0) [tx, ty] = [-tx, -ty];
    [dx, dy] = [dx * 0.45 + tx, dy * 0.45 + ty];
    const norm = hypot(dx, dy) || 1;
    [dx, dy] = [dx / norm, dy / norm];
    px += dx * radius * 1.15;
    py += dy * radius * 1.15;
    if (px < -limit || py < -limit || px > width + limit || py > height + limit) break;
    stroke.xs[count] = px + overrun;
    stroke.ys[count] = py + overrun;
    const here =
      (min(plate.height - 1, max(0, (py * down) | 0)) * plate.width + min(plate.width - 1, max(0, (px * across) | 0))) *
      4;
    if (
      abs(plate.rgba[here]! - r) + abs(plate.rgba[here + 1]! - g) + abs(plate.rgba[here + 2]! - b) >
      (isDetail ? STRAYED * 0.7 : STRAYED)
    ) {
      count += 1;
      break;
    }
  }
  stroke.count = max(2, min(count, length + 1));
  if (count === 1) {
    stroke.xs[1] = stroke.xs[0] + 0.5;
    stroke.ys[1] = stroke.ys[0] + 0.5;
  }
  layStroke(paint, stroke, bristles);
}

/** Light from the upper left on the thickness of the paint, and the weave of the canvas under it. */
async function lightRelief({ width, height, rgba, relief }: PaintLayer, breather: Breather): Promise<void> {
  for (let y = 1; y < height - 1; y += 1) {
    if ((y & 31) === 0 && breather.isDue()) await breather.rest(0.9 + (0.08 * y) / height);
    for (let x = 1, at = y * width + 1; x < width - 1; x += 1, at += 1) {
      if (rgba[at * 4 + 3] === 0) continue;
      const slope = (relief[at + 1]! - relief[at - 1]!) * 0.14 + (relief[at + width]! - relief[at - width]!) * 0.2;
      const weave = ((x & 3) < 2 ? 1 : -1) * ((y & 3) < 2 ? 1 : -1) * WEAVE;
      const lit = (slope > 0 ? slope * 1.15 : slope * 0.85) + weave;
      rgba[at * 4] = rgba[at * 4]! + lit;
      rgba[at * 4 + 1] = rgba[at * 4 + 1]! + lit;
      rgba[at * 4 + 2] = rgba[at * 4 + 2]! + lit;
    }
  }
}

function angleAt({ width, height, angles }: FlowField, u: number, v: number): number {
  return angles[min(height - 1, max(0, (v * height) | 0)) * width + min(width - 1, max(0, (u * width) | 0))]!;
}

function shuffled(count: number, random: SeededRandom): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, index) => index);
  for (let index = count - 1; index > 0; index -= 1) {
    const other = (random.next() * (index + 1)) | 0;
    const kept = order[index]!;
    order[index] = order[other]!;
    order[other] = kept;
  }
  return order;
}

const emptyStroke = (): Stroke => ({
  xs: new Float32Array(16),
  ys: new Float32Array(16),
  count: 0,
  radius: 1,
  r: 0,
  g: 0,
  b: 0,
  bristle: 0,
  load: 0.5,
  cover: 1,
  streak: 20,
});

const RICHER = 1.07;
/** Change of colour (sum of three channels) at which a stroke ends. */
const STRAYED = 84;
const WEAVE = 1.3;

/** `size` and `spacing` are shares of the broad brush's radius and of the own; `miss` is a sum of three channels. */
const passes: readonly Pass[] = [
  { size: 1, spacing: 1.35, length: 6, miss: 0, jitter: 15, load: 0.4, cover: 0.96, streak: 26, share: 0.2 },
  { size: 0.52, spacing: 1.3, length: 6, miss: 30, jitter: 13, load: 0.5, cover: 0.92, streak: 24, share: 0.2 },
  { size: 0.27, spacing: 1.2, length: 5, miss: 58, jitter: 11, load: 0.55, cover: 0.9, streak: 22, share: 0.2 },
  { size: 0.16, spacing: 1.1, length: 5, miss: 62, jitter: 9, load: 0.6, cover: 0.9, streak: 18, share: 0.14 },
  {
    size: 0.1,
    spacing: 1.15,
    length: 4,
    miss: 60,
    jitter: 6,
    load: 0.62,
    cover: 0.92,
    streak: 12,
    onlyDetail: true,
    share: 0.08,
  },
];

interface Pass {
  size: number;
  spacing: number;
  /** Most points after the first. */
  length: number;
  miss: number;
  jitter: number;
  load: number;
  cover: number;
  streak: number;
  onlyDetail?: true;
  /** Of the whole work. */
  share: number;
}

interface Bench extends PaintRequest {
  paint: PaintLayer;
  flow: FlowField;
  pyramid: readonly Pick<Plate, 'width' | 'height' | 'rgba'>[];
  bristles: Float32Array;
  stroke: Stroke;
}

/** Bound once: the loops above ask for them at every pixel. */
const { abs, ceil, cos, floor, hypot, log2, max, min, round, sin, sqrt } = Math;
