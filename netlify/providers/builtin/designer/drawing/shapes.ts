import type { Pen } from './graphics';
import type { Rect } from './rect';

export function fillRect(pen: Pen, { x, y, w, h }: Rect, colour: string): void {
  pen.fillStyle = colour;
  pen.fillRect(x, y, w, h);
}

export function fillDisc(pen: Pen, x: number, y: number, radius: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}

/** A doorway: a half disc on a rectangle. */
export function archPath(pen: Pen, { x, y, w, h }: Rect): void {
  const radius = Math.min(w / 2, h);
  pen.beginPath();
  pen.moveTo(x, y + h);
  pen.lineTo(x, y + radius);
  pen.arc(x + w / 2, y + radius, w / 2, Math.PI, 0);
  pen.lineTo(x + w, y + h);
  pen.closePath();
}

/** A quarter disc that fills its box; `corner` counts clockwise from the upper left and holds the centre. */
export function fillQuarter(pen: Pen, { x, y, w, h }: Rect, corner: number, colour: string): void {
  const turn = ((corner % 4) + 4) % 4;
  const centre = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ][turn]!;
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(centre[0]!, centre[1]!);
  pen.ellipse(centre[0]!, centre[1]!, w, h, 0, (turn * Math.PI) / 2, ((turn + 1) * Math.PI) / 2);
  pen.closePath();
  pen.fill();
}

/** A half disc whose straight edge lies on one side of its box: 0 top, 1 right, 2 bottom, 3 left. */
export function fillHalf(pen: Pen, { x, y, w, h }: Rect, side: number, colour: string): void {
  const turn = ((side % 4) + 4) % 4;
  const [cx, cy] = [
    [x + w / 2, y],
    [x + w, y + h / 2],
    [x + w / 2, y + h],
    [x, y + h / 2],
  ][turn]!;
  const radius = (turn % 2 === 0 ? w : h) / 2;
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(cx!, cy!, radius, (turn * Math.PI) / 2, (turn * Math.PI) / 2 + Math.PI);
  pen.closePath();
  pen.fill();
}

/** A soft lens of shadow under something that stands. */
export function drawContactShadow(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  colour: string,
  opacity: number,
): void {
  pen.save();
  pen.globalAlpha = opacity;
  pen.filter = `blur(${Math.max(1.5, width * 0.03)}px)`;
  pen.fillStyle = colour;
  pen.beginPath();
  pen.ellipse(x, y, width / 2, Math.max(3, width * 0.04), 0, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
}
