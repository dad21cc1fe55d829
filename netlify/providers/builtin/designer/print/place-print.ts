import type { Canvas } from '@napi-rs/canvas';
import { drawGrain } from '../drawing/grain';
import type { Pen } from '../drawing/graphics';
import { bottom, centreX, centreY, right } from '../drawing/rect';
import { seededRandom } from '../drawing/seeded-random';
import { cutPlace } from '../places/cut-place';
import { fillRect } from '../drawing/shapes';
import { lightSide, loadPlace, tintOf } from '../places/load-place';
import type { PrintComposition } from './compose-print';
import { drawBanner } from './boards/banner-picture';
import { drawEasel } from './boards/easel-picture';
import { drawFrame } from './boards/frame-picture';
import { drawPavementSign } from './boards/pavement-picture';
import { drawEdge, type PlaceStage } from './place-stage';
import { drawInk } from './print-layers';
import { fibreTile, FIBRE_SIDE } from './paper-fibres';
import { drawTable } from './boards/table-picture';
import { windowLight } from './window-light';

/** A print that stands in a photographed place, which is out of focus behind it. */
export async function placePrint(
  composition: PrintComposition,
  pause: () => Promise<void>,
  onProgress?: (done: number) => void,
): Promise<Canvas> {
  const { graphics, format, plan } = composition;
  const { width, height } = format;
  const canvas = graphics.createCanvas(width, height);
  const place = await loadPlace(graphics, plan.place);
  const pen = canvas.getContext('2d');
  const stage: PlaceStage = {
    composition,
    graphics,
    pen,
    place,
    side: lightSide(place.light),
    tint: tintOf(place.light),
  };
  cutPlace(pen, place, { x: 0, y: 0, w: width, h: height });
  await pause();
  onProgress?.(0.2);
  const sheet = litSheet(stage, exposureIn(stage, canvas));
  await pause();
  onProgress?.(0.5);
  if (plan.scene === 'table') await drawTable(stage, sheet, pause);
  else if (plan.scene === 'frame') drawFrame(stage, sheet);
  else if (plan.scene === 'easel') drawEasel(stage, sheet);
  else if (plan.scene === 'pavement') drawPavementSign(stage, sheet);
  else if (plan.scene === 'banner') drawBanner(stage, sheet);
  else drawTaped(stage, sheet);
  onProgress?.(0.8);
  await pause();
  drawLens(stage, canvas);
  drawGrain(graphics, pen, width, height);
  drawGrain(graphics, pen, width, height);
  return canvas;
}

/** The sheet in the place's light: brighter on the side where that comes from. */
function litSheet({ composition, graphics, side, tint }: PlaceStage, bright: number): Canvas {
  const { format, sheet, plan } = composition;
  const canvas = graphics.createCanvas(format.width, format.height);
  const pen = canvas.getContext('2d');
  fillRect(pen, sheet, plan.paper);
  pen.save();
  pen.beginPath();
  pen.rect(sheet.x, sheet.y, sheet.w, sheet.h);
  pen.clip();
  drawInk(pen, composition);
  pen.globalCompositeOperation = 'multiply';
  const light = (share: number): string =>
    `rgb(${tint.map((channel) => Math.round(255 * Math.min(1, share * (1 + (channel - 1) * TINTED)))).join(',')})`;
  const across = pen.createLinearGradient(
    side > 0 ? right(sheet) : sheet.x,
    sheet.y,
    side > 0 ? sheet.x : right(sheet),
    bottom(sheet),
  );
  across.addColorStop(0, light(bright));
  across.addColorStop(0.35, light(0.98 * bright));
  across.addColorStop(1, light(0.95 * bright));
  pen.fillStyle = across;
  pen.fillRect(sheet.x, sheet.y, sheet.w, sheet.h);
  drawFibres(pen, composition);
  // leaves and window bars keep some of the light from it, as they would from anything that stands there
  if (plan.scene !== 'glass') drawDapples(pen, composition);
  pen.restore();
  return canvas;
}

/** How much of the place's light a camera that is set for it sees on white paper: less where all around is dim. */
function exposureIn({ graphics }: PlaceStage, place: Canvas): number {
  const small = graphics.createCanvas(16, 16);
  const pen = small.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(place, 0, 0, 16, 16);
  const { data } = pen.getImageData(0, 0, 16, 16);
  const mean = data.reduce((sum, value, at) => sum + (at % 4 === 3 ? 0 : value), 0) / (data.length * 0.75) / 255;
  return Math.max(DIMMEST, Math.min(1, 0.74 + mean * 0.48));
}
const DIMMEST = 0.8;

function drawFibres(pen: Pen, { graphics, sheet, plan }: PrintComposition): void {
  const tile = graphics.createCanvas(FIBRE_SIDE, FIBRE_SIDE);
  const ink = tile.getContext('2d');
  const image = ink.createImageData(FIBRE_SIDE, FIBRE_SIDE);
  for (const [at, fibre] of fibreTile(plan.detailSeed).entries())
    image.data.fill(Math.round(255 - fibre * 13), at * 4, at * 4 + 3);
  for (let at = 3; at < image.data.length; at += 4) image.data[at] = 255;
  ink.putImageData(image, 0, 0);
  const pattern = pen.createPattern(tile, 'repeat');
  if (!pattern) return;
  pen.fillStyle = pattern;
  pen.fillRect(sheet.x, sheet.y, sheet.w, sheet.h);
}

