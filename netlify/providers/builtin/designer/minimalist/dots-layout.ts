import { fillDisc } from '../drawing/shapes';
import { arrange } from './arrangement';
import type { Layout } from './stage';

/** A grid of dots that swells like sound, one of them in another colour. */
export const dotsLayout: Layout = (stage) => {
  const { scheme, random, unit, shape } = stage;
  const upright = shape === 'square' || shape === 'tall';
  const { texts, rules, art } = arrange(stage, { textFirst: upright && random.chance(0.5) });
  const pitch = unit * (shape === 'banner' ? 0.74 : 0.92);
  const columns = Math.max(3, Math.floor(art.w / pitch));
  const rows = Math.max(3, Math.floor(art.h / pitch));
  const step = Math.min(art.w / columns, art.h / rows);
  const [left, top] = [upright ? art.x : art.x + (art.w - step * columns) / 2, art.y + (art.h - step * rows) / 2];
  const focus = { x: random.between(0.2, 0.8) * columns, y: random.between(0.2, 0.8) * rows };
  const rings = random.chance(0.5);
  const reach = Math.hypot(columns, rows) * random.between(0.34, 0.5);
  const stepX = upright ? art.w / columns : step;
  return {
    ground: scheme.ground,
    texts,
    rules,
    art,
    paint: (pen) => {
      for (let row = 0; row < rows; row += 1) {
        for (let column = 0; column < columns; column += 1) {
          const distance = Math.hypot(column + 0.5 - focus.x, row + 0.5 - focus.y);
          const swell = rings
            ? 0.5 + 0.5 * Math.cos((distance / reach) * Math.PI * 2)
            : Math.max(0, 1 - distance / reach);
          const isFocus = Math.floor(focus.x) === column && Math.floor(focus.y) === row;
          fillDisc(
            pen,
            left + (column + 0.5) * stepX,
            top + (row + 0.5) * step,
            step * (0.07 + 0.4 * swell ** 0.9),
            isFocus ? scheme.third : scheme.field,
          );
        }
      }
    },
  };
};
