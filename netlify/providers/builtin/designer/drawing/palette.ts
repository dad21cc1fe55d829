import type { Mood } from '../subjects/topic';
import type { ColourWish } from '../prompt/wishes/prompt-colours';
import { blend, contrast, lchOf, oklch, readable } from './colours';

/** One hue family on which a whole series of posters stands. */
export interface Palette {
  paper: string;
  /** Lightly tinted paper. */
  tint: string;
  /** Between tint and accent. */
  soft: string;
  accent: string;
  /** The brand's other colour, as it is; null where there is none that can be told from the accent. */
  second: string | null;
  /** A little further round the wheel and darker, for gradients and second shapes. */
  shade: string;
  deep: string;
  ink: string;
  hue: number;
  chroma: number;
}

/** The ground of a poster and everything that is set on it. */
export interface Scheme {
  name: SchemeName;
  ground: string;
  /** Main shapes. */
  field: string;
  /** The other end of the field's gradient. */
  fieldEnd: string;
  /** Quiet shapes, close to the ground. */
  second: string;
  /** Strong small shapes. */
  third: string;
}

/** Colours of words on one ground, all at least 4.5:1. */
export interface TextColours {
  on: string;
  main: string;
  quiet: string;
  strong: string;
  /** The most colourful that still reads. */
  vivid: string;
}

export type SchemeName = 'paper' | 'tint' | 'bold' | 'deep';

/** A wish of the prompt wins over the hue; a calm subject takes quieter colours. */
export function buildPalette(wish: ColourWish | null, hue: number, mood: Mood): Palette {
  if (wish?.kind === 'neutral') return paletteOf(oklch(0.8, 0.004, 70), oklch(0.72, 0.006, 70), 70, 0.006);
  if (!wish) {
    const { l, c: full } = houseColour(hue);
    const c = full * (mood === 'calm' ? 0.78 : 1);
    return paletteOf(
      oklch(l, c, hue),
      oklch(l - 0.09, c, shadowHue(hue, l - 0.09) - (hue > 66 && hue < 140 ? 0 : 12)),
      hue,
      c,
    );
  }
  const asked = lchOf(wish.hex);
  if (!wish.exact)
    return { ...buildPalette(null, asked.h, mood), ...(asked.c < 0.08 ? softened(asked.h, asked.c) : {}) };
  const l = Math.min(0.92, Math.max(0.24, asked.l));
  return paletteOf(
    l === asked.l ? wish.hex : oklch(l, asked.c, asked.h),
    oklch(l - 0.07, asked.c, asked.h),
    asked.h,
    asked.c,
  );
}

export function buildScheme(palette: Palette, name: SchemeName): Scheme {
  return palette.second === null ? plainScheme(palette, name) : pairedScheme(palette, palette.second, name);
}

/** Both colours of a brand, as they are wherever words can stand on them: one as the ground, the other as the field. */
function pairedScheme(palette: Palette, second: string, name: SchemeName): Scheme {
  const plain = plainScheme(palette, name);
  const { accent, soft, tint } = palette;
  const [dark, light] = lchOf(accent).l < lchOf(second).l ? [accent, second] : [second, accent];
  const isPale = lchOf(light).l > 0.86;
  const ended = (colour: string): string => blend(colour, lchOf(colour).l > 0.6 ? palette.deep : palette.paper, 0.1);
  if ((name === 'deep' || name === 'bold') && lchOf(dark).l < 0.5)
    return {
      ...plain,
      ground: dark,
      field: light,
      fieldEnd: ended(light),
      second: blend(dark, light, 0.22),
      third: isPale ? soft : tint,
    };
  if (name === 'tint' && isPale)
    return {
      ...plain,
      ground: light,
      field: dark,
      fieldEnd: ended(dark),
      second: blend(light, dark, 0.14),
      third: accent,
    };
  // the stronger colour is the picture's, the other a small sign
  return lchOf(second).c > lchOf(accent).c && contrast(second, plain.ground) > 1.5
    ? { ...plain, field: second, fieldEnd: ended(second), third: accent }
    : { ...plain, third: second };
}

