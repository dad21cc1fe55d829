import type { PricedItem } from '../prompt/facts/priced-items';
import type { Rect } from './rect';
import { movedDown, setBlock, type TextBlock } from './text-blocks';
import type { Typeface, Typesetter } from './typesetter';

/** One row of a list of prices, from the top of its room: the name on the left, the price bold at the right end. */
export function setPriceRow(
  type: Typesetter,
  { name, price }: PricedItem,
  { room, size, colour, on, faceOf }: PriceRow,
): TextBlock[] {
  const common = { role: 'supporting', colour, on, leading: 1.2, maxSize: size, minSize: size * 0.7 } as const;
  const right = setBlock(type, {
    ...common,
    text: price,
    typeface: faceOf?.(price, true) ?? { face: 'textBold', tracking: -0.018 },
    room: { ...room, x: room.x + room.w * (1 - PRICE_SHARE), w: room.w * PRICE_SHARE, h: size * 1.3 },
    maxLines: 1,
    align: 'right',
  });
  const left = setBlock(type, {
    ...common,
    text: name,
    typeface: faceOf?.(name, false) ?? { face: 'text', tracking: -0.008 },
    room: { ...room, w: Math.max(room.w * 0.4, room.w - right.box.w - size * 0.8), h: size * 2.6 },
    maxLines: 2,
    minSize: size * 0.8,
  });
  const drop = (left.lines[0]?.baseline ?? 0) - (right.lines[0]?.baseline ?? 0);
  return [left, movedDown(right, drop)].filter(({ lines }) => lines.length > 0);
}

/** The rows of a list under each other, `air` apart, in shares of their size. */
export function setPriceRows(
  type: Typesetter,
  items: readonly PricedItem[],
  row: PriceRow,
  air: number,
): { texts: TextBlock[]; height: number } {
  const texts: TextBlock[] = [];
  let height = 0;
  for (const item of items) {
    const gap = height > 0 ? row.size * air : 0;
    const both = setPriceRow(type, item, row).map((block) => movedDown(block, height + gap));
    texts.push(...both);
    height += gap + Math.max(0, ...both.map(({ box }) => box.h));
  }
  return { texts, height };
}

export interface PriceRow {
  room: Rect;
  size: number;
  colour: string;
  on: string;
  faceOf?: (text: string, isBold: boolean) => Typeface;
}

/** Of the row's width, at most. */
const PRICE_SHARE = 0.5;
