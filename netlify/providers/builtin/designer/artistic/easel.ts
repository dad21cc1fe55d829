import type { Canvas } from '@napi-rs/canvas';
import type { ComicIcon } from '../cartoon/comic-icons';
import { withAlpha } from '../drawing/colours';
import type { Pen } from '../drawing/graphics';
import type { ArtStage } from './art-stage';
import type { Breather } from './breather';
import { litSubject, type SubjectLight } from './lit-subject';
import { createNoise, type Noise } from './noise';

/** A plate while it is drawn. */
export interface Easel {
  stage: ArtStage;
  /** Pixels of the plate. */
  w: number;
  h: number;
  picture: Canvas;
  pen: Pen;
  /** Whatever is drawn here is painted with small brushes. */
  detail: Canvas;
  marks: Pen;
  noise: Noise;
  /** Where the light comes from: -1 left, 1 right. */
  side: -1 | 1;
  breather: Breather;
}

export function createEasel(stage: ArtStage, w: number, h: number, breather: Breather): Easel {
  const [picture, detail] = [stage.graphics.createCanvas(w, h), stage.graphics.createCanvas(w, h)];
  return {
    stage,
    w,
    h,
    picture,
    pen: picture.getContext('2d'),
    detail,
    marks: detail.getContext('2d'),
    noise: createNoise(stage.random),
    side: stage.random.chance(0.5) ? -1 : 1,
    breather,
  };
}

/** Fills from top to bottom with colours at even distances. */
export function sweep({ pen, w }: Easel, top: number, low: number, colours: readonly string[]): void {
  const gradient = pen.createLinearGradient(0, top, 0, low);
  colours.forEach((colour, index) => gradient.addColorStop(index / (colours.length - 1), colour));
  pen.fillStyle = gradient;
  pen.fillRect(0, top, w, low - top);
}

export function glow({ pen }: Easel, x: number, y: number, radius: number, colour: string, strength: number): void {
  const gradient = pen.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, withAlpha(colour, strength));
  gradient.addColorStop(0.35, withAlpha(colour, strength * 0.45));
  gradient.addColorStop(1, withAlpha(colour, 0));
  pen.fillStyle = gradient;
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** Mixes a colour into every pixel of a band by a share that a field says (0 to 1). */
export async function wash(
  { picture, pen, w, breather }: Easel,
  top: number,
  low: number,
  colour: string,
  share: (x: number, y: number) => number,
): Promise<void> {
  const from = max(0, floor(top));
  const rows = min(picture.height, ceil(low)) - from;
  if (rows <= 0) return;
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
  const pixels = pen.getImageData(0, from, w, rows);
  const { data } = pixels;
  for (let y = 0; y < rows; y += 1) {
    if ((y & 15) === 0 && breather.isDue()) await breather.rest(0);
    for (let x = 0; x < w; x += 1) {
      const part = share(x, y + from);
      if (part <= 0) continue;
      const at = (y * w + x) * 4;
      const mix = part > 1 ? 1 : part;
      data[at] = data[at]! + (r - data[at]!) * mix;
      data[at + 1] = data[at + 1]! + (g - data[at + 1]!) * mix;
      data[at + 2] = data[at + 2]! + (b - data[at + 2]!) * mix;
    }
  }
  pen.putImageData(pixels, 0, from);
}

