import { createCanvas, loadImage } from '@napi-rs/canvas';
import { isPlainWebp } from './plain-webp';

/** Halves of two colours, left and right. */
export async function drawHalves(
  format: 'png' | 'jpeg' | 'webp',
  { width = 40, height = 20, colours = ['#ff0000', '#0000ff'] } = {},
): Promise<Uint8Array> {
  const canvas = createCanvas(width, height);
  const graphics = canvas.getContext('2d');
  for (const [n, colour] of colours.entries()) {
    graphics.fillStyle = colour;
    graphics.fillRect((n * width) / 2, 0, width / 2, height);
  }
  return new Uint8Array(await (format === 'png' ? canvas.encode('png') : canvas.encode(format, 95)));
}

/**
 * A picture as it is seen: its size, and the colour at a point as red, green, blue and opacity. Refuses what stands for a
 * picture in suites that do not look.
 */
export async function readPixels(bytes: Uint8Array) {
  if (isPlainWebp(bytes))
    throw new Error('Nobody drew this picture: a suite that looks at pictures asks for them with useRealPictures().');
  const image = await loadImage(bytes);
  const graphics = createCanvas(image.width, image.height).getContext('2d');
  graphics.drawImage(image, 0, 0);
  return {
    width: image.width,
    height: image.height,
    at: (x: number, y: number) => [...graphics.getImageData(x, y, 1, 1).data],
  };
}

/** Ignores compression losses. */
export const isClose = (found: number[], wanted: number[]): boolean =>
  found.every((value, n) => Math.abs(value - wanted[n]!) < 14);