function plainScheme(palette: Palette, name: SchemeName): Scheme {
  const { paper, tint, soft, accent, shade, deep } = palette;
  const lightAccent = lchOf(accent).l > 0.84;
  if (name === 'paper') return { name, ground: paper, field: accent, fieldEnd: shade, second: tint, third: deep };
  if (name === 'tint') return { name, ground: tint, field: accent, fieldEnd: shade, second: soft, third: deep };
  if (name === 'deep')
    return { name, ground: deep, field: accent, fieldEnd: shade, second: blend(deep, accent, 0.24), third: soft };
  return {
    name,
    ground: boldGround(accent),
    field: tint,
    fieldEnd: lightAccent ? paper : soft,
    second: blend(boldGround(accent), paper, 0.28),
    third: deep,
  };
}

/** Words for a ground: ink or paper, whichever reads better, stepped until 4.5:1 holds. */
export function textColours(palette: Palette, on: string): TextColours {
  const dark = contrast(palette.ink, on) >= contrast(palette.paper, on);
  const main = readable(dark ? palette.ink : palette.paper, on, 5.5);
  return {
    on,
    main,
    quiet: readable(blend(main, on, 0.24), on),
    strong: readable(dark ? palette.deep : palette.soft, on),
    vivid: contrast(palette.accent, on) > 1.6 ? readable(palette.accent, on) : main,
  };
}

/** What recolouring has to know of an icon, in OKLCH lightness. */
export interface ToneRange {
  /** The colour that covers most of it. */
  body: number;
  /** How much lighter and darker than the body its other regions go. */
  up: number;
  down: number;
}

/**
 * Colours of a hero on a field, for a region's place between its darkest (-1), its body (0) and its lightest (1): on
 * colour and on dark the body is light, on light ground it takes the accent; a subject dark by nature stays dark where
 * the field allows. Regions keep their order and stay clear of the field's lightness, so that no edge drowns.
 */
export function heroTone(
  palette: Palette,
  field: string,
  { body, up, down }: ToneRange,
  fieldEnd = field,
): (place: number) => string {
  const { l: fieldL } = lchOf(field);
  const [darkest, lightest] = [Math.min(fieldL, lchOf(fieldEnd).l), Math.max(fieldL, lchOf(fieldEnd).l)];
  const isDark = body < 0.42 || (body < 0.56 && up > 0.35);
  const ramp =
    (from: number, top: number, upReach: number, floor: number, downReach: number) =>
    (place: number): number =>
      place >= 0
        ? from + (top - from) * eased(up, upReach) * place
        : from + (from - floor) * eased(down, downReach) * place;
  if (fieldL > 0.86) {
    const l = ramp(
      isDark ? 0.3 : Math.min(lchOf(palette.accent).l, fieldL - 0.16),
      fieldL - 0.065,
      isDark ? 0.6 : 0.3,
      0.25,
      0.5,
    );
    return (place) => toned(palette, l(place), 0.19);
  }
  if (fieldL < 0.45) {
    const l = ramp(0.88 - 0.08 * eased(up, 0.3), 0.985, 0.2, fieldL + 0.2, 0.5);
    return (place) => toned(palette, l(place), 0.15);
  }
  const clear = (l: number, place: number): number => {
    if (l < darkest - GAP || l > lightest + GAP) return l;
    if (isDark) return place > 0.4 ? lightest + GAP : darkest - GAP;
    if (place * down > -0.14) return Math.max(l, lightest + GAP * 0.5);
    return l < (darkest + lightest) / 2 ? darkest - GAP : lightest + GAP;
  };
  const l = isDark ? ramp(0.26, 0.96, 0.6, 0.2, 0.2) : ramp(0.93 - 0.07 * eased(up, 0.3), 0.988, 0.18, 0.22, 0.55);
  return (place) => {
    const lightness = clear(l(place), place);
    return toned(palette, lightness, lightness < darkest ? 0.14 : 0.1);
  };
}

