import { blend, lchOf, oklch, withAlpha } from '../drawing/colours';
import { bottom } from '../drawing/rect';
import { fillDisc, fillRect } from '../drawing/shapes';
import { hasSideOffer, setBadge } from './badge';
import { drawRays, inked } from './burst';
import type { ComicScene, ComicStage } from './comic-stage';
import { frameOf } from './frame';
import { drawHalftone } from './halftone';
import { drawCloud, drawHill, drawWaves } from './scenery';
import { drawGroup, placeGroup } from './sticker-group';

/** A sunny landscape: the subject stands huge on a hill, the words in the sky. */
export const hillsScene: ComicScene = (stage) => landscape(stage, drawHill);

/** The same on the sea: the subject floats, a wave before it. */
export const wavesScene: ComicScene = (stage) => {
  const palette = { ...stage.palette, land: wet(stage.palette.land), landShade: wet(stage.palette.landShade) };
  return landscape({ ...stage, palette }, drawWaves, drawWaves);
};

/** As light and as full as it was, and blue. */
const wet = (land: string): string => oklch(lchOf(land).l, lchOf(land).c, SEA);
/** OKLCH degrees. */
const SEA = 240;

function landscape(stage: ComicStage, drawLand: typeof drawHill, drawBefore?: typeof drawHill): ReturnType<ComicScene> {
  const { palette, random, unit, width, height, line, words, shape, safe } = stage;
  const isNight = palette.name === 'night';
  const isBlue = isSky(palette.ground) && !isNight;
  const sky = isNight || isBlue ? palette.ground : palette.scene;
  const [disc, core] = isNight || isBlue ? [palette.scene, palette.sceneLight] : [palette.ground, palette.ray];
  const badge = hasSideOffer(stage);
  const taken = badge ? { headline: words.figure!.headline, supporting: words.figure!.supporting } : {};
  const { caption, art, isBeside } = frameOf(stage, { ...taken, words: shape === 'banner' ? 0.6 : 0.48 });
  const floor = shape === 'tall' ? bottom(safe) - unit * 0.2 : height - unit * (shape === 'banner' ? 0.55 : 0.9);
  const room = { ...art, h: floor - art.y };
  const ridge = floor - Math.min(unit * (shape === 'tall' ? 2.2 : 1.5), room.h * 0.36);
  const radius = unit * { square: 1.38, tall: 1.7, wide: 1.42, banner: 1.3 }[shape];
  const star = badge
    ? setBadge(
        stage,
        isBeside ? Math.max(art.x + radius * 0.8, safe.x + radius) : safe.x + safe.w - radius,
        Math.max(safe.y + radius, art.y + radius * 0.9),
        radius,
      )
    : null;
  const sun = { x: isBeside ? art.x + art.w * 0.5 : width * 0.5, y: room.y + room.h * 0.5 };
  const clouds = Array.from({ length: 9 }, (_, at) => {
    const x = (((at * 2 + random.between(0.1, 0.9)) % 6.2) / 6) * width;
    const y = random.between(0.1, 0.82) * ridge;
    const w = unit * random.between(1.7, 3);
    return { x: Math.min(width - w * 0.62, Math.max(w * 0.62, x)), y, w };
  }).filter(
    (cloud) =>
      !caption.texts.some(
        ({ box }) =>
          Math.abs(cloud.x - box.x - box.w / 2) < box.w / 2 + cloud.w * 0.5 &&
          cloud.y > box.y - unit * 0.1 &&
          cloud.y - cloud.w * 0.4 < box.y + box.h,
      ),
  );
  return {
    texts: [...caption.texts, ...(star?.texts ?? [])],
    plates: [...caption.plates, ...(star?.plates ?? [])],
    art: room,
    paint: async (pen) => {
      fillRect(pen, { x: 0, y: 0, w: width, h: height }, sky);
      drawRays(
        pen,
        sun,
        Math.hypot(width, height),
        24,
        isNight || isBlue ? palette.ray : blend(sky, palette.sceneLight, 0.55),
      );
      drawHalftone(
        pen,
        stage,
        { x: isBeside ? 0 : width / 2, y: 0 },
        Math.hypot(width, height) * (isBeside ? 0.62 : 0.55),
        unit * 0.3,
        withAlpha(isNight ? palette.dot : blend(sky, palette.ink, 0.16), 0.5),
      );
      inked(
        pen,
        () => {
          pen.beginPath();
          pen.arc(sun.x, sun.y, Math.min(room.h * 0.62, room.w * 0.5), 0, Math.PI * 2);
        },
        disc,
        palette.ink,
        line,
      );
      fillDisc(pen, sun.x, sun.y, Math.min(room.h * 0.53, room.w * 0.43), core);
      for (const { x, y, w } of clouds)
        drawCloud(pen, x, y, w, isNight ? palette.ray : '#ffffff', palette.ink, line * 0.85);
      drawLand(
        pen,
        stage,
        ridge - unit * 0.5,
        unit * 0.5,
        sun.x / width + 2,
        isNight ? palette.landShade : palette.land,
        palette.ink,
        line,
      );
      drawLand(pen, stage, ridge + unit * 0.35, unit * 0.34, sun.x / width + 4.6, palette.landShade, palette.ink, line);
      pen.fillStyle = withAlpha(palette.ink, 0.2);
      const group = placeGroup(stage, room, { standing: true, extras: star ? 2 : 3 });
      for (const { x, y, w, h } of group) {
        pen.beginPath();
        pen.ellipse(
          x + w * 0.06,
          Math.min(y + h / 2 + unit * 0.16, floor + unit * 0.2),
          w * 0.56,
          unit * 0.26,
          0,
          0,
          Math.PI * 2,
        );
        if (!drawBefore && y + h / 2 > floor - unit * 0.5) pen.fill();
      }
      await drawGroup(stage, pen, group);
      drawBefore?.(pen, stage, floor - unit * 0.3, unit * 0.2, 1.3, palette.landShade, palette.ink, line);
    },
  };
}

const isSky = (colour: string): boolean => lchOf(colour).h > 165 && lchOf(colour).h < 285;
