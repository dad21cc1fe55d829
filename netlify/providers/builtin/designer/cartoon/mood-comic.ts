import { blend, contrast, lchOf, oklch, readable } from '../drawing/colours';
import type { Pen } from '../drawing/graphics';
import { drawInvitationFrame, drawLightTube, drawSeam } from '../drawing/mood-frames';
import { darkened, isNight } from '../drawing/mood-palette';
import type { AskedLook } from '../prompt/wishes/asked-look';
import type { DrawnMood } from '../prompt/wishes/drawn-moods';
import type { ComicPalette } from './comic-palette';
import type { ComicStage } from './comic-stage';
import { drawBunting } from './scenery';

/** A cartoon's colours in a mood; colours that are the owner's (`isFixed`) stay on grounds and badges. */
export function moodComic(palette: ComicPalette, look: AskedLook, isFixed: boolean): ComicPalette {
  if (look.mood === null) return palette;
  const changed = { ...palette, ...recipes[look.mood](palette, isFixed) };
  return measured(isNight(look) ? nightOf(changed, palette, look.mood) : changed);
}

/** What stands in the margin over the scene and under the words. */
export function drawMoodFrame(pen: Pen, stage: ComicStage): void {
  const { asked, palette, width, unit, line, shape, safe } = stage;
  if (asked?.mood === 'luxury') drawInvitationFrame(pen, stage, palette.accent);
  else if (asked?.mood === 'rustic') drawSeam(pen, stage, palette.ink);
  else if (asked?.mood === 'neon') drawLightTube(pen, stage, palette.accent);
  else if (asked?.mood === 'festive')
    drawBunting(
      pen,
      width,
      Math.min(safe.y * 0.92, unit * (shape === 'tall' ? 2 : 0.95)),
      [palette.accent, palette.paper, palette.scene],
      palette.ink,
      line * 0.7,
    );
}

/** Dark sheet, dark sky and dark land; what is bright is small. */
function nightOf(palette: ComicPalette, before: ComicPalette, mood: DrawnMood): ComicPalette {
  const ground = mood === 'neon' ? palette.ground : darkened(before.ground);
  const { l, c, h } = lchOf(ground);
  const sky = oklch(0.36, Math.max(c, 0.05), h);
  return {
    ...palette,
    name: 'night',
    ground,
    ray: oklch(l + 0.055, c * 1.15, h),
    dot: oklch(l + 0.1, c * 1.2, h),
    scene: sky,
    sceneLight: oklch(0.46, Math.max(c, 0.05), h),
    land: oklch(0.33, Math.max(c, 0.04), h),
    landShade: oklch(0.28, Math.max(c, 0.04), h),
    ink: oklch(0.13, Math.min(c, 0.04), h),
    pill: oklch(0.13, Math.min(c, 0.04), h),
    rim: mood === 'neon' ? palette.accent : palette.paper,
  };
}

/** Words stay readable whatever a mood made of their grounds. */
function measured(palette: ComicPalette): ComicPalette {
  const { ink, accent, lettering, paper } = palette;
  return {
    ...palette,
    lettering: [readable(lettering[0], ink), readable(lettering[1], ink)],
    onAccent: contrast(paper, accent) >= 4.5 ? paper : readable(ink, accent),
  };
}

