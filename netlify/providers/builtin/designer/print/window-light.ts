import type { Graphics, Pen } from '../drawing/graphics';
import type { SeededRandom } from '../drawing/seeded-random';

/** How much of the sun gets to each place, 0 to 1, through a window and past the leaves before it; `scale` pixels of the picture to one. */
export interface WindowLight {
  width: number;
  height: number;
  share: Float32Array;
}

/** Drawn small: a shadow that falls from afar has no sharp edge. */
export function windowLight(graphics: Graphics, width: number, height: number, random: SeededRandom): WindowLight {
  const [w, h] = [Math.ceil(width / SCALE), Math.ceil(height / SCALE)];
  const canvas = graphics.createCanvas(w, h);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#000000';
  pen.fillRect(0, 0, w, h);
  const side = Math.max(w, h);
  const blur = side * random.between(0.012, 0.018);
  const lean = random.between(0.28, 0.42) * (random.chance(0.5) ? 1 : -1);
  pen.save();
  pen.filter = `blur(${blur}px)`;
  pen.setTransform(1, random.between(-0.12, -0.04), lean, 1, lean > 0 ? -h * lean * 0.55 : -h * lean * 0.45, h * 0.04);
  pen.fillStyle = '#ffffff';
  const bar = side * random.between(0.013, 0.02);
  const pane = { w: side * random.between(0.34, 0.46), h: side * random.between(0.3, 0.4) };
  const [left, top] = [-pane.w * random.between(0.2, 0.7), -pane.h * random.between(0.2, 0.6)];
  // under a tree, not at a window
  const isOpen = random.chance(0.35);
  if (isOpen) pen.fillRect(-w, -h, w * 3, h * 3);
  else
    for (let column = 0; column < 4; column += 1)
      for (let row = 0; row < 5; row += 1)
        pen.fillRect(left + column * (pane.w + bar), top + row * (pane.h + bar), pane.w, pane.h);
  pen.restore();
  const leaves = graphics.createCanvas(w, h);
  const twigs = leaves.getContext('2d');
  if (isOpen)
    for (const at of [0, 0.5, 0.9])
      drawTwig(twigs, side, [at === 0.5 ? w : 0, h * (at + random.between(-0.1, 0.1))], random);
  else if (random.chance(0.75))
    drawTwig(twigs, side, [random.chance(0.5) ? w : 0, h * random.between(-0.05, 0.2)], random);
  // blurred once: blurring each leaf by itself would take ten times as long
  pen.save();
  pen.filter = `blur(${isOpen ? blur : blur * 0.8}px)`;
  pen.drawImage(leaves, 0, 0);
  pen.restore();
  const { data } = pen.getImageData(0, 0, w, h);
  return { width: w, height: h, share: Float32Array.from({ length: w * h }, (_, at) => data[at * 4]! / 255) };
}

/** Leaves on either side of a stem that comes in from the edge. */
function drawTwig(pen: Pen, side: number, [x, y]: readonly [number, number], random: SeededRandom): void {
  pen.save();
  pen.fillStyle = '#000000cc';
  const towards = x > 0 ? Math.PI - random.between(0.35, 0.8) : random.between(0.35, 0.8);
  const reach = side * random.between(0.34, 0.5);
  const leaf = side * random.between(0.075, 0.1);
  for (let step = 0; step < 9; step += 1) {
    const along = (step + 0.4) / 9;
    const angle = towards + along * 0.5;
    const [px, py] = [x + Math.cos(angle) * reach * along, y + Math.sin(angle) * reach * along];
    for (const turn of [-0.85, 0.85]) {
      pen.save();
      pen.translate(px, py);
      pen.rotate(angle + turn + random.between(-0.2, 0.2));
      pen.beginPath();
      const length = leaf * (1.15 - along * 0.5);
      pen.ellipse(length * 0.55, 0, length * 0.55, length * 0.2, 0, 0, Math.PI * 2);
      pen.fill();
      pen.restore();
    }
  }
  pen.restore();
}

/** Between the places that were drawn. */
export function shareAt({ width, height, share }: WindowLight, x: number, y: number): number {
  const [u, v] = [Math.min(width - 1.001, Math.max(0, x / SCALE)), Math.min(height - 1.001, Math.max(0, y / SCALE))];
  const [i, j] = [u | 0, v | 0];
  const at = j * width + i;
  const [fx, fy] = [u - i, v - j];
  const top = share[at]! + (share[at + 1]! - share[at]!) * fx;
  const low = share[at + width]! + (share[at + width + 1]! - share[at + width]!) * fx;
  return top + (low - top) * fy;
}

const SCALE = 3;
