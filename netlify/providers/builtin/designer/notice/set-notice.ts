import { bottom, fromEdges, right, type Rect } from '../drawing/rect';
import type { TextColours } from '../drawing/palette';
import { isDay } from '../drawing/is-day';
import { movedDown, type TextBlock } from '../drawing/text-blocks';
import type { Format, Sheet } from '../minimalist/stage';
import { CLOSE, setFacts, type Facts, type FactsStage } from '../print/print-facts';
import { amounts } from '../prompt/fact-weights';

/** The words of a notice in their place, and the room of its picture, which runs off the sheet. */
export interface Notice {
  texts: TextBlock[];
  rules: Sheet['rules'];
  picture: Rect;
}

/** How a look sets a notice: its own letters in the places that all looks share. */
export interface NoticeHand {
  colours: TextColours;
  /** Between words and picture, in units. */
  gap?: number;
  /** The least of the sheet that the picture takes, of its height or of a wide one's width, the largest first. */
  shares?: readonly number[];
  /** From the top of the room; empty where the look shows the name elsewhere, or there is none. */
  brand(room: Rect): TextBlock[];
  /** From the top of the room, and no higher than it. */
  headline(room: Rect): TextBlock[];
}

/**
 * More facts than a picture with words has room for, as rows with the day, the prices and how to ask in bold: under the picture
 * and the headline on an upright sheet, beside the picture on a wide one. The picture gives way until everything is whole and large enough.
 */
export function setNotice(stage: FactsStage & Format, hand: NoticeHand): Notice {
  const set = stage.shape === 'wide' ? besidePicture : underPicture;
  const shares = hand.shares ?? SHARES[stage.shape];
  // a smaller picture before small rows, and small rows before a picture in which nothing is seen
  const tried = [
    ...shares.map((share) => ({ share, ease: EASY })),
    ...shares.slice(-2).flatMap((share) => EASES.map((ease) => ({ share, ease }))),
  ];
  let best: Measured | null = null;
  for (const { share, ease } of tried) {
    let notice = set({ ...stage, ease, isCalm: false }, hand, share);
    // a day or a price is set very large only where the headline is larger
    if (notice.worth < 1 && notice.texts.some((text) => text.role !== 'headline' && isLarge(stage, text))) {
      const calm = set({ ...stage, ease, isCalm: true }, hand, share);
      if (calm.worth > notice.worth) notice = calm;
    }
    if (notice.worth >= 1) return notice;
    if (!best || notice.worth * ease > best.worth) best = { ...notice, worth: notice.worth * ease };
  }
  return best!;
}

type Measured = Notice & { worth: number };

function underPicture(stage: Setting, hand: NoticeHand, share: number): Measured {
  const { safe, unit, width, height } = stage;
  const gap = unit * (hand.gap ?? GAP);
  const room = fromEdges(safe.x, height * share + gap, right(safe), bottom(safe));
  const facts = rowsIn(stage, hand, room, FACTS_UNDER);
  const brand = hand.brand(room);
  const top = brand.length > 0 ? Math.max(...brand.map(({ box }) => bottom(box))) + unit * UNDER_BRAND : room.y;
  const headline = hand.headline(fromEdges(room.x, top, right(room), facts.top - unit * GAP));
  const end = Math.max(top, ...headline.map(({ box }) => bottom(box)));
  // what the words leave is the picture's
  const by = facts.top - unit * GAP - end;
  return {
    texts: [...[...brand, ...headline].map((block) => movedDown(block, by)), ...facts.texts],
    rules: facts.rules,
    picture: fromEdges(0, 0, width, room.y - gap + by),
    worth: worthOf(stage, headline, facts),
  };
}

function besidePicture(stage: Setting, hand: NoticeHand, share: number): Measured {
  const { safe, unit, width, height } = stage;
  const edge = width * (1 - share);
  const room = fromEdges(safe.x, safe.y, edge - unit * SIDE_GAP, bottom(safe));
  const facts = rowsIn(stage, hand, room, FACTS_BESIDE);
  const brand = hand.brand(room);
  const top = brand.length > 0 ? Math.max(...brand.map(({ box }) => bottom(box))) + unit * UNDER_BRAND : room.y;
  const headline = hand.headline(fromEdges(room.x, top, right(room), facts.top - unit * GAP));
  return {
    texts: [...brand, ...headline, ...facts.texts],
    rules: facts.rules,
    picture: fromEdges(edge, 0, width, height),
    worth: worthOf(stage, headline, facts),
  };
}

/** Rows on the foot of the room, none of them too small to be read. */
const rowsIn = (stage: Setting, { colours }: NoticeHand, room: Rect, share: number): Facts =>
  setFacts(
    stage,
    room,
    room.h * share,
    colours,
    (facts) =>
      isAiry(stage, facts) &&
      facts.texts.every((text) => shareOfLeast(stage, text) >= 1 && !(stage.isCalm && isLarge(stage, text))),
  );

const isLarge = ({ unit }: Pick<Format, 'unit'>, { size }: TextBlock): boolean => size > unit * CALM;
const isAiry = ({ ease }: Setting, { air = 0 }: Facts): boolean => ease < EASY || air >= CLOSE;

/** At least 1 where every row is whole and large enough and the headline leads. */
function worthOf(stage: Setting, headline: readonly TextBlock[], facts: Facts): number {
  const { texts } = facts;
  const sizes = texts.map(({ size }) => size);
  const lead = headline[0]?.size ?? Infinity;
  const isWhole = [...headline, ...texts].every(({ lines }) => lines.every(({ text }) => !text.endsWith('…')));
  const isRun = texts.some(({ lines }) => lines.length > MOST_LINES);
  return (
    Math.min(1, ...texts.map((text) => shareOfLeast(stage, text))) ** 2 *
    Math.min(1, lead / Math.max(stage.unit * HEADLINE_LEAST, Math.max(0, ...sizes) * LARGER)) *
    (isWhole ? 1 : 0.2) *
    (isRun ? 0.4 : 1) *
    (isAiry(stage, facts) ? 1 : 0.9)
  );
}

function shareOfLeast({ width, height, ease }: Setting, { size, lines }: TextBlock): number {
  const text = lines.map((line) => line.text).join(' ');
  const least = amounts.test(text) || isDay(text) ? LEAST_OF_STRONG : LEAST;
  return size / (Math.min(width, height) * least * ease);
}

interface Setting extends FactsStage, Format {
  /** Of the least sizes. */
  ease: number;
  /** No row is much larger than the others. */
  isCalm: boolean;
}

/** Of the sheet's height, or of a wide one's width: what the picture takes at least. */
const SHARES = {
  square: [0.4, 0.34, 0.28, 0.24],
  tall: [0.42, 0.36, 0.31, 0.26],
  wide: [0.46, 0.41, 0.36, 0.32],
  banner: [0.3],
} as const;
/** How much larger than their least rows are, and what they are where that leaves too little of the picture. */
const EASY = 1.22;
const EASES = [1.1, 1];
/** Of the height that words have. */
const FACTS_UNDER = 0.7;
const FACTS_BESIDE = 0.66;
/** Of the picture's short side: the smallest that a phone shows well enough to read, and the least of days and prices. */
const LEAST = 0.025;
const LEAST_OF_STRONG = 0.031;
const MOST_LINES = 4;
/** In units. */
const GAP = 0.52;
const SIDE_GAP = 0.8;
const UNDER_BRAND = 0.36;
const HEADLINE_LEAST = 0.86;
/** A row that is no picture of its own. */
const CALM = 0.72;
/** Than the largest row. */
const LARGER = 1.3;
