import { fontOf, type Pen } from './graphics';
import type { Rect } from './rect';
import { LINE_HEIGHT, type SetText, type Typeface, type Typesetter } from './typesetter';

/** Words in their final place. */
export interface TextBlock {
  role: 'brand' | 'kicker' | 'headline' | 'supporting' | 'lead' | 'figure' | 'tail';
  typeface: Typeface;
  size: number;
  colour: string;
  /** What they are set on, for contrast. */
  on: string;
  /** Cap height of the first line to descender of the last. */
  box: Rect;
  lines: { text: string; x: number; baseline: number; width: number }[];
}

export interface BlockRequest {
  role: TextBlock['role'];
  text: string;
  typeface: Typeface;
  colour: string;
  on: string;
  /** Upper left corner and the room there is. */
  room: Rect;
  maxLines: number;
  maxSize: number;
  minSize: number;
  leading: number;
  align?: 'left' | 'right';
}

/** Sets words from the top of their room; the ink of each line, not its side bearing, stands on the margin. */
export function setBlock(type: Typesetter, request: BlockRequest): TextBlock {
  const { role, typeface, colour, on, room, leading } = request;
  const wanted = { ...request, width: room.w, height: room.h };
  const asked = type.fit(wanted);
  // a little smaller before a word is cut
  const { size, lines } = isCut(asked) ? type.fit({ ...wanted, minSize: request.minSize * SMALLER }) : asked;
  const widest = Math.max(0, ...lines.map((line) => line.width));
  const w = request.align === 'right' ? widest : room.w;
  const x = request.align === 'right' ? room.x + room.w - w : room.x;
  return {
    role,
    typeface,
    size,
    colour,
    on,
    box: { x, y: room.y, w, h: lines.length === 0 ? 0 : ((lines.length - 1) * leading + LINE_HEIGHT) * size },
    lines: lines.map(({ text, width, bearing }, index) => ({
      text,
      x: x - bearing,
      baseline: room.y + (CAP_HEIGHT + index * leading) * size,
      width: width - bearing,
    })),
  };
}

const isCut = ({ lines }: SetText): boolean => lines.at(-1)?.text.endsWith('…') === true;

export function movedDown(block: TextBlock, by: number): TextBlock {
  return {
    ...block,
    box: { ...block.box, y: block.box.y + by },
    lines: block.lines.map((line) => ({ ...line, baseline: line.baseline + by })),
  };
}

/** The right edge of its box stays where it is, unless a line reaches further. */
export function movedRight(block: TextBlock, by: number): TextBlock {
  const lines = block.lines.map((line) => ({ ...line, x: line.x + by }));
  const x = block.box.x + by;
  return {
    ...block,
    lines,
    box: { ...block.box, x, w: Math.max(block.box.w - by, ...lines.map((line) => line.x + line.width - x)) },
  };
}

export function drawBlock(pen: Pen, block: TextBlock): void {
  pen.save();
  pen.lang = 'en';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = block.colour;
  pen.letterSpacing = `${block.typeface.tracking * block.size}px`;
  for (const line of block.lines) {
    pen.font = fontOf(block.typeface.face, block.size, line.text);
    pen.fillText(line.text, line.x, line.baseline);
  }
  pen.restore();
}

const SMALLER = 0.82;
export const CAP_HEIGHT = 0.72;
