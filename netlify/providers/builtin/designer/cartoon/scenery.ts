import { withAlpha } from '../drawing/colours';
import type { Pen } from '../drawing/graphics';
import type { Rect } from '../drawing/rect';
import type { SeededRandom } from '../drawing/seeded-random';
import { inked, starPath } from './burst';

/** A flat-bottomed cloud with a dark line; `w` is its width. */
export function drawCloud(pen: Pen, x: number, y: number, w: number, fill: string, ink: string, line: number): void {
  const trace = (): void => {
    pen.beginPath();
    pen.moveTo(x - w * 0.5, y);
    pen.bezierCurveTo(x - w * 0.56, y - w * 0.17, x - w * 0.38, y - w * 0.24, x - w * 0.28, y - w * 0.18);
    pen.bezierCurveTo(x - w * 0.24, y - w * 0.4, x + w * 0.06, y - w * 0.42, x + w * 0.12, y - w * 0.24);
    pen.bezierCurveTo(x + w * 0.22, y - w * 0.34, x + w * 0.4, y - w * 0.24, x + w * 0.36, y - w * 0.12);
    pen.bezierCurveTo(x + w * 0.5, y - w * 0.14, x + w * 0.56, y - w * 0.02, x + w * 0.5, y);
    pen.closePath();
  };
  inked(pen, trace, fill, ink, line);
}

/** Rolling ground from edge to edge. `height` is the y of its mean, `swing` the depth of its waves. */
export function drawHill(
  pen: Pen,
  sheet: { width: number; height: number },
  height: number,
  swing: number,
  phase: number,
  fill: string,
  ink: string,
  line: number,
): void {
  const trace = (): void => {
    pen.beginPath();
    pen.moveTo(-20, sheet.height + 20);
    for (let step = 0; step <= 24; step += 1) {
      const x = -20 + ((sheet.width + 40) * step) / 24;
      pen.lineTo(x, height + Math.sin((step / 24) * Math.PI * 2 * 1.15 + phase) * swing);
    }
    pen.lineTo(sheet.width + 20, sheet.height + 20);
    pen.closePath();
  };
  inked(pen, trace, fill, ink, line);
}

/** Water with round crests, across the whole sheet; `swing` is the height of a crest. */
export function drawWaves(
  pen: Pen,
  sheet: { width: number; height: number },
  height: number,
  swing: number,
  phase: number,
  fill: string,
  ink: string,
  line: number,
): void {
  const length = Math.max(swing * 5, sheet.width / 14);
  const trace = (): void => {
    pen.beginPath();
    pen.moveTo(-length * 2, sheet.height + 20);
    for (let x = -length * (1 + (phase % 1)); x < sheet.width + length; x += length) {
      pen.lineTo(x, height);
      pen.quadraticCurveTo(x + length / 2, height + swing * 1.6, x + length, height);
    }
    pen.lineTo(sheet.width + length * 2, sheet.height + 20);
    pen.closePath();
  };
  inked(pen, trace, fill, ink, line);
}

export interface Confetti {
  count: number;
  size: number;
  colours: readonly [string, ...string[]];
  ink: string;
  line: number;
  /** Nothing falls here. */
  clear: readonly Rect[];
}

/** Ribbons, discs and stars with a dark line, spread evenly and never on the words. */
export function drawConfetti(
  pen: Pen,
  sheet: { width: number; height: number },
  random: SeededRandom,
  { count, size, colours, ink, line, clear }: Confetti,
): void {
  const side = Math.sqrt((sheet.width * sheet.height) / count);
  for (let y = side / 2; y < sheet.height + side / 2; y += side) {
    for (let x = side / 2; x < sheet.width + side / 2; x += side) {
      const at = { x: x + random.between(-0.38, 0.38) * side, y: y + random.between(-0.38, 0.38) * side };
      const [turn, kind, colour, scale] = [
        random.between(0, Math.PI * 2),
        random.next(),
        random.pick(colours),
        random.between(0.6, 1.15),
      ];
      const reach = size * 1.2;
      if (
        clear.some(
          (rect) =>
            at.x > rect.x - reach &&
            at.x < rect.x + rect.w + reach &&
            at.y > rect.y - reach &&
            at.y < rect.y + rect.h + reach,
        )
      )
        continue;
      pen.save();
      pen.translate(at.x, at.y);
      pen.rotate(turn);
      inked(pen, () => confettiPath(pen, kind, size * scale), colour, ink, line);
      pen.restore();
    }
  }
}

