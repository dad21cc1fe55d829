import { linearOf } from './linear-light';
import type { StudioLook } from './studio-look';
import type { Lighting, Softbox, Vec } from './studio-scene';

export const lightingNames = ['soft', 'window', 'side', 'blind'] as const;
export type LightingName = (typeof lightingNames)[number];

/** `side` is −1 for a key light from the left, 1 from the right. */
export function studioLighting(name: LightingName, look: StudioLook, side: number): Lighting {
  const sharp = name === 'window' || name === 'blind';
  const strength = { tonal: 1.06, pale: 1.14, bold: 1, duo: 1.06, deep: 1.25 }[look.name];
  const key = sharp
    ? softbox([-4.4, 5.4, 5.4], 0.13, 9.4, '#fff0da')
    : name === 'side'
      ? softbox([-5.6, 4.6, 2.9], 1.05, 10, '#fff3e4')
      : softbox([-4.2, 6.2, 4.6], 1, 9, '#fff3e4');
  const rim: Softbox = {
    at: [5.2, 3.6, -0.6],
    across: [0.2, 0, 1.1],
    up: [0, 1.5, 0],
    light: scaled(linearOf(look.isDark ? '#ffe2c4' : '#ffeedd'), look.isDark ? 13 : 8),
  };
  const dome = look.isDark ? 0.36 : sharp ? 0.46 : 0.52;
  const wall = linearOf(look.wall.colour);
  const tint = (white: number): Vec => [
    dome * (white + (1 - white) * wall[0]),
    dome * (white + (1 - white) * wall[1]),
    dome * (white + (1 - white) * wall[2]),
  ];
  return {
    key: flipped({ ...key, light: scaled(key.light, strength) }, side),
    rim: flipped(rim, side),
    dome: { low: tint(0.45), high: tint(0.92) },
    strips: look.isDark ? 0.8 : 1,
    gobo: sharp ? name : null,
  };
}

/** Turned towards the middle of the set; the smaller, the brighter, so that the light on the set stays. */
function softbox(at: Vec, size: number, light: number, colour: string): Softbox {
  return {
    at,
    across: [1.7 * size, 0, 1.6 * size],
    up: [0.9 * size, 1.4 * size, -0.9 * size],
    light: scaled(linearOf(colour), light / size ** 2),
  };
}

const flipped = ({ at, across, up, light }: Softbox, side: number): Softbox => {
  const flip = ([x, y, z]: Vec): Vec => [x * -side, y, z];
  return { at: flip(at), across: flip(across), up: flip(up), light };
};
const scaled = ([r, g, b]: Vec, by: number): Vec => [r * by, g * by, b * by];
