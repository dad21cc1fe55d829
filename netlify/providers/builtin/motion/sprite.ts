import type { Canvas } from '@napi-rs/canvas';
import type { Graphics, Pen } from '../designer/drawing/graphics';
import type { Rect } from '../designer/drawing/rect';

/** Something painted once and moved about: its picture and where its middle lies when it stands still. */
export interface Sprite {
  canvas: Canvas;
  x: number;
  y: number;
}

/** Paints what lies in a box, with a margin around it, in the frame's own coordinates. */
export function paintSprite(graphics: Graphics, box: Rect, margin: number, paint: (pen: Pen) => void): Sprite {
  const [left, top] = [Math.floor(box.x - margin), Math.floor(box.y - margin)];
  const [width, height] = [Math.ceil(box.w + margin * 2) + 2, Math.ceil(box.h + margin * 2) + 2];
  const canvas = graphics.createCanvas(Math.max(1, width), Math.max(1, height));
  const pen = canvas.getContext('2d');
  pen.translate(-left, -top);
  paint(pen);
  return { canvas, x: left + width / 2, y: top + height / 2 };
}

export interface Pose {
  dx?: number;
  dy?: number;
  scale?: number;
  /** Radians. */
  turn?: number;
  opacity?: number;
}

export function drawSprite(
  pen: Pen,
  { canvas, x, y }: Sprite,
  { dx = 0, dy = 0, scale = 1, turn = 0, opacity = 1 }: Pose = {},
): void {
  if (scale <= 0.001 || opacity <= 0.001) return;
  if (scale === 1 && turn === 0) {
    pen.globalAlpha = opacity;
    pen.drawImage(canvas, x + dx - canvas.width / 2, y + dy - canvas.height / 2);
    pen.globalAlpha = 1;
    return;
  }
  pen.save();
  pen.globalAlpha = opacity;
  pen.translate(x + dx, y + dy);
  pen.rotate(turn);
  pen.scale(scale, scale);
  pen.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
  pen.restore();
}
