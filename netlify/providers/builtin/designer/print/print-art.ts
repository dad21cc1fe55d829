import { stanceOf, staysUpright } from '../artistic/stances';
import { blend, contrast, lchOf } from '../drawing/colours';
import type { Graphics, Pen } from '../drawing/graphics';
import { heroSize, type Hero } from '../drawing/hero';
import { bottom, centreX, centreY, right, type Rect } from '../drawing/rect';
import { seededRandom, type SeededRandom } from '../drawing/seeded-random';
import { fillDisc, fillRect } from '../drawing/shapes';
import { DARK, drawMotif, inkSeenOn, PALE } from './print-motif';

/** How a print shows its subject. */
export interface PrintArt {
  /** Where its picture stands. */
  kind: 'over' | 'across' | 'under' | 'matted' | 'beside' | 'end';
  /** Its main matter: words stay clear of it. */
  box: Rect;
  /** As far as ink goes. */
  clip: Rect;
  /** The colour of the clip. */
  ground: string;
  /** Inks that it may be printed in, the best first. */
  inks: readonly string[];
}

export interface ArtStage {
  graphics: Graphics;
  unit: number;
  seed: number;
  hero: Hero;
}

/** An illustration in the inks of its sheet, on its ground and before a sun; at the end of a strip alone, as large as its place. */
export function drawArt(pen: Pen, stage: ArtStage, art: PrintArt): void {
  const { hero, unit, seed, graphics } = stage;
  const { clip, box, ground } = art;
  const random = seededRandom(seed + 11);
  const ink = inkSeenOn(ground, art.inks);
  const isLevel = staysUpright(hero.name);
  const isAlone = art.kind === 'end';
  pen.save();
  pen.beginPath();
  pen.rect(clip.x, clip.y, clip.w, clip.h);
  pen.clip();
  fillRect(pen, clip, ground);
  if (!isAlone) drawBehind(pen, stage, art, ink, random);
  const room = isAlone ? clip : box;
  const size = heroSize(hero, room.w * 0.86, room.h * 0.86);
  const y = standsOnGround(hero.name) && !isAlone ? bottom(room) - room.h * 0.06 - size.h / 2 : centreY(room);
  const tilt = isLevel ? 0 : random.between(-0.06, 0.06);
  drawMotif(graphics, pen, hero, { ...size, x: centreX(room), y, tilt }, { inks: { ground, ink }, unit, clip });
  pen.restore();
}

const standsOnGround = (name: string): boolean => !floating.has(stanceOf(name));
const floating: ReadonlySet<string> = new Set(['symbol', 'sky']);

/** A sun, its rays or an arch, tone on tone, and what the subject stands or floats on. */
function drawBehind(pen: Pen, { hero, unit }: ArtStage, art: PrintArt, ink: string, random: SeededRandom): void {
  const { box, clip, ground } = art;
  const soft = behindOf(ground, ink);
  const [x, y] = [centreX(box), box.y + box.h * 0.46];
  const stance = stanceOf(hero.name);
  if (random.chance(0.45)) drawRays(pen, clip, [x, y], soft);
  // no further than the subject's own room: a name stands beside it
  else fillDisc(pen, x, y, Math.min(box.h * 0.48, box.w * 0.5), soft);
  if (!standsOnGround(hero.name)) return;
  const isOpen = stance === 'outdoor' || stance === 'plant';
  // what grows or walks stands in its ground, what lies on a table on top of it
  const foot =
    bottom(box) - box.h * 0.06 - (stance === 'boat' || isOpen ? Math.min(unit * 0.25, box.h * 0.06) : unit * 0.05);
  const low = blend(ground, ink, lchOf(ground).l > 0.8 ? 0.3 : 0.26);
  if (stance === 'boat') return drawWaves(pen, clip, foot, unit, low);
  if (isOpen) {
    pen.fillStyle = low;
    pen.beginPath();
    pen.ellipse(x, foot + clip.w * 0.9, clip.w * 1.5, clip.w * 0.92, 0, 0, Math.PI * 2);
    pen.fill();
  } else fillRect(pen, { x: clip.x, y: foot, w: clip.w, h: bottom(clip) - foot }, low);
}

/** A second tone of the ground, never so near the colour of a name on it that this could not be read. */
function behindOf(ground: string, ink: string): string {
  const pale = contrast(PALE, ground);
  if (lchOf(ground).l > 0.8) return blend(ground, ink, 0.12);
  if (pale > contrast(DARK, ground) && pale < AMPLE) return blend(ground, DARK, 0.2);
  return blend(ground, lchOf(ink).l > lchOf(ground).l ? ink : PALE, 0.15);
}
/** Contrast. */
const AMPLE = 9;

function drawRays(pen: Pen, clip: Rect, [x, y]: readonly [number, number], colour: string): void {
  const reach = clip.w + clip.h;
  pen.fillStyle = colour;
  for (let ray = 0; ray < RAYS; ray += 1) {
    const [from, to] = [(ray / RAYS) * Math.PI * 2, ((ray + 0.5) / RAYS) * Math.PI * 2];
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + Math.cos(from) * reach, y + Math.sin(from) * reach);
    pen.lineTo(x + Math.cos(to) * reach, y + Math.sin(to) * reach);
    pen.fill();
  }
}

function drawWaves(pen: Pen, clip: Rect, top: number, unit: number, colour: string): void {
  const [length, high] = [unit * 1.5, unit * 0.14];
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(clip.x, bottom(clip));
  for (let x = clip.x; x <= right(clip) + 4; x += 4)
    pen.lineTo(x, top + Math.sin(((x - clip.x) / length) * Math.PI * 2) * high);
  pen.lineTo(right(clip), bottom(clip));
  pen.fill();
}

const RAYS = 18;
