import type { Pen } from '../../designer/drawing/graphics';
import { centreX, centreY, type Rect } from '../../designer/drawing/rect';
import { drawBlock, type TextBlock } from '../../designer/drawing/text-blocks';
import { overshoot } from '../easing';

/** A pill with its words that springs up and then breathes. */
export function drawButton(pen: Pen, box: Rect, words: TextBlock, colour: string, seconds: number): void {
  if (seconds <= 0) return;
  const scale =
    overshoot(seconds / 0.5) * (1 + Math.max(0, Math.sin((seconds - 0.6) * 4)) * (seconds > 0.6 ? 0.025 : 0));
  pen.save();
  pen.translate(centreX(box), centreY(box));
  pen.scale(scale, scale);
  pen.translate(-centreX(box), -centreY(box));
  pen.fillStyle = colour;
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.w, box.h, box.h / 2);
  pen.fill();
  drawBlock(pen, words);
  pen.restore();
}
