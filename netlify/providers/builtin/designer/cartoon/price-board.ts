import { readable, withAlpha } from '../drawing/colours';
import type { Pen } from '../drawing/graphics';
import { isDay } from '../drawing/is-day';
import type { Rect } from '../drawing/rect';
import { faceFor, trackingOf, type SetText } from '../drawing/typesetter';
import type { PricedItem } from '../prompt/facts/priced-items';
import type { ComicStage, ComicText, Parts } from './comic-stage';

/** A list of prices on a dark board: names on the left, prices at the right end, and whatever else is said under them. */
export function setPriceBoard(
  stage: ComicStage,
  room: Rect,
  { items, rest }: { items: readonly PricedItem[]; rest: readonly string[] },
  largest: number,
): Parts | null {
  for (const scale of SCALES) {
    const board = boardOf(stage, room, { items, rest }, largest * scale);
    if (board && board.used.h <= room.h * MOST_OF_ROOM) return board;
  }
  return null;
}

function boardOf(
  stage: ComicStage,
  room: Rect,
  { items, rest }: { items: readonly PricedItem[]; rest: readonly string[] },
  size: number,
): Parts | null {
  const { type, palette, line } = stage;
  const faceOf = (text: string) => {
    const face = faceFor(text, 'chunky');
    return { face, tracking: trackingOf[face] };
  };
  const widthOf = (text: string, at = size): number => type.width(text, faceOf(text), at);
  const cap = type.ink('H', faceOf('H')).over;
  const row = rowOf(items.length);
  const [padX, padY, gap] = [size * 0.8, size * 0.6, size * 1.1];
  const most = room.w - padX * 2;
  const widest = Math.max(...items.map(({ name, price }) => widthOf(name) + gap + widthOf(price)));
  if (widest > most) return null;
  const fit = (words: string, at: number, maxLines: number): SetText | null =>
    words === ''
      ? null
      : type.fit({
          text: words,
          typeface: faceOf(words),
          width: Math.max(widest, most * 0.86),
          height: at * LEADING * (maxLines + 1),
          maxLines,
          maxSize: at,
          minSize: at * 0.8,
          leading: LEADING,
        });
  // the day stands by itself under the prices, at their size
  const days = rest.filter(isDay);
  const others = rest.filter((fact) => !days.includes(fact)).join(' · ');
  const sets = [fit(days.join(' · '), size, 3), fit(others, size * SMALL, 4)].filter((set) => set !== null);
  if (sets.some(({ lines }) => lines.some(({ text }) => text.endsWith('…')))) return null;
  const inner = Math.max(widest, ...sets.flatMap(({ lines }) => lines.map(({ width }) => width)));
  const restHeight = sets.reduce((sum, set) => sum + size * 0.42 + set.lines.length * LEADING * set.size, 0);
  const box: Rect = {
    x: room.x,
    y: room.y,
    w: inner + padX * 2,
    h: padY * 2 + (cap + (items.length - 1) * row) * size + restHeight,
  };
  const text = (words: string, at: number, lines: ComicText['lines'], colour: string): ComicText => ({
    role: 'supporting',
    typeface: faceOf(words),
    size: at,
    colour,
    on: palette.pill,
    look: 'plain',
    tilt: 0,
    pivot: { x: box.x, y: box.y },
    box: {
      x: Math.min(...lines.map(({ x }) => x)),
      y: lines[0]!.baseline - cap * at,
      w: Math.max(...lines.map(({ width }) => width)),
      h: lines.at(-1)!.baseline - lines[0]!.baseline + cap * at,
    },
    lines,
  });
  const rows = items.flatMap(({ name, price }, index) => {
    const baseline = box.y + padY + (cap + index * row) * size;
    const end = box.x + box.w - padX;
    return [
      text(name, size, [{ text: name, x: box.x + padX, baseline, width: widthOf(name) }], '#ffffff'),
      text(price, size, [{ text: price, x: end - widthOf(price), baseline, width: widthOf(price) }], '#ffffff'),
    ];
  });
  let first = box.y + padY + (cap + (items.length - 1) * row) * size;
  const under = sets.map((set, at) => {
    first += size * 0.42;
    const lines = set.lines.map(({ text: words, width }, index) => ({
      text: words,
      width,
      x: box.x + (box.w - width) / 2,
      baseline: first + (index + 1) * LEADING * set.size - (LEADING - cap) * set.size * 0.4,
    }));
    first += set.lines.length * LEADING * set.size;
    const isWhen = days.length > 0 && at === 0;
    return text(
      lines.map((line) => line.text).join(' '),
      set.size,
      lines,
      isWhen ? readable(palette.accent, palette.pill, 6) : '#ffffff',
    );
  });
  const maker =
    (at: Rect) =>
    (pen: Pen): void => {
      const board = (dx: number, dy: number, colour: string): void => {
        pen.beginPath();
        pen.roundRect(at.x + dx, at.y + dy, at.w, at.h, size * 0.6);
        pen.fillStyle = colour;
        pen.fill();
      };
      pen.save();
      board(line * 0.45, line * 0.7, withAlpha(palette.ink, 0.3));
      board(0, 0, palette.pill);
      if (palette.rim) {
        pen.lineWidth = line * 0.62;
        pen.strokeStyle = palette.paper;
        pen.stroke();
      }
      pen.restore();
    };
  return { texts: [...rows, ...under], makers: [{ box, maker }], plates: [maker(box)], used: box };
}

const SCALES: readonly number[] = [1.5, 1.3, 1.15, 1, 0.88, 0.78, 0.68, 0.6];
const MOST_OF_ROOM = 0.6;
/** Of a row's size: what stands under the list. */
const SMALL = 0.78;
/** Baseline distances, in em; many rows stand closer. */
const rowOf = (items: number): number => (items > 4 ? 1.3 : 1.5);
const LEADING = 1.22;
