import type { ImageBrief } from '../../../../ports/image';
import { loadBrandFaces, loadGraphics, type Graphics, type Pen } from '../drawing/graphics';
import { drawGrain } from '../drawing/grain';
import { prepareHero, type Hero } from '../drawing/hero';
import { iconLayers } from '../drawing/icon-shapes';
import { seededRandom } from '../drawing/seeded-random';
import { fillRect } from '../drawing/shapes';
import { drawBlock } from '../drawing/text-blocks';
import { createTypesetter } from '../drawing/typesetter';
import { archLayout } from './arch-layout';
import { dateLayout } from './date-layout';
import { discLayout } from './disc-layout';
import { dotsLayout } from './dots-layout';
import { figureLayout } from './figure-layout';
import { bandLayout, ledgerLayout } from './ledger-layout';
import { letterLayout } from './letter-layout';
import { menuLayout, stripLayout } from './menu-layout';
import { drawMargin, drawUnderArt } from './mood-ornament';
import { priceList } from '../prompt/facts/priced-items';
import { noticeLayout } from './notice-layout';
import { planPoster, type LayoutName, type PosterPlan } from './poster-plan';
import { posterLayout } from './poster-layout';
import { ringsLayout } from './rings-layout';
import { seriesLayout } from './series-layout';
import { splitLayout } from './split-layout';
import { drawFoot } from './story-foot';
import { formatOf, type Layout, type Sheet, type Stage } from './stage';
import { stillLayout } from './still-layout';
import { tilesLayout } from './tiles-layout';

/** Places words and art of a brief; nothing is painted yet. */
export async function composeMinimalist(brief: ImageBrief): Promise<{ plan: PosterPlan; stage: Stage; sheet: Sheet }> {
  const graphics = await loadGraphics();
  const plan = planPoster(brief);
  if (plan.faces.headline !== 'display') await loadBrandFaces();
  const [hero = null, ...extras] = await Promise.all(
    [plan.heroName, ...plan.extraNames].filter((name) => name !== null).map((name) => heroOf(graphics, name)),
  );
  const stage: Stage = {
    ...formatOf(brief.aspectRatio),
    ...plan,
    random: seededRandom(plan.detailSeed),
    type: createTypesetter(graphics),
    graphics,
    hero,
    extras,
  };
  // a strip sets every list of prices in columns
  const isList = stage.shape === 'banner' && priceList(plan.words.supporting) !== null;
  const sheet = (isList ? stripLayout : layouts[plan.layout])(stage);
  // many words leave a picture under them no room: beside them it has some
  const isLost = hero !== null && !sideways.has(stage.shape) && sheet.art.h < stage.unit * LEAST_ART;
  return { plan, stage, sheet: isLost ? posterLayout(stage) : sheet };
}

/** WebP bytes of a composition. */
export async function renderSheet(stage: Stage, sheet: Sheet): Promise<Uint8Array> {
  const { graphics, width, height } = stage;
  const canvas = graphics.createCanvas(width, height);
  const pen = canvas.getContext('2d');
  paintSheet(pen, stage, sheet);
  for (const rule of sheet.rules) fillRect(pen, rule.box, rule.colour);
  for (const block of sheet.texts) drawBlock(pen, block);
  drawGrain(graphics, pen, width, height);
  return canvas.encode('webp', QUALITY);
}

/** Everything that the words stand on. */
export function paintSheet(pen: Pen, stage: Stage, sheet: Sheet): void {
  const { width, height } = stage;
  fillRect(pen, { x: 0, y: 0, w: width, h: height }, sheet.ground);
  if (stage.asked?.mood === 'playful') drawMargin(pen, stage);
  drawUnderArt(pen, stage, sheet);
  sheet.paint(pen);
  if (stage.asked?.mood !== 'playful') drawMargin(pen, stage);
  drawFoot(pen, stage, sheet.ground);
}

async function heroOf(graphics: Graphics, name: string): Promise<Hero> {
  const known = heroes.get(name);
  if (known) return known;
  const hero = prepareHero(graphics, name, await iconLayers(name));
  heroes.set(name, hero);
  return hero;
}

const sideways: ReadonlySet<Stage['shape']> = new Set<Stage['shape']>(['wide', 'banner']);
/** In units. */
const LEAST_ART = 1.4;
const heroes = new Map<string, Hero>();
const QUALITY = 90;

const layouts: Readonly<Record<LayoutName, Layout>> = {
  disc: discLayout,
  split: splitLayout,
  still: stillLayout,
  tiles: tilesLayout,
  arch: archLayout,
  series: seriesLayout,
  poster: posterLayout,
  figure: figureLayout,
  letter: letterLayout,
  ledger: ledgerLayout,
  band: bandLayout,
  menu: menuLayout,
  date: dateLayout,
  rings: ringsLayout,
  dots: dotsLayout,
  notice: noticeLayout,
};
