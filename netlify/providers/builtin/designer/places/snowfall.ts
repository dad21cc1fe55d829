import type { Canvas, Image } from '@napi-rs/canvas';
import type { Graphics } from '../drawing/graphics';
import { hashText, seededRandom } from '../drawing/seeded-random';

/** A place out of focus as it looks in snow: grass and leaves white, everything cooler and paler, flakes falling. */
export function whitened(graphics: Graphics, image: Image, name: string): Canvas {
  const { width, height } = image;
  const canvas = graphics.createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  const pixels = pen.getImageData(0, 0, width, height);
  const { data } = pixels;
  for (let at = 0; at < data.length; at += 4) {
    const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
    const light = (r * 0.3 + g * 0.59 + b * 0.11) / 255;
    // what is greener or yellower than the sky has snow on it
    const grown = Math.max(0, Math.min(1, (Math.min(255, g + r * 0.2) - b) / 70));
    const low = Math.max(0, Math.min(1, (at / 4 / width / height - 0.4) / 0.3));
    const white = Math.min(0.94, 0.35 + grown * 0.25 + low * 0.3);
    const pale = 0.5 + 0.5 * light ** 0.75;
    for (const [channel, own] of [r, g, b].entries())
      data[at + channel] = own + (Math.min(1, pale * COLD[channel]!) * 255 - own) * white;
  }
  pen.putImageData(pixels, 0, 0);
  const random = seededRandom(hashText(`snow ${name}`));
  for (let flake = 0; flake < FLAKES; flake += 1) {
    const near = random.next() ** 2;
    const radius = 1.2 + near * 5.5;
    const [x, y] = [random.between(0, width), random.between(0, height)];
    const soft = pen.createRadialGradient(x, y, radius * 0.3, x, y, radius);
    soft.addColorStop(0, `rgba(255,255,255,${0.8 - near * 0.35})`);
    soft.addColorStop(1, 'rgba(255,255,255,0)');
    pen.fillStyle = soft;
    pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
  return canvas;
}

const FLAKES = 170;
/** Of red, green and blue. */
const COLD = [0.95, 0.985, 1.03] as const;
