import type { Canvas } from '@napi-rs/canvas';
import { prepareHero, type Hero } from '../../designer/drawing/hero';
import type { Pen } from '../../designer/drawing/graphics';
import { iconLayers } from '../../designer/drawing/icon-shapes';
import { bottom, fromEdges, inset, right, type Rect } from '../../designer/drawing/rect';
import type { TextBlock } from '../../designer/drawing/text-blocks';
import { seededRandom } from '../../designer/drawing/seeded-random';
import { fillRect } from '../../designer/drawing/shapes';
import { cutPlace } from '../../designer/places/cut-place';
import { loadPlace, type LoadedPlace } from '../../designer/places/load-place';
import { drawArt, type PrintArt } from '../../designer/print/print-art';
import { inkOn } from '../../designer/print/print-heading';
import { windowLight } from '../../designer/print/window-light';
import type { Beat } from '../beats';
import { approaching } from '../camera';
import type { ArtDirection, ClipStage, Painter, Shot } from '../clip-stage';
import { easeInOut, easeOut } from '../easing';
import { delayOf, drawRising } from '../kinetic-type';
import { layoutCall } from '../layout/call-layout';
import { layoutCard } from '../layout/card-layout';
import { layoutHook, type ClipLayout } from '../layout/hook-layout';
import { plainLettering } from '../layout/lettering-style';
import { printedSheet } from './printed-sheet';

/**
 * The poster's print in its real place: one sheet a beat, on which the drawing and then the words are printed line by line, and
 * over which the next sheet is put up. The place drifts behind them; light that falls through leaves wanders over the paper.
 */
export async function printDirection(given: ClipStage): Promise<ArtDirection> {
  const { graphics, width, height, plan } = given;
  const print = plan.print!;
  const sheet = sheetOf(given);
  const stage = { ...given, safe: wordsOn(given, sheet) };
  const place = await loadPlace(graphics, print.place);
  const name = print.motifName;
  const hero = name === null ? null : prepareHero(graphics, name, await iconLayers(name));
  const behind = backdrop(given, place);
  const dapples = dapplesOn(given, print.detailSeed);
  const sheets = new Map<number, Painter>();

  /** The sheet before is a little nearer, so it shows around a new one until it has dropped out of the frame. */
  const fallen = (pen: Pen, { index, from }: Beat, seconds: number): void => {
    const before = plan.beats[index - 1];
    const share = (seconds - CUT) / FALL;
    if (!before || share >= 1) return;
    pen.save();
    pen.translate(0, height * Math.max(0, share) ** 2);
    sheets.get(before.index)!(pen, from - before.from + seconds);
    pen.restore();
  };

  const shot = (beat: Beat): Shot => {
    // sheets take turns, but the last one is like the first
    const isFirst = beat.kind === 'call' || beat.index % 2 === 0;
    const [paper, field] = isFirst ? [print.paper, print.field] : [print.field, print.paper];
    const style = plainLettering(stage, inkOn(print.palette, paper));
    const { texts: set, art } =
      beat.kind === 'call'
        ? layoutCall(stage, style)
        : beat.kind === 'hook'
          ? layoutHook(stage, style)
          : layoutCard(stage, style, beat.card);
    const band = hero ? null : bandUnder(stage, sheet, set);
    const onBand = inkOn(print.palette, field);
    const texts = set.map((block) =>
      band && block.box.y > band.y ? { ...block, colour: onBand.main, on: onBand.on } : block,
    );
    const prepare = (): Painter => {
      const drawing = hero && art.w > 0 ? { hero, art: artOf(stage, sheet, { texts, art }, beat, field) } : null;
      const bare = printedSheet(stage, sheet, place, (pen) => {
        fillRect(pen, sheet, paper);
        if (band) fillRect(pen, band, field);
      });
      const full = drawing
        ? printedSheet(stage, sheet, place, (pen) => {
            fillRect(pen, sheet, paper);
            drawInked(pen, stage, drawing);
          })
        : bare;
      const length = beat.to - beat.from;
      const growth = Math.min(PUSH, MOST_PUSH / length);
      const onSheet = (pen: Pen, seconds: number): void =>
        swaying(pen, stage, beat.from + seconds, () => {
          pen.drawImage(bare, 0, 0);
          if (drawing) reveal(pen, full, drawing.art.clip, beat.kind === 'hook' ? 1 : (seconds - 0.1) / 0.8);
          dapples(pen, sheet, beat.from + seconds);
          texts.forEach((block, at) =>
            drawRising(pen, block, seconds - (beat.kind === 'hook' ? 0.05 : 0.3) - delayOf(at, texts.length, length)),
          );
        });
      const painter: Painter = (pen, seconds) =>
        approaching(pen, stage, seconds, length, () => onSheet(pen, seconds), growth);
      sheets.set(beat.index, painter);
      return (pen, seconds) => {
        behind(pen, beat.from + seconds);
        fallen(pen, beat, seconds);
        painter(pen, seconds);
      };
    };
    return { texts, prepare: () => Promise.resolve(prepare()) };
  };

  return {
    shot,
    cutSeconds: CUT,
    cut: (pen, share, next) => {
      const [away, isUpright] = [1 - easeOut(share), height > width];
      pen.save();
      pen.translate(isUpright ? 0 : width * away, isUpright ? height * away : 0);
      sheets.get(next.index)!(pen, share * CUT);
      pen.restore();
    },
  };
}

