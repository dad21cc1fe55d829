import type { TextColours } from '../drawing/palette';
import { setPriceColumns } from '../drawing/price-columns';
import { bottom, fromEdges, right, type Rect } from '../drawing/rect';
import { movedDown, type TextBlock } from '../drawing/text-blocks';
import type { Stage } from '../minimalist/stage';
import { setIllustrated } from './illustrated-print';
import { setFacts, type Facts } from './print-facts';
import { inkOn, setBrand, setHeadline, type PrintRequest, type PrintWords } from './print-heading';
import { printedPrices } from './printed-prices';

/** Sets a print: brand and headline, then when, for how much and all the rest in rows that a phone shows large enough. */
export function setPrint(stage: Stage, request: PrintRequest): PrintWords {
  if (stage.shape === 'banner') return setStrip(stage, request);
  return request.hasArt ? setIllustrated(stage, request, request.turn) : setUpright(stage, request);
}

/** The facts stand on a field under the headline; on a wide sheet as high as lets both be large. */
function setUpright(stage: Stage, request: PrintRequest): PrintWords {
  if (stage.shape !== 'wide')
    return (
      LIST_SHARES.filter((share) => share === LEAST_SHARE || printedPrices(stage.words.supporting))
        .map((share) => setOverField(stage, request, share, 1.25))
        .find(({ texts }) => texts.every(({ role, size }) => role !== 'headline' || size >= stage.unit)) ??
      setOverField(stage, request, LEAST_SHARE, 1.25)
    );
  const shares = stage.words.isNotice ? [...WIDE_SHARES, ...NOTICE_SHARES] : WIDE_SHARES;
  const tried = shares.map((share) => setOverField(stage, request, share, 0.95));
  return tried.reduce((best, next) => (worthOf(stage, next) > worthOf(stage, best) ? next : best));
}

function setOverField(
  stage: Stage,
  { sheet, room, paper, field, isOrnamented }: PrintRequest,
  share: number,
  air: number,
): PrintWords {
  const { unit, palette, shape } = stage;
  const isUpright = shape !== 'wide';
  const [onPaper, onField] = [inkOn(palette, paper), inkOn(palette, field)];
  const head = setBrand(stage, room, onPaper);
  const facts = setFacts(stage, room, room.h * share, onField);
  const foot = facts.texts.length > 0 ? facts.top - unit * air : bottom(room);
  const below = bottom(head.box) + unit * (head.texts.length > 0 ? (shape === 'wide' ? 0.6 : 0.75) : 0);
  const set = setHeadline(stage, fromEdges(room.x, below, right(room), foot), onPaper, LONE);
  const empty = set.length > 0 ? foot - bottom(set[0]!.box) : 0;
  // what is still empty goes between the rows and around the headline
  const rows =
    shape === 'wide'
      ? spread(
          facts,
          Math.min(empty * 0.66, facts.rules.length * unit * (printedPrices(stage.words.supporting) ? 0.75 : 0.55)),
        )
      : facts;
  const headline =
    shape === 'wide' ? set.map((block) => movedDown(block, (empty - (facts.top - rows.top)) * 0.64)) : set;
  const hasFacts = facts.texts.length > 0;
  const edge = hasFacts ? rows.top - unit * (air - 0.6) : bottom(sheet);
  const end = set.length > 0 ? bottom(set[0]!.box) : below;
  const high = Math.min(edge - end - unit * 0.7, unit * TALLEST_ORNAMENT);
  return {
    texts: [...head.texts, ...headline, ...rows.texts],
    rules: rows.rules.slice(1),
    panel: hasFacts ? fromEdges(sheet.x, edge, right(sheet), bottom(sheet)) : null,
    art: null,
    ornament:
      isOrnamented && isUpright && high >= unit * LEAST_ORNAMENT
        ? fromEdges(sheet.x, edge - high, right(sheet), edge)
        : null,
  };
}

/** How near headline and facts come to what is read from afar. */
function worthOf({ unit, words }: Stage, { texts }: PrintWords): number {
  const sizes = (isOf: (role: string) => boolean): number[] =>
    texts.filter(({ role }) => isOf(role)).map(({ size }) => size / unit);
  const [headline] = sizes((role) => role === 'headline');
  const facts = sizes((role) => role === 'supporting' || role === 'kicker');
  const isCut = texts.some(({ lines }) => lines.at(-1)?.text.endsWith('…'));
  // all of them in one grey paragraph are read by nobody
  const isRun = facts.length === 1 && texts.some(({ role, lines }) => role !== 'headline' && lines.length > 2);
  return (
    Math.min(1, (headline ?? 0.1) / (words.isNotice ? NOTICE_HEADLINE : HEADLINE_WANTED)) *
    Math.min(1, Math.min(FACT_WANTED, ...facts) / FACT_WANTED) ** 2 *
    (isCut || isRun ? 0.2 : 1)
  );
}

/** Rows farther apart, upwards from the last; each has a line over it, and a name and a price may stand in one. */
function spread({ texts, rules, top }: Facts, by: number): Facts {
  if (by <= 0 || texts.length === 0) return { texts, rules, top };
  const rowOf = ({ box }: TextBlock): number => Math.max(0, rules.filter((rule) => rule.box.y <= box.y).length - 1);
  const share = (row: number): number => (-by * (rules.length - row)) / rules.length;
  return {
    top: top - by,
    texts: texts.map((block) => movedDown(block, share(rowOf(block)) + by / rules.length / 2)),
    rules: rules.map(({ box, colour }, row) => ({ box: { ...box, y: box.y + share(row) }, colour })),
  };
}

