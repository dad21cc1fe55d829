import { readable, withAlpha } from '../drawing/colours';
import type { Pen } from '../drawing/graphics';
import type { Rect } from '../drawing/rect';
import { faceFor, trackingOf } from '../drawing/typesetter';
import { priceList } from '../prompt/facts/priced-items';
import type { Caption, ComicStage, ComicText, Parts } from './comic-stage';
import { moved, setLettering } from './lettering';
import { setPriceBoard } from './price-board';

export interface CaptionOptions {
  align: 'left' | 'center';
  anchor: 'top' | 'middle' | 'bottom';
  headline?: string;
  supporting?: string;
  brand?: string;
  kicker?: string;
  /** Largest headline in units. */
  maxHeadline?: number;
  /** Largest height of the headline, in shares of the room. */
  share?: number;
  maxLines?: number;
  /** The facts' size in units, where they have more room than usual. */
  facts?: number;
}

/** Tags with brand and date, the headline in sticker lettering, a dark pill with the supporting line: one block. */
export function setCaption(stage: ComicStage, room: Rect, options: CaptionOptions): Caption {
  const { unit, shape, words } = stage;
  const measures = captionMeasures[shape];
  const {
    align,
    anchor,
    headline = words.headline,
    supporting = words.supporting,
    brand = words.brand,
    kicker = words.kicker,
  } = options;
  const large = options.facts === undefined ? null : setPill(stage, room, align, supporting, options.facts);
  const line = large && large.used.h <= room.h * MOST_FACTS ? large : setPill(stage, room, align, supporting);
  const gap = unit * measures.gap;
  const below = line.used.h > 0 ? line.used.h + gap * 0.7 : 0;
  const setUnder = (tags: Parts) => {
    const above = tags.used.h > 0 ? tags.used.h + gap : 0;
    const big = setLettering(stage, {
      text: headline,
      align,
      room: { ...room, h: Math.max(unit, Math.min(room.h * (options.share ?? 1), room.h - above - below)) },
      maxLines: options.maxLines ?? measures.lines,
      maxSize: unit * (options.maxHeadline ?? (headline.length <= 12 ? measures.short : measures.long)),
      minSize: unit * measures.least,
    });
    return { tags, above, big };
  };
  // a day is the second size, never the first
  const asLarge = setUnder(setTags(stage, room, align, brand, kicker));
  const day = asLarge.tags.texts.find(({ role }) => role === 'kicker');
  const { tags, above, big } =
    day && asLarge.big.size < day.size * LARGER_THAN_DAY
      ? setUnder(setTags(stage, room, align, brand, kicker, 1))
      : asLarge;
  const total = above + big.box.h + below;
  const y = anchor === 'top' ? room.y : anchor === 'bottom' ? room.y + room.h - total : room.y + (room.h - total) / 2;
  const placedTags = movedParts(tags, 0, y - room.y);
  const placedLine = movedParts(line, 0, y + above + big.box.h + gap * 0.7 - room.y);
  return {
    texts: [
      ...placedTags.texts,
      ...(big.lines.length > 0 ? [moved(big, 0, y + above - room.y)] : []),
      ...placedLine.texts,
    ],
    plates: [...placedTags.plates, ...placedLine.plates],
    used: { x: room.x, y, w: room.w, h: Math.max(0, total) },
  };
}

/** Brand on paper and date on the accent, side by side where the room is wide enough. */
export function setTags(
  stage: ComicStage,
  room: Rect,
  align: 'left' | 'center',
  brand: string,
  kicker: string,
  largestDay = DAYS[0]![0],
): Parts {
  const { unit, shape, palette } = stage;
  const size = unit * tagSizes[shape];
  const tag = (role: 'brand' | 'kicker', text: string, large: number, maxLines: number): Parts =>
    setPlate(
      stage,
      { ...room, h: size * 4 },
      {
        role,
        text,
        size: size * large,
        maxLines,
        // a date is read from across the street
        fill: role === 'brand' ? palette.paper : readable(palette.accent, palette.onAccent, DAY_CONTRAST),
        colour: role === 'brand' ? palette.ink : palette.onAccent,
      },
    );
  // as large as it fits whole: on one line, or else on two
  const days = DAYS.filter(([large, lines]) => large <= largestDay && (lines === 1 || shape !== 'banner'));
  const day = (): Parts => {
    const tried = days.map(([large, lines]) => tag('kicker', kicker, large, lines));
    return tried.find((parts) => !isCut(parts)) ?? tried.at(-1)!;
  };
  const parts = [brand ? tag('brand', brand, 1, 1) : null, kicker ? day() : null].filter((part) => part !== null);
  const gap = unit * 0.24;
  const width = parts.reduce((sum, { used }) => sum + used.w, gap * (parts.length - 1));
  const isRow = width <= room.w;
  let [x, y] = [align === 'center' ? room.x + (room.w - width) / 2 : room.x, room.y];
  const placed = parts.map((part) => {
    const result = movedParts(
      part,
      (isRow ? x : align === 'center' ? room.x + (room.w - part.used.w) / 2 : room.x) - part.used.x,
      y - part.used.y,
    );
    if (isRow) x += part.used.w + gap;
    else y += part.used.h + gap * 0.5;
    return result;
  });
  const h = placed.reduce((most, { used }) => Math.max(most, used.y + used.h - room.y), 0);
  return {
    texts: placed.flatMap(({ texts }) => texts),
    makers: placed.flatMap(({ makers }) => makers),
    plates: placed.flatMap(({ plates }) => plates),
    used: { ...room, w: width, h },
  };
}

