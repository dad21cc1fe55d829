import { bottom, fromEdges, right, type Rect } from '../../designer/drawing/rect';
import type { TextBlock } from '../../designer/drawing/text-blocks';
import type { ClipStage } from '../clip-stage';
import type { ClipLayout } from './hook-layout';
import type { LetteringStyle } from './lettering-style';
import { stacked } from './stacking';

/**
 * Who at the top, the offer and what to do at the bottom, the subject beside them or between them: the last card fills
 * its frame. What to do is set as words: nobody can press anything in a clip. A banner has who on the left, what to do on
 * the right.
 */
export function layoutCall(stage: ClipStage, style: LetteringStyle): ClipLayout {
  const { safe, unit, shape, plan } = stage;
  const { call, hasArt } = plan;
  const measures = sizes[shape];
  const isBeside = shape === 'wide' || shape === 'banner';
  const gap = unit * measures.gap;
  const column = isBeside && hasArt ? { ...safe, w: safe.w * measures.column } : safe;
  const [first, second] = shape === 'banner' ? columnsOf(safe, hasArt, unit) : [column, column];
  const block = (
    role: TextBlock['role'],
    text: string,
    room: Rect,
    { size, lines, share }: Setting,
    colour = style.colours.main,
  ): TextBlock =>
    (role === 'supporting' ? style.text : style.display)({
      role,
      text,
      room: { ...room, h: room.h * share },
      maxLines: lines,
      maxSize: unit * size,
      minSize: unit * Math.min(size, LEAST),
      align: 'left',
      colour,
      on: style.colours.on,
    });
  const scale = hasArt ? 1 : ALONE;
  const action = block('lead', call.action, second, {
    ...measures.action,
    size: measures.action.size * scale * (call.offer ? 1 : UNRIVALLED),
  });
  const offer = block(
    'figure',
    call.offer,
    second,
    { ...measures.offer, size: measures.offer.size * scale * (call.offer.length <= SHORT ? FIGURE : 1) },
    style.colours.vivid,
  );
  const line = block(
    'supporting',
    call.line,
    first,
    { ...measures.line, size: measures.line.size * scale * (call.offer || call.action ? 1 : UNRIVALLED) },
    style.colours.quiet,
  );
  const low = stacked(
    [
      { block: offer, gap: 0 },
      { block: action, gap },
    ],
    second,
    shape === 'banner' ? 'middle' : 'bottom',
  );
  const isAlone = low.texts.length === 0 && line.lines.length === 0;
  const artHeight = hasArt && !isBeside ? safe.h * measures.art : 0;
  const taken =
    (line.lines.length > 0 ? line.box.h + gap : 0) +
    artHeight +
    (shape === 'banner' ? 0 : low.height + (low.texts.length > 0 ? gap : 0));
  const heading = block(
    'headline',
    call.heading,
    { ...first, h: Math.max(unit, first.h - taken) },
    {
      ...measures.heading,
      size: measures.heading.size * scale,
    },
  );
  const isLineLow = low.texts.length === 0 && shape !== 'banner';
  const high = stacked(
    [{ block: heading, gap: 0 }, ...(isLineLow ? [] : [{ block: line, gap }])],
    first,
    shape === 'banner' || (isAlone && artHeight === 0) ? 'middle' : 'top',
  );
  const lines = isLineLow ? stacked([{ block: line, gap: 0 }], first, 'bottom') : null;
  const texts = [...high.texts, ...low.texts, ...(lines?.texts ?? [])];
  if (!hasArt) return { texts, art: { ...safe, w: 0, h: 0 } };
  if (shape === 'banner')
    return { texts, art: fromEdges(right(first) + unit * 0.5, safe.y, second.x - unit * 0.5, bottom(safe)) };
  if (isBeside) return { texts, art: fromEdges(right(column) + unit * 0.6, safe.y, right(safe), bottom(safe)) };
  const floor = low.texts.length > 0 ? low.y : lines && lines.texts.length > 0 ? lines.y : bottom(safe) + gap;
  return { texts, art: fromEdges(safe.x, high.y + high.height + gap, right(safe), floor - gap) };
}

/** Who, and what to do; the subject has its place between them. */
function columnsOf(safe: Rect, hasArt: boolean, unit: number): [Rect, Rect] {
  const free = hasArt ? Math.min(safe.h, safe.w * 0.2) + unit : unit;
  const each = (safe.w - free) / 2;
  return [
    { ...safe, w: each },
    { ...safe, x: right(safe) - each, w: each },
  ];
}

/** How much larger words stand where there is nothing else. */
const ALONE = 1.3;
/** And a call that has no offer beside it, or a line that is all there is. */
const UNRIVALLED = 1.4;
/** Letters of a price that stands alone, and how much larger it is. */
const SHORT = 9;
const FIGURE = 1.6;
/** In units. */
const LEAST = 0.44;
/** Sizes in units, shares of the column's height that words may take; `column` and `art` are shares for and beside the subject. */
const sizes = {
  wide: {
    heading: { size: 2.2, lines: 3, share: 1 },
    line: { size: 0.7, lines: 2, share: 0.18 },
    offer: { size: 1.7, lines: 2, share: 0.26 },
    action: { size: 1, lines: 2, share: 0.24 },
    gap: 0.55,
    column: 0.54,
    art: 0,
  },
  square: {
    heading: { size: 1.8, lines: 3, share: 1 },
    line: { size: 0.66, lines: 2, share: 0.15 },
    offer: { size: 1.4, lines: 1, share: 0.16 },
    action: { size: 0.95, lines: 2, share: 0.22 },
    gap: 0.4,
    column: 1,
    art: 0.34,
  },
  tall: {
    heading: { size: 2.1, lines: 3, share: 1 },
    line: { size: 0.78, lines: 2, share: 0.13 },
    offer: { size: 1.7, lines: 2, share: 0.16 },
    action: { size: 1.05, lines: 2, share: 0.16 },
    gap: 0.5,
    column: 1,
    art: 0.38,
  },
  banner: {
    heading: { size: 1.9, lines: 2, share: 0.9 },
    line: { size: 0.62, lines: 1, share: 0.2 },
    offer: { size: 1.6, lines: 1, share: 0.42 },
    action: { size: 1.1, lines: 2, share: 0.48 },
    gap: 0.35,
    column: 1,
    art: 0,
  },
} as const;

interface Setting {
  size: number;
  lines: number;
  share: number;
}
