import type { PricedItem } from '../prompt/facts/priced-items';
import { setPriceRow } from './price-rows';
import { bottom, type Rect } from './rect';
import { movedDown, setBlock, type TextBlock } from './text-blocks';
import type { Typesetter } from './typesetter';

/**
 * A list of prices in as many columns as let its rows be largest, in the middle of a strip's height, and over it what is said
 * to all of it. Null where rows would be smaller than `least` or be cut.
 */
export function setPriceColumns(
  type: Typesetter,
  items: readonly PricedItem[],
  said: string,
  { room, gap, largest, least, colour, on }: ColumnsRequest,
): PriceColumns | null {
  let best: (PriceColumns & { size: number }) | null = null;
  for (let count = 1; count <= Math.min(MOST_COLUMNS, items.length); count += 1)
    for (let size = largest; size >= least; size *= STEP) {
      if (best && size <= best.size * COLUMNS_PAY) break;
      const set = setColumns(type, items, said, { room, gap, size, colour, on }, count);
      if (!set) continue;
      best = { ...set, size };
      break;
    }
  return best;
}

function setColumns(
  type: Typesetter,
  items: readonly PricedItem[],
  said: string,
  { room, gap, size, colour, on }: Pick<ColumnsRequest, 'room' | 'gap' | 'colour' | 'on'> & { size: number },
  count: number,
): PriceColumns | null {
  const rows = Math.ceil(items.length / count);
  const pitch = size * PITCH;
  const line = Math.max(2, size * 0.05);
  const w = (room.w - gap * (count - 1)) / count;
  const over = setBlock(type, {
    role: 'supporting',
    text: said,
    typeface: { face: 'textBold', tracking: -0.012 },
    colour,
    on,
    room: { ...room, h: size * 1.3 },
    maxLines: 1,
    maxSize: size,
    minSize: size * 0.8,
    leading: 1.2,
  });
  const above = over.lines.length > 0 ? pitch : 0;
  const height = above + rows * pitch;
  if (height > room.h) return null;
  const top = room.y + (room.h - height) / 2;
  const texts: TextBlock[] = over.lines.length > 0 ? [movedDown(over, top - over.box.y)] : [];
  const rules: PriceColumns['rules'] = [];
  for (const [at, item] of items.entries()) {
    const [column, row] = [Math.floor(at / rows), at % rows];
    const box = { x: room.x + column * (w + gap), y: top + above + row * pitch, w, h: pitch };
    const both = setPriceRow(type, item, { room: { ...box, y: box.y + size * 0.5 }, size, colour, on });
    if (both.some(({ lines, size: set }) => lines.length > 1 || set < size * 0.9 || lines[0]!.text.endsWith('…')))
      return null;
    texts.push(...both);
    rules.push({ box: { ...box, h: line }, colour });
  }
  return bottom(texts.at(-1)!.box) > bottom(room) + size * 0.3 ? null : { texts, rules };
}

export interface PriceColumns {
  texts: TextBlock[];
  /** One over each row. */
  rules: { box: Rect; colour: string }[];
}

export interface ColumnsRequest {
  room: Rect;
  /** Between columns, in pixels, as are the sizes of rows. */
  gap: number;
  largest: number;
  least: number;
  colour: string;
  on: string;
}

const MOST_COLUMNS = 3;
/** From one row to the next, in shares of their size. */
const PITCH = 1.72;
const STEP = 0.94;
/** Larger rows are worth a column more. */
const COLUMNS_PAY = 1.12;
