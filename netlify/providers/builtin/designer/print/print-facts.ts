import type { TextColours } from '../drawing/palette';
import { isDay } from '../drawing/is-day';
import { setPriceRow } from '../drawing/price-rows';
import { bottom, type Rect } from '../drawing/rect';
import { movedDown, setBlock, type TextBlock } from '../drawing/text-blocks';
import type { Typeface } from '../drawing/typesetter';
import type { Sheet, Stage } from '../minimalist/stage';
import { isDated } from '../prompt/facts/bold-facts';
import type { PricedItem } from '../prompt/facts/priced-items';
import { reachedBy } from '../prompt/facts/prompt-contacts';
import { isOffer, isStrong, strongPart } from '../prompt/facts/strong-part';
import { printedPrices } from './printed-prices';

export interface Facts {
  texts: TextBlock[];
  rules: Sheet['rules'];
  top: number;
  /** Over and under each row, in shares of its size. */
  air?: number;
}

/**
 * On the bottom of its room, from the top: the day in a line of its own, the price or a row for each, what else is said,
 * and at the foot how to reach the business.
 */
export function setFacts(
  stage: FactsStage,
  room: Rect,
  most: number,
  colours: TextColours,
  isEnough: (facts: Facts) => boolean = () => true,
): Facts {
  const rows = rowsOf(stage, room.w);
  const even = rows.map((row) => (row.rank === 'large' ? { ...row, rank: 'strong' as const } : row));
  const fits = (facts: Facts, scale: number): boolean =>
    bottom(room) - facts.top <= most * (scale > 1 ? 0.8 : 1) &&
    (scale <= 1 || facts.texts.every(({ lines }) => lines.length === 1)) &&
    isEnough(facts);
  // a large day is worth a little of the other rows' size, and tight rows are better than small ones
  const tried: [readonly Row[], number, number][] = [
    ...SIZES.filter((scale) => scale >= LEAST_BESIDE_LARGE).map(
      (scale) => [rows, scale, AIR] as [Row[], number, number],
    ),
    ...SIZES.flatMap((scale) =>
      (scale < 1 ? [AIR, CLOSE] : [AIR]).map((air) => [even, scale, air] as [Row[], number, number]),
    ),
    ...[0.72, 0.64].map((scale) => [even, scale, CLOSEST] as [Row[], number, number]),
  ];
  for (const [list, scale, air] of tried) {
    const set = measured(stage, room, list, colours, { scale, air });
    if (fits(set, scale)) return set;
  }
  const all = rows.map(({ text, item }) => (item ? `${item.name} ${item.price}` : text)).join(' · ');
  const strong = even.filter(({ rank }) => rank === 'strong' || rank === 'item');
  const rest = even.filter(({ rank }) => rank === 'plain' || rank === 'contact').map(({ text }) => text);
  const short = measured(
    stage,
    room,
    [...strong, ...(rest.length > 0 ? [{ text: rest.join(' · '), rank: 'plain' as const }] : [])],
    colours,
    { scale: 0.72, air: CLOSE },
  );
  return fits(short, 0.72)
    ? short
    : measured(stage, room, [{ text: all, rank: 'plain' }], colours, { scale: 0.72, air: CLOSE, most });
}

/** Everything that is said beside the headline, in the order of its rows. */
function rowsOf(stage: FactsStage, width: number): Row[] {
  const { words } = stage;
  const { kicker, supporting, isNews, isNotice } = words;
  const list = printedPrices(supporting);
  const parts = (list?.rest ?? supporting.split(' · ').filter(Boolean)).filter((part) => part !== kicker);
  const told = isNews ? strongPart(supporting, true).strong : '';
  const strongest = parts.filter((part) =>
    isNews ? part === told : isStrong(part) && !(isNotice && untilNow.test(part)),
  );
  const when = kicker !== '' && isDay(kicker) ? kicker : isNews ? '' : (parts.find(isDated) ?? parts.find(isDay) ?? '');
  // beside a list, a sum by itself is the headline's own
  const price = strongest.find((part) => isOffer(part) && (!list || part.length <= BARE_PRICE)) ?? '';
  const strong = [...new Set([when, kicker, price, ...(list ? [] : strongest.slice(0, 2))].filter(Boolean))].slice(
    0,
    MOST_STRONG,
  );
  const rest = parts.filter((part) => !strong.includes(part));
  const contacts = rest.filter((part, at) => reachedBy(part) && (at === rest.length - 1 || !goesOn.test(part)));
  const others = rest.filter((part) => !contacts.includes(part));
  return [
    ...strong.map((text): Row => ({
      text,
      rank: (text === when || text === price) && text.length <= SHORT ? 'large' : 'strong',
    })),
    ...(list?.items ?? []).map((item): Row => ({ text: item.name, rank: 'item', item })),
    ...sharing(stage, others, width).map((text): Row => ({ text, rank: reachedBy(text) ? 'contact' : 'plain' })),
    ...sharing(stage, contacts, width, true).map((text): Row => ({ text, rank: 'contact' })),
  ];
}
/** "Up from $165" stays below what it is now. */
const untilNow =
  /^(?:(?:up|down) from|instead of|was|before|normally|usually|statt|bisher|bislang|vorher|au lieu de|avant|antes|en vez de|invece di|prima|in plaats van|zamiast|em vez de)\s/iu;
