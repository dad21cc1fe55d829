import { staysUpright } from '../artistic/stances';
import { drawHeroShadow, heroSize, type Hero, type HeroPlace } from '../drawing/hero';
import { drawHeroOn, drowns } from '../drawing/hero-on-field';
import { bottom, centreX, centreY, right } from '../drawing/rect';
import { arrange } from './arrangement';
import type { Layout } from './stage';

/** One large disc and the subject leaning out of it, unless what leans out would be lost on the ground. */
export const discLayout: Layout = (stage) => {
  const { scheme, palette, random, unit, hero, shape, height } = stage;
  const upright = shape === 'square' || shape === 'tall';
  const { texts, rules, art } = arrange(stage);
  const isBanner = shape === 'banner';
  const bleeds = upright && random.chance(0.4);
  // a strip's disc runs off it above and below
  const diameter = isBanner ? height * OFF_STRIP : Math.min(art.w, art.h + (bleeds ? unit * 1.8 : 0), unit * 9.4);
  const x = isBanner
    ? right(art) - diameter / 2 + unit * 0.4
    : upright
      ? right(art) + (bleeds ? unit * 2.2 : 0) - diameter / 2
      : centreX(art);
  const y = upright ? bottom(art) - diameter / 2 : centreY(art);
  const lean = random.between(0.07, 0.14) * (random.chance(0.5) ? 1 : -1);
  const tilt = hero && staysUpright(hero.name) ? 0 : lean;
  return {
    ground: scheme.ground,
    texts,
    rules,
    art,
    paint: (pen) => {
      const gradient = pen.createLinearGradient(x - diameter / 2, y - diameter / 2, x + diameter / 2, y + diameter / 2);
      gradient.addColorStop(0, scheme.field);
      gradient.addColorStop(1, scheme.fieldEnd);
      pen.fillStyle = gradient;
      pen.beginPath();
      pen.arc(x, y, diameter / 2, 0, Math.PI * 2);
      pen.fill();
      if (!hero) return;
      const isLost = !hero.isNatural || drowns(hero, scheme.ground);
      const side = isBanner ? height * 0.86 : diameter * (bleeds ? 0.7 : 0.8);
      const out = {
        x: x - diameter * (bleeds ? 0.16 : upright ? 0.1 : isBanner ? 0 : 0.03),
        y: y + (bleeds ? unit * 0.35 : 0),
        w: side,
        h: side * 0.94,
        tilt,
      };
      // the part of the disc that is on the sheet
      const cut = bleeds ? unit * 0.8 : 0;
      const place = isLost
        ? withinDisc(hero, { x: x - cut, y, radius: isBanner ? height * 0.5 : diameter / 2 - cut }, tilt)
        : out;
      drawHeroShadow(stage.graphics, pen, hero, place, {
        colour: palette.deep,
        opacity: 0.34,
        blur: diameter * 0.045,
        dx: diameter * 0.03,
        dy: diameter * 0.08,
      });
      drawHeroOn(pen, hero, place, { palette, ...scheme });
    },
  };
};

/** As large as a disc holds it whole. */
export function withinDisc(
  hero: Hero,
  { x, y, radius }: { x: number; y: number; radius: number },
  tilt: number,
): HeroPlace {
  const { w, h } = heroSize(hero, radius, radius);
  const scale = (radius * ROOM_IN_DISC) / Math.hypot(w / 2, h / 2);
  return { x, y, w: w * scale, h: h * scale, tilt };
}
const ROOM_IN_DISC = 0.96;
/** Of a strip's height. */
const OFF_STRIP = 1.36;
