import { heroSize } from '../drawing/hero';
import { drawHeroOn } from '../drawing/hero-on-field';
import { bottom, fromEdges, right, type Rect } from '../drawing/rect';
import { fillDisc, fillHalf, fillQuarter, fillRect } from '../drawing/shapes';
import type { Pen } from '../drawing/graphics';
import { arrange } from './arrangement';
import type { Layout } from './stage';

/** A field of quarter discs, half discs and squares; the subject lives in a block of its own. */
export const tilesLayout: Layout = (stage) => {
  const { scheme, palette, random, unit, hero, shape, width, height, safe } = stage;
  const upright = shape === 'square' || shape === 'tall';
  const { texts, rules, art, side } = arrange(stage, {
    textFirst: upright,
    share: shape === 'banner' ? 0.56 : undefined,
  });
  const wanted = upright ? width / (shape === 'tall' ? 4 : 5) : height / (shape === 'banner' ? 2 : 4);
  // at least two rows fill the room below the words, and the subject has a block of two by two
  const rows = upright ? Math.max(2, Math.round((height - side.y) / wanted)) : Math.round(height / wanted);
  const cell = upright ? (height - side.y) / rows : wanted;
  const columns = upright ? Math.ceil(width / cell - 0.02) : Math.max(2, Math.floor((side.w + unit * 0.4) / cell));
  const field: Rect = { x: width - columns * cell, y: height - rows * cell, w: columns * cell, h: rows * cell };
  const blockSpan = Math.min(2, columns, rows);
  const lastRow = Math.max(0, Math.floor((bottom(safe) - field.y) / cell + 0.35) - blockSpan);
  const block = {
    // the outermost column may run out of the sheet
    column: Math.floor(random.between(columns > blockSpan + 1 ? 1 : 0, columns - blockSpan + 1)),
    row: Math.floor(random.between(0, Math.min(rows - blockSpan, lastRow) + 1)),
  };
  const colours = [
    scheme.field,
    scheme.fieldEnd,
    scheme.second,
    scheme.third,
    scheme.name === 'bold' ? palette.paper : palette.soft,
  ];
  const cells: { box: Rect; shape: number; turn: number; colour: string; back: string }[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const inBlock =
        hero &&
        column >= block.column &&
        column < block.column + blockSpan &&
        row >= block.row &&
        row < block.row + blockSpan;
      const above = cells.find(
        ({ box }) =>
          Math.abs(box.x - (field.x + column * cell)) < 1 && Math.abs(box.y - (field.y + (row - 1) * cell)) < 1,
      );
      const before = cells.at(-1);
      const options = colours.filter((colour) => colour !== above?.colour && colour !== before?.colour);
      const [colour = colours[0]!, back = colours[1]!] = random.shuffle(options);
      if (inBlock) continue;
      cells.push({
        box: { x: field.x + column * cell, y: field.y + row * cell, w: cell, h: cell },
        shape: Math.floor(random.between(0, 7)),
        turn: Math.floor(random.between(0, 4)),
        colour,
        back: random.chance(0.42) ? scheme.ground : back,
      });
    }
  }
  return {
    ground: scheme.ground,
    texts,
    rules,
    art: fromEdges(Math.max(art.x, field.x), Math.max(art.y, field.y), right(art), bottom(art)),
    paint: (pen) => {
      cells.forEach((tile) => paintTile(pen, tile));
      if (!hero) return;
      const box = {
        x: field.x + block.column * cell,
        y: field.y + block.row * cell,
        w: cell * blockSpan,
        h: cell * blockSpan,
      };
      fillRect(pen, box, scheme.field);
      const size = heroSize(hero, box.w * 0.74, box.h * 0.74);
      drawHeroOn(pen, hero, { x: box.x + box.w / 2, y: box.y + box.h / 2, ...size }, { palette, field: scheme.field });
    },
  };
};

function paintTile(
  pen: Pen,
  { box, shape, turn, colour, back }: { box: Rect; shape: number; turn: number; colour: string; back: string },
): void {
  fillRect(pen, { ...box, w: box.w + 0.5, h: box.h + 0.5 }, back);
  if (shape <= 2) fillQuarter(pen, box, turn, colour);
  else if (shape === 3) fillHalf(pen, box, turn, colour);
  else if (shape === 4) fillDisc(pen, box.x + box.w / 2, box.y + box.h / 2, box.w / 2, colour);
  else if (shape === 5) {
    const half = { w: turn % 2 === 0 ? box.w : box.w / 2, h: turn % 2 === 0 ? box.h / 2 : box.h };
    fillHalf(pen, { ...box, ...half }, turn % 2 === 0 ? 2 : 1, colour);
    fillHalf(pen, { x: right(box) - half.w, y: bottom(box) - half.h, ...half }, turn % 2 === 0 ? 2 : 1, colour);
  } else fillDisc(pen, box.x + box.w / 2, box.y + box.h / 2, box.w * 0.22, colour);
}
