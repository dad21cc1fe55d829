import { capitals } from '../drawing/capitals';
import { movedDown, setBlock, type TextBlock } from '../drawing/text-blocks';
import { bottom, type Rect } from '../drawing/rect';
import { faceFor, trackingOf, type Typeface } from '../drawing/typesetter';
import { strongPart } from '../prompt/strong-part';
import type { ArtStage } from './art-stage';
import { galleryFace, galleryItalic } from './gallery-faces';

export interface MessageSizes {
  /** In units: the headline's largest, for few letters and for many, and its smallest. */
  short: number;
  long: number;
  least: number;
  lines: number;
  /** In units. */
  supporting: number;
  small: number;
}

/** Words as one column from the top of their room: small line over or under, headline, supporting line; never longer than the room. */
export function setMessage(
  stage: ArtStage,
  room: Rect,
  sizes: MessageSizes,
  smallLine: 'over' | 'under',
): { texts: TextBlock[]; height: number } {
  const { unit } = stage;
  const row = setBrand(stage, room, sizes.small);
  const rowHeight = Math.max(0, ...row.map(({ box }) => bottom(box) - room.y));
  const rowGap = rowHeight > 0 ? unit * ROW_GAP : 0;
  const supportingGap = unit * (0.12 + sizes.short * LEAD);
  const left = (facts: Facts, lines: number, scale = 1): { day: TextBlock; supporting: TextBlock; h: number } => {
    const day = setDay(stage, room, sizes.supporting, facts.bold);
    const supporting = setSupporting(stage, room, sizes.supporting * scale, facts.plain, lines);
    const both = [day, supporting].filter((block) => block.lines.length > 0);
    const height = both.reduce((sum, { box }) => sum + box.h, 0) + (both.length > 1 ? unit * DAY_GAP : 0);
    return { day, supporting, h: room.h - rowHeight - rowGap - height - (both.length > 0 ? supportingGap : 0) };
  };
  // words are never cut to make the headline larger, only where there is no room at all
  const [bold, small] = [factsOf(stage.words, stage.shape !== 'banner'), factsOf(stage.words, false)];
  const { day, supporting, h } =
    [left(bold, 3), left(bold, 2), left(bold, 4), left(small, 3), left(small, 2), left(small, 4), left(small, 5)].find(
      (choice) => !isCut(choice.supporting) && choice.h >= unit * sizes.least * 2.2,
    ) ??
    [left(small, 1), left(small, 2), left(small, 3), left(small, 4), left(small, 5)].find(
      (choice) => !isCut(choice.supporting) && choice.h >= unit * sizes.least,
    ) ??
    MANY_WORDS.flatMap((scale) => [2, 3, 4, 5, 6].map((lines) => left(small, lines, scale))).find(
      (choice) => !isCut(choice.supporting) && choice.h >= unit * sizes.least,
    ) ??
    [5, 4, 3, 2].map((lines) => left(small, lines)).find((choice) => choice.h >= unit * sizes.least) ??
    left(small, 1);
  const headline = setHeadline(stage, { ...room, h }, sizes);
  const texts: TextBlock[] = [];
  let y = room.y;
  const put = (block: TextBlock, gap: number): void => {
    if (block.lines.length === 0) return;
    const placed = movedDown(block, y + (y > room.y ? gap : 0) - block.box.y);
    texts.push(placed);
    y = bottom(placed.box);
  };
  const putRow = (): void => {
    const down = y + (y > room.y ? rowGap : 0) - room.y;
    texts.push(...row.map((block) => movedDown(block, down)));
    if (row.length > 0) y = room.y + down + rowHeight;
  };
  if (smallLine === 'over') putRow();
  put(headline, rowGap);
  put(day, unit * 0.12 + headline.size * LEAD);
  put(supporting, day.lines.length > 0 ? unit * DAY_GAP : unit * 0.12 + headline.size * LEAD);
  if (smallLine === 'under') putRow();
  return { texts, height: y - room.y };
}

