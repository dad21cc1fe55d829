import { blend, withAlpha } from '../drawing/colours';
import { bottom } from '../drawing/rect';
import { fillRect } from '../drawing/shapes';
import { hasSideOffer, setBadge } from './badge';
import type { ComicScene, ComicStage } from './comic-stage';
import { frameOf } from './frame';
import { drawHalftone } from './halftone';
import { drawAwning, drawBunting } from './scenery';
import { drawGroup, placeGroup } from './sticker-group';
import type { Pen } from '../drawing/graphics';

/** A shop front: a wall with stripes or tiles, an awning or pennants over it, the goods on a counter. */
export const counterScene: ComicScene = (stage) => {
  const { palette, random, unit, width, height, line, words, shape, safe } = stage;
  const roofDepth = unit * { square: 1.5, tall: 2.3, wide: 1.35, banner: 0.85 }[shape];
  const top = Math.max(safe.y, roofDepth + unit * (shape === 'banner' ? 0.2 : 0.5));
  const counterTop = shape === 'tall' ? bottom(safe) - unit * 0.5 : height - unit * (shape === 'banner' ? 1 : 1.55);
  const badge = hasSideOffer(stage);
  const taken = badge ? { headline: words.figure!.headline, supporting: words.figure!.supporting } : {};
  const isBanner = shape === 'banner';
  const frame = frameOf(stage, {
    ...taken,
    top,
    foot: isBanner ? 0 : height - counterTop + unit * 0.45,
    words: isBanner ? 0.6 : shape === 'wide' ? 0.47 : 0.52,
  });
  const { caption, art, isBeside } = frame;
  const from = Math.max(art.y, isBeside ? roofDepth + unit * 0.1 : art.y);
  const room = { ...art, y: from, h: counterTop + unit * 0.3 - from };
  const radius = unit * { square: 1.35, tall: 1.7, wide: 1.38, banner: 1.2 }[shape];
  const star = badge
    ? setBadge(
        stage,
        isBeside ? Math.max(art.x + radius * 0.8, safe.x + radius) : safe.x + safe.w - radius,
        Math.max(safe.y, roofDepth) + radius * (isBeside ? 1 : 0),
        radius,
      )
    : null;
  const placedStar =
    star && !isBeside ? setBadge(stage, safe.x + safe.w - radius, room.y + radius * 0.9, radius) : star;
  const hasRoof = random.chance(0.68);
  const isTiled = random.chance(0.4);
  return {
    texts: [...caption.texts, ...(placedStar?.texts ?? [])],
    plates: [...caption.plates, ...(placedStar?.plates ?? [])],
    art: room,
    paint: async (pen) => {
      fillRect(pen, { x: 0, y: 0, w: width, h: height }, palette.ground);
      if (isTiled) drawTiles(pen, stage, counterTop);
      else
        for (let x = 0; x < width; x += unit * 1.8)
          fillRect(pen, { x, y: 0, w: unit * 0.9, h: height }, blend(palette.ground, palette.ray, 0.8));
      drawHalftone(
        pen,
        stage,
        { x: isBeside ? 0 : width / 2, y: counterTop },
        Math.hypot(width, height) * 0.5,
        unit * 0.3,
        withAlpha(palette.dot, 0.5),
      );
      drawCounter(pen, stage, counterTop);
      await drawGroup(stage, pen, placeGroup(stage, room, { standing: true, extras: placedStar ? 2 : 3 }));
      if (hasRoof) drawAwning(pen, width, roofDepth, [palette.accent, palette.paper], palette.ink, line * 0.9);
      else drawBunting(pen, width, roofDepth, [palette.accent, palette.paper, palette.scene], palette.ink, line * 0.8);
    },
  };
};

function drawTiles(pen: Pen, { palette, unit, width }: ComicStage, floor: number): void {
  const [w, h] = [unit * 1.5, unit * 0.75];
  pen.strokeStyle = palette.ray;
  pen.lineWidth = unit * 0.07;
  for (let row = 0, y = floor; y > -h; row += 1, y -= h) {
    for (let x = row % 2 === 0 ? -w / 2 : -w; x < width + w; x += w) pen.strokeRect(x, y - h, w, h);
  }
}

function drawCounter(pen: Pen, { palette, unit, width, height, line }: ComicStage, top: number): void {
  const slab = unit * 0.5;
  fillRect(pen, { x: 0, y: top, w: width, h: height - top }, palette.scene);
  const step = unit * 1.4;
  for (let x = step * 0.2; x < width; x += step)
    fillRect(pen, { x, y: top + slab, w: step * 0.46, h: height }, palette.sceneLight);
  fillRect(pen, { x: 0, y: top, w: width, h: slab }, palette.paper);
  fillRect(pen, { x: 0, y: top + slab, w: width, h: unit * 0.16 }, withAlpha(palette.ink, 0.22));
  for (const y of [top, top + slab]) fillRect(pen, { x: 0, y: y - line / 2, w: width, h: line }, palette.ink);
}
