import { blend } from '../drawing/colours';
import { drawHero, heroSize } from '../drawing/hero';
import { drawHeroOn } from '../drawing/hero-on-field';
import { fillDisc } from '../drawing/shapes';
import { arrange } from './arrangement';
import type { Layout } from './stage';

/** The subject in rows, quiet, and one of them picked out. */
export const seriesLayout: Layout = (stage) => {
  const { scheme, palette, random, unit, hero, extras, shape } = stage;
  const upright = shape === 'square' || shape === 'tall';
  const { texts, rules, art } = arrange(stage, { textFirst: upright && random.chance(0.4) });
  const wanted = unit * (shape === 'tall' ? 2.5 : shape === 'wide' ? 2.8 : 2.35);
  const most = Math.max(2, Math.round(art.w / wanted));
  // a single row is as large as its room: three large ones say more than five small ones
  const isRow = shape === 'banner' || Math.round(art.h / wanted) <= 1;
  const columns = isRow ? Math.min(most, Math.max(3, Math.round(art.w / (art.h * 1.12)))) : most;
  const rows = isRow ? 1 : Math.max(1, Math.min(Math.round(art.h / wanted), columns + (shape === 'tall' ? 2 : 1)));
  const cell = Math.min(art.w / columns, art.h / rows);
  const [stepX, stepY] = [
    columns > 1 ? (art.w - cell) / (columns - 1) : 0,
    rows > 1 ? Math.min(cell * 1.3, (art.h - cell) / (rows - 1)) : 0,
  ];
  const top = art.y + (art.h - (stepY * (rows - 1) + cell)) / 2;
  const chosen = {
    column: Math.floor(random.between(columns > 2 ? 1 : 0, columns - (columns > 3 ? 1 : 0))),
    row: Math.floor(random.between(0, rows)),
  };
  const mixed = extras.length > 0 && random.chance(0.4);
  const quiet = blend(
    scheme.ground,
    scheme.name === 'bold' ? palette.paper : palette.accent,
    scheme.name === 'deep' ? 0.32 : scheme.name === 'bold' ? 0.44 : 0.56,
  );
  const [darker, lighter] = [blend(quiet, scheme.third, 0.16), blend(quiet, scheme.ground, 0.5)];
  return {
    ground: scheme.ground,
    texts,
    rules,
    art,
    paint: (pen) => {
      if (!hero) return;
      for (let row = 0; row < rows; row += 1) {
        for (let column = 0; column < columns; column += 1) {
          const isChosen = row === chosen.row && column === chosen.column;
          const [x, y] = [art.x + column * stepX + cell / 2, top + row * stepY + cell / 2];
          const icon = mixed && !isChosen && (row + column + chosen.row + chosen.column) % 2 === 1 ? extras[0]! : hero;
          if (isChosen) fillDisc(pen, x, y, cell * 0.5, scheme.field);
          const size = heroSize(icon, cell * (isChosen ? 0.66 : 0.6), cell * (isChosen ? 0.66 : 0.6));
          if (isChosen) drawHeroOn(pen, icon, { x, y, ...size }, { palette, field: scheme.field });
          else
            drawHero(pen, icon, { x, y, ...size }, (place) =>
              place * (place > 0 ? icon.up : icon.down) > 0.08 ? lighter : place * icon.down < -0.08 ? darker : quiet,
            );
        }
      }
    },
  };
};
