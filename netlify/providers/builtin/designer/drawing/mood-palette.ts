import type { Face } from '../prompt/letters/drawable';
import type { AskedLook } from '../prompt/wishes/asked-look';
import type { DrawnMood } from '../prompt/wishes/drawn-moods';
import { blend, contrast, lchOf, oklch } from './colours';
import type { Palette, Scheme, SchemeName } from './palette';

/**
 * A palette in a mood. Colours that are the owner's (`isFixed`) stay as they are and take the mood's papers and inks; where
 * nobody gave any, the mood brings its own.
 */
export function moodPalette(palette: Palette, { mood, isDark }: AskedLook, isFixed: boolean): Palette {
  if (mood === null) return palette;
  const changed = { ...palette, ...recipes[mood](palette, isFixed) };
  return isDark ? { ...changed, deep: darkened(changed.deep) } : changed;
}

/** Grounds that suit a mood, in turn; null where all do. */
export function askedGrounds({ mood, isDark }: AskedLook): readonly SchemeName[] | null {
  if (mood === null) return null;
  return isDark || isNightly(mood) ? ['deep'] : grounds[mood];
}

/** True where the picture has a dark ground because one was asked for. */
export const isNight = (look: AskedLook | undefined): boolean =>
  look !== undefined && (look.isDark || (look.mood !== null && isNightly(look.mood)));

/** A dark ground is dark whatever the brand, and nothing large on it is bright. */
export function moodScheme(scheme: Scheme, palette: Palette, look: AskedLook): Scheme {
  if (!isNight(look))
    return look.mood === 'clean' ? { ...scheme, second: palette.tint, ground: palette.paper } : scheme;
  const ground = darkened(lchOf(scheme.ground).l < 0.5 ? scheme.ground : palette.deep);
  const bright = [palette.accent, palette.second, palette.soft].find(
    (one) => one !== null && contrast(one, ground) > 3,
  )!;
  const depth = look.mood === 'neon' ? 1 : 0.34;
  const { l, c, h } = lchOf(ground);
  const own = look.mood === 'luxury' ? oklch(l + 0.075, c * 1.15, h) : muted(blend(ground, bright, depth), depth);
  return {
    ...scheme,
    ground,
    field: own,
    fieldEnd: blend(own, ground, 0.35),
    second: blend(ground, bright, 0.14),
    third: bright,
  };
}

/** The lettering of a mood, where the brand has none of its own; null for the look's own. */
export const moodFace = ({ mood }: AskedLook): Face | null => (mood === null ? null : (faces.get(mood) ?? null));

/** Yellow in the dark is brown, never olive. */
const muted = (colour: string, depth: number): string => {
  const { l, c, h } = lchOf(colour);
  return depth === 1 ? colour : oklch(l, Math.min(c, 0.1), h > 70 && h < 125 ? 62 : h);
};

export function darkened(colour: string): string {
  const { l, c, h } = lchOf(colour);
  return oklch(Math.min(l, DARKEST), Math.min(c, 0.06), h > 60 && h < 110 ? 55 : h > 110 && h < 150 ? 158 : h);
}
/** Lightness of a night's ground. */
const DARKEST = 0.23;

const isNightly = (mood: DrawnMood): boolean => mood === 'dark' || mood === 'luxury' || mood === 'neon';

const grounds: Readonly<Record<DrawnMood, readonly SchemeName[]>> = {
  dark: ['deep'],
  luxury: ['deep'],
  neon: ['deep'],
  retro: ['tint', 'bold', 'paper'],
  rustic: ['paper', 'tint'],
  festive: ['deep', 'tint', 'bold'],
  pastel: ['tint', 'paper'],
  clean: ['paper'],
  playful: ['tint', 'bold', 'paper'],
};

const faces: ReadonlyMap<DrawnMood, Face> = new Map<DrawnMood, Face>([
  ['luxury', 'serif'],
  ['retro', 'rounded'],
  ['rustic', 'slab'],
  ['festive', 'rounded'],
  ['playful', 'rounded'],
  ['neon', 'geometric'],
]);

type Recipe = (palette: Palette, isFixed: boolean) => Partial<Palette>;
const own = (accent: string, second: string, shade: string): Partial<Palette> => {
  const { c, h } = lchOf(accent);
  return { accent, second, shade, hue: h, chroma: c };
};

