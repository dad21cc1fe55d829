import { capitals } from '../drawing/capitals';
import { movedDown, setBlock, type TextBlock } from '../drawing/text-blocks';
import { bottom, type Rect } from '../drawing/rect';
import { faceFor, trackingOf, type Typeface } from '../drawing/typesetter';
import { setPriceRows } from '../drawing/price-rows';
import { isDay } from '../drawing/is-day';
import { secondSize } from '../drawing/second-size';
import { priceList } from '../prompt/facts/priced-items';
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
  const items = stage.shape === 'banner' ? [] : (priceList(stage.words.supporting)?.items ?? []);
  const left = (facts: Facts, lines: number, scale = 1, dayScale = 1): Choice => {
    const day = setDay(stage, room, sizes.supporting * dayScale, facts.bold);
    const supporting = setSupporting(stage, room, sizes.supporting * scale, facts.plain, lines);
    const list = setPriceRows(
      stage.type,
      items,
      { room, size: unit * sizes.supporting * scale * IN_LIST, colour: stage.light.ink, on: stage.light.paper },
      0.34,
    );
    const heights = [day.box.h, list.height, supporting.box.h].filter((height) => height > 0);
    const height = heights.reduce((sum, each) => sum + each, 0) + Math.max(0, heights.length - 1) * unit * DAY_GAP;
    return {
      day,
      list: list.texts,
      supporting,
      h: room.h - rowHeight - rowGap - height - (heights.length > 0 ? supportingGap : 0),
    };
  };
  const isListed = items.length > 0;
  const bold = factsOf(stage.words, { withPrice: stage.shape !== 'banner', isListed });
  const small = factsOf(stage.words, { withPrice: false, isListed });
  const isWhole =
    (least: number) =>
    ({ day, supporting, h }: Choice): boolean =>
      !isCut(supporting) && !isCut(day) && h >= unit * sizes.least * least;
  const isFull = ({ supporting: { size } }: Choice): boolean => size >= unit * sizes.supporting * SAME_SIZE;
  // words are never cut to make the headline larger, only where there is no room at all
  const chosen = (dayScale: number): Choice =>
    [2, 3, 4, 5, 6]
      .map((lines) => left(bold, lines, 1, dayScale))
      .find((choice) => isFull(choice) && isWhole(2.2)(choice)) ??
    [3, 2, 4].map((lines) => left(bold, lines, 1, dayScale)).find(isWhole(2.2)) ??
    [3, 2, 4, 5].map((lines) => left(small, lines, 1, dayScale)).find(isWhole(2.2)) ??
    [1, 2, 3, 4, 5].map((lines) => left(small, lines, 1, dayScale)).find(isWhole(1)) ??
    MANY_WORDS.flatMap((scale) => [2, 3, 4, 5, 6].map((lines) => left(small, lines, scale, dayScale))).find(
      isWhole(1),
    ) ??
    [5, 4, 3, 2].map((lines) => left(small, lines)).find(({ h }) => h >= unit * sizes.least) ??
    left(small, 1);
  const set = (dayScale: number): Choice & { headline: TextBlock } => {
    const choice = chosen(dayScale);
    return { ...choice, headline: setHeadline(stage, { ...room, h: choice.h }, sizes) };
  };
  const isSecond = ({ day, headline }: ReturnType<typeof set>): boolean =>
    headline.size >= day.size * LARGER_THAN_DAY || day.lines.length === 0;
  // the day is larger than the facts unless that takes room from them
  const roomy = (scale: number): ReturnType<typeof set> | null => {
    const choice = [2, 3, 4, 5, 6]
      .map((lines) => left(bold, lines, 1, scale))
      .find((each) => isFull(each) && isWhole(2.2)(each));
    return choice ? { ...choice, headline: setHeadline(stage, { ...room, h: choice.h }, sizes) } : null;
  };
  const large = LARGE_DAYS.map(roomy).find((each) => each !== null && isSecond(each));
  const scales = [1, ...DAY_SCALES].map((scale) => () => set(scale));
  let chosenSet = large ?? scales[0]!();
  for (const next of large ? [] : scales.slice(1)) if (!isSecond(chosenSet)) chosenSet = next();
  const { day, list, supporting, headline } = chosenSet;
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
  const underHeadline = unit * 0.12 + headline.size * LEAD;
  if (list.length > 0) {
    const down = y + (day.lines.length > 0 ? unit * DAY_GAP : y > room.y ? underHeadline : 0) - room.y;
    texts.push(...list.map((block) => movedDown(block, down)));
    y = room.y + down + Math.max(...list.map(({ box }) => bottom(box) - room.y));
  }
  put(supporting, day.lines.length > 0 || list.length > 0 ? unit * DAY_GAP : underHeadline);
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
    gallery.covers(text) && stage.face === null && text.length <= MOST_IN_ITALICS
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

interface Choice {
  day: TextBlock;
  list: TextBlock[];
  supporting: TextBlock;
  /** What is left for the headline. */
  h: number;
}

interface Facts {
  bold: string;
  plain: string;
}

/** A day is bold, and beside it or alone a price, where there is room. */
export function factsOf(
  { kicker, supporting, isNews }: ArtStage['words'],
  { withPrice = true, isListed = false }: { withPrice?: boolean; isListed?: boolean } = {},
): Facts {
  const list = isListed ? priceList(supporting) : null;
  if (list) {
    const day = kicker ? '' : (list.rest.find(isDay) ?? '');
    return { bold: kicker || day, plain: list.rest.filter((fact) => fact !== day).join(' · ') };
  }
  if (!withPrice) return { bold: kicker, plain: supporting };
  const { bold, rest } = secondSize(kicker, supporting, isNews);
  return { bold: [kicker, bold].filter(Boolean).join(' · '), plain: rest };
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
    room: { ...room, h: em * 3.6 },
    maxLines: 3,
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

/** Of the supporting line's size: a day and a price give way to a long headline. */
const LARGE_DAYS: readonly number[] = [1.4, 1.2];
const DAY_SCALES: readonly number[] = [0.86, 0.74];
const LARGER_THAN_DAY = 1.6;
/** Facts as large as they are meant, in plain letters. */
const SAME_SIZE = 0.74;
/** Of the supporting line's size, where it would be cut. */
const MANY_WORDS: readonly number[] = [0.84, 0.7];
/** In units. */
const ROW_GAP = 0.42;
const DAY_GAP = 0.2;
/** Between headline and supporting line, of the headline's size. */
const LEAD = 0.14;
/** Letters. */
const SHORT = 14;
/** Of the supporting line's size. */
const IN_LIST = 0.86;
/** Thin italics are an ornament for a phrase; facts are read in plain letters. */
const MOST_IN_ITALICS = 36;
