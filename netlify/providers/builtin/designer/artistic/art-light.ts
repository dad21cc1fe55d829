import { contrast, lchOf, oklch, readable } from '../drawing/colours';
import type { ColourWish } from '../prompt/wishes/prompt-colours';

/** The colours of a painting: a time of day shifted towards the subject's or the brand's hue, and its paper. */
export interface ArtLight {
  name: LightName;
  /** The painting's main hue in OKLCH degrees. */
  hue: number;
  /** False for greys. */
  colourful: boolean;
  /** The colours that were asked for or are the brand's, as they are; none where the subject chose. */
  asked: readonly string[];
  /** True where nothing large may be bright, since a dark picture was asked for. */
  dim?: boolean;
  /** From the zenith to the horizon. */
  sky: readonly [string, string, string, string, string];
  cloud: string;
  sun: string;
  /** Ridges, far and near. */
  far: string;
  near: string;
  /** Grass and banks, lit and in shade. */
  grass: string;
  grassShade: string;
  /** Light on objects from the lamp's side, from the sky, and reflected from the ground. */
  key: string;
  ambient: string;
  bounce: string;
  /** Walls behind a still life, lit and in shade, dark or pale. */
  wall: Record<'dark' | 'pale', Shades>;
  /** Linen, wood and dyed cloth, lit and in shade. */
  cloths: readonly [Shades, Shades, Shades];
  /** Strong small accents: flowers, ribbons, windows. */
  accents: readonly [string, string, string];
  /** The toned ground visible between strokes. */
  under: string;
  paper: string;
  /** Words on the paper, all at least 4.5:1. */
  ink: string;
  quiet: string;
  strong: string;
}

export const lightNames = ['sunset', 'golden', 'clear', 'jade', 'rose', 'night'] as const;
export type LightName = (typeof lightNames)[number];
export const paperNames = ['cream', 'tint', 'deep'] as const;
export type PaperName = (typeof paperNames)[number];

/** Lights that suit a hue, the most natural first. */
export function lightsFor(hue: number): readonly LightName[] {
  const turn = ((hue % 360) + 360) % 360;
  return families.find(([to]) => turn < to)![1];
}

