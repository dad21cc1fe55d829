import { oklch } from '../drawing/colours';
import { glow, put, silhouette, standing, sweep, throwShadow, wash, type Easel, type StandingSubject } from './easel';
import type { ArtGround } from './paint-manners';
import { layered } from './noise';
import { plateOf, type Plate } from './plate';

/** A still life: the subject on a draped table, a wall behind it, light from one side. */
export async function tablePlate(easel: Easel): Promise<Plate> {
  const { stage, w, h, noise, side, picture, detail } = easel;
  const { light, random } = stage;
  const isDark = stage.wall === 'dark';
  const [lit, dim] = light.wall[stage.wall];
  const horizon = EDGE - raiseOf(easel) + random.between(-EDGE_PLAY, EDGE_PLAY);
  const edge = h * horizon;
  sweep(easel, 0, h, [dim, dim]);
  glow(easel, w * (0.5 + side * 0.16), h * 0.4, max(w, h) * 0.72, lit, 1);
  await wash(
    easel,
    0,
    edge,
    isDark ? light.key : light.ambient,
    (x, y) => (layered(noise, (x / w) * 3.1, (y / h) * 3.4, 3) + 0.05) * (isDark ? 0.16 : 0.24),
  );
  await dressWall(easel, edge, lit, dim);
  const cloth = random.pick(
    isDark ? [light.cloths[0], light.cloths[1], light.cloths[2]] : [light.cloths[0], light.cloths[2], light.cloths[0]],
  );
  await layCloth(easel, edge, cloth);
  await wash(
    easel,
    edge - h * 0.012,
    edge + h * 0.02,
    dim,
    (x, y) => 0.55 * max(0, 1 - abs(y - edge - noise((x / w) * 6, 1.7) * h * 0.006) / (h * 0.012)),
  );
  await setThings(easel, cloth[0], horizon);
  const turn = random.between(0, 6);
  const onWall = wallFlows[stage.ground];
  return plateOf(picture, detail, (u, v) =>
    v > horizon ? 0.15 * side + noise(u * 3, v * 3) * 0.7 : onWall(noise(u * 1.6 + turn, v * 1.6), side),
  );
}

/** What the brush does on a wall. */
const wallFlows: Readonly<Record<ArtGround, (noise: number, side: number) => number>> = {
  turning: (noise, side) => noise * 2.2 + 0.7 * side,
  rays: (noise, side) => -0.62 * side + noise * 0.35,
  level: (noise) => Math.PI / 2 + noise * 0.25,
  dabs: (noise) => noise * 4,
};

/** Light from a window across it, the stripes of a paper with a rail, or patches; a plain wall where the brush turns. */
async function dressWall(easel: Easel, edge: number, lit: string, dim: string): Promise<void> {
  const { stage, w, h, noise, side } = easel;
  const { random, light, ground } = stage;
  const shift = random.between(0, 5);
  if (ground === 'rays')
    await wash(easel, 0, edge, light.key, (x, y) => {
      const across = (x / w) * side + (y / h) * 0.62 + shift;
      const pane = (across * 3.1) % 1;
      const inPane = min(1, max(0, (0.5 - abs(abs(pane) - 0.5)) * 9 - 1.2));
      return (
        0.36 * inPane * (abs((y / edge) * 2 - 1.1) < 0.06 ? 0.2 : 1) * max(0, 1 - abs(x / w - 0.5 - side * 0.14) * 1.7)
      );
    });
  else if (ground === 'level') {
    const rail = edge * random.between(0.62, 0.74);
    await wash(easel, 0, rail, lit, (x) => 0.34 * (sin((x / w) * 58 + shift) > 0 ? 1 : 0));
    await wash(easel, rail, edge, dim, (_, y) => (y - rail < h * 0.014 ? 0.75 : 0.4));
  } else if (ground === 'dabs') {
    const patch = (x: number, y: number, at: number): number =>
      layered(noise, (x / w) * 4.4 + at, (y / h) * 4.4 - at, 2) * 1.5;
    await wash(easel, 0, edge, lit, (x, y) => min(0.5, max(0, patch(x, y, shift))));
    await wash(easel, 0, edge, dim, (x, y) => min(0.55, max(0, patch(x, y, shift + 17))));
  }
}