type Recipe = (palette: ComicPalette, isFixed: boolean) => Partial<ComicPalette>;
const recipes: Readonly<Record<DrawnMood, Recipe>> = {
  dark: ({ accent }) => ({ lettering: ['#ffffff', oklch(0.9, 0.06, lchOf(accent).h)] }),
  luxury: ({ accent }, isFixed) => {
    const gold = isFixed && lchOf(accent).l > 0.6 ? accent : oklch(0.8, 0.1, 84);
    return { accent: gold, lettering: ['#fffaf0', blend(gold, '#ffffff', 0.35)] };
  },
  neon: ({ ground, accent }, isFixed) => {
    const lit = (colour: string): string => oklch(Math.max(0.7, lchOf(colour).l), 0.26, lchOf(colour).h);
    return {
      ground: oklch(0.2, 0.085, isFixed ? lchOf(ground).h : 295),
      accent: isFixed ? lit(accent) : oklch(0.72, 0.27, 345),
      lettering: ['#ffffff', isFixed ? lit(ground) : oklch(0.87, 0.16, 195)],
    };
  },
  retro: ({ ground }, isFixed) => ({
    ...(!isFixed && { ground: oklch(0.78, 0.145, 74), accent: oklch(0.58, 0.175, 36) }),
    ray: isFixed ? blend(ground, oklch(0.93, 0.05, 84), 0.3) : oklch(0.9, 0.075, 84),
    dot: isFixed ? blend(ground, oklch(0.5, 0.13, 40), 0.35) : oklch(0.7, 0.155, 56),
    scene: oklch(0.66, 0.085, 190),
    sceneLight: oklch(0.92, 0.055, 86),
    land: oklch(0.62, 0.15, 48),
    landShade: oklch(0.5, 0.12, 40),
    ink: oklch(0.23, 0.05, 42),
    paper: oklch(0.965, 0.03, 86),
    pill: oklch(0.3, 0.07, 40),
    lettering: [oklch(0.985, 0.02, 90), oklch(0.92, 0.08, 84)],
  }),
  rustic: ({ ground }, isFixed) => ({
    ground: isFixed ? ground : oklch(0.78, 0.06, 72),
    ray: isFixed ? blend(ground, oklch(0.8, 0.06, 72), 0.35) : oklch(0.83, 0.052, 75),
    dot: oklch(0.68, 0.065, 68),
    scene: oklch(0.74, 0.05, 130),
    sceneLight: oklch(0.86, 0.045, 95),
    land: oklch(0.58, 0.07, 125),
    landShade: oklch(0.5, 0.065, 120),
    ink: oklch(0.25, 0.04, 50),
    paper: oklch(0.94, 0.03, 82),
    pill: oklch(0.32, 0.045, 50),
    ...(!isFixed && { accent: oklch(0.5, 0.11, 36) }),
    lettering: [oklch(0.97, 0.02, 85), oklch(0.91, 0.045, 80)],
  }),
  festive: (_, isFixed) => ({
    ...(!isFixed && {
      ground: oklch(0.5, 0.18, 26),
      ray: oklch(0.56, 0.19, 27),
      dot: oklch(0.43, 0.16, 24),
      accent: oklch(0.84, 0.145, 86),
      scene: oklch(0.48, 0.1, 158),
      sceneLight: oklch(0.6, 0.1, 155),
      pill: oklch(0.28, 0.075, 158),
    }),
    lettering: ['#ffffff', oklch(0.93, 0.09, 90)],
  }),
  pastel: ({ ground, accent, hue }, isFixed) => ({
    ground: oklch(0.93, isFixed ? Math.min(lchOf(ground).c, 0.05) : 0.05, hue),
    ray: oklch(0.965, 0.025, hue),
    dot: oklch(0.88, 0.06, hue),
    scene: oklch(0.9, 0.05, hue + 140),
    sceneLight: oklch(0.96, 0.03, hue + 120),
    land: oklch(0.88, 0.06, 150),
    landShade: oklch(0.84, 0.06, 150),
    accent: isFixed ? accent : oklch(0.84, 0.085, hue + 30),
    ink: oklch(0.36, 0.07, hue),
    lettering: ['#ffffff', oklch(0.93, 0.06, hue)],
    pill: oklch(0.4, 0.08, hue),
  }),
  clean: ({ hue }) => ({
    ground: '#ffffff',
    ray: '#fafafa',
    dot: oklch(0.965, 0.008, hue),
    rim: null,
  }),
  playful: () => ({}),
};
