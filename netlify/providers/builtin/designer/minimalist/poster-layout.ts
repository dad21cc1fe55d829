import { heroSize } from '../drawing/hero';
import { drawHeroOn } from '../drawing/hero-on-field';
import { textColours } from '../drawing/palette';
import { bottom, fromEdges, right } from '../drawing/rect';
import { fillDisc, fillQuarter } from '../drawing/shapes';
import { setHeader, setMessage } from './arrangement';
import type { Layout } from './stage';
import { textEnd } from './text-end';
import { wordsLayout } from './words-layout';

/** The words are the picture, as large as the sheet allows; the subject is a seal in the corner. */
export const posterLayout: Layout = (stage) => {
  const { scheme, palette, random, unit, hero, shape, safe } = stage;
  if (!hero && stage.asked?.mood !== 'clean') return wordsLayout(stage);
  const colours = textColours(palette, scheme.ground);
  const isBanner = shape === 'banner';
  const seal = unit * { square: 2.5, tall: 3, wide: 2.7, banner: 5 }[shape];
  const wordsRoom = isBanner ? { ...safe, w: safe.w - seal - unit } : safe;
  const header = setHeader(
    stage,
    { ...wordsRoom, w: isBanner ? wordsRoom.w : wordsRoom.w - seal - unit * 0.4 },
    colours,
    { kicker: '' },
  );
  const sealBottom = isBanner ? safe.y : safe.y + seal;
  const top = Math.max(safe.y + header.height, sealBottom) + unit * (isBanner ? (header.height > 0 ? 0.35 : 0) : 0.5);
  const measures = { square: 2.6, tall: 2.9, wide: 2.7, banner: 2.4 }[shape];
  const { kicker, supporting } = stage.words;
  const message = setMessage(
    stage,
    fromEdges(safe.x, isBanner ? top - sealBottom + safe.y : top, right(wordsRoom), bottom(safe)),
    colours,
    'bottom',
    {
      kicker: isBanner ? '' : kicker,
      supporting: isBanner ? [kicker, supporting].filter(Boolean).join(' · ') : supporting,
      maxHeadline: measures,
      headlineShare: isBanner ? 0.74 : 0.74,
      maxLines: isBanner ? 3 : 6,
    },
  );
  const texts = [...header.texts, ...message.texts];
  // the seal takes what the words leave over them
  const free = Math.min(
    message.used.y - unit * 0.7 - safe.y,
    right(safe) - Math.max(0, ...header.texts.map(textEnd)) - unit * 0.5,
  );
  const side = isBanner ? seal : Math.max(seal, Math.min(free, unit * LARGEST_SEAL));
  const art = {
    x: right(safe) - side,
    y: isBanner ? safe.y + (safe.h - side) / 2 : safe.y,
    w: side,
    h: side,
  };
  const turn = Math.floor(random.between(0, 4));
  return {
    ground: scheme.ground,
    texts,
    rules: message.rules,
    art,
    paint: (pen) => {
      const [x, y, r] = [art.x + side / 2, art.y + side / 2, side / 2];
      if (hero) {
        fillDisc(pen, x, y, r, scheme.field);
        drawHeroOn(pen, hero, { x, y, ...heroSize(hero, side * 0.68, side * 0.68) }, { palette, field: scheme.field });
        return;
      }
      for (let quarter = 0; quarter < 4; quarter += 1) {
        const box = { x: art.x + (quarter % 2) * r, y: art.y + Math.floor(quarter / 2) * r, w: r, h: r };
        fillQuarter(
          pen,
          box,
          quarter === 1 ? turn : turn + 2 * (quarter % 2),
          quarter === 3 ? scheme.third : quarter === 1 ? scheme.fieldEnd : scheme.field,
        );
      }
    },
  };
};

/** In units. */
const LARGEST_SEAL = 5.6;