/** A sheet of words alone has a field of its second ink: under the last of them, or else along its foot. */
function bandUnder({ unit, shape }: ClipStage, sheet: Rect, texts: readonly TextBlock[]): Rect | null {
  if (shape === 'banner') return null;
  const blocks = texts.toSorted((one, other) => one.box.y - other.box.y);
  const at = blocks.findIndex(
    ({ box }, index) => box.y > sheet.y + sheet.h * LOW && box.y - bottom(blocks[index - 1]?.box ?? sheet) > unit * 1.2,
  );
  const last = Math.max(sheet.y, ...blocks.map(({ box }) => bottom(box)));
  const top = at < 0 ? Math.max(last + unit * 0.7, bottom(sheet) - sheet.h * FOOT) : blocks[at]!.box.y - unit * 0.6;
  return bottom(sheet) - top < unit ? null : fromEdges(sheet.x, top, right(sheet), bottom(sheet));
}

/** How the subject is printed: to the sheet's edges on the sides where no words are. */
function artOf(stage: ClipStage, sheet: Rect, { texts, art }: ClipLayout, beat: Beat, field: string): PrintArt {
  const { shape, unit, plan } = stage;
  const { paper, other, palette } = plan.print!;
  const isBeside = shape === 'wide' || shape === 'banner';
  const isBetween = texts.some(({ box }) => (isBeside ? box.x > right(art) : box.y > bottom(art)));
  const air = unit * 0.2;
  const clip =
    texts.length === 0
      ? sheet
      : isBeside
        ? fromEdges(art.x, sheet.y, isBetween ? right(art) : right(sheet), bottom(sheet))
        : fromEdges(sheet.x, art.y - air, right(sheet), isBetween ? bottom(art) + air : bottom(sheet));
  const box = fromEdges(
    Math.max(clip.x, art.x),
    Math.max(clip.y, art.y),
    Math.min(right(clip), right(art)),
    Math.min(bottom(clip), bottom(art)),
  );
  return {
    kind: isBeside ? 'beside' : 'over',
    clip,
    box: inset(box, Math.min(box.w, box.h) * (beat.kind === 'hook' ? 0.04 : 0.08)),
    ground: field,
    inks: [other, palette.accent, paper],
  };
}

const drawInked = (pen: Pen, { graphics, unit, plan }: ClipStage, { hero, art }: { hero: Hero; art: PrintArt }): void =>
  drawArt(pen, { graphics, unit, seed: plan.print!.detailSeed, hero }, art);

/** The drawing comes onto its sheet from below, as from under a roller. */
function reveal(pen: Pen, full: Canvas, clip: Rect, share: number): void {
  const h = Math.round(clip.h * easeInOut(share));
  const [x, y, w] = [Math.round(clip.x), Math.round(bottom(clip)) - h, Math.round(clip.w)];
  if (h > 0) pen.drawImage(full, x, y, w, h, x, y, w, h);
}

