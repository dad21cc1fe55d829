import type { Canvas } from '@napi-rs/canvas';
import type { ImageBrief, RenderOptions } from '../../../../ports/image';
import { createBreather } from '../artistic/breather';
import { paintOil } from '../artistic/oil-paint';
import type { Plate } from '../artistic/plate';
import { paintWatercolour } from '../artistic/watercolour-paint';
import { contrast, withAlpha } from '../drawing/colours';
import { drawGrain } from '../drawing/grain';
import { loadBrandFaces, loadCartoonFaces, loadGraphics, type Graphics, type Pen } from '../drawing/graphics';
import { buildPalette, buildScheme, textColours } from '../drawing/palette';
import { bottom, right, type Rect } from '../drawing/rect';
import { archPath, fillRect } from '../drawing/shapes';
import { drawBlock } from '../drawing/text-blocks';
import { createTypesetter } from '../drawing/typesetter';
import { formatOf, type Stage } from '../minimalist/stage';
import { wishOf } from '../series-choices';
import { cropFor } from './photo-crop';
import { photoLayouts, type PhotoSheet } from './photo-layouts';
import { photoRandom, planPhoto, type PhotoPlan } from './photo-plan';
import { studyPhoto, type PhotoStudy } from './photo-study';
import { croppedPhoto, duotoned, inked, levelled, rgbOf } from './photo-treatments';

/** Any style, of an owner's photograph: WebP bytes in the pixels of the brief's ratio. Rejects what is no picture. */
export async function drawWithPhoto(
  brief: ImageBrief,
  bytes: Uint8Array,
  options: RenderOptions = {},
): Promise<Uint8Array> {
  const { stage, sheet, canvas } = await composePhoto(brief, bytes, options);
  const pen = canvas.getContext('2d');
  for (const rule of sheet.rules) fillRect(pen, rule.box, rule.colour);
  for (const block of sheet.texts) drawBlock(pen, block);
  if (brief.style !== 'photorealistic') drawGrain(stage.graphics, pen, stage.width, stage.height);
  options.signal?.throwIfAborted();
  return canvas.encode('webp', QUALITY);
}

/** The sheet with its photograph and without its words, which are placed. */
export async function composePhoto(
  brief: ImageBrief,
  bytes: Uint8Array,
  options: RenderOptions = {},
): Promise<{ plan: PhotoPlan; stage: Stage; sheet: PhotoSheet; canvas: Canvas; crop: Rect }> {
  const graphics = await loadGraphics();
  const plan = planPhoto(brief);
  if (plan.faces.headline === 'chunky') await loadCartoonFaces();
  else if (plan.faces.headline !== 'display') await loadBrandFaces();
  const image = await graphics.loadImage(Buffer.from(bytes));
  const study = studyPhoto(graphics, image);
  const stage = stageOf(brief, plan, graphics, study);
  const { sheet, crop } = bestSheet(stage, plan, study, image.width / image.height);
  const { photo, over } = sheet;
  const picture = await treated(stage, plan, croppedPhoto(graphics, image, crop, photo), options);
  const canvas = graphics.createCanvas(stage.width, stage.height);
  const pen = canvas.getContext('2d');
  fillRect(pen, { x: 0, y: 0, w: stage.width, h: stage.height }, stage.scheme.ground);
  hang(pen, stage, sheet, picture, plan);
  if (over) shade(pen, stage, over);
  return { plan, stage, sheet, canvas, crop };
}

/** The first of the planned layouts in whose shape the matter of the photograph stays whole, else the one that keeps most. */
function bestSheet(stage: Stage, plan: PhotoPlan, study: PhotoStudy, imageRatio: number) {
  const tried = plan.photoLayouts.map((name) => {
    const sheet = photoLayouts[name]({ ...stage, random: photoRandom(plan) });
    const { photo, over } = sheet;
    const words = over
      ? {
          x: (over.words.x - photo.x) / photo.w,
          y: (over.words.y - photo.y) / photo.h,
          w: over.words.w / photo.w,
          h: over.words.h / photo.h,
        }
      : undefined;
    return { sheet, ...cropFor(study, imageRatio, photo.w / photo.h, words) };
  });
  return tried.find(({ kept }) => kept >= WHOLE) ?? tried.reduce((best, next) => (next.kept > best.kept ? next : best));
}

/** A brand's own colours stay; where it has none the photograph gives the hue. */
function stageOf(brief: ImageBrief, plan: PhotoPlan, graphics: Graphics, study: PhotoStudy): Stage {
  const wish = wishOf(brief, plan.words);
  const palette = wish === null && study.hue !== null ? buildPalette(null, study.hue, 'fresh') : plan.palette;
  return {
    ...formatOf(brief.aspectRatio),
    ...plan,
    palette,
    scheme: buildScheme(palette, plan.scheme.name),
    random: photoRandom(plan),
    type: createTypesetter(graphics),
    graphics,
    hero: null,
    extras: [],
  };
}

async function treated(stage: Stage, plan: PhotoPlan, canvas: Canvas, options: RenderOptions): Promise<Canvas> {
  if (plan.treatment === 'oil' || plan.treatment === 'watercolour') return painted(stage, plan, canvas, options);
  levelled(canvas);
  if (plan.treatment === 'duotone') duotoned(canvas, stage.palette);
  if (plan.treatment === 'comic') inked(canvas, '#1b1626', Math.max(5, stage.unit * 0.11));
  return canvas;
}