export function setHeadline(
  stage: ArtStage,
  room: Rect,
  { short, long, least, lines }: Pick<MessageSizes, 'short' | 'long' | 'least' | 'lines'>,
): TextBlock {
  const { type, unit, light, words } = stage;
  return setBlock(type, {
    role: 'headline',
    text: words.headline,
    typeface: headlineFace(stage),
    colour: light.ink,
    on: light.paper,
    room,
    maxLines: lines,
    maxSize: unit * (words.headline.length <= SHORT ? short : long),
    minSize: unit * least,
    leading: 0.98,
  });
}

export function setSupporting(stage: ArtStage, room: Rect, size: number, text: string, lines = 3): TextBlock {
  const { type, unit, light, gallery } = stage;
  const typeface: Typeface =
    gallery.covers(text) && stage.face === null
      ? { face: galleryItalic, tracking: 0 }
      : { face: 'text', tracking: -0.004 };
  const em = unit * size * (typeface.face === 'text' ? 0.82 : 1);
  return setBlock(type, {
    role: 'supporting',
    text,
    typeface,
    colour: light.quiet,
    on: light.paper,
    room: { ...room, h: em * Math.max(4.2, lines * 1.2 + 0.4) },
    maxLines: lines,
    maxSize: em,
    minSize: em * 0.84,
    leading: 1.2,
  });
}

const isCut = ({ lines }: TextBlock): boolean => lines.some(({ text }) => text.endsWith('…'));

interface Facts {
  bold: string;
  plain: string;
}

/** A day is bold, and beside it or alone a price, where there is room. */
export function factsOf({ kicker, supporting, isNews }: ArtStage['words'], withPrice = true): Facts {
  if (!withPrice) return { bold: kicker, plain: supporting };
  const { strong, rest } = strongPart(supporting, isNews);
  return { bold: [kicker, strong].filter(Boolean).join(' · '), plain: rest };
}

/** When something is and what it costs, under the headline: bold, and large enough for a phone. */
export function setDay(
  stage: ArtStage,
  room: Rect,
  size: number,
  text: string,
  align: 'left' | 'right' = 'left',
): TextBlock {
  const { type, unit, light } = stage;
  const em = unit * size;
  return setBlock(type, {
    role: 'kicker',
    text,
    typeface: { face: 'textBold', tracking: -0.012 },
    colour: light.strong,
    on: light.paper,
    room: { ...room, h: em * 2.5 },
    maxLines: 2,
    maxSize: em,
    minSize: em * 0.82,
    leading: 1.15,
    align,
  });
}

/** The brand in spaced capitals. */
export function setBrand(
  { type, unit, light, words }: ArtStage,
  room: Rect,
  size: number,
  align: 'left' | 'right' = 'left',
): TextBlock[] {
  const em = unit * size;
  const block = setBlock(type, {
    role: 'brand',
    text: capitals(words.brand),
    typeface: { face: 'textBold', tracking: 0.08 },
    colour: light.strong,
    on: light.paper,
    room: { ...room, h: em * 1.4 },
    maxLines: 1,
    maxSize: em,
    minSize: em * 0.76,
    leading: 1.2,
    align,
  });
  return block.lines.length > 0 ? [block] : [];
}

function headlineFace({ face, gallery, words }: ArtStage): Typeface {
  if (face === null)
    return gallery.covers(words.headline)
      ? { face: galleryFace, tracking: -0.016 }
      : { face: 'textBold', tracking: trackingOf.textBold };
  const drawn = faceFor(words.headline, face);
  return { face: drawn, tracking: trackingOf[drawn] };
}

/** Of the supporting line's size, where it would be cut. */
const MANY_WORDS: readonly number[] = [0.84, 0.7];
/** In units. */
const ROW_GAP = 0.42;
const DAY_GAP = 0.2;
/** Between headline and supporting line, of the headline's size. */
const LEAD = 0.14;
/** Letters. */
const SHORT = 14;