export interface StandingSubject {
  canvas: Canvas;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A subject that fits into a box and stands with its lowest point on a line. */
export async function standing(
  { stage, side, breather }: Easel,
  icon: ComicIcon,
  at: { x: number; base: number; w: number; h: number },
  light: Partial<SubjectLight> = {},
): Promise<StandingSubject> {
  await breather.rest(0);
  const scale = min(at.w / icon.box.w, at.h / icon.box.h);
  const { key, ambient, bounce } = stage.light;
  const canvas = await litSubject(
    stage.graphics,
    icon,
    scale,
    { key, ambient, bounce, side, drama: 0.7, ...light },
    breather,
  );
  return { canvas, x: at.x - canvas.width / 2, y: at.base - canvas.height, w: canvas.width, h: canvas.height };
}

export function put({ pen, marks }: Easel, { canvas, x, y }: StandingSubject): void {
  pen.drawImage(canvas, x, y);
  marks.drawImage(canvas, x, y);
}

/** The shadow that a subject throws over the ground behind it, away from the light, and the dark under its foot. */
export function throwShadow(
  { stage, pen, side }: Easel,
  { canvas, x, y, w, h }: StandingSubject,
  colour: string,
  { lean = 0.75, flat = 0.3, strength = 0.5 } = {},
): void {
  const shape = silhouette(stage, canvas, colour);
  const base = y + h * 0.985;
  pen.save();
  pen.globalAlpha = strength;
  pen.filter = `blur(${max(1, h * 0.012)}px)`;
  pen.transform(1, 0, side * lean, flat, x - side * lean * h, base - h * flat);
  pen.drawImage(shape, 0, 0);
  pen.restore();
  pen.save();
  pen.globalAlpha = min(1, strength * 1.3);
  pen.filter = `blur(${max(1, w * 0.02)}px)`;
  pen.fillStyle = colour;
  pen.beginPath();
  const foot = footOf(canvas);
  pen.ellipse(
    x + (foot.from + foot.to) / 2 - side * w * 0.02,
    base,
    (foot.to - foot.from) / 2 + w * 0.03,
    max(2, h * 0.022),
    0,
    0,
    Math.PI * 2,
  );
  pen.fill();
  pen.restore();
}

/** The subject upside down in water or on a wet street. */
export function mirror(
  { pen, stage }: Easel,
  { canvas, x, y, w, h }: StandingSubject,
  strength: number,
  squeeze = 0.8,
): void {
  const faded = stage.graphics.createCanvas(w, h);
  const ink = faded.getContext('2d');
  ink.translate(0, h);
  ink.scale(1, -1);
  ink.drawImage(canvas, 0, 0);
  ink.setTransform(1, 0, 0, 1, 0, 0);
  ink.globalCompositeOperation = 'destination-in';
  const fade = ink.createLinearGradient(0, 0, 0, h);
  fade.addColorStop(0, withAlpha('#000000', strength));
  fade.addColorStop(1, withAlpha('#000000', strength * 0.15));
  ink.fillStyle = fade;
  ink.fillRect(0, 0, w, h);
  pen.save();
  pen.filter = `blur(${max(1, h * 0.008)}px)`;
  pen.drawImage(faded, x, y + h * 0.985, w, h * squeeze);
  pen.restore();
}

export function silhouette({ graphics }: ArtStage, canvas: Canvas, colour: string): Canvas {
  const shape = graphics.createCanvas(canvas.width, canvas.height);
  const ink = shape.getContext('2d');
  ink.drawImage(canvas, 0, 0);
  ink.globalCompositeOperation = 'source-in';
  ink.fillStyle = colour;
  ink.fillRect(0, 0, canvas.width, canvas.height);
  return shape;
}

/** What touches the ground: the ink in the lowest rows, in pixels from the left. */
export function footOf(canvas: Canvas): { from: number; to: number } {
  const rows = max(1, round(canvas.height * 0.05));
  const { data } = canvas.getContext('2d').getImageData(0, canvas.height - rows, canvas.width, rows);
  let [from, to] = [canvas.width, 0];
  for (let at = 0; at < data.length / 4; at += 1) {
    if (data[at * 4 + 3]! < 128) continue;
    from = min(from, at % canvas.width);
    to = max(to, at % canvas.width);
  }
  return from < to ? { from, to } : { from: canvas.width * 0.4, to: canvas.width * 0.6 };
}

/** Bound once: the loops above ask for them at every pixel. */
const { ceil, floor, max, min, round } = Math;
