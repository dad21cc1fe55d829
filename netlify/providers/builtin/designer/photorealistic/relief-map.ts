import type { Graphics, Pen } from '../drawing/graphics';
import { fontOf } from '../drawing/graphics';
import { iconLayers } from '../drawing/icon-shapes';
import { distanceField, smoothed } from '../cartoon/distance-field';
import { linearChannel } from './linear-light';
import type { Outline } from './studio-scene';

/** What the tracer needs of an outline, drawn in a square from −1 to 1 whose ink reaches INK to each side of the middle. */
export interface ReliefMap {
  /** Signed distance in half sides (inside positive) and how far a texel stands out of the grooves, side × side pairs. */
  shape: Float32Array;
  side: number;
  /** Linear red, green, blue, –; empty where the outline has no colours of its own. */
  colours: Float32Array;
  colourSide: number;
  /** Largest distance inside, in half sides. */
  thickest: number;
}

/** Cuts an outline. `pause` is awaited between the steps, each of which takes some tens of milliseconds. */
export async function reliefMap(graphics: Graphics, outline: Outline, pause: () => Promise<void>): Promise<ReliefMap> {
  const paint = await painter(graphics, outline);
  const side = outline.kind === 'icon' ? ICON_SIDE : LETTER_SIDE;
  const coverage = coverageOf(paint(side));
  await pause();
  const outside = distanceField(coverage, side, side, REACH);
  await pause();
  const inside = distanceField(
    coverage.map((value) => 1 - value),
    side,
    side,
    REACH,
  );
  await pause();
  const signed = smoothed(
    outside.map((value, at) => Math.max(0, inside[at]!) - Math.max(0, value)),
    side,
    side,
  );
  const shape = new Float32Array(side * side * 2);
  let thickest = 0;
  for (let at = 0; at < side * side; at += 1) {
    const distance = (signed[at]! * 2) / side;
    thickest = Math.max(thickest, distance);
    shape[at * 2] = distance;
    shape[at * 2 + 1] = 1;
  }
  if (outline.kind !== 'icon') return { shape, side, colours: new Float32Array(), colourSide: 1, thickest };
  await pause();
  addGrooves(shape, side, paint(side), coverage);
  await pause();
  const colours = coloursOf(paint(COLOUR_SIDE));
  return { shape, side, colours, colourSide: COLOUR_SIDE, thickest };
}

/** A function that draws the outline at a size and gives the pixels. */
async function painter(graphics: Graphics, outline: Outline): Promise<(side: number) => Uint8ClampedArray> {
  const draw =
    outline.kind === 'icon'
      ? await iconPen(graphics, outline.name)
      : outline.kind === 'text'
        ? textPen(outline)
        : shapePen(outline);
  return (side) => {
    const pen = graphics.createCanvas(side, side).getContext('2d');
    pen.translate(side / 2, side / 2);
    pen.scale((side / 2) * INK, (side / 2) * INK);
    draw(pen);
    return pen.getImageData(0, 0, side, side).data;
  };
}

async function iconPen(graphics: Graphics, name: string): Promise<(pen: Pen) => void> {
  const layers = (await iconLayers(name)).map(([fill, opacity, rule, path]) => ({
    fill,
    opacity,
    rule,
    path: new graphics.Path2D(path),
  }));
  const bounds = layers.map(({ path }) => path.computeTightBounds());
  const [left, top, right, bottom] = [0, 1, 2, 3].map((edge) =>
    (edge < 2 ? Math.min : Math.max)(...bounds.map((box) => box[edge as 0])),
  ) as [number, number, number, number];
  return (pen) => {
    const scale = 2 / Math.max(right - left, bottom - top);
    pen.scale(scale, scale);
    pen.translate(-(left + right) / 2, -(top + bottom) / 2);
    for (const { fill, opacity, rule, path } of layers) {
      pen.globalAlpha = opacity;
      pen.fillStyle = fill;
      pen.fill(path, rule);
    }
  };
}

function textPen({ text, face }: Extract<Outline, { kind: 'text' }>): (pen: Pen) => void {
  return (pen) => {
    pen.font = fontOf(face, TEXT_SIZE);
    pen.letterSpacing = `${TEXT_TRACKING * TEXT_SIZE}px`;
    const ink = pen.measureText(text);
    const [left, right, over, under] = [
      -ink.actualBoundingBoxLeft,
      ink.actualBoundingBoxRight,
      ink.actualBoundingBoxAscent,
      ink.actualBoundingBoxDescent,
    ];
    const scale = 2 / Math.max(right - left, over + under);
    pen.scale(scale, scale);
    pen.fillText(text, -(left + right) / 2, (over - under) / 2);
  };
}

