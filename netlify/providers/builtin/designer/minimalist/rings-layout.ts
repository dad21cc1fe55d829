import { blend } from '../drawing/colours';
import { bottom, centreX, fromEdges, right } from '../drawing/rect';
import { fillDisc, fillRect } from '../drawing/shapes';
import { arrange } from './arrangement';
import type { Layout } from './stage';

/** Concentric arcs: a rainbow on a ground line, or a quarter that grows out of the corner. */
export const ringsLayout: Layout = (stage) => {
  const { scheme, random, unit, shape, width, height } = stage;
  const upright = shape === 'square' || shape === 'tall';
  const fromCorner = random.chance(0.5);
  const { texts, rules, art, side } = arrange(stage, { textFirst: upright && fromCorner });
  const count = Math.floor(random.between(4, 7));
  const edge = upright ? side : fromEdges(side.x, 0, width, height);
  const radius = fromCorner ? Math.min(edge.w * (upright ? 0.96 : 1), edge.h) : Math.min(art.w / 2, art.h);
  const [x, y] = fromCorner ? [width, height] : [upright ? right(art) - radius : centreX(art), bottom(art)];
  const colours = [scheme.field, scheme.second, scheme.fieldEnd, scheme.third, blend(scheme.field, scheme.ground, 0.5)];
  const [first, second] = random.shuffle([0, 1, 2, 3]);
  return {
    ground: scheme.ground,
    texts,
    rules,
    art,
    paint: (pen) => {
      pen.save();
      if (!fromCorner) {
        pen.beginPath();
        pen.rect(0, 0, width, y);
        pen.clip();
      }
      for (let ring = 0; ring < count; ring += 1) {
        const colour = ring % 2 === 1 ? scheme.ground : colours[(ring / 2 + (first ?? 0)) % colours.length]!;
        fillDisc(pen, x, y, radius * (1 - ring / count), colour);
      }
      pen.restore();
      if (fromCorner) return;
      fillRect(
        pen,
        {
          x: upright ? art.x : x - radius - unit * 0.5,
          y: y - unit * 0.02,
          w: upright ? art.w : radius * 2 + unit,
          h: Math.max(2, unit * 0.035),
        },
        scheme.third,
      );
      if (second !== 1 && upright && art.w - radius * 2 > unit * 1.6)
        fillDisc(pen, art.x + unit * 0.6, art.y + unit * 0.6, unit * 0.6, scheme.third);
    },
  };
};
