import { drawHeroShadow, footOf, heroSize } from '../drawing/hero';
import { drawHeroOn } from '../drawing/hero-on-field';
import { bottom, centreX, fromEdges, right } from '../drawing/rect';
import { archPath, drawContactShadow, fillDisc, fillRect } from '../drawing/shapes';
import { arrange } from './arrangement';
import { textEnd } from './text-end';
import type { Layout } from './stage';

/** In units. */
const LOW = 5.5;

/** The subject stands in a doorway, a small sun beside it, on one long ground line. */
export const archLayout: Layout = (stage) => {
  const { scheme, palette, random, unit, hero, shape, graphics, safe, height } = stage;
  const upright = shape === 'square' || shape === 'tall';
  const isBanner = shape === 'banner';
  const { texts, rules, art: below } = arrange(stage);
  const brand = texts[0]?.role === 'brand' ? texts[0] : null;
  const isLow = upright && below.h < unit * LOW;
  // with little room below a short name the doorway stands beside it
  const isBeside = isLow && (brand === null || textEnd(brand) < right(below) - below.h * 1.2);
  const art = isBeside ? fromEdges(below.x, safe.y - unit * 0.3, right(below), bottom(below)) : below;
  // what is wide by nature has a wide doorway
  const isFlat = hero !== null && hero.box.w > hero.box.h * 1.15;
  const w = Math.min(
    art.w * (upright ? 0.62 : isFlat ? 0.96 : 0.82),
    art.h * (isBanner ? (isFlat ? 1.9 : 1.4) : isFlat && !upright ? 1.05 : 0.86),
  );
  const toRight = upright && (random.chance(0.5) || isBeside);
  const x = upright
    ? toRight
      ? right(art) - w
      : centreX(art) - w / 2
    : isBanner
      ? right(art) - w - unit * 0.4
      : centreX(art) - w / 2;
  // on a strip the threshold is its lower edge
  const arch = isBanner ? { x, y: unit * 0.6, w, h: height - unit * 0.6 } : { x, y: art.y, w, h: art.h };
  const floor = bottom(arch);
  const nameEnd = brand && upright && brand.box.y + brand.box.h > art.y ? textEnd(brand) : 0;
  const sun = {
    r: unit * (isBanner ? 0.34 : 0.5),
    x: x + (toRight || !upright ? -unit * 0.1 : w + unit * 0.1),
    y: art.y + unit * 0.9,
  };
  return {
    ground: scheme.ground,
    texts,
    rules,
    art,
    paint: (pen) => {
      const gradient = pen.createLinearGradient(0, arch.y, 0, floor);
      gradient.addColorStop(0, scheme.field);
      gradient.addColorStop(1, scheme.fieldEnd);
      pen.fillStyle = gradient;
      archPath(pen, arch);
      pen.fill();
      // a name that reaches the doorway has the sun's place
      if (nameEnd < sun.x - sun.r * 1.4) fillDisc(pen, sun.x, sun.y, sun.r, scheme.third);
      const lineEnds = upright ? art : fromEdges(x - unit * 0.7, 0, x + w + unit * 0.7, 0);
      fillRect(
        pen,
        { x: lineEnds.x, y: floor - unit * 0.02, w: lineEnds.w, h: Math.max(2, unit * 0.035) },
        scheme.third,
      );
      if (!hero) return;
      const size = heroSize(hero, w * 0.8, arch.h * (isBanner ? 0.78 : 0.66));
      const place = { x: x + w / 2, y: floor - size.h / 2 - unit * 0.02, ...size };
      const foot = footOf(hero, place);
      drawContactShadow(pen, foot.x, floor - unit * 0.03, foot.w * 1.06 + unit * 0.2, palette.deep, 0.42);
      drawHeroShadow(graphics, pen, hero, place, {
        colour: palette.deep,
        opacity: 0.2,
        blur: w * 0.04,
        dx: w * 0.05,
        dy: 0,
      });
      drawHeroOn(pen, hero, place, { palette, ...scheme });
    },
  };
};
