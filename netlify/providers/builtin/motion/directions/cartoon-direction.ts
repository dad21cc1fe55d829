import { comicIcon, type ComicIcon } from '../../designer/cartoon/comic-icons';
import type { ComicStage } from '../../designer/cartoon/comic-stage';
import { drawHalftone } from '../../designer/cartoon/halftone';
import { drawRays, starPath } from '../../designer/cartoon/burst';
import { drawLettering, setLettering, type LetteringRequest } from '../../designer/cartoon/lettering';
import { drawSticker, stickerSize } from '../../designer/cartoon/sticker';
import { readable } from '../../designer/drawing/colours';
import { loadCartoonFaces, type Pen } from '../../designer/drawing/graphics';
import { centreX, centreY, inset, type Rect } from '../../designer/drawing/rect';
import { seededRandom } from '../../designer/drawing/seeded-random';
import type { TextBlock } from '../../designer/drawing/text-blocks';
import { approaching } from '../camera';
import type { ArtDirection, ClipStage, Painter, Shot } from '../clip-stage';
import { easeInOut, overshoot } from '../easing';
import { delayOf } from '../kinetic-type';
import { layoutCall } from '../layout/call-layout';
import { layoutCard } from '../layout/card-layout';
import { layoutHook } from '../layout/hook-layout';
import { type LetteringStyle, type SettingRequest } from '../layout/lettering-style';
import { drawSprite, paintSprite, type Sprite } from '../sprite';

/** Turning rays, halftone, stickers that spring up, comic letters; one picture bursts out of the other. Stickers hold each pose for two frames, as drawn animation does. */
export async function cartoonDirection(stage: ClipStage): Promise<ArtDirection> {
  await loadCartoonFaces();
  const { plan, graphics, unit, width, height } = stage;
  const { comic: palette } = plan;
  const names = [plan.heroName, ...plan.extraNames].filter((name) => name !== null);
  const icons = await Promise.all(names.map(comicIcon));
  const comicStage: ComicStage = {
    ...stage,
    words: plan.words,
    face: plan.face,
    palette,
    random: seededRandom(plan.detailSeed),
    hero: null,
    extras: [],
    line: unit * 0.085,
  };
  const grounds = [
    { flat: palette.ground, ray: palette.ray, dot: palette.dot },
    { flat: palette.scene, ray: palette.sceneLight, dot: palette.sceneLight },
    { flat: palette.accent, ray: lifted(palette.accent), dot: lifted(palette.accent) },
  ];
  const groundAt = (index: number, isCall: boolean): (typeof grounds)[number] =>
    isCall ? grounds[0]! : grounds[index % grounds.length]!;
  const still = new Map<(typeof grounds)[number], Sprite>();
  const drift = unit * 0.2;

  const paintGround = (
    pen: Pen,
    ground: (typeof grounds)[number],
    middle: { x: number; y: number },
    seconds: number,
  ): void => {
    pen.fillStyle = ground.flat;
    pen.fillRect(0, 0, width, height);
    drawRays(pen, middle, Math.hypot(width, height), 28, ground.ray, 0.1 + seconds * 0.16);
    const known =
      still.get(ground) ??
      paintSprite(graphics, { x: 0, y: 0, w: width + drift * 2, h: height }, 0, (dots) =>
        drawHalftone(
          dots,
          { width: width + drift * 2, height },
          { x: 0, y: height },
          Math.hypot(width, height) * 0.56,
          unit * 0.36,
          ground.dot,
        ),
      );
    still.set(ground, known);
    drawSprite(pen, known, { dx: Math.round((Math.sin(seconds * 0.8) - 1) * drift) });
  };

  const shot = (beat: Parameters<ArtDirection['shot']>[0]): Shot => {
    const isCall = beat.kind === 'call';
    const ground = groundAt(beat.index, isCall);
    const style = comicLettering(comicStage);
    const layout =
      beat.kind === 'call'
        ? layoutCall(stage, style)
        : beat.kind === 'hook'
          ? layoutHook(stage, style)
          : layoutCard(stage, style, beat.card);
    const isMontage = beat.kind === 'card' && beat.card.kind === 'montage';
    const { art } = layout;
    const middle = art.w > 0 ? { x: centreX(art), y: centreY(art) } : { x: width / 2, y: height / 2 };
    const shown =
      art.w > 0
        ? isMontage
          ? icons.slice(0, 3)
          : [beat.kind === 'card' ? icons[beat.index % icons.length]! : icons[0]!]
        : [];
    const prepare = async (): Promise<Painter> => {
      const stickers = await Promise.all(
        places(art, shown.length).map((box, at) => cutOut(stage, shown[at]!, box, palette.ink)),
      );
      const spark =
        stickers.length === 0 && !isCall
          ? [star(stage, ground.flat === palette.accent ? palette.paper : palette.accent, palette.ink, beat.index)]
          : [];
      const words = layout.texts.map((block) => wordSprite(stage, comicStage, block));
      return (pen, exact) => {
        const seconds = Math.floor(exact * POSES + 0.001) / POSES;
        paintGround(pen, ground, middle, exact);
        spark.forEach((sprite) => drawSprite(pen, sprite, { scale: overshoot(exact / 0.5), turn: seconds * 0.25 }));
        stickers.forEach((sprite, at) => {
          const since = exact - 0.08 - at * 0.14;
          drawSprite(pen, sprite, {
            scale: overshoot(since / 0.42),
            turn: Math.sin(seconds * 5 + at) * 0.035 + (1 - overshoot(since / 0.42)) * 0.5,
            dy: Math.sin(seconds * 3 + at * 1.7) * unit * 0.08,
          });
        });
        approaching(pen, stage, exact, beat.to - beat.from, () =>
          words.forEach((sprite, at) => {
            const since = exact - 0.06 - delayOf(at, words.length, beat.to - beat.from);
            drawSprite(pen, sprite, {
              scale: overshoot(since / 0.34),
              turn: (1 - overshoot(since / 0.34)) * -0.12,
              opacity: Math.min(1, Math.max(0, since * 12)),
            });
          }),
        );
      };
    };
    return { texts: layout.texts, prepare };
  };

  return {
    shot,
    cutSeconds: 0.6,
    cut: (pen, share, next, paint) => {
      const middle = { x: width * (next.index % 2 === 0 ? 0.42 : 0.6), y: height * 0.5 };
      const reach = Math.hypot(width, height) * 1.15;
      const star12 = (at: number): void => starPath(pen, middle.x, middle.y, reach * easeInOut(at), 12, 0.68, at * 0.9);
      for (const [lead, colour] of [
        [0.16, palette.ink],
        [0.12, palette.accent],
        [0.04, palette.ink],
      ] as const) {
        star12(share + lead * Math.min(1, share * 6));
        pen.fillStyle = colour;
        pen.fill();
      }
      pen.save();
      star12(share);
      pen.clip();
      paint(pen);
      pen.restore();
    },
  };
}

