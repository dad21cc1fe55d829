import type { Canvas } from '@napi-rs/canvas';
import type { Pen } from '../drawing/graphics';
import { bottom, type Rect } from '../drawing/rect';
import type { PrintComposition } from './compose-print';

/** How a standing print is turned from the camera: one side is a little farther away, as whoever takes the photograph never stands quite before it. */
export interface Turn {
  box: Rect;
  /** What the far side is smaller by; 0 of a strip, whose words have no size to lose. */
  share: number;
  far: -1 | 1;
  /** The height of the eye, where nothing moves. */
  horizon: number;
}

export function turnOf({ sheet, plan, format: { unit, shape } }: PrintComposition): Turn {
  return {
    box: sheet,
    share: shape === 'banner' ? 0 : TURNED * (0.7 + (plan.detailSeed % 7) / 12) * (shape === 'wide' ? 1.25 : 1),
    far: plan.detailSeed % 2 === 0 ? 1 : -1,
    horizon: bottom(sheet) - unit * EYE,
  };
}

/** Where a height of the flat picture is seen at a place across it. */
export function seenAt({ box, share, far, horizon }: Turn, x: number, y: number): number {
  const along = (x - box.x) / box.w;
  return horizon + (y - horizon) * (1 - share * (far > 0 ? along : 1 - along));
}

/** A layer the size of the picture, strip by strip. */
export function drawTurned(pen: Pen, layer: Canvas, turn: Turn, from = 0, to = layer.width): void {
  if (turn.share === 0) return void pen.drawImage(layer, 0, 0);
  const end = Math.min(layer.width, to);
  for (let x = Math.max(0, Math.floor(from)); x < end; x += STRIP) {
    const wide = Math.min(STRIP, end - x);
    const top = seenAt(turn, x + wide / 2, 0);
    pen.drawImage(layer, x, 0, wide, layer.height, x, top, wide, seenAt(turn, x + wide / 2, layer.height) - top);
  }
}

/** In pixels: from one strip to the next nothing moves by more than a tenth of one. */
const STRIP = 3;
const TURNED = 0.034;
/** In units over its foot. */
const EYE = 3.4;
