import type { Graphics, Pen } from '../drawing/graphics';
import { bottom, right, type Rect } from '../drawing/rect';
import { fillRect } from '../drawing/shapes';
import type { LoadedPlace } from '../places/load-place';
import type { PrintComposition } from './compose-print';

/** What the pieces of a placed print share. */
export interface PlaceStage {
  composition: PrintComposition;
  graphics: Graphics;
  pen: Pen;
  place: LoadedPlace;
  /** Where the place's light comes from. */
  side: -1 | 1;
  /** Around 1: how much of each colour the place's light has. */
  tint: readonly [number, number, number];
}

/** Cut paper has a bright and a dark edge. */
export function drawEdge(pen: Pen, box: Rect, side: -1 | 1): void {
  const line = 1.5;
  fillRect(pen, { x: box.x, y: box.y, w: box.w, h: line }, 'rgba(255,255,255,0.5)');
  fillRect(pen, { x: side > 0 ? right(box) - line : box.x, y: box.y, w: line, h: box.h }, 'rgba(255,255,255,0.45)');
  fillRect(pen, { x: side > 0 ? box.x : right(box) - line, y: box.y, w: line, h: box.h }, 'rgba(0,0,0,0.22)');
  fillRect(pen, { x: box.x, y: bottom(box) - line, w: box.w, h: line }, 'rgba(0,0,0,0.25)');
}
