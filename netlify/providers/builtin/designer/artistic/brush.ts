import type { SeededRandom } from '../drawing/seeded-random';
import type { PaintLayer } from './paint-layer';

/** A path of a loaded brush: points in pixels. */
export interface Stroke {
  xs: Float32Array;
  ys: Float32Array;
  /** Points in use. */
  count: number;
  radius: number;
  r: number;
  g: number;
  b: number;
  /** Where in the bristle table this brush begins. */
  bristle: number;
  /** How thick the paint lies, 0 to 1. */
  load: number;
  /** How much of it covers what is under it, 0 to 1. */
  cover: number;
  /** Difference between bristles, in steps of 0 to 255. */
  streak: number;
}

/** Thickness and tint across a brush, smooth between its hairs; 0 to 1. */
export function bristleTable(random: SeededRandom): Float32Array {
  const raw = Float32Array.from({ length: BRISTLES }, () => random.next());
  return raw.map((value, at) => (value * 2 + raw[(at + 1) % BRISTLES]! + raw[(at + BRISTLES - 1) % BRISTLES]!) / 4);
}

/**
 * Lays one stroke: round at both ends, its hairs drawing lines along it, its rims raised as oil paint raises them, and
 * its hairs running dry towards the end.
 */
export function layStroke(paint: PaintLayer, stroke: Stroke, bristles: Float32Array): void {
  const { width, height, rgba, relief } = paint;
  const { xs, ys, count, radius, streak, load, cover } = stroke;
  const [square, soft] = [radius * radius, max(0, radius - 1)];
  const softSquare = soft * soft;
  const hairs = max(5, min(40, radius * 1.5));
  for (let segment = 0; segment + 1 < count; segment += 1) {
    const [x0, y0] = [xs[segment]!, ys[segment]!];
    const [dx, dy] = [xs[segment + 1]! - x0, ys[segment + 1]! - y0];
    const length = max(0.001, sqrt(dx * dx + dy * dy));
    const [ux, uy] = [dx / length, dy / length];
    const left = max(0, ceil(min(x0, x0 + dx) - radius));
    const rightEdge = min(width - 1, floor(max(x0, x0 + dx) + radius));
    const top = max(0, ceil(min(y0, y0 + dy) - radius));
    const low = min(height - 1, floor(max(y0, y0 + dy) + radius));
    const isLast = segment + 2 === count;
    for (let y = top; y <= low; y += 1) {
      const py = y - y0;
      for (let x = left, at = y * width + left; x <= rightEdge; x += 1, at += 1) {
        const px = x - x0;
        const along = px * ux + py * uy;
        const across = py * ux - px * uy;
        const over = along < 0 ? along : along > length ? along - length : 0;
        const distance = over * over + across * across;
        if (distance > square) continue;
        const share = across / radius;
        const hair = bristles[(stroke.bristle + (((share * 0.5 + 0.5) * hairs) | 0)) % BRISTLES]!;
        const progress = (segment + (along < 0 ? 0 : along > length ? 1 : along / length)) / (count - 1);
        if (progress > DRY && hair < (progress - DRY) * DRYNESS + (isLast && over > 0 ? 0.16 : 0)) continue;
        const edge = distance > softSquare ? radius - sqrt(distance) : 1;
        const alpha = edge * cover;
        const tint = (hair - 0.5) * streak;
        const pixel = at * 4;
        const before = rgba[pixel + 3]! > 0 ? alpha : 1;
        rgba[pixel] = rgba[pixel]! + (stroke.r + tint - rgba[pixel]!) * before;
        rgba[pixel + 1] = rgba[pixel + 1]! + (stroke.g + tint - rgba[pixel + 1]!) * before;
        rgba[pixel + 2] = rgba[pixel + 2]! + (stroke.b + tint - rgba[pixel + 2]!) * before;
        rgba[pixel + 3] = max(rgba[pixel + 3]!, edge * 255);
        const rim = share * share;
        const thick = 255 * load * (0.3 + 0.45 * hair + 0.3 * rim * rim + 0.1 * (1 - progress));
        relief[at] = relief[at]! + (thick - relief[at]!) * edge;
      }
    }
  }
}

export const BRISTLES = 512;
/** Share of the way after which hairs run dry. */
const DRY = 0.62;
const DRYNESS = 1.15;

/** Bound once: the loops above ask for them at every pixel. */
const { ceil, floor, max, min, sqrt } = Math;
