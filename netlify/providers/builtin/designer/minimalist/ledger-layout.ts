import { contrast } from '../drawing/colours';
import { isNight } from '../drawing/mood-palette';
import { textColours, type TextColours } from '../drawing/palette';
import { drawPattern } from '../drawing/pattern';
import { bottom, fromEdges, right, type Rect } from '../drawing/rect';
import { fillRect } from '../drawing/shapes';
import { movedDown, setBlock, type TextBlock } from '../drawing/text-blocks';
import { faceFor, trackingOf } from '../drawing/typesetter';
import { priceList } from '../prompt/facts/priced-items';
import { setHeader } from './arrangement';
import { setRows, type LedgerRows } from './ledger-rows';
import { posterLayout } from './poster-layout';
import type { Layout, Stage } from './stage';
import { inksOf } from './words-layout';

/** Type alone: a strip of ornaments, the headline as large as its room, and every fact in a row of its own between lines. */
export const ledgerLayout: Layout = (stage) => {
  const { scheme, palette, safe, unit, shape, width } = stage;
  const isWide = shape === 'wide';
  const { kicker, supporting } = stage.words;
  if (shape === 'banner' || (!isPlain(stage) && kicker === '' && supporting === '')) return posterLayout(stage);
  const colours = textColours(palette, scheme.ground);
  // a story has its ornaments at its foot
  const bar: Rect | null =
    isPlain(stage) || shape === 'tall' ? { x: safe.x, y: safe.y, w: safe.w, h: unit * 0.16 } : null;
  const strip = fromEdges(0, 0, width, unit * STRIP);
  const from = bar ? bottom(bar) + unit * 0.36 : bottom(strip) + unit * 0.62;
  const header = setHeader(stage, fromEdges(safe.x, from, right(safe), bottom(safe)), colours, { kicker: '' });
  const below = from + (header.height > 0 ? header.height + unit * 0.68 : unit * 0.1);
  const [left, side] = columnsOf(stage, below);
  const whole = fromEdges(left.x, left.y, right(safe), bottom(safe));
  const over = (share: number): Setting => {
    const rows = setRows(stage, { ...whole, y: bottom(whole) - whole.h * share, h: whole.h * share }, colours);
    const foot = rows.texts.length === 0 ? bottom(safe) : rows.used.y - unit * 0.7;
    return { rows, headline: setLarge(stage, { ...whole, h: foot - whole.y }, colours.main, colours.on) };
  };
  const beside = (): Setting => ({
    rows: setRows(stage, side, colours),
    headline: setLarge(stage, left, colours.main, colours.on),
  });
  // a list of prices keeps its column, or its prices would stand far from what they are for
  const tried = isWide
    ? [beside(), ...(priceList(supporting) ? [] : [over(0.5)])]
    : [over(0.52), ...(priceList(supporting) ? [] : [over(0.4)])];
  const { headline, rows: few } = tried.reduce((best, next) =>
    sizeOf(next.headline) > sizeOf(best.headline) * 1.12 ? next : best,
  );
  // the rows take whatever the headline leaves
  const rows =
    isWide && few.used.w < whole.w
      ? few
      : grownRows(stage, few, { ...whole, ...between(endOf(headline, left.y) + unit * 0.8, bottom(safe)) }, colours);
  return {
    ground: scheme.ground,
    texts: [...header.texts, ...headline, ...rows.texts],
    rules: [...(bar ? [{ box: bar, colour: colours.vivid }] : []), ...rows.rules],
    art: { ...safe, y: bottom(safe), w: 0, h: 0 },
    paint: (pen) => {
      if (!bar) drawPattern(pen, strip, unit * STRIP, inksOf(stage), stage.detailSeed % 60);
    },
  };
};

