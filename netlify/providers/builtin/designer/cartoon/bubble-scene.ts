import { lchOf, readable, withAlpha } from '../drawing/colours';
import { bottom, centreX, centreY, fromEdges, inset, right, type Rect } from '../drawing/rect';
import { fillRect } from '../drawing/shapes';
import { blastPath, drawFocusLines, inked } from './burst';
import { movedParts, setPill, setTags } from './caption';
import type { ComicScene, ComicStage } from './comic-stage';
import { drawHalftone } from './halftone';
import { moved, setLettering } from './lettering';
import { drawPops } from './pops';
import { drawGroup, placeGroup } from './sticker-group';
import { seededRandom } from '../drawing/seeded-random';
import type { Pen } from '../drawing/graphics';
import type { HeroPlace } from '../drawing/hero';

/** The subject says the headline in a large speech bubble; on upright sheets the facts stand at its feet. */
export const bubbleScene: ComicScene = (stage) => {
  const { palette, random, unit, width, height, words, shape, safe, hero } = stage;
  const isBeside = shape === 'wide' || shape === 'banner';
  const column: Rect = hero ? (isBeside ? { ...safe, w: safe.w * (shape === 'banner' ? 0.64 : 0.54) } : safe) : safe;
  const isOver = hero !== null && !isBeside;
  const align = isBeside && hero ? 'left' : 'center';
  const tags = setTags(stage, column, align, words.brand, words.kicker);
  const gap = unit * (shape === 'banner' ? 0.2 : 0.36);
  const pill = setPill(stage, { ...column, h: column.h * 0.5 }, align, words.supporting);
  const top = column.y + (tags.used.h > 0 ? tags.used.h + gap : 0);
  const tailRoom = shape === 'banner' ? 0 : unit * (hero ? 0.5 : 0.9);
  const isJagged = random.chance(0.35) && shape !== 'banner';
  const pillGap = gap * (isJagged ? 1.6 : 1);
  const foot = isOver
    ? Math.min(safe.y + safe.h * MOST_SPOKEN, bottom(safe) - pill.used.h - tailRoom - unit * LEAST_ART)
    : bottom(column) - (pill.used.h > 0 ? pill.used.h + pillGap : 0) - (pill.used.h > 0 && hero ? 0 : tailRoom);
  const room = fromEdges(column.x, top, right(column), foot);
  const air = isJagged
    ? { x: room.w * 0.1, y: room.h * 0.12 }
    : { x: unit * 0.5, y: unit * (shape === 'banner' ? 0.34 : 0.5) };
  const colour = lchOf(palette.accent).l < 0.7 ? readable(palette.accent, palette.paper, 4.6) : palette.ink;
  const text = setLettering(stage, {
    text: words.headline,
    align: 'center',
    room: { x: room.x + air.x, y: room.y + air.y, w: room.w - air.x * 2, h: room.h - air.y * 2 },
    outlined: false,
    colour: random.chance(0.5) ? colour : palette.ink,
    on: palette.paper,
    maxLines: shape === 'banner' ? 3 : 5,
    maxSize: unit * (hero && !isBeside ? 2.7 : 3.1),
    minSize: unit * 0.6,
  });
  const h = text.box.h + air.y * 2;
  const w = isBeside && hero ? Math.min(room.w, text.box.w + air.x * 2.4) : room.w;
  const spare = Math.max(0, foot - top - h);
  const shift = isBeside || !hero ? spare / 2 : 0;
  const bubble: Rect = { x: isBeside && hero ? room.x : room.x, y: room.y + shift, w, h };
  const headline = moved(text, bubble.x + (bubble.w - text.box.w) / 2 - text.box.x, bubble.y + air.y - text.box.y);
  const placedTags = movedParts(tags, 0, shift);
  const placedPill = movedParts(
    pill,
    isBeside && hero ? Math.max(0, (bubble.w - pill.used.w) / 2) : 0,
    isOver
      ? bottom(safe) - bottom(pill.used)
      : bottom(bubble) + pillGap + (hero || pill.used.h === 0 ? 0 : tailRoom) - pill.used.y,
  );
  const art: Rect = isBeside
    ? fromEdges(right(bubble) + unit * 0.5, unit * 0.4, width - unit * 0.4, height - unit * 0.4)
    : fromEdges(
        unit * 0.5,
        bottom(bubble) + tailRoom,
        width - unit * 0.5,
        pill.used.h > 0
          ? placedPill.used.y - unit * 0.3
          : shape === 'tall'
            ? bottom(safe) + unit * 0.6
            : height - unit * 0.4,
      );
  const group = placeGroup(stage, art, { extras: 2, standing: !isBeside });
  const subject = group[0];
  const tip = subject
    ? isBeside
      ? { x: subject.x - subject.w * 0.42, y: subject.y - subject.h * 0.1 }
      : { x: subject.x + subject.w * 0.06, y: subject.y - subject.h * 0.36 }
    : { x: bubble.x + bubble.w * 0.22, y: bottom(bubble) + tailRoom };
  const end = hero ? shortTail(bubble, tip, unit * LONGEST_TAIL) : tip;
  const seed = Math.floor(random.next() * 1e6);
  return {
    texts: [...placedTags.texts, ...(headline.lines.length > 0 ? [headline] : []), ...placedPill.texts],
    art,
    plates: [
      (pen) =>
        drawBubble(
          pen,
          stage,
          bubble,
          subject && reaches(end, subject, unit * NEAR) ? end : null,
          isJagged ? seed : null,
        ),
      ...placedTags.plates,
      ...placedPill.plates,
    ],
    paint: async (pen) => {
      fillRect(pen, { x: 0, y: 0, w: width, h: height }, palette.ground);
      const centre = subject ?? { x: centreX(bubble), y: centreY(bubble) };
      drawHalftone(
        pen,
        stage,
        { x: centre.x, y: centre.y },
        Math.hypot(width, height) * 0.62,
        unit * 0.34,
        palette.ray,
      );
      drawFocusLines(
        pen,
        centre,
        { x: Math.min(width, height) * 0.5, y: Math.min(width, height) * 0.5 },
        Math.hypot(width, height),
        64,
        random,
        withAlpha(palette.dot, 0.75),
      );
      if (!subject)
        return drawPops(
          stage,
          pen,
          [bubble, placedTags.used, placedPill.used].map((rect) => inset(rect, -unit * 0.2)),
        );
      await drawGroup(stage, pen, group);
    },
  };
};

