import type { Canvas } from '@napi-rs/canvas';
import { lchOf, oklch } from '../../designer/drawing/colours';
import type { Graphics, Pen } from '../../designer/drawing/graphics';
import type { SeededRandom } from '../../designer/drawing/seeded-random';

/** A sheet covered with brush strokes of nearly one colour; its lightness stays within LIGHTNESS of the colour's. */
export function paintedSheet(
  graphics: Graphics,
  width: number,
  height: number,
  unit: number,
  colour: string,
  random: SeededRandom,
): Canvas {
  const canvas = graphics.createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = colour;
  pen.fillRect(0, 0, width, height);
  coverWithStrokes(pen, width, height, unit, () => colour, random);
  return canvas;
}

/** How much lighter or darker a stroke may be than its sheet (OKLCH). */
export const LIGHTNESS = 0.035;

/** Strokes that follow a slow flow, each of several bristles that differ a little; `colourAt` is asked at their start. */
export function coverWithStrokes(
  pen: Pen,
  width: number,
  height: number,
  unit: number,
  colourAt: (x: number, y: number) => string | null,
  random: SeededRandom,
): void {
  const [turn, bend] = [random.between(0, 6), random.between(0.6, 1.1)];
  const count = Math.min(MOST_STROKES, Math.round(((width * height) / (unit * unit)) * 7));
  const hues = new Map<string, string[]>();
  pen.lineCap = 'round';
  for (let stroke = 0; stroke < count; stroke += 1) {
    const [x, y] = [random.next() * width, random.next() * height];
    const base = colourAt(x, y);
    if (base === null) continue;
    const kin = hues.get(base) ?? kinOf(base, random);
    hues.set(base, kin);
    const angle = turn + Math.sin((x / unit) * 0.21 + turn) * bend + Math.cos((y / unit) * 0.27) * bend;
    const length = unit * random.between(0.5, 1.5);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const curve = random.between(-0.3, 0.3) * length;
    for (let bristle = 0; bristle < BRISTLES; bristle += 1) {
      const off = (bristle - BRISTLES / 2) * unit * 0.045;
      pen.strokeStyle = kin[Math.floor(random.next() * kin.length)]!;
      pen.globalAlpha = random.between(0.35, 0.8);
      pen.lineWidth = unit * random.between(0.03, 0.07);
      pen.beginPath();
      pen.moveTo(x - sin * off, y + cos * off);
      pen.quadraticCurveTo(
        x + cos * length * 0.5 - sin * (off + curve),
        y + sin * length * 0.5 + cos * (off + curve),
        x + cos * length * random.between(0.85, 1) - sin * off,
        y + sin * length + cos * off,
      );
      pen.stroke();
    }
  }
  pen.globalAlpha = 1;
}

/** Colours that differ from one as paint does on a brush. */
function kinOf(colour: string, random: SeededRandom): string[] {
  const { l, c, h } = lchOf(colour);
  return Array.from({ length: 14 }, () =>
    oklch(l + random.between(-LIGHTNESS, LIGHTNESS), c * random.between(0.85, 1.12), h + random.between(-9, 9)),
  );
}

const BRISTLES = 6;
const MOST_STROKES = 2200;
