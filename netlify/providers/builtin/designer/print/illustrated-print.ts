import type { TextColours } from '../drawing/palette';
import { bottom, fromEdges, right, type Rect } from '../drawing/rect';
import { movedDown, type TextBlock } from '../drawing/text-blocks';
import type { Stage } from '../minimalist/stage';
import { priceList } from '../prompt/facts/priced-items';
import type { PrintArt } from './print-art';
import { setFacts, type Facts } from './print-facts';
import { inkOn, setBrand, setHeadline, type PrintRequest, type PrintWords } from './print-heading';

/**
 * Sets an upright print with an illustration. Designs take turns; the first that leaves words and drawing large enough is
 * taken, or else the one that comes nearest.
 */
export function setIllustrated(stage: Stage, request: PrintRequest, turn: number): PrintWords {
  // what is bold where there is room for it stays so
  const hasStrong = setFacts(stage, request.room, request.room.h, inkOn(stage.palette, request.paper)).texts.some(
    isBold,
  );
  const order = designs.map((_, at) => designs[(at + turn) % designs.length]!);
  let best: { worth: number; words: PrintWords } | null = null;
  for (const design of order)
    for (const most of priceList(stage.words.supporting) ? LIST_SHARES : FACT_SHARES) {
      const words = design(stage, request, most);
      const worth = worthOf(stage, words) * (hasStrong && !words.texts.some(isBoldFact) ? 0.1 : 1);
      if (worth >= 1) return words;
      if (!best || worth > best.worth) best = { worth, words };
    }
  return best!.words;
}

const isBold = ({ typeface }: TextBlock): boolean => typeface.face === 'textBold';
const isBoldFact = (block: TextBlock): boolean =>
  isBold(block) && (block.role === 'kicker' || block.role === 'supporting');

type Design = (stage: Stage, request: PrintRequest, most: number) => PrintWords & { art: PrintArt };

/** The illustration fills the upper part, whose corner holds the brand; headline and facts stand under it. */
const over: Design = (stage, { sheet, room, paper, field, inks }, most) => {
  const { unit, palette } = stage;
  const [onPaper, onField] = [inkOn(palette, paper), inkOn(palette, field)];
  const brand = setBrand(stage, room, onField);
  const facts = setFacts(stage, room, room.h * most, onPaper);
  const foot = footOver(facts, room, unit * 0.55);
  const set = setHeadline(
    stage,
    fromEdges(room.x, room.y + unit * LEAST[stage.shape], right(room), foot),
    onPaper,
    SIZES,
  );
  const by = set.length > 0 ? foot - bottom(set[0]!.box) : 0;
  const headline = set.map((block) => movedDown(block, by));
  const edge = Math.min(foot, ...headline.map(({ box }) => box.y)) - unit * 0.7;
  const clip = fromEdges(sheet.x, sheet.y, right(sheet), edge);
  return {
    texts: [...brand.texts, ...headline, ...facts.texts],
    rules: facts.rules,
    panel: null,
    art: { kind: 'scene', clip, box: besideBrand(stage, brand.texts, clip, room), ground: field, inks },
  };
};

/** Words first; the illustration fills the lower part to the edges. */
const under: Design = (stage, { sheet, room, paper, field, inks }, most) => {
  const { unit, palette } = stage;
  const onPaper = inkOn(palette, paper);
  const { texts, rules, end } = wordsFromTop(stage, room, most, onPaper);
  const clip = fromEdges(sheet.x, end + unit * 0.6, right(sheet), bottom(sheet));
  const box = fromEdges(room.x, clip.y + unit * 0.3, right(room), bottom(clip) - unit * 0.3);
  return { texts, rules, panel: null, art: { kind: 'scene', clip, box, ground: field, inks } };
};

/** Facts in a column, and beside them the subject, as large as the sheet's edges let it be. */
const beside: Design = (stage, request, most) => {
  const { sheet, room, paper, field, inks, isFlat } = request;
  const { unit, palette, shape } = stage;
  const ground = isFlat ? paper : field;
  const [onPaper, onGround] = [inkOn(palette, paper), inkOn(palette, ground)];
  const column = { ...room, w: room.w * (shape === 'tall' ? 0.56 : 0.54) };
  const facts = setFacts(stage, column, room.h * Math.max(most, 0.46), onGround);
  const brand = setBrand(stage, room, onPaper);
  const top = bottom(brand.box) + unit * (brand.texts.length > 0 ? 0.6 : 0);
  const deep = Math.min(facts.top, bottom(room) - unit * LEAST[shape] * 1.12);
  const headline = setHeadline(stage, fromEdges(room.x, top, right(room), deep - unit * 0.8), onPaper, SIZES);
  const end = Math.max(top, ...headline.map((block) => bottom(block.box)));
  // a high sheet with little to say would be empty in its middle
  if (shape === 'tall' && facts.top - end > unit * MOST_EMPTY) return under(stage, request, most);
  const edge = isFlat ? end + unit * 0.2 : Math.min(end + unit * 0.75, deep - unit * 0.3);
  const clip = fromEdges(right(column) + unit * 0.3, edge, right(sheet), bottom(sheet));
  const rows = centred(facts, edge + unit * 0.7, isFlat);
  return {
    texts: [...brand.texts, ...headline, ...rows.texts],
    rules: isFlat ? rows.rules : rows.rules.slice(1),
    panel: isFlat ? null : fromEdges(sheet.x, edge, right(sheet), bottom(sheet)),
    art: { kind: 'crop', clip, box: clip, ground, inks },
  };
};

