import { bottom, fromEdges, right, type Rect } from '../../designer/drawing/rect';
import type { TextBlock } from '../../designer/drawing/text-blocks';
import type { ClipStage } from '../clip-stage';
import type { LetteringStyle } from './lettering-style';
import { stacked } from './stacking';

export interface ClipLayout {
  texts: TextBlock[];
  /** Where the subject stands; empty without one. */
  art: Rect;
}

/** The name, the headline, and its date or label; the subject beside them, in upright formats under them. */
export function layoutHook(stage: ClipStage, style: LetteringStyle): ClipLayout {
  const { safe, unit, shape, plan } = stage;
  const { words } = plan;
  const { colours } = style;
  const measures = sizes[shape];
  const { hasArt } = plan;
  const isBeside = shape === 'wide' || shape === 'banner';
  const hasWords = words.headline !== '';
  const column = isBeside && hasArt ? { ...safe, w: safe.w * measures.column } : safe;
  const brand = style.text({
    role: 'brand',
    text: words.brand,
    room: { ...column, h: unit },
    maxLines: 1,
    maxSize: unit * measures.small,
    minSize: unit * measures.small * 0.7,
    align: 'left',
    colour: colours.strong,
    on: colours.on,
  });
  const top = brand.lines.length > 0 ? bottom(brand.box) + unit * measures.gap : safe.y;
  const room = fromEdges(
    column.x,
    top,
    right(column),
    isBeside || !hasArt ? bottom(safe) : safe.y + safe.h * measures.words,
  );
  const kickerIn = (size: number): TextBlock =>
    style.text({
      role: 'kicker',
      text: words.kicker,
      room: { ...room, h: unit * (shape === 'banner' ? 1.4 : 2.4) },
      maxLines: shape === 'banner' ? 1 : 2,
      maxSize: size,
      minSize: unit * measures.small * 0.8,
      align: 'left',
      colour: colours.quiet,
      on: colours.on,
    });
  const headlineOver = ({ lines, box }: TextBlock): TextBlock =>
    style.display({
      role: 'headline',
      text: words.headline,
      room: { ...room, h: room.h - (lines.length > 0 ? box.h + unit * measures.gap * 0.7 : 0) },
      maxLines: measures.lines,
      maxSize: unit * (hasArt ? measures.headline : measures.alone),
      minSize: unit * measures.least,
      align: 'left',
      colour: colours.main,
      on: colours.on,
    });
  const wished = kickerIn(unit * measures.kicker);
  // a day never outshines the event it belongs to
  const most = headlineOver(wished).size * BESIDE_HEADLINE;
  const kicker = wished.size > most ? kickerIn(most) : wished;
  const headline = headlineOver(kicker);
  const message = stacked(
    [
      { block: headline, gap: 0 },
      { block: kicker, gap: unit * measures.gap * 0.7 },
    ],
    room,
    isBeside || !hasArt ? 'middle' : 'top',
  );
  const texts = [brand, ...message.texts].filter((block) => block.lines.length > 0);
  if (!hasArt) return { texts, art: { ...safe, w: 0, h: 0 } };
  if (!hasWords) return { texts, art: fromEdges(safe.x, top, right(safe), bottom(safe)) };
  const art = isBeside
    ? fromEdges(right(column) + unit * 0.6, safe.y, right(safe), bottom(safe))
    : fromEdges(safe.x, message.y + message.height + unit * 0.7, right(safe), bottom(safe));
  return { texts, art };
}

/** Of the headline's size. */
const BESIDE_HEADLINE = 0.6;
/** In units, but `column` and `words`: shares of the width and height that words may take beside or over a subject. */
const sizes = {
  wide: { headline: 2, alone: 2.6, least: 0.56, lines: 5, kicker: 0.8, small: 0.44, gap: 0.6, column: 0.56, words: 1 },
  square: {
    headline: 1.8,
    alone: 2.2,
    least: 0.56,
    lines: 4,
    kicker: 0.75,
    small: 0.5,
    gap: 0.5,
    column: 1,
    words: 0.48,
  },
  tall: {
    headline: 2,
    alone: 2.4,
    least: 0.56,
    lines: 5,
    kicker: 0.85,
    small: 0.54,
    gap: 0.55,
    column: 1,
    words: 0.48,
  },
  banner: {
    headline: 2.1,
    alone: 2.5,
    least: 0.7,
    lines: 3,
    kicker: 0.85,
    small: 0.6,
    gap: 0.3,
    column: 0.7,
    words: 1,
  },
} as const;
