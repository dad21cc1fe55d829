import type { Canvas } from '@napi-rs/canvas';
import type { ImageBrief } from '../../../../ports/image';
import { buildScheme } from '../drawing/palette';
import { loadBrandFaces, loadGraphics, type Graphics } from '../drawing/graphics';
import { prepareHero, type Hero } from '../drawing/hero';
import { iconLayers } from '../drawing/icon-shapes';
import { bottom, fromEdges, inset, right, type Rect } from '../drawing/rect';
import { seededRandom } from '../drawing/seeded-random';
import { createTypesetter } from '../drawing/typesetter';
import { formatOf, type Format, type Stage } from '../minimalist/stage';
import { isPlaced, planPrint, type PrintPlan } from './print-plan';
import type { PrintWords } from './print-heading';
import { setPrint } from './print-words';

/** A finished composition: the print is set, nothing is lit yet. */
export interface PrintComposition extends PrintWords {
  graphics: Graphics;
  plan: PrintPlan;
  format: Format;
  /** The print in pixels of the picture. */
  sheet: Rect;
  /** A subject that is drawn in inks and not painted. */
  hero: Hero | null;
  /** The picture of `art`, once it is painted. */
  painted?: Canvas | null;
  /** The second ink. */
  field: string;
}

export async function composePrint(brief: ImageBrief): Promise<PrintComposition> {
  const graphics = await loadGraphics();
  const plan = planPrint(brief);
  if (!plan.faces.headline.startsWith('display')) await loadBrandFaces();
  const format = formatOf(brief.aspectRatio);
  const name = plan.motifName;
  const hasArt = name !== null;
  const hero = name === null || plan.painting ? null : prepareHero(graphics, name, await iconLayers(name));
  const { field } = plan;
  const inks = [plan.other, plan.palette.accent, plan.paper];
  const stage: Stage = {
    ...format,
    ...plan,
    scheme: { ...buildScheme(plan.palette, 'paper'), ground: plan.paper },
    random: seededRandom(plan.detailSeed),
    type: createTypesetter(graphics),
    graphics,
    hero,
    extras: [],
  };
  // words on one colour, the drawing on the other
  const isTwofold = hasArt && format.shape === 'wide' && plan.design % 2 === 0;
  const pad = format.unit * (format.shape === 'banner' ? 0.55 : 0.72);
  const set = (sheet: Rect): PrintWords =>
    setPrint(stage, {
      sheet,
      room: within(inset(sheet, pad), format.safe),
      paper: plan.paper,
      field: isTwofold ? plan.paper : field,
      inks,
      hasArt: hasArt && format.shape !== 'wide',
      hasSeal: hasArt,
      isOrnamented: plan.isOrnamented,
      isFlat: plan.isFlat,
      turn: plan.design,
    });
  const whole = sheetOf(format, plan);
  const first = set(whole);
  const sheet = cutToWords(whole, first, format, plan);
  const words = sheet === whole ? first : set(sheet);
  const made = { ...words, ...(isTwofold && { panel: null }), graphics, plan, format, sheet, hero, field };
  return (hasArt || plan.isOrnamented) && format.shape === 'wide' ? withColumn(made, inks) : made;
}

/** A wide sheet grows into the empty side of its place, for a drawing beside words that stay where they are. */
function withColumn(composition: PrintComposition, inks: readonly string[]): PrintComposition {
  const { sheet, format, texts, rules, panel, field, plan } = composition;
  const { unit, width } = format;
  const ends = texts.flatMap(({ lines }) => lines.map((line) => line.x + line.width));
  // what short words leave of their own side is the drawing's too
  const x = Math.floor(Math.min(right(sheet), Math.max(sheet.x + sheet.w * 0.5, ...ends) + unit * COLUMN_AIR));
  const column = { ...sheet, x, w: width - unit * SIDE_OF_WIDE - x };
  return {
    ...composition,
    sheet: { ...sheet, w: right(column) - sheet.x },
    panel: panel && { ...panel, w: x - panel.x },
    rules: rules.map((rule) => ({
      ...rule,
      box: { ...rule.box, w: Math.min(rule.box.w, x - unit * COLUMN_AIR - rule.box.x) },
    })),
    ...(plan.isOrnamented
      ? { ornament: column }
      : {
          art: {
            kind: 'beside',
            clip: column,
            box: middleOf(inset(column, unit * 0.45)),
            ground: field,
            inks,
          },
        }),
  };
}
/** No higher than wide. */
const middleOf = (box: Rect): Rect => (box.h <= box.w ? box : { ...box, y: box.y + (box.h - box.w) * 0.55, h: box.w });
const COLUMN_AIR = 0.72;
/** Of the picture's width: the words of a notice beside their picture. */
const NOTICE_OF_WIDE = 0.6;
/** Of the place beside a wide sheet that has a column, in units. */
const SIDE_OF_WIDE = 1;

