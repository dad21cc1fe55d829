import { blend, lchOf, oklch } from '../drawing/colours';
import type { ArtLight } from './art-light';
import { brushGround } from './brush-grounds';
import { put, silhouette, standing, sweep, wash, type Easel } from './easel';
import { plateOf, type Plate } from './plate';

/** The subject, large, in front of a disc of light; the brush turns round it as in a Van Gogh night sky, fans out, runs level or dabs. */
export async function haloPlate(easel: Easel): Promise<Plate> {
  const { stage, w, h, pen, noise, side, picture, detail } = easel;
  const { light, hero, random } = stage;
  const isDark = stage.wall === 'dark';
  const centre = { x: w * 0.5, y: h * 0.5 };
  const radius = min(w, h) * random.between(0.32, 0.4);
  const hue = light.hue;
  const strength = light.colourful ? 1 : 0.05;
  const depth = light.asked.length > 0 ? askedDepth(light.asked, isDark) : turnedDepth(light, isDark);
  sweep(easel, 0, h, [depth[1]!, depth[1]!]);
  const distance = (x: number, y: number): number => hypot(x - centre.x, y - centre.y) / radius;
  const brush = brushGround(stage.ground, noise, centre, radius, random.between(0, 9));
  await wash(easel, 0, h, depth[0]!, brush.first);
  await wash(easel, 0, h, depth[2]!, brush.second);
  const linen = light.cloths[0][0];
  const disc = stage.isPale
    ? depth[0]!
    : isDark
      ? light.sun
      : lchOf(linen).l > 0.8
        ? linen
        : oklch(0.955, 0.025 * strength, 85);
  const warm = light.asked.length > 0 ? depth[2]! : oklch(lchOf(disc).l - 0.1, 0.11 * strength, 78);
  await wash(
    easel,
    0,
    h,
    warm,
    (x, y) => max(0, 1 - abs(distance(x, y) + noise((x / radius) * 3, (y / radius) * 3) * 0.03 - 1) / 0.22) * 0.9,
  );
  await wash(
    easel,
    0,
    h,
    disc,
    (x, y) =>
      max(0, min(1, (1 - distance(x, y) - noise((x / radius) * 4, (y / radius) * 4) * 0.02) * 14)) *
      (0.94 + noise((x / radius) * 2, (y / radius) * 2) * 0.06),
  );
  await wash(easel, 0, h, blend(disc, depth[1]!, 0.4), (x, y) =>
    distance(x, y) < 0.98 ? 0.5 * max(0, (-side * (x - centre.x) + (y - centre.y)) / radius / 1.6) : 0,
  );
  if (hero) {
    const subject = await standing(
      easel,
      hero,
      { x: centre.x, base: 0, w: w * 0.66, h: h * 0.72 },
      { drama: 0.62, bounce: disc, ambient: blend(light.ambient, disc, 0.35) },
    );
    const place = { ...subject, y: centre.y - subject.h / 2 };
    pen.save();
    pen.globalAlpha = 0.4;
    pen.filter = `blur(${h * 0.014}px)`;
    pen.drawImage(
      silhouette(stage, subject.canvas, oklch(0.3, 0.08 * strength, hue + 10)),
      place.x - side * w * 0.022,
      place.y + h * 0.028,
    );
    pen.restore();
    put(easel, place);
  }
  return plateOf(picture, detail, (u, v) => brush.flow(u * w, v * h));
}

/** Round the wheel from the subject's hue. */
function turnedDepth({ hue, colourful }: ArtLight, isDark: boolean): readonly string[] {
  const strength = colourful ? 1 : 0.05;
  // dark yellow is olive: gold over rust instead
  if (isDark && hue > 52 && hue < 125)
    return [oklch(0.42, 0.12 * strength, 38), oklch(0.58, 0.14 * strength, 56), oklch(0.76, 0.15 * strength, 78)];
  return isDark
    ? [oklch(0.3, 0.11 * strength, hue + 18), oklch(0.42, 0.13 * strength, hue), oklch(0.56, 0.14 * strength, hue - 22)]
    : [oklch(0.7, 0.11 * strength, hue + 24), oklch(0.8, 0.1 * strength, hue), oklch(0.89, 0.075 * strength, hue - 20)];
}

/** The colours that were asked for, as they are: the ground's own, its shade, and the other one in the strokes. */
function askedDepth([hex, other]: readonly string[], isDark: boolean): readonly string[] {
  const { l, c, h } = lchOf(hex!);
  const ground = isDark ? Math.min(0.6, Math.max(0.34, l)) : Math.max(0.8, l);
  const strokes = other ?? oklch(ground + 0.12, c * 0.8, h);
  return isDark
    ? [oklch(ground - 0.12, c, h), oklch(ground, c, h), strokes]
    : [
        oklch(Math.min(0.72, Math.max(0.58, l)), c, h),
        oklch(ground, Math.min(c, 0.1), h),
        lchOf(strokes).l > 0.7 ? strokes : oklch(0.9, Math.min(c, 0.06), h),
      ];
}

/** Bound once: the loops above ask for them at every pixel. */
const { abs, hypot, max, min } = Math;
