import { chord } from './abstract-plates';
import { contrast } from '../drawing/colours';
import type { Easel } from './easel';
import { plateOf, type Plate } from './plate';

/** Leaves and fronds cut from coloured paper, one on each square of it. */
export async function leavesPlate(easel: Easel): Promise<Plate> {
  const { stage, w, h, pen, noise, picture, detail, breather } = easel;
  const { random, light } = stage;
  const [deep, own, other, pale] = chord(light) as [string, string, string, string];
  const colours = [deep, own, other, pale, light.accents[1]];
  const rows = h > w * 1.3 ? 3 : w > h * 2.4 ? 1 : 2;
  const columns = Math.max(2, Math.round((w / h) * rows));
  const [cellW, cellH] = [w / columns, h / rows];
  const others = (except: string): string[] => random.shuffle(colours.filter((colour) => colour !== except));
  let before = '';
  for (let at = 0; at < rows * columns; at += 1) {
    await breather.rest(0);
    const [x, y] = [(at % columns) * cellW, Math.floor(at / columns) * cellH];
    const ground = others(before)[0] ?? own;
    before = ground;
    pen.fillStyle = ground;
    pen.fillRect(x - 1, y - 1, cellW + 2, cellH + 2);
    pen.save();
    pen.translate(x + cellW / 2, y + cellH / 2);
    pen.rotate(random.between(-0.5, 0.5) + (random.chance(0.5) ? Math.PI : 0));
    const leaves = others(ground);
    pen.fillStyle = leaves.find((colour) => contrast(colour, ground) > SEEN) ?? pale;
    const reach = Math.min(cellW, cellH) * 0.46;
    const lobes = random.pick([3, 4, 5]);
    for (let lobe = 0; lobe < lobes; lobe += 1)
      for (const side of [-1, 1]) {
        const along = reach * (0.85 - (lobe / (lobes - 1)) * 1.5);
        const long = reach * (0.5 + 0.4 * Math.sin(((lobe + 1) / (lobes + 1)) * Math.PI)) * random.between(0.9, 1.1);
        const wide = (reach / lobes) * (0.62 + 0.2 * noise(at * 2.3 + side, lobe * 1.7));
        pen.save();
        pen.translate(0, along);
        pen.rotate(side * 0.95 - Math.PI / 2);
        pen.beginPath();
        pen.ellipse(long * 0.52, 0, long * 0.58, wide, 0, 0, Math.PI * 2);
        pen.fill();
        pen.restore();
      }
    pen.beginPath();
    pen.ellipse(0, 0, reach * 0.085, reach * 1.02, 0, 0, Math.PI * 2);
    pen.ellipse(0, -reach * 0.86, reach * 0.16, reach * 0.32, 0, 0, Math.PI * 2);
    pen.fill();
    pen.restore();
  }
  return plateOf(picture, detail, (u, v) => 0.9 + noise(u * 3, v * 3) * 1.1);
}

/** Contrast. */
const SEEN = 1.8;
