import type { Canvas } from '@napi-rs/canvas';
import type { Pen } from '../../drawing/graphics';
import { bottom, right, type Rect } from '../../drawing/rect';
import type { PlaceStage } from '../place-stage';

/** A banner of woven vinyl with a hem and eyelets, which ropes hold at its corners. */
export function drawBanner({ composition, graphics, pen, side }: PlaceStage, sheet: Canvas): void {
  const { format, sheet: box, plan } = composition;
  const { width, height, unit, shape } = format;
  const ink = sheet.getContext('2d');
  const holes = [box.x + unit * INSET, right(box) - unit * INSET].flatMap((x) =>
    [box.y + unit * INSET, bottom(box) - unit * INSET].map((y) => [x, y] as const),
  );
  drawHem(ink, box, unit);
  drawFolds(ink, box, unit, side);
  for (const [x, y] of holes) drawEyelet(ink, x, y, unit);
  const bow = shape === 'banner' ? 0 : unit * 0.09;
  const sag = (x: number): number => bow * Math.sin(Math.PI * Math.max(0, Math.min(1, (x - box.x) / box.w)));
  const layer = graphics.createCanvas(width, height);
  const hung = layer.getContext('2d');
  if (bow === 0) hung.drawImage(sheet, 0, 0);
  else
    for (let x = Math.floor(box.x); x < right(box); x += 1)
      hung.drawImage(sheet, x, 0, 1, height, x, sag(x), 1, height);
  pen.save();
  pen.shadowColor = 'rgba(0,0,0,0.4)';
  pen.shadowBlur = unit * 0.45;
  pen.shadowOffsetX = -side * unit * 0.12;
  pen.shadowOffsetY = unit * 0.16;
  pen.drawImage(layer, 0, 0);
  pen.restore();
  const lean = plan.detailSeed % 2 === 0 ? 0.5 : 0.75;
  for (const [x, y] of holes) {
    const [out, down] = [x < width / 2 ? -1 : 1, y < height / 2 ? -1 : 1];
    drawRope(pen, [x, y], [x + out * width * 0.4, y + down * width * 0.4 * lean], unit);
  }
}

/** The edge is folded over and welded. */
function drawHem(ink: Pen, box: Rect, unit: number): void {
  const by = unit * 0.5;
  ink.strokeStyle = 'rgba(0,0,0,0.1)';
  ink.lineWidth = unit * 0.025;
  ink.strokeRect(box.x + by, box.y + by, box.w - by * 2, box.h - by * 2);
  ink.strokeStyle = 'rgba(255,255,255,0.16)';
  ink.strokeRect(box.x + by, box.y + by + unit * 0.025, box.w - by * 2, box.h - by * 2);
}

/** Soft folds run from the corners that are pulled, and one or two hang from the upper edge. */
function drawFolds(ink: Pen, box: Rect, unit: number, side: -1 | 1): void {
  ink.save();
  ink.beginPath();
  ink.rect(box.x, box.y, box.w, box.h);
  ink.clip();
  ink.filter = `blur(${unit * 0.16}px)`;
  for (const [x, y] of [
    [box.x, box.y],
    [right(box), box.y],
    [box.x, bottom(box)],
    [right(box), bottom(box)],
  ] as const) {
    const [inX, inY] = [x < box.x + box.w / 2 ? 1 : -1, y < box.y + box.h / 2 ? 1 : -1];
    for (const [angle, long, dark] of [
      [0.42, 2.6, 0.13],
      [0.86, 3, 0.1],
      [1.22, 2.4, 0.12],
    ] as const)
      for (const [shift, fill] of [
        [0, `rgba(0,0,0,${dark})`],
        [0.16, `rgba(255,255,255,${dark})`],
      ] as const) {
        const turn = angle + shift * 0.5 * side;
        ink.strokeStyle = fill;
        ink.lineWidth = unit * 0.11;
        ink.beginPath();
        ink.moveTo(x + inX * unit * 0.3, y + inY * unit * 0.3);
        ink.lineTo(x + inX * Math.cos(turn) * unit * long, y + inY * Math.sin(turn) * unit * long);
        ink.stroke();
      }
  }
  ink.restore();
}

function drawEyelet(ink: Pen, x: number, y: number, unit: number): void {
  const radius = unit * 0.17;
  const metal = ink.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
  metal.addColorStop(0, '#f2f0ea');
  metal.addColorStop(0.5, '#9b9a96');
  metal.addColorStop(1, '#55544f');
  ink.save();
  ink.shadowColor = 'rgba(0,0,0,0.5)';
  ink.shadowBlur = unit * 0.05;
  ink.shadowOffsetY = unit * 0.02;
  ink.fillStyle = metal;
  ink.beginPath();
  ink.arc(x, y, radius, 0, Math.PI * 2);
  ink.fill();
  ink.restore();
  ink.fillStyle = '#1d1b19';
  ink.beginPath();
  ink.arc(x, y, radius * 0.55, 0, Math.PI * 2);
  ink.fill();
}

/** Twisted cord: round in the light, with its strands. */
function drawRope(
  pen: Pen,
  [x, y]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  unit: number,
): void {
  pen.save();
  pen.lineCap = 'round';
  for (const [colour, share, dash] of [
    ['#5d5140', 1, null],
    ['#d9ccb0', 0.74, null],
    ['rgba(90,76,54,0.7)', 0.6, [unit * 0.035, unit * 0.06]],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = unit * ROPE * share;
    pen.setLineDash(dash ? [...dash] : []);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(toX, toY);
    pen.stroke();
  }
  pen.restore();
}

/** In units. */
const INSET = 0.3;
const ROPE = 0.12;
