import { lchOf, readable, withAlpha } from '../drawing/colours';
import { isNight } from '../drawing/mood-palette';
import { bottom, centreX, centreY, fromEdges, inset, right, type Rect } from '../drawing/rect';
import { fillRect } from '../drawing/shapes';
import { setBlock, type TextBlock } from '../drawing/text-blocks';
import { faceFor, trackingOf, type Typeface } from '../drawing/typesetter';
import { setNotice } from '../notice/set-notice';
import { drawRays, inked } from './burst';
import type { ComicScene, ComicStage, ComicText } from './comic-stage';
import { drawHalftone } from './halftone';
import { setLettering } from './lettering';
import { drawPops } from './pops';
import { drawGroup, placeGroup } from './sticker-group';

/** A page full of facts in rows, and the subject with its rays looking over it or standing beside it. */
export const noticeScene: ComicScene = (stage) => {
  const { palette, unit, width, height, safe, shape, hero, line } = stage;
  const isDark = isNight(stage.asked);
  const fill = isDark ? palette.pill : palette.paper;
  const ink = isDark ? '#ffffff' : palette.ink;
  const words = inset(safe, unit * PAD);
  const { texts, rules, picture } = setNotice(
    { ...stage, safe: words, faceOf },
    {
      colours: { on: fill, main: ink, quiet: ink, strong: ink, vivid: ink },
      gap: PAD + OVER_PAGE,
      ...(hero === null && { shares: WORDS_ALONE[shape] }),
      brand: (room) => setName(stage, room, fill, ink),
      headline: (room) => {
        const set = setLettering(stage, {
          text: stage.words.headline,
          align: 'left',
          room,
          outlined: false,
          colour: isDark || lchOf(palette.accent).l >= 0.7 ? ink : readable(palette.accent, fill, 4.6),
          on: fill,
          maxLines: shape === 'tall' ? 4 : 3,
          maxSize: unit * LARGEST[shape],
          minSize: unit * 0.56,
        });
        return set.lines.length > 0 ? [set] : [];
      },
    },
  );
  const top = Math.min(...texts.map(({ box }) => box.y), bottom(words));
  const page: Rect =
    shape === 'wide'
      ? fromEdges(safe.x - unit * OUT, safe.y - unit * OUT, picture.x - unit * OVER_PAGE, bottom(safe) + unit * OUT)
      : fromEdges(safe.x - unit * OUT, top - unit * PAD, right(safe) + unit * OUT, bottom(safe) + unit * OUT);
  const art: Rect =
    shape === 'wide'
      ? fromEdges(right(page) + unit * 0.2, safe.y, right(safe) + unit * 0.4, bottom(safe))
      : fromEdges(safe.x, shape === 'tall' ? safe.y * UNDER_CONTROLS : unit * 0.45, right(safe), page.y + unit * OVER);
  return {
    texts: texts.map(plain),
    plates: rules.map(
      ({ box, colour }) =>
        (pen) =>
          fillRect(pen, box, withAlpha(colour, RULE)),
    ),
    art,
    paint: async (pen) => {
      const far = Math.hypot(width, height);
      fillRect(pen, { x: 0, y: 0, w: width, h: height }, palette.ground);
      if (!stage.isGrave) drawRays(pen, { x: centreX(art), y: centreY(art) }, far, RAYS, palette.ray);
      drawHalftone(pen, stage, { x: width, y: height }, far * 0.8, unit * 0.32, withAlpha(palette.dot, 0.6));
      if (!hero && !stage.isGrave) drawPops(stage, pen, [inset(page, -unit * 0.25)], 1.9);
      inked(
        pen,
        () => {
          pen.beginPath();
          pen.roundRect(page.x, page.y, page.w, page.h, unit * 0.5);
        },
        fill,
        palette.ink,
        line * 1.6,
        line * 1.6,
      );
      await drawGroup(
        stage,
        pen,
        placeGroup(stage, art, { standing: shape !== 'wide', extras: 3, ...(shape === 'wide' && { heroShare: 0.7 }) }),
      );
    },
  };
};

function setName({ type, words, unit, shape }: ComicStage, room: Rect, on: string, colour: string): TextBlock[] {
  const size = unit * NAME[shape];
  const block = setBlock(type, {
    role: 'brand',
    text: words.brand,
    typeface: faceOf(words.brand),
    colour,
    on,
    room: { ...room, h: size * 1.4 },
    maxLines: 1,
    maxSize: size,
    minSize: size * 0.76,
    leading: 1.2,
  });
  return block.lines.length > 0 ? [block] : [];
}

const plain = (block: TextBlock): ComicText => ({
  ...block,
  look: 'plain',
  tilt: 0,
  pivot: { x: block.box.x, y: block.box.y },
});

function faceOf(text: string): Typeface {
  const face = faceFor(text, 'chunky');
  return { face, tracking: trackingOf[face] };
}

/** In units: from the page's edge to its words, past the safe area, between page and picture, and how far a subject stands over its edge. */
const PAD = 0.3;
const OUT = 0.3;
const OVER_PAGE = 0.2;
const OVER = 0.04;
const LARGEST = { square: 1.7, tall: 2.2, wide: 1.9, banner: 1.5 } as const;
const NAME = { square: 0.44, tall: 0.54, wide: 0.46, banner: 0.44 } as const;
const WORDS_ALONE = { square: [0.2, 0.1], tall: [0.22, 0.16], wide: [0.14, 0.08], banner: [0.1] } as const;
/** Of a story's margin. */
const UNDER_CONTROLS = 0.5;
const RAYS = 28;
const RULE = 0.34;
