import type { Canvas } from '@napi-rs/canvas';
import { blend, contrast } from '../../designer/drawing/colours';
import type { Pen } from '../../designer/drawing/graphics';
import { bottom, type Rect } from '../../designer/drawing/rect';
import type { TextBlock } from '../../designer/drawing/text-blocks';
import type { ClipStage } from '../clip-stage';

/**
 * What comes between a moving picture and its words: the picture's own colour about them, soft-edged, as much of it as the
 * worst place needs at any time; null where they read without. `ground` takes over where that colour is not enough.
 */
export function veilFor(
  stage: ClipStage,
  texts: readonly TextBlock[],
  ground: string,
  paint: (pen: Pen, share: number) => void,
): Canvas | null {
  const boxes = texts.filter(({ lines }) => lines.length > 0).map((block) => ({ block, box: inkOf(block) }));
  const places = coloursUnder(
    stage,
    boxes.map(({ box }) => box),
    paint,
  );
  const needs = boxes.map(({ block }, at) => {
    const seen = places[at]!;
    const own = meanOf(seen);
    const colour = contrast(block.colour, own) >= CLEAR + 0.4 ? own : ground;
    return { box: boxes[at]!.box, colour, share: shareFor(block.colour, seen, colour) };
  });
  if (needs.every(({ share }) => share === 0)) return null;
  return softened(stage, needs);
}

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

function softened(stage: ClipStage, needs: readonly { box: Rect; colour: string; share: number }[]): Canvas {
  const { graphics, width, height, unit } = stage;
  const small = graphics.createCanvas(Math.ceil(width / SOFT), Math.ceil(height / SOFT));
  const soft = small.getContext('2d');
  soft.filter = `blur(${(unit * 0.5) / SOFT}px)`;
  soft.scale(1 / SOFT, 1 / SOFT);
  for (const { box, colour, share } of needs) {
    soft.fillStyle = colour;
    soft.globalAlpha = share;
    soft.fillRect(box.x - unit * 0.9, box.y - unit * 0.9, box.w + unit * 1.8, box.h + unit * 1.8);
  }
  const veil = graphics.createCanvas(width, height);
  const pen = veil.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(small, 0, 0, width, height);
  return veil;
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

function meanOf(colours: readonly string[]): string {
  const sums = [0, 0, 0];
  for (const colour of colours)
    for (const channel of [0, 1, 2])
      sums[channel]! += Number.parseInt(colour.slice(1 + channel * 2, 3 + channel * 2), 16);
  return hexOf(sums.map((sum) => Math.round(sum / Math.max(1, colours.length))));
}

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((value) => Math.min(255, value).toString(16).padStart(2, '0')).join('')}`;

/** How many times smaller the picture is when it is asked for its colours, and the veil when it is blurred. */
const SAMPLED = 6;
const SOFT = 8;
/** A little over 4.5, for what compression does. */
const CLEAR = 4.7;
