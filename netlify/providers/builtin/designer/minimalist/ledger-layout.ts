import { heroSize } from '../drawing/hero';
import { drawHeroOn } from '../drawing/hero-on-field';
import { isNight } from '../drawing/mood-palette';
import { textColours, type TextColours } from '../drawing/palette';
import { bottom, fromEdges, right, type Rect } from '../drawing/rect';
import { fillDisc, fillRect } from '../drawing/shapes';
import { movedDown, setBlock, type TextBlock } from '../drawing/text-blocks';
import { faceFor, trackingOf } from '../drawing/typesetter';
import { priceList } from '../prompt/facts/priced-items';
import { setHeader } from './arrangement';
import { setRows, type LedgerRows } from './ledger-rows';
import { posterLayout } from './poster-layout';
import type { Layout, Stage } from './stage';

/** Type alone: a bar, the headline as large as its room, and every fact in a row of its own between lines. */
export const ledgerLayout: Layout = (stage) => {
  const { scheme, palette, safe, unit, shape } = stage;
  if (shape === 'banner') return posterLayout(stage);
  const colours = textColours(palette, scheme.ground);
  const bar: Rect = { x: safe.x, y: safe.y, w: safe.w, h: unit * 0.16 };
  const header = setHeader(stage, fromEdges(safe.x, bottom(bar) + unit * 0.36, right(safe), bottom(safe)), colours, {
    kicker: '',
  });
  const below = bottom(bar) + (header.height > 0 ? header.height + unit * 1.05 : unit * 0.6);
  const isWide = shape === 'wide';
  const [left, side] = columnsOf(stage, below);
  const few = setRows(stage, isWide ? side : { ...left, y: bottom(left) - left.h * 0.52, h: left.h * 0.52 }, colours);
  const foot = isWide || few.texts.length === 0 ? bottom(safe) : few.used.y - unit * 0.7;
  const headline = setLarge(stage, fromEdges(left.x, left.y, right(left), foot), colours.main, colours.on);
  // the rows take whatever the headline leaves
  const rows = isWide
    ? few
    : grownRows(
        stage,
        few,
        fromEdges(left.x, endOf(headline, left.y) + unit * 0.8, right(left), bottom(safe)),
        colours,
      );
  return {
    ground: scheme.ground,
    texts: [...header.texts, ...headline, ...rows.texts],
    rules: [{ box: bar, colour: colours.vivid }, ...rows.rules],
    art: { ...safe, y: bottom(safe), w: 0, h: 0 },
    paint: () => undefined,
  };
};

/** The same on two grounds: the headline stands on a field of colour that runs off the sheet. */
export const bandLayout: Layout = (stage) => {
  const { scheme, palette, safe, unit, shape, width, height } = stage;
  if (shape === 'banner') return posterLayout(stage);
  const field = scheme.name === 'bold' ? scheme.third : isNight(stage.asked) ? scheme.field : palette.accent;
  const [onField, onGround] = [textColours(palette, field), textColours(palette, scheme.ground)];
  const isWide = shape === 'wide';
  const [left, side] = columnsOf(stage, safe.y);
  const few = setRows(stage, isWide ? side : { ...safe, y: bottom(safe) - safe.h * 0.5, h: safe.h * 0.5 }, onGround);
  const rows = isWide ? few : grownRows(stage, few, belowHeadline(stage, few), onGround);
  const hasRows = rows.texts.length > 0;
  const edge = hasRows ? rows.used.y - unit * (shape === 'tall' ? 0.7 : 0.5) : height;
  const plate: Rect = isWide
    ? { x: 0, y: 0, w: hasRows ? side.x - unit : width, h: height }
    : { x: 0, y: 0, w: width, h: edge };
  const room = isWide ? left : safe;
  const header = setHeader(stage, room, onField, { kicker: '' });
  const top = header.height > 0 ? room.y + header.height + unit * 0.7 : room.y;
  const foot = isWide || !hasRows ? bottom(safe) : edge - unit * 0.7;
  const headline = setLarge(stage, fromEdges(room.x, top, right(room), foot), onField.main, field, 'bottom');
  return {
    ground: scheme.ground,
    texts: [...header.texts, ...headline, ...rows.texts],
    rules: hasRows ? rows.rules.slice(isWide ? 0 : 1) : [],
    art: { ...safe, y: bottom(safe), w: 0, h: 0 },
    paint: (pen) => fillRect(pen, plate, field),
  };
};

