import { withAlpha } from '../drawing/colours';
import { bottom, centreX, centreY, type Rect } from '../drawing/rect';
import { fillDisc, fillRect } from '../drawing/shapes';
import { hasSideOffer, setBadge } from './badge';
import { drawRays } from './burst';
import { standsOnGrass } from './comic-places';
import type { ComicScene, ComicStage } from './comic-stage';
import { frameOf, type Frame } from './frame';
import { drawHalftone } from './halftone';
import { drawPops } from './pops';
import { drawHill } from './scenery';
import { drawGroup, placeGroup } from './sticker-group';
import type { Pen } from '../drawing/graphics';

/** Rays and a halftone, a round window with a little sky in it, and the subject bursting out of the window. */
export const sunburstScene: ComicScene = (stage) => {
  const { words, palette, random, unit, width, height, hero, shape } = stage;
  // without a subject there is no place for the star, and the offer stays in the line
  const badge = hero !== null && hasSideOffer(stage);
  const taken = badge ? { headline: words.figure!.headline, supporting: words.figure!.supporting } : {};
  const frame = frameOf(
    stage,
    hero
      ? { ...taken, flipped: shape !== 'banner' && random.chance(0.3) }
      : { ...taken, words: 1, maxHeadline: shape === 'banner' ? 2.6 : 3.4, ...(shape !== 'banner' && { facts: 0.78 }) },
  );
  const { caption, art } = frame;
  const centre = hero ? { x: centreX(art), y: centreY(art) } : { x: width / 2, y: height / 2 };
  const star = badge ? badgeIn(stage, frame) : null;
  const pitch = unit * 0.3;
  const corner = { x: centre.x > width * 0.55 ? 0 : width, y: centre.y > height * 0.55 ? 0 : height };
  return {
    texts: [...caption.texts, ...(star?.texts ?? [])],
    plates: [...caption.plates, ...(star?.plates ?? [])],
    art,
    paint: async (pen) => {
      fillRect(pen, { x: 0, y: 0, w: width, h: height }, palette.ground);
      drawRays(pen, centre, Math.hypot(width, height), 28, palette.ray);
      drawHalftone(pen, stage, corner, Math.hypot(width, height) * 0.72, pitch, withAlpha(palette.dot, 0.6));
      if (!hero) return drawPops(stage, pen, [caption.used]);
      const r = Math.min(art.w * 0.44, art.h * (frame.isBeside ? 0.45 : 0.48));
      drawWindow(
        stage,
        pen,
        centre.x,
        frame.isBeside
          ? centre.y
          : caption.used.y > art.y
            ? Math.min(centre.y, bottom(art) - r)
            : Math.max(centre.y, art.y + r - unit * 0.1),
        r,
      );
      await drawGroup(
        stage,
        pen,
        placeGroup(stage, art, { extras: star ? 2 : 3, ...(frame.isBeside ? { heroShare: 0.76 } : {}) }),
      );
    },
  };
};

/** In the upper corner of the art that is next to the words, or the outer one over it. */
function badgeIn(stage: ComicStage, { art, isBeside }: Frame): ReturnType<typeof setBadge> {
  const { unit, safe, shape } = stage;
  const radius = unit * { square: 1.42, tall: 1.75, wide: 1.45, banner: 1.35 }[shape];
  const x = isBeside ? Math.max(safe.x + radius, art.x + radius * 0.9) : safe.x + safe.w - radius;
  const y = Math.min(Math.max(safe.y + radius, art.y + radius * (isBeside ? 1 : 0.8)), safe.y + safe.h - radius);
  return setBadge(stage, x, y, radius);
}

function drawWindow(stage: ComicStage, pen: Pen, x: number, y: number, r: number): void {
  const { palette, line, random, width, height, topic } = stage;
  const box: Rect = { x: x - r, y: y - r, w: r * 2, h: r * 2 };
  pen.save();
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
  pen.clip();
  fillRect(pen, box, palette.scene);
  fillDisc(pen, x - r * 0.22, y - r * 0.26, r * 0.8, palette.sceneLight);
  // a bed or a cake has no hill behind it
  const isCloudy = random.chance(0.55) || !topic || !standsOnGrass(topic);
  if (isCloudy) for (const [dx, dy, size] of puffs) fillDisc(pen, x + dx * r, y + dy * r, size * r, '#ffffff');
  else {
    drawHill(pen, { width, height }, y + r * 0.44, r * 0.1, x / r, palette.land, palette.ink, 0);
    drawHill(pen, { width, height }, y + r * 0.66, r * 0.09, x / r + 2.4, palette.landShade, palette.ink, 0);
  }
  for (let at = 0; at < 22; at += 1) {
    const [angle, away] = [random.between(Math.PI, Math.PI * 2), Math.sqrt(random.next()) * r * 0.92];
    fillDisc(
      pen,
      x + Math.cos(angle) * away,
      y + Math.sin(angle) * away,
      r * random.between(0.004, 0.014),
      withAlpha('#ffffff', 0.9),
    );
  }
  pen.restore();
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
  pen.lineWidth = line * 2.6;
  pen.strokeStyle = '#ffffff';
  pen.stroke();
  for (const ring of [r - line * 1.5, r + line * 1.5]) {
    pen.beginPath();
    pen.arc(x, y, ring, 0, Math.PI * 2);
    pen.lineWidth = line * 0.9;
    pen.strokeStyle = palette.ink;
    pen.stroke();
  }
}

const puffs = [
  [-0.54, 0.76, 0.35],
  [-0.06, 0.92, 0.43],
  [0.48, 0.78, 0.38],
  [0.9, 0.96, 0.33],
  [-0.98, 0.96, 0.33],
] as const;
