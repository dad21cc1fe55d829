import type { Canvas } from '@napi-rs/canvas';
import { oklch, withAlpha } from '../../designer/drawing/colours';
import type { ArtDirection, ClipStage } from '../clip-stage';
import { easeInOut, easeOut } from '../easing';

/** The next shot comes in out of a slight zoom, while a band of light passes over both. */
export function streakCut(stage: ClipStage): Pick<ArtDirection, 'cut' | 'cutSeconds'> {
  const { graphics, width, height } = stage;
  const streak = streakOf(stage);
  const spare = graphics.createCanvas(width, height);
  const sparePen = spare.getContext('2d');
  return {
    cutSeconds: 0.6,
    cut: (pen, share, _next, paint) => {
      sparePen.reset();
      paint(sparePen);
      const zoom = 1.08 - 0.08 * easeOut(share);
      pen.globalAlpha = easeInOut(share);
      pen.drawImage(spare, (width - width * zoom) / 2, (height - height * zoom) / 2, width * zoom, height * zoom);
      pen.globalAlpha = Math.sin(share * Math.PI);
      pen.globalCompositeOperation = 'screen';
      pen.drawImage(streak, -streak.width + (width + streak.width) * share, 0);
      pen.globalCompositeOperation = 'source-over';
      pen.globalAlpha = 1;
    },
  };
}

/** A band of light that passes through the lens while one shot gives way to the next. */
function streakOf({ graphics, width, height, plan }: ClipStage): Canvas {
  const canvas = graphics.createCanvas(Math.round(width * 0.5), height);
  const pen = canvas.getContext('2d');
  const fill = pen.createLinearGradient(0, 0, canvas.width, 0);
  const colour = oklch(0.9, 0.09, plan.palette.hue + 20);
  for (let stop = 0; stop <= 10; stop += 1)
    fill.addColorStop(stop / 10, withAlpha(colour, 0.5 * Math.sin((stop / 10) * Math.PI) ** 2));
  pen.fillStyle = fill;
  pen.fillRect(0, 0, canvas.width, height);
  return canvas;
}
