import { contrast, lchOf, oklch } from '../drawing/colours';
import type { Graphics, Pen } from '../drawing/graphics';
import { drawHero, drawOutline, type Hero, type HeroPlace } from '../drawing/hero';
import { drowns } from '../drawing/hero-on-field';
import { bottom, right, type Rect } from '../drawing/rect';
import type { Format } from '../minimalist/stage';
import type { PosterWords } from '../prompt/poster-words';

/**
 * Whether a print's words leave room for a drawing of their subject, counted rather than set, because a picture is also
 * described where no font is loaded.
 */
export function hasRoomForMotif(
  { headline, supporting, kicker, isNotice }: PosterWords,
  shape: Format['shape'],
): boolean {
  if (headline === '') return false;
  if (shape === 'wide') return true;
  const facts = supporting.length + (supporting.includes(kicker) ? 0 : kicker.length);
  if (shape === 'banner') return facts <= MOST_BESIDE_SEAL;
  const most = (isNotice ? MOST_OF_NOTICE : MOST_LETTERS)[shape];
  return facts <= most.facts && headline.length * HEADLINE_LETTER + facts <= most.all;
}

export interface MotifInks {
  /** What it is printed on. */
  ground: string;
  /** Of the greater part of it. */
  ink: string;
}

/** The first of some inks that is seen on a ground, or else near white or near black. */
export function inkSeenOn(ground: string, inks: readonly string[]): string {
  const seen = inks.find((ink) => contrast(ink, ground) >= INK_CONTRAST);
  return seen ?? (contrast(PALE, ground) >= INK_CONTRAST ? PALE : DARK);
}

/**
 * The subject as a print: what is made in any colour in three tones of one ink; food, flowers and animals in their own
 * colours, as offset inks have them, for in one brand's green no pasta looks fit to eat. Dots on its shaded side, and its
 * first colour a hair beside the rest.
 */
export function drawMotif(
  graphics: Graphics,
  pen: Pen,
  hero: Hero,
  place: HeroPlace,
  { inks, unit, clip }: { inks: MotifInks; unit: number; clip: Rect },
): void {
  const tinted = tonesOf(hero, inks);
  const tone = hero.isNatural ? (_: number, own: string): string => asOffset(own) : tinted;
  const dark = hero.isNatural ? mixed(mainOf(hero), DARK, 0.45) : tinted(-1);
  const reach = Math.hypot(place.w, place.h) / 2 + unit * 0.2;
  const [left, top] = [Math.floor(Math.max(clip.x, place.x - reach)), Math.floor(Math.max(clip.y, place.y - reach))];
  const [w, h] = [
    Math.ceil(Math.min(right(clip), place.x + reach) - left),
    Math.ceil(Math.min(bottom(clip), place.y + reach) - top),
  ];
  if (w < 2 || h < 2) return;
  const layer = graphics.createCanvas(w, h);
  const ink = layer.getContext('2d');
  ink.translate(-left, -top);
  const isRimmed = drowns(hero, inks.ground);
  if (isRimmed) drawOutline(ink, hero, place, lchOf(inks.ground).l < 0.9 ? PALE : mixed(inks.ground, DARK, 0.55));
  drawHero(ink, hero, place, tone);
  ink.globalCompositeOperation = 'source-atop';
  drawDots(ink, place, unit, dark, hero.isNatural ? 0.2 : 0.42);
  ink.globalCompositeOperation = 'destination-over';
  const off = Math.min(place.w, place.h) * MISREGISTERED;
  ink.globalAlpha = 0.55;
  drawHero(ink, solid(hero), { ...place, x: place.x + off, y: place.y + off * 0.8 }, () =>
    mixed(inks.ground, dark, 0.6),
  );
  pen.drawImage(layer, left, top);
}

const solid = (hero: Hero): Hero => ({ ...hero, regions: hero.regions.map((region) => ({ ...region, opacity: 1 })) });

/** Four inks on paper are a little duller than a screen, their black and their white too. */
export function asOffset(colour: string): string {
  const { l, c, h } = lchOf(colour);
  return oklch(0.05 + l * 0.92, c * 0.86, h);
}

const mainOf = ({ fills }: Hero): string => [...fills].sort(([, one], [, other]) => other - one)[0]?.[0] ?? DARK;

/** From -1, the darkest part of it, to 1, the lightest. */
function tonesOf({ body: own, up, down }: Hero, { ground, ink }: MotifInks): (place: number) => string {
  const isPale = lchOf(ink).l > lchOf(ground).l;
  const isEnd = isPale ? lchOf(ink).l > 0.93 : lchOf(ink).l < 0.3;
  // what is light by nature stays lighter than its outlines, or lenses turn black
  const isLight = !isPale && own > 0.72 && down > 0.1;
  const body = isLight ? mixed(ink, ground, 0.4) : isEnd ? mixed(ink, ground, 0.14) : ink;
  const light = isPale ? (isEnd ? ink : mixed(ink, PALE, 0.75)) : mixed(ink, PALE, lchOf(ground).l > 0.8 ? 0.6 : 0.85);
  const dark = isPale ? mixed(ink, ground, 0.66) : isEnd ? ink : mixed(ink, DARK, 0.62);
  const [lighter, darker] = [Math.min(1, up / 0.22), Math.min(1, down / 0.3)];
  return (place) => (place > 0 ? mixed(body, light, place * lighter) : mixed(body, dark, -place * darker));
}

/** Straight through OKLab, as inks over each other: the hue of neither comes back at once. */
function mixed(from: string, to: string, share: number): string {
  const [one, other] = [lchOf(from), lchOf(to)];
  const [a, b] = ([Math.cos, Math.sin] as const).map((part) => {
    const [p, q] = [one, other].map(({ c, h }) => c * part((h * Math.PI) / 180)) as [number, number];
    return p + (q - p) * share;
  }) as [number, number];
  return oklch(one.l + (other.l - one.l) * share, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI);
}

/** A screen's dots grow towards the side that the light does not come from. */
function drawDots(pen: Pen, { x, y, w, h }: HeroPlace, unit: number, colour: string, share: number): void {
  const pitch = Math.max(7, unit * 0.085);
  pen.fillStyle = colour;
  pen.globalAlpha = share;
  for (let row = -Math.ceil(h / 2 / pitch) * 2; row <= (h / 2 / pitch) * 2; row += 1)
    for (let column = -Math.ceil(w / 2 / pitch) - 1; column <= w / 2 / pitch + 1; column += 1) {
      const [dx, dy] = [(column + (row % 2 === 0 ? 0 : 0.5)) * pitch, (row * pitch) / 2];
      const shaded = (dx / w) * 0.75 + (dy / h) * 0.95 - DOTS_FROM;
      if (shaded <= 0) continue;
      pen.beginPath();
      pen.arc(x + dx, y + dy, pitch * Math.min(0.46, shaded * 0.62), 0, Math.PI * 2);
      pen.fill();
    }
  pen.globalAlpha = 1;
}

/** In letters; those of a headline are set about as large as two of a fact. */
const MOST_LETTERS = { square: { facts: 230, all: 330 }, tall: { facts: 260, all: 400 } } as const;
/** Its rows are smaller, and so is its picture. */
const MOST_OF_NOTICE = { square: { facts: 345, all: 440 }, tall: { facts: 440, all: 560 } } as const;
/** Of a strip. */
const MOST_BESIDE_SEAL = 90;
const HEADLINE_LETTER = 2;
const DOTS_FROM = 0.06;
const MISREGISTERED = 0.012;
const INK_CONTRAST = 2.4;
export const PALE = '#f8f4ea';
export const DARK = '#171412';
