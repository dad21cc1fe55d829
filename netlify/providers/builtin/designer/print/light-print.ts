import type { Canvas } from '@napi-rs/canvas';
import { drawGrain } from '../drawing/grain';
import { encodingTable, linearChannel } from '../photorealistic/linear-light';
import { seededRandom } from '../drawing/seeded-random';
import type { PrintComposition } from './compose-print';
import { FIBRE_MASK, FIBRE_SHIFT, fibreTile } from './paper-fibres';
import { GREY_PER_PIXEL, printLayers } from './print-layers';
import { surfaceOf } from './surfaces';
import { shareAt, windowLight } from './window-light';

/** A print in the light of a window: each pixel's own slope, the sun where it comes, the sky everywhere. */
export async function lightPrint(
  composition: PrintComposition,
  pause: () => Promise<void>,
  onProgress?: (done: number) => void,
): Promise<Canvas> {
  const { graphics, format, plan } = composition;
  const { width, height, unit } = format;
  const layers = printLayers(composition);
  await pause();
  const read = (canvas: Canvas): Uint8ClampedArray => canvas.getContext('2d').getImageData(0, 0, width, height).data;
  const [colour, relief, shadow, contact] = [layers.colour, layers.relief, layers.shadow, layers.contact].map(read) as [
    Uint8ClampedArray,
    Uint8ClampedArray,
    Uint8ClampedArray,
    Uint8ClampedArray,
  ];
  await pause();
  const surface = surfaceOf(plan.surface, plan.surfaceColour, unit, plan.detailSeed);
  const fibres = fibreTile(plan.detailSeed);
  const window = windowLight(graphics, width, height, seededRandom(plan.detailSeed + 3));
  const target = graphics.createCanvas(width, height);
  const pen = target.getContext('2d');
  const image = pen.createImageData(width, height);
  const out = image.data;
  const heights = [new Float32Array(width), new Float32Array(width)] as [Float32Array, Float32Array];
  const albedo = new Float32Array(width * 3);
  const fill = (y: number, row: Float32Array, keep: boolean): void => {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const cover = colour[at + 3]! / 255;
      let high = relief[at]! / GREY_PER_PIXEL;
      let [r, g, b] = [0, 0, 0];
      if (cover < 1) {
        const point = surface.at(x, y);
        r = point.r;
        g = point.g;
        b = point.b;
        high += point.height * (1 - cover);
      }
      if (cover > 0) {
        const fibre = fibres[((y & FIBRE_MASK) << FIBRE_SHIFT) | (x & FIBRE_MASK)]!;
        high += fibre * 1.7;
        const tone = 0.985 + fibre * 0.03;
        r += (linearChannel(colour[at]!) * tone - r) * cover;
        g += (linearChannel(colour[at + 1]!) * tone - g) * cover;
        b += (linearChannel(colour[at + 2]!) * tone - b) * cover;
      }
      row[x] = high;
      if (keep) {
        albedo[x * 3] = r;
        albedo[x * 3 + 1] = g;
        albedo[x * 3 + 2] = b;
      }
    }
  };
  const [cx, cy, far] = [width * 0.46, height * 0.44, Math.hypot(width, height) * 0.5];
  fill(0, heights[0], false);
  for (let y = 0; y < height; y += 1) {
    const [above, here] = [heights[y % 2]!, heights[(y + 1) % 2]!];
    fill(y, here, true);
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const dx = here[x]! - here[x > 0 ? x - 1 : 0]!;
      const dy = here[x]! - above[x]!;
      const slope = Math.max(-0.5, Math.min(0.5, -(dx * SUN[0] + dy * SUN[1]) * STEEP));
      const sun = shareAt(window, x, y) * (1 - (shadow[at + 3]! / 255) * 0.92) * (1 + slope);
      const sky = (1 - (contact[at + 3]! / 255) * 0.62) * (1 + slope * 0.35);
      const rim = 1 - 0.3 * Math.min(1.2, Math.hypot(x - cx, y - cy) / far) ** 2.2;
      for (let channel = 0; channel < 3; channel += 1) {
        const light = (SKY[channel]! * sky + SUNLIGHT[channel]! * sun) * rim;
        out[at + channel] =
          encoded[Math.min(STEPS - 1, Math.round(developed(albedo[x * 3 + channel]! * light) * (STEPS - 1)))]!;
      }
      out[at + 3] = 255;
    }
    if (y % ROWS === ROWS - 1) {
      onProgress?.(y / height);
      await pause();
    }
  }
  pen.putImageData(image, 0, 0);
  drawGrain(graphics, pen, width, height);
  return target;
}

/** Straight up to the paper's white, rolling off above it. */
const developed = (light: number): number =>
  light < KNEE ? light : KNEE + (1 - KNEE) * (1 - Math.exp(-(light - KNEE) / (1 - KNEE)));

/** Where the sun stands: over the upper left. */
const SUN = [0.62, 0.78] as const;
const STEEP = 0.16;
const SKY = [0.6, 0.635, 0.675] as const;
const SUNLIGHT = [0.62, 0.55, 0.44] as const;
const KNEE = 0.8;
const STEPS = 4096;
const encoded = encodingTable(STEPS);
/** Between two pauses. */
const ROWS = 40;