/** All words have ink, outline and depth, small ones less of it: on a box of their own they would look like something to press. */
function comicLettering(comicStage: ComicStage): LetteringStyle {
  const { palette } = comicStage;
  const colours = {
    on: palette.paper,
    main: readable(palette.ink, palette.paper),
    quiet: readable(palette.ink, palette.paper),
    strong: readable(palette.ink, palette.paper),
    vivid: readable(palette.ink, palette.paper),
  };
  const lettered = (scale: number) => (request: SettingRequest) =>
    setLettering(comicStage, {
      ...request,
      role: request.role as LetteringRequest['role'],
      colour: undefined,
      on: undefined,
      maxSize: request.maxSize * scale,
    });
  return { colours, display: lettered(LETTERING_SCALE), text: lettered(SMALL_SCALE) };
}

/** A block of words as it is moved. */
function wordSprite({ graphics }: ClipStage, { palette }: ComicStage, block: TextBlock): Sprite {
  const comic = {
    look: 'lettering' as const,
    tilt: 0,
    pivot: { x: centreX(block.box), y: centreY(block.box) },
    ...block,
  };
  return paintSprite(graphics, block.box, block.size * 0.4, (pen) => drawLettering(graphics, pen, comic, palette));
}

/** One sticker fills its room; three stand in a row or column. */
function places(room: Rect, count: number): Rect[] {
  if (count <= 1) return count === 1 ? [inset(room, Math.min(room.w, room.h) * 0.03)] : [];
  const isColumn = room.h > room.w;
  const step = (isColumn ? room.h : room.w) / count;
  return Array.from({ length: count }, (_, at) =>
    inset(
      isColumn
        ? { x: room.x, y: room.y + step * at, w: room.w, h: step }
        : { x: room.x + step * at, y: room.y, w: step, h: room.h },
      step * 0.07,
    ),
  );
}

async function cutOut(stage: ClipStage, icon: ComicIcon, room: Rect, ink: string): Promise<Sprite> {
  const border = Math.min(stage.unit * 0.3, Math.min(room.w, room.h) * 0.045);
  const size = stickerSize(icon, room.w - border * 2, room.h - border * 2);
  const place = { x: centreX(room), y: centreY(room), ...size };
  const canvas = stage.graphics.createCanvas(Math.ceil(size.w + border * 8), Math.ceil(size.h + border * 8));
  await drawSticker(
    stage.graphics,
    canvas.getContext('2d'),
    icon,
    { ...place, x: canvas.width / 2, y: canvas.height / 2 },
    { ink, rim: '#ffffff', border },
  );
  return { canvas, x: place.x, y: place.y };
}

/** Where there is no subject: a star in a corner, away from the words. */
function star(stage: ClipStage, colour: string, ink: string, index: number): Sprite {
  const { width, height, unit, graphics } = stage;
  const radius = Math.min(width, height) * 0.31;
  const [x, y] = [width - radius * 0.7, index % 2 === 0 ? height - radius * 0.6 : radius * 0.6];
  return paintSprite(graphics, { x: x - radius, y: y - radius, w: radius * 2, h: radius * 2 }, unit * 0.2, (pen) => {
    starPath(pen, x, y, radius, 14, 0.8);
    pen.fillStyle = colour;
    pen.fill();
    pen.lineJoin = 'round';
    pen.lineWidth = unit * 0.1;
    pen.strokeStyle = ink;
    pen.stroke();
  });
}

const lifted = (colour: string): string => readable(colour, colour, 1.18);
/** A second. */
const POSES = 12.5;
/** Outline and depth make letters look larger than they are, and comic letters are narrow. */
const LETTERING_SCALE = 1.12;
const SMALL_SCALE = 1.55;
