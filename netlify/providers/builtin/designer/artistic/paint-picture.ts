import type { Pen } from '../drawing/graphics';
import { bottom, fromEdges, right, type Rect } from '../drawing/rect';
import { fieldPlate, strataPlate, swirlPlate } from './abstract-plates';
import { ringsPlate } from './rings-plate';
import type { ArtSceneName } from './art-plan';
import type { Manner } from './paint-manners';
import type { ArtSheet, ArtStage } from './art-stage';
import type { Breather } from './breather';
import { createEasel, type Easel } from './easel';
import { haloPlate } from './halo-plate';
import { lakePlate } from './lake-plate';
import { leavesPlate } from './leaves-plate';
import { meadowPlate } from './meadow-plate';
import { paintOil, type PaintRequest } from './oil-paint';
import type { PaintLayer } from './paint-layer';
import { plateOf, type Plate } from './plate';
import { paintPrint } from './print-paint';
import { streetPlate } from './street-plate';
import { tablePlate } from './table-plate';
import { paintWatercolour } from './watercolour-paint';

/** Draws the scene as a plate, then paints it in its manner onto the paper. */
export async function paintPicture(
  stage: ArtStage,
  { painting, strips = [] }: ArtSheet,
  pen: Pen,
  breather: Breather,
): Promise<void> {
  const { manner } = stage;
  const place = placeOf(stage, painting);
  const easel = createEasel(
    stage,
    Math.round(place.w * plateScale[manner]),
    Math.round(place.h * plateScale[manner]),
    breather,
  );
  const plate = await plates[stage.scene](easel);
  await layPlate(stage, plate, painting, pen, breather);
  for (const { rect, from } of strips)
    await layPlate(stage, continued(stage, easel, placeOf(stage, rect), from), rect, pen, breather);
}

/** The lowest or highest part of a plate, flipped: what the subject stands on, or the sky, continues past the cut. */
function continued(
  { graphics, manner }: ArtStage,
  { picture, w, h }: Easel,
  place: Rect,
  from: 'top' | 'bottom',
): Plate {
  const [width, height] = [place.w * plateScale[manner], place.h * plateScale[manner]].map(Math.round) as [
    number,
    number,
  ];
  const [strip, bare] = [graphics.createCanvas(width, height), graphics.createCanvas(width, height)];
  const ink = strip.getContext('2d');
  const part = Math.min(h * CONTINUED, height);
  ink.translate(0, height);
  ink.scale(1, -1);
  ink.drawImage(picture, 0, from === 'top' ? 0 : h - part, w, part, 0, 0, width, height);
  return plateOf(strip, bare, (u) => Math.sin(u * 5) * 0.3);
}

/** Including what runs over the sheet's own edges. */
function placeOf({ unit, width, height }: ArtStage, painting: Rect): Rect {
  const overrun = Math.round(unit * OVERRUN);
  const spill = (side: boolean): number => (side ? overrun : 0);
  const { left, top, right: toRight, bottom: toBottom } = bleedsOf(painting, width, height);
  return fromEdges(
    Math.round(painting.x) - spill(left),
    Math.round(painting.y) - spill(top),
    Math.round(right(painting)) + spill(toRight),
    Math.round(bottom(painting)) + spill(toBottom),
  );
}

const bleedsOf = (painting: Rect, width: number, height: number): PaintRequest['bleeds'] => ({
  left: painting.x <= 0,
  top: painting.y <= 0,
  right: right(painting) >= width,
  bottom: bottom(painting) >= height,
});

async function layPlate(stage: ArtStage, plate: Plate, painting: Rect, pen: Pen, breather: Breather): Promise<void> {
  const { random, light, graphics, manner } = stage;
  const overrun = Math.round(stage.unit * OVERRUN);
  const bleeds = bleedsOf(painting, stage.width, stage.height);
  const place = placeOf(stage, painting);
  await breather.rest(0);
  const paint = await painters[manner]({
    plate,
    width: place.w,
    height: place.h,
    overrun,
    bleeds,
    paper: rgbOf(light.paper),
    under: rgbOf(light.under),
    random,
    breather,
  });
  const layer = graphics.createCanvas(paint.width, paint.height);
  const ink = layer.getContext('2d');
  const image = ink.createImageData(paint.width, paint.height);
  image.data.set(paint.rgba);
  ink.putImageData(image, 0, 0);
  await breather.rest(0.94);
  pen.drawImage(layer, place.x - overrun, place.y - overrun);
  await breather.rest(0.95);
}

const rgbOf = (hex: string): [number, number, number] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

const plates: Readonly<Record<ArtSceneName, (easel: Easel) => Promise<Plate>>> = {
  table: tablePlate,
  lake: lakePlate,
  sea: lakePlate,
  meadow: meadowPlate,
  street: streetPlate,
  halo: haloPlate,
  field: fieldPlate,
  swirl: swirlPlate,
  strata: strataPlate,
  rings: ringsPlate,
  leaves: leavesPlate,
};
const painters: Readonly<Record<Manner, (request: PaintRequest) => Promise<PaintLayer>>> = {
  oil: paintOil,
  watercolour: paintWatercolour,
  print: paintPrint,
};

/** Share of a plate's height; the subject stands below it. */
const CONTINUED = 0.12;
/** Pixels of the plate for one of the painting. */
const plateScale: Readonly<Record<Manner, number>> = { oil: 0.5, watercolour: 0.5, print: 0.62 };
/** How far brushes may run over the painting's edge, in units. */
export const OVERRUN = 0.3;
