import type { Pen } from './graphics';
import { bottom, right, type Rect } from './rect';
import { fillDisc, fillHalf, fillQuarter, fillRect } from './shapes';

/** Colours of a pattern, from what covers most of it to what covers least. */
export interface PatternInks {
  ground: string;
  first: string;
  second: string;
}

/**
 * Printers' ornaments in rows that fill a box to its edges, for sheets whose words are all there is to show. `wanted` is about
 * the side of one of them, in pixels; every turn has another pattern until all had one.
 */
export function drawPattern(pen: Pen, box: Rect, wanted: number, inks: PatternInks, turn: number): void {
  pen.save();
  pen.beginPath();
  pen.rect(box.x, box.y, box.w, box.h);
  pen.clip();
  fillRect(pen, box, inks.ground);
  // whole ones across the shorter side
  const short = Math.min(box.w, box.h);
  const cell = short / Math.max(1, Math.round(short / wanted));
  patterns[turn % patterns.length]!(pen, box, cell, inks);
  pen.restore();
}

type Pattern = (pen: Pen, box: Rect, cell: number, inks: PatternInks) => void;

/** Leaves that meet as flowers of four. */
const petals: Pattern = (pen, box, cell, { first, second }) =>
  eachCell(box, cell, ({ x, y, w }, column, row) => {
    const [left, isOdd] = [x + (row % 2 === column % 2 ? 0 : w), row % 2 !== column % 2];
    pen.fillStyle = (Math.floor(column / 2) + Math.floor(row / 2)) % 2 === 0 ? first : second;
    pen.beginPath();
    pen.moveTo(left, y);
    pen.arc(isOdd ? x + w : x, y + w, w, -Math.PI / 2, isOdd ? Math.PI : 0, isOdd);
    pen.arc(isOdd ? x : x + w, y, w, Math.PI / 2, isOdd ? 0 : Math.PI, isOdd);
    pen.fill();
  });

/** Scales of a roof, each a disc within a disc. */
const scales: Pattern = (pen, box, cell, { ground, first, second }) => {
  for (let row = -1; row * cell * 0.5 < box.h + cell; row += 1)
    for (let column = -1; column * cell < box.w + cell; column += 1) {
      const [x, y] = [box.x + (column + (row % 2 === 0 ? 0.5 : 1)) * cell, box.y + (row + 1) * cell * 0.5];
      for (const [share, colour] of [
        [0.5, ground],
        [0.46, first],
        [0.31, ground],
        [0.17, second],
      ] as const)
        fillDisc(pen, x, y, cell * share, colour);
    }
};

/** Quarter rings out of corners that face one another. */
const arcs: Pattern = (pen, box, cell, { ground, first, second }) =>
  eachCell(box, cell, (tile, column, row) => {
    const corner = (column % 2) + (row % 2 === 0 ? 0 : (1 - (column % 2)) * 2 + 1);
    for (const [share, colour] of [
      [1, first],
      [0.75, ground],
      [0.5, second],
      [0.25, ground],
    ] as const) {
      const side = tile.w * share;
      const [atRight, atFoot] = [corner === 1 || corner === 2, corner >= 2];
      fillQuarter(
        pen,
        { x: atRight ? right(tile) - side : tile.x, y: atFoot ? bottom(tile) - side : tile.y, w: side, h: side },
        corner,
        colour,
      );
    }
  });

/** Slanting bars, every third in the other colour. */
const bars: Pattern = (pen, box, cell, { first, second }) => {
  const wide = cell * 0.36;
  for (let at = 0; at * wide * 2 < box.w + box.h; at += 1) {
    const x = box.x - box.h + at * wide * 2;
    pen.fillStyle = at % 3 === 2 ? second : first;
    pen.beginPath();
    pen.moveTo(x, bottom(box));
    pen.lineTo(x + box.h, box.y);
    pen.lineTo(x + box.h + wide, box.y);
    pen.lineTo(x + wide, bottom(box));
    pen.fill();
  }
};

/** Half moons that rise in one column and set in the next. */
const moons: Pattern = (pen, box, cell, { first, second }) =>
  eachCell(box, cell, ({ x, y, w }, column, row) => {
    const half = { x, w, h: w / 2 };
    const side = column % 2 === 0 ? 2 : 0;
    fillHalf(pen, { ...half, y }, side, (row + column) % 2 === 0 ? first : second);
    fillHalf(pen, { ...half, y: y + w / 2 }, side, first);
  });

const patterns = [petals, bars, scales, arcs, moons] as const;

function eachCell(box: Rect, cell: number, draw: (tile: Rect, column: number, row: number) => void): void {
  for (let row = 0; row * cell < box.h - 0.5; row += 1)
    for (let column = 0; column * cell < box.w - 0.5; column += 1)
      draw({ x: box.x + column * cell, y: box.y + row * cell, w: cell, h: cell }, column, row);
}
