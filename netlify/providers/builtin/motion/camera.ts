import type { Pen } from '../designer/drawing/graphics';
import type { ClipStage } from './clip-stage';

/** Where a camera is `seconds` into a beat: it never stands still, or a clip looks like a row of slides. */
export interface Move {
  /** Of the frame's width and height a second. */
  driftX?: number;
  driftY?: number;
  /** Growth a second. */
  push?: number;
  /** The point that stays where it is. */
  about?: { x: number; y: number };
}

/** Paints as seen by a moving camera. */
export function filmed(
  pen: Pen,
  { width, height }: Pick<ClipStage, 'width' | 'height'>,
  seconds: number,
  { driftX = 0, driftY = 0, push = 0, about = { x: width / 2, y: height / 2 } }: Move,
  paint: (pen: Pen) => void,
): void {
  const zoom = 1 + push * seconds;
  pen.save();
  pen.translate(about.x + driftX * width * seconds, about.y + driftY * height * seconds);
  pen.scale(zoom, zoom);
  pen.translate(-about.x, -about.y);
  paint(pen);
  pen.restore();
}

/** Paints words that come nearer until the beat ends, when they stand where they were set: so they never leave their margins. */
export function approaching(
  pen: Pen,
  { width, height }: Pick<ClipStage, 'width' | 'height'>,
  seconds: number,
  length: number,
  paint: (pen: Pen) => void,
  growth = APPROACH,
): void {
  const zoom = 1 - growth * Math.max(0, length - seconds);
  pen.save();
  pen.translate(width * 0.5, height * 0.5);
  pen.scale(zoom, zoom);
  pen.translate(-width * 0.5, -height * 0.5);
  paint(pen);
  pen.restore();
}

/** Growth a second. */
const APPROACH = 0.026;
