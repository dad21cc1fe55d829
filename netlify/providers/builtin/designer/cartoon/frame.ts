import { bottom, fromEdges, right, type Rect } from '../drawing/rect';
import { LARGER_THAN_DAY, setCaption, type CaptionOptions } from './caption';
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
    const column = { ...room, w: room.w * share, x: flipped ? right(room) - room.w * share : room.x };
    const caption = setCaption(stage, column, { ...options, align: 'left', anchor: 'middle' });
    const gap = unit * 0.5;
    return {
      caption,
      isBeside,
      art: flipped
        ? fromEdges(edge, edge, column.x - gap, height - edge)
        : fromEdges(right(column) + gap, edge, width - edge, height - edge),
    };
  }
  const captionIn = (part: number): Caption =>
    setCaption(
      stage,
      { ...room, h: room.h * part, y: flipped ? bottom(room) - room.h * part : room.y },
      { ...options, align: 'center', anchor: flipped ? 'bottom' : 'top' },
    );
  // many facts take room from the picture, not from the headline
  const tried = [share, share + 0.08, share + 0.16].map(captionIn);
  const caption = tried.find((each) => leads(each)) ?? tried.at(-1)!;
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

/** The headline is clearly larger than the day over it and the facts below it. */
const leads = ({ texts }: Caption): boolean => {
  const size = (role: string): number =>
    Math.max(0, ...texts.filter((text) => text.role === role).map((text) => text.size));
  const most = Math.max(size('supporting') * LARGER, size('kicker') * LARGER_THAN_DAY);
  return size('headline') === 0 || size('headline') >= most;
};
const LARGER = 1.7;
const wordShares = { square: 0.5, tall: 0.5, wide: 0.47, banner: 0.6 } as const;
