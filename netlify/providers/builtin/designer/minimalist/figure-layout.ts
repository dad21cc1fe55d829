import { heroSize } from '../drawing/hero';
import { drawHeroOn } from '../drawing/hero-on-field';
import { textColours, type TextColours } from '../drawing/palette';
import { bottom, fromEdges, right, type Rect } from '../drawing/rect';
import { fillDisc, fillQuarter } from '../drawing/shapes';
import { CAP_HEIGHT, movedDown, movedRight, setBlock, type TextBlock } from '../drawing/text-blocks';
import { faceFor, LINE_HEIGHT, type Typeface } from '../drawing/typesetter';
import { setHeader, setMessage } from './arrangement';
import type { Layout, Stage } from './stage';

/** A number or an offer as large as the sheet allows, what it is for below it. */
export const figureLayout: Layout = (stage) => {
  const { scheme, palette, unit, hero, shape, safe, words } = stage;
  const colours = textColours(palette, scheme.ground);
  const isBeside = shape === 'wide' || shape === 'banner';
  const figure = words.figure;
  if (!figure) throw new Error('The figure layout needs a figure.');
  const gap = unit * (shape === 'banner' ? 0.7 : 0.9);
  /** "7" · "signs your brake pads are worn" is read from the figure on; an offer may follow its matter. */
  const opens = figure.headline !== words.headline;
  const middle = safe.x + safe.w * (shape === 'banner' ? (opens ? 0.42 : 0.54) : opens ? 0.46 : 0.5);
  const halves: [Rect, Rect] = [
    fromEdges(safe.x, safe.y, middle - gap / 2, bottom(safe)),
    fromEdges(middle + gap / 2, safe.y, right(safe), bottom(safe)),
  ];
  if (shape === 'banner' && opens) halves[1].w -= unit * (SEAL + 1.6);
  const [figureSide, column] = !isBeside ? [safe, safe] : opens ? halves : [halves[1], halves[0]];
  const header = setHeader(stage, isBeside ? halves[0] : safe, colours, { kicker: '' });
  const below = header.height > 0 ? safe.y + header.height + unit * (shape === 'banner' ? 0.4 : 0.9) : safe.y;
  const top = isBeside && opens ? safe.y + (shape === 'banner' ? 0 : unit * (SEAL + 0.5)) : below;
  const isBanner = shape === 'banner';
  const corner = shape === 'square' ? unit * SEAL : 0;
  const set = setMessage(
    stage,
    fromEdges(column.x, top, right(column) - (corner > 0 ? corner + unit * 0.6 : 0), bottom(safe)),
    colours,
    'bottom',
    {
      headline: figure.headline,
      supporting: isBanner ? [words.kicker, figure.supporting].filter(Boolean).join(' · ') : figure.supporting,
      kicker: isBanner ? '' : words.kicker,
      headlineShare: isBeside ? 0.66 : 0.34,
      ...(isBeside ? {} : { maxHeadline: shape === 'tall' ? 1.75 : 1.25 }),
    },
  );
  const lastLine = set.texts.at(-1)?.lines.at(-1)?.baseline ?? bottom(safe);
  const room = isBeside
    ? fromEdges(
        figureSide.x,
        opens ? below : isBanner ? safe.y : safe.y + unit * (SEAL + 0.5),
        right(figureSide),
        isBanner ? bottom(safe) : lastLine,
      )
    : fromEdges(
        safe.x,
        top,
        right(safe),
        Math.min(set.texts.length > 0 ? set.used.y : bottom(safe), bottom(safe) - corner) -
          unit * (corner > 0 ? 0.8 : SEAL + 1.2),
      );
  const big = figureBlocks(stage, room, colours);
  const follow = isBeside && opens ? Math.min(0, big.right + gap * 1.1 - column.x) : 0;
  const message = {
    texts: set.texts.map((block) => movedRight(block, follow)),
    rules: set.rules.map((rule) => ({ ...rule, box: { ...rule.box, x: rule.box.x + follow } })),
  };
  const free = isBeside
    ? unit * SEAL
    : message.texts[0]
      ? message.texts[0].box.y - big.bottom - unit * 1.3
      : unit * SEAL;
  const seal = corner || Math.min(Math.max(free, unit * SEAL), unit * (shape === 'tall' ? 4.6 : 3.4));
  const art: Rect = {
    x: right(safe) - seal,
    y: isBanner
      ? safe.y + (safe.h - seal) / 2
      : isBeside
        ? safe.y
        : corner
          ? bottom(safe) - seal
          : (message.texts[0]?.box.y ?? bottom(safe)) - unit * 0.6 - seal,
    w: seal,
    h: seal,
  };
  const isShown = !isBanner || opens;
  return {
    ground: scheme.ground,
    texts: [...header.texts, ...big.texts, ...message.texts],
    rules: message.rules,
    art: isShown ? art : { ...art, w: 0, h: 0 },
    paint: (pen) => {
      if (!isShown) return;
      const [x, y, r] = [art.x + seal / 2, art.y + seal / 2, seal / 2];
      if (hero) {
        fillDisc(pen, x, y, r, scheme.field);
        drawHeroOn(pen, hero, { x, y, ...heroSize(hero, seal * 0.64, seal * 0.64) }, { palette, field: scheme.field });
      } else {
        fillQuarter(pen, { ...art, w: r, h: seal }, 1, scheme.field);
        fillQuarter(pen, { ...art, x, w: r, h: seal }, 3, scheme.second);
      }
    },
  };
};

