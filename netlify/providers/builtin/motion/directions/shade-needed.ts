import { blend, contrast } from '../../designer/drawing/colours';
import type { Pen } from '../../designer/drawing/graphics';
import { bottom, type Rect } from '../../designer/drawing/rect';
import type { TextBlock } from '../../designer/drawing/text-blocks';
import type { ClipStage } from '../clip-stage';

/** All colours that come under each box while a picture moves, from its beginning (share 0) to its end (1). */
export function coloursUnder(
  stage: ClipStage,
  boxes: readonly Rect[],
  paint: (pen: Pen, share: number) => void,
): string[][] {
  const seen = boxes.map((): string[] => []);
  for (const share of [0, 0.5, 1]) {
    const canvas = stage.graphics.createCanvas(Math.ceil(stage.width / SAMPLED), Math.ceil(stage.height / SAMPLED));
    const pen = canvas.getContext('2d');
    pen.scale(1 / SAMPLED, 1 / SAMPLED);
    paint(pen, share);
    for (const [at, box] of boxes.entries()) seen[at]!.push(...coloursIn(pen, box));
  }
  return seen;
}

/** The least share in tenths at which words read on all places. */
export function shareFor(words: string, seen: readonly string[], colour: string): number {
  for (let tenth = 0; tenth < 10; tenth += 1)
    if (seen.every((place) => contrast(words, blend(place, colour, tenth / 10)) >= CLEAR)) return tenth / 10;
  return 1;
}

/** What the words of a block really cover. */
export function inkOf({ box, lines }: TextBlock): Rect {
  const edge = Math.max(...lines.map((line) => line.x + line.width));
  return { x: box.x, y: box.y, w: edge - box.x, h: bottom(box) - box.y };
}

function coloursIn(pen: Pen, box: Rect): string[] {
  const [x, y] = [Math.max(0, Math.floor(box.x / SAMPLED)), Math.max(0, Math.floor(box.y / SAMPLED))];
  const { data } = pen.getImageData(
    x,
    y,
    Math.max(1, Math.round(box.w / SAMPLED)),
    Math.max(1, Math.round(box.h / SAMPLED)),
  );
  const colours = new Set<string>();
  for (let at = 0; at < data.length; at += 12)
    colours.add(hexOf([data[at]!, data[at + 1]!, data[at + 2]!].map((value) => (value >> 3) * 8 + 4)));
  return [...colours];
}

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((value) => Math.min(255, value).toString(16).padStart(2, '0')).join('')}`;

/** How many times smaller the picture is when its colours are sampled. */
const SAMPLED = 6;
/** A little over 4.5, for what compression does. */
const CLEAR = 4.7;