function drawDapples(pen: Pen, { graphics, format, plan }: PrintComposition): void {
  const { width, height } = format;
  const { share, ...size } = windowLight(graphics, width, height, seededRandom(plan.detailSeed + 3));
  const shade = graphics.createCanvas(size.width, size.height);
  const ink = shade.getContext('2d');
  const image = ink.createImageData(size.width, size.height);
  for (const [at, sun] of share.entries()) {
    const grey = Math.round(255 * (1 - DAPPLED * (1 - sun)));
    image.data[at * 4] = image.data[at * 4 + 1] = grey;
    image.data[at * 4 + 2] = grey + 4;
    image.data[at * 4 + 3] = 255;
  }
  ink.putImageData(image, 0, 0);
  pen.drawImage(shade, 0, 0, width, height);
}

/** Taped to the inside of a window by hand, not quite level: close to it no shadow falls but its own edge's. */
function drawTaped({ composition, pen, side }: PlaceStage, sheet: Canvas): void {
  const { format, plan, sheet: box } = composition;
  const { unit, shape } = format;
  drawEdge(sheet.getContext('2d'), box, side);
  pen.save();
  if (shape !== 'banner') {
    pen.translate(centreX(box), centreY(box));
    pen.rotate((plan.detailSeed % 2 === 0 ? 1 : -1) * ASKEW);
    pen.translate(-centreX(box), -centreY(box));
  }
  pen.save();
  pen.shadowColor = 'rgba(0,0,0,0.38)';
  pen.shadowBlur = unit * 0.22;
  pen.shadowOffsetX = -side * unit * 0.05;
  pen.shadowOffsetY = unit * 0.08;
  pen.drawImage(sheet, 0, 0);
  pen.restore();
  const strip = { w: unit * 1.35, h: unit * 0.44 };
  for (const [x, turn] of [
    [box.x + unit * 0.28, -0.72],
    [right(box) - unit * 0.28, 0.68],
  ] as const) {
    pen.save();
    pen.translate(x, box.y + unit * 0.24);
    pen.rotate(turn);
    drawTape(pen, strip, unit);
    pen.restore();
  }
  pen.restore();
}

/** Paper tape, torn off at both ends, through which a little is seen. */
function drawTape(pen: Pen, { w, h }: { w: number; h: number }, unit: number): void {
  const teeth = 6;
  pen.beginPath();
  pen.moveTo(-w / 2, -h / 2);
  pen.lineTo(w / 2, -h / 2);
  for (let tooth = 1; tooth <= teeth; tooth += 1)
    pen.lineTo(w / 2 + (tooth % 2 ? unit * 0.05 : 0), -h / 2 + (h * tooth) / teeth);
  pen.lineTo(-w / 2, h / 2);
  for (let tooth = 1; tooth <= teeth; tooth += 1)
    pen.lineTo(-w / 2 - (tooth % 2 ? unit * 0.05 : 0), h / 2 - (h * tooth) / teeth);
  pen.closePath();
  pen.shadowColor = 'rgba(0,0,0,0.3)';
  pen.shadowBlur = unit * 0.07;
  pen.shadowOffsetY = unit * 0.025;
  pen.fillStyle = TAPE;
  pen.fill();
  pen.shadowColor = 'transparent';
  const sheen = pen.createLinearGradient(0, -h / 2, 0, h / 2);
  sheen.addColorStop(0, 'rgba(255,255,255,0.28)');
  sheen.addColorStop(0.4, 'rgba(255,255,255,0)');
  sheen.addColorStop(1, 'rgba(80,60,30,0.14)');
  pen.fillStyle = sheen;
  pen.fill();
}

/** Bright places shine over what is before them, and the corners of a lens are darker. */
function drawLens({ graphics, pen, composition: { format } }: PlaceStage, canvas: Canvas): void {
  const { width, height } = format;
  const glow = graphics.createCanvas(Math.ceil(width / GLOW_SCALE), Math.ceil(height / GLOW_SCALE));
  const soft = glow.getContext('2d');
  soft.filter = `blur(${Math.min(glow.width, glow.height) * 0.04}px)`;
  soft.drawImage(canvas, 0, 0, glow.width, glow.height);
  pen.save();
  pen.globalCompositeOperation = 'screen';
  pen.globalAlpha = 0.03;
  pen.drawImage(glow, 0, 0, width, height);
  pen.restore();
  const reach = Math.hypot(width, height) / 2;
  const rim = pen.createRadialGradient(width / 2, height * 0.48, reach * 0.55, width / 2, height * 0.48, reach * 1.08);
  rim.addColorStop(0, 'rgba(0,0,0,0)');
  rim.addColorStop(1, 'rgba(0,0,0,0.12)');
  pen.fillStyle = rim;
  pen.fillRect(0, 0, width, height);
}

/** Share of the place's own colour that the paper takes: a camera balances most of it away. */
const TINTED = 0.3;
/** How much of the light a shadow takes. */
const DAPPLED = 0.08;
/** Radians. */
const ASKEW = 0.0075;
const TAPE = '#e6d9bbe6';
const GLOW_SCALE = 4;
