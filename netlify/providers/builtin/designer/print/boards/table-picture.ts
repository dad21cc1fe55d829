import type { Canvas } from '@napi-rs/canvas';
import { bottom, right } from '../../drawing/rect';
import { encodingTable } from '../../photorealistic/linear-light';
import { cutPlace } from '../../places/cut-place';
import { drawEdge, type PlaceStage } from '../place-stage';
import { surfaceOf } from '../surfaces';
import { drawTurned, seenAt, turnOf } from '../turned-sheet';

/** A table under a standing print: boards that run across it, sharp where the print stands, whose colours it mirrors a little. */
export async function drawTable(stage: PlaceStage, sheet: Canvas, pause: () => Promise<void>): Promise<void> {
  const { composition, graphics, pen, place, side } = stage;
  const { format, sheet: box } = composition;
  const { width, height, unit } = format;
  const foot = bottom(box);
  const turn = turnOf(composition);
  const [left, rightFoot] = [box.x, right(box)].map((x) => seenAt(turn, x, foot)) as [number, number];
  const edge = Math.round(foot - unit * EDGE);
  const table = boards(stage, edge, foot);
  await pause();
  const ink = table.getContext('2d');
  // what is behind the table and what stands on it, upside down
  ink.save();
  ink.globalCompositeOperation = 'screen';
  ink.globalAlpha = 0.22;
  const mirrored = graphics.createCanvas(width, height);
  const mirror = mirrored.getContext('2d');
  mirror.translate(0, edge * 2);
  mirror.scale(1, -1);
  cutPlace(mirror, place, { x: 0, y: 0, w: width, h: height });
  ink.filter = `blur(${unit * 0.3}px)`;
  ink.drawImage(mirrored, 0, 0);
  ink.restore();
  ink.save();
  ink.globalAlpha = 0.2;
  // wood is no mirror: colours of the sheet come back, its lettering does not
  ink.filter = `blur(${unit * 0.4}px)`;
  ink.translate(0, foot * 2);
  ink.scale(1, -1);
  ink.drawImage(sheet, 0, 0);
  ink.restore();
  await pause();
  // shadows: close under the foot, and what the print keeps from the table before it
  ink.save();
  ink.globalCompositeOperation = 'multiply';
  ink.filter = `blur(${unit * 0.3}px)`;
  ink.fillStyle = 'rgba(24,16,9,0.42)';
  ink.beginPath();
  ink.moveTo(box.x + unit * 0.1, left - unit * 0.2);
  ink.lineTo(right(box) - unit * 0.1, rightFoot - unit * 0.2);
  ink.lineTo(right(box) - side * unit * 1.5 - unit * 0.2, rightFoot + unit * 1.1);
  ink.lineTo(box.x - side * unit * 1.5 + unit * 0.2, left + unit * 1.1);
  ink.closePath();
  ink.fill();
  for (const [blur, high, dark] of [
    [0.14, 0.22, 0.5],
    [0.035, 0.08, 0.8],
  ] as const) {
    ink.filter = `blur(${unit * blur}px)`;
    ink.fillStyle = `rgba(12,7,3,${dark})`;
    ink.beginPath();
    ink.moveTo(box.x, left - unit * 0.15);
    ink.lineTo(right(box), rightFoot - unit * 0.15);
    ink.lineTo(right(box), rightFoot + unit * high * 0.5);
    ink.lineTo(box.x, left + unit * high * 0.5);
    ink.fill();
  }
  ink.restore();
  const light = ink.createLinearGradient(side > 0 ? width : 0, 0, side > 0 ? 0 : width, 0);
  light.addColorStop(0, 'rgba(255,255,255,0.07)');
  light.addColorStop(1, 'rgba(0,0,0,0.24)');
  ink.fillStyle = light;
  ink.fillRect(0, edge, width, height - edge);
  // the far edge is out of focus
  pen.save();
  pen.filter = `blur(${unit * 0.09}px)`;
  pen.drawImage(table, 0, 0, width, height, -unit, 0, width + unit * 2, height);
  pen.restore();
  pen.save();
  const near = graphics.createCanvas(width, height);
  const sharp = near.getContext('2d');
  sharp.drawImage(table, 0, 0);
  sharp.globalCompositeOperation = 'destination-in';
  const focus = sharp.createLinearGradient(0, edge, 0, height);
  const at = (y: number): number => Math.max(0, Math.min(1, (y - edge) / (height - edge)));
  focus.addColorStop(at(foot - unit * 0.55), 'rgba(0,0,0,0)');
  focus.addColorStop(at(foot - unit * 0.12), 'rgba(0,0,0,1)');
  focus.addColorStop(at(foot + unit * 0.5), 'rgba(0,0,0,1)');
  focus.addColorStop(at(foot + unit * 1.4), 'rgba(0,0,0,0)');
  sharp.fillStyle = focus;
  sharp.fillRect(0, 0, width, height);
  pen.drawImage(near, 0, 0);
  pen.restore();
  drawEdge(sheet.getContext('2d'), box, side);
  drawTurned(pen, sheet, turn, box.x, right(box));
}

/** The table's boards in perspective: rows of the picture are farther apart on the wood the farther they are away. */
function boards({ composition, graphics, tint }: PlaceStage, edge: number, foot: number): Canvas {
  const { format, plan } = composition;
  const { width, height, unit } = format;
  const surface = surfaceOf(plan.detailSeed % 3 === 0 ? 'walnut' : 'oak', '#ffffff', unit * GRAIN, plan.detailSeed);
  const [w, h] = [Math.ceil(width / 2), Math.ceil((height - edge) / 2)];
  const small = graphics.createCanvas(w, h);
  const pen = small.getContext('2d');
  const image = pen.createImageData(w, h);
  const horizon = foot - unit * HORIZON;
  const [middle, reach] = [width / 2, foot - horizon];
  for (let row = 0; row < h; row += 1) {
    const y = edge + row * 2 + 1;
    const far = reach / (y - horizon);
    for (let column = 0; column < w; column += 1) {
      const [x, at] = [(column * 2 + 1 - middle) * far + middle, (row * w + column) * 4];
      const sum = [0, 0, 0];
      for (let part = 0; part < PARTS; part += 1) {
        const depth = reach / (y - 1 + (part * 2) / PARTS - horizon);
        const point = surface.at(x + 4000, -depth * reach * STEEP + 9000);
        sum[0]! += point.r;
        sum[1]! += point.g;
        sum[2]! += point.b;
      }
      for (let channel = 0; channel < 3; channel += 1)
        image.data[at + channel] =
          encoded[
            Math.min(STEPS - 1, Math.round((sum[channel]! / PARTS) * LIT * (0.6 + 0.4 * tint[channel]!) * (STEPS - 1)))
          ]!;
      image.data[at + 3] = 255;
    }
  }
  pen.putImageData(image, 0, 0);
  const canvas = graphics.createCanvas(width, height);
  const ink = canvas.getContext('2d');
  ink.imageSmoothingQuality = 'high';
  ink.drawImage(small, 0, edge, w * 2, h * 2);
  return canvas;
}

/** In units: how far behind the print the table ends, as it is seen, and how high over its foot the eye is. */
const EDGE = 0.95;
const HORIZON = 3.4;
const STEEP = 3.2;
const GRAIN = 0.62;
const PARTS = 4;
const LIT = 0.95;
const STEPS = 4096;
const encoded = encodingTable(STEPS);
