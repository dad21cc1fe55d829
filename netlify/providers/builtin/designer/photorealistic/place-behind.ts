import { withAlpha } from '../drawing/colours';
import type { Pen } from '../drawing/graphics';
import { bottom } from '../drawing/rect';
import { cutPlace } from '../places/cut-place';
import type { LoadedPlace } from '../places/load-place';
import type { StudioComposition } from './compose-studio';

/** The photographed place behind the set. */
export function drawPlace({ format: { width, height } }: StudioComposition, place: LoadedPlace, pen: Pen): void {
  cutPlace(pen, place, { x: 0, y: 0, w: width, h: height });
}

/** Bright air, or the dark, on the side of the words: a place fades into the picture's own colour there. */
export function drawHaze({ look, texts, format: { width, height, unit, shape } }: StudioComposition, pen: Pen): void {
  const isWide = shape === 'wide' || shape === 'banner';
  const ends = texts.flatMap(({ lines }) => lines.map((line) => line.x + line.width));
  const end = Math.max(unit * 2, ...(isWide ? ends : texts.map(({ box }) => bottom(box))));
  const reach = Math.min(isWide ? width : height, end + unit * (isWide ? 4 : 2.6));
  const haze = isWide ? pen.createLinearGradient(0, 0, reach, 0) : pen.createLinearGradient(0, 0, 0, reach);
  const full = Math.max(0, (end - unit * 1.5) / reach);
  haze.addColorStop(0, withAlpha(look.ground, HAZE));
  // eased, or the end of it would be seen as a line
  for (let step = 0; step <= STEPS; step += 1) {
    const along = step / STEPS;
    haze.addColorStop(
      full + (1 - full) * along,
      withAlpha(look.ground, HAZE * (0.5 + 0.5 * Math.cos(along * Math.PI))),
    );
  }
  pen.fillStyle = haze;
  pen.fillRect(0, 0, width, height);
}

const STEPS = 8;
const HAZE = 0.76;