/** The place, larger than the frame, which goes by slowly and comes nearer. */
function backdrop({ graphics, width, height, plan }: ClipStage, place: LoadedPlace): Painter {
  const canvas = graphics.createCanvas(Math.round(width * SPARE), Math.round(height * SPARE));
  cutPlace(canvas.getContext('2d'), place, { x: 0, y: 0, w: canvas.width, h: canvas.height });
  const end = plan.beats.at(-1)!.to;
  const way = plan.detailSeed % 2 === 0 ? 1 : -1;
  return (pen, seconds) => {
    const share = Math.min(1, seconds / end);
    const zoom = 1 - (1 - 1 / SPARE) * 0.6 * (1 - share);
    const [w, h] = [canvas.width * zoom, canvas.height * zoom];
    const aside = ((w - width) / 2) * way * (share * 2 - 1) * 0.9;
    pen.imageSmoothingEnabled = true;
    pen.drawImage(canvas, (width - w) / 2 + aside, (height - h) / 2, w, h);
  };
}

/** What hangs is never quite at rest: it turns a hair about its upper edge, as in the draught of a door. */
function swaying(pen: Pen, { width, height }: ClipStage, seconds: number, paint: () => void): void {
  pen.save();
  pen.translate(width / 2, height * 0.08);
  pen.rotate(Math.sin(seconds * 1.5) * SWAY);
  pen.translate(-width / 2, -height * 0.08);
  paint();
  pen.restore();
}

/** Shadows of leaves and window bars that wander over a sheet as the sun does, only faster. */
function dapplesOn(
  { graphics, width, height }: ClipStage,
  seed: number,
): (pen: Pen, sheet: Rect, seconds: number) => void {
  const size = { w: width * 1.4, h: height * 1.4 };
  const { share, ...small } = windowLight(graphics, size.w, size.h, seededRandom(seed + 3));
  const shade = graphics.createCanvas(small.width, small.height);
  const ink = shade.getContext('2d');
  const image = ink.createImageData(small.width, small.height);
  for (const [at, sun] of share.entries()) image.data[at * 4 + 3] = Math.round(255 * DAPPLED * (1 - sun));
  ink.putImageData(image, 0, 0);
  return (pen, sheet, seconds) => {
    const sway = Math.sin(seconds * 0.9) * 0.04 + seconds * 0.016;
    pen.save();
    pen.beginPath();
    pen.rect(sheet.x, sheet.y, sheet.w, sheet.h);
    pen.clip();
    pen.drawImage(shade, -width * Math.min(0.38, 0.04 + sway), -height * 0.2, size.w, size.h);
    pen.restore();
  };
}

/** The sheet's part of the frame, which leaves the place to be seen around it; in a story, between the app's own controls. */
function sheetOf({ width, height, unit, safe, shape }: ClipStage): Rect {
  if (shape === 'banner') return fromEdges(unit, unit * 0.3, width - unit, height - unit * 0.3);
  if (shape === 'tall')
    return fromEdges(unit * 0.5, safe.y - unit * 0.7, width - unit * 0.5, bottom(safe) + unit * 0.7);
  return fromEdges(unit * 0.75, unit * 0.6, width - unit * 0.75, height - unit * 0.8);
}

/** Where words go on a sheet. */
function wordsOn({ safe, unit, shape }: ClipStage, sheet: Rect): Rect {
  const inner = inset(sheet, unit * (shape === 'banner' ? 0.3 : 0.66));
  return fromEdges(
    Math.max(safe.x, inner.x),
    Math.max(safe.y, inner.y),
    Math.min(right(safe), right(inner)),
    Math.min(bottom(safe), bottom(inner)),
  );
}

/** How much larger than the frame the place is. */
const SPARE = 1.22;
/** Growth of a sheet in a second, and in all; radians to either side. */
const PUSH = 0.04;
const MOST_PUSH = 0.15;
const SWAY = 0.0045;
/** Seconds in which a sheet comes over the one before. */
const CUT = 0.55;
/** Seconds in which the one before drops. */
const FALL = 0.5;
/** Of a sheet's height: where a field of colour may begin, and how high one without words is. */
const LOW = 0.55;
const FOOT = 0.2;
/** How much of the light a shadow takes. */
const DAPPLED = 0.16;
