import { fontOf, type Pen } from '../designer/drawing/graphics';
import type { TextBlock } from '../designer/drawing/text-blocks';
import { easeOut } from './easing';

/** Lines that rise one after the other from behind an edge; `seconds` since the first set out. */
export function drawRising(
  pen: Pen,
  block: TextBlock,
  seconds: number,
  { stagger = 0.12, length = 0.62 }: { stagger?: number; length?: number } = {},
): void {
  if (seconds <= 0) return;
  const { size, typeface } = block;
  pen.save();
  pen.lang = 'en';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = block.colour;
  pen.letterSpacing = `${typeface.tracking * size}px`;
  block.lines.forEach((line, index) => {
    const share = easeOut((seconds - index * stagger) / length);
    if (share <= 0) return;
    pen.font = fontOf(typeface.face, size, line.text);
    if (share >= 0.999) {
      pen.fillText(line.text, line.x, line.baseline);
      return;
    }
    pen.save();
    pen.beginPath();
    pen.rect(line.x - size * 0.2, line.baseline - size * OVER, line.width + size * 0.5, size * (OVER + UNDER));
    pen.clip();
    pen.fillText(line.text, line.x, line.baseline + (1 - share) * size * (OVER + UNDER));
    pen.restore();
  });
  pen.restore();
}

/** When the words of a beat set out one after the other, in seconds since the first: all of them before a short beat is half over. */
export const delayOf = (index: number, count: number, length: number): number =>
  index * Math.min(STAGGER, (length * WITHIN) / count);

const STAGGER = 0.14;
const WITHIN = 0.3;
/** In em over and under the baseline: room for accents and descenders. */
const OVER = 1;
const UNDER = 0.32;
