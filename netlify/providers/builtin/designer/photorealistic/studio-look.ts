import { blend, contrast, lchOf, oklch } from '../drawing/colours';
import type { Palette } from '../drawing/palette';
import type { SeededRandom } from '../drawing/seeded-random';
import type { Material } from './studio-scene';

export const lookNames = ['tonal', 'pale', 'bold', 'duo', 'deep'] as const;
export type LookName = (typeof lookNames)[number];

/** Colours and materials of one studio. */
export interface StudioLook {
  name: LookName;
  /** About what the backdrop looks like when it is lit: what words are set on. */
  ground: string;
  floor: Material;
  wall: Material;
  /** Podiums: the large lower and the light upper one. */
  base: Material;
  top: Material;
  /** Balls, arches and other props. */
  accent: Material;
  second: Material;
  /** Figures and letters in relief: whatever stands out most from the backdrop. */
  letters: Material;
  metal: Material;
  mirror: Material;
  glass: Material;
  isDark: boolean;
}

/** Every look holds the brand's or the subject's hue; `duo` sets it against the opposite one. */
export function studioLook(palette: Palette, name: LookName, random: SeededRandom): StudioLook {
  const { hue, accent, deep } = palette;
  const strength = Math.min(1.15, palette.chroma / 0.15);
  const tone = (l: number, c: number, turn = 0): string => oklch(l, c * strength, hue + turn);
  const metal = random.pick(metals);
  const common = {
    metal,
    mirror: { colour: '#ecebee', metal: 1, rough: 0.08 },
    glass: { colour: '#f6fbff', rough: 0, glass: true },
  } as const satisfies Partial<StudioLook>;
  const satin = (colour: string): Material => ({ colour, rough: 0.36, coat: 0.7 });
  const glossy = (colour: string): Material => ({ colour, rough: 0.12, coat: 1 });
  const paper = (colour: string): Material => ({ colour, rough: 1 });
  const stone = (colour: string, chips: string): Material => ({
    colour,
    rough: 0.3,
    coat: 0.8,
    pattern: { kind: 'terrazzo', colour: chips, size: 0.12 },
  });
  const finish = random.pick([satin, satin, glossy] as const);
  const lettersOn = (ground: string): Material =>
    glossy(
      [blend(accent, deep, 0.45), deep, tone(0.955, 0.025)].reduce((best, next) =>
        contrast(next, ground) > contrast(best, ground) * 1.25 ? next : best,
      ),
    );
  const topOf = (colour: string, chips: string): Material =>
    random.chance(0.34) ? stone(colour, chips) : satin(colour);
  if (name === 'deep') {
    const l = Math.min(0.6, Math.max(0.5, lchOf(accent).l));
    return {
      ...common,
      name,
      isDark: true,
      ground: tone(0.34, 0.06),
      floor: { colour: tone(0.42, 0.07), rough: 0.22, coat: 0.8 },
      wall: paper(tone(0.42, 0.07)),
      base: finish(tone(0.47, 0.1)),
      top: topOf(tone(0.62, 0.11, 8), tone(0.8, 0.06)),
      accent: glossy(oklch(l, palette.chroma, hue)),
      second: finish(palette.second ?? tone(0.74, 0.11, 24)),
      letters: lettersOn(tone(0.34, 0.06)),
    };
  }
  if (name === 'bold') {
    const { l, c } = lchOf(accent);
    // Blue and violet are strong when they are dark, and light words stand on them; the others when they are light.
    const wall = oklch(l < 0.68 ? Math.min(l, 0.47) : Math.min(0.84, l), c * 0.92, hue);
    return {
      ...common,
      name,
      isDark: false,
      ground: wall,
      floor: paper(wall),
      wall: paper(wall),
      base: finish(l < 0.68 ? accent : oklch(l - 0.14, c, hue - 6)),
      top: topOf(tone(0.94, 0.03, 10), accent),
      accent: glossy(tone(0.95, 0.025)),
      second: finish(palette.second ?? oklch(0.8, 0.11 * strength, hue + 150)),
      letters: lettersOn(wall),
    };
  }
  if (name === 'pale') {
    const wall = tone(0.925, 0.022);
    return {
      ...common,
      name,
      isDark: false,
      ground: wall,
      floor: paper(wall),
      wall: paper(wall),
      base: finish(tone(0.955, 0.014)),
      top: random.chance(0.5) ? stone(tone(0.95, 0.012), accent) : satin(accent),
      accent: glossy(accent),
      second: finish(palette.second ?? tone(0.86, 0.07, 20)),
      letters: lettersOn(wall),
    };
  }
  if (name === 'duo') {
    const wall = oklch(0.85, 0.055 * strength, hue + 165);
    return {
      ...common,
      name,
      isDark: false,
      ground: wall,
      floor: paper(wall),
      wall: paper(wall),
      base: finish(accent),
      top: topOf(tone(0.93, 0.035), accent),
      accent: glossy(blend(accent, deep, 0.3)),
      second: finish(oklch(0.78, 0.09 * strength, hue + 150)),
      letters: lettersOn(wall),
    };
  }
  const wall = tone(0.82, 0.072, 6);
  return {
    ...common,
    name,
    isDark: false,
    ground: wall,
    floor: paper(wall),
    wall: paper(wall),
    base: finish(tone(0.71, 0.115, -6)),
    top: topOf(tone(0.925, 0.035, 10), tone(0.6, 0.13)),
    accent: glossy(blend(accent, deep, 0.26)),
    second: finish(palette.second ?? tone(0.8, 0.115, 26)),
    letters: lettersOn(wall),
  };
}

const metals: readonly [Material, ...Material[]] = [
  { colour: '#ffcf8a', metal: 1, rough: 0.24 },
  { colour: '#ffc06a', metal: 1, rough: 0.16 },
  { colour: '#f2b59a', metal: 1, rough: 0.22 },
];
