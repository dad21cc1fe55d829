import type { Rect } from '../../designer/drawing/rect';
import { movedDown, movedRight, type TextBlock } from '../../designer/drawing/text-blocks';
import type { Row } from '../beats';
import type { LetteringStyle } from './lettering-style';

/**
 * Rows one below the other, in the middle of a room and as large as all of them fit: facts on the left, prices with their name on
 * the left and the price at the right end. `end` is the lower edge of the last one.
 */
export function setRows(
  style: LetteringStyle,
  rows: readonly Row[],
  room: Rect,
  unit: number,
): { texts: TextBlock[]; end: number } {
  const wide = { ...room, w: Math.min(room.w, unit * WIDEST) };
  const tried = SIZES.map((size) => stackedRows(style, rows, wide, unit * size, size > LEAST_WHOLE ? 1 : 2));
  const { texts, height } = tried.find(({ height, isWhole }) => isWhole && height <= room.h) ?? tried.at(-1)!;
  const by = Math.max(0, (room.h - height) / 2);
  return { texts: texts.map((block) => movedDown(block, by)), end: room.y + by + height };
}

function stackedRows(
  style: LetteringStyle,
  rows: readonly Row[],
  room: Rect,
  size: number,
  linesOfName: number,
): { texts: TextBlock[]; height: number; isWhole: boolean } {
  const texts: TextBlock[] = [];
  let y = room.y;
  for (const [at, row] of rows.entries()) {
    if (at > 0) y += size * AIR;
    const set = rowOf(style, row, { ...room, y }, size, linesOfName);
    texts.push(...set);
    y = Math.max(y, ...set.map(({ box }) => box.y + box.h));
  }
  const sizes = texts.map((block) => block.size);
  const isWhole = Math.min(...sizes) > Math.max(...sizes) * EVEN && texts.every(({ lines }) => !isCut(lines));
  return { texts, height: y - room.y, isWhole };
}

function rowOf(style: LetteringStyle, row: Row, room: Rect, size: number, linesOfName: number): TextBlock[] {
  const set = (role: TextBlock['role'], text: string, w: number, maxLines: number, colour: string): TextBlock =>
    style.display({
      role,
      text,
      room: { ...room, w, h: size * 1.5 * maxLines },
      maxLines,
      maxSize: size,
      minSize: size * SMALLER,
      align: 'left',
      colour,
      on: style.colours.on,
    });
  const { main, vivid } = style.colours;
  if ('text' in row) return [set('supporting', row.text, room.w, 3, main)];
  const price = set('figure', row.price, room.w * PRICE_SHARE, 1, vivid);
  const paid = Math.max(0, ...price.lines.map((line) => line.x + line.width - room.x));
  const name = set('supporting', row.name, room.w - paid - size * 0.7, linesOfName, main);
  const drop = (name.lines[0]?.baseline ?? 0) - (price.lines[0]?.baseline ?? 0);
  const moved = movedDown(movedRight(price, room.w - paid), drop);
  return [name, { ...moved, box: { ...moved.box, w: paid } }];
}

const isCut = (lines: TextBlock['lines']): boolean => lines.at(-1)?.text.endsWith('…') === true;

/** In units, largest first. */
const SIZES = [1.25, 1.1, 0.98, 0.88, 0.78, 0.7, 0.62, 0.55, 0.48, 0.42] as const;
/** Down to this size a name stays on one line beside its price. */
const LEAST_WHOLE = 0.66;
/** A price too far from its name is hard to follow. */
const WIDEST = 12.5;
/** Share of a row's size, between it and the next. */
const AIR = 0.5;
/** How much smaller one row may be than the others, and the step by which all of them are then tried smaller. */
const EVEN = 0.93;
const SMALLER = 0.95;
/** Of the row's width, at most. */
const PRICE_SHARE = 0.55;
