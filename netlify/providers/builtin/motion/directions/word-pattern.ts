import { fontOf, type Pen } from '../../designer/drawing/graphics';
import { faceFor, trackingOf } from '../../designer/drawing/typesetter';
import { easeOut } from '../easing';
import type { ClipStage } from '../clip-stage';

/** Rows of the same words from edge to edge that drift against each other, in place of a picture when there is none. */
export function wordPattern(stage: ClipStage, words: string, colour: string): (pen: Pen, seconds: number) => void {
  const { width, height, type, plan, graphics } = stage;
  const text = words.length > MOST ? words.slice(0, MOST).replace(/\s+\S*$/, '') : words;
  if (!text) return () => undefined;
  const rows = height > width ? 9 : stage.shape === 'banner' ? 3 : 5;
  const step = height / rows;
  const size = step * 0.82;
  const face = faceFor(text, plan.face);
  const typeface = { face, tracking: trackingOf[face] };
  const gap = size * 0.5;
  const length = type.width(text, typeface, size) + gap;
  const row = graphics.createCanvas(Math.ceil(width + length), Math.ceil(step));
  const pen = row.getContext('2d');
  pen.lang = 'en';
  pen.font = fontOf(face, size);
  pen.letterSpacing = `${typeface.tracking * size}px`;
  pen.fillStyle = colour;
  for (let x = 0; x < row.width; x += length) pen.fillText(text, x, step * 0.74);
  return (target, seconds) => {
    for (let at = 0; at < rows; at += 1) {
      const drift = ((seconds * size * 0.5 + at * length * 0.37) % length) * (at % 2 === 0 ? 1 : -1);
      const come = 1 - easeOut((seconds - at * 0.05) / 0.7);
      target.globalAlpha = 1 - come;
      target.drawImage(row, Math.round(at % 2 === 0 ? -length + drift : drift), Math.round(at * step + come * step));
    }
    target.globalAlpha = 1;
  };
}

const MOST = 48;
