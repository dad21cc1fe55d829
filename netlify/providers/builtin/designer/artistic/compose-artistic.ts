import type { Canvas } from '@napi-rs/canvas';
import type { ImageBrief, RenderOptions } from '../../../../ports/image';
import { comicIcon, type ComicIcon } from '../cartoon/comic-icons';
import { drawGrain } from '../drawing/grain';
import { loadBrandFaces, loadCartoonFaces, loadGraphics, type Graphics } from '../drawing/graphics';
import { isNight } from '../drawing/mood-palette';
import { seededRandom } from '../drawing/seeded-random';
import { fillRect } from '../drawing/shapes';
import { drawBlock } from '../drawing/text-blocks';
import { createTypesetter } from '../drawing/typesetter';
import { formatOf, type Format } from '../minimalist/stage';
import { planArt, type ArtPlan } from './art-plan';
import type { ArtSheet, ArtStage } from './art-stage';
import { createBreather } from './breather';
import { drawMargin } from './mood-margin';
import { loadGalleryFaces } from './gallery-faces';
import { hang } from './hanging';
import { paintPicture } from './paint-picture';

/** Places a brief's words and hangs its painting; nothing is painted yet. */
export async function composeArtistic(brief: ImageBrief): Promise<{ plan: ArtPlan; stage: ArtStage; sheet: ArtSheet }> {
  const plan = planArt(brief);
  const stage = await stageFor(plan, formatOf(brief.aspectRatio));
  return { plan, stage, sheet: hang(stage) };
}

/** The painting alone on nothing, without words or paper, in any size: what a clip shows. Sides on the format's edge bleed. */
export async function paintAlone(
  plan: ArtPlan,
  format: Format,
  painting: ArtSheet['painting'],
  options: RenderOptions,
): Promise<Canvas> {
  const stage = await stageFor(plan, format);
  const canvas = stage.graphics.createCanvas(format.width, format.height);
  await paintPicture(stage, { texts: [], rules: [], painting }, canvas.getContext('2d'), createBreather(options));
  return canvas;
}

async function stageFor(plan: ArtPlan, format: Format): Promise<ArtStage> {
  const graphics = await loadGraphics();
  const gallery = await loadGalleryFaces();
  if (plan.face) await (plan.face === 'comic' || plan.face === 'chunky' ? loadCartoonFaces() : loadBrandFaces());
  const [hero = null, ...extras] = await Promise.all(
    [plan.heroName, ...plan.extraNames].filter((name) => name !== null).map(comicIcon),
  );
  return {
    ...format,
    ...plan,
    random: seededRandom(plan.detailSeed),
    type: createTypesetter(graphics),
    graphics,
    gallery,
    hero,
    extras,
    ...(await wallFor(graphics, hero, plan.wall, isNight(plan.asked))),
  };
}

/** A dark object needs a pale wall, a white one a dark wall. */
async function wallFor(
  { createCanvas, loadImage }: Graphics,
  hero: ComicIcon | null,
  planned: ArtPlan['wall'],
  staysDark: boolean,
): Promise<Pick<ArtStage, 'wall' | 'isPale'>> {
  if (!hero) return { wall: planned, isPale: false };
  const { x, y, w, h } = hero.box;
  const image = await loadImage(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${STUDY}" height="${STUDY}" viewBox="${x} ${y} ${w} ${h}">${hero.body}</svg>`,
    ),
  );
  const pen = createCanvas(STUDY, STUDY).getContext('2d');
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, STUDY, STUDY);
  let [sum, count] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 128) continue;
    sum += 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!;
    count += 1;
  }
  const tone = sum / Math.max(1, count) / 255;
  const isPale = tone > 0.74;
  return { wall: tone < DARK_THING && !staysDark ? 'pale' : isPale ? 'dark' : planned, isPale };
}

/** WebP bytes of a composition. */
export async function renderArt(stage: ArtStage, sheet: ArtSheet, options: RenderOptions): Promise<Uint8Array> {
  const breather = createBreather(options);
  await breather.rest(0);
  const { graphics, width, height, light } = stage;
  const canvas = graphics.createCanvas(width, height);
  const pen = canvas.getContext('2d');
  fillRect(pen, { x: 0, y: 0, w: width, h: height }, light.paper);
  await paintPicture(stage, sheet, pen, breather);
  drawMargin(pen, stage);
  for (const rule of sheet.rules) fillRect(pen, rule.box, rule.colour);
  for (const block of sheet.texts) drawBlock(pen, block);
  await breather.rest(0.96);
  drawGrain(graphics, pen, width, height);
  await breather.rest(0.98);
  const bytes = await canvas.encode('webp', quality[stage.manner]);
  options.signal?.throwIfAborted();
  options.onProgress?.(1);
  return bytes;
}

const quality: Readonly<Record<ArtStage['manner'], number>> = { oil: 86, watercolour: 88, print: 78 };
const DARK_THING = 0.36;
/** Pixels. */
const STUDY = 40;
