import type { Canvas } from '@napi-rs/canvas';
import { withAlpha } from '../drawing/colours';
import type { Graphics, Pen } from '../drawing/graphics';
import type { ComicIcon } from './comic-icons';
import { distanceField, smoothed } from './distance-field';
import { withoutCrumbs, withoutHoles } from './crumbs';

export interface StickerPlace {
  /** Centre of the ink. */
  x: number;
  y: number;
  /** The ink fits into this box before it is turned. */
  w: number;
  h: number;
  /** Radians. */
  tilt?: number;
}

export interface StickerLook {
  ink: string;
  rim: string;
  /** Width of rim and outer line together, in pixels. */
  border: number;
  /** Opacity of the shadow; 0 for none. */
  shadow?: number;
}

/** Draws an icon cut out as a sticker: a dark contour, a light rim, a dark edge and a hard shadow to the lower right. */
export async function drawSticker(
  graphics: Graphics,
  pen: Pen,
  icon: ComicIcon,
  place: StickerPlace,
  look: StickerLook,
  cuts: StickerCuts = new Map(),
): Promise<void> {
  const key = [icon.name, place.w, place.h, place.tilt].join(' ');
  const cut = cuts.get(key) ?? (await cutSticker(graphics, icon, place, look));
  cuts.set(key, cut);
  const [x, y] = [Math.round(place.x - cut.width / 2), Math.round(place.y - cut.height / 2)];
  const { shadow = 0.26, border } = look;
  if (shadow > 0) {
    const cast = graphics.createCanvas(cut.width, cut.height);
    const dark = cast.getContext('2d');
    dark.drawImage(cut, 0, 0);
    dark.globalCompositeOperation = 'source-in';
    dark.fillStyle = withAlpha(look.ink, shadow);
    dark.fillRect(0, 0, cut.width, cut.height);
    pen.drawImage(cast, x + Math.round(border * 0.6), y + Math.round(border * 0.85));
  }
  pen.drawImage(cut, x, y);
}

/** Stickers of one picture that come again: cutting one out costs more than drawing it. */
export type StickerCuts = Map<string, Canvas>;

/** Size of the ink when the icon fits into a box. */
export function stickerSize({ box }: ComicIcon, w: number, h: number): { w: number; h: number } {
  const scale = Math.min(w / box.w, h / box.h);
  return { w: box.w * scale, h: box.h * scale };
}

async function cutSticker(
  graphics: Graphics,
  icon: ComicIcon,
  { w, h, tilt = 0 }: StickerPlace,
  { ink, rim, border }: StickerLook,
): Promise<Canvas> {
  const { box, body } = icon;
  const scale = Math.min(w / box.w, h / box.h);
  const [cos, sin] = [Math.abs(Math.cos(tilt)), Math.abs(Math.sin(tilt))];
  const margin = Math.ceil(border) + 3;
  const width = Math.ceil((box.w * cos + box.h * sin) * scale) + margin * 2;
  const height = Math.ceil((box.w * sin + box.h * cos) * scale) + margin * 2;
  const turn = `translate(${width / 2} ${height / 2}) rotate(${(tilt * 180) / Math.PI}) scale(${scale}) translate(${-box.x - box.w / 2} ${-box.y - box.h / 2})`;
  const image = await graphics.loadImage(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g transform="${turn}">${body}</g></svg>`,
    ),
  );
  const canvas = graphics.createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  const step = Math.ceil(Math.max(width, height) / FIELD_SIDE);
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)];
  const pixels = pen.getImageData(0, 0, width, height);
  const { coverage, crumbs } = withoutCrumbs(coverageOf(pixels.data, width, height, step), columns, rows);
  const field = withoutHoles(
    smoothed(distanceField(coverage, columns, rows, border / step + 4), columns, rows),
    columns,
    rows,
    border / step,
  );
  const edge = Math.max(2, border * EDGE);
  const contour = Math.max(1.5, border * CONTOUR);
  paintRings(
    pixels.data,
    width,
    height,
    { field, crumbs, columns, rows, step },
    { border, white: border - edge, contour, ink: rgbOf(ink), rim: rgbOf(rim) },
  );
  pen.putImageData(pixels, 0, 0);
  return canvas;
}

/** Mean opacity (0 to 1) of squares of `step` pixels. */
function coverageOf(rgba: Uint8ClampedArray, width: number, height: number, step: number): Float32Array {
  const columns = Math.ceil(width / step);
  const sums = new Float32Array(columns * Math.ceil(height / step));
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / step) * columns;
    for (let x = 0; x < width; x += 1) sums[row + Math.floor(x / step)]! += rgba[(y * width + x) * 4 + 3]!;
  }
  const whole = step * step * 255;
  return sums.map((sum) => sum / whole);
}

/** Puts the rings under the icon's own pixels. */
function paintRings(data: Uint8ClampedArray, width: number, height: number, grid: Grid, rings: Rings): void {
  const { field, columns, rows, step, crumbs } = grid;
  for (let y = 0; y < height; y += 1) {
    const v = Math.min(rows - 1, Math.max(0, (y + 0.5) / step - 0.5));
    const row = Math.min(rows - 2, Math.floor(v));
    for (let x = 0; x < width; x += 1) {
      const u = Math.min(columns - 1, Math.max(0, (x + 0.5) / step - 0.5));
      const column = Math.min(columns - 2, Math.floor(u));
      const [a, b] = [u - column, v - row];
      const at = row * columns + column;
      const over = field[at]! * (1 - a) + field[at + 1]! * a;
      const under = field[at + columns]! * (1 - a) + field[at + columns + 1]! * a;
      const distance = (over * (1 - b) + under * b) * step;
      const outer = Math.min(1, Math.max(0, rings.border - distance + 0.5));
      const pixel = (y * width + x) * 4;
      if (outer === 0) {
        data[pixel + 3] = 0;
        continue;
      }
      const light = Math.min(1, Math.max(0, rings.white - distance + 0.5));
      const dark = Math.min(1, Math.max(0, rings.contour - distance + 0.5)) * Math.min(1, Math.max(0, distance + 1.5));
      const own = crumbs?.[Math.round(v) * columns + Math.round(u)] ? 0 : data[pixel + 3]! / 255;
      for (let channel = 0; channel < 3; channel += 1) {
        const ink = rings.ink[channel]!;
        const ground = ink + (rings.rim[channel]! - ink) * light;
        const ringed = ground + (ink - ground) * dark;
        data[pixel + channel] = ringed + (data[pixel + channel]! - ringed) * own;
      }
      data[pixel + 3] = outer * 255;
    }
  }
}

const rgbOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The distance field is at most so wide; between its points it is smooth. */
const FIELD_SIDE = 480;
/** Shares of the border. */
const EDGE = 0.24;
const CONTOUR = 0.2;

interface Grid {
  field: Float32Array;
  /** 1 where a loose speck was. */
  crumbs: Uint8Array | null;
  columns: number;
  rows: number;
  step: number;
}

interface Rings {
  border: number;
  white: number;
  contour: number;
  ink: number[];
  rim: number[];
}