/** The supporting line on a dark pill. */
export function setPill(
  stage: ComicStage,
  room: Rect,
  align: 'left' | 'center',
  text: string,
  largest?: number,
): Parts {
  const { unit, shape, palette } = stage;
  const { supporting, pillLines } = captionMeasures[shape];
  const list = shape === 'banner' ? null : priceList(text);
  const board = list && setPriceBoard(stage, room, list, unit * (largest ?? supporting));
  if (board) return movedParts(board, align === 'center' ? (room.w - board.used.w) / 2 : 0, 0);
  const set = (maxLines: number): Parts =>
    setPlate(stage, room, {
      role: 'supporting',
      text,
      size: unit * (largest ?? supporting),
      maxLines,
      fill: palette.pill,
      colour: '#ffffff',
      lined: false,
    });
  const lines = [...(largest === undefined ? [] : [8]), pillLines, pillLines + 1, pillLines + 2, pillLines + 3];
  // a higher pill before a word is cut; a banner has no height for one
  const pill =
    (shape === 'banner' ? [] : lines).map(set).find((parts) => !isCut(parts)) ??
    set(shape === 'banner' ? 1 : pillLines + 3);
  return movedParts(pill, align === 'center' ? (room.w - pill.used.w) / 2 : 0, 0);
}

const isCut = ({ texts }: Parts): boolean => texts.some(({ lines }) => lines.some(({ text }) => text.endsWith('…')));

interface PlateRequest {
  role: ComicText['role'];
  text: string;
  size: number;
  maxLines: number;
  fill: string;
  colour: string;
  /** False without a dark line around it. */
  lined?: boolean;
}

/** Words on a rounded plate at the upper left of their room, with a small hard shadow. */
export function setPlate(
  stage: ComicStage,
  room: Rect,
  { role, text, size: wanted, maxLines, fill, colour, lined = true }: PlateRequest,
): Parts {
  const { type, palette, line } = stage;
  const face = faceFor(text, 'chunky');
  const typeface = { face, tracking: trackingOf[face] };
  const [padX, padY] = [wanted * 0.72, wanted * 0.42];
  const { size, lines } = type.fit({
    text,
    typeface,
    width: room.w - padX * 2,
    height: wanted * (1 + (maxLines - 1) * LEADING) * 1.02,
    maxLines,
    maxSize: wanted,
    minSize: wanted * 0.74,
    leading: LEADING,
  });
  if (lines.length === 0) return { texts: [], makers: [], plates: [], used: { ...room, w: 0, h: 0 } };
  const widest = Math.max(...lines.map(({ width }) => width));
  const cap = type.ink('H', typeface).over;
  const box: Rect = {
    x: room.x,
    y: room.y,
    w: widest + padX * 2,
    h: ((lines.length - 1) * LEADING + cap) * size + padY * 2,
  };
  const maker =
    (at: Rect) =>
    (pen: Pen): void => {
      const radius = Math.min(at.h / 2, wanted * 0.9);
      const drawn = (dx: number, dy: number, colourOf: string): void => {
        pen.beginPath();
        pen.roundRect(at.x + dx, at.y + dy, at.w, at.h, radius);
        pen.fillStyle = colourOf;
        pen.fill();
      };
      pen.save();
      drawn(line * 0.45, line * 0.7, withAlpha(palette.ink, 0.3));
      drawn(0, 0, fill);
      if (lined || palette.rim) {
        pen.lineWidth = line * 0.62;
        pen.strokeStyle = lined ? palette.ink : palette.paper;
        pen.stroke();
      }
      pen.restore();
    };
  const block: ComicText = {
    role,
    typeface,
    size,
    colour,
    on: fill,
    look: 'plain',
    tilt: 0,
    pivot: { x: box.x, y: box.y },
    box,
    lines: lines.map(({ text: words, width }, index) => ({
      text: words,
      width,
      x: box.x + (box.w - width) / 2,
      baseline: box.y + padY + (cap + index * LEADING) * size,
    })),
  };
  return { texts: [block], makers: [{ box, maker }], plates: [maker(box)], used: box };
}

export function movedParts(parts: Parts, dx: number, dy: number): Parts {
  const makers = parts.makers.map(({ box, maker }) => ({ box: { ...box, x: box.x + dx, y: box.y + dy }, maker }));
  return {
    texts: parts.texts.map((text) => moved(text, dx, dy)),
    makers,
    plates: makers.map(({ box, maker }) => maker(box)),
    used: { ...parts.used, x: parts.used.x + dx, y: parts.used.y + dy },
  };
}

const LEADING = 1.18;
/** A day is read before a name. */
const DAYS: readonly (readonly [size: number, lines: number])[] = [
  [1.6, 1],
  [1.3, 1],
  [1.2, 2],
  [1, 1],
  [1, 2],
];
const DAY_CONTRAST = 7;
const tagSizes = { square: 0.5, tall: 0.6, wide: 0.5, banner: 0.48 } as const;
/** How much larger a headline is than the day over it. */
export const LARGER_THAN_DAY = 1.7;
/** Share of the room's height, where facts are set larger than usual. */
const MOST_FACTS = 0.45;
/** Sizes in units. */
export const captionMeasures = {
  square: { short: 2.9, long: 2.45, least: 0.62, lines: 4, supporting: 0.5, pillLines: 3, gap: 0.4 },
  tall: { short: 3, long: 2.5, least: 0.66, lines: 5, supporting: 0.68, pillLines: 4, gap: 0.46 },
  wide: { short: 3.1, long: 2.6, least: 0.6, lines: 5, supporting: 0.62, pillLines: 3, gap: 0.4 },
  banner: { short: 2.6, long: 2.1, least: 0.6, lines: 3, supporting: 0.5, pillLines: 1, gap: 0.22 },
} as const;