const recipes: Readonly<Record<DrawnMood, Recipe>> = {
  dark: ({ accent, hue, chroma }) => {
    const { l, c, h } = lchOf(accent);
    return {
      deep: darkened(oklch(0.28, Math.min(0.06, chroma), hue)),
      ...(l < 0.5 && { accent: oklch(0.62, Math.max(c, Math.min(0.1, chroma)), h) }),
    };
  },
  retro: (_, isFixed) => ({
    paper: oklch(0.945, 0.04, 84),
    tint: oklch(0.9, 0.062, 82),
    soft: oklch(0.84, 0.09, 76),
    deep: oklch(0.31, 0.06, 48),
    ink: oklch(0.25, 0.045, 45),
    ...(!isFixed && own(oklch(0.66, 0.165, 46), oklch(0.79, 0.145, 78), oklch(0.5, 0.13, 38))),
  }),
  rustic: ({ accent, second, hue }, isFixed) => {
    const dulled = (colour: string): string => {
      const { l, c, h } = lchOf(colour);
      return oklch(Math.min(l, 0.5), Math.min(c, 0.085), h);
    };
    return {
      paper: oklch(0.83, 0.05, 74),
      tint: oklch(0.79, 0.056, 71),
      soft: oklch(0.73, 0.06, 69),
      deep: oklch(0.29, 0.04, 52),
      ink: oklch(0.23, 0.035, 50),
      accent: isFixed ? accent : dulled(oklch(0.46, 0.08, hue)),
      second: isFixed ? second : oklch(0.42, 0.085, 34),
      shade: dulled(accent),
    };
  },
  luxury: ({ accent, second, hue, chroma }, isFixed) => {
    const gold =
      [accent, second].find((one) => isFixed && one !== null && lchOf(one).l > 0.55) ?? oklch(0.8, 0.095, 84);
    return {
      paper: oklch(0.955, 0.02, 84),
      soft: oklch(0.88, 0.05, 84),
      deep: darkened(oklch(0.24, Math.min(0.055, chroma), hue)),
      accent: gold,
      shade: blend(gold, '#000000', 0.2),
    };
  },
  festive: (_, isFixed) => ({
    paper: oklch(0.97, 0.018, 85),
    tint: oklch(0.93, 0.04, 85),
    ...(!isFixed && {
      ...own(oklch(0.54, 0.19, 25), oklch(0.82, 0.135, 84), oklch(0.45, 0.16, 22)),
      deep: oklch(0.31, 0.075, 158),
    }),
  }),
  neon: ({ accent, second, hue }, isFixed) => {
    const glowing = (colour: string): string => {
      const { l, c, h } = lchOf(colour);
      return oklch(Math.max(0.72, Math.min(0.88, l)), Math.max(c, 0.24), h);
    };
    const lit = isFixed ? glowing(accent) : oklch(0.72, 0.26, 345);
    return {
      deep: oklch(0.17, 0.05, isFixed ? hue : 295),
      accent: lit,
      second: isFixed && second !== null ? glowing(second) : oklch(0.87, 0.17, isFixed ? hue + 150 : 195),
      soft: oklch(0.92, 0.08, lchOf(lit).h),
      shade: oklch(0.6, 0.25, lchOf(lit).h + 20),
    };
  },
  pastel: ({ accent, hue, chroma }, isFixed) => {
    const soft = Math.min(1, chroma / 0.1);
    return {
      paper: oklch(0.98, 0.012 * soft, hue),
      tint: oklch(0.945, 0.038 * soft, hue),
      soft: oklch(0.89, 0.065 * soft, hue),
      deep: oklch(0.42, 0.07 * soft, hue),
      ink: oklch(0.32, 0.045 * soft, hue),
      accent: isFixed ? accent : oklch(0.83, 0.085 * soft, hue),

      shade: isFixed ? blend(accent, '#ffffff', 0.25) : oklch(0.78, 0.085 * soft, hue - 18),
    };
  },
  clean: ({ hue, chroma }) => ({
    paper: '#ffffff',
    tint: oklch(0.975, Math.min(0.008, chroma), hue),
    soft: oklch(0.94, Math.min(0.02, chroma), hue),
  }),
  playful: ({ accent, second, hue }, isFixed) => ({
    second: second ?? (isFixed ? oklch(0.86, 0.13, lchOf(accent).h + 150) : oklch(0.84, 0.14, hue + 130)),
  }),
};
