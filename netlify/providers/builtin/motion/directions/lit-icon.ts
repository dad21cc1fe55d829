import type { Canvas } from '@napi-rs/canvas';
import { smoothed } from '../../designer/cartoon/distance-field';
import type { Graphics } from '../../designer/drawing/graphics';
import { naturalIcon } from './natural-icon';

/**
 * An icon as if it were a glossy toy: every region is puffed up from its edges, lit by a warm lamp from the upper left,
 * a cool one from behind on the right, and the sky. An approximation of a studio shot, not a render of a solid.
 */
export async function litIcon(graphics: Graphics, name: string, side: number): Promise<Canvas> {
  const scale = Math.min(1, LARGEST / side);
  const canvas = await naturalIcon(graphics, name, side * scale, 4);
  const { width, height } = canvas;
  const pen = canvas.getContext('2d');
  const image = pen.getImageData(0, 0, width, height);
  light(image.data, heights(image.data, width, height), width, height);
  pen.putImageData(image, 0, 0);
  if (scale === 1) return canvas;
  const large = graphics.createCanvas(Math.round(width / scale), Math.round(height / scale));
  const enlarged = large.getContext('2d');
  enlarged.imageSmoothingQuality = 'high';
  enlarged.drawImage(canvas, 0, 0, large.width, large.height);
  return large;
}

/** Round at the outline, and a little at every edge between two colours. */
function heights(rgba: Uint8ClampedArray, width: number, height: number): Float32Array {
  const outside = new Float32Array(width * height);
  const seams = new Float32Array(width * height);
  for (let at = 0; at < outside.length; at += 1) {
    outside[at] = 1 - rgba[at * 4 + 3]! / 255;
    const [right, below] = [at + 1 < outside.length ? at + 1 : at, at + width < outside.length ? at + width : at];
    seams[at] = outside[at]! > 0.5 || difference(rgba, at, right) > SEAM || difference(rgba, at, below) > SEAM ? 1 : 0;
  }
  const body = Math.max(width, height) * BODY;
  const edge = Math.max(width, height) * EDGE;
  const far = chamfered(outside, width, height);
  const near = chamfered(seams, width, height);
  const round = (distance: number, radius: number): number =>
    radius * Math.sqrt(1 - (1 - Math.min(1, Math.max(0, distance) / radius)) ** 2);
  const raised = far.map((distance, at) => round(distance, body) * 0.8 + round(near[at]!, edge) * 0.75);
  return smoothed(smoothed(raised, width, height), width, height);
}

function difference(rgba: Uint8ClampedArray, one: number, other: number): number {
  return (
    Math.abs(rgba[one * 4]! - rgba[other * 4]!) +
    Math.abs(rgba[one * 4 + 1]! - rgba[other * 4 + 1]!) +
    Math.abs(rgba[one * 4 + 2]! - rgba[other * 4 + 2]!)
  );
}

/** Distance in pixels from what is more than half covered, in two passes over the eight neighbours (Borgefors, "Distance Transformations in Digital Images", 1986): rough, but the heights are smoothed anyway. */
function chamfered(covered: Float32Array, width: number, height: number): Float32Array {
  const field = covered.map((value) => (value > 0.5 ? 0 : width + height));
  const relax = (at: number, ahead: number): void => {
    const straight = Math.min(field[at - ahead]!, field[at - ahead * width]!) + 1;
    const slanted = Math.min(field[at - ahead * (width + 1)]!, field[at - ahead * (width - 1)]!) + 1.35;
    field[at] = Math.min(field[at]!, straight, slanted);
  };
  for (let y = 1; y < height - 1; y += 1) for (let x = 1; x < width - 1; x += 1) relax(y * width + x, 1);
  for (let y = height - 2; y > 0; y -= 1) for (let x = width - 2; x > 0; x -= 1) relax(y * width + x, -1);
  return field;
}

function light(rgba: Uint8ClampedArray, field: Float32Array, width: number, height: number): void {
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      if (rgba[at * 4 + 3] === 0) continue;
      const [dx, dy] = [(field[at - 1]! - field[at + 1]!) * 0.5, (field[at - width]! - field[at + width]!) * 0.5];
      const length = Math.sqrt(dx * dx + dy * dy + 1);
      const [nx, ny, nz] = [dx / length, dy / length, 1 / length];
      const key = Math.max(0, nx * -0.48 + ny * -0.62 + nz * 0.62);
      const sky = 0.5 - ny * 0.5;
      const rim = Math.max(0, nx * 0.78 + ny * -0.1) ** 2 * (1 - nz);
      const shine = Math.max(0, nx * -0.3 + ny * -0.4 + nz * 0.866) ** 46 * 0.55;
      const soft = Math.max(0, nx * -0.12 + ny * -0.86 + nz * 0.5) ** 14 * 0.2;
      const lit = 0.34 + key * 0.74 + sky * 0.16;
      for (let channel = 0; channel < 3; channel += 1) {
        const tint = 1 + (channel === 0 ? 0.03 : channel === 2 ? -0.04 : 0) * key;
        rgba[at * 4 + channel] = Math.min(
          255,
          rgba[at * 4 + channel]! * lit * tint + (shine + soft) * 235 + rim * (channel === 2 ? 150 : 95),
        );
      }
    }
  }
}

/** Shading is worked out at no more than so many pixels; it is smooth enough to be enlarged. */
const LARGEST = 560;
/** Sum of differences of the three channels. */
const SEAM = 60;
/** Radii of the rounding, of the longer side. */
const BODY = 0.13;
const EDGE = 0.022;
