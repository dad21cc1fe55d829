import type { Pen } from '../drawing/graphics';
import { bottom, centreX, centreY, right, type Rect } from '../drawing/rect';
import type { ComicIcon } from './comic-icons';
import type { ComicStage } from './comic-stage';
import { drawSticker, stickerSize, type StickerCuts, type StickerPlace } from './sticker';

export interface GroupOptions {
  /** True when all stand on the lower edge of the room instead of floating in it. */
  standing?: boolean;
  /** Most extras. */
  extras?: number;
  /** Share of the room's height that the hero may take. */
  heroShare?: number;
  tilt?: number;
}

export interface PlacedSticker extends StickerPlace {
  icon: ComicIcon;
}

/** The hero large in the middle of a room, its extras around it: the corners of a high room, both sides of a low one. */
export function placeGroup(stage: ComicStage, room: Rect, options: GroupOptions = {}): PlacedSticker[] {
  const { hero, random, unit } = stage;
  if (!hero) return [];
  const {
    standing = false,
    extras: most = 3,
    heroShare = standing ? 0.94 : 0.84,
    tilt = standing ? random.between(-0.05, 0.05) : random.between(0.04, 0.1) * (random.chance(0.5) ? 1 : -1),
  } = options;
  const margin = unit * 0.34;
  const isLow = room.w > room.h * 1.3;
  const side = Math.min(room.w, room.h * 1.15);
  const size = stickerSize(
    hero,
    (isLow
      ? stage.extras.length === 0 || most === 0
        ? room.w * 0.9
        : Math.min(room.w * 0.54, room.h * 1.3)
      : side * (stage.extras.length === 0 || most === 0 ? 0.96 : 0.8)) - margin,
    room.h * heroShare - margin,
  );
  const heroSpan = spanOf(size, tilt);
  const hero0: PlacedSticker = {
    icon: hero,
    x: centreX(room),
    y: standing ? bottom(room) - heroSpan.h / 2 : centreY(room) - room.h * (isLow ? 0 : 0.02),
    ...size,
    tilt,
  };
  const extras = stage.extras.slice(0, most);
  const small = isLow ? Math.min(room.h * 0.56, (room.w - heroSpan.w) * 0.42) : side * 0.31;
  const placed = extras.map((icon, index): PlacedSticker => {
    const isThird = index === 2;
    const reach = small * (isThird ? 0.78 : 1);
    const lean = (index === 0 ? -1 : 1) * random.between(0.08, 0.18) * (standing ? 0.5 : 1);
    const box = stickerSize(icon, reach, reach);
    const span = spanOf(box, lean);
    const away = Math.min(room.w / 2 - span.w / 2, heroSpan.w / 2 + span.w * (isLow ? 0.4 : 0.22));
    const x = centreX(room) + (index === 0 ? -away : away);
    const low = standing
      ? bottom(room) - span.h / 2
      : Math.min(bottom(room) - span.h / 2, hero0.y + heroSpan.h / 2 - span.h * 0.3);
    const high = Math.max(room.y + span.h / 2, hero0.y - heroSpan.h / 2 + span.h * 0.36);
    return {
      icon,
      x: Math.min(right(room) - span.w / 2, Math.max(room.x + span.w / 2, x)),
      y: isThird ? Math.min(high, low - small) : low,
      ...box,
      tilt: lean,
    };
  });
  return [hero0, ...placed.filter(({ y, h }) => y - h / 2 >= room.y - unit)];
}

/** Back to front, with borders in proportion to each sticker. */
export async function drawGroup(stage: ComicStage, pen: Pen, group: readonly PlacedSticker[]): Promise<void> {
  const cuts: StickerCuts = new Map();
  for (const { icon, ...place } of group)
    await drawSticker(
      stage.graphics,
      pen,
      icon,
      place,
      { ink: stage.palette.ink, rim: '#ffffff', border: borderOf(stage, place) },
      cuts,
    );
}

export const borderOf = ({ unit }: ComicStage, { w, h }: { w: number; h: number }): number =>
  Math.min(unit * 0.34, Math.max(unit * 0.13, Math.max(w, h) * 0.046));

const spanOf = ({ w, h }: { w: number; h: number }, tilt: number): { w: number; h: number } => {
  const [cos, sin] = [Math.abs(Math.cos(tilt)), Math.abs(Math.sin(tilt))];
  return { w: w * cos + h * sin, h: w * sin + h * cos };
};
