import { capitals } from '../drawing/capitals';
import { fontOf, type Graphics, type Pen } from '../drawing/graphics';
import type { Rect } from '../drawing/rect';
import { LINE_HEIGHT, faceFor, trackingOf, type Typeface } from '../drawing/typesetter';
import type { ComicPalette } from './comic-palette';
import type { ComicStage, ComicText } from './comic-stage';

export interface LetteringRequest {
  text: string;
  /** Outline and extrusion stay inside. */
  room: Rect;
  maxLines: number;
  maxSize: number;
  minSize: number;
  align: 'left' | 'center';
  role?: ComicText['role'];
  /** False for plain words without outline, for example in a bubble. */
  outlined?: boolean;
  colour?: string;
  on?: string;
}

/** Sets a headline in the scene's face from the top of its room; its box holds ink, outline and extrusion. */
export function setLettering(stage: ComicStage, request: LetteringRequest): ComicText {
  const { type, palette } = stage;
  const { room, outlined = true, align } = request;
  const face = faceFor(shout(request.text, stage), stage.face);
  const text = face === 'comic' ? shout(request.text, stage) : request.text;
  const typeface: Typeface = { face, tracking: trackingOf[face] + (outlined ? OUTLINE * 0.22 : 0) };
  const reach = outlined
    ? { left: OUTLINE, right: OUTLINE + DEPTH_X, top: OUTLINE, bottom: OUTLINE + DEPTH_Y }
    : { left: 0, right: SLANT, top: 0, bottom: 0 };
  const ink = text ? type.ink(text, typeface) : { over: 0.72, under: 0 };
  const widestLeading = leadingOf(ink, outlined);
  let size = request.maxSize;
  let lines: ReturnType<typeof type.fit>['lines'] = [];
  for (let round = 0; round < 3; round += 1) {
    const width = room.w - (reach.left + reach.right) * size;
    const height = room.h - (reach.top + reach.bottom + ink.over + ink.under - LINE_HEIGHT) * size;
    const set = type.fit({
      text,
      typeface,
      width: Math.max(1, width),
      height: Math.max(1, height),
      maxLines: request.maxLines,
      maxSize: size,
      minSize: Math.min(size, request.minSize),
      leading: widestLeading,
    });
    const isSettled = set.size === size;
    ({ size, lines } = set);
    if (isSettled) break;
  }
  // an accent on the first line needs no room between the others
  const leading =
    lines.length < 2
      ? widestLeading
      : leadingOf(
          {
            over: type.ink(
              lines
                .slice(1)
                .map((line) => line.text)
                .join(''),
              typeface,
            ).over,
            under: type.ink(
              lines
                .slice(0, -1)
                .map((line) => line.text)
                .join(''),
              typeface,
            ).under,
          },
          outlined,
        );
  const widest = Math.max(0, ...lines.map((line) => line.width));
  const w = lines.length === 0 ? 0 : widest + (reach.left + reach.right) * size;
  const h =
    lines.length === 0 ? 0 : ((lines.length - 1) * leading + ink.over + ink.under + reach.top + reach.bottom) * size;
  const x = align === 'center' ? room.x + (room.w - w) / 2 : room.x;
  const first = room.y + (reach.top + ink.over) * size;
  return {
    role: request.role ?? 'headline',
    typeface,
    size,
    look: outlined ? 'lettering' : 'plain',
    tilt: 0,
    pivot: { x: x + w / 2, y: room.y + h / 2 },
    colour: request.colour ?? palette.lettering[1],
    on: request.on ?? palette.ink,
    box: { x, y: room.y, w, h },
    lines: lines.map((line, index) => ({
      text: line.text,
      width: line.width,
      baseline: first + index * leading * size,
      x: x + reach.left * size + (align === 'center' ? (widest - line.width) / 2 : -line.bearing * 0.5),
    })),
  };
}

/** Baseline distance in em. An accent would stand in the extrusion of the line above, where plain capitals only meet its outline. */
function leadingOf({ over, under }: { over: number; under: number }, outlined: boolean): number {
  if (!outlined) return Math.max(0.9, over + under + 0.08);
  return Math.max(0.94, over + under + (over > ACCENTED ? OUTLINE * 2 + DEPTH_Y : OUTLINE * 1.5));
}