/** Points at a subject from afar instead of reaching it: a long tail is a needle. */
function shortTail(bubble: Rect, tip: { x: number; y: number }, longest: number): { x: number; y: number } {
  const from = {
    x: Math.min(right(bubble), Math.max(bubble.x, tip.x)),
    y: Math.min(bottom(bubble), Math.max(bubble.y, tip.y)),
  };
  const length = Math.hypot(tip.x - from.x, tip.y - from.y);
  const share = Math.min(1, longest / Math.max(1, length));
  return { x: from.x + (tip.x - from.x) * share, y: from.y + (tip.y - from.y) * share };
}

/** A tail that points into nothing has nobody who speaks. */
const reaches = (end: { x: number; y: number }, { x, y, w, h }: HeroPlace, near: number): boolean =>
  Math.hypot(Math.max(0, Math.abs(end.x - x) - w / 2), Math.max(0, Math.abs(end.y - y) - h / 2)) < near;
/** In units. */
const NEAR = 1.5;

/** Of an upright sheet's height, down to the bubble's end. */
const MOST_SPOKEN = 0.5;
/** In units: what facts and bubble leave of an upright sheet. */
const LEAST_ART = 2.6;
/** In units, from the bubble's edge. */
const LONGEST_TAIL = 1.9;

function drawBubble(
  pen: Pen,
  { palette, line, unit }: ComicStage,
  box: Rect,
  tip: { x: number; y: number } | null,
  jagged: number | null,
): void {
  const body = (): void => {
    if (jagged === null) {
      pen.beginPath();
      pen.roundRect(box.x, box.y, box.w, box.h, Math.min(box.h * 0.42, unit * 1.1));
      return;
    }
    const spread = Math.min(box.w, box.h) * 0.13;
    blastPath(
      pen,
      centreX(box),
      centreY(box),
      box.w / 2 - spread * 0.4,
      box.h / 2 - spread * 0.4,
      22,
      spread,
      seededRandom(jagged),
    );
  };
  if (!tip) {
    inked(pen, body, palette.paper, palette.ink, line * 2, line * 1.2);
    return;
  }
  const [cx, cy] = [centreX(box), centreY(box)];
  const isBelow = tip.y > bottom(box);
  const from = isBelow
    ? {
        x: Math.min(right(box) - unit * 1.1, Math.max(box.x + unit * 1.4, cx + (tip.x - cx) * 0.6)),
        y: cy + box.h * 0.2,
      }
    : { x: cx + box.w * 0.3, y: Math.min(bottom(box) - unit * 0.7, Math.max(box.y + unit * 0.7, tip.y)) };
  const half = unit * 0.62;
  const tail = (): void => {
    pen.beginPath();
    pen.moveTo(from.x - (isBelow ? half : 0), from.y - (isBelow ? 0 : half));
    pen.lineTo(tip.x, tip.y);
    pen.lineTo(from.x + (isBelow ? half : 0), from.y + (isBelow ? 0 : half));
    pen.closePath();
  };
  inked(pen, body, palette.paper, palette.ink, 0, line * 1.2);
  inked(pen, tail, palette.paper, palette.ink, line * 2);
  inked(pen, body, palette.paper, palette.ink, line * 2);
  tail();
  pen.fillStyle = palette.paper;
  pen.fill();
  body();
  pen.fill();
}
