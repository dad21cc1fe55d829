import { createNoise } from './noise';
import { bristleTable, BRISTLES } from './brush';
import type { PaintRequest } from './oil-paint';
import { createPaintLayer, type PaintLayer } from './paint-layer';
import { edgeDistance } from './paper-edge';
import { between, slowField } from './sample-plate';

/**
 * A risograph: three transparent inks, each as dots of its own screen and a little out of register, ink that lies
 * unevenly on the paper.
 */
export async function paintPrint({
  plate,
  width,
  height,
  overrun,
  bleeds,
  paper,
  random,
  breather,
}: PaintRequest): Promise<PaintLayer> {
  const paint = createPaintLayer(width + overrun * 2, height + overrun * 2);
  const noise = createNoise(random);
  const patchy = slowField(noise, paint.width, paint.height, 120, 4, 5.5);
  const grain = bristleTable(random);
  const pitch = max(4.2, min(width, height) / 150);
  const shift = max(1.2, pitch * 0.36);
  const picture = { width: plate.width, height: plate.height, rgba: plate.rgba };
  const screens = inks.map((ink) => ({
    ...ink,
    cos: (cos(ink.angle) * Math.PI) / pitch,
    sin: (sin(ink.angle) * Math.PI) / pitch,
    dx: ink.slip[0] * shift,
    dy: ink.slip[1] * shift,
  }));
  for (let y = 0; y < paint.height; y += 1) {
    if ((y & 7) === 0 && breather.isDue()) await breather.rest(0.1 + (0.85 * y) / paint.height);
    for (let x = 0; x < paint.width; x += 1) {
      if (edgeDistance(x - overrun, y - overrun, width, height, bleeds) < -shift * 1.5) continue;
      const at = (y * paint.width + x) * 4;
      let [r, g, b] = [paper[0], paper[1], paper[2]];
      let isPrinted = false;
      const speck = grain[(x * 197 + ((y * 6151) ^ ((x >> 3) * 53))) & (BRISTLES - 1)]!;
      for (const ink of screens) {
        const [px, py] = [x - overrun + ink.dx, y - overrun + ink.dy];
        if (edgeDistance(px, py, width, height, bleeds) < 0) continue;
        isPrinted = true;
        const lack = 1 - between(picture, (px / width) * plate.width, (py / height) * plate.height, ink.channel) / 255;
        const amount = min(1, max(0, lack * ink.gain - ink.floor));
        const dots = 0.5 + 0.5 * cos(px * ink.cos + py * ink.sin) * cos(py * ink.cos - px * ink.sin);
        const threshold = 1 - amount;
        const cover =
          min(1, max(0, (dots * 0.86 + speck * 0.14 - threshold) * 5 + 0.5 * amount)) * (amount > 0.02 ? 1 : 0);
        const laid = cover * (0.9 + patchy(x, y) * 0.16 - (speck > 0.8 ? 0.14 : 0));
        r *= 1 - laid * ink.absorbs[0];
        g *= 1 - laid * ink.absorbs[1];
        b *= 1 - laid * ink.absorbs[2];
      }
      paint.rgba[at] = r;
      paint.rgba[at + 1] = g;
      paint.rgba[at + 2] = b;
      paint.rgba[at + 3] = isPrinted ? 255 : 0;
    }
  }
  return paint;
}

/** Blue takes the red light, coral the green, yellow the blue; `absorbs` is what each takes away from all three. */
const inks = [
  { channel: 2, angle: 0.02, slip: [-1, 0.7], gain: 1.05, floor: 0.05, absorbs: [0.0, 0.12, 0.8] },
  { channel: 1, angle: 1.3, slip: [0.9, -0.6], gain: 1.06, floor: 0.05, absorbs: [0.02, 0.68, 0.5] },
  { channel: 0, angle: 0.26, slip: [0, 0], gain: 1.08, floor: 0.05, absorbs: [0.83, 0.56, 0.22] },
] as const;

/** Bound once: the loops above ask for them at every pixel. */
const { cos, max, min, sin } = Math;
