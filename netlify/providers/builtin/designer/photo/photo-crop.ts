import type { Rect } from '../drawing/rect';
import type { PhotoStudy } from './photo-study';

/**
 * The part of a photograph, as shares of its width and height, that fills a shape best: as much of its matter as
 * possible, none of it cut at the border, and as little as possible where words will stand. `words`: their place as shares
 * of the shape. `zooms`: how
 * near it may come, 1 for as far as the shape allows. `kept` is the share of the matter that stays and is not under words, 0 to 1.
 */
export function cropFor(
  study: PhotoStudy,
  imageRatio: number,
  shapeRatio: number,
  words?: Rect,
  zooms: readonly number[] = words ? ZOOMS : ZOOMS.slice(0, 2),
): { crop: Rect; kept: number } {
  const whole = imageRatio > shapeRatio ? { w: shapeRatio / imageRatio, h: 1 } : { w: 1, h: imageRatio / shapeRatio };
  let best: { score: number; crop: Rect; kept: number } | null = null;
  for (const zoom of zooms) {
    const [w, h] = [whole.w * zoom, whole.h * zoom];
    for (let column = 0; column <= STEPS; column += 1) {
      for (let row = 0; row <= STEPS; row += 1) {
        if ((w >= 1 && column > 0) || (h >= 1 && row > 0)) continue;
        const crop = { x: ((1 - w) * column) / STEPS, y: ((1 - h) * row) / STEPS, w, h };
        const { score: worth, kept } = scoreOf(study, crop, words);
        const score = worth - (1 - zoom) * CLOSENESS;
        if (!best || score > best.score) best = { score, crop, kept };
      }
    }
  }
  return { crop: best!.crop, kept: best!.kept };
}

function scoreOf(study: PhotoStudy, crop: Rect, words: Rect | undefined): { score: number; kept: number } {
  let [inside, atEdge, underWords, centred] = [0, 0, 0, 0];
  visit(study, crop, (value, u, v) => {
    inside += value;
    if (Math.min(u, v, 1 - u, 1 - v) < EDGE) atEdge += value;
    if (words && u >= words.x && u <= words.x + words.w && v >= words.y && v <= words.y + words.h) underWords += value;
    centred += value * (1 - Math.hypot(u - 0.5, v - 0.5));
  });
  let total = 0;
  for (const value of study.weight) total += value;
  return {
    score: (inside - atEdge * 0.8 - underWords * 0.9 + centred * 0.25) / (total || 1),
    kept: (inside - atEdge - underWords * 0.6) / (total || 1),
  };
}

function visit(study: PhotoStudy, crop: Rect, see: (value: number, u: number, v: number) => void): void {
  const { columns, rows, weight } = study;
  const [fromX, toX] = [Math.floor(crop.x * columns), Math.ceil((crop.x + crop.w) * columns)];
  const [fromY, toY] = [Math.floor(crop.y * rows), Math.ceil((crop.y + crop.h) * rows)];
  for (let y = fromY; y < Math.min(rows, toY); y += 1) {
    for (let x = fromX; x < Math.min(columns, toX); x += 1) {
      see(weight[y * columns + x]!, ((x + 0.5) / columns - crop.x) / crop.w, ((y + 0.5) / rows - crop.y) / crop.h);
    }
  }
}

const STEPS = 12;
const ZOOMS = [1, 0.9, 0.8] as const;
/** What it costs to come nearer than the shape needs. */
const CLOSENESS = 0.5;
/** Share of the shape's side. */
const EDGE = 0.04;
