import { bottom, fromEdges, right, type Rect } from '../drawing/rect';
import { movedDown, type TextBlock } from '../drawing/text-blocks';
import type { Stage } from '../minimalist/stage';
import type { PrintArt } from './print-art';
import { setFacts, type Facts } from './print-facts';
import { inkOn, setBrand, setHeadline, type PrintRequest, type PrintWords } from './print-heading';
import { printedPrices } from './printed-prices';

/**
 * Sets an upright print with a picture. Designs take turns; the first that leaves both words and picture large enough is taken,
 * or else the one that comes nearest.
 */
export function setIllustrated(stage: Stage, request: PrintRequest, turn: number): PrintWords {
  const designs = designsOf(stage);
  const order = designs.map((_, at) => designs[(at + turn) % designs.length]!);
  let best: { worth: number; words: PrintWords } | null = null;
  // every design may have its turn before the picture becomes small in one
  const columns: readonly Design[] = stage.shape === 'square' ? [beside] : [];
  const tries: readonly [readonly Design[], arts: readonly number[], facts: readonly number[]][] = stage.words.isNotice
    ? [
        [order, NOTICE_ART_SHARES, NOTICE_FACT_SHARES],
        [order, SMALL_ART_SHARES.slice(-1), NOTICE_FACT_SHARES],
      ]
    : [
        [order, ART_SHARES, FACT_SHARES],
        // smaller facts or a column before a strip in which nothing is seen
        [order, ART_SHARES.slice(-1), CLOSE_FACT_SHARES],
        [columns, ART_SHARES.slice(1, 2), FACT_SHARES],
        [order, SMALL_ART_SHARES, FACT_SHARES],
      ];
  for (const [some, arts, facts] of tries)
    for (const design of some)
      for (const art of arts)
        for (const most of facts) {
          const words = design(stage, request, { most, art });
          const worth = worthOf(stage, request.sheet, words, art);
          if (worth >= 1) return words;
          if (!best || worth > best.worth) best = { worth, words };
        }
  return best!.words;
}

/** Shares of the height: the most that facts may take of the words' part, and the least that the picture takes. */
interface Shares {
  most: number;
  art: number;
}
type Design = (stage: Stage, request: PrintRequest, shares: Shares) => PrintWords & { art: PrintArt };

/** The picture fills the upper part to the edges; under it the name, the headline and the facts, on paper or on a field. */
const over: Design = (stage, request, shares) => {
  const { sheet, room, field, inks } = request;
  const words = wordsOnFoot(stage, request, shares);
  const clip = fromEdges(sheet.x, sheet.y, right(sheet), words.top - stage.unit * GAP);
  return { ...words, art: { kind: 'over', clip, box: { ...room, y: clip.y, h: clip.h }, ground: field, inks } };
};

/** The same within a margin of paper, as prints are sold. */
const matted: Design = (stage, request, shares) => {
  const { sheet, room, field, inks } = request;
  const { unit } = stage;
  const words = wordsOnFoot(stage, { ...request, isFlat: true }, shares);
  const margin = unit * MARGIN;
  const clip = fromEdges(sheet.x + margin, sheet.y + margin, right(sheet) - margin, words.top - unit * GAP);
  return { ...words, art: { kind: 'matted', clip, box: { ...room, y: clip.y, h: clip.h }, ground: field, inks } };
};

/** Words first; the picture fills the lower part to the edges. */
const under: Design = (stage, { sheet, room, paper, field, inks }, { most, art }) => {
  const { unit, palette } = stage;
  const onPaper = inkOn(palette, paper);
  const brand = setBrand(stage, room, onPaper);
  const top = below(brand, unit);
  const facts = setFacts(stage, room, room.h * most, onPaper);
  const tall = bottom(room) - facts.top;
  const deepest = bottom(sheet) - sheet.h * art - unit * GAP * 2 - tall;
  const headline = setHeadline(stage, fromEdges(room.x, top, right(room), deepest), onPaper, LARGEST, linesFor(stage));
  const end = Math.max(top, ...headline.map((block) => bottom(block.box)));
  const rows = movedFacts(facts, end + unit * GAP - facts.top);
  const edge = Math.max(end, ...rows.texts.map((block) => bottom(block.box))) + unit * GAP;
  const clip = fromEdges(sheet.x, edge, right(sheet), bottom(sheet));
  return {
    texts: [...brand.texts, ...headline, ...rows.texts],
    rules: rows.rules,
    panel: null,
    art: { kind: 'under', clip, box: { ...room, y: clip.y, h: clip.h }, ground: field, inks },
  };
};

