import { heroSize } from '../drawing/hero';
import { drawHeroOn } from '../drawing/hero-on-field';
import { textColours } from '../drawing/palette';
import { drawPattern } from '../drawing/pattern';
import { setPriceColumns } from '../drawing/price-columns';
import { bottom, centreX, centreY, fromEdges, right, type Rect } from '../drawing/rect';
import { fillDisc, fillRect } from '../drawing/shapes';
import { movedDown } from '../drawing/text-blocks';
import { priceList } from '../prompt/facts/priced-items';
import { setHeader } from './arrangement';
import { ledgerLayout, setLarge } from './ledger-layout';
import { setRows } from './ledger-rows';
import { posterLayout } from './poster-layout';
import type { Layout, Stage } from './stage';
import { textEnd } from './text-end';
import { inksOf } from './words-layout';

/** A list of prices under its name, with the subject as a seal beside that; on a wide sheet it has the height of a field. */
export const menuLayout: Layout = (stage) => {
  const { scheme, palette, safe, unit, shape, hero } = stage;
  if (shape === 'banner') return stripLayout(stage);
  if (!hero) return ledgerLayout(stage);
  if (shape === 'wide') return besideField(stage);
  const colours = textColours(palette, scheme.ground);
  const side = unit * { square: 3, tall: 3.4 }[shape];
  const share = isLong(stage) ? 0.68 : shape === 'tall' ? 0.48 : 0.58;
  const rows = setRows(stage, { ...safe, y: bottom(safe) - safe.h * share, h: safe.h * share }, colours);
  const seal: Rect = { x: right(safe) - side, y: safe.y, w: side, h: side };
  const isBeside = shape === 'square' || isLong(stage);
  const header = setHeader(stage, { ...safe, w: safe.w - side - unit * 0.4 }, colours, { kicker: '' });
  const foot = rows.texts.length === 0 ? bottom(safe) : rows.used.y - unit * 0.7;
  const top = safe.y + header.height + (header.height > 0 ? unit * 0.5 : 0);
  const headline = setLarge(
    stage,
    isBeside
      ? fromEdges(safe.x, top, seal.x - unit * 0.5, foot)
      : fromEdges(safe.x, bottom(seal) + unit * 0.4, right(safe), foot),
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
      const [x, y] = [centreX(seal), centreY(seal)];
      fillDisc(pen, x, y, side / 2, scheme.field);
      drawHeroOn(pen, hero, { x, y, ...heroSize(hero, side * 0.64, side * 0.64) }, { palette, field: scheme.field });
    },
  };
};

const isLong = ({ words }: Stage): boolean => (priceList(words.supporting)?.items.length ?? 0) > LONG_LIST;

/** Name and prices in one column, the subject on a field that runs off the other side. */
function besideField(stage: Stage): ReturnType<Layout> {
  const { scheme, palette, safe, unit, hero, width, height } = stage;
  const colours = textColours(palette, scheme.ground);
  const field = fromEdges(width * (1 - FIELD), 0, width, height);
  const column = fromEdges(safe.x, safe.y, field.x - unit, bottom(safe));
  const header = setHeader(stage, column, colours, { kicker: '' });
  const top = column.y + (header.height > 0 ? header.height + unit * 0.6 : 0);
  const list = LIST[isLong(stage) ? 1 : 0];
  const rows = setRows(stage, { ...column, y: bottom(column) - column.h * list, h: column.h * list }, colours);
  const foot = rows.texts.length === 0 ? bottom(column) : rows.used.y - unit * 0.6;
  const headline = setLarge(stage, fromEdges(column.x, top, right(column), foot), colours.main, colours.on);
  return {
    ground: scheme.ground,
    texts: [...header.texts, ...headline, ...rows.texts],
    rules: rows.rules,
    art: fromEdges(field.x, safe.y, right(safe), bottom(safe)),
    paint: (pen) => {
      fillRect(pen, field, scheme.field);
      if (!hero) return;
      const size = heroSize(hero, field.w * 0.78, field.h * 0.72);
      drawHeroOn(pen, hero, { x: centreX(field), y: centreY(field), ...size }, { palette, field: scheme.field });
    },
  };
}

/** The name of a list, its prices in columns beside that, and the subject on a field at the end of the strip. */
export function stripLayout(stage: Stage): ReturnType<Layout> {
  const { scheme, palette, safe, unit, hero, words, type, width, height } = stage;
  const list = priceList(words.supporting);
  if (!list) return posterLayout(stage);
  const colours = textColours(palette, scheme.ground);
  const field = fromEdges(width - (hero ? height * 0.8 : unit * 2), 0, width, height);
  const column = { ...safe, w: safe.w * NAME };
  const header = setHeader(stage, column, colours, { kicker: '' });
  const top = column.y + (header.height > 0 ? header.height + unit * 0.35 : 0);
  const [headline] = setLarge(stage, fromEdges(column.x, top, right(column), bottom(column)), colours.main, colours.on);
  const texts = [
    ...header.texts,
    ...(headline ? [movedDown(headline, (bottom(column) - bottom(headline.box)) / 2)] : []),
  ];
  const columns = setPriceColumns(type, list.items, [words.kicker, ...list.rest].filter(Boolean).join(' · '), {
    room: fromEdges(Math.max(0, ...texts.map(textEnd)) + unit * 1.1, safe.y, field.x - unit * 0.9, bottom(safe)),
    gap: unit * 0.9,
    largest: unit * 0.92,
    least: unit * 0.46,
    colour: colours.main,
    on: colours.on,
  });
  if (!columns) return posterLayout(stage);
  return {
    ground: scheme.ground,
    texts: [...texts, ...columns.texts],
    rules: columns.rules,
    art: hero ? { ...field, y: safe.y, w: right(safe) - field.x, h: safe.h } : { ...safe, x: right(safe), w: 0 },
    paint: (pen) => {
      if (!hero) return drawPattern(pen, field, unit * 2, inksOf(stage), stage.detailSeed % 60);
      fillRect(pen, field, scheme.field);
      const size = heroSize(hero, field.w * 0.76, field.h * 0.76);
      drawHeroOn(pen, hero, { x: centreX(field), y: centreY(field), ...size }, { palette, field: scheme.field });
    },
  };
}

/** Of a strip's width. */
const NAME = 0.3;
/** Rows. */
const LONG_LIST = 4;
/** Shares of a wide sheet: of its width, and of its words' height. */
const FIELD = 0.36;
const LIST = [0.62, 0.72] as const;
