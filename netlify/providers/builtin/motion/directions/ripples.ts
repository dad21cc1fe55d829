import type { Pen } from '../../designer/drawing/graphics';
import type { ClipStage } from '../clip-stage';
import { easeOut } from '../easing';

/** Rings that go out from a point to the edges of the frame, one after the other, without end. */
export function drawRipples(
  pen: Pen,
  { width, height, unit }: ClipStage,
  { x, y }: { x: number; y: number },
  seconds: number,
  colour: string,
): void {
  const step = unit * STEP;
  const reach = Math.max(
    Math.hypot(x, y),
    Math.hypot(width - x, y),
    Math.hypot(x, height - y),
    Math.hypot(width - x, height - y),
  );
  const opened = reach * easeOut(seconds / 1.4);
  const offset = (seconds * unit * SPEED) % step;
  pen.save();
  pen.strokeStyle = colour;
  for (let radius = offset; radius < reach + step; radius += step) {
    if (radius > opened) break;
    pen.lineWidth = unit * BAND * Math.min(1, radius / (unit * 2));
    pen.beginPath();
    pen.arc(x, y, radius, 0, Math.PI * 2);
    pen.stroke();
  }
  pen.restore();
}

/** In units: from ring to ring, the width of a ring, and how far they go in a second. */
const STEP = 2.1;
const BAND = 0.62;
const SPEED = 1;
