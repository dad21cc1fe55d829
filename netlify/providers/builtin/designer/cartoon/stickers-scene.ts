import { withAlpha } from '../drawing/colours';
import { fromEdges, inset, right, bottom, type Rect } from '../drawing/rect';
import { fillRect } from '../drawing/shapes';
import { priceList } from '../prompt/facts/priced-items';
import { setCaption } from './caption';
import type { ComicIcon } from './comic-icons';
import type { ComicScene, ComicStage, ComicText } from './comic-stage';
import { drawHalftone } from './halftone';
import { drawPops } from './pops';
import { drawGroup, type PlacedSticker } from './sticker-group';
import { stickerSize } from './sticker';

/** A sheet of stickers: the words in the middle, the subject and its companions all around them. */
export const stickersScene: ComicScene = (stage) => {
  const { palette, unit, width, height, shape, safe, hero, random } = stage;
  const isBanner = shape === 'banner';
  const isLong = (priceList(stage.words.supporting)?.items.length ?? 0) > LONG_LIST;
  const share = isLong ? 0.86 : hero ? 0.56 : 0.68;
  const room: Rect = isBanner
    ? { ...safe, x: safe.x + safe.w * 0.2, w: safe.w * 0.6 }
    : shape === 'wide'
      ? { x: safe.x + safe.w * 0.16, y: safe.y + safe.h * 0.11, w: safe.w * 0.68, h: safe.h * 0.78 }
      : { ...safe, y: safe.y + (safe.h * (1 - share)) / 2, h: safe.h * share };
  const caption = setCaption(stage, room, { align: 'center', anchor: 'middle', maxHeadline: isBanner ? 2.3 : 2.9 });
  const words = hullOf(
    caption.texts.map(({ box }) => box),
    room,
  );
  const isStriped = random.chance(0.5);
  return {
    texts: caption.texts,
    plates: caption.plates,
    art: words,
    paint: async (pen) => {
      fillRect(pen, { x: 0, y: 0, w: width, h: height }, palette.ground);
      if (isStriped) {
        pen.save();
        pen.rotate(-Math.PI / 5);
        for (let y = -width; y < height + width; y += unit * 1.5)
          fillRect(pen, { x: -width, y, w: width * 3, h: unit * 0.75 }, palette.ray);
        pen.restore();
      }
      drawHalftone(
        pen,
        stage,
        { x: width / 2, y: height / 2 },
        Math.max(width, height) * 0.75,
        unit * 0.34,
        withAlpha(isStriped ? palette.dot : palette.ray, isStriped ? 0.42 : 0.9),
      );
      if (!hero) return drawPops(stage, pen, [inset(words, -unit * 0.1)], 1.75);
      await drawGroup(stage, pen, scattered(stage, inset(words, -unit * 0.14), narrowFoot(stage, caption.texts)));
    },
  };
};

/** Rows of prices. */
const LONG_LIST = 3;

/** Stickers in staggered rows over and under the words and in columns beside them; those at the edge hang over it. */
function scattered(stage: ComicStage, words: Rect, foot: Rect | null): PlacedSticker[] {
  const { width, height, unit, random } = stage;
  const icons = [stage.hero!, ...stage.extras];
  const tilts = [random.between(-0.26, -0.1), random.between(0.08, 0.26)];
  const cell = unit * 2.05;
  const bands: Rect[] = [
    fromEdges(0, 0, width, words.y),
    fromEdges(0, words.y, words.x, foot?.y ?? bottom(words)),
    fromEdges(right(words), words.y, width, foot?.y ?? bottom(words)),
    ...(foot
      ? [fromEdges(0, foot.y, foot.x, bottom(words)), fromEdges(right(foot), foot.y, width, bottom(words))]
      : []),
    fromEdges(0, bottom(words), width, height),
  ];
  let turn = 0;
  return bands.flatMap((band) => {
    if (Math.min(band.w, band.h) < cell * 0.55) return [];
    const [rows, columns] = [Math.max(1, Math.round(band.h / cell)), Math.max(1, Math.round(band.w / (cell * 1.05)))];
    const side = Math.min(band.h / rows, cell) * 0.84;
    return Array.from({ length: rows }, (_, row) => {
      turn += 1;
      const isShifted = band.w === width && row % 2 === 1;
      return Array.from({ length: columns + (isShifted ? 1 : 0) }, (_item, column): PlacedSticker => {
        const icon: ComicIcon = icons[turn++ % icons.length]!;
        return {
          icon,
          x: band.x + ((column + (isShifted ? 0 : 0.5)) / columns) * band.w,
          y: band.y + ((row + 0.5) / rows) * band.h,
          ...stickerSize(icon, Math.min(side, (band.w / columns) * 0.86), side),
          tilt: tilts[turn % 2]!,
        };
      });
    }).flat();
  });
}

/** A price board leaves room beside it, which a headline above it can use. */
function narrowFoot({ unit, safe }: ComicStage, texts: readonly ComicText[]): Rect | null {
  const facts = texts.filter(({ role }) => role === 'supporting').map(({ box }) => box);
  if (facts.length < 2) return null;
  const board = inset(hullOf(facts, safe), -unit * 0.6);
  return board.w < safe.w * NARROW ? board : null;
}
const NARROW = 0.62;

function hullOf(boxes: readonly Rect[], fallback: Rect): Rect {
  if (boxes.length === 0) return inset(fallback, fallback.h * 0.5);
  return fromEdges(
    Math.min(...boxes.map(({ x }) => x)),
    Math.min(...boxes.map(({ y }) => y)),
    Math.max(...boxes.map(right)),
    Math.max(...boxes.map(bottom)),
  );
}