/** The picture runs across the middle, between the headline and a field with the facts. */
const across: Design = (stage, { sheet, room, paper, field, inks, isFlat }, { most, art }) => {
  const { unit, palette } = stage;
  const [onPaper, onFoot] = [inkOn(palette, paper), inkOn(palette, isFlat ? paper : field)];
  const facts = setFacts(stage, room, room.h * most, onFoot);
  const hasFacts = facts.texts.length > 0;
  const foot = hasFacts ? facts.top - unit * (isFlat ? GAP - 0.2 : GAP) : bottom(sheet);
  const brand = setBrand(stage, room, onPaper);
  const top = below(brand, unit);
  const headline = setHeadline(
    stage,
    fromEdges(room.x, top, right(room), foot - sheet.h * art - unit * GAP),
    onPaper,
    LARGEST,
    linesFor(stage),
  );
  const end = Math.max(bottom(brand.box), ...headline.map((block) => bottom(block.box)));
  const clip = fromEdges(sheet.x, end + unit * GAP, right(sheet), foot);
  return {
    texts: [...brand.texts, ...headline, ...facts.texts],
    rules: facts.rules.slice(1),
    panel: hasFacts && !isFlat ? fromEdges(sheet.x, foot, right(sheet), bottom(sheet)) : null,
    art: { kind: 'across', clip, box: { ...room, y: clip.y, h: clip.h }, ground: field, inks },
  };
};

/** Words in a column, and beside them the picture as high as the sheet: for a list on a square. */
const beside: Design = (stage, request, { most, art }) => {
  const { sheet, room, paper, field, inks } = request;
  const { unit, palette } = stage;
  const onPaper = inkOn(palette, paper);
  const edge = right(sheet) - sheet.w * Math.min(0.44, Math.max(0.36, art));
  const column = fromEdges(room.x, room.y, edge - unit * GAP, bottom(room));
  const brand = setBrand(stage, column, onPaper);
  const facts = setFacts(stage, column, room.h * Math.max(most, 0.6), onPaper);
  const foot = facts.texts.length > 0 ? facts.top - unit * GAP : bottom(room);
  const headline = setHeadline(
    stage,
    fromEdges(column.x, below(brand, unit), right(column), foot),
    onPaper,
    LARGEST,
    4,
  );
  const clip = fromEdges(edge, sheet.y, right(sheet), bottom(sheet));
  return {
    texts: [...brand.texts, ...headline, ...facts.texts],
    rules: facts.rules,
    panel: null,
    art: { kind: 'beside', clip, box: clip, ground: field, inks },
  };
};

const designsOf = ({ shape, words }: Stage): readonly Design[] =>
  words.isNotice
    ? [over, across, under]
    : shape === 'square' && isLong(words)
      ? [beside, over, across]
      : [over, across, under, matted];
const isLong = ({ supporting, kicker }: Stage['words']): boolean =>
  supporting.length > MOST_UNDER_PICTURE ||
  `${kicker} · ${supporting}`.split(' · ').filter(Boolean).length >= LONG_LIST;

/** Name and headline over the facts, all of them at the foot of the sheet. */
function wordsOnFoot(
  stage: Stage,
  { sheet, room, paper, field, isFlat }: PrintRequest,
  { most, art }: Shares,
): PrintWords & { top: number } {
  const { unit, palette } = stage;
  const [onPaper, onFoot] = [inkOn(palette, paper), inkOn(palette, isFlat ? paper : field)];
  const facts = setFacts(stage, room, room.h * most, onFoot);
  const hasFacts = facts.texts.length > 0;
  const edge = facts.top - unit * (isFlat ? 0 : GAP);
  const foot = hasFacts ? edge - unit * (isFlat ? 0.4 : GAP) : bottom(room);
  const set = setBrand(stage, room, onPaper);
  const high = set.texts.length > 0 ? below(set, unit) - room.y : 0;
  const least = sheet.y + sheet.h * art + unit * GAP;
  const headline = setHeadline(
    stage,
    fromEdges(room.x, least + high, right(room), foot),
    onPaper,
    LARGEST,
    linesFor(stage),
  );
  const by = headline.length > 0 ? foot - bottom(headline[0]!.box) : foot - least - high;
  const texts = [...set.texts.map((block) => movedDown(block, least - room.y)), ...headline].map((block) =>
    movedDown(block, by),
  );
  return {
    texts: [...texts, ...facts.texts],
    rules: isFlat ? facts.rules : facts.rules.slice(1),
    panel: hasFacts && !isFlat ? fromEdges(sheet.x, edge, right(sheet), bottom(sheet)) : null,
    art: null,
    top: Math.min(foot, ...texts.map(({ box }) => box.y)),
  };
}

