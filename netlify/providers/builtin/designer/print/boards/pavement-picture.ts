import type { Canvas } from '@napi-rs/canvas';
import { contrast, lchOf, oklch } from '../../drawing/colours';
import type { Pen } from '../../drawing/graphics';
import { bottom, right, type Rect } from '../../drawing/rect';
import type { PlaceStage } from '../place-stage';
import { drawTurned, turnOf } from '../turned-sheet';

/** An A-board: a sheet in a painted metal frame with round corners, its other half behind it, on the ground in its own shadow. */
export function drawPavementSign(stage: PlaceStage, sheet: Canvas): void {
  const { composition, graphics, pen, side } = stage;
  const { format, sheet: box, plan } = composition;
  const { width, height, unit } = format;
  const layer = graphics.createCanvas(width, height);
  const ink = layer.getContext('2d');
  const bar = unit * BAR;
  const outer: Rect = { x: box.x - bar, y: box.y - bar, w: box.w + bar * 2, h: box.h + bar * 2 };
  const ground = Math.min(height - unit * 0.3, bottom(outer) + unit * 0.62);
  const paint = paintFor(plan.paper, plan.other, plan.detailSeed);
  pen.save();
  pen.filter = `blur(${unit * 0.34}px)`;
  pen.fillStyle = 'rgba(0,0,0,0.5)';
  pen.beginPath();
  pen.ellipse(outer.x + outer.w / 2 - side * unit * 0.5, ground, outer.w * 0.53, unit * 0.42, 0, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
  // the other half, narrower by its distance and dark, stands back from the side that is farther away
  ink.fillStyle = oklch(Math.max(0.12, lchOf(paint).l * 0.6), 0.006, 80);
  ink.beginPath();
  ink.moveTo(outer.x + unit * 0.4, outer.y + unit * 0.4);
  ink.lineTo(right(outer) - unit * 0.4, outer.y + unit * 0.4);
  ink.lineTo(right(outer) - unit * 0.55, ground - unit * 0.28);
  ink.lineTo(outer.x + unit * 0.55, ground - unit * 0.28);
  ink.fill();
  for (const x of [outer.x + unit * 0.16, right(outer) - unit * 0.16 - unit * 0.42]) {
    tube(ink, { x, y: bottom(outer) - bar, w: unit * 0.42, h: ground - bottom(outer) + bar }, paint);
    ink.fillStyle = '#141312';
    ink.fillRect(x - unit * 0.04, ground - unit * 0.12, unit * 0.5, unit * 0.12);
  }
  ink.save();
  ink.shadowColor = 'rgba(0,0,0,0.45)';
  ink.shadowBlur = unit * 0.25;
  ink.shadowOffsetY = unit * 0.1;
  ink.fillStyle = paint;
  ink.beginPath();
  ink.roundRect(outer.x, outer.y, outer.w, outer.h, unit * 0.42);
  ink.fill();
  ink.restore();
  const sheen = ink.createLinearGradient(
    side > 0 ? right(outer) : outer.x,
    outer.y,
    outer.x + outer.w / 2,
    bottom(outer),
  );
  sheen.addColorStop(0, 'rgba(255,255,255,0.3)');
  sheen.addColorStop(0.5, 'rgba(255,255,255,0.06)');
  sheen.addColorStop(1, 'rgba(0,0,0,0.22)');
  ink.fillStyle = sheen;
  ink.beginPath();
  ink.roundRect(outer.x, outer.y, outer.w, outer.h, unit * 0.42);
  ink.fill();
  ink.strokeStyle = 'rgba(255,255,255,0.22)';
  ink.lineWidth = unit * 0.03;
  ink.beginPath();
  ink.roundRect(outer.x + unit * 0.03, outer.y + unit * 0.03, outer.w - unit * 0.06, outer.h - unit * 0.06, unit * 0.4);
  ink.stroke();
  ink.drawImage(sheet, 0, 0);
  // the sheet lies a little deeper than its frame
  const deep = ink.createLinearGradient(0, box.y, 0, box.y + unit * 0.1);
  deep.addColorStop(0, 'rgba(0,0,0,0.4)');
  deep.addColorStop(1, 'rgba(0,0,0,0)');
  ink.fillStyle = deep;
  ink.fillRect(box.x, box.y, box.w, unit * 0.1);
  ink.strokeStyle = 'rgba(0,0,0,0.45)';
  ink.lineWidth = unit * 0.035;
  ink.strokeRect(box.x, box.y, box.w, box.h);
  drawTurned(pen, layer, turnOf(composition));
}

function tube(ink: Pen, { x, y, w, h }: Rect, paint: string): void {
  ink.fillStyle = paint;
  ink.fillRect(x, y, w, h);
  const round = ink.createLinearGradient(x, 0, x + w, 0);
  round.addColorStop(0, 'rgba(0,0,0,0.35)');
  round.addColorStop(0.35, 'rgba(255,255,255,0.25)');
  round.addColorStop(1, 'rgba(0,0,0,0.45)');
  ink.fillStyle = round;
  ink.fillRect(x, y, w, h);
}

/** Dark or in the brand's other colour round a light sheet; round a dark one, bare metal or white. */
function paintFor(paper: string, other: string, seed: number): string {
  const isPale = lchOf(paper).l > 0.5;
  if (seed % 3 === 1 && contrast(other, paper) > SEEN) return other;
  return isPale ? '#2a2b2c' : seed % 2 === 0 ? '#b9babb' : '#e9e6df';
}
const SEEN = 2.2;
/** In units. */
const BAR = 0.36;
