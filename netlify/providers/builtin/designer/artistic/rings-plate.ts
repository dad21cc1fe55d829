import { chord } from './abstract-plates';
import type { Easel } from './easel';
import { plateOf, type Plate } from './plate';

/** Squares of circles within circles, after Kandinsky's colour study, in the colours that were asked for. */
export async function ringsPlate(easel: Easel): Promise<Plate> {
  const { stage, w, h, pen, noise, picture, detail, breather } = easel;
  const { random, light } = stage;
  const [deep, own, other, pale] = chord(light) as [string, string, string, string];
  const colours = [deep, own, other, pale, light.accents[1]];
  const rows = h > w * 1.3 ? 4 : w > h * 1.5 ? 2 : 3;
  const columns = Math.max(2, Math.round((w / h) * rows));
  const [cellW, cellH] = [w / columns, h / rows];
  let before = '';
  const next = (except: string): string => random.shuffle(colours).find((colour) => colour !== except) ?? own;
  for (let at = 0; at < rows * columns; at += 1) {
    await breather.rest(0);
    const [x, y] = [(at % columns) * cellW, Math.floor(at / columns) * cellH];
    let ground = next(before);
    before = ground;
    pen.fillStyle = ground;
    pen.fillRect(x - 1, y - 1, cellW + 2, cellH + 2);
    const [cx, cy] = [x + cellW * random.between(0.46, 0.54), y + cellH * random.between(0.46, 0.54)];
    const steps = random.pick([3, 4, 4]);
    for (let step = 0; step < steps; step += 1) {
      const share = 0.47 * (1 - step / steps) * random.between(0.9, 1.04);
      ground = next(ground);
      pen.fillStyle = ground;
      pen.beginPath();
      for (let part = 0; part <= 48; part += 1) {
        const angle = (part / 48) * Math.PI * 2;
        const wobble = 1 + 0.09 * noise(Math.cos(angle) * 1.4 + at * 3.1, Math.sin(angle) * 1.4 + step * 7.7);
        pen.lineTo(cx + Math.cos(angle) * cellW * share * wobble, cy + Math.sin(angle) * cellH * share * wobble);
      }
      pen.fill();
    }
  }
  return plateOf(picture, detail, (u, v) => {
    const [dx, dy] = [((u * columns) % 1) - 0.5, ((v * rows) % 1) - 0.5];
    return Math.atan2(dy * cellH, dx * cellW) + Math.PI / 2 + noise(u * 5, v * 5) * 0.4;
  });
}
