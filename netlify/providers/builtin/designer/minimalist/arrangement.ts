import { textColours, type TextColours } from '../drawing/palette';
import { bottom, fromEdges, right, type Rect } from '../drawing/rect';
import { isDay } from '../drawing/is-day';
import { secondSize } from '../drawing/second-size';
import { movedDown, setBlock, type TextBlock } from '../drawing/text-blocks';
import { faceFor, trackingOf } from '../drawing/typesetter';
import type { Sheet, Stage } from './stage';

export interface Arrangement {
  texts: TextBlock[];
  rules: Sheet['rules'];
  /** What the words leave free, inside the safe area. */
  art: Rect;
  /** The same, out to the edges of the sheet. */
  side: Rect;
}

export interface ArrangeOptions {
  /** Upright formats: words above the art instead of below. */
  textFirst?: boolean;
  /** What the words stand on, where it is not the scheme's ground. */
  on?: string;
  /** Upright formats: the header stands on the art's side. */
  headerOn?: string;
  /** Share of a wide sheet that the words take. */
  share?: number;
}

/** Sets header and message first and hands back the room that is left. */
export function arrange(stage: Stage, options: ArrangeOptions = {}): Arrangement {
  return stage.shape === 'square' || stage.shape === 'tall'
    ? arrangeUpright(stage, options)
    : arrangeBeside(stage, options);
}

function arrangeUpright(
  stage: Stage,
  { textFirst = false, on = stage.scheme.ground, headerOn = on }: ArrangeOptions,
): Arrangement {
  const { safe, unit, width, height } = stage;
  const header = setHeader(stage, safe, textColours(stage.palette, textFirst ? on : headerOn), { kicker: '' });
  const below = header.height > 0 ? safe.y + header.height + unit * HEADER_GAP : safe.y;
  const room = fromEdges(safe.x, textFirst ? below + unit * 0.3 : below, right(safe), bottom(safe));
  const set = (smaller: Partial<MessageOptions> = {}): ReturnType<typeof setMessage> =>
    setMessage(stage, room, textColours(stage.palette, on), textFirst ? 'top' : 'bottom', {
      kicker: stage.words.kicker,
      ...smaller,
    });
  const asLarge = set();
  // a subject that is no larger than its headline's first letter says nothing
  const message =
    stage.hero && asLarge.used.h > room.h * MOST_WORDS ? set({ maxHeadline: 1.2, headlineShare: 0.24 }) : asLarge;
  const texts = [...header.texts, ...message.texts];
  const isEmpty = message.texts.length === 0;
  if (textFirst) {
    const edge = isEmpty ? below : bottom(message.used) + unit * ART_GAP;
    return {
      texts,
      rules: message.rules,
      art: fromEdges(safe.x, edge, right(safe), bottom(safe)),
      side: fromEdges(0, edge, width, height),
    };
  }
  const edge = isEmpty ? bottom(safe) : message.used.y - unit * ART_GAP;
  return {
    texts,
    rules: message.rules,
    art: fromEdges(safe.x, below, right(safe), edge),
    side: fromEdges(0, 0, width, isEmpty ? height : edge),
  };
}

function arrangeBeside(
  stage: Stage,
  {
    on = stage.scheme.ground,
    share = stage.shape === 'banner' ? 0.6 : stage.width / stage.height > 1.5 ? 0.47 : 0.5,
  }: ArrangeOptions,
): Arrangement {
  const { safe, unit, width, height } = stage;
  const column: Rect = { ...safe, w: safe.w * share };
  const colours = textColours(stage.palette, on);
  const header = setHeader(stage, column, colours, { kicker: '' });
  const isBanner = stage.shape === 'banner';
  const { kicker, supporting } = stage.words;
  const top = header.height > 0 ? safe.y + header.height + unit * (isBanner ? 0.4 : HEADER_GAP) : safe.y;
  const message = setMessage(
    stage,
    fromEdges(column.x, top, right(column), bottom(safe)),
    colours,
    'bottom',
    isBanner ? { supporting: [kicker, supporting].filter(Boolean).join(' · ') } : { kicker },
  );
  const texts = [...header.texts, ...message.texts];
  const edge = texts.length === 0 ? safe.x : right(column) + unit * ART_GAP;
  return {
    texts,
    rules: message.rules,
    art: fromEdges(edge, safe.y, right(safe), bottom(safe)),
    side: fromEdges(texts.length === 0 ? 0 : edge, 0, width, height),
  };
}

