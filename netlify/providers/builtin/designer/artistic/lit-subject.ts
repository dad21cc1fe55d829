import type { Canvas } from '@napi-rs/canvas';
import type { ComicIcon } from '../cartoon/comic-icons';
import type { Graphics } from '../drawing/graphics';
import type { Breather } from './breather';
import { boxBlur } from './flow-field';

export interface SubjectLight {
  key: string;
  ambient: string;
  bounce: string;
  /** -1 for light from the left, 1 from the right. */
  side: -1 | 1;
  /** How much of the light is direct, 0 to 1. */
  drama: number;
}

/**
 * An icon as a solid thing in the scene's own light: its height is its outline puffed up and its inner edges grooved,
 * and direct light, sky and ground light that relief. Cropped to its ink, `scale` pixels per icon unit.
 */
export async function litSubject(
  graphics: Graphics,
  { box, body }: ComicIcon,
  scale: number,
  light: SubjectLight,
  breather: Breather,
): Promise<Canvas> {
  const [width, height] = [max(8, round(box.w * scale)), max(8, round(box.h * scale))];
  const image = await graphics.loadImage(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="${box.x} ${box.y} ${box.w} ${box.h}">${body}</svg>`,
    ),
  );
  const canvas = graphics.createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0, width, height);
  const pixels = pen.getImageData(0, 0, width, height);
  await breather.rest(0);
  const relief = await reliefOf(pixels.data, width, height, breather);
  await shade(pixels.data, width, height, relief, light, breather);
  pen.putImageData(pixels, 0, 0);
  return canvas;
}

/** Height of every pixel in pixels. */
async function reliefOf(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  breather: Breather,
): Promise<Float32Array> {
  const size = width * height;
  const reach = max(width, height);
  const relief = new Float32Array(size);
  for (const [share, weight] of puffs) {
    await breather.rest(0);
    const radius = max(1, round(reach * share));
    const cover = Float32Array.from({ length: size }, (_, at) => rgba[at * 4 + 3]! / 255);
    for (let pass = 0; pass < 2; pass += 1) boxBlur(cover, width, height, radius);
    for (let at = 0; at < size; at += 1) relief[at]! += sqrt(max(0, cover[at]! - 0.42)) * weight * radius;
  }
  const tones = Float32Array.from(
    { length: size },
    (_, at) => (rgba[at * 4]! * 0.3 + rgba[at * 4 + 1]! * 0.59 + rgba[at * 4 + 2]! * 0.11) / 255,
  );
  const soft = Float32Array.from(tones);
  const fine = max(1, round(reach * 0.008));
  boxBlur(soft, width, height, fine);
  for (let at = 0; at < size; at += 1) relief[at]! += soft[at]! * reach * 0.02;
  boxBlur(relief, width, height, fine);
  return relief;
}

async function shade(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  relief: Float32Array,
  { key, ambient, bounce, side, drama }: SubjectLight,
  breather: Breather,
): Promise<void> {
  const [sun, sky, ground] = [linear(key), linear(ambient), linear(bounce)];
  for (let y = 0; y < height; y += 1) {
    if ((y & 15) === 0) await breather.rest(0);
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (rgba[at * 4 + 3]! === 0) continue;
      const slopeX = relief[min(width - 1, x + 1) + y * width]! - relief[max(0, x - 1) + y * width]!;
      const slopeY = relief[x + min(height - 1, y + 1) * width]! - relief[x + max(0, y - 1) * width]!;
      const length = sqrt(slopeX * slopeX + slopeY * slopeY + 0.7);
      const [nx, ny, nz] = [(-slopeX / length) * side, -slopeY / length, 0.837 / length];
      const facing = nx * 0.62 - ny * 0.5 + nz * 0.6;
      const direct = max(0, facing * 0.86 + 0.14) ** 1.15;
      const up = 0.5 - ny * 0.5;
      const height01 = y / height;
      const shine = max(0, nx * 0.42 - ny * 0.42 + nz * 0.8) ** 26 * 0.22;
      const rim = (1 - nz) ** 2 * max(0, nx) * 0.3;
      for (let channel = 0; channel < 3; channel += 1) {
        const albedo = decode[rgba[at * 4 + channel]!]!;
        const fill = sky[channel]! * (0.35 + 0.5 * up) + ground[channel]! * (1 - up) * (0.2 + 0.45 * height01);
        const lit =
          albedo * (fill * (1.15 - 0.45 * drama) + sun[channel]! * direct * (0.62 + 0.5 * drama)) +
          sun[channel]! * (shine + rim * (0.2 + albedo));
        rgba[at * 4 + channel] = encode(lit);
      }
    }
  }
}

const decode = Float32Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);
const linear = (hex: string): number[] => [1, 3, 5].map((at) => decode[Number.parseInt(hex.slice(at, at + 2), 16)]!);
/** With a shoulder, so that light never burns out to white. */
function encode(value: number): number {
  const soft = value < 0.7 ? value : 0.7 + 0.3 * (1 - exp(-(value - 0.7) / 0.3));
  return 255 * (soft <= 0.0031308 ? 12.92 * soft : 1.055 * soft ** (1 / 2.4) - 0.055);
}

/** Radii as shares of the larger side, and how steep each is. */
const puffs: readonly (readonly [share: number, weight: number])[] = [
  [0.018, 1.5],
  [0.05, 1.35],
  [0.11, 1.1],
];

/** Bound once: the loops above ask for them at every pixel. */
const { exp, max, min, round, sqrt } = Math;
