import type { Canvas } from '@napi-rs/canvas';
import { withAlpha } from '../../designer/drawing/colours';
import type { Pen } from '../../designer/drawing/graphics';
import { bottom, right } from '../../designer/drawing/rect';
import type { ClipStage } from '../clip-stage';
import type { Placed } from './photo-placing';
import { coloursUnder, inkOf, shareFor } from './shade-needed';

/**
 * A shade that comes from the words' side of the frame, even under the words and fading beside them: as little as the
 * lightest place under any word needs at any time, measured on the moving picture; null where they read without.
 */
export function scrimFor(
  stage: ClipStage,
  { texts, words, side }: Pick<Placed, 'texts' | 'words' | 'side'>,
  ground: string,
  paint: (pen: Pen, share: number) => void,
  fading = FADE,
): Canvas | null {
  if (!words) return null;
  const set = texts.filter(({ lines }) => lines.length > 0);
  const under = coloursUnder(stage, set.map(inkOf), paint);
  const strength = Math.max(...set.map(({ colour }, at) => shareFor(colour, under[at]!, ground)));
  if (strength === 0) return null;
  const { graphics, width, height, unit } = stage;
  const canvas = graphics.createCanvas(width, height);
  const pen = canvas.getContext('2d');
  const margin = unit * 0.8;
  // From the edge over the words to where nothing is left of it.
  const [from, even, end] = {
    left: [0, right(words) + margin, right(words) + width * fading],
    right: [width, words.x - margin, words.x - width * fading],
    top: [0, bottom(words) + margin, bottom(words) + height * fading],
    bottom: [height, words.y - margin, words.y - height * fading],
  }[side] as [number, number, number];
  const isBeside = side === 'left' || side === 'right';
  const fade = isBeside ? pen.createLinearGradient(from, 0, end, 0) : pen.createLinearGradient(0, from, 0, end);
  const edge = Math.min(0.98, (even - from) / (end - from));
  fade.addColorStop(0, withAlpha(ground, strength));
  fade.addColorStop(edge, withAlpha(ground, strength));
  for (let step = 1; step <= STEPS; step += 1)
    fade.addColorStop(edge + ((1 - edge) * step) / STEPS, withAlpha(ground, strength * eased(1 - step / STEPS)));
  pen.fillStyle = fade;
  pen.fillRect(0, 0, width, height);
  return canvas;
}

/** Share of the frame over which it fades, unless told otherwise. */
const FADE = 0.42;
const STEPS = 8;
const eased = (share: number): number => share * share * (3 - 2 * share);