/** `against` shifts the wall's hue away from the rest, in degrees; a requested hue stays. */
export function artLight(
  name: LightName,
  wish: ColourWish | null,
  subjectHue: number,
  paperName: PaperName,
  against = 0,
): ArtLight {
  const asked = wish?.kind === 'colour' ? lchOf(wish.hex) : null;
  const hue = asked?.h ?? subjectHue;
  const strength =
    wish?.kind === 'neutral' || (asked && asked.c < 0.03)
      ? 0.05
      : asked
        ? Math.min(1.1, Math.max(0.55, asked.c / 0.13))
        : 1;
  const recipe = recipes[name];
  const turned = asked ? Math.max(-MOST_TURN, Math.min(MOST_TURN, shortest(hue - recipe.centre))) : 0;
  const mix = ([l, c, h]: Tone, share = 1): string => oklch(l, c * strength, h + turned * share);
  const paper =
    paperName === 'cream'
      ? oklch(0.963, 0.016 * Math.min(1, strength), 78)
      : paperName === 'tint'
        ? oklch(0.93, 0.034 * strength, hue)
        : oklch(0.255, 0.055 * strength, nightHue(hue));
  const ink = paperName === 'deep' ? oklch(0.955, 0.02 * strength, 82) : oklch(0.235, 0.05 * strength, nightHue(hue));
  const accent = wish?.kind === 'colour' && strength > 0.2 ? wish.hex : oklch(0.62, 0.15 * strength, hue);
  const wall = asked ? hue : hue + against;
  const own =
    wish?.kind === 'colour' && wish.exact ? [wish.hex, ...(wish.other === undefined ? [] : [wish.other])] : [];
  const dyed = own[1] ?? null;
  const pale = hue > 60 && hue < 130 ? 0.9 : 0.85;
  return {
    name,
    hue,
    colourful: strength > 0.2,
    asked: own,
    sky: recipe.sky.map((tone) => mix(tone)) as unknown as ArtLight['sky'],
    cloud: mix(recipe.cloud),
    sun: mix(recipe.sun, 0.3),
    far: mix(recipe.far),
    near: mix(recipe.near),
    grass: mix(recipe.grass, 0.5),
    grassShade: mix(recipe.grassShade, 0.5),
    key: mix(recipe.key, 0.2),
    ambient: mix(recipe.ambient, 0.4),
    bounce: mix(recipe.bounce, 0.4),
    wall: {
      dark:
        own.length > 0 && asked
          ? [
              oklch(Math.min(0.56, Math.max(0.36, asked.l)), asked.c, warmed(wall)),
              oklch(0.22, Math.min(0.08, asked.c * 0.6), nightHue(wall)),
            ]
          : [oklch(0.5, 0.105 * strength, warmed(wall)), oklch(0.235, 0.06 * strength, nightHue(wall))],
      pale:
        own.length > 0 && asked
          ? [oklch(Math.max(0.86, asked.l), Math.min(asked.c, 0.085), wall), oklch(0.7, Math.min(asked.c, 0.13), wall)]
          : [oklch(pale + 0.06, 0.05 * strength, wall + 6), oklch(pale - 0.15, 0.085 * strength, wall - 10)],
    },
    cloths:
      dyed === null
        ? [
            [oklch(0.955, 0.025 * strength, 85), oklch(0.66, 0.07 * strength, own.length > 0 ? hue : 275)],
            [oklch(0.72, 0.1 * strength, 66), oklch(0.36, 0.075 * strength, 38)],
            own.length > 0
              ? [oklch(0.9, 0.035 * strength, wall), oklch(0.6, 0.06 * strength, wall)]
              : [oklch(0.88, 0.075 * strength, wall + 170), oklch(0.55, 0.1 * strength, wall + 205)],
          ]
        : [clothOf(dyed), [oklch(0.72, 0.1 * strength, 66), oklch(0.36, 0.075 * strength, 38)], clothOf(dyed)],
    accents: [
      accent,
      dyed ?? oklch(0.86, 0.14 * strength, 88),
      own.length > 0 ? accent : oklch(0.72, 0.16 * strength, hue + 40),
    ],
    under: mix(recipe.under, 0.5),
    paper,
    ink,
    quiet: readable(
      paperName === 'deep' ? oklch(0.84, 0.03 * strength, 82) : oklch(0.42, 0.045 * strength, nightHue(hue)),
      paper,
    ),
    strong: contrast(accent, paper) > 1.5 ? readable(accent, paper) : ink,
  };
}

/** A cloth of a colour, in the light and in its folds. */
function clothOf(colour: string): Shades {
  const { l, c, h } = lchOf(colour);
  return [oklch(Math.max(0.34, l), c, h), oklch(Math.max(0.2, l * 0.66), c * 0.9, l > 0.75 ? warmed(h) : h)];
}

const shortest = (turn: number): number => ((((turn + 180) % 360) + 360) % 360) - 180;
/** Yellow and green darken to brown and fir, never to olive mud. */
const nightHue = (hue: number): number => (hue > 60 && hue <= 110 ? 52 : hue > 110 && hue < 150 ? 158 : hue);
const warmed = (hue: number): number => (hue > 66 && hue < 110 ? 66 : hue);

type Shades = readonly [lit: string, shade: string];
type Tone = readonly [l: number, c: number, h: number];
interface Recipe {
  /** The hue that it is designed for. */
  centre: number;
  sky: readonly [Tone, Tone, Tone, Tone, Tone];
  cloud: Tone;
  sun: Tone;
  far: Tone;
  near: Tone;
  grass: Tone;
  grassShade: Tone;
  key: Tone;
  ambient: Tone;
  bounce: Tone;
  under: Tone;
}

