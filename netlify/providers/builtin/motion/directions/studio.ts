import type { Canvas } from '@napi-rs/canvas';
import { oklch, withAlpha } from '../../designer/drawing/colours';
import type { Pen } from '../../designer/drawing/graphics';
import { seededRandom, type SeededRandom } from '../../designer/drawing/seeded-random';
import { drawGrain } from '../../designer/drawing/grain';
import { centreX, type Rect } from '../../designer/drawing/rect';
import { drawContactShadow } from '../../designer/drawing/shapes';
import type { ClipStage } from '../clip-stage';
import { drawSprite, paintSprite, type Sprite } from '../sprite';

/** A dark room with one soft light behind the subject and a floor that catches some of it. */
export function darkRoom(stage: ClipStage, hue: number, spot: { x: number; y: number }): Canvas {
  const { graphics, width, height, plan } = stage;
  const strength = Math.min(1, plan.palette.chroma / 0.12);
  const canvas = graphics.createCanvas(width, height);
  const pen = canvas.getContext('2d');
  const wall = pen.createLinearGradient(0, 0, width * 0.6, height);
  wall.addColorStop(0, oklch(0.19, 0.05 * strength, dim(hue)));
  wall.addColorStop(1, oklch(0.3, 0.085 * strength, dim(hue + 28)));
  pen.fillStyle = wall;
  pen.fillRect(0, 0, width, height);
  glow(pen, spot, Math.min(width, height) * 0.95, oklch(0.62, 0.15 * strength, dim(hue + 14)), 0.62);
  const floor = pen.createLinearGradient(0, height * 0.74, 0, height);
  floor.addColorStop(0, withAlpha(oklch(0.14, 0.04 * strength, hue), 0));
  floor.addColorStop(1, withAlpha(oklch(0.14, 0.04 * strength, hue), 0.62));
  pen.fillStyle = floor;
  pen.fillRect(0, height * 0.74, width, height * 0.26);
  drawGrain(graphics, pen, width, height);
  return canvas;
}

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

/** A ball lit from the upper left. */
export function ball(
  stage: ClipStage,
  x: number,
  y: number,
  radius: number,
  hue: number,
  finish: 'matte' | 'gold' | 'pearl',
): Sprite {
  const [light, body, dark] =
    finish === 'gold'
      ? [oklch(0.94, 0.07, 88), oklch(0.74, 0.13, 78), oklch(0.42, 0.09, 62)]
      : finish === 'pearl'
        ? [oklch(0.99, 0.01, hue), oklch(0.9, 0.03, hue), oklch(0.66, 0.05, hue)]
        : [oklch(0.86, 0.09, hue), oklch(0.66, 0.15, hue), oklch(0.4, 0.11, hue)];
  return paintSprite(stage.graphics, { x: x - radius, y: y - radius, w: radius * 2, h: radius * 2 }, 2, (pen) => {
    const fill = pen.createRadialGradient(
      x - radius * 0.36,
      y - radius * 0.42,
      radius * 0.05,
      x - radius * 0.1,
      y - radius * 0.1,
      radius * 1.12,
    );
    fill.addColorStop(0, light);
    fill.addColorStop(0.45, body);
    fill.addColorStop(0.92, dark);
    fill.addColorStop(1, body);
    pen.fillStyle = fill;
    pen.beginPath();
    pen.arc(x, y, radius, 0, Math.PI * 2);
    pen.fill();
    glow(
      pen,
      { x: x - radius * 0.38, y: y - radius * 0.44 },
      radius * (finish === 'matte' ? 0.3 : 0.22),
      '#ffffff',
      finish === 'matte' ? 0.45 : 0.9,
    );
  });
}