/** Folds that run towards the viewer, and the hanging hem in shade. */
async function layCloth(easel: Easel, edge: number, [lit, fold]: readonly [string, string]): Promise<void> {
  const { stage, w, h, noise, side } = easel;
  const folds = stage.random.between(4, 9);
  const drop = h * 0.93;
  sweep(easel, edge, h, [fold, fold]);
  await wash(easel, edge, h, lit, (x, y) => {
    const [u, v] = [x / w, (y - edge) / (h - edge)];
    const toLight = 0.5 + side * (u - 0.5);
    const wave = noise(u * folds + layered(noise, u * 2, v * 1.5, 2) * 0.9 + v * 0.6 * side, v * 0.9);
    if (y > drop + noise(u * 5, 3.3) * h * 0.012) return 0.18 + 0.5 * toLight * max(0, 0.5 + wave);
    return 0.5 + 0.34 * toLight + wave * 0.26 - v * 0.08;
  });
}

/** The hero, a thing before it towards the dark side, another behind it in the light; all of them within the picture. */
async function setThings(easel: Easel, cloth: string, horizon: number): Promise<void> {
  const { stage, w, h, pen, side } = easel;
  const { light, hero, extras } = stage;
  if (!hero) return;
  const isDark = stage.wall === 'dark';
  const dim = light.wall[stage.wall][1];
  const shade = isDark ? oklch(0.2, light.colourful ? 0.05 : 0, 285) : oklch(0.34, light.colourful ? 0.08 : 0, 280);
  const look = { drama: isDark ? 0.95 : 0.6, ambient: isDark ? dim : light.ambient, bounce: cloth };
  const room = extras.length === 2 && w < h * 1.25 ? 0.5 : 0.58;
  const aside = extras.length === 1 ? side * 0.06 : stage.random.between(-0.035, 0.035);
  const raise = raiseOf(easel);
  const subject = await standing(
    easel,
    hero,
    { x: w * (0.5 + aside), base: h * (0.87 - raise), w: w * room, h: h * 0.68 },
    look,
  );
  const props: StandingSubject[] = [];
  for (const [index, icon] of extras.entries()) {
    const [width, height] = [min(w * 0.2, h * 0.36), h * (index === 0 ? 0.27 : 0.31)];
    const way = index === 0 ? -side : side;
    const thing = await standing(
      easel,
      icon,
      { x: 0, base: h * ((index === 0 ? 0.915 : 0.82) - raise), w: width, h: height },
      look,
    );
    const wanted =
      w * 0.5 + (subject.x + subject.w / 2 - w * 0.5) + way * (subject.w * 0.5 + thing.w * (index === 0 ? 0.42 : 0.36));
    const margin = w * 0.045 + thing.w / 2;
    props.push({ ...thing, x: min(w - margin, max(margin, wanted)) - thing.w / 2 });
  }
  pen.save();
  pen.globalAlpha = isDark ? 0.34 : 0.22;
  pen.filter = `blur(${h * 0.02}px)`;
  pen.beginPath();
  pen.rect(0, 0, w, h * horizon);
  pen.clip();
  pen.drawImage(silhouette(stage, subject.canvas, shade), subject.x - side * w * 0.1, subject.y + h * 0.03);
  pen.restore();
  for (const thing of [...props.slice(1), subject, ...props.slice(0, 1)]) {
    throwShadow(easel, thing, shade, { lean: 0.9, flat: 0.16, strength: isDark ? 0.62 : 0.46 });
    put(easel, thing);
  }
}

/** A thing that is low in a high picture stands nearer to its middle: as a share of the height. */
function raiseOf({ w, h, stage: { hero } }: Easel): number {
  if (!hero) return 0;
  const tall = (w * 0.58 * hero.box.h) / hero.box.w / h;
  return max(0, LOW_THING - tall) * 0.5;
}
const LOW_THING = 0.5;

/** Where the table meets the wall, as a share of the height. */
const EDGE = 0.66;
const EDGE_PLAY = 0.05;

/** Bound once: the loops above ask for them at every pixel. */
const { abs, max, min, sin } = Math;
