import { withAlpha } from '../drawing/colours';
import { centreX, centreY, inset } from '../drawing/rect';
import { fillRect } from '../drawing/shapes';
import { blastPath, drawFocusLines, drawRays, inked } from './burst';
import { setCaption } from './caption';
import type { ComicScene } from './comic-stage';
import { drawHalftone } from './halftone';
import { drawPops } from './pops';
import { seededRandom } from '../drawing/seeded-random';

/** The words alone, bursting out of an explosion. */
export const blastScene: ComicScene = (stage) => {
  const { palette, random, unit, width, height, safe, shape, line } = stage;
  const isBanner = shape === 'banner';
  const isTall = shape === 'tall';
  const by = isBanner ? 0 : unit * 0.6;
  const room =
    shape === 'wide'
      ? { x: safe.x + safe.w * 0.1, y: safe.y + by, w: safe.w * 0.8, h: safe.h - by * 2 }
      : isBanner
        ? { ...safe, x: safe.x + safe.w * 0.08, w: safe.w * 0.84 }
        : isTall
          ? { ...safe, y: safe.y + by, h: safe.h - by * 2 }
          : inset(safe, by);
  const caption = setCaption(stage, room, {
    align: 'center',
    anchor: 'middle',
    maxHeadline: isBanner ? 2.6 : 3.2,
    share: 0.8,
    // a story is twice as high as its headline: its facts take part of that
    ...(isTall && { facts: 0.8 }),
  });
  const box = caption.texts.find(({ role }) => role === 'headline')?.box ?? room;
  const [x, y] = [centreX(box), centreY(box)];
  const spread = unit * (isBanner ? 0.9 : isTall ? 2.6 : 1.7);
  const [rx, ry] = [Math.max(unit * 2.6, box.w * 0.5), Math.max(unit * 1.5, box.h * (isTall ? 0.86 : 0.58))];
  const seed = Math.floor(random.next() * 1e6);
  return {
    texts: caption.texts,
    plates: caption.plates,
    art: room,
    paint: async (pen) => {
      fillRect(pen, { x: 0, y: 0, w: width, h: height }, palette.ground);
      drawRays(pen, { x, y }, Math.hypot(width, height), 30, palette.ray);
      drawHalftone(
        pen,
        stage,
        { x: 0, y: height },
        Math.hypot(width, height) * 0.7,
        unit * 0.3,
        withAlpha(palette.dot, 0.6),
      );
      drawPops(stage, pen, [
        { x: x - rx - spread * 0.7, y: y - ry - spread * 0.7, w: (rx + spread * 0.7) * 2, h: (ry + spread * 0.7) * 2 },
        caption.used,
      ]);
      inked(
        pen,
        () => blastPath(pen, x, y, rx, ry, 21, spread, seededRandom(seed)),
        palette.accent,
        palette.ink,
        line * 1.2,
        line * 1.6,
      );
      inked(
        pen,
        () => blastPath(pen, x, y, rx * 0.97, ry * 0.95, 21, spread * 0.62, seededRandom(seed)),
        palette.scene,
        palette.ink,
        line * 0.9,
      );
      pen.save();
      blastPath(pen, x, y, rx * 0.97, ry * 0.95, 21, spread * 0.62, seededRandom(seed));
      pen.clip();
      drawFocusLines(pen, { x, y }, { x: rx * 0.6, y: ry * 0.6 }, rx * 2, 44, random, palette.sceneLight);
      pen.restore();
    },
  };
};
