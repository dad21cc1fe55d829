import { contrast, lchOf, readable, withAlpha } from '../drawing/colours';
import { centreX, centreY, inset, type Rect } from '../drawing/rect';
import { fillRect } from '../drawing/shapes';
import { drawRays, inked } from './burst';
import { movedParts, setPill, setTags } from './caption';
import type { ComicScene, ComicStage, Parts } from './comic-stage';
import { drawHalftone } from './halftone';
import { drawPops } from './pops';
import { moved, setLettering } from './lettering';

/** One drawn page with the words on it and nothing that shouts: for grave matters, and where nobody is there to speak. */
export const pageScene: ComicScene = (stage) => {
  const { palette, unit, width, height, words, shape, safe, line } = stage;
  const isBanner = shape === 'banner';
  const pad = unit * (isBanner ? 0.4 : shape === 'tall' ? 0.55 : 0.8);
  const gap = unit * (isBanner ? 0.24 : 0.5);
  const room = inset(safe, pad);
  const tags = setTags(stage, room, 'center', words.brand, words.kicker);
  const pill = largestPill(stage, room, words.supporting);
  const above = tags.used.h > 0 ? tags.used.h + gap : 0;
  const below = pill.used.h > 0 ? pill.used.h + gap : 0;
  const big = setLettering(stage, {
    text: words.headline,
    align: 'center',
    room: { ...room, h: Math.max(unit, room.h - above - below) },
    outlined: false,
    colour: lchOf(palette.accent).l < 0.7 ? readable(palette.accent, palette.paper, 4.6) : palette.ink,
    on: palette.paper,
    maxLines: isBanner ? 2 : 5,
    maxSize: unit * (isBanner ? 1.5 : (words.headline.length <= SHORT ? 3.2 : 2.6) * (stage.isGrave ? 1 : 1.25)),
    minSize: unit * 0.6,
  });
  const total = above + big.box.h + below;
  const top = room.y + (room.h - total) / 2;
  const placedTags = movedParts(tags, 0, top - tags.used.y);
  const placedPill = movedParts(pill, 0, top + above + big.box.h + gap - pill.used.y);
  const air = pad * (stage.isGrave ? 1.6 : 1.2);
  const card =
    isBanner || (shape === 'square' && stage.isGrave)
      ? inset(safe, -unit * 0.1)
      : { x: safe.x, y: Math.max(safe.y, top - air), w: safe.w, h: Math.min(safe.h, total + air * 2) };
  return {
    texts: [
      ...placedTags.texts,
      ...(big.lines.length > 0 ? [moved(big, 0, top + above - big.box.y)] : []),
      ...placedPill.texts,
    ],
    plates: [...placedTags.plates, ...placedPill.plates],
    art: card,
    paint: async (pen) => {
      fillRect(pen, { x: 0, y: 0, w: width, h: height }, palette.ground);
      if (!stage.isGrave)
        drawRays(pen, { x: centreX(card), y: centreY(card) }, Math.hypot(width, height), RAYS, palette.ray);
      drawHalftone(
        pen,
        stage,
        { x: width, y: height },
        Math.hypot(width, height) * 0.8,
        unit * 0.32,
        withAlpha(palette.dot, 0.6),
      );
      if (!stage.isGrave) drawPops(stage, pen, [inset(card, -unit * 0.25)], 1.9);
      // a second page in the loudest colour looks out behind the first
      if (!stage.isGrave && !isBanner) {
        pen.save();
        pen.translate(centreX(card), centreY(card));
        pen.rotate(card.h > card.w ? TILT / 2 : TILT);
        inked(
          pen,
          () => {
            pen.beginPath();
            pen.roundRect(-card.w / 2, -card.h / 2, card.w, card.h, unit * 0.5);
          },
          contrast(palette.accent, palette.paper) > SEEN ? palette.accent : palette.scene,
          palette.ink,
          line * 1.6,
          line * 1.6,
        );
        pen.restore();
      }
      inked(
        pen,
        () => {
          pen.beginPath();
          pen.roundRect(card.x, card.y, card.w, card.h, unit * 0.5);
        },
        palette.paper,
        palette.ink,
        line * 1.6,
        line * 1.6,
      );
    },
  };
};

/** As large as possible while the headline keeps most of the page; a grave matter keeps the usual size. */
function largestPill(stage: ComicStage, room: Rect, text: string): Parts {
  const usual = setPill(stage, { ...room, h: room.h * 0.5 }, 'center', text);
  if (stage.isGrave || stage.shape === 'banner') return usual;
  return (
    SIZES.map((size) => setPill(stage, { ...room, h: room.h * 0.5 }, 'center', text, size)).find(
      ({ used }) => used.h <= room.h * MOST_FACTS,
    ) ?? usual
  );
}
const RAYS = 28;
/** Contrast. */
const SEEN = 1.3;
/** In radians. */
const TILT = 0.055;
/** In units. */
const SIZES: readonly number[] = [0.9, 0.76, 0.66];
/** Of the page's height. */
const MOST_FACTS = 0.34;
/** Letters. */
const SHORT = 26;
