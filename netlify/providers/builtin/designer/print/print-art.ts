import { stanceOf, staysUpright } from '../artistic/stances';
import { blend, contrast, lchOf } from '../drawing/colours';
import type { Graphics, Pen } from '../drawing/graphics';
import { heroSize, type Hero, type HeroPlace } from '../drawing/hero';
import { drowns } from '../drawing/hero-on-field';
import { bottom, centreX, centreY, right, type Rect } from '../drawing/rect';
import { seededRandom, type SeededRandom } from '../drawing/seeded-random';
import { fillDisc, fillRect } from '../drawing/shapes';
import { DARK, drawMotif, inkSeenOn, PALE } from './print-motif';

/** How a print shows its subject. */
export interface PrintArt {
  kind: 'scene' | 'crop' | 'emblem' | 'row';
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

/** An illustration in the inks of its sheet: before a sun, on its ground, as large as its place, in a disc or in a row. */
export function drawArt(pen: Pen, stage: ArtStage, art: PrintArt): void {
  const { hero, unit, seed, graphics } = stage;
  const { clip, box, ground } = art;
  // two of a thing are no pattern
  const kind = art.kind === 'row' && inRow(hero, box) < LEAST_IN_ROW ? 'scene' : art.kind;
  const random = seededRandom(seed + 11);
  pen.save();
  pen.beginPath();
  pen.rect(clip.x, clip.y, clip.w, clip.h);
  pen.clip();
  fillRect(pen, clip, ground);
  const ink = inkSeenOn(ground, art.inks);
  if (kind === 'emblem') {
    const radius = Math.min(box.w, box.h) / 2;
    const disc = discFor(hero, ground, art.inks);
    fillDisc(pen, centreX(box), centreY(box), radius, disc);
    const size = heroSize(hero, radius * 1.36, radius * 1.36);
    const on = inkSeenOn(disc, [ground, ...art.inks]);
    const place = { x: centreX(box), y: centreY(box), ...size };
    drawMotif(graphics, pen, hero, place, { inks: { ground: disc, ink: on }, unit, clip });
  } else {
    if (kind === 'scene') drawBehind(pen, stage, art, ink, random);
    for (const [at, place] of motifPlaces(hero, { ...art, kind }, random).entries())
      drawMotif(graphics, pen, hero, place, {
        inks: { ground, ink: kind === 'row' && at % 2 === 1 ? oddInk(art, ink) : ink },
        unit,
        clip,
      });
  }
  pen.restore();
}

/** Of a seal: an ink that is seen on the sheet, and on which a subject in its own colours is seen in its turn. */
function discFor(hero: Hero, ground: string, inks: readonly string[]): string {
  const seen = inks.filter((ink) => contrast(ink, ground) >= DISC_CONTRAST && !drowns(hero, ink));
  return (hero.isNatural && seen[0]) || inkSeenOn(ground, inks);
}
const DISC_CONTRAST = 1.6;

/** Every second of a row is in another ink, or in a tint of the same. */
function oddInk({ ground, inks }: PrintArt, ink: string): string {
  const other = inkSeenOn(
    ground,
    inks.filter((one) => one !== ink),
  );
  return other === ink || other === DARK ? blend(ground, ink, 0.6) : other;
}

function motifPlaces(hero: Hero, { kind, box, clip }: PrintArt, random: SeededRandom): HeroPlace[] {
  const isLevel = staysUpright(hero.name);
  if (kind === 'row') {
    const size = rowSize(hero, box);
    const count = inRow(hero, box);
    const step = box.w / count;
    return Array.from({ length: count }, (_, at) => ({ ...size, x: box.x + step * (at + 0.5), y: centreY(box) }));
  }
  if (kind === 'crop') {
    // as large as its place, and whole: half a tree at an edge is a blob
    const tilt = isLevel ? 0 : random.between(-0.1, 0.06);
    const size = heroSize(hero, clip.w * 0.86, clip.h * 0.86);
    const y = isLevel ? bottom(clip) - clip.h * 0.08 - size.h / 2 : centreY(clip);
    return [{ ...size, x: centreX(clip), y, tilt }];
  }
  const size = heroSize(hero, box.w * 0.96, box.h);
  const y = standsOnGround(hero.name) ? bottom(box) - size.h / 2 : centreY(box);
  return [{ ...size, x: centreX(box), y, tilt: isLevel ? 0 : random.between(-0.06, 0.06) }];
}

const rowSize = (hero: Hero, box: Rect): { w: number; h: number } => heroSize(hero, box.h * 1.5, box.h);
const inRow = (hero: Hero, box: Rect): number => {
  const { w } = rowSize(hero, box);
  return Math.max(1, Math.floor((box.w + w * 0.25) / (w * 1.25)));
};

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
  const foot = bottom(box) - (stance === 'boat' || isOpen ? Math.min(unit * 0.25, box.h * 0.06) : unit * 0.05);
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
const LEAST_IN_ROW = 3;
