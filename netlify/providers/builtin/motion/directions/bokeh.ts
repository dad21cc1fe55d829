import { oklch, withAlpha } from '../../designer/drawing/colours';
import type { Pen } from '../../designer/drawing/graphics';
import type { Rect } from '../../designer/drawing/rect';
import type { SeededRandom } from '../../designer/drawing/seeded-random';
import type { ClipStage } from '../clip-stage';
import { drawSprite, paintSprite } from '../sprite';

/** Soft discs of light out of focus, near ones larger and faster; only where no words stand. */
export function bokeh(
  stage: ClipStage,
  hue: number,
  room: Rect,
  random: SeededRandom,
): (pen: Pen, seconds: number) => void {
  const { unit, graphics } = stage;
  const discs = Array.from({ length: 11 }, (_, at) => {
    const radius = unit * (0.2 + 0.75 * random.next() ** 2);
    const colour = oklch(0.82, 0.1, hue + random.between(-50, 50));
    const sprite = paintSprite(graphics, { x: 0, y: 0, w: radius * 2, h: radius * 2 }, 2, (pen) => {
      const fill = pen.createRadialGradient(radius, radius, 0, radius, radius, radius);
      fill.addColorStop(0, withAlpha(colour, 0.5));
      fill.addColorStop(0.82, withAlpha(colour, 0.62));
      fill.addColorStop(1, withAlpha(colour, 0));
      pen.fillStyle = fill;
      pen.fillRect(0, 0, radius * 2, radius * 2);
    });
    return {
      sprite,
      at,
      x: room.x + random.next() * room.w - radius,
      y: room.y + random.next() * room.h - radius,
      opacity: random.between(0.1, 0.34),
      speed: radius / unit,
    };
  });
  return (pen, seconds) => {
    for (const { sprite, at, x, y, opacity, speed } of discs) {
      drawSprite(pen, sprite, {
        dx: Math.round(x + Math.sin(seconds * 0.5 + at) * unit * 0.3),
        dy: Math.round(y - seconds * speed * unit * 0.35),
        opacity: opacity * (0.7 + 0.3 * Math.sin(seconds * 2 + at * 2)) * Math.min(1, seconds * 3),
      });
    }
  };
}
