import type { Canvas } from '@napi-rs/canvas';
import type { Pen } from '../../drawing/graphics';
import { bottom, right, type Rect } from '../../drawing/rect';
import { encodingTable, linearOf } from '../../photorealistic/linear-light';
import type { PlaceStage } from '../place-stage';
import { surfaceOf } from '../surfaces';
import { drawTurned, turnOf } from '../turned-sheet';

/** A notice in a wooden frame on two posts. */
export function drawFrame(stage: PlaceStage, sheet: Canvas): void {
  const { composition, graphics, side } = stage;
  const { format, sheet: box } = composition;
  const layer = graphics.createCanvas(format.width, format.height);
  const pen = layer.getContext('2d');
  const { height, unit } = format;
  const bar = unit * BAR;
  const [stile, rail] = [timber(stage, true), timber(stage, false)];
  const posts = [box.x + unit * 0.9, right(box) - unit * 0.9 - bar * 1.25];
  for (const x of posts) {
    const post = { x, y: bottom(box) - bar, w: bar * 1.25, h: height - bottom(box) + bar };
    drawTimber(stage.pen, stile, post, side);
    stage.pen.fillStyle = 'rgba(0,0,0,0.28)';
    stage.pen.fillRect(post.x, post.y, post.w, unit * 0.35 + bar * 2);
  }
  pen.save();
  pen.shadowColor = 'rgba(0,0,0,0.45)';
  pen.shadowBlur = unit * 0.35;
  pen.shadowOffsetY = unit * 0.12;
  pen.fillStyle = '#000000';
  pen.fillRect(box.x - bar, box.y - bar, box.w + bar * 2, box.h + bar * 2);
  pen.restore();
  pen.drawImage(sheet, 0, 0);
  // the frame stands out over the sheet and shades it
  for (const [x, y, w, h] of [
    [box.x, box.y, box.w, unit * 0.14],
    side > 0 ? [right(box) - unit * 0.12, box.y, unit * 0.12, box.h] : [box.x, box.y, unit * 0.12, box.h],
  ] as const) {
    const isTop = h < w;
    const shade = isTop
      ? pen.createLinearGradient(0, y, 0, y + h)
      : pen.createLinearGradient(side > 0 ? x + w : x, 0, side > 0 ? x : x + w, 0);
    shade.addColorStop(0, 'rgba(0,0,0,0.42)');
    shade.addColorStop(1, 'rgba(0,0,0,0)');
    pen.fillStyle = shade;
    pen.fillRect(x, y, w, h);
  }
  drawTimber(pen, stile, { x: box.x - bar, y: box.y - bar, w: bar, h: box.h + bar * 2 }, side);
  drawTimber(pen, stile, { x: right(box), y: box.y - bar, w: bar, h: box.h + bar * 2 }, side);
  drawTimber(pen, rail, { x: box.x, y: box.y - bar, w: box.w, h: bar }, side);
  drawTimber(pen, rail, { x: box.x, y: bottom(box), w: box.w, h: bar }, side);
  drawTurned(stage.pen, layer, turnOf(composition));
}

/** One bar of wood with worn edges. */
export function drawTimber(pen: Pen, wood: Canvas, { x, y, w, h }: Rect, side: -1 | 1): void {
  pen.drawImage(wood, 0, 0, Math.min(w, wood.width), Math.min(h, wood.height), x, y, w, h);
  const isUpright = h > w;
  const round = isUpright ? pen.createLinearGradient(x, 0, x + w, 0) : pen.createLinearGradient(0, y, 0, y + h);
  const lit = isUpright && side > 0;
  round.addColorStop(0, lit ? 'rgba(0,0,0,0.42)' : 'rgba(255,255,255,0.3)');
  round.addColorStop(0.14, lit ? 'rgba(0,0,0,0.1)' : 'rgba(255,255,255,0.05)');
  round.addColorStop(0.86, lit ? 'rgba(255,255,255,0.05)' : 'rgba(0,0,0,0.1)');
  round.addColorStop(1, lit ? 'rgba(255,255,255,0.3)' : 'rgba(0,0,0,0.42)');
  pen.fillStyle = round;
  pen.fillRect(x, y, w, h);
}

/** Weathered wood along or across the picture. */
export function timber({ composition, graphics, tint }: PlaceStage, isUpright: boolean): Canvas {
  const { format, plan } = composition;
  const { width, height, unit } = format;
  const bar = Math.ceil(unit * BAR * 1.3);
  const [w, h] = isUpright ? [bar, height] : [width, bar];
  const finish = FINISHES[plan.detailSeed % FINISHES.length]!;
  const paint = finish.paint === 'brand' ? plan.other : finish.paint;
  const coat = paint === null ? null : linearOf(paint);
  const surface = surfaceOf(finish.wood, '#ffffff', unit * 0.5, plan.detailSeed + (isUpright ? 5 : 0));
  const canvas = graphics.createCanvas(w, h);
  const pen = canvas.getContext('2d');
  const image = pen.createImageData(w, h);
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1) {
      const { r, g, b } = isUpright ? surface.at(y, x + unit * 0.3) : surface.at(x, y + unit * 0.3);
      // paint lets the grain show faintly, and no more
      const grain = 0.84 + g * 0.5;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = coat ? coat[channel]! * grain : channel === 0 ? r : channel === 1 ? g : b;
        image.data[(y * w + x) * 4 + channel] =
          encoded[Math.min(STEPS - 1, Math.round(value * 1.25 * (0.6 + 0.4 * tint[channel]!) * (STEPS - 1)))]!;
      }
      image.data[(y * w + x) * 4 + 3] = 255;
    }
  pen.putImageData(image, 0, 0);
  return canvas;
}

/** How timber is finished: stained, or painted white, black or the brand's other colour. */
const FINISHES: readonly { wood: 'oak' | 'walnut'; paint: string | null }[] = [
  { wood: 'walnut', paint: null },
  { wood: 'oak', paint: '#26282a' },
  { wood: 'oak', paint: null },
  { wood: 'oak', paint: 'brand' },
  { wood: 'oak', paint: '#e6e2d9' },
];
/** In units. */
const BAR = 0.42;
const STEPS = 4096;
const encoded = encodingTable(STEPS);
