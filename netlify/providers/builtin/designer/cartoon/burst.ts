import type { Pen } from '../drawing/graphics';
import type { SeededRandom } from '../drawing/seeded-random';

/** Alternate wedges of a second colour from one point over the whole sheet. */
export function drawRays(
  pen: Pen,
  centre: { x: number; y: number },
  reach: number,
  wedges: number,
  colour: string,
  turn = 0.1,
): void {
  pen.fillStyle = colour;
  for (let wedge = 0; wedge < wedges; wedge += 2) {
    const [from, to] = [wedge, wedge + 1].map((at) => (at / wedges) * Math.PI * 2 + turn) as [number, number];
    pen.beginPath();
    pen.moveTo(centre.x, centre.y);
    pen.lineTo(centre.x + Math.cos(from) * reach, centre.y + Math.sin(from) * reach);
    pen.lineTo(centre.x + Math.cos(to) * reach, centre.y + Math.sin(to) * reach);
    pen.fill();
  }
}

/** Thin wedges that point at a centre and stop short of it, as around a surprise in a comic. */
export function drawFocusLines(
  pen: Pen,
  centre: { x: number; y: number },
  from: { x: number; y: number },
  reach: number,
  count: number,
  random: SeededRandom,
  colour: string,
): void {
  pen.fillStyle = colour;
  for (let at = 0; at < count; at += 1) {
    const angle = ((at + random.between(-0.3, 0.3)) / count) * Math.PI * 2;
    const start = random.between(1, 1.35);
    const half = random.between(0.006, 0.022);
    pen.beginPath();
    pen.moveTo(centre.x + Math.cos(angle) * from.x * start, centre.y + Math.sin(angle) * from.y * start);
    pen.lineTo(centre.x + Math.cos(angle - half) * reach, centre.y + Math.sin(angle - half) * reach);
    pen.lineTo(centre.x + Math.cos(angle + half) * reach, centre.y + Math.sin(angle + half) * reach);
    pen.fill();
  }
}

/** A star with many short points, for badges. */
export function starPath(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  points: number,
  inner: number,
  turn = 0,
): void {
  pen.beginPath();
  for (let at = 0; at < points * 2; at += 1) {
    const r = at % 2 === 0 ? radius : radius * inner;
    const angle = (at / points) * Math.PI + turn - Math.PI / 2;
    pen.lineTo(x + Math.cos(angle) * r, y + Math.sin(angle) * r);
  }
  pen.closePath();
}

/** A jagged explosion around a rounded box, no two points alike. `rx` and `ry` reach from its centre to the notches. */
export function blastPath(
  pen: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  points: number,
  spread: number,
  random: SeededRandom,
): void {
  pen.beginPath();
  for (let at = 0; at < points * 2; at += 1) {
    const isPoint = at % 2 === 0;
    const angle = ((at + random.between(-0.22, 0.22)) / points) * Math.PI;
    const out = isPoint ? spread * random.between(0.62, 1.18) : 0;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    pen.lineTo(x + squared(cos) * rx + cos * out, y + squared(sin) * ry + sin * out);
  }
  pen.closePath();
}

/** A superellipse holds a block of text with little waste. */
const squared = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.46;

/** Fills and lines the current path, its hard shadow first. */
export function inked(pen: Pen, trace: () => void, fill: string, ink: string, line: number, shadow = 0): void {
  if (shadow > 0) {
    pen.save();
    pen.globalAlpha = 0.28;
    pen.translate(shadow * 0.7, shadow);
    trace();
    pen.fillStyle = ink;
    pen.fill();
    pen.restore();
  }
  trace();
  pen.fillStyle = fill;
  pen.fill();
  if (line <= 0) return;
  pen.lineJoin = 'round';
  pen.lineWidth = line;
  pen.strokeStyle = ink;
  pen.stroke();
}
