import { textEnd } from './text-end';
import { staysUpright } from '../artistic/stances';
import { lchOf } from '../drawing/colours';
import { drawHeroShadow, heroSize } from '../drawing/hero';
import { drawHeroOn } from '../drawing/hero-on-field';
import { bottom, centreX, centreY, fromEdges, right } from '../drawing/rect';
import { fillRect } from '../drawing/shapes';
import { arrange } from './arrangement';
import type { Layout } from './stage';

/** Two fields, one for the words and one for a large subject. */
export const splitLayout: Layout = (stage) => {
  const { scheme, palette, random, unit, hero, shape, safe, graphics } = stage;
  const upright = shape === 'square' || shape === 'tall';
  const field = scheme.name === 'paper' && random.chance(0.35) ? palette.deep : scheme.field;
  const textFirst = upright && random.chance(0.4);
  const { texts, rules, side, art } = arrange(
    stage,
    textFirst ? { textFirst } : { headerOn: field, share: shape === 'wide' ? 0.44 : undefined },
  );
  const panel = upright ? side : fromEdges(side.x - unit * 0.05, side.y, side.x + side.w, side.y + side.h);
  const view = upright
    ? fromEdges(
        panel.x,
        Math.max(panel.y, art.y - unit * 0.2),
        panel.x + panel.w,
        Math.min(panel.y + panel.h, safe.y + safe.h),
      )
    : panel;
  const lean = random.between(-0.08, 0.08);
  const tilt = hero && staysUpright(hero.name) ? 0 : lean;
  return {
    ground: scheme.ground,
    texts,
    rules,
    art,
    paint: (pen) => {
      fillRect(pen, panel, field);
      if (!hero) return;
      const brand = texts[0];
      const beside = upright && !textFirst && brand?.role === 'brand';
      const tall = heroSize(hero, panel.w * 0.5, (bottom(view) - panel.y) * 0.76);
      // beside a short name the subject takes the height of the whole panel
      const isFree = beside && textEnd(brand) + unit * 0.6 < right(panel) - unit - tall.w;
      const size = isFree
        ? tall
        : heroSize(hero, view.w * (beside ? 0.56 : 0.72), view.h * (shape === 'banner' ? 0.74 : beside ? 0.86 : 0.82));
      const free = { x: right(panel) - unit - tall.w / 2, y: (panel.y + bottom(view)) / 2 };
      const place = {
        ...(isFree ? free : { x: beside ? view.x + view.w * 0.64 : centreX(view), y: centreY(view) }),
        ...size,
        tilt,
      };
      drawHeroShadow(graphics, pen, hero, place, {
        colour: lchOf(field).l < 0.4 ? '#000000' : palette.deep,
        opacity: 0.3,
        blur: size.h * 0.06,
        dx: size.h * 0.04,
        dy: size.h * 0.09,
      });
      drawHeroOn(pen, hero, place, { palette, field });
    },
  };
};
