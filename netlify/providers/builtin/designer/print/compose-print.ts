import type { ImageBrief } from '../../../../ports/image';
import { buildScheme } from '../drawing/palette';
import { loadBrandFaces, loadGraphics, type Graphics } from '../drawing/graphics';
import { prepareHero, type Hero } from '../drawing/hero';
import { drowns } from '../drawing/hero-on-field';
import { iconLayers } from '../drawing/icon-shapes';
import { bottom, fromEdges, inset, right, type Rect } from '../drawing/rect';
import { seededRandom } from '../drawing/seeded-random';
import { createTypesetter } from '../drawing/typesetter';
import { formatOf, type Format, type Stage } from '../minimalist/stage';
import { planPrint, type PrintPlan } from './print-plan';
import { setPrint, type PrintWords } from './print-words';

/** A finished composition: the print is set, nothing is lit yet. */
export interface PrintComposition extends PrintWords {
  graphics: Graphics;
  plan: PrintPlan;
  format: Format;
  /** The print in pixels of the picture. */
  sheet: Rect;
  hero: Hero | null;
  /** The second ink, on which the subject stands. */
  field: string;
}

export async function composePrint(brief: ImageBrief): Promise<PrintComposition> {
  const graphics = await loadGraphics();
  const plan = planPrint(brief);
  if (plan.faces.headline !== 'display') await loadBrandFaces();
  const format = formatOf(brief.aspectRatio);
  const hero = plan.heroName ? prepareHero(graphics, plan.heroName, await iconLayers(plan.heroName)) : null;
  const field = fieldFor(plan, hero);
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
  const sheet = sheetOf(format, plan);
  const pad = format.unit * (format.shape === 'banner' ? 0.55 : 0.85);
  const words = setPrint(stage, {
    sheet,
    room: within(inset(sheet, pad), format.safe),
    paper: plan.paper,
    field,
    hasHero: hero !== null,
    isUnder: plan.isUnder,
  });
  return { ...words, graphics, plan, format, sheet, hero, field };
}

/** Where honey would drown in the brand's brown, it stands on the other of the two colours. */
function fieldFor({ field, other, paper }: PrintPlan, hero: Hero | null): string {
  return hero && drowns(hero, field) && other !== paper && !drowns(hero, other) ? other : field;
}

/** As much of the picture as leaves the place around it to be seen; a cover fills it. */
function sheetOf({ width, height, unit, safe, shape }: Format, { scene }: PrintPlan): Rect {
  const whole = { x: 0, y: 0, w: width, h: height };
  if (scene === 'cloth') return whole;
  if (shape === 'tall')
    return fromEdges(unit * 0.72, safe.y - unit * 0.85, width - unit * 0.72, bottom(safe) + unit * 0.85);
  return inset(whole, unit * (shape === 'banner' ? 0.55 : 0.72));
}

const within = (one: Rect, other: Rect): Rect =>
  fromEdges(
    Math.max(one.x, other.x),
    Math.max(one.y, other.y),
    Math.min(right(one), right(other)),
    Math.min(bottom(one), bottom(other)),
  );