/** A disc beside the headline, as a seal; facts on a field. */
const emblem: Design = (stage, { sheet, room, paper, field, inks }, most) => {
  const { unit, palette, shape } = stage;
  const [onPaper, onField] = [inkOn(palette, paper), inkOn(palette, field)];
  const facts = setFacts(stage, room, room.h * most, onField);
  const edge = facts.texts.length > 0 ? facts.top - unit * 0.65 : bottom(sheet);
  const end = facts.texts.length > 0 ? edge - unit * 0.6 : bottom(room);
  const brand = setBrand(stage, room, onPaper);
  const top = bottom(brand.box) + unit * (brand.texts.length > 0 ? 0.6 : 0);
  const isStacked = shape === 'tall';
  // under a name that is too long to stand beside it
  const wide = room.w * (isStacked ? 0.8 : 0.47);
  const ends = brand.texts.flatMap(({ lines }) => lines.map((line) => line.x + line.width));
  const least = Math.max(room.x, ...ends) > right(room) - wide - unit * 0.3 ? bottom(brand.box) + unit * 0.3 : room.y;
  const side = Math.min(unit * (isStacked ? 6 : 4.2), end - least, wide);
  const box = isStacked
    ? { x: room.x + (room.w - side) / 2, y: end - side, w: side, h: side }
    : {
        x: right(room) - side,
        y: Math.min(end - side, Math.max(least, (room.y + end) / 2 - side / 2)),
        w: side,
        h: side,
      };
  const headline = setHeadline(
    stage,
    isStacked
      ? fromEdges(room.x, top, right(room), box.y - unit * 0.5)
      : fromEdges(room.x, top, box.x - unit * 0.45, end),
    onPaper,
    SIZES,
  );
  const seal = isStacked ? filled(room, Math.max(top, ...headline.map((block) => bottom(block.box))), end, unit) : box;
  return {
    texts: [...brand.texts, ...headline, ...facts.texts],
    rules: facts.rules.slice(1),
    panel: facts.texts.length > 0 ? fromEdges(sheet.x, edge, right(sheet), bottom(sheet)) : null,
    art: { kind: 'emblem', clip: seal, box: seal, ground: paper, inks },
  };
};

/** As large a seal as what the headline leaves, in its middle. */
function filled(room: Rect, from: number, to: number, unit: number): Rect {
  const side = Math.max(0, Math.min(unit * 7.8, to - from - unit * 0.5, room.w * 0.94));
  return {
    x: room.x + (room.w - side) / 2,
    y: Math.max(from + unit * 0.5, to - side - (to - from - side) * 0.35),
    w: side,
    h: side,
  };
}

/** A band of the subject several times, between headline and facts. */
const band: Design = (stage, { sheet, room, paper, field, inks }, most) => {
  const { unit, palette, shape } = stage;
  const onPaper = inkOn(palette, paper);
  const facts = setFacts(stage, room, room.h * most, onPaper);
  const brand = setBrand(stage, room, onPaper);
  const top = bottom(brand.box) + unit * (brand.texts.length > 0 ? 0.6 : 0);
  const foot = footOver(facts, room, unit * 0.55);
  const high = unit * (shape === 'tall' ? 3.6 : 2.5);
  const headline = setHeadline(stage, fromEdges(room.x, top, right(room), foot - high - unit * 0.6), onPaper, SIZES);
  const from = Math.max(top, ...headline.map((block) => bottom(block.box))) + unit * 0.6;
  const clip = fromEdges(sheet.x, from, right(sheet), foot);
  const box = fromEdges(room.x, from + clip.h * 0.14, right(room), foot - clip.h * 0.14);
  // what is high enough for it is a scene of its own
  const kind = clip.h > unit * (shape === 'tall' ? 5.4 : 3.4) ? 'scene' : 'row';
  return {
    texts: [...brand.texts, ...headline, ...facts.texts],
    rules: facts.rules.slice(1),
    panel: null,
    art: { kind, clip, box, ground: field, inks },
  };
};