function shapePen(outline: Extract<Outline, { kind: 'arch' | 'ring' | 'disc' }>): (pen: Pen) => void {
  return (pen) => {
    pen.beginPath();
    if (outline.kind === 'arch') {
      const radius = ARCH_WIDTH;
      arch(pen, radius);
      if (outline.hole > 0) arch(pen, radius * outline.hole);
    } else {
      pen.arc(0, 0, 1, 0, Math.PI * 2);
      if (outline.kind === 'ring') pen.arc(0, 0, outline.hole, 0, Math.PI * 2);
    }
    pen.fill('evenodd');
  };
}

/** A doorway from −1 to 1 in height; a narrower one has the same foot and an arch with the same centre. */
function arch(pen: Pen, radius: number): void {
  const spring = -1 + ARCH_WIDTH;
  pen.moveTo(-radius, 1);
  pen.lineTo(-radius, spring);
  pen.arc(0, spring, radius, Math.PI, 0);
  pen.lineTo(radius, 1);
  pen.closePath();
}

function coverageOf(pixels: Uint8ClampedArray): Float32Array {
  return Float32Array.from({ length: pixels.length / 4 }, (_, at) => pixels[at * 4 + 3]! / 255);
}

/** Between regions of different colours the surface sinks, so that each one is a cushion of its own. */
function addGrooves(shape: Float32Array, side: number, pixels: Uint8ClampedArray, coverage: Float32Array): void {
  const edges = new Float32Array(side * side);
  for (let y = 1; y < side - 1; y += 1) {
    for (let x = 1; x < side - 1; x += 1) {
      const at = y * side + x;
      if (coverage[at]! < 1) continue;
      const step = Math.max(
        ...[1, side].map((by) =>
          coverage[at + by]! < 1
            ? 0
            : Math.abs(pixels[at * 4]! - pixels[(at + by) * 4]!) +
              Math.abs(pixels[at * 4 + 1]! - pixels[(at + by) * 4 + 1]!) +
              Math.abs(pixels[at * 4 + 2]! - pixels[(at + by) * 4 + 2]!),
        ),
      );
      edges[at] = Math.min(1, Math.max(0, (step - EDGE_FROM) / EDGE_RANGE));
    }
  }
  const field = distanceField(edges, side, side, GROOVE * 1.5);
  const cushion = Float32Array.from(field, (value) => {
    const share = Math.min(1, Math.max(0, value) / GROOVE);
    return Math.sqrt(1 - (1 - share) ** 2);
  });
  const soft = smoothed(cushion, side, side);
  for (let at = 0; at < side * side; at += 1) shape[at * 2 + 1] = soft[at]!;
}

/** Colours reach a little over the ink's edge, or its rim would be dark. */
function coloursOf(pixels: Uint8ClampedArray): Float32Array {
  const colours = new Float32Array(pixels.length);
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! < 8) continue;
    for (let channel = 0; channel < 3; channel += 1)
      colours[at + channel] = linearChannel(pixels[at + channel]!) * ALBEDO;
    colours[at + 3] = 1;
  }
  for (let pass = 0; pass < BLEED; pass += 1) bleed(colours);
  return colours;
}

function bleed(colours: Float32Array): void {
  const row = COLOUR_SIDE * 4;
  const before = colours.slice();
  for (let at = row + 4; at < colours.length - row - 4; at += 4) {
    if (before[at + 3]! > 0) continue;
    for (const by of [4, -4, row, -row]) {
      if (before[at + by + 3]! > 0) colours.set(before.subarray(at + by, at + by + 4), at);
    }
  }
}

/** Of half the square: the rest is air, so that distances around the ink are known. */
export const INK = 0.9;
/** Half the width of an arch whose height is 2. */
export const ARCH_WIDTH = 0.72;
export const TEXT_TRACKING = -0.02;
const TEXT_SIZE = 100;
/** Of shapes; letters have finer edges than the swollen icons. */
const ICON_SIDE = 256;
const LETTER_SIDE = 384;
const COLOUR_SIDE = 512;
/** Pixels within which distances are exact. */
const REACH = 48;
const GROOVE = 8;
const EDGE_FROM = 24;
const EDGE_RANGE = 40;
/** No paint throws all light back. */
const ALBEDO = 0.9;
const BLEED = 4;