function confettiPath(pen: Pen, kind: number, size: number): void {
  if (kind < 0.3) return starPath(pen, 0, 0, size * 0.7, 5, 0.5);
  pen.beginPath();
  if (kind < 0.52) pen.arc(0, 0, size * 0.32, 0, Math.PI * 2);
  else if (kind < 0.8) pen.roundRect(-size * 0.55, -size * 0.18, size * 1.1, size * 0.36, size * 0.1);
  else {
    pen.moveTo(-size * 0.7, size * 0.1);
    pen.bezierCurveTo(-size * 0.3, -size * 0.6, 0, size * 0.5, size * 0.6, -size * 0.25);
    pen.lineTo(size * 0.7, 0);
    pen.bezierCurveTo(size * 0.1, size * 0.8, -size * 0.3, -size * 0.25, -size * 0.55, size * 0.36);
    pen.closePath();
  }
}

/** A lightning bolt of a comic, `h` high. */
export function boltPath(pen: Pen, x: number, y: number, h: number): void {
  const points = [
    [0.1, -0.5],
    [-0.3, 0.08],
    [-0.04, 0.08],
    [-0.18, 0.5],
    [0.32, -0.12],
    [0.04, -0.12],
    [0.3, -0.5],
  ] as const;
  pen.beginPath();
  for (const [dx, dy] of points) pen.lineTo(x + dx * h, y + dy * h);
  pen.closePath();
}

/** A striped, scalloped awning along the top edge. */
export function drawAwning(
  pen: Pen,
  width: number,
  depth: number,
  colours: readonly [string, string],
  ink: string,
  line: number,
): void {
  const count = Math.max(7, Math.round(width / (depth * 0.95)) | 1);
  const step = width / count;
  const straight = depth - step * 0.5;
  pen.fillStyle = withAlpha(ink, 0.2);
  for (let at = 0; at < count; at += 1) scallop(pen, at * step, step, straight + depth * 0.16);
  for (let at = 0; at < count; at += 1) {
    pen.fillStyle = colours[at % 2]!;
    scallop(pen, at * step, step, straight);
    pen.lineWidth = line;
    pen.strokeStyle = ink;
    pen.stroke();
  }
}

function scallop(pen: Pen, x: number, step: number, straight: number): void {
  pen.beginPath();
  pen.moveTo(x, -10);
  pen.lineTo(x, straight);
  pen.arc(x + step / 2, straight, step / 2, Math.PI, 0, true);
  pen.lineTo(x + step, -10);
  pen.closePath();
  pen.fill();
}

/** Two garlands of pennants along the top edge. */
export function drawBunting(
  pen: Pen,
  width: number,
  depth: number,
  colours: readonly [string, ...string[]],
  ink: string,
  line: number,
): void {
  const garlands = width > depth * 16 ? 3 : 2;
  const span = width / garlands;
  const flags = 6;
  for (let garland = 0; garland < garlands; garland += 1) {
    const sag = (share: number): { x: number; y: number } => ({
      x: garland * span + share * span,
      y: -depth * 0.1 + depth * 1.5 * share * (1 - share),
    });
    for (let flag = 0; flag < flags; flag += 1) {
      const [a, b] = [sag((flag + 0.12) / flags), sag((flag + 0.88) / flags)];
      inked(
        pen,
        () => {
          pen.beginPath();
          pen.moveTo(a.x, a.y);
          pen.lineTo(b.x, b.y);
          pen.lineTo((a.x + b.x) / 2, (a.y + b.y) / 2 + depth * 0.62);
          pen.closePath();
        },
        colours[(flag + garland) % colours.length]!,
        ink,
        line,
      );
    }
    pen.beginPath();
    for (let step = 0; step <= 20; step += 1) pen.lineTo(sag(step / 20).x, sag(step / 20).y);
    pen.lineWidth = line * 1.1;
    pen.strokeStyle = ink;
    pen.stroke();
  }
}