/** The lead over the figure, the tail under it, together at the bottom (beside the words) or top of the room. */
function figureBlocks(
  stage: Stage,
  room: Rect,
  colours: TextColours,
): { texts: TextBlock[]; bottom: number; right: number } {
  const { unit, type, words, shape, faces } = stage;
  const { lead, big, tail } = words.figure!;
  const small = unit * { square: 0.66, tall: 0.8, wide: 0.7, banner: 0.66 }[shape];
  const face = faceFor(big, faces.monument);
  const label = (role: 'lead' | 'tail', text: string, from: Rect): TextBlock =>
    setBlock(type, {
      role,
      text,
      typeface: { face: faceFor(text, faces.headline), tracking: -0.03 },
      colour: colours.main,
      on: colours.on,
      room: { ...from, h: small * 2.4 },
      maxLines: 2,
      maxSize: small,
      minSize: small * 0.5,
      leading: 1.04,
    });
  const leadBlock = label('lead', lead, room);
  const leadHeight = leadBlock.lines.length > 0 ? leadBlock.box.h + unit * 0.16 : 0;
  const beside = tail !== '' && tail.length <= 6;
  const below = label('tail', beside ? '' : tail, room);
  const belowHeight = below.lines.length > 0 ? below.box.h + unit * 0.24 : 0;
  const tailWidth = beside ? type.width(tail, tailFace(tail, stage), TAIL_SIZE) + TAIL_GAP : 0;
  const ink = type.ink(big, { face, tracking: FIGURE_TRACKING });
  const inkHeight = ink.over + ink.under;
  const alone = type.width(big, { face, tracking: FIGURE_TRACKING }, 1);
  const air = room.h - leadHeight - belowHeight;
  const figure = setBlock(type, {
    role: 'figure',
    text: big.replaceAll(' ', '\u00a0'),
    typeface: { face, tracking: FIGURE_TRACKING },
    colour: colours.vivid,
    on: colours.on,
    room: { ...room, w: room.w * (alone / (alone + tailWidth)), h: (air / inkHeight) * LINE_HEIGHT },
    maxLines: 1,
    maxSize: unit * 9,
    minSize: unit,
    leading: 1,
  });
  const figureHeight = figure.size * inkHeight;
  const total = leadHeight + figureHeight + belowHeight;
  const y =
    shape === 'wide' || shape === 'banner'
      ? bottom(room) - total - (shape === 'banner' ? Math.max(0, (room.h - total) / 2) : 0)
      : room.y;
  const placed = {
    ...movedDown(figure, y + leadHeight - figure.box.y + (ink.over - CAP_HEIGHT) * figure.size),
    box: { ...figure.box, y: y + leadHeight, h: figureHeight },
  };
  const line = placed.lines[0];
  const texts = [
    movedDown(leadBlock, y - leadBlock.box.y),
    placed,
    movedDown(below, y + leadHeight + figureHeight + unit * 0.24 - below.box.y),
  ];
  if (beside && line)
    texts.push(tailBeside(stage, colours, figure.size, { x: line.x + line.width, baseline: line.baseline }));
  const set = texts.filter((block) => block.lines.length > 0);
  const end = Math.max(...set.flatMap((block) => block.lines.map((line) => line.x + line.width)));
  const toRight = shape === 'banner' && words.figure!.headline === words.headline ? right(room) - end : 0;
  return { texts: set.map((block) => movedRight(block, toRight)), bottom: y + total, right: end };
}

/** "off" on the baseline of the figure. */
function tailBeside(
  stage: Stage,
  colours: TextColours,
  figureSize: number,
  end: { x: number; baseline: number },
): TextBlock {
  const { type, words } = stage;
  const { tail } = words.figure!;
  const typeface = tailFace(tail, stage);
  const size = figureSize * TAIL_SIZE;
  const width = type.width(tail, typeface, size);
  const x = end.x + figureSize * TAIL_GAP * 0.8;
  return {
    role: 'tail',
    typeface,
    size,
    colour: colours.main,
    on: colours.on,
    box: { x, y: end.baseline - size * CAP_HEIGHT, w: width, h: size * LINE_HEIGHT },
    lines: [{ text: tail, x, baseline: end.baseline, width }],
  };
}

const tailFace = (tail: string, { faces }: Stage): Typeface => ({
  face: faceFor(tail, faces.headline),
  tracking: -0.04,
});
/** Side of the picture's seal in units, in all formats but the banner. */
const SEAL = 2.8;
const FIGURE_TRACKING = -0.045;
/** In em of the figure. */
const TAIL_SIZE = 0.34;
const TAIL_GAP = 0.1;
