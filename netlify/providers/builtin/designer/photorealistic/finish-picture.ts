import type { Canvas } from '@napi-rs/canvas';
import { contrast, withAlpha } from '../drawing/colours';
import type { Pen } from '../drawing/graphics';
import { drawGrain } from '../drawing/grain';
import { bottom } from '../drawing/rect';
import { fillRect } from '../drawing/shapes';
import { drawBlock } from '../drawing/text-blocks';
import { drawHaze, drawPlace } from './place-behind';
import type { StudioComposition } from './compose-studio';

/** What the tracer gives. */
export interface Raster {
  /** RGBA. */
  pixels: Uint8ClampedArray;
  width: number;
  height: number;
}

/** WebP bytes: the ground and the words on it. */
export async function finishPicture(
  composition: StudioComposition,
  raster: Raster,
  pause: () => Promise<void>,
): Promise<Uint8Array> {
  const canvas = await drawGround(composition, raster, pause);
  const pen = canvas.getContext('2d');
  for (const rule of composition.rules) fillRect(pen, rule.box, rule.colour);
  for (const block of composition.texts) drawBlock(pen, block);
  return canvas.encode('webp', QUALITY);
}

/** A traced raster in the size of the picture: glow, a darker rim, grain, even ground behind the words. */
export async function drawGround(
  composition: StudioComposition,
  raster: Raster,
  pause: () => Promise<void>,
): Promise<Canvas> {
  const {
    graphics,
    format: { width, height },
  } = composition;
  const small = graphics.createCanvas(raster.width, raster.height);
  const ink = small.getContext('2d');
  const image = ink.createImageData(raster.width, raster.height);
  image.data.set(raster.pixels);
  ink.putImageData(image, 0, 0);
  await pause();
  const canvas = graphics.createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.imageSmoothingEnabled = true;
  pen.imageSmoothingQuality = 'high';
  if (composition.place) drawPlace(composition, composition.place, pen);
  pen.drawImage(small, 0, 0, width, height);
  if (composition.place) drawHaze(composition, pen);
  drawGlow(composition, pen, composition.place ? canvas : small);
  await pause();
  drawRim(composition, pen);
  drawGrain(graphics, pen, width, height);
  await pause();
  evenGround(composition, pen);
  return canvas;
}

/** Bright spots shine a little over their edges, as through a lens. */
function drawGlow({ graphics, format: { width, height } }: StudioComposition, pen: Pen, source: Canvas): void {
  const [w, h] = [Math.ceil(width / GLOW_SCALE), Math.ceil(height / GLOW_SCALE)];
  const glow = graphics.createCanvas(w, h);
  const soft = glow.getContext('2d');
  soft.filter = `blur(${Math.min(w, h) * 0.022}px)`;
  soft.drawImage(source, 0, 0, w, h);
  pen.save();
  pen.globalCompositeOperation = 'screen';
  pen.globalAlpha = 0.09;
  pen.drawImage(glow, 0, 0, width, height);
  pen.restore();
}

function drawRim({ look, plan, format: { width, height } }: StudioComposition, pen: Pen): void {
  const rim = pen.createRadialGradient(
    width * 0.5,
    height * 0.52,
    Math.min(width, height) * 0.42,
    width * 0.5,
    height * 0.52,
    Math.hypot(width, height) * 0.62,
  );
  rim.addColorStop(0, withAlpha(plan.palette.deep, 0));
  rim.addColorStop(1, withAlpha(plan.palette.deep, look.isDark ? 0.5 : 0.2));
  pen.fillStyle = rim;
  pen.fillRect(0, 0, width, height);
}

/**
 * Where a place behind words is not clear enough for them, a soft-edged veil of the ground's colour comes between; as much as
 * the worst place needs, often nothing.
 */
function evenGround({ texts, format, look }: StudioComposition, pen: Pen): void {
  for (const text of texts) {
    const pad = format.unit * 0.12;
    const widest = Math.max(...text.lines.map((line) => line.x + line.width)) - text.box.x;
    const [x, y, w, h] = [
      Math.max(0, Math.floor(text.box.x - pad)),
      Math.max(0, Math.floor(text.box.y - pad)),
      Math.ceil(widest + pad * 2),
      Math.ceil(bottom(text.box) - text.box.y + pad * 2),
    ];
    for (let round = 0; round < MOST_VEILS; round += 1) {
      const share = veilFor(pen.getImageData(x, y, w, h).data, w, text.colour, look.ground);
      if (share === 0) break;
      const softness = format.unit * 0.4;
      pen.save();
      pen.shadowColor = withAlpha(look.ground, share);
      pen.shadowBlur = softness * 2;
      pen.shadowOffsetX = OFF_SHEET;
      pen.fillStyle = '#000000';
      pen.fillRect(x - OFF_SHEET - softness * 1.5, y - softness * 1.5, w + softness * 3, h + softness * 3);
      pen.restore();
    }
  }
}

/** The opacity at which a colour reads on the worst of the places, in tenths. */
function veilFor(pixels: Uint8ClampedArray, width: number, colour: string, ground: string): number {
  const seen = new Set<string>();
  const step = 3;
  for (let at = 0; at < pixels.length; at += step * 4) {
    if (Math.floor(at / 4 / width) % 2 !== 0) continue;
    seen.add(`${pixels[at]! >> 2},${pixels[at + 1]! >> 2},${pixels[at + 2]! >> 2}`);
  }
  const places = [...seen].map((place) => place.split(',').map((value) => Number(value) * 4 + 2));
  const behind = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const isClear = places.every(
      (place) =>
        contrast(
          colour,
          `#${place
            .map((value, channel) =>
              Math.round(value + (behind[channel]! - value) * (tenth / 10))
                .toString(16)
                .padStart(2, '0'),
            )
            .join('')}`,
        ) >= CLEAR,
    );
    if (isClear) return tenth / 10;
  }
  return 1;
}

const QUALITY = 90;
const GLOW_SCALE = 4;
const OFF_SHEET = 10_000;
/** The first leaves corners a little weaker than its middle. */
const MOST_VEILS = 6;
/** A little over 4.5, for what compression does. */
const CLEAR = 4.7;
