import type { Canvas } from '@napi-rs/canvas';
import { withAlpha } from '../../designer/drawing/colours';
import type { Pen } from '../../designer/drawing/graphics';
import { bottom, right, type Rect } from '../../designer/drawing/rect';
import { fillDisc, fillRect } from '../../designer/drawing/shapes';
import { lightSide, tintOf, type LoadedPlace } from '../../designer/places/load-place';
import { FIBRE_SIDE, fibreTile } from '../../designer/print/paper-fibres';
import { drawEdge } from '../../designer/print/place-stage';
import type { ClipStage } from '../clip-stage';

/** A sheet as it hangs in its place, without its words: with the shadow that it casts, in the place's light, taped up indoors, screwed on outdoors. */
export function printedSheet(
  { graphics, width, height, unit, plan }: ClipStage,
  sheet: Rect,
  place: LoadedPlace,
  print: (pen: Pen) => void,
): Canvas {
  const canvas = graphics.createCanvas(width, height);
  const pen = canvas.getContext('2d');
  const side = lightSide(place.light);
  const { detailSeed, place: where } = plan.print!;
  pen.save();
  pen.shadowColor = 'rgba(0,0,0,0.42)';
  pen.shadowBlur = unit * 0.3;
  pen.shadowOffsetX = -side * unit * 0.07;
  pen.shadowOffsetY = unit * 0.11;
  fillRect(pen, sheet, '#000000');
  pen.restore();
  pen.save();
  pen.beginPath();
  pen.rect(sheet.x, sheet.y, sheet.w, sheet.h);
  pen.clip();
  print(pen);
  pen.globalCompositeOperation = 'multiply';
  const light = (share: number): string =>
    `rgb(${tintOf(place.light)
      .map((channel) => Math.round(255 * Math.min(1, share * (1 + (channel - 1) * TINTED))))
      .join(',')})`;
  const [near, far] = side > 0 ? [right(sheet), sheet.x] : [sheet.x, right(sheet)];
  const across = pen.createLinearGradient(near, sheet.y, far, bottom(sheet));
  across.addColorStop(0, light(1));
  across.addColorStop(1, light(DIMMEST));
  pen.fillStyle = across;
  pen.fillRect(sheet.x, sheet.y, sheet.w, sheet.h);
  drawFibres(pen, graphics.createCanvas(FIBRE_SIDE, FIBRE_SIDE), sheet, detailSeed);
  pen.restore();
  drawEdge(pen, sheet, side);
  if (where.isOutdoors) drawScrews(pen, sheet, unit);
  else drawTapes(pen, sheet, unit);
  return canvas;
}

function drawFibres(pen: Pen, tile: Canvas, sheet: Rect, seed: number): void {
  const ink = tile.getContext('2d');
  const image = ink.createImageData(FIBRE_SIDE, FIBRE_SIDE);
  for (const [at, fibre] of fibreTile(seed).entries())
    image.data.set([255, 255, 255].fill(Math.round(255 - fibre * FIBRES)).concat(255), at * 4);
  ink.putImageData(image, 0, 0);
  const pattern = pen.createPattern(tile, 'repeat');
  if (!pattern) return;
  pen.fillStyle = pattern;
  pen.fillRect(sheet.x, sheet.y, sheet.w, sheet.h);
}

/** Across both upper corners, a little of the sheet showing through. */
function drawTapes(pen: Pen, sheet: Rect, unit: number): void {
  for (const [x, turn] of [
    [sheet.x + unit * 0.12, -0.7],
    [right(sheet) - unit * 0.12, 0.66],
  ] as const) {
    pen.save();
    pen.translate(x, sheet.y + unit * 0.1);
    pen.rotate(turn);
    pen.shadowColor = 'rgba(0,0,0,0.3)';
    pen.shadowBlur = unit * 0.06;
    pen.shadowOffsetY = unit * 0.02;
    fillRect(pen, { x: -unit * 0.55, y: -unit * 0.19, w: unit * 1.1, h: unit * 0.38 }, withAlpha('#e6d9bb', 0.92));
    pen.restore();
  }
}

function drawScrews(pen: Pen, sheet: Rect, unit: number): void {
  const off = unit * 0.3;
  for (const x of [sheet.x + off, right(sheet) - off])
    for (const y of [sheet.y + off, bottom(sheet) - off]) {
      fillDisc(pen, x, y + unit * 0.02, unit * 0.1, 'rgba(0,0,0,0.35)');
      fillDisc(pen, x, y, unit * 0.09, '#b9b6ae');
      fillDisc(pen, x - unit * 0.02, y - unit * 0.025, unit * 0.045, '#e4e2dc');
    }
}

/** Share of the place's own colour that paper takes. */
const TINTED = 0.3;
/** Share of its light, on the far side. */
const DIMMEST = 0.93;
const FIBRES = 12;