/** Dark outline and extrusion first, then the two-tone fill. */
export function drawLettering(graphics: Graphics, pen: Pen, block: ComicText, palette: ComicPalette): void {
  if (block.lines.length === 0) return;
  const { size, box } = block;
  const spare = Math.ceil(size * 0.3);
  const [left, top] = [Math.floor(box.x) - spare, Math.floor(box.y) - spare];
  const [width, height] = [Math.ceil(box.w) + spare * 2 + 2, Math.ceil(box.h) + spare * 2 + 2];
  const outline = graphics.createCanvas(width, height);
  const stroke = outline.getContext('2d');
  stroke.translate(-left, -top);
  ready(stroke, block);
  stroke.lineJoin = 'round';
  stroke.lineWidth = size * OUTLINE * 2;
  stroke.strokeStyle = stroke.fillStyle = palette.ink;
  for (const line of block.lines) {
    stroke.strokeText(line.text, line.x, line.baseline);
    stroke.fillText(line.text, line.x, line.baseline);
  }
  const depth = Math.max(2, Math.round(size * DEPTH_Y));
  const solid = graphics.createCanvas(width, height);
  const extruded = solid.getContext('2d');
  for (let step = depth; step >= 0; step -= 1) extruded.drawImage(outline, (step * DEPTH_X) / DEPTH_Y, step);
  pen.save();
  turned(pen, block);
  if (palette.rim) rimmed(graphics, pen, solid, { left, top, width, height }, size, palette.rim);
  pen.drawImage(solid, left, top);
  ready(pen, block);
  const [upper, lower] = palette.lettering;
  for (const line of block.lines) {
    const fill = pen.createLinearGradient(0, line.baseline - size * 0.74, 0, line.baseline);
    fill.addColorStop(0, upper);
    fill.addColorStop(0.5, upper);
    fill.addColorStop(0.515, lower);
    fill.addColorStop(1, lower);
    pen.fillStyle = fill;
    pen.fillText(line.text, line.x, line.baseline);
  }
  pen.restore();
}

/** Words without outline, turned with their plate. */
export function drawPlain(pen: Pen, block: ComicText): void {
  pen.save();
  turned(pen, block);
  ready(pen, block);
  pen.fillStyle = block.colour;
  for (const line of block.lines) pen.fillText(line.text, line.x, line.baseline);
  pen.restore();
}

export function turned(pen: Pen, { tilt, pivot }: Pick<ComicText, 'tilt' | 'pivot'>): void {
  pen.translate(pivot.x, pivot.y);
  pen.rotate(tilt);
  pen.translate(-pivot.x, -pivot.y);
}

export function moved(block: ComicText, dx: number, dy: number): ComicText {
  return {
    ...block,
    box: { ...block.box, x: block.box.x + dx, y: block.box.y + dy },
    pivot: { x: block.pivot.x + dx, y: block.pivot.y + dy },
    lines: block.lines.map((line) => ({ ...line, x: line.x + dx, baseline: line.baseline + dy })),
  };
}

function rimmed(
  graphics: Graphics,
  pen: Pen,
  solid: ReturnType<Graphics['createCanvas']>,
  at: { left: number; top: number; width: number; height: number },
  size: number,
  colour: string,
): void {
  const rim = graphics.createCanvas(at.width, at.height);
  const light = rim.getContext('2d');
  const reach = size * RIM;
  for (let step = 0; step < 20; step += 1)
    light.drawImage(solid, Math.cos((step / 20) * Math.PI * 2) * reach, Math.sin((step / 20) * Math.PI * 2) * reach);
  light.globalCompositeOperation = 'source-in';
  light.fillStyle = colour;
  light.fillRect(0, 0, at.width, at.height);
  pen.drawImage(rim, at.left, at.top);
}

function ready(pen: Pen, block: ComicText): void {
  pen.lang = 'en';
  pen.textBaseline = 'alphabetic';
  pen.font = fontOf(block.typeface.face, block.size);
  pen.letterSpacing = `${block.typeface.tracking * block.size}px`;
}

/** The comic face speaks in capitals. */
const shout = (text: string, { face, words }: ComicStage): string =>
  face === 'comic' ? capitals(text, [text, words.headline, words.kicker, words.supporting].join(' ')) : text;

/** In em: outline around the letters, extrusion to the right and down, rim around both. */
const OUTLINE = 0.062;
/** Ink over the baseline, in em, that only capitals with accents have. */
const ACCENTED = 0.85;
const DEPTH_X = 0.045;
const DEPTH_Y = 0.085;
const RIM = 0.035;
const SLANT = 0.03;
