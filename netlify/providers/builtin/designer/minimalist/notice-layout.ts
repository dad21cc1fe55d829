import { contrast } from '../drawing/colours';
import { heroSize, type Hero } from '../drawing/hero';
import { drawHeroOn } from '../drawing/hero-on-field';
import { textColours } from '../drawing/palette';
import { drawPattern } from '../drawing/pattern';
import { bottom, centreX, centreY, fromEdges, right, type Rect } from '../drawing/rect';
import { fillDisc, fillRect } from '../drawing/shapes';
import type { Pen } from '../drawing/graphics';
import { setNotice } from '../notice/set-notice';
import { setHeader } from './arrangement';
import { setLarge } from './ledger-layout';
import type { Layout, Stage } from './stage';
import { inksOf } from './words-layout';

/** A notice: its facts in rows, and the subject with what goes with it on a field of colour that runs off the sheet. */
export const noticeLayout: Layout = (stage) => {
  const { scheme, palette, unit, shape, safe } = stage;
  const colours = textColours(palette, scheme.ground);
  const { texts, rules, picture } = setNotice(stage, {
    colours,
    brand: (room) => setHeader(stage, room, colours, { kicker: '' }).texts,
    headline: (room) => setLarge(stage, room, colours.main, colours.on, 'top', unit * LARGEST[shape]),
  });
  // a story's own controls lie over its upper end
  const art = fromEdges(
    Math.max(picture.x, safe.x),
    shape === 'tall' ? safe.y * UNDER_CONTROLS : picture.y + unit * AIR,
    right(safe),
    bottom(picture) - unit * AIR,
  );
  return {
    ground: scheme.ground,
    texts,
    rules,
    art: shape === 'wide' ? fromEdges(picture.x + unit * AIR, safe.y, right(safe), bottom(safe)) : art,
    paint: (pen) => paintPicture(pen, stage, picture, shape === 'wide' ? picture : art),
  };
};

function paintPicture(pen: Pen, stage: Stage, picture: Rect, art: Rect): void {
  const { scheme, palette, unit, hero, extras, asked, isQuiet, shape } = stage;
  const isBare = asked?.mood === 'clean';
  const field = isBare ? scheme.ground : scheme.field;
  if (!hero && !isQuiet && !isBare)
    return drawPattern(pen, picture, unit * PATTERN, inksOf(stage), stage.detailSeed % 60);
  fillRect(pen, picture, field);
  if (!isBare) {
    const disc = [scheme.second, scheme.third, scheme.fieldEnd].find((colour) => contrast(colour, field) > SEEN);
    const r = Math.min(art.w, art.h) * (hero && shape !== 'wide' ? 0.5 : 0.42);
    if (disc) fillDisc(pen, centreX(art), centreY(art), r, disc);
    if (disc && !hero) fillDisc(pen, centreX(art), centreY(art), r * 0.62, field);
  }
  if (!hero) return;
  for (const [thing, x, y, w, h] of placed(hero, extras, art))
    drawHeroOn(pen, thing, { x, y, ...heroSize(thing, w, h) }, { palette, field });
}

/** The subject in the middle; what goes with it on both sides of a low picture, over and under it in a high one. */
function placed(hero: Hero, extras: readonly Hero[], art: Rect): [Hero, x: number, y: number, w: number, h: number][] {
  const [x, y] = [centreX(art), centreY(art)];
  const isLow = art.w > art.h * LOW;
  const [first, second = first] = extras;
  const main: [Hero, number, number, number, number] = isLow
    ? [hero, x, y, art.w * 0.4, art.h * 0.92]
    : [hero, x, y, art.w * 0.78, art.h * 0.6];
  if (!first || !second || !isLow) return [main];
  const away = art.w * 0.335;
  return [
    [first, x - away, y + art.h * 0.08, art.w * 0.2, art.h * 0.56],
    [second, x + away, y + art.h * 0.08, art.w * 0.2, art.h * 0.56],
    main,
  ];
}

/** A headline, in units. */
const LARGEST = { square: 1.9, tall: 2.3, wide: 2.1, banner: 1.7 } as const;
const AIR = 0.5;
const PATTERN = 1.7;
/** Of a story's margin. */
const UNDER_CONTROLS = 0.62;
const SEEN = 1.08;
/** How much wider than high a picture is that has room on both sides. */
const LOW = 1.7;