/** Brand on the left, kicker on the right of one line; under each other where the line is too short. */
export function setHeader(
  stage: Stage,
  room: Rect,
  colours: TextColours,
  options: { kicker?: string } = {},
): { texts: TextBlock[]; height: number } {
  const { unit, type, shape } = stage;
  const words = { brand: stage.words.brand, kicker: options.kicker ?? stage.words.kicker };
  const size = unit * headerSizes[shape];
  const common = { on: colours.on, maxLines: 1, maxSize: size, minSize: size * 0.8, leading: 1.2 };
  const brandWidth = room.w * (words.kicker ? 0.56 : 1);
  const brand = words.brand
    ? setBlock(type, {
        ...common,
        maxLines: shape === 'banner' ? 1 : 2,
        role: 'brand',
        text: words.brand,
        typeface: { face: 'textBold', tracking: -0.012 },
        colour: colours.main,
        room: { ...room, w: brandWidth, h: size * 2.4 },
      })
    : null;
  const kickerRoom = brand
    ? fromEdges(room.x + brandWidth + unit * 0.3, room.y, right(room), room.y + size * 2)
    : { ...room, h: size * 2 };
  const kicker = words.kicker
    ? setBlock(type, {
        ...common,
        maxSize: unit * WHEN[shape],
        minSize: unit * WHEN[shape] * 0.9,
        role: 'kicker',
        text: words.kicker,
        typeface: { face: 'textBold', tracking: -0.004 },
        colour: colours.main,
        room: kickerRoom,
        align: brand ? 'right' : 'left',
      })
    : null;
  const fitsBeside = !kicker || !kicker.lines[0]?.text.endsWith('…');
  if (brand && kicker && !fitsBeside) {
    const below = setBlock(type, {
      ...common,
      maxSize: unit * WHEN[shape],
      role: 'kicker',
      text: words.kicker,
      typeface: { face: 'textBold', tracking: -0.004 },
      colour: colours.main,
      room: { ...room, y: bottom(brand.box) + size * 0.5, h: size * 2.4 },
    });
    return { texts: [brand, below], height: below.box.y + below.box.h - room.y };
  }
  const texts = [
    brand,
    kicker && brand ? movedDown(kicker, (brand.lines[0]?.baseline ?? 0) - (kicker.lines[0]?.baseline ?? 0)) : kicker,
  ].filter((block) => block !== null && block.lines.length > 0) as TextBlock[];
  return { texts, height: Math.max(0, ...texts.map(({ box }) => box.y + box.h - room.y)) };
}

export interface MessageOptions {
  /** Set small over the headline. */
  kicker?: string;
  headline?: string;
  supporting?: string;
  /** Largest headline in units. */
  maxHeadline?: number;
  /** Share of the room's height that the headline may take. */
  headlineShare?: number;
  maxLines?: number;
}

