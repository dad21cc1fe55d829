import type { Graphics, Pen } from './graphics';
import type { IconLayer } from './icon-shapes';
import { lchOf } from './colours';
import type { ToneRange } from './palette';
import { comesInAnyColour } from '../subjects/free-colours';

type Outline = InstanceType<Graphics['Path2D']>;

/** An icon ready to be drawn in any colours. */
export interface Hero extends ToneRange {
  name: string;
  /** Keeps its own colours. */
  isNatural: boolean;
  /** Its own colours and the share of its ink that each covers. */
  fills: readonly (readonly [fill: string, share: number])[];
  regions: {
    outline: Outline;
    rule: 'nonzero' | 'evenodd';
    opacity: number;
    fill: string;
    /** Between the darkest (-1), the body (0) and the lightest (1). */ place: number;
  }[];
  /** Ink box in icon units. */
  box: { x: number; y: number; w: number; h: number };
  /** What it would stand on: the ink just above its lowest point, as shares of the box's width. */
  foot: { from: number; to: number };
}

export interface HeroPlace {
  /** Centre of the ink. */
  x: number;
  y: number;
  /** The ink fits into this box before it is turned. */
  w: number;
  h: number;
  /** Radians. */
  tilt?: number;
}

/** Reads an icon: what matters for recolouring is how much darker or lighter than its body each region is. */
export function prepareHero(graphics: Graphics, name: string, layers: readonly IconLayer[]): Hero {
  const outlines = layers.map(([, , , outline]) => new graphics.Path2D(outline));
  const { body, fills, foot } = studied(graphics, layers, outlines);
  const bounds = outlines.map((outline) => outline.computeTightBounds());
  const [x, y] = [Math.min(...bounds.map(([left]) => left)), Math.min(...bounds.map(([, top]) => top))];
  const w = Math.max(...bounds.map(([, , right]) => right)) - x;
  const deltas = layers.map(([fill]) => lchOf(fill).l - body);
  const [up, down] = [Math.max(0, ...deltas), Math.max(0, ...deltas.map((delta) => -delta))];
  return {
    name,
    isNatural: !comesInAnyColour(name),
    fills,
    body,
    up,
    down,
    regions: layers.map(([fill, opacity, rule], index) => ({
      outline: outlines[index]!,
      rule,
      opacity,
      fill,
      place: deltas[index]! / (deltas[index]! > 0 ? up : down || 1),
    })),
    box: { x, y, w, h: Math.max(...bounds.map(([, , , bottom]) => bottom)) - y },
    foot: { from: (foot.left - x) / w, to: (foot.right - x) / w },
  };
}

/** Reads a small drawing in which each region has its number as its colour. */
function studied(
  graphics: Graphics,
  layers: readonly IconLayer[],
  outlines: readonly Outline[],
): { body: number; fills: Hero['fills']; foot: { left: number; right: number } } {
  const canvas = graphics.createCanvas(STUDY, STUDY);
  const pen = canvas.getContext('2d');
  pen.scale(STUDY / 32, STUDY / 32);
  layers.forEach(([, , rule], index) => {
    pen.fillStyle = `#${((index + 1) * 4).toString(16).padStart(2, '0').slice(-2)}0000`;
    pen.fill(outlines[index]!, rule);
  });
  const { data } = pen.getImageData(0, 0, STUDY, STUDY);
  const covered = new Map<number, number>();
  const byFill = new Map<string, number>();
  const columnsByRow: number[][] = [];
  for (let pixel = 0; pixel < STUDY * STUDY; pixel += 1) {
    if (data[pixel * 4 + 3]! > 127) (columnsByRow[Math.floor(pixel / STUDY)] ??= []).push(pixel % STUDY);
    const layer = data[pixel * 4 + 3] === 255 ? layers[data[pixel * 4]! / 4 - 1] : undefined;
    if (!layer) continue;
    covered.set(lchOf(layer[0]).l, (covered.get(lchOf(layer[0]).l) ?? 0) + 1);
    byFill.set(layer[0], (byFill.get(layer[0]) ?? 0) + 1);
  }
  const inked = [...byFill.values()].reduce((sum, count) => sum + count, 0);
  const feet = columnsByRow.slice(-4).flat();
  const unit = 32 / STUDY;
  return {
    body: [...covered].reduce((most, next) => (next[1] > most[1] ? next : most), [0.7, 0])[0],
    fills: [...byFill].map(([fill, count]) => [fill, count / inked] as const),
    foot: { left: Math.min(...feet) * unit, right: (Math.max(...feet) + 1) * unit },
  };
}