const MOST_TURN = 34;
const recipes: Readonly<Record<LightName, Recipe>> = {
  sunset: {
    centre: 330,
    sky: [
      [0.4, 0.115, 255],
      [0.54, 0.14, 278],
      [0.68, 0.15, 318],
      [0.8, 0.135, 10],
      [0.9, 0.105, 55],
    ],
    cloud: [0.84, 0.09, 30],
    sun: [0.985, 0.06, 80],
    far: [0.6, 0.11, 312],
    near: [0.26, 0.075, 278],
    grass: [0.56, 0.11, 60],
    grassShade: [0.26, 0.07, 290],
    key: [0.92, 0.115, 62],
    ambient: [0.56, 0.12, 290],
    bounce: [0.5, 0.09, 330],
    under: [0.44, 0.09, 20],
  },
  golden: {
    centre: 80,
    sky: [
      [0.66, 0.085, 232],
      [0.78, 0.06, 220],
      [0.88, 0.05, 105],
      [0.92, 0.09, 84],
      [0.93, 0.115, 74],
    ],
    cloud: [0.965, 0.04, 80],
    sun: [0.99, 0.06, 92],
    far: [0.72, 0.06, 225],
    near: [0.42, 0.085, 150],
    grass: [0.76, 0.14, 108],
    grassShade: [0.42, 0.09, 148],
    key: [0.96, 0.09, 84],
    ambient: [0.64, 0.08, 250],
    bounce: [0.62, 0.09, 80],
    under: [0.58, 0.1, 55],
  },
  clear: {
    centre: 235,
    sky: [
      [0.56, 0.135, 250],
      [0.68, 0.12, 244],
      [0.79, 0.085, 235],
      [0.89, 0.045, 225],
      [0.955, 0.03, 95],
    ],
    cloud: [0.985, 0.012, 80],
    sun: [0.99, 0.04, 100],
    far: [0.7, 0.075, 245],
    near: [0.44, 0.09, 165],
    grass: [0.76, 0.145, 128],
    grassShade: [0.43, 0.1, 152],
    key: [0.97, 0.05, 88],
    ambient: [0.66, 0.09, 250],
    bounce: [0.62, 0.07, 120],
    under: [0.62, 0.08, 60],
  },
  jade: {
    centre: 165,
    sky: [
      [0.62, 0.085, 205],
      [0.74, 0.08, 190],
      [0.84, 0.065, 170],
      [0.92, 0.055, 130],
      [0.96, 0.05, 100],
    ],
    cloud: [0.97, 0.03, 110],
    sun: [0.99, 0.05, 95],
    far: [0.68, 0.07, 195],
    near: [0.36, 0.075, 178],
    grass: [0.72, 0.13, 138],
    grassShade: [0.36, 0.085, 165],
    key: [0.96, 0.075, 92],
    ambient: [0.6, 0.08, 215],
    bounce: [0.6, 0.09, 140],
    under: [0.56, 0.08, 70],
  },
  rose: {
    centre: 350,
    sky: [
      [0.6, 0.1, 292],
      [0.72, 0.1, 320],
      [0.83, 0.09, 350],
      [0.91, 0.065, 28],
      [0.955, 0.055, 70],
    ],
    cloud: [0.96, 0.035, 45],
    sun: [0.99, 0.05, 80],
    far: [0.7, 0.075, 305],
    near: [0.4, 0.085, 300],
    grass: [0.68, 0.1, 130],
    grassShade: [0.4, 0.08, 200],
    key: [0.96, 0.075, 60],
    ambient: [0.63, 0.1, 300],
    bounce: [0.62, 0.08, 350],
    under: [0.55, 0.1, 5],
  },
  night: {
    centre: 270,
    sky: [
      [0.21, 0.075, 268],
      [0.29, 0.1, 268],
      [0.39, 0.12, 275],
      [0.5, 0.12, 295],
      [0.66, 0.12, 30],
    ],
    cloud: [0.46, 0.09, 285],
    sun: [0.97, 0.06, 95],
    far: [0.36, 0.09, 280],
    near: [0.17, 0.05, 268],
    grass: [0.4, 0.08, 230],
    grassShade: [0.18, 0.05, 260],
    key: [0.93, 0.1, 75],
    ambient: [0.48, 0.12, 272],
    bounce: [0.44, 0.1, 290],
    under: [0.3, 0.08, 300],
  },
};
const families: readonly (readonly [to: number, lights: readonly LightName[]])[] = [
  [22, ['rose', 'sunset', 'golden']],
  [62, ['sunset', 'golden', 'rose']],
  [112, ['golden', 'clear', 'sunset']],
  [182, ['jade', 'golden', 'clear']],
  [262, ['clear', 'jade', 'night']],
  [318, ['rose', 'night', 'sunset']],
  [361, ['rose', 'sunset', 'clear']],
];