/** The headline as large as its strip, the facts in a line under it, and at the end the picture or ornaments. */
function setStrip(stage: Stage, request: PrintRequest): PrintWords {
  const { sheet, room, paper, field, inks, hasSeal, isOrnamented } = request;
  const { unit, palette, words } = stage;
  const onPaper = inkOn(palette, paper);
  const wide = sheet.h * (hasSeal ? SEAL : isOrnamented ? ORNAMENT : 0);
  const end = fromEdges(right(sheet) - wide, sheet.y, right(sheet), bottom(sheet));
  const whole = fromEdges(room.x, room.y, Math.min(right(room), end.x - (wide > 0 ? unit * 0.75 : 0)), bottom(room));
  const list = printedPrices(words.supporting);
  const isList = list !== null;
  const column = isList ? { ...whole, w: whole.w * NAME_OF_LIST } : whole;
  const head = setBrand(stage, column, onPaper);
  const top = bottom(head.box) + (head.texts.length > 0 ? unit * 0.28 : 0);
  const edge = right(column) + unit * 0.6;
  const prices = isList
    ? setPriceColumns(stage.type, list.items, [words.kicker, ...list.rest].filter(Boolean).join(' · '), {
        room: fromEdges(edge + unit * 0.7, room.y, right(whole), bottom(room)),
        gap: unit * 0.8,
        largest: unit * 0.8,
        least: unit * LEAST_OF_LIST,
        colour: inkOn(palette, field).main,
        on: field,
      })
    : null;
  const facts = prices ? { ...prices, top: bottom(whole) } : setLine(stage, whole, onPaper);
  const foot = facts.texts.length === 0 ? bottom(whole) : facts.top - (prices ? 0 : unit * 0.22);
  const headline = setHeadline(
    stage,
    fromEdges(column.x, top, right(prices ? column : whole), foot),
    onPaper,
    HEADLINE,
  );
  return {
    texts: [
      ...head.texts,
      // beside a list it stands in the middle of its height
      ...headline.map((block) => movedDown(block, prices ? (foot - bottom(block.box)) / 2 : 0)),
      ...facts.texts,
    ],
    rules: facts.rules,
    panel: prices ? fromEdges(edge, sheet.y, end.x, bottom(sheet)) : null,
    art: hasSeal ? { kind: 'end', clip: end, box: end, ground: field, inks } : null,
    ornament: !hasSeal && isOrnamented ? end : null,
  };
}

/** When something is, and beside that whatever else is said, at the foot of a strip. */
function setLine(stage: Stage, room: Rect, colours: TextColours): Facts {
  const { words, unit } = stage;
  const { kicker, supporting } = words;
  const rest = supporting
    .split(' · ')
    .filter((part) => part !== kicker)
    .join(' · ');
  const most = room.h * LINE;
  if (kicker === '' || rest === '') return setFacts(stage, room, most, colours);
  const share = Math.min(0.6, Math.max(0.26, (kicker.length * 1.25) / (kicker.length * 1.25 + rest.length)));
  const gap = unit * 0.6;
  const first = { ...room, w: (room.w - gap) * share };
  const second = fromEdges(right(first) + gap, room.y, right(room), bottom(room));
  const both = [
    setFacts({ ...stage, words: { ...words, supporting: '' } }, first, most, colours),
    setFacts({ ...stage, words: { ...words, kicker: '', supporting: rest } }, second, most, colours),
  ];
  // both hang from one line
  const top = Math.min(...both.map((facts) => facts.top));
  return {
    top,
    texts: both.flatMap(({ texts, top: own }) => texts.map((block) => movedDown(block, top - own))),
    rules: both.flatMap(({ rules, top: own }) =>
      rules.map(({ box, colour }) => ({ box: { ...box, y: box.y + top - own }, colour })),
    ),
  };
}

/** In units. */
const HEADLINE = { square: 1.9, tall: 2.1, wide: 1.7, banner: 2.3 } as const;
const LONE = { square: 2.3, tall: 2.7, wide: 2.2, banner: 1.9 } as const;
/** Of an upright sheet's height, what its facts take, and a list of prices where its headline stays large. */
const LEAST_SHARE = 0.46;
const LIST_SHARES = [0.6, 0.53, LEAST_SHARE];
/** Of a wide sheet's height, what its facts may take. */
const WIDE_SHARES = [0.36, 0.42, 0.48, 0.54, 0.6, 0.66];
const NOTICE_SHARES = [0.7, 0.74];
/** Of a strip: widths of its end in shares of its height, of a list's name in shares of its width, of its line in shares of its height. */
const SEAL = 1.35;
const ORNAMENT = 1.1;
const NAME_OF_LIST = 0.36;
const LINE = 0.42;
const LEAST_OF_LIST = 0.42;
/** A band of ornaments, in units. */
const TALLEST_ORNAMENT = 3.4;
const LEAST_ORNAMENT = 0.9;
const HEADLINE_WANTED = 1.3;
const NOTICE_HEADLINE = 0.95;
const FACT_WANTED = 0.55;