/** The same on two grounds: the headline stands on a field of colour that runs off the sheet. */
export const bandLayout: Layout = (stage) => {
  const { scheme, palette, safe, unit, shape, width, height } = stage;
  if (shape === 'banner') return posterLayout(stage);
  const field = fieldOf(stage);
  const [onField, onGround] = [textColours(palette, field), textColours(palette, scheme.ground)];
  const isWide = shape === 'wide';
  const [left, side] = columnsOf(stage, safe.y);
  const few = setRows(stage, isWide ? side : { ...safe, y: bottom(safe) - safe.h * 0.5, h: safe.h * 0.5 }, onGround);
  const rows = isWide ? few : grownRows(stage, few, belowHeadline(stage, few), onGround);
  const hasRows = rows.texts.length > 0;
  const edge = hasRows ? rows.used.y - unit * (shape === 'tall' ? 0.7 : 0.5) : height - unit * ALONE[shape];
  const plate: Rect = isWide ? { x: 0, y: 0, w: side.x - unit, h: height } : { x: 0, y: 0, w: width, h: edge };
  // what the rows leave of their side, or all that would be an empty side without them
  const rest: Rect = isWide
    ? fromEdges(right(plate), 0, width, hasRows ? rows.used.y - unit * 0.8 : height)
    : fromEdges(0, edge, width, hasRows ? edge : height);
  const room = isWide ? left : safe;
  const header = setHeader(stage, room, onField, { kicker: '' });
  const top = header.height > 0 ? room.y + header.height + unit * 0.7 : room.y;
  const foot = isWide ? bottom(safe) : Math.min(bottom(safe), edge - unit * 0.7);
  const headline = setLarge(stage, fromEdges(room.x, top, right(room), foot), onField.main, field, 'bottom');
  return {
    ground: scheme.ground,
    texts: [...header.texts, ...headline, ...rows.texts],
    rules: hasRows ? rows.rules.slice(isWide ? 0 : 1) : [],
    art: { ...safe, y: bottom(safe), w: 0, h: 0 },
    paint: (pen) => {
      if (rest.h > unit * LEAST_PATTERN)
        drawPattern(pen, rest, unit * 2.4, { ...inksOf(stage), ground: scheme.second }, stage.detailSeed % 60);
      fillRect(pen, plate, field);
    },
  };
};

/** A colour that is seen on the ground. */
function fieldOf({ scheme, palette, asked }: Stage): string {
  const wanted = scheme.name === 'bold' ? scheme.third : isNight(asked) ? scheme.field : palette.accent;
  return [wanted, scheme.field, palette.deep].find((colour) => contrast(colour, scheme.ground) > SEEN) ?? palette.paper;
}

interface Setting {
  headline: TextBlock[];
  rows: LedgerRows;
}
const between = (y: number, end: number): Pick<Rect, 'y' | 'h'> => ({ y, h: end - y });
const sizeOf = ([headline]: TextBlock[]): number => headline?.size ?? 0;
const isPlain = ({ asked }: Stage): boolean => asked?.mood === 'clean';
/** Contrast of a field with what it lies on. */
const SEEN = 1.25;
/** In units: a strip of ornaments, what it is at the foot of a band without rows, and less than which is none. */
const STRIP = 1.25;
const ALONE = { square: 2.5, tall: 4.2, wide: 0 } as const;
const LEAST_PATTERN = 2;

/** What header and headline leave of a band's sheet when they are at their largest. */
function belowHeadline(stage: Stage, { used }: LedgerRows): Rect {
  const { safe, unit, palette } = stage;
  const colours = textColours(palette, fieldOf(stage));
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

function columnsOf({ safe, unit, shape }: Stage, top: number): [left: Rect, side: Rect] {
  const room = fromEdges(safe.x, top, right(safe), bottom(safe));
  if (shape !== 'wide') return [room, room];
  const w = (safe.w - unit * 2) * 0.58;
  return [{ ...room, w }, fromEdges(safe.x + w + unit * 2, top, right(safe), bottom(safe))];
}

export function setLarge(
  { unit, type, words, faces, shape }: Stage,
  room: Rect,
  colour: string,
  on: string,
  anchor: 'top' | 'bottom' = 'top',
  largest = unit * { square: 3.6, tall: 4, wide: 3.6, banner: 2 }[shape],
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
    maxSize: largest,
    minSize: unit * 0.6,
    leading: 1,
  });
  if (block.lines.length === 0) return [];
  return [anchor === 'bottom' ? movedDown(block, bottom(room) - bottom(block.box)) : block];
}
