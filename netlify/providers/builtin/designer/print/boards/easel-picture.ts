import type { Canvas } from '@napi-rs/canvas';
import type { Pen } from '../../drawing/graphics';
import { bottom, centreX, right } from '../../drawing/rect';
import { drawTimber, timber } from './frame-picture';
import { drawEdge, type PlaceStage } from '../place-stage';
import { drawTurned, turnOf } from '../turned-sheet';

/** A board that leans on the ledge of a wooden easel, held by a clamp at its head. */
export function drawEasel(stage: PlaceStage, sheet: Canvas): void {
  const { composition, graphics, pen, side } = stage;
  const { format, sheet: box } = composition;
  const { width, height, unit } = format;
  const [upright, across] = [timber(stage, true), timber(stage, false)];
  const [middle, foot] = [centreX(box), bottom(box)];
  const leg = (at: Pen, x: number, from: number, lean: number, w: number): void => {
    at.save();
    at.translate(x, from);
    at.rotate(lean);
    drawTimber(at, upright, { x: -w / 2, y: 0, w, h: height * 1.1 - from }, side);
    at.restore();
  };
  // the third leg is behind the board, and in its shade
  leg(pen, middle, foot - unit, -side * 0.035, unit * 0.3);
  pen.save();
  pen.translate(middle, foot - unit);
  pen.rotate(-side * 0.035);
  pen.fillStyle = 'rgba(8,5,3,0.5)';
  pen.fillRect(-unit * 0.15, 0, unit * 0.3, height);
  pen.restore();
  drawTimber(pen, upright, { x: middle - unit * 0.19, y: box.y - unit * 0.62, w: unit * 0.38, h: unit * 1.2 }, side);
  const reach = box.w * 0.31;
  for (const hand of [-1, 1] as const) leg(pen, middle + hand * reach, foot - unit * 1.2, -hand * 0.075, unit * 0.36);
  const shade = pen.createLinearGradient(0, foot, 0, foot + unit * 1.1);
  shade.addColorStop(0, 'rgba(0,0,0,0.5)');
  shade.addColorStop(1, 'rgba(0,0,0,0)');
  pen.save();
  pen.filter = `blur(${unit * 0.1}px)`;
  pen.fillStyle = shade;
  for (const hand of [-1, 1] as const)
    pen.fillRect(middle + hand * (reach + unit * 0.04) - unit * 0.22, foot, unit * 0.44, unit * 1.1);
  pen.restore();
  drawEdge(sheet.getContext('2d'), box, side);
  const layer = graphics.createCanvas(width, height);
  const ink = layer.getContext('2d');
  ink.save();
  ink.shadowColor = 'rgba(0,0,0,0.5)';
  ink.shadowBlur = unit * 0.3;
  ink.shadowOffsetX = -side * unit * 0.1;
  ink.shadowOffsetY = unit * 0.1;
  ink.drawImage(sheet, 0, 0);
  ink.restore();
  const ledge = { x: middle - reach - unit * 0.75, y: foot - unit * 0.06, w: reach * 2 + unit * 1.5, h: unit * 0.34 };
  ink.save();
  ink.shadowColor = 'rgba(0,0,0,0.55)';
  ink.shadowBlur = unit * 0.22;
  ink.shadowOffsetY = unit * 0.12;
  ink.fillStyle = '#2b1d12';
  ink.fillRect(ledge.x, ledge.y, ledge.w, ledge.h);
  ink.restore();
  drawTimber(ink, across, ledge, side);
  ink.save();
  ink.shadowColor = 'rgba(0,0,0,0.5)';
  ink.shadowBlur = unit * 0.15;
  ink.shadowOffsetY = unit * 0.06;
  ink.fillStyle = '#2b1d12';
  const clamp = { x: middle - unit * 0.42, y: box.y - unit * 0.2, w: unit * 0.84, h: unit * 0.34 };
  ink.fillRect(clamp.x, clamp.y, clamp.w, clamp.h);
  ink.restore();
  drawTimber(ink, across, clamp, side);
  drawTurned(pen, layer, turnOf(composition), 0, Math.max(width, right(box)));
}