/** A bright set: wall and floor without a corner, two low rounds for the subject to stand on, balls about them. */
export function brightSet(stage: ClipStage, hue: number, art: Rect, subject: Canvas | null): Canvas {
  const { graphics, width, height, unit, plan } = stage;
  const strength = Math.min(1, plan.palette.chroma / 0.12);
  const random = seededRandom(plan.detailSeed);
  const canvas = graphics.createCanvas(width, height);
  const pen = canvas.getContext('2d');
  const wall = pen.createLinearGradient(0, 0, 0, height);
  wall.addColorStop(0, oklch(0.9, 0.045 * strength, hue));
  wall.addColorStop(0.62, oklch(0.94, 0.035 * strength, hue));
  wall.addColorStop(1, oklch(0.86, 0.055 * strength, hue));
  pen.fillStyle = wall;
  pen.fillRect(0, 0, width, height);
  const middle = art.w > 0 ? centreX(art) : width * 0.5;
  const rim = Math.min(art.w * 0.46, art.h * 0.5);
  if (art.w > 0) {
    glow(pen, { x: middle, y: art.y + art.h * 0.4 }, rim * 2.2, '#ffffff', 0.7);
    const foot = art.y + art.h - rim * 0.2;
    const step = rim * 0.22;
    drawContactShadow(pen, middle + rim * 0.1, foot + rim * 0.16, rim * 2.5, oklch(0.45, 0.08 * strength, hue), 0.3);
    round(
      pen,
      middle,
      foot - step * 0.5,
      rim,
      step,
      oklch(0.8, 0.08 * strength, hue),
      oklch(0.62, 0.1 * strength, hue),
    );
    round(
      pen,
      middle,
      foot - step * 1.35,
      rim * 0.74,
      step * 0.8,
      oklch(0.93, 0.035 * strength, hue),
      oklch(0.76, 0.07 * strength, hue),
    );
    const top = foot - step * 1.35;
    if (subject) {
      const scale = Math.min((rim * 1.5) / subject.width, (top - art.y) / subject.height);
      const [w, h] = [subject.width * scale, subject.height * scale];
      drawContactShadow(pen, middle, top + rim * 0.02, w * 0.8, oklch(0.3, 0.06 * strength, hue), 0.42);
      pen.drawImage(subject, middle - w / 2, top - h + rim * 0.06, w, h);
    }
    for (const [dx, size, finish] of [
      [-1.16, 0.2, 'matte'],
      [1.12, 0.26, 'pearl'],
      [-0.9, 0.1, 'gold'],
      [0.86, 0.12, 'gold'],
      [1.42, 0.13, 'matte'],
    ] as const) {
      const radius = rim * size;
      const [x, y] = [middle + dx * rim, foot + rim * random.between(0.08, 0.2) - radius];
      drawContactShadow(pen, x + radius * 0.2, y + radius, radius * 2, oklch(0.4, 0.07 * strength, hue), 0.34);
      drawSprite(pen, ball(stage, x, y, radius, hue + random.between(-26, 26), finish));
    }
  } else {
    for (let at = 0; at < 7; at += 1) {
      const radius = unit * random.between(0.35, 1.2);
      const x = at % 2 === 0 ? random.between(-0.02, 0.12) * width : random.between(0.88, 1.02) * width;
      drawSprite(
        pen,
        ball(
          stage,
          x,
          random.between(0.05, 1) * height,
          radius,
          hue + random.between(-30, 30),
          random.pick(['matte', 'pearl', 'gold']),
        ),
      );
    }
  }
  drawGrain(graphics, pen, width, height);
  return canvas;
}

/** A low cylinder seen a little from above; `y` is the middle of its top. */
function round(pen: Pen, x: number, y: number, radius: number, depth: number, top: string, side: string): void {
  const flat = radius * 0.2;
  const body = pen.createLinearGradient(x - radius, 0, x + radius, 0);
  body.addColorStop(0, top);
  body.addColorStop(0.5, side);
  body.addColorStop(1, side);
  pen.fillStyle = body;
  pen.beginPath();
  pen.ellipse(x, y + depth, radius, flat, 0, 0, Math.PI);
  pen.lineTo(x - radius, y);
  pen.ellipse(x, y, radius, flat, 0, Math.PI, 0, true);
  pen.closePath();
  pen.fill();
  pen.fillStyle = top;
  pen.beginPath();
  pen.ellipse(x, y, radius, flat, 0, 0, Math.PI * 2);
  pen.fill();
}

/** Dark yellow looks olive, so it becomes amber. */
function dim(hue: number): number {
  const turn = ((hue % 360) + 360) % 360;
  return turn > 48 && turn < 145 ? 48 - (turn - 48) * 0.3 : turn;
}

/** Light that falls off without a visible rim. */
export function glow(
  pen: Pen,
  { x, y }: { x: number; y: number },
  radius: number,
  colour: string,
  opacity: number,
): void {
  const fill = pen.createRadialGradient(x, y, 0, x, y, radius);
  for (let stop = 0; stop <= 8; stop += 1)
    fill.addColorStop(stop / 8, withAlpha(colour, opacity * (0.5 + 0.5 * Math.cos((stop / 8) * Math.PI)) ** 1.6));
  pen.fillStyle = fill;
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}
