import { contrast, lchOf, oklch, readable } from '../drawing/colours';
import { darkened, isNight } from '../drawing/mood-palette';
import type { AskedLook } from '../prompt/wishes/asked-look';
import { inTheDark } from '../prompt/wishes/colour-names';
import type { DrawnMood } from '../prompt/wishes/drawn-moods';
import type { ColourWish } from '../prompt/wishes/prompt-colours';
import type { ArtLight, LightName, PaperName } from './art-light';
import type { ArtGround, Manner } from './paint-manners';

/** What a mood decides about a painting; the seed decides the rest. */
export interface MoodChoices {
  manner?: Manner;
  paper?: PaperName;
  light?: LightName;
  wall?: 'dark' | 'pale';
  ground?: ArtGround;
}

export const moodChoices = (look: AskedLook): MoodChoices => {
  const own = look.mood === null ? {} : choices[look.mood];
  // watercolour and ink need light paper
  return isNight(look) ? { ...own, manner: 'oil', paper: 'deep', light: 'night', wall: 'dark' } : own;
};

/** The colours that lead a painting in a mood: in the dark the owner's own are deep, and the other one shines. */
export function moodWish(wish: ColourWish | null, look: AskedLook): ColourWish | null {
  if (look.mood === null) return wish;
  if (wish?.kind === 'neutral') return wish;
  if (wish === null) return houseColours.get(look.mood) ?? null;
  if (!isNight(look) || look.mood === 'neon' || !wish.exact) return wish;
  const bright = [wish.other, wish.hex].find((hex) => hex !== undefined && lchOf(hex).l > 0.5);
  return { ...wish, hex: inTheDark(wish.hex), ...(bright !== undefined && { other: bright }) };
}

/** The light of a painting on the paper of its mood, its words measured on that. */
export function moodLight(light: ArtLight, look: AskedLook): ArtLight {
  if (look.mood === null) return light;
  const paper = isNight(look) ? darkened(light.paper) : (papers.get(look.mood)?.(light.hue) ?? light.paper);
  const sun = isNight(look)
    ? oklch(0.74, look.mood === 'neon' ? 0.2 : 0.09, look.mood === 'neon' ? light.hue : 74)
    : light.sun;
  const strong = look.mood === 'luxury' ? oklch(0.8, 0.1, 84) : light.strong;
  const [first, second, third] = light.accents;
  return {
    ...light,
    ...(isNight(look) && look.mood !== 'neon' && { dim: true, accents: [first, ember(second), ember(third)] as const }),
    paper,
    sun,
    ink: readable(light.ink, paper, 5.5),
    quiet: readable(light.quiet, paper),
    strong: contrast(strong, paper) > 1.5 ? readable(strong, paper) : readable(light.ink, paper),
  };
}

/** A bright sign as it glows in the dark: yellow is amber, never olive. */
function ember(colour: string): string {
  const { l, c, h } = lchOf(colour);
  return oklch(Math.min(l, 0.5), Math.min(c, 0.11), h > 66 && h < 125 ? 58 : h);
}

const choices: Readonly<Record<DrawnMood, MoodChoices>> = {
  dark: {},
  luxury: { ground: 'level' },
  neon: { ground: 'rays' },
  retro: { manner: 'print', ground: 'rays', wall: 'pale', light: 'golden' },
  rustic: { manner: 'watercolour', ground: 'level', wall: 'pale' },
  festive: { ground: 'dabs' },
  pastel: { manner: 'watercolour', wall: 'pale', light: 'rose' },
  clean: { manner: 'watercolour', wall: 'pale', ground: 'level', light: 'clear' },
  playful: { manner: 'print', ground: 'dabs', wall: 'pale' },
};

const asked = (hex: string, other: string): ColourWish => ({ kind: 'colour', hex, other, exact: true });
/** Where nobody has chosen any. */
const houseColours: ReadonlyMap<DrawnMood, ColourWish> = new Map([
  ['retro', asked(oklch(0.66, 0.165, 46), oklch(0.79, 0.145, 78))],
  ['festive', asked(oklch(0.52, 0.18, 25), oklch(0.82, 0.135, 84))],
  ['neon', asked(oklch(0.66, 0.27, 345), oklch(0.86, 0.16, 195))],
  ['luxury', asked(oklch(0.3, 0.06, 165), oklch(0.78, 0.1, 84))],
  ['rustic', asked(oklch(0.5, 0.075, 120), oklch(0.48, 0.09, 40))],
]);

const papers: ReadonlyMap<DrawnMood, (hue: number) => string> = new Map([
  ['retro', () => oklch(0.93, 0.05, 82)],
  ['rustic', () => oklch(0.85, 0.046, 75)],
  ['pastel', (hue: number) => oklch(0.965, 0.022, hue)],
  ['clean', () => '#ffffff'],
  ['festive', () => oklch(0.965, 0.02, 84)],
]);
