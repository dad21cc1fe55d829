import type { Canvas } from '@napi-rs/canvas';
import { oklch, withAlpha } from '../../designer/drawing/colours';
import { textColours } from '../../designer/drawing/palette';
import { bottom, centreX, centreY, fromEdges, inset, type Rect } from '../../designer/drawing/rect';
import { seededRandom } from '../../designer/drawing/seeded-random';
import type { ArtDirection, ClipStage, Painter, Shot } from '../clip-stage';
import { easeInOut, easeOut, overshoot } from '../easing';
import { drawRising } from '../kinetic-type';
import { layoutCall } from '../layout/call-layout';
import { layoutCard } from '../layout/card-layout';
import { layoutHook } from '../layout/hook-layout';
import { plainLettering } from '../layout/lettering-style';
import { drawSprite, paintSprite, type Sprite } from '../sprite';
import { drawButton } from './button';
import { litIcon } from './lit-icon';
import { ball, bokeh, brightSet, darkRoom } from './studio';
import { wordPattern } from './word-pattern';

/**
 * A studio with soft light: glossy subjects in a dark room, then a bright set with a slow push-in. It has the light and
 * the depth of photographs, not their matter: subjects stay drawn ones.
 */
export async function photorealisticDirection(stage: ClipStage): Promise<ArtDirection> {
  const { plan, graphics, unit, width, height } = stage;
  const { hue, chroma } = plan.palette;
  const names = [plan.heroName, ...plan.extraNames].filter((name) => name !== null);
  const lit = new Map<string, Promise<Canvas>>();
  const toy = (at: number): Promise<Canvas> => {
    const name = names[at % names.length]!;
    const known = lit.get(name) ?? litIcon(graphics, name, Math.min(width * 0.5, height * 0.72));
    lit.set(name, known);
    return known;
  };
  const strength = Math.min(1, chroma / 0.12);
  const accent = oklch(0.7, 0.16 * strength, hue + 8);
  const light = oklch(0.42, 0.1 * strength, hue + 14);
  const streak = streakOf(stage);
  const spare = graphics.createCanvas(width, height);
  const sparePen = spare.getContext('2d');

  const darkShot = (beat: Exclude<Parameters<ArtDirection['shot']>[0], { kind: 'call' }>): Shot => {
    const turn = hue + (hue > 40 && hue < 140 ? [0, -22, -44, -30, -12] : [0, 26, -24, 40, -40])[beat.index % 5]!;
    const style = plainLettering(stage, { ...textColours(plan.palette, light), on: light });
    const layout = beat.kind === 'hook' ? layoutHook(stage, style) : layoutCard(stage, style, beat.card);
    const isMontage = beat.kind === 'card' && beat.card.kind === 'montage';
    const { art } = layout;
    const spot = art.w > 0 ? { x: centreX(art), y: centreY(art) } : { x: width * 0.82, y: height * 0.3 };
    const random = seededRandom(plan.detailSeed + beat.index);
    const prepare = async (): Promise<Painter> => {
      const room = darkRoom(stage, turn, spot);
      const free =
        art.w > 0
          ? fromEdges(Math.max(0, art.x - unit), art.y - unit, width, bottom(art) + unit)
          : { x: width * 0.74, y: 0, w: width * 0.26, h: height };
      const lights = bokeh(stage, turn, free, random);
      const boxes =
        art.w > 0
          ? isMontage
            ? thirds(art)
            : [inset(art, Math.min(art.w, art.h) * (beat.kind === 'hook' ? 0.04 : 0))]
          : [];
      const toys = await Promise.all(
        boxes.map(async (box, at) =>
          standing(stage, await toy(isMontage ? (at + 1) % 3 : beat.kind === 'hook' ? 0 : beat.index), box),
        ),
      );
      const balls =
        toys.length > 0
          ? []
          : [
              ball(stage, width * 0.98, height * 0.95, unit * 1.9, turn, 'matte'),
              ball(stage, width * 1.01, height * 0.16, unit * 0.8, turn + 40, 'gold'),
              ball(stage, width * 0.78, height * 1.01, unit * 0.6, turn - 30, 'pearl'),
            ];
      const pattern =
        toys.length === 0 && isMontage
          ? wordPattern(stage, plan.words.headline || plan.words.brand, withAlpha(accent, 0.5))
          : null;
      return (pen, seconds) => {
        pen.drawImage(room, 0, 0);
        pattern?.(pen, seconds);
        lights(pen, seconds + 0.6);
        balls.forEach((sprite, at) =>
          drawSprite(pen, sprite, {
            dy: Math.sin(seconds * 1.3 + at * 2) * unit * 0.16 + (1 - easeOut(seconds / 0.9)) * unit * 2,
          }),
        );
        toys.forEach(({ sprite, shadow }, at) => {
          const since = seconds - at * 0.14;
          const lift = Math.sin(seconds * 1.7 + at * 1.5);
          drawSprite(pen, shadow, { opacity: easeOut(since / 0.8) * (0.75 - lift * 0.14) });
          drawSprite(pen, sprite, {
            scale: 0.72 + 0.28 * overshoot(since / 0.9),
            turn: -0.05 + Math.sin(seconds * 1.1 + at) * 0.05 + (1 - easeOut(since / 1)) * 0.5,
            dy: lift * unit * 0.13,
            opacity: Math.min(1, Math.max(0, since * 5)),
          });
        });
        layout.texts.forEach((block, at) =>
          drawRising(pen, block, seconds - (beat.kind === 'hook' ? 0.05 : 0.2) - at * 0.14),
        );
      };
    };
    return { texts: layout.texts, prepare };
  };

  const brightShot = (): Shot => {
    const wall = oklch(0.86, 0.055 * strength, hue);
    const style = plainLettering(stage, textColours(plan.palette, wall));
    const button = {
      ground: oklch(0.33, 0.1 * strength, hue),
      text: textColours(plan.palette, oklch(0.33, 0.1 * strength, hue)).main,
    };
    const { texts, art, button: box } = layoutCall(stage, style, button, true);
    const prepare = async (): Promise<Painter> => {
      const plate = brightSet(stage, hue, art, art.w > 0 ? await toy(0) : null);
      const action = texts.at(-1)!;
      const floating =
        art.w > 0
          ? [
              ball(stage, art.x + art.w * 0.94, art.y + art.h * 0.16, unit * 0.3, hue + 30, 'pearl'),
              ball(stage, art.x + art.w * 0.06, art.y + art.h * 0.3, unit * 0.2, hue - 20, 'matte'),
              ball(stage, art.x + art.w * 0.86, art.y + art.h * 0.42, unit * 0.14, hue, 'gold'),
            ]
          : [];
      return (pen, seconds) => {
        const zoom = 1 + 0.022 * seconds;
        pen.drawImage(plate, (width - width * zoom) / 2, (height - height * zoom) / 2, width * zoom, height * zoom);
        floating.forEach((sprite, at) =>
          drawSprite(pen, sprite, { dy: Math.sin(seconds * 1.5 + at * 2.2) * unit * 0.14 - seconds * unit * 0.05 }),
        );
        texts.slice(0, -1).forEach((block, at) => drawRising(pen, block, seconds - 0.3 - at * 0.2));
        drawButton(pen, box, action, button.ground, seconds - 0.75);
      };
    };
    return { texts, prepare };
  };

  return {
    shot: (beat) => (beat.kind === 'call' ? brightShot() : darkShot(beat)),
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

/** A lit subject that fits its room, and its shadow on the floor below. */
function standing(stage: ClipStage, toy: Canvas, room: Rect): { sprite: Sprite; shadow: Sprite } {
  const [w, h] = [room.w, room.h * 0.84];
  const scale = Math.min(w / toy.width, h / toy.height);
  const [x, y] = [centreX(room), room.y + h / 2];
  const size = { w: toy.width * scale, h: toy.height * scale };
  const sprite = paintSprite(stage.graphics, { x: x - size.w / 2, y: y - size.h / 2, ...size }, 1, (pen) =>
    pen.drawImage(toy, x - size.w / 2, y - size.h / 2, size.w, size.h),
  );
  const ground = Math.min(bottom(room), y + size.h / 2 + room.h * 0.1);
  const shadow = paintSprite(
    stage.graphics,
    { x: x - size.w * 0.5, y: ground - size.w * 0.07, w: size.w, h: size.w * 0.14 },
    0,
    (pen) => {
      pen.translate(x, ground);
      pen.scale(1, 0.14);
      const fill = pen.createRadialGradient(0, 0, 0, 0, 0, size.w / 2);
      fill.addColorStop(0, '#000000b0');
      fill.addColorStop(0.5, '#00000060');
      fill.addColorStop(1, '#00000000');
      pen.fillStyle = fill;
      pen.fillRect(-size.w / 2, -size.w / 2, size.w, size.w);
    },
  );
  return { sprite, shadow };
}

function thirds(room: Rect): Rect[] {
  const isColumn = room.h > room.w * 1.2;
  const step = (isColumn ? room.h : room.w) / 3;
  return [0, 1, 2].map((at) =>
    inset(
      isColumn ? { ...room, y: room.y + step * at, h: step } : { ...room, x: room.x + step * at, w: step },
      step * 0.08,
    ),
  );
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
