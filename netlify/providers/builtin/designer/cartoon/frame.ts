import { bottom, fromEdges, right, type Rect } from '../drawing/rect';
import { captionMeasures, LARGER_THAN_DAY, setCaption, type CaptionOptions } from './caption';
import type { Caption, ComicStage } from './comic-stage';

export interface FrameOptions extends Partial<Omit<CaptionOptions, 'align' | 'anchor'>> {
  /** Words on the right of a wide sheet, under the art on an upright one. */
  flipped?: boolean;
  /** Kept free along the top and bottom edges, in pixels. */
  top?: number;
  foot?: number;
  /** Share of the safe area's width or height that the words may take. */
  words?: number;
}

export interface Frame {
  caption: Caption;
  /** What the words leave; it goes closer to the edges than words do. */
  art: Rect;
  isBeside: boolean;
}

/** Words first: beside the art on wide sheets, over or under it on upright ones. */
export function frameOf(stage: ComicStage, options: FrameOptions = {}): Frame {
  const { safe, unit, width, height, shape } = stage;
  const { flipped = false, top = 0, foot = 0 } = options;
  const isBeside = shape === 'wide' || shape === 'banner';
  const room = fromEdges(safe.x, Math.max(safe.y, top), right(safe), Math.min(bottom(safe), height - foot));
  const edge = unit * (shape === 'banner' ? 0.3 : 0.5);
  const share = options.words ?? wordShares[shape];
  if (isBeside) {
    const columnOf = (part: number): Rect => ({
      ...room,
      w: room.w * part,
      x: flipped ? right(room) - room.w * part : room.x,
    });
    const inColumn = (part: number, facts = options.facts): Caption =>
      setCaption(stage, columnOf(part), {
        ...options,
        ...(facts !== undefined && { facts }),
        align: 'left',
        anchor: 'middle',
      });
    const { caption, part } = firstLeading(stage, share, inColumn);
    const column = columnOf(part);
    const gap = unit * 0.5;
    return {
      caption,
      isBeside,
      art: flipped
        ? fromEdges(edge, edge, column.x - gap, height - edge)
        : fromEdges(right(column) + gap, edge, width - edge, height - edge),
    };
  }
  const captionIn = (part: number, facts = options.facts, maxHeadline = options.maxHeadline): Caption =>
    setCaption(
      stage,
      { ...room, h: room.h * part, y: flipped ? bottom(room) - room.h * part : room.y },
      {
        ...options,
        ...(facts !== undefined && { facts }),
        ...(maxHeadline !== undefined && { maxHeadline }),
        align: 'center',
        anchor: flipped ? 'bottom' : 'top',
      },
    );
  const usual = firstLeading(stage, share, captionIn).caption;
  const caption = shape === 'tall' ? (grown(stage, usual, room, captionIn) ?? usual) : usual;
  const [first, last] = shape === 'tall' ? [safe.y - unit * 0.6, bottom(safe) + unit * 0.6] : [edge, height - edge];
  const gap = unit * 0.35;
  return {
    caption,
    isBeside,
    art: flipped
      ? fromEdges(edge, Math.max(first, top), width - edge, caption.used.y - gap)
      : fromEdges(edge, bottom(caption.used) + (caption.used.h > 0 ? gap : 0), width - edge, last),
  };
}

/**
 * The first whose headline leads, or else the one where it comes closest: many facts first take room from the picture, then
 * shrink, and only then does the headline.
 */
export function firstLeading(
  stage: ComicStage,
  share: number,
  captionIn: (part: number, facts?: number) => Caption,
): { caption: Caption; part: number } {
  const { shape } = stage;
  // a badge has its place beside the words, and a banner has no room to give
  const widest = stage.words.figure || shape === 'banner' ? share : share + 0.16;
  const tries: readonly [part: number, facts?: number][] = [
    [share],
    [Math.min(widest, share + 0.08)],
    [widest],
    [widest, captionMeasures[shape].supporting * 0.84],
    [widest, captionMeasures[shape].supporting * 0.7],
  ];
  let best: { caption: Caption; part: number; lead: number } | null = null;
  for (const [part, facts] of tries) {
    const caption = captionIn(part, facts);
    // a word that never ends is wider than its column
    const isInside = caption.texts.every(({ box }) => right(box) <= right(stage.safe));
    const lead = isInside ? leadOf(caption) : -1;
    if (!best || lead > best.lead) best = { caption, part, lead };
    if (best.lead >= 1) break;
  }
  return best!;
}

/** Words that leave most of a story to a wide picture grow, as far as the headline leads. */
function grown(
  stage: ComicStage,
  { used }: Caption,
  room: Rect,
  captionIn: (part: number, facts: number, maxHeadline: number) => Caption,
): Caption | null {
  if (used.h >= room.h * LITTLE) return null;
  const { supporting, long } = captionMeasures.tall;
  for (const by of [1.6, 1.4, 1.25, 1.12]) {
    const caption = captionIn(MOST_OF_STORY, supporting * by, long * by);
    const isInside = caption.texts.every(({ box }) => box.x >= stage.safe.x - 1 && right(box) <= right(stage.safe) + 1);
    if (isInside && caption.used.h > used.h && caption.used.h <= room.h * MOST_OF_STORY && leadOf(caption) >= 1)
      return caption;
  }
  return null;
}
/** Shares of the room's height. */
const LITTLE = 0.44;
const MOST_OF_STORY = 0.56;

/** From 1 upwards the headline is clearly larger than the day over it and the facts below it; 0 where words are cut. */
const leadOf = ({ texts }: Caption): number => {
  const size = (role: string): number =>
    Math.max(0, ...texts.filter((text) => text.role === role).map((text) => text.size));
  const most = Math.max(size('supporting') * LARGER, size('kicker') * LARGER_THAN_DAY);
  const isCut = texts.some(({ lines }) => lines.some(({ text }) => text.endsWith('…')));
  return isCut ? 0 : size('headline') === 0 || most === 0 ? 1 : size('headline') / most;
};
const LARGER = 1.7;
const wordShares = { square: 0.5, tall: 0.5, wide: 0.47, banner: 0.6 } as const;
