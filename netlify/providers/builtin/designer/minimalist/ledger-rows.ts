import { bottom, right, type Rect } from '../drawing/rect';
import type { TextColours } from '../drawing/palette';
import { movedDown, setBlock, type TextBlock } from '../drawing/text-blocks';
import { isDay } from '../drawing/is-day';
import { setPriceRow } from '../drawing/price-rows';
import { priceList, type PricedItem } from '../prompt/facts/priced-items';
import { reachedBy } from '../prompt/facts/prompt-contacts';
import type { Sheet, Stage } from './stage';

/** What a poster says below its headline, one fact to a row and a line over each, standing on the bottom of its room. */
export function setRows(stage: Stage, room: Rect, colours: TextColours): LedgerRows {
  const { kicker, supporting } = stage.words;
  const list = priceList(supporting);
  const parts: (string | PricedItem)[] = list
    ? [kicker, ...list.items, ...list.rest].filter(Boolean)
    : [kicker, ...supporting.split(' · ')].filter(Boolean);
  // few facts are set larger rather than leave their room empty
  const tried = [
    ...(parts.length > 1 ? SCALES : SCALES.filter((scale) => scale <= 1)).map((scale) => ({ scale, air: AIR })),
    ...(list ? SCALES.filter((scale) => scale < 1).map((scale) => ({ scale, air: CLOSE })) : []),
  ];
  const rows =
    tried
      .map(({ scale, air }) => measured(stage, room, colours, parts, scale, air))
      .find((set) => set.used.h <= room.h && !isCut(set)) ?? measured(stage, room, colours, parts, 0.64);
  return rows.used.h > room.h
    ? measured(stage, room, colours, [[kicker, supporting].filter(Boolean).join(' · ')], 0.64)
    : rows;
}

const isCut = ({ texts }: LedgerRows): boolean => texts.some(({ lines }) => lines.at(-1)?.text.endsWith('…'));
const SCALES: readonly number[] = [1.5, 1.3, 1.15, 1, 0.86, 0.74, 0.64];
/** Over and under a row, in shares of its size; a long list stands closer before its rows become a paragraph. */
const AIR = 0.62;
const CLOSE = 0.34;

export interface LedgerRows {
  texts: TextBlock[];
  rules: Sheet['rules'];
  used: Rect;
}

function measured(
  { unit, type, shape, words }: Stage,
  room: Rect,
  colours: TextColours,
  parts: readonly (string | PricedItem)[],
  scale: number,
  closeness = AIR,
): LedgerRows {
  const size = unit * { square: 0.56, tall: 0.66, wide: 0.5, banner: 0.5 }[shape] * scale;
  const air = size * closeness;
  const line = Math.max(2, unit * 0.035);
  const texts: TextBlock[] = [];
  const rules: Sheet['rules'] = [];
  let y = 0;
  for (const text of parts) {
    if (typeof text !== 'string') {
      const both = setPriceRow(type, text, { room, size: size * 1.1, colour: colours.main, on: colours.on });
      rules.push({ box: { x: room.x, y, w: room.w, h: line }, colour: colours.main });
      texts.push(...both.map((block) => movedDown(block, y + line + air - room.y)));
      y += line + air + Math.max(...both.map(({ box }) => box.h)) + air * 0.8;
      continue;
    }
    const isWhen = text === words.kicker || isDay(text);
    const isOffer = isWhen || offer.test(text) || reachedBy(text);
    const largest = isWhen ? DAY : isOffer ? OFFER : 1;
    const block = setBlock(type, {
      role: 'supporting',
      text,
      typeface: { face: isOffer ? 'textBold' : 'text', tracking: isOffer ? -0.02 : -0.006 },
      colour: colours.main,
      on: colours.on,
      room: { ...room, h: size * largest * (parts.length === 1 ? 5.4 : 2.6) },
      maxLines: parts.length === 1 ? 4 : 2,
      maxSize: size * largest,
      minSize: size * 0.8,
      leading: 1.26,
    });
    if (block.lines.length === 0) continue;
    rules.push({ box: { x: room.x, y, w: room.w, h: line }, colour: colours.main });
    texts.push(movedDown(block, y + line + air - block.box.y));
    y += line + air + block.box.h + air * 0.8;
  }
  const top = bottom(room) - y;
  return {
    texts: texts.map((block) => movedDown(block, top)),
    rules: rules.map(({ box, colour }) => ({ box: { ...box, y: box.y + top }, colour })),
    used: { x: room.x, y: top, w: right(room) - room.x, h: y },
  };
}

/** The row that says when something is, is the largest; relative to the others' size. */
const DAY = 1.55;
const OFFER = 1.18;
/** A price, a share, a gift or a day is set bold. */
const offer = /[\p{Sc}%]|\b(?:free|gratis|kostenlos|gratuit[es]*)\b|\d\s?(?:kr|CHF|EUR|zł|Kč)\b/iu;