/** Dark enough for every light ground, light enough to show its own regions. */
export function companionTone(palette: Palette, { up, down }: ToneRange): (place: number) => string {
  const light = (place: number): number => (place * eased(up, 0.5) > 0.75 ? 0.93 : 0.42 + 0.1 * place);
  return (place) => toned(palette, place >= 0 ? light(place) : 0.42 + 0.18 * eased(down, 0.3) * place, 0.13);
}

/** Most colourful in the middle lightnesses, nearly grey at the ends. */
function toned(palette: Palette, l: number, chroma: number): string {
  return oklch(
    l,
    Math.min(chroma, palette.chroma) * Math.max(0.1, 1 - (Math.abs(l - 0.62) / 0.45) ** 2),
    shadowHue(palette.hue, l),
  );
}

/** Yellow darkens towards gold and brown, lime towards green; straight down both turn olive. */
function shadowHue(hue: number, l: number): number {
  const share = Math.min(1, Math.max(0, (0.86 - l) / 0.26));
  if (hue > 66 && hue <= 106) return hue + (60 - hue) * share;
  if (hue > 106 && hue < 140) return hue + (146 - hue) * share;
  return hue;
}

/** Small differences of an icon are drawn larger than large ones. */
const eased = (difference: number, reach: number): number => Math.min(1, difference / reach) ** 0.65;

function paletteOf(accent: string, shade: string, hue: number, chroma: number): Palette {
  return {
    paper: oklch(0.968, Math.min(0.01, chroma), hue),
    // a muted colour has muted tints: a greyed navy never turns lilac
    tint: oklch(0.925, Math.min(0.036, chroma * 0.3), hue),
    soft: oklch(0.865, Math.min(0.075, chroma * 0.55), hue),
    accent,
    second: null,
    shade,
    deep: oklch(0.28, Math.min(0.07, chroma), shadowHue(hue, 0.28)),
    ink: oklch(0.2, Math.min(0.022, chroma), shadowHue(hue, 0.2)),
    hue,
    chroma,
  };
}

function softened(hue: number, chroma: number): Partial<Palette> {
  return { accent: oklch(0.78, chroma, hue), shade: oklch(0.7, chroma, hue), chroma };
}

/** The accent as a full ground: dark enough for paper words or light enough for ink, and no darker than that. */
function boldGround(accent: string): string {
  const { l, c, h } = lchOf(accent);
  if (l >= 0.66) return accent;
  for (let lightness = l; lightness > 0.4; lightness -= 0.01) {
    const ground = lightness === l ? accent : oklch(lightness, c, h);
    if (contrast(WORDS, ground) >= 4.6) return ground;
  }
  return oklch(Math.min(l, 0.4), c, h);
}
/** About the paper of every palette. */
const WORDS = '#f6f4f1';

/** Lightness and chroma at which a hue looks clean: yellow has to be light, blue dark, or both turn to mud. */
function houseColour(hue: number): { l: number; c: number } {
  const turn = ((hue % 360) + 360) % 360;
  const after = houseStops.findIndex(([at]) => at > turn);
  const [fromHue, fromL, fromC] = houseStops[after - 1]!;
  const [toHue, toL, toC] = houseStops[after]!;
  const share = (turn - fromHue) / (toHue - fromHue);
  return { l: fromL + (toL - fromL) * share, c: fromC + (toC - fromC) * share };
}

/** Lightness that a hero's tones keep from the field's. */
const GAP = 0.12;

const houseStops: readonly (readonly [hue: number, l: number, c: number])[] = [
  [0, 0.7, 0.16],
  [20, 0.7, 0.17],
  [40, 0.72, 0.165],
  [55, 0.76, 0.155],
  [75, 0.82, 0.15],
  [95, 0.88, 0.155],
  [118, 0.84, 0.165],
  [142, 0.75, 0.16],
  [165, 0.74, 0.125],
  [195, 0.74, 0.11],
  [225, 0.72, 0.125],
  [250, 0.64, 0.165],
  [270, 0.6, 0.185],
  [292, 0.61, 0.18],
  [318, 0.66, 0.175],
  [342, 0.7, 0.165],
  [361, 0.7, 0.16],
];
