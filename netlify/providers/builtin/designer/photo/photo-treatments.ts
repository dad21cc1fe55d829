import type { Canvas, Image } from '@napi-rs/canvas';
import { boxBlur } from '../artistic/flow-field';
import type { Graphics } from '../drawing/graphics';
import type { Palette } from '../drawing/palette';
import type { Rect } from '../drawing/rect';

/** How a style shows a photograph. */
export const treatments = ['natural', 'duotone', 'comic', 'oil', 'watercolour'] as const;
export type Treatment = (typeof treatments)[number];

/** The wanted part of a photograph in the pixels of its place. */
export function croppedPhoto({ createCanvas }: Graphics, image: Image, crop: Rect, place: Rect): Canvas {
  const canvas = createCanvas(Math.max(1, Math.round(place.w)), Math.max(1, Math.round(place.h)));
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(
    image,
    crop.x * image.width,
    crop.y * image.height,
    crop.w * image.width,
    crop.h * image.height,
    0,
    0,
    canvas.width,
    canvas.height,
  );
  return canvas;
}

/** Stretches a dull photograph's lights and darks, at most a little: it stays what it is. */
export function levelled(canvas: Canvas): void {
  changePixels(canvas, (data) => {
    const counts = new Uint32Array(256);
    for (let at = 0; at < data.length; at += 16) counts[lightAt(data, at)]! += 1;
    const total = Math.ceil(data.length / 16);
    const low = Math.min(36, shareAt(counts, total * 0.01));
    const high = Math.max(215, shareAt(counts, total * 0.99));
    const gain = 255 / Math.max(1, high - low);
    for (let at = 0; at < data.length; at += 4)
      for (let channel = 0; channel < 3; channel += 1) data[at + channel] = (data[at + channel]! - low) * gain;
  });
}

/** Its lights and darks between two colours of the palette. */
export function duotoned(canvas: Canvas, { deep, accent, paper }: Palette): void {
  const [dark, middle, pale] = [deep, accent, paper].map(rgbOf) as [Rgb, Rgb, Rgb];
  const ramp = Array.from({ length: 256 }, (_, light) => {
    const share = light / 255;
    const [from, to, part] = share < 0.5 ? [dark, middle, share * 2] : [middle, pale, share * 2 - 1];
    return from.map((value, channel) => value + (to[channel]! - value) * part);
  });
  changePixels(canvas, (data) => {
    for (let at = 0; at < data.length; at += 4) {
      const colour = ramp[curved(lightAt(data, at))]!;
      for (let channel = 0; channel < 3; channel += 1) data[at + channel] = colour[channel]!;
    }
  });
}

/** Flat, stronger colours, ink where light turns to dark, and a printer's screen in the shadows. */
export function inked(canvas: Canvas, ink: string, pitch: number): void {
  const { width, height } = canvas;
  const pen = canvas.getContext('2d');
  const soft = canvas.getContext('2d').getImageData(0, 0, width, height);
  const source = soft.data;
  const light = new Float32Array(width * height);
  for (let at = 0; at < light.length; at += 1) light[at] = lightAt(source, at * 4);
  const [fine, broad] = [Float32Array.from(light), light];
  boxBlur(fine, width, height, 2);
  boxBlur(broad, width, height, Math.max(4, Math.round(pitch * 0.7)));
  const line = rgbOf(ink);
  for (let at = 0; at < light.length; at += 1) {
    const step = Math.round((fine[at]! / 255) * LEVELS) / LEVELS;
    const gain = fine[at]! > 1 ? (step * 255 + 12) / fine[at]! : 1;
    const grey = fine[at]!;
    const [x, y] = [at % width, Math.floor(at / width)];
    const edge = broad[at]! - fine[at]! > EDGE;
    const dot = step < 0.5 && isDot(x, y, pitch, 0.5 - step);
    for (let channel = 0; channel < 3; channel += 1) {
      const vivid = grey + (source[at * 4 + channel]! - grey) * 1.45;
      source[at * 4 + channel] = edge ? line[channel]! : Math.min(255, vivid * gain) * (dot ? 0.62 : 1);
    }
  }
  pen.putImageData(soft, 0, 0);
}

/** A dot of a 45° screen that grows with the darkness. */
function isDot(x: number, y: number, pitch: number, dark: number): boolean {
  const [u, v] = [(x + y) * Math.SQRT1_2, (x - y) * Math.SQRT1_2];
  const [du, dv] = [((u % pitch) + pitch) % pitch, ((v % pitch) + pitch) % pitch];
  return Math.hypot(du - pitch / 2, dv - pitch / 2) < pitch * (0.16 + dark * 0.62);
}

function changePixels(canvas: Canvas, change: (data: Uint8ClampedArray) => void): void {
  const pen = canvas.getContext('2d');
  const pixels = pen.getImageData(0, 0, canvas.width, canvas.height);
  change(pixels.data);
  pen.putImageData(pixels, 0, 0);
}

const lightAt = (data: Uint8ClampedArray, at: number): number =>
  Math.round(0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!);
/** A little more contrast in the middle. */
const curved = (light: number): number => {
  const share = light / 255;
  return Math.round(255 * (share * share * (3 - 2 * share) * 0.5 + share * 0.5));
};

function shareAt(counts: Uint32Array, wanted: number): number {
  let seen = 0;
  for (let light = 0; light < 256; light += 1) {
    seen += counts[light]!;
    if (seen >= wanted) return light;
  }
  return 255;
}

export const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

const LEVELS = 5;
/** Of 255: how much darker than its surroundings a line is. */
const EDGE = 26;
export type Rgb = readonly [number, number, number];