/** "Call 555 0142 before": what follows belongs to it. */
const goesOn =
  /\s(?:before|by|until|till|from|between|avant|jusqu['’]au|dès|bis|vor|ab|antes|hasta|desde|prima|entro|dal|fino|voor|tot|vanaf|przed|do|od|até)$/iu;

/** Short facts share a row. */
function sharing(
  { type, unit, shape, faceOf = plainFaces }: FactsStage,
  parts: readonly string[],
  width: number,
  isBold = false,
): string[] {
  const rows: string[] = [];
  for (const part of parts) {
    const together = `${rows.at(-1)} · ${part}`;
    if (
      rows.length > 0 &&
      type.width(together, { ...faceOf(together, isBold), tracking: -0.006 }, unit * SIZE.plain[shape] * 0.9) <= width
    )
      rows[rows.length - 1] = together;
    else rows.push(part);
  }
  return rows;
}

const plainFaces = (_: string, isBold: boolean): Typeface =>
  isBold ? { face: 'textBold', tracking: -0.022 } : { face: 'text', tracking: -0.006 };

/** What rows are set with; a look whose facts are in letters of its own says which. */
export interface FactsStage extends Pick<Stage, 'unit' | 'type' | 'shape'> {
  words: Pick<Stage['words'], 'kicker' | 'supporting' | 'isNews' | 'isNotice'>;
  faceOf?: (text: string, isBold: boolean) => Typeface;
}

type Rank = 'large' | 'strong' | 'item' | 'plain' | 'contact';
interface Row {
  text: string;
  rank: Rank;
  /** Set at both ends. */
  item?: PricedItem;
}

function measured(
  { unit, type, shape, words, faceOf = plainFaces }: FactsStage,
  room: Rect,
  rows: readonly Row[],
  colours: TextColours,
  { scale, air: closeness, most }: { scale: number; air: number; most?: number },
): Facts {
  const line = Math.max(2, unit * 0.03);
  const texts: TextBlock[] = [];
  const rules: Sheet['rules'] = [];
  let y = 0;
  const add = (blocks: readonly TextBlock[], from: number, air: number): void => {
    rules.push({ box: { x: room.x, y, w: room.w, h: line }, colour: colours.main });
    texts.push(...blocks.map((block) => movedDown(block, y + line + air - from)));
    y += line + air + Math.max(...blocks.map(({ box }) => box.h)) + air * 0.7;
  };
  for (const [index, { text, rank, item }] of rows.entries()) {
    const size = unit * SIZE[rank][shape] * scale;
    const air = size * Math.min(closeness, shape === 'banner' ? 0.3 : AIR);
    const on = { colour: colours.main, on: colours.on };
    if (item) {
      const both = setPriceRow(type, item, { room, size, ...on, ...(faceOf !== plainFaces && { faceOf }) });
      if (both.length > 0) add(both, room.y, air);
      continue;
    }
    const isOnly = rows.length === 1;
    // a long fact of a notice takes a line more, for its letters are as large as its neighbours'
    const lines = (isOnly ? 5 : text.length > LONG ? 3 : 2) + (words.isNotice ? 1 : 0);
    const isBold = rank !== 'plain';
    const isFirst = words.kicker === '' ? index === 0 && isBold : text === words.kicker;
    const block = setBlock(type, {
      ...on,
      role: isFirst ? 'kicker' : 'supporting',
      text,
      typeface: faceOf(text, isBold),
      room: { ...room, h: most ?? size * (lines * 1.22 + 0.16) },
      maxLines: lines,
      maxSize: size,
      minSize: size * (words.isNotice ? 0.97 : 0.8),
      leading: 1.22,
    });
    if (block.lines.length > 0) add([block], block.box.y, air);
  }
  const top = bottom(room) - y;
  return {
    texts: texts.map((block) => movedDown(block, top)),
    rules: rules.map(({ box, colour }) => ({ box: { ...box, y: box.y + top }, colour })),
    top,
    air: closeness,
  };
}

/** Over and under a row, in shares of its size. */
const AIR = 0.44;
export const CLOSE = 0.3;
const CLOSEST = 0.14;
/** In units. */
const SIZE = {
  large: { square: 0.92, tall: 1.05, wide: 1, banner: 0.66 },
  strong: { square: 0.62, tall: 0.74, wide: 0.72, banner: 0.62 },
  item: { square: 0.58, tall: 0.68, wide: 0.66, banner: 0.56 },
  plain: { square: 0.48, tall: 0.56, wide: 0.56, banner: 0.5 },
  contact: { square: 0.5, tall: 0.58, wide: 0.58, banner: 0.5 },
} as const satisfies Record<Rank, Record<Stage['shape'], number>>;
const SIZES = [1.3, 1.15, 1, 0.9, 0.8, 0.72, 0.64];
const LEAST_BESIDE_LARGE = 0.8;
const MOST_STRONG = 3;
/** In letters. */
const SHORT = 28;
const BARE_PRICE = 10;
const LONG = 68;
