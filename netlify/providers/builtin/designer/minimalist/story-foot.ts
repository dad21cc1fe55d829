import type { Pen } from '../drawing/graphics';
import { bottom } from '../drawing/rect';
import { seededRandom } from '../drawing/seeded-random';
import { fillDisc, fillHalf, fillQuarter, fillRect } from '../drawing/shapes';
import type { Stage } from './stage';

/**
 * What a story shows where the app's own controls lie: nothing that must be seen, and no empty sheet either. A row of plain
 * shapes in the poster's colours stands on the lower edge wherever nothing else is drawn there.
 */
export function drawFoot(pen: Pen, stage: Stage, ground: string): void {
  const { shape, asked, width, height, safe, unit, scheme, detailSeed } = stage;
  if (shape !== 'tall' || ownFoot.has(asked?.mood ?? '')) return;
  const top = bottom(safe) + unit * AIR;
  if (!isBare(pen, top, width, height)) return;
  const count = Math.round(width / (height - top));
  const cell = width / count;
  const random = seededRandom(detailSeed);
  const colours = [scheme.field, scheme.third, scheme.fieldEnd, scheme.second].filter((colour) => colour !== ground);
  const kind = detailSeed % KINDS;
  const turns = random.shuffle([0, 1, 2, 3]);
  for (let at = 0; at < count; at += 1) {
    const box = { x: at * cell, y: height - cell, w: cell + 0.5, h: cell };
    const [colour = scheme.field, back = scheme.second] = [0, 1].map((step) => colours[(at + step) % colours.length]);
    if (kind === 0) {
      if (at % 2 === 1) fillRect(pen, box, back);
      fillQuarter(pen, box, turns[at % turns.length]!, colour);
    } else if (kind === 1) fillHalf(pen, { ...box, y: box.y + cell / 2, h: cell / 2 }, 2, colour);
    else {
      const others = colours.filter((one) => one !== scheme.field);
      const other = others[at % others.length] ?? ground;
      fillRect(pen, box, at % 2 === 0 ? scheme.field : other);
      fillDisc(pen, box.x + cell / 2, box.y + cell / 2, cell * 0.3, at % 2 === 0 ? other : scheme.field);
    }
  }
}

/** One colour, as far as every tenth pixel tells. */
function isBare(pen: Pen, top: number, width: number, height: number): boolean {
  const { data } = pen.getImageData(0, Math.round(top), width, height - Math.round(top));
  for (let at = 0; at < data.length; at += 40)
    if ([0, 1, 2].some((channel) => Math.abs(data[at + channel]! - data[channel]!) > 3)) return false;
  return true;
}

/** Moods whose margin reaches there, or that want it empty. */
const ownFoot: ReadonlySet<string> = new Set(['clean', 'retro', 'luxury', 'neon']);
const KINDS = 3;
/** Between the words and the row, in units. */
const AIR = 0.7;