const designs: readonly Design[] = [over, beside, under, emblem, band];

function wordsFromTop(
  stage: Stage,
  room: Rect,
  most: number,
  colours: TextColours,
): { texts: TextBlock[]; rules: PrintWords['rules']; end: number } {
  const { unit, shape } = stage;
  const brand = setBrand(stage, room, colours);
  const top = bottom(brand.box) + unit * (brand.texts.length > 0 ? 0.6 : 0);
  const facts = setFacts(stage, room, room.h * most, colours);
  const tall = bottom(room) - facts.top;
  const headline = setHeadline(
    stage,
    fromEdges(room.x, top, right(room), bottom(room) - tall - unit * (LEAST[shape] + 0.9)),
    colours,
    SIZES,
  );
  const end = Math.max(top, ...headline.map((block) => bottom(block.box)));
  const rows = movedFacts(facts, end + unit * 0.55 - facts.top);
  return {
    texts: [...brand.texts, ...headline, ...rows.texts],
    rules: rows.rules,
    end: Math.max(end, ...rows.texts.map((block) => bottom(block.box))),
  };
}

const footOver = (facts: Facts, room: Rect, air: number): number =>
  facts.texts.length > 0 ? facts.top - air : bottom(room);

const movedFacts = (facts: Facts, by: number): Facts => ({
  top: facts.top + by,
  texts: facts.texts.map((block) => movedDown(block, by)),
  rules: facts.rules.map(({ box, colour }) => ({ box: { ...box, y: box.y + by }, colour })),
});

/** In the middle of a field, or at the foot of a flat sheet. */
const centred = (facts: Facts, from: number, isLow: boolean): Facts =>
  isLow || facts.texts.length === 0 ? facts : movedFacts(facts, -Math.max(0, facts.top - from) / 2);

/** Right of a short brand as high as the field, or under a long one. */
function besideBrand({ unit }: Stage, brand: readonly TextBlock[], clip: Rect, room: Rect): Rect {
  const foot = bottom(clip) - unit * 0.2;
  const ends = brand.flatMap(({ lines }) => lines.map((line) => line.x + line.width));
  const edge = Math.max(room.x, ...ends) + unit * 0.3;
  const under = Math.max(clip.y + unit * 0.4, ...brand.map(({ box }) => bottom(box) + unit * 0.25));
  if (ends.length > 0 && right(room) - edge > (foot - clip.y) * 1.05)
    return fromEdges(edge, clip.y + unit * 0.4, right(room), foot);
  return fromEdges(room.x, under, right(room), foot);
}

/** At least 1 where nothing is too small. */
function worthOf({ unit, words }: Stage, { texts, art }: PrintWords): number {
  const smallest = (role: (block: TextBlock) => boolean): number =>
    Math.min(Infinity, ...texts.filter(role).map(({ size }) => size / unit));
  if (words.headline !== '' && !texts.some(({ role }) => role === 'headline')) return 0;
  const { kind, box } = art!;
  const drawn = Math.min(box.w * (kind === 'row' ? 1 : 1.1), box.h) / unit;
  const shares = [
    smallest(({ role }) => role === 'headline') / HEADLINE_LEAST,
    smallest(({ role }) => role === 'kicker') / KICKER_LEAST,
    smallest(({ role }) => role === 'supporting') / FACT_LEAST,
    drawn / (kind === 'row' ? ROW_LEAST : kind === 'crop' ? CROP_LEAST : ART_LEAST),
  ].map((share) => Math.min(1, Math.max(0.01, share)) ** 2);
  const isCut = texts.some(({ lines }) => lines.at(-1)?.text.endsWith('…'));
  // all of a list in one paragraph is no list
  const isRun =
    priceList(words.supporting) !== null && texts.filter(({ role }) => role === 'supporting').length < LEAST_OF_LIST;
  return shares.reduce((worth, share) => worth * share, 1) * (isCut || isRun ? 0.2 : 1);
}

/** Of the height that words may take. */
const FACT_SHARES = [0.42, 0.36, 0.3];
const LEAST_OF_LIST = 4;
const LIST_SHARES = [0.58, 0.5, 0.42];
/** In units. */
const LEAST = { square: 3, tall: 4.4, wide: 3, banner: 3 } as const;
const SIZES = { square: 1.55, tall: 1.9, wide: 1.7, banner: 1.7 } as const;
const MOST_EMPTY = 2.6;
const HEADLINE_LEAST = 0.92;
const KICKER_LEAST = 0.46;
const FACT_LEAST = 0.38;
const ART_LEAST = 2.5;
const CROP_LEAST = 3;
const ROW_LEAST = 1.4;
