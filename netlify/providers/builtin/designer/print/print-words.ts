import { bottom, fromEdges, right } from '../drawing/rect';
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
  const tried = WIDE_SHARES.map((share) => setOverField(stage, request, share, 0.95));
  return tried.reduce((best, next) => (worthOf(stage, next) > worthOf(stage, best) ? next : best));
}

function setOverField(
  stage: Stage,
  { sheet, room, paper, field }: PrintRequest,
  share: number,
  air: number,
): PrintWords {
  const { unit, palette, shape } = stage;
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
  const edge = rows.top - unit * (air - 0.6);
  return {
    texts: [...head.texts, ...headline, ...rows.texts],
    rules: rows.rules.slice(1),
    panel: facts.texts.length > 0 ? fromEdges(sheet.x, edge, right(sheet), bottom(sheet)) : null,
    art: null,
  };
}

/** How near headline and facts come to what is read from afar. */
function worthOf({ unit }: Stage, { texts }: PrintWords): number {
  const sizes = (isOf: (role: string) => boolean): number[] =>
    texts.filter(({ role }) => isOf(role)).map(({ size }) => size / unit);
  const [headline] = sizes((role) => role === 'headline');
  const facts = sizes((role) => role === 'supporting' || role === 'kicker');
  const isCut = texts.some(({ lines }) => lines.at(-1)?.text.endsWith('…'));
  // all of them in one grey paragraph are read by nobody
  const isRun = facts.length === 1 && texts.some(({ role, lines }) => role !== 'headline' && lines.length > 2);
  return (
    Math.min(1, (headline ?? 0.1) / HEADLINE_WANTED) *
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

function setStrip(stage: Stage, { sheet, room, paper, field, inks, hasSeal }: PrintRequest): PrintWords {
  const { unit, palette } = stage;
  const onPaper = inkOn(palette, paper);
  const seal = hasSeal ? fromEdges(right(sheet) - sheet.h * 1.15, sheet.y, right(sheet), bottom(sheet)) : null;
  const edge = sheet.x + (seal ? (seal.x - sheet.x) * 0.54 : sheet.w * 0.6);
  const column = fromEdges(room.x, room.y, edge - unit * 0.5, bottom(room));
  const head = setBrand(stage, column, onPaper);
  const onField = inkOn(palette, field);
  const side = fromEdges(edge + unit * 0.5, room.y, seal ? seal.x - unit * 0.5 : right(room), bottom(room));
  const facts = setFacts(stage, side, side.h, onField);
  return {
    texts: [
      ...head.texts,
      ...setHeadline(
        stage,
        fromEdges(column.x, bottom(head.box) + unit * 0.3, right(column), bottom(column)),
        onPaper,
        HEADLINE,
      ),
      ...facts.texts,
    ],
    rules: facts.rules,
    panel: facts.texts.length > 0 || seal ? fromEdges(edge, sheet.y, right(sheet), bottom(sheet)) : null,
    art: seal && { kind: 'end', clip: seal, box: seal, ground: field, inks },
  };
}

/** In units. */
const HEADLINE = { square: 1.9, tall: 2.1, wide: 1.7, banner: 1.7 } as const;
const LONE = { square: 2.3, tall: 2.7, wide: 2.2, banner: 1.9 } as const;
/** Of an upright sheet's height, what its facts take, and a list of prices where its headline stays large. */
const LEAST_SHARE = 0.46;
const LIST_SHARES = [0.6, 0.53, LEAST_SHARE];
/** Of a wide sheet's height, what its facts may take. */
const WIDE_SHARES = [0.36, 0.42, 0.48, 0.54, 0.6, 0.66];
const HEADLINE_WANTED = 1.3;
const FACT_WANTED = 0.55;