/** What header and headline leave of a band's sheet when they are at their largest. */
function belowHeadline(stage: Stage, { used }: LedgerRows): Rect {
  const { safe, unit, palette } = stage;
  const colours = textColours(palette, palette.accent);
  const top = safe.y + setHeader(stage, safe, colours, { kicker: '' }).height + unit * 0.7;
  const headline = setLarge(stage, fromEdges(safe.x, top, right(safe), used.y - unit * 1.2), colours.main, colours.on);
  return fromEdges(safe.x, endOf(headline, top) + unit * 1.2, right(safe), bottom(safe));
}

const endOf = ([headline]: TextBlock[], top: number): number => (headline ? bottom(headline.box) : top);

/** The rows once more where they have more room than they asked for. */
function grownRows(stage: Stage, rows: LedgerRows, room: Rect, colours: TextColours): LedgerRows {
  if (rows.texts.length === 0 || room.h <= rows.used.h) return rows;
  const grown = setRows(stage, room, colours);
  return grown.used.h <= room.h ? grown : rows;
}

/** A list of prices under its name, with the subject as a seal beside that. */
export const menuLayout: Layout = (stage) => {
  const { scheme, palette, safe, unit, shape, hero } = stage;
  if (shape === 'banner' || !hero) return ledgerLayout(stage);
  const colours = textColours(palette, scheme.ground);
  const side = unit * { square: 3, tall: 3.4, wide: 3.2 }[shape];
  const isLong = (priceList(stage.words.supporting)?.items.length ?? 0) > LONG_LIST;
  const share = isLong ? 0.68 : shape === 'tall' ? 0.48 : 0.58;
  const [left, other] = columnsOf(stage, safe.y);
  const rows = setRows(
    stage,
    shape === 'wide' ? other : { ...left, y: bottom(left) - left.h * share, h: left.h * share },
    colours,
  );
  const seal: Rect = { x: right(left) - side, y: safe.y, w: side, h: side };
  const isBeside = shape === 'square' || (shape === 'tall' && isLong);
  const header = setHeader(stage, { ...left, w: left.w - side - unit * 0.4 }, colours, { kicker: '' });
  const foot = shape === 'wide' || rows.texts.length === 0 ? bottom(safe) : rows.used.y - unit * 0.7;
  const top = safe.y + header.height + (header.height > 0 ? unit * 0.5 : 0);
  const headline = setLarge(
    stage,
    isBeside
      ? fromEdges(left.x, top, seal.x - unit * 0.5, foot)
      : fromEdges(left.x, bottom(seal) + unit * 0.4, right(left), foot),
    colours.main,
    colours.on,
    'bottom',
  );
  return {
    ground: scheme.ground,
    texts: [...header.texts, ...headline, ...rows.texts],
    rules: rows.rules,
    art: seal,
    paint: (pen) => {
      const [x, y] = [seal.x + side / 2, seal.y + side / 2];
      fillDisc(pen, x, y, side / 2, scheme.field);
      drawHeroOn(pen, hero, { x, y, ...heroSize(hero, side * 0.64, side * 0.64) }, { palette, field: scheme.field });
    },
  };
};

/** Rows. */
const LONG_LIST = 4;

function columnsOf({ safe, unit, shape }: Stage, top: number): [left: Rect, side: Rect] {
  const room = fromEdges(safe.x, top, right(safe), bottom(safe));
  if (shape !== 'wide') return [room, room];
  const w = (safe.w - unit * 2) * 0.58;
  return [{ ...room, w }, fromEdges(safe.x + w + unit * 2, top, right(safe), bottom(safe))];
}

function setLarge(
  { unit, type, words, faces, shape }: Stage,
  room: Rect,
  colour: string,
  on: string,
  anchor: 'top' | 'bottom' = 'top',
): TextBlock[] {
  const face = faceFor(words.headline, faces.headline);
  const block = setBlock(type, {
    role: 'headline',
    text: words.headline,
    typeface: { face, tracking: trackingOf[face] },
    colour,
    on,
    room,
    maxLines: 7,
    maxSize: unit * { square: 2.8, tall: 3.4, wide: 3, banner: 2 }[shape],
    minSize: unit * 0.6,
    leading: 1,
  });
  if (block.lines.length === 0) return [];
  return [anchor === 'bottom' ? movedDown(block, bottom(room) - bottom(block.box)) : block];
}
