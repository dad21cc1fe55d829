import type { ImageBrief } from '../../../../ports/image';
import { loadBrandFaces, loadCartoonFaces, loadGraphics } from '../drawing/graphics';
import { isDay } from '../drawing/is-day';
import { seededRandom } from '../drawing/seeded-random';
import { createTypesetter } from '../drawing/typesetter';
import { formatOf } from '../minimalist/stage';
import { priceList } from '../prompt/facts/priced-items';
import { blastScene } from './blast-scene';
import { bubbleScene } from './bubble-scene';
import { comicIcon } from './comic-icons';
import { planComic, type ComicPlan, type SceneName } from './comic-plan';
import type { ComicScene, ComicSheet, ComicStage } from './comic-stage';
import { counterScene } from './counter-scene';
import { hillsScene, wavesScene } from './hills-scene';
import { drawLettering, drawPlain } from './lettering';
import { drawMoodFrame } from './mood-comic';
import { noticeScene } from './notice-scene';
import { offerScene } from './offer-scene';
import { pageScene } from './page-scene';
import { panelsScene } from './panels-scene';
import { stickersScene } from './stickers-scene';
import { sunburstScene } from './sunburst-scene';

/** Places words and art of a brief; nothing is painted yet. */
export async function composeCartoon(
  brief: ImageBrief,
): Promise<{ plan: ComicPlan; stage: ComicStage; sheet: ComicSheet }> {
  const graphics = await loadGraphics();
  const plan = planComic(brief);
  await Promise.all([loadCartoonFaces(), plan.face === 'comic' || plan.face === 'chunky' ? null : loadBrandFaces()]);
  const [hero = null, ...extras] = await Promise.all(
    [plan.heroName, ...plan.extraNames].filter((name) => name !== null).map(comicIcon),
  );
  const format = formatOf(brief.aspectRatio);
  const stage: ComicStage = {
    ...format,
    ...plan,
    words: withDayApart(plan.words),
    line: format.unit * LINE,
    random: seededRandom(plan.detailSeed),
    type: createTypesetter(graphics),
    graphics,
    hero,
    extras,
  };
  return { plan, stage, sheet: scenes[plan.scene](stage) };
}

/** WebP bytes of a composition. */
export async function renderComic(stage: ComicStage, sheet: ComicSheet): Promise<Uint8Array> {
  const canvas = stage.graphics.createCanvas(stage.width, stage.height);
  const pen = canvas.getContext('2d');
  await sheet.paint(pen);
  drawMoodFrame(pen, stage);
  for (const plate of sheet.plates) plate(pen);
  await sheet.front?.(pen);
  for (const text of sheet.texts) {
    if (text.look === 'lettering') drawLettering(stage.graphics, pen, text, stage.palette);
    else drawPlain(pen, text);
  }
  return canvas.encode('webp', QUALITY);
}

/** A day among the facts becomes a tag of its own, as if it had been read as one. */
function withDayApart(words: ComicPlan['words']): ComicPlan['words'] {
  const facts = words.supporting.split(' · ');
  const day = words.kicker || priceList(words.supporting) ? undefined : facts.find(isDay);
  if (day === undefined) return words;
  const without = (text: string): string =>
    text
      .split(' · ')
      .filter((fact) => fact !== day)
      .join(' · ');
  const { figure } = words;
  return {
    ...words,
    kicker: day,
    supporting: without(words.supporting),
    figure: figure && { ...figure, supporting: without(figure.supporting) },
  };
}

const scenes: Readonly<Record<SceneName, ComicScene>> = {
  sunburst: sunburstScene,
  hills: hillsScene,
  waves: wavesScene,
  counter: counterScene,
  bubble: bubbleScene,
  panels: panelsScene,
  stickers: stickersScene,
  offer: offerScene,
  blast: blastScene,
  page: pageScene,
  notice: noticeScene,
};

const QUALITY = 88;
/** Of the unit. */
const LINE = 0.085;
