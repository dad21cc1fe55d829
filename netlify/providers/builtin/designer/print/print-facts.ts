import type { TextColours } from '../drawing/palette';
import { bottom, type Rect } from '../drawing/rect';
import { movedDown, setBlock, type TextBlock } from '../drawing/text-blocks';
import type { Sheet, Stage } from '../minimalist/stage';
import { setPriceRow } from '../drawing/price-rows';
import { isDated } from '../prompt/facts/bold-facts';
import { priceList, type PricedItem } from '../prompt/facts/priced-items';
import { reachedBy } from '../prompt/facts/prompt-contacts';
import { isOffer, isStrong, strongPart } from '../prompt/facts/strong-part';

/** On the bottom of its room: the day and the price bold and large, what else is said in rows under them. */
export function setFacts(stage: Stage, room: Rect, most: number, colours: TextColours): Facts {
  const { words } = stage;
  const list = priceList(words.supporting);
  const parts = list?.rest ?? words.supporting.split(' · ').filter(Boolean);
  const told = words.isNews ? strongPart(words.supporting, true).strong : '';
  const strongest = parts.filter((part) => part !== words.kicker && (words.isNews ? part === told : isStrong(part)));
  const priced = strongest.find(isOffer);
  // what it costs is read from afar, then when it is
  const strong = list
    ? [words.kicker || (parts.find(isDated) ?? '')].filter(Boolean)
    : [...new Set([priced ?? '', words.kicker, ...strongest.slice(0, 2)])].filter(Boolean).slice(0, 3);
  const rest = parts.filter((part) => !strong.includes(part));
  const rows: Row[] = [
    ...strong.map((text) => ({ text, isStrong: true, isPrice: text === priced && text.length <= SHORT_PRICE })),
    ...(list?.items ?? []).map((item) => ({ text: item.name, isStrong: true, isPrice: false, item })),
    ...inRows(stage, rest, room.w).map((text) => ({ text, isStrong: false, isPrice: false, isBold: reachedBy(text) })),
  ];
  const sizes = [1.3, 1.15, 1, 0.9, 0.8, 0.72, 0.64];
  const fits = (facts: Facts, scale: number): boolean =>
    bottom(room) - facts.top <= most * (scale > 1 ? 0.8 : 1) &&
    (scale <= 1 || facts.texts.every(({ lines }) => lines.length === 1));
  const evenRows = rows.map((row) => ({ ...row, isPrice: false }));
  const tried = [
    ...[rows, evenRows].flatMap((list) => sizes.map((scale) => ({ list, scale, air: AIR }))),
    // a long list stands closer before it becomes a paragraph
    ...(list ? sizes.filter((scale) => scale < 1).map((scale) => ({ list: evenRows, scale, air: CLOSE })) : []),
  ];
  let facts = measured(stage, room, evenRows, colours, sizes.at(-1)!);
  for (const { list, scale, air } of tried) {
    // a larger price is worth a little of the other rows' size, and no more
    if (list === rows && scale < LEAST_BESIDE_PRICE) continue;
    const set = measured(stage, room, list, colours, scale, undefined, air);
    if (!fits(set, scale)) continue;
    facts = set;
    break;
  }
  if (bottom(room) - facts.top > most && rest.length > 1)
    facts = measured(
      stage,
      room,
      [...rows.filter((row) => row.isStrong), { text: rest.join(' · '), isStrong: false, isPrice: false }],
      colours,
      0.72,
    );
  return bottom(room) - facts.top > most
    ? measured(
        stage,
        room,
        [
          {
            text: [...strong, ...(list?.items ?? []).map(({ name, price }) => `${name} ${price}`), ...rest].join(' · '),
            isStrong: false,
            isPrice: false,
          },
        ],
        colours,
        0.72,
        most,
      )
    : facts;
}

/** Short facts share a row. */
function inRows({ type, unit, shape }: Stage, parts: readonly string[], width: number): string[] {
  const rows: string[] = [];
  for (const part of parts) {
    const together = `${rows.at(-1)} · ${part}`;
    if (rows.length > 0 && type.width(together, { face: 'text', tracking: -0.006 }, unit * PLAIN[shape] * 0.9) <= width)
      rows[rows.length - 1] = together;
    else rows.push(part);
  }
  return rows;
}

interface Row {
  text: string;
  isStrong: boolean;
  isPrice: boolean;
  /** How to reach them is bold, wherever it stands. */
  isBold?: boolean;
  /** Set at both ends. */
  item?: PricedItem;
}

export interface Facts {
  texts: TextBlock[];
  rules: Sheet['rules'];
  top: number;
}

function measured(
  { unit, type, shape, words }: Stage,
  room: Rect,
  rows: readonly Row[],
  colours: TextColours,
  scale: number,
  most?: number,
  closeness = AIR,
): Facts {
  const line = Math.max(2, unit * 0.03);
  const texts: TextBlock[] = [];
  const rules: Sheet['rules'] = [];
  let y = 0;
  for (const [index, { text, isStrong: strong, isPrice, isBold = strong, item }] of rows.entries()) {
    const size = unit * (isPrice ? PRICE : strong ? STRONG : PLAIN)[shape] * scale;
    const air = size * Math.min(closeness, shape === 'banner' ? 0.3 : AIR);
    const isOnly = rows.length === 1;
    if (item) {
      const both = setPriceRow(type, item, { room, size: size * IN_LIST, colour: colours.main, on: colours.on });
      rules.push({ box: { x: room.x, y, w: room.w, h: line }, colour: colours.main });
      texts.push(...both.map((block) => movedDown(block, y + line + air - room.y)));
      y += line + air + Math.max(...both.map(({ box }) => box.h)) + air * 0.7;
      continue;
    }
    const block = setBlock(type, {
      role: strong && (text === words.kicker || (words.kicker === '' && index === 0)) ? 'kicker' : 'supporting',
      text,
      typeface: { face: isBold ? 'textBold' : 'text', tracking: isBold ? -0.022 : -0.006 },
      colour: colours.main,
      on: colours.on,
      room: { ...room, h: most ?? size * (isOnly ? 5.2 : 2.6) },
      maxLines: isOnly ? 5 : 2,
      maxSize: size,
      minSize: size * 0.8,
      leading: 1.22,
    });
    if (block.lines.length === 0) continue;
    rules.push({ box: { x: room.x, y, w: room.w, h: line }, colour: colours.main });
    texts.push(movedDown(block, y + line + air - block.box.y));
    y += line + air + block.box.h + air * 0.7;
  }
  const top = bottom(room) - y;
  return {
    texts: texts.map((block) => movedDown(block, top)),
    rules: rules.map(({ box, colour }) => ({ box: { ...box, y: box.y + top }, colour })),
    top,
  };
}

/** Over and under a row, in shares of its size. */
const AIR = 0.44;
const CLOSE = 0.22;
const STRONG = { square: 0.62, tall: 0.74, wide: 0.72, banner: 0.62 } as const;
const PRICE = { square: 0.92, tall: 1.05, wide: 1, banner: 0.66 } as const;
/** Of a strong row's size. */
const IN_LIST = 0.9;
const LEAST_BESIDE_PRICE = 0.9;
/** In letters. */
const SHORT_PRICE = 24;
const PLAIN = { square: 0.48, tall: 0.56, wide: 0.56, banner: 0.5 } as const;