const below = ({ texts, box }: { texts: readonly TextBlock[]; box: Rect }, unit: number): number =>
  bottom(box) + (texts.length > 0 ? unit * UNDER_BRAND : 0);

/** A few words in large lines; a sentence in more of them, and smaller. */
const linesFor = ({ words, shape }: Stage): number =>
  words.headline.length <= SHORT ? 2 : words.headline.length <= MIDDLING ? 3 : shape === 'tall' ? 5 : 4;

const movedFacts = (facts: Facts, by: number): Facts => ({
  top: facts.top + by,
  texts: facts.texts.map((block) => movedDown(block, by)),
  rules: facts.rules.map(({ box, colour }) => ({ box: { ...box, y: box.y + by }, colour })),
});

/** At least 1 where nothing is too small. */
function worthOf({ unit, words }: Stage, sheet: Rect, { texts, art }: PrintWords, share: number): number {
  const smallest = (role: (block: TextBlock) => boolean): number =>
    Math.min(Infinity, ...texts.filter(role).map(({ size }) => size / unit));
  if (words.headline !== '' && !texts.some(({ role }) => role === 'headline')) return 0;
  const { clip, kind } = art!;
  const drawn = kind === 'beside' ? clip.w / unit / BESIDE_LEAST : clip.h / (sheet.h * share * 0.94);
  const shares = [
    smallest(({ role }) => role === 'headline') / HEADLINE_LEAST,
    smallest(({ role }) => role === 'kicker') / KICKER_LEAST,
    smallest(({ role }) => role === 'supporting') / (words.isNotice ? NOTICE_LEAST : FACT_LEAST),
    drawn,
  ].map((each) => Math.min(1, Math.max(0.01, each)) ** 2);
  const isCut = texts.some(({ lines }) => lines.at(-1)?.text.endsWith('…'));
  // nobody reads a paragraph with all of the facts in it
  const facts = texts.filter(({ role }) => role === 'supporting' || role === 'kicker');
  const isRun =
    facts.some(({ lines }) => lines.length > (words.isNotice ? 4 : 3)) ||
    (printedPrices(words.supporting) !== null && facts.length < 4);
  return shares.reduce((worth, each) => worth * each, 1) * (isCut || isRun ? 0.2 : 1);
}

/** Of the height that words may take. */
const CLOSE_FACT_SHARES = [0.22, 0.26];
const FACT_SHARES = [0.3, 0.38, 0.48, 0.6];
/** Of the sheet's height. */
const ART_SHARES = [0.46, 0.4, 0.34];
const SMALL_ART_SHARES = [0.28, 0.22];
/** Rows of a notice are smaller, and take more of its height. */
const NOTICE_ART_SHARES = [0.4, 0.34, 0.28];
const NOTICE_FACT_SHARES = [0.4, 0.45, 0.5, 0.56, 0.64];
/** In units. */
const LARGEST = { square: 1.75, tall: 2.3, wide: 1.7, banner: 1.7 } as const;
const GAP = 0.54;
const MARGIN = 0.5;
const UNDER_BRAND = 0.42;
const HEADLINE_LEAST = 0.86;
const KICKER_LEAST = 0.45;
const FACT_LEAST = 0.41;
const NOTICE_LEAST = 0.33;
const BESIDE_LEAST = 3.2;
/** In letters. */
const SHORT = 28;
const MIDDLING = 62;
const MOST_UNDER_PICTURE = 120;
/** In rows. */
const LONG_LIST = 5;