/** The painters of the artistic style, with the photograph in the place of a drawn scene. */
async function painted(stage: Stage, plan: PhotoPlan, canvas: Canvas, options: RenderOptions): Promise<Canvas> {
  const { graphics, random, palette, scheme, unit } = stage;
  const overrun = Math.round(unit * OVERRUN);
  levelled(canvas);
  const [w, h] = [Math.round(canvas.width / 2), Math.round(canvas.height / 2)];
  const small = graphics.createCanvas(w, h);
  small.getContext('2d').drawImage(canvas, 0, 0, w, h);
  const { data } = small.getContext('2d').getImageData(0, 0, w, h);
  const plate: Plate = {
    width: w,
    height: h,
    rgba: data,
    detail: new Uint8ClampedArray(w * h).fill(90),
    flow: () => 0.6,
  };
  const paint = await (plan.treatment === 'oil' ? paintOil : paintWatercolour)({
    plate,
    width: canvas.width,
    height: canvas.height,
    overrun,
    bleeds: { left: true, top: true, right: true, bottom: true },
    paper: rgbOf(plan.treatment === 'watercolour' ? palette.paper : scheme.ground),
    under: rgbOf(palette.shade),
    random,
    breather: createBreather(options),
  });
  const layer = graphics.createCanvas(paint.width, paint.height);
  const pen = layer.getContext('2d');
  const pixels = pen.createImageData(paint.width, paint.height);
  pixels.data.set(paint.rgba);
  pen.putImageData(pixels, 0, 0);
  const inside = graphics.createCanvas(canvas.width, canvas.height);
  inside.getContext('2d').drawImage(layer, -overrun, -overrun);
  return inside;
}

function hang(
  pen: Pen,
  { unit, palette }: Stage,
  { photo, shape }: PhotoSheet,
  picture: Canvas,
  plan: PhotoPlan,
): void {
  pen.save();
  pen.beginPath();
  if (shape === 'arch') archPath(pen, photo);
  else if (shape === 'rounded')
    pen.roundRect(photo.x, photo.y, photo.w, photo.h, plan.treatment === 'comic' ? 0 : unit * 0.3);
  else pen.rect(photo.x, photo.y, photo.w, photo.h);
  pen.clip();
  if (plan.treatment === 'watercolour') fillRect(pen, photo, palette.paper);
  pen.drawImage(picture, photo.x, photo.y, photo.w, photo.h);
  pen.restore();
  if (plan.treatment !== 'comic') return;
  pen.strokeStyle = '#1b1626';
  pen.lineWidth = unit * 0.12;
  pen.strokeRect(photo.x, photo.y, photo.w, photo.h);
}

/** As little shade as the lightest or darkest pixel under the words needs; measured, not guessed. */
function shade(pen: Pen, { width, height, palette, unit }: Stage, over: NonNullable<PhotoSheet['over']>): void {
  const { words, side } = over;
  const lightest = extremeUnder(pen, words);
  const colour = textColours(palette, over.shade).quiet;
  const strength = STRENGTHS.find((alpha) => contrast(colour, mixed(lightest, over.shade, alpha)) >= LEGIBLE) ?? 1;
  const margin = unit * 0.8;
  const gradient =
    side === 'left'
      ? pen.createLinearGradient(right(words) + margin * 6, 0, 0, 0)
      : pen.createLinearGradient(0, words.y - margin * 3, 0, bottom(words));
  const length = side === 'left' ? right(words) + margin * 6 : bottom(words) - words.y + margin * 3;
  gradient.addColorStop(0, withAlpha(over.shade, 0));
  gradient.addColorStop(
    side === 'left' ? 0.5 : Math.min(0.95, (margin * 2.2) / length),
    withAlpha(over.shade, strength),
  );
  gradient.addColorStop(1, withAlpha(over.shade, strength));
  pen.fillStyle = gradient;
  pen.fillRect(0, 0, width, height);
}

/** The 97th of a hundred pixels by light under the words. */
function extremeUnder(pen: Pen, { x, y, w, h }: Rect): string {
  const { data } = pen.getImageData(
    Math.round(x),
    Math.round(y),
    Math.max(1, Math.round(w)),
    Math.max(1, Math.round(h)),
  );
  const lights: { light: number; at: number }[] = [];
  for (let at = 0; at < data.length; at += 4 * 37)
    lights.push({ light: 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!, at });
  lights.sort((a, b) => a.light - b.light);
  const { at } = lights[Math.floor(lights.length * 0.97)]!;
  return `#${[0, 1, 2].map((channel) => data[at + channel]!.toString(16).padStart(2, '0')).join('')}`;
}

function mixed(from: string, to: string, share: number): string {
  const [a, b] = [rgbOf(from), rgbOf(to)];
  return `#${a
    .map((value, channel) =>
      Math.round(value + (b[channel]! - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** In units: brushes run over the edge, which is cut off. */
const OVERRUN = 0.3;
const QUALITY = 90;
/** WCAG 2 for text of any size. */
const LEGIBLE = 4.5;
/** Share of a photograph's matter that has to stay in its shape. */
const WHOLE = 0.74;
const STRENGTHS = Array.from({ length: 21 }, (_, step) => step / 20);