/** Headline, a short rule and the supporting line as one block at the top or bottom of its room. */
export function setMessage(
  stage: Stage,
  room: Rect,
  colours: TextColours,
  anchor: 'top' | 'bottom',
  options: MessageOptions = {},
): { texts: TextBlock[]; rules: Sheet['rules']; used: Rect } {
  const { unit, type, shape } = stage;
  const measures = messageMeasures[shape];
  const {
    headline = stage.words.headline,
    supporting = stage.words.supporting,
    maxHeadline = headline.length <= 11 ? measures.short : measures.long,
    headlineShare = measures.share,
    maxLines = measures.lines,
  } = options;
  const { bold, rest } =
    shape === 'banner'
      ? { bold: '', rest: supporting }
      : secondSize(stage.words.kicker, supporting, stage.words.isNews);
  const face = faceFor(headline, stage.faces.headline);
  const setBig = (h: number): TextBlock =>
    setBlock(type, {
      role: 'headline',
      text: headline,
      typeface: { face, tracking: trackingOf[face] },
      colour: colours.main,
      on: colours.on,
      room: { ...room, h },
      maxLines,
      maxSize: unit * maxHeadline,
      minSize: unit * measures.least,
      leading: shape === 'banner' ? 1.02 : 1.0,
    });
  const asLarge = setBig(room.h * headlineShare);
  const smallSize = Math.min(
    unit * measures.supporting,
    Math.max(unit * measures.supporting * 0.82, asLarge.size * 0.36),
  );
  // a banner's only line is bold where it says when
  const isWhen = shape === 'banner' && isDay(rest.split(' · ')[0]!) && rest.length <= SHORT_LINE;
  const setSmall = (maxLines: number): TextBlock =>
    setBlock(type, {
      role: 'supporting',
      text: rest,
      typeface: isWhen ? { face: 'textBold', tracking: -0.012 } : { face: 'text', tracking: -0.004 },
      colour: isWhen ? colours.main : colours.quiet,
      on: colours.on,
      room: { ...room, w: room.w * measures.measure, h: smallSize * maxLines * 1.46 },
      maxLines,
      maxSize: smallSize,
      minSize: smallSize * 0.86,
      leading: 1.34,
    });
  // a line more before a phone number is cut
  const [fewest] = measures.rows;
  const small = measures.rows.map(setSmall).find((block) => !isCut(block)) ?? setSmall(fewest);
  // the second size of a sheet, after its headline
  const boldSize = Math.max(unit * WHEN[shape], Math.min(unit * WHEN[shape] * SECOND, asLarge.size * OF_HEADLINE));
  const price = setBlock(type, {
    role: 'supporting',
    text: bold,
    typeface: { face: 'textBold', tracking: -0.018 },
    colour: colours.main,
    on: colours.on,
    room: { ...room, h: boldSize * 2.6 },
    maxLines: 2,
    maxSize: boldSize,
    minSize: unit * WHEN[shape] * 0.85,
    leading: 1.2,
  });
  const priceHeight = price.lines.length > 0 ? price.box.h + (small.lines.length > 0 ? unit * 0.3 : 0) : 0;
  const eyebrowSize = boldSize;
  const eyebrow = setBlock(type, {
    role: 'kicker',
    text: options.kicker ?? '',
    typeface: { face: 'textBold', tracking: -0.004 },
    colour: colours.strong,
    on: colours.on,
    room: { ...room, h: eyebrowSize * 2.4 },
    maxLines: 2,
    maxSize: eyebrowSize,
    minSize: unit * WHEN[shape] * 0.8,
    leading: 1.2,
  });
  const eyebrowHeight = eyebrow.lines.length > 0 ? eyebrow.box.h + unit * 0.46 : 0;
  const hasBoth = asLarge.lines.length > 0 && (small.lines.length > 0 || price.lines.length > 0);
  const ruleGap = unit * (shape === 'banner' ? 0.12 : 0.34);
  const rule = shape === 'banner' ? 0 : Math.max(2, unit * 0.035);
  const beside =
    eyebrowHeight +
    (hasBoth ? ruleGap + rule + unit * (shape === 'banner' ? 0.1 : 0.42) : 0) +
    priceHeight +
    small.box.h;
  const big = beside + asLarge.box.h > room.h ? setBig(Math.max(unit, room.h - beside)) : asLarge;
  const heightOfAll = beside + big.box.h;
  const y = anchor === 'top' ? room.y : bottom(room) - heightOfAll;
  const placedBig = movedDown(big, y + eyebrowHeight - big.box.y);
  const placedSmall = movedDown(small, y + heightOfAll - small.box.h - small.box.y);
  const placedPrice = movedDown(price, y + heightOfAll - small.box.h - priceHeight - price.box.y);
  const ruleBox = { x: room.x, y: bottom(placedBig.box) + ruleGap, w: unit * 0.9, h: rule };
  return {
    texts: [movedDown(eyebrow, y - eyebrow.box.y), placedBig, placedPrice, placedSmall].filter(
      (block) => block.lines.length > 0,
    ),
    rules: hasBoth && rule > 0 ? [{ box: ruleBox, colour: colours.main }] : [],
    used: { x: room.x, y, w: room.w, h: heightOfAll },
  };
}

const isCut = ({ lines }: TextBlock): boolean => lines.at(-1)?.text.endsWith('…') ?? false;

/** When something is, in units: a phone shows it large enough to read. */
const WHEN = { square: 0.56, tall: 0.66, wide: 0.54, banner: 0.62 } as const;
/** Letters. */
const SHORT_LINE = 48;
/** How much larger it is where the headline allows it, and its share of the headline's size. */
const SECOND = 1.45;
const OF_HEADLINE = 0.55;
const headerSizes = { square: 0.52, tall: 0.6, wide: 0.54, banner: 0.56 } as const;
/** Share of their room that words leave a subject. */
const MOST_WORDS = 0.56;
const HEADER_GAP = 0.6;
const ART_GAP = 0.8;
/** Headline sizes in units; `measure` is the share of the room that a supporting line may run. */
const messageMeasures = {
  square: { short: 2.1, long: 1.6, least: 0.6, share: 0.36, lines: 4, supporting: 0.5, measure: 0.96, rows: [3, 4] },
  tall: { short: 2.4, long: 1.8, least: 0.62, share: 0.34, lines: 5, supporting: 0.64, measure: 0.98, rows: [4, 5] },
  wide: { short: 2.5, long: 2, least: 0.58, share: 0.66, lines: 6, supporting: 0.56, measure: 1, rows: [3, 4, 5] },
  banner: { short: 2.2, long: 1.7, least: 0.6, share: 0.74, lines: 3, supporting: 0.6, measure: 1, rows: [1] },
} as const;