/** Size of the ink when the icon fits into a box. */
export function heroSize(hero: Hero, w: number, h: number): { w: number; h: number } {
  const scale = Math.min(w / hero.box.w, h / hero.box.h);
  return { w: hero.box.w * scale, h: hero.box.h * scale };
}

/** `tone` gives the colour of a region from its place between the darkest and the lightest, or from its own colour. */
export function drawHero(pen: Pen, hero: Hero, place: HeroPlace, tone: (place: number, own: string) => string): void {
  pen.save();
  toIcon(pen, hero, place);
  for (const region of hero.regions) {
    pen.globalAlpha = region.opacity;
    pen.fillStyle = tone(region.place, region.fill);
    pen.fill(region.outline, region.rule);
  }
  pen.restore();
}

/** A rim around the whole of it, as of something cut out. */
export function drawOutline(pen: Pen, hero: Hero, place: HeroPlace, colour: string): void {
  pen.save();
  toIcon(pen, hero, place);
  pen.strokeStyle = colour;
  pen.lineJoin = 'round';
  pen.lineWidth = RIM;
  for (const { outline } of hero.regions) pen.stroke(outline);
  pen.restore();
}

/** From pixels to the units of the icon. */
function toIcon(pen: Pen, { box }: Hero, place: HeroPlace): void {
  const scale = Math.min(place.w / box.w, place.h / box.h);
  pen.translate(place.x, place.y);
  pen.rotate(place.tilt ?? 0);
  pen.scale(scale, scale);
  pen.translate(-box.x - box.w / 2, -box.y - box.h / 2);
}

/** A soft shadow of the whole icon, drawn small and enlarged: a blur needs no detail. */
export function drawHeroShadow(
  graphics: Graphics,
  pen: Pen,
  hero: Hero,
  place: HeroPlace,
  shadow: { colour: string; opacity: number; blur: number; dx: number; dy: number },
): void {
  const reach = Math.hypot(place.w, place.h) / 2 + shadow.blur * 3;
  const side = Math.ceil((reach * 2) / SHADOW_SCALE);
  const small = graphics.createCanvas(side, side);
  const ink = small.getContext('2d');
  ink.scale(1 / SHADOW_SCALE, 1 / SHADOW_SCALE);
  drawHero(
    ink,
    { ...hero, regions: hero.regions.map((region) => ({ ...region, opacity: 1 })) },
    { ...place, x: reach, y: reach },
    () => shadow.colour,
  );
  pen.save();
  pen.globalAlpha = shadow.opacity;
  pen.filter = `blur(${shadow.blur}px)`;
  pen.drawImage(
    small,
    place.x - reach + shadow.dx,
    place.y - reach + shadow.dy,
    side * SHADOW_SCALE,
    side * SHADOW_SCALE,
  );
  pen.restore();
}

/** Where a standing hero touches the ground: centre and width of the contact. */
export function footOf(hero: Hero, place: HeroPlace): { x: number; w: number } {
  const { from, to } = hero.foot;
  return { x: place.x + ((from + to) / 2 - 0.5) * place.w, w: (to - from) * place.w };
}

/** In icon units, half of it outside. */
const RIM = 2;
const STUDY = 64;
const SHADOW_SCALE = 4;
