import type { Pen } from '../../designer/drawing/graphics';
import { easeOut } from '../easing';

/** Rings about one point that sweep in one after the other and keep turning slowly. */
export function drawArcs(
  pen: Pen,
  centre: { x: number; y: number },
  reach: number,
  band: number,
  seconds: number,
  colour: string,
): void {
  pen.save();
  pen.strokeStyle = colour;
  pen.lineWidth = band;
  for (let radius = reach, at = 0; radius > band; radius -= band * 2, at += 1) {
    const share = easeOut((seconds - at * 0.1) / 1.1);
    if (share <= 0) continue;
    const start = Math.PI * (0.7 + at * 0.16) + seconds * (at % 2 === 0 ? 0.1 : -0.1);
    pen.beginPath();
    pen.arc(centre.x, centre.y, radius - band / 2, start, start + Math.PI * 2 * share);
    pen.stroke();
  }
  pen.restore();
}
