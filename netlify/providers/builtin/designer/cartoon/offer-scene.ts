import { withAlpha } from '../drawing/colours';
import { bottom, centreX, centreY, right, type Rect } from '../drawing/rect';
import { fillRect } from '../drawing/shapes';
import { setBadge } from './badge';
import { drawRays } from './burst';
import type { ComicIcon } from './comic-icons';
import type { Caption, ComicScene, ComicStage } from './comic-stage';
import { frameOf } from './frame';
import { drawHalftone } from './halftone';
import { drawConfetti } from './scenery';
import { drawGroup, type PlacedSticker } from './sticker-group';
import { stickerSize } from './sticker';

/** A price or a discount on a star as large as the sheet allows, confetti around it, the subject at its foot. */
export const offerScene: ComicScene = (stage) => {
  const { words, palette, random, unit, width, height, hero, line, safe, shape } = stage;
  const figure = words.figure;
  if (!figure) throw new Error('The offer scene needs a figure.');
  /** "20%" · "off all bread" is read from the figure on. */
  const opens = figure.headline !== words.headline;
  const { caption, art } = frameOf(stage, {
    headline: figure.headline,
    supporting: figure.supporting,
    flipped: opens,
    words: isWide(shape) ? (shape === 'banner' ? 0.56 : 0.46) : 0.42,
  });
  const room = { x: Math.max(art.x, safe.x), y: Math.max(art.y, safe.y), w: 0, h: 0 };
  room.w = Math.min(art.x + art.w, safe.x + safe.w) - room.x;
  room.h = Math.min(bottom(art), bottom(safe)) - room.y;
  const radius = Math.min(room.w * (hero && isWide(shape) ? 0.43 : 0.5), room.h * 0.5);
  const aside = hero ? Math.min(room.w / 2 - radius, radius * 0.42) : 0;
  const isAbove = hero !== null && shape === 'wide';
  const centre = { x: centreX(room) - aside, y: isAbove ? room.y + radius : centreY(room) };
  const badge = setBadge(stage, centre.x, centre.y, radius, -0.1);
  const companions = [hero, isAbove ? undefined : stage.extras[0]].filter(
    (icon) => icon !== null && icon !== undefined,
  );
  const group = companions
    .map((icon, index) => besideFigure(stage, icon, badge, { centre, radius, art, isLeft: index === 1, isAbove }))
    .filter((sticker) => sticker !== null);
  return {
    texts: [...caption.texts, ...badge.texts],
    plates: [...caption.plates, ...badge.plates],
    art: room,
    paint: async (pen) => {
      fillRect(pen, { x: 0, y: 0, w: width, h: height }, palette.ground);
      drawRays(pen, centre, Math.hypot(width, height), 32, palette.ray);
      drawHalftone(pen, stage, centre, Math.max(width, height) * 0.62, unit * 0.32, withAlpha(palette.dot, 0.5));
      drawConfetti(pen, stage, random, {
        count: shape === 'banner' ? 70 : 100,
        size: unit * 0.5,
        colours: [palette.accent, palette.paper, palette.scene],
        ink: palette.ink,
        line: line * 0.5,
        clear: [caption.used, badge.used],
      });
    },
    front: (pen) => drawGroup(stage, pen, group),
  };
};

/** At the foot of the star, clear of every word on it; null where there is no room worth a picture. */
function besideFigure(
  { unit }: ComicStage,
  icon: ComicIcon,
  { texts }: Caption,
  {
    centre,
    radius,
    art,
    isLeft,
    isAbove,
  }: { centre: { x: number; y: number }; radius: number; art: Rect; isLeft: boolean; isAbove: boolean },
): PlacedSticker | null {
  const top = centre.y + radius * (isAbove ? 0.66 : 0.32);
  const floor = bottom(art);
  const border = unit * 0.3;
  const low = texts.filter(({ box }) => box.y + box.h > top - border);
  const inner = Math.max(
    radius * (isAbove ? -0.7 : 0.46),
    ...low.map(({ box }) => (isLeft ? centre.x - box.x : right(box) - centre.x) + border * 1.6),
  );
  const outer = isLeft ? centre.x - art.x : right(art) - centre.x;
  const most = radius * (isLeft ? 0.72 : isAbove ? 1.5 : 1.02);
  const size = stickerSize(icon, Math.min(most, outer - inner) * 0.92, Math.min(most, floor - top) * 0.92);
  if (Math.max(size.w, size.h) < radius * 0.34) return null;
  const away = Math.min(
    outer - size.w / 2,
    Math.max(inner + size.w * 0.54, radius * (isLeft ? 0.98 : isAbove ? 0.35 : 0.92)),
  );
  return { icon, x: centre.x + (isLeft ? -away : away), y: floor - size.h * 0.54, ...size, tilt: isLeft ? -0.14 : 0.1 };
}

const isWide = (shape: string): boolean => shape === 'wide' || shape === 'banner';
