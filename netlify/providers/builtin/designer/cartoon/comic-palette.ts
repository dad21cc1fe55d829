import { colourDistance } from '../../../../../src/domain/colour';
import { contrast, lchOf, oklch, readable } from '../drawing/colours';
import type { SeededRandom } from '../drawing/seeded-random';
import type { ColourWish } from '../prompt/wishes/prompt-colours';

/** The colours of one cartoon: a loud ground, its opposite for the scene, one dark ink for every line. */
export interface ComicPalette {
  name: ComicPaletteName;
  /** OKLCH degrees of the ground. */
  hue: number;
  /** False for greys. */
  colourful: boolean;
  ground: string;
  /** The ground's second tone: rays, stripes. */
  ray: string;
  dot: string;
  /** Opposite of the ground: sky behind the subject. */
  scene: string;
  sceneLight: string;
  /** Hills and counters, two tones. */
  land: string;
  landShade: string;
  ink: string;
  paper: string;
  /** Upper and lower half of the lettering, at least 4.5:1 on the ink. */
  lettering: readonly [string, string];
  /** A light rim around the lettering where its ink would drown in the ground. */
  rim: string | null;
  /** Dark, behind white words: a brand's own colour where that is dark enough. */
  pill: string;
  /** Badges and tags. */
  accent: string;
  onAccent: string;
}

export const comicPalettes = ['bright', 'cool', 'pale', 'night'] as const;
export type ComicPaletteName = (typeof comicPalettes)[number];

/** `hue` is the subject's or the brand's; a wish for a colour wins over it and is the ground wherever the palette has a loud one. */
export function comicPalette(
  wish: ColourWish | null,
  hue: number,
  name: ComicPaletteName,
  random: SeededRandom,
): ComicPalette {
  const asked = wish?.kind === 'colour' ? lchOf(wish.hex) : null;
  const main = asked?.h ?? hue;
  const strength = wish?.kind === 'neutral' ? 0.06 : asked ? Math.min(1.1, Math.max(0.3, asked.c / 0.15)) : 1;
  const groundHue = name === 'cool' ? opposite(main) : main;
  const ink = oklch(0.2, 0.065 * Math.min(1, strength + 0.3), inkHue(groundHue));
  const paper = oklch(0.985, 0.012 * strength, main);
  if (wish?.kind === 'colour' && wish.exact) return brandedPalette(wish, name, random);
  const ground = groundOf(name, groundHue, strength);
  const { l, h } = lchOf(ground);
  /** Yellow drifts to orange: towards green it turns olive. */
  const drift = isBetween(h, 15, 80) ? 20 : isBetween(h, 80, 125) && l > 0.86 ? -14 : 8;
  const ray =
    name === 'pale'
      ? oklch(0.985, 0.02 * strength, h)
      : oklch(
          l > 0.86 ? l - 0.07 : l + (name === 'night' ? 0.07 : 0.075),
          (name === 'night' ? 0.13 : 0.155) * strength,
          h + drift,
        );
  const dot =
    name === 'pale'
      ? oklch(0.85, 0.1 * strength, h)
      : oklch(name === 'night' ? l + 0.16 : l - 0.12, 0.18 * strength, h - drift * 0.8);
  const sky = opposite(groundHue);
  const accent = accentFor(groundHue, name, random, strength);
  const lettering = letteringFor(name, main, groundHue, ink, strength);
  return {
    name,
    hue: groundHue,
    colourful: strength > 0.2,
    ground,
    ray,
    dot,
    ink,
    paper,
    lettering,
    accent,
    ...skyColours(sky, strength),
    land: oklch(0.8, 0.16 * strength, landHue(groundHue)),
    landShade: oklch(0.71, 0.16 * strength, landHue(groundHue) + 4),
    pill: ink,
    rim: name === 'night' || contrast(ink, ground) < 3 ? paper : null,
    onAccent: contrast(paper, accent) >= 4.5 ? paper : readable(ink, accent),
  };
}

/** Asked-for colours are seen as they are: one is the ground, on pale grounds the badges and the pill, and the other is never far. */
function brandedPalette(
  { hex, other }: { hex: string; other?: string },
  name: ComicPaletteName,
  random: SeededRandom,
): ComicPalette {
  const asked = [hex, ...(other === undefined ? [] : [other])];
  const darkest = asked.reduce((a, b) => (lchOf(b).l < lchOf(a).l ? b : a));
  const lightest = asked.reduce((a, b) => (lchOf(b).l > lchOf(a).l ? b : a));
  const { c: chroma, h: hue } = lchOf(hex);
  const strength = Math.min(1.1, Math.max(0.1, chroma / 0.15));
  const ink = oklch(0.19, Math.min(0.05, lchOf(darkest).c), lchOf(darkest).h);
  const paper = oklch(0.985, Math.min(0.012, chroma), hue);
  const ground =
    name === 'pale'
      ? lchOf(lightest).l > 0.8
        ? lightest
        : oklch(0.94, Math.min(0.05, chroma * 0.35), hue)
      : name === 'night' && lchOf(darkest).l < 0.5
        ? darkest
        : hex;
  const beside = ground === hex ? other : hex;
  const at = lchOf(ground);
  const isPale = at.l > 0.86;
  const accent =
    beside !== undefined && (Math.abs(lchOf(beside).l - at.l) > 0.15 || turnBetween(lchOf(beside).h, at.h) > 40)
      ? beside
      : accentFor(hue, name, random, strength);
  const cream = oklch(0.93, 0.09 * Math.min(1, strength), hue > 20 && hue < 125 ? 95 : 92);
  const lower =
    [...(lchOf(lightest).l > 0.6 && contrast(lightest, ink) >= 4.5 ? [lightest] : []), cream].find(
      (tone) => colourDistance(tone, ground) > SAME_COLOUR,
    ) ?? '#ffffff';
  return {
    name,
    hue: at.h,
    colourful: Math.max(at.c, chroma) > 0.03,
    ground,
    ray:
      isPale && name === 'pale'
        ? oklch(at.l - 0.05, at.c + 0.02, at.h)
        : oklch(at.l + (at.l > 0.7 ? -0.06 : 0.06), at.c, at.h),
    dot: oklch(at.l + (at.l > 0.5 ? -0.1 : 0.11), at.c + (isPale ? 0.03 : 0), at.h),
    ink,
    paper,
    lettering: ['#ffffff', lower],
    accent,
    ...skyColours(opposite(hue), Math.max(0.7, Math.min(1, strength))),
    land: oklch(0.8, 0.16, landHue(hue)),
    landShade: oklch(0.71, 0.16, landHue(hue) + 4),
    pill: ground !== darkest && contrast('#ffffff', darkest) >= 4.6 ? darkest : ink,
    rim: contrast(ink, ground) < 3 ? paper : null,
    onAccent: contrast(paper, accent) >= 4.5 ? paper : readable(ink, accent),
  };
}

