import type { Pen } from '../../designer/drawing/graphics';
import type { Rect } from '../../designer/drawing/rect';
import { easeInOut } from '../easing';

/** Clips to what overlapping strokes with frayed ends have covered of a box: one after the other along its longer side, every other one from the far end. */
export function clipToStrokes(pen: Pen, { x, y, w, h }: Rect, share: number, turn: number): void {
  const isUpright = h > w;
  const [along, across] = isUpright ? [h, w] : [w, h];
  const band = across / STROKES;
  pen.beginPath();
  for (let stroke = 0; stroke < STROKES; stroke += 1) {
    const isBack = (stroke + turn) % 2 === 0;
    const reach = easeInOut((share - stroke * 0.07) / (1 - (STROKES - 1) * 0.07)) * along * 1.12;
    if (reach <= 0) continue;
    const edges = [band * stroke - band * 0.12, band * (stroke + 1) + band * 0.12] as const;
    /** All outlines turn the same way, or they would cancel each other where they overlap. */
    const [from, to] = isBack ? [edges[1], edges[0]] : edges;
    const point = (at: number, side: number, move: 'moveTo' | 'lineTo' = 'lineTo'): void => {
      const place = isBack ? along - at : at;
      if (isUpright) pen[move](x + side, y + place);
      else pen[move](x + place, y + side);
    };
    point(0, from, 'moveTo');
    for (let bristle = 0; bristle <= BRISTLES; bristle += 1) {
      const part = bristle / BRISTLES;
      // the middle of a brush is ahead of its corners, and no two bristles are the same length
      const behind =
        0.45 * (2 * part - 1) ** 2 +
        0.16 * Math.abs(Math.sin(bristle * 2.7 + stroke * 1.9)) +
        0.22 * (((bristle * 7 + stroke * 3) % 11) / 11) ** 2;
      point(Math.max(0, reach - band * behind), from + (to - from) * part);
    }
    point(0, to);
    pen.closePath();
  }
  pen.clip();
}

const STROKES = 6;
const BRISTLES = 38;