/** A sheet no larger than its words ask for: what they leave empty shows more of the place. */
function cutToWords(
  sheet: Rect,
  { texts, panel, art, ornament }: PrintWords,
  { unit, shape }: Format,
  { scene }: PrintPlan,
): Rect {
  const headline = texts.find(({ role }) => role === 'headline');
  if (!headline || !panel || art || ornament || shape === 'banner' || !isPlaced(scene)) return sheet;
  const empty = panel.y - bottom(headline.box) - unit * 1.3;
  const by = Math.min(empty, sheet.h - Math.min(sheet.h, sheet.w * 0.8));
  if (by < unit * 0.8) return sheet;
  const above = scene === 'table' ? by : by * 0.6;
  return { ...sheet, y: sheet.y + above, h: sheet.h - by };
}

/** As much of the picture as leaves the place around it to be seen. */
function sheetOf(format: Format, { scene, motifName, isOrnamented, words }: PrintPlan): Rect {
  const isFull = motifName !== null || isOrnamented;
  const { width, height, unit, safe, shape } = format;
  if (shape === 'banner')
    return isFull
      ? fromEdges(unit * 0.9, unit * 0.55, width - unit * 0.9, height - unit * 0.55)
      : fromEdges(unit * 0.55, unit * 0.5, width * 0.74, height - unit * 0.5);
  const { side, top, foot } = (isFull ? fullMargins : margins)[scene] ?? CLOSE;
  if (shape === 'tall')
    return fromEdges(unit * side, safe.y - unit * 0.45, width - unit * side, bottom(safe) + unit * 0.45);
  if (shape === 'square') return fromEdges(unit * side, unit * top, width - unit * side, height - unit * foot);
  const high = height - unit * (top + foot);
  const wide = Math.min(width * (isFull ? (words.isNotice ? NOTICE_OF_WIDE : 0.54) : 0.7), high * 1.4);
  if (isFull) return fromEdges(unit * SIDE_OF_WIDE, unit * top, unit * SIDE_OF_WIDE + wide, height - unit * foot);
  const left = (width - wide) / 2;
  return fromEdges(left, unit * top, left + wide, height - unit * foot);
}

/** Around a sheet, in units: enough of the place to be known for what it is. */
const margins: Partial<Record<PrintPlan['scene'], { side: number; top: number; foot: number }>> = {
  table: { side: 1.25, top: 0.85, foot: 1.6 },
  glass: { side: 1.3, top: 1, foot: 1.15 },
  frame: { side: 1.5, top: 1, foot: 1.6 },
  easel: { side: 1.5, top: 1.1, foot: 1.9 },
  pavement: { side: 1.6, top: 1, foot: 2 },
  banner: { side: 1.4, top: 1.2, foot: 1.3 },
  framed: { side: 1.15, top: 1.15, foot: 1.25 },
};
/** Around what shows its subject itself. */
const fullMargins: typeof margins = {
  table: { side: 0.95, top: 0.6, foot: 1.3 },
  glass: { side: 0.95, top: 0.75, foot: 0.85 },
  frame: { side: 1.25, top: 0.85, foot: 1.3 },
  easel: { side: 1.2, top: 0.95, foot: 1.5 },
  pavement: { side: 1.25, top: 0.85, foot: 1.6 },
  banner: { side: 1.1, top: 0.95, foot: 1.05 },
  framed: { side: 1.05, top: 1.05, foot: 1.15 },
  brick: { side: 0.95, top: 1, foot: 0.95 },
  cork: { side: 0.95, top: 1, foot: 0.95 },
};
const CLOSE = { side: 0.72, top: 0.72, foot: 0.72 };

const within = (one: Rect, other: Rect): Rect =>
  fromEdges(
    Math.max(one.x, other.x),
    Math.max(one.y, other.y),
    Math.min(right(one), right(other)),
    Math.min(bottom(one), bottom(other)),
  );