function groundOf(name: ComicPaletteName, hue: number, strength: number): string {
  if (name === 'pale') return oklch(0.935, 0.062 * strength, hue);
  if (name === 'night') return oklch(0.36, 0.13 * strength, nightHue(hue));
  return oklch(loudness(hue), 0.19 * strength, hue);
}

/** Lightness at which a hue is loud and still carries dark lines. */
function loudness(hue: number): number {
  if (isBetween(hue, 70, 125)) return 0.85;
  if (isBetween(hue, 48, 70)) return 0.79;
  if (isBetween(hue, 10, 48)) return 0.68;
  return isBetween(hue, 235, 310) ? 0.68 : 0.76;
}

function skyColours(hue: number, strength: number): Pick<ComicPalette, 'scene' | 'sceneLight'> {
  if (isBetween(hue, 60, 115))
    return { scene: oklch(0.88, 0.155 * strength, hue), sceneLight: oklch(0.945, 0.1 * strength, hue + 6) };
  return { scene: oklch(0.81, 0.115 * strength, hue), sceneLight: oklch(0.905, 0.065 * strength, hue - 6) };
}

const isBetween = (hue: number, from: number, to: number): boolean => (((hue - from) % 360) + 360) % 360 < to - from;

/** White to cream on loud grounds, gold on dark and cold pale ones, the main colour itself on warm pale ones. */
function letteringFor(
  name: ComicPaletteName,
  main: number,
  groundHue: number,
  ink: string,
  strength: number,
): readonly [string, string] {
  const isWarm = isBetween(main, 330, 415);
  if (name === 'pale' && (isWarm || isBetween(main, 55, 120))) {
    const hue = isWarm ? main : 45;
    return [readable(oklch(0.81, 0.16 * strength, hue + 12), ink), readable(oklch(0.69, 0.2 * strength, hue - 4), ink)];
  }
  if (name === 'night' || name === 'pale') return [oklch(0.97, 0.07 * strength, 100), oklch(0.88, 0.16 * strength, 88)];
  const warm = groundHue > 20 && groundHue < 125;
  return ['#ffffff', oklch(0.93, 0.11 * strength, warm ? 95 : 92)];
}

/** The loud colour that stands out most from the ground. */
function accentFor(hue: number, name: ComicPaletteName, random: SeededRandom, strength: number): string {
  const offers = accents.filter(([at]) => turnBetween(at, hue) > 60);
  const [at, l, c] =
    name === 'night' ? random.pick(nightAccents) : random.pick(offers.slice(0, 2) as [Accent, ...Accent[]]);
  return oklch(l, c * Math.min(1, strength + 0.6), at);
}

/** Letters in the colour of their ground are holes in it. */
const SAME_COLOUR = 0.16;
const turnBetween = (one: number, other: number): number => Math.abs(((((one - other) % 360) + 540) % 360) - 180);

/** Skies are blue to teal beside warm grounds and warm beside cold ones: a plain complement of pink would be slime. */
function opposite(hue: number): number {
  const turn = ((hue % 360) + 360) % 360;
  if (turn < 130) return turn < 40 ? 205 : 232;
  if (turn > 300) return turn > 330 ? 210 : 92;
  return turn < 200 ? 90 : 94;
}

const landHue = (hue: number): number => (turnBetween(hue, 140) < 45 ? 165 : 140);
/** Yellow has no night: it becomes plum. */
const nightHue = (hue: number): number =>
  ((hue % 360) + 360) % 360 > 15 && ((hue % 360) + 360) % 360 < 130 ? 318 : hue;
const inkHue = (hue: number): number => (((hue % 360) + 360) % 360 < 130 ? 330 : 285);

type Accent = readonly [hue: number, l: number, c: number];
const accents: readonly Accent[] = [
  [27, 0.575, 0.215],
  [92, 0.88, 0.17],
  [355, 0.56, 0.215],
  [265, 0.5, 0.2],
];
const nightAccents: readonly [Accent, ...Accent[]] = [
  [25, 0.575, 0.22],
  [355, 0.57, 0.22],
  [92, 0.88, 0.17],
];
