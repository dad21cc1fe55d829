import type { Pen } from '../drawing/graphics';
import type { Rect } from '../drawing/rect';
import { blastPath, inked, starPath } from './burst';
import type { ComicStage } from './comic-stage';
import { boltPath } from './scenery';

/** Stars, bolts and discs in the free margins of a sheet of lettering. `cell` is the distance of neighbours in units. */
export function drawPops(stage: ComicStage, pen: Pen, clear: readonly Rect[], cell = 2.7): void {
  const { width, height, unit, palette, random, line, shape, isQuiet } = stage;
  const drawn = isQuiet ? [drawStar, drawDisc, drawSpark] : [drawStar, drawBolt, drawDisc, drawSpark];
  const side = unit * (shape === 'banner' ? Math.min(cell, 1.9) : cell);
  const [columns, rows] = [Math.max(2, Math.round(width / side)), Math.max(2, Math.round(height / side))];
  let kind = random.chance(0.5) ? 0 : 1;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = ((column + 0.5 + random.between(-0.22, 0.22)) / columns) * width;
      const y = ((row + 0.5 + random.between(-0.22, 0.22)) / rows) * height;
      const [size, turn, isSkipped] = [
        unit * random.between(0.28, 0.5) * cell,
        random.between(-0.4, 0.4),
        random.chance(0.14),
      ];
      const reach = size * 0.75 + unit * 0.15;
      if (
        isSkipped ||
        clear.some(
          (rect) =>
            x > rect.x - reach && x < rect.x + rect.w + reach && y > rect.y - reach && y < rect.y + rect.h + reach,
        )
      )
        continue;
      pen.save();
      pen.translate(x, y);
      pen.rotate(turn);
      const colour = [palette.paper, palette.accent, palette.scene][kind % 3]!;
      inked(pen, () => drawn[kind % drawn.length]!(pen, size), colour, palette.ink, line * 0.8, line * 0.8);
      pen.restore();
      kind += 1;
    }
  }
}

/** A bolt on an explosion, or a star, as the picture of a panel that has no other. */
export function drawEmblem(stage: ComicStage, pen: Pen, box: Rect, kind: 'bolt' | 'star'): void {
  const { palette, line, random } = stage;
  const [x, y, size] = [box.x + box.w / 2, box.y + box.h / 2, Math.min(box.w, box.h)];
  if (kind === 'star')
    return inked(
      pen,
      () => starPath(pen, x, y, size * 0.46, 5, 0.5, 0.12),
      palette.paper,
      palette.ink,
      line,
      line * 1.2,
    );
  inked(
    pen,
    () => blastPath(pen, x, y, Math.min(box.w * 0.3, size * 0.42), size * 0.27, 15, size * 0.2, random),
    palette.accent,
    palette.ink,
    line,
    line * 1.4,
  );
  inked(pen, () => boltPath(pen, x, y, size * 0.72), palette.paper, palette.ink, line, line);
}

const drawStar = (pen: Pen, size: number): void => starPath(pen, 0, 0, size * 0.6, 5, 0.5);
const drawBolt = (pen: Pen, size: number): void => boltPath(pen, 0, 0, size * 1.35);
const drawDisc = (pen: Pen, size: number): void => {
  pen.beginPath();
  pen.arc(0, 0, size * 0.3, 0, Math.PI * 2);
};
const drawSpark = (pen: Pen, size: number): void => starPath(pen, 0, 0, size * 0.62, 4, 0.36);
