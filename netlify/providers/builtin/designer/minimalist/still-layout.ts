import { blend } from '../drawing/colours';
import type { Pen } from '../drawing/graphics';
import { drawHero, drawHeroShadow, footOf, heroSize } from '../drawing/hero';
import { drawHeroOn } from '../drawing/hero-on-field';
import { companionTone } from '../drawing/palette';
import { bottom, centreX, fromEdges, right, type Rect } from '../drawing/rect';
import { archPath, drawContactShadow, fillDisc, fillHalf, fillRect } from '../drawing/shapes';
import { arrange } from './arrangement';
import type { Layout } from './stage';

/** A framed still life: wall and table, the subject on a plinth, a companion and a ball beside it. */
export const stillLayout: Layout = (stage) => {
  const { scheme, palette, random, unit, hero, extras, shape, graphics, height, safe } = stage;
  const upright = shape === 'square' || shape === 'tall';
  const { texts, rules, art, side } = arrange(stage, { textFirst: upright });
  const frame = shape === 'wide' ? art : upright ? side : fromEdges(side.x, 0, right(side), height);
  const floorRoom = shape === 'tall' ? height - bottom(safe) + unit * 0.9 : frame.h * (shape === 'banner' ? 0.24 : 0.2);
  const wall =
    scheme.name === 'bold'
      ? scheme.second
      : scheme.name === 'deep'
        ? scheme.second
        : scheme.name === 'paper'
          ? palette.soft
          : palette.paper;
  const table =
    scheme.name === 'deep'
      ? blend(palette.deep, palette.accent, 0.5)
      : scheme.name === 'bold'
        ? palette.soft
        : palette.accent;
  const tableTop = bottom(frame) - floorRoom;
  const air = tableTop - frame.y;
  const scale = Math.min(frame.w * 0.92, air * 1.7);
  const plinth: Rect = { w: scale * 0.42, h: air * 0.11, x: centreX(frame) - scale * 0.21, y: tableTop - air * 0.06 };
  const plinthColour = wall === palette.paper ? palette.soft : palette.paper;
  const mirrored = random.chance(0.5) ? -1 : 1;
  const backdrop = random.chance(0.5);
  return {
    ground: scheme.ground,
    texts,
    rules,
    art,
    paint: (pen) => {
      pen.save();
      pen.beginPath();
      pen.rect(frame.x, frame.y, frame.w, frame.h);
      pen.clip();
      fillRect(pen, frame, wall);
      paintBackdrop(pen);
      fillRect(pen, fromEdges(frame.x, tableTop, right(frame), bottom(frame)), table);
      fillRect(pen, plinth, plinthColour);
      fillRect(
        pen,
        { ...plinth, x: mirrored > 0 ? right(plinth) - plinth.w * 0.16 : plinth.x, w: plinth.w * 0.16 },
        blend(plinthColour, palette.deep, 0.1),
      );
      paintCompanions(pen);
      if (hero) {
        const size = heroSize(hero, scale * 0.48, (plinth.y - frame.y) * 0.82);
        const place = {
          x: centreX(plinth) - ((hero.foot.from + hero.foot.to) / 2 - 0.5) * size.w * 0.55,
          y: plinth.y - size.h / 2,
          ...size,
        };
        const foot = footOf(hero, place);
        drawContactShadow(pen, foot.x, plinth.y + unit * 0.03, foot.w + unit * 0.2, palette.deep, 0.36);
        drawHeroShadow(graphics, pen, hero, place, {
          colour: palette.deep,
          opacity: 0.16,
          blur: scale * 0.022,
          dx: mirrored * scale * 0.035,
          dy: 0,
        });
        drawHeroOn(pen, hero, place, { palette, field: wall });
      }
      pen.restore();
    },
  };

  function paintBackdrop(pen: Pen): void {
    const colour =
      scheme.name === 'deep'
        ? blend(palette.deep, palette.accent, 0.42)
        : scheme.name === 'bold'
          ? blend(scheme.second, palette.paper, 0.34)
          : scheme.name === 'paper'
            ? palette.tint
            : palette.soft;
    const x = centreX(frame) + mirrored * scale * 0.2;
    if (backdrop) {
      pen.fillStyle = colour;
      archPath(pen, { x: x - scale * 0.23, y: frame.y + air * 0.12, w: scale * 0.46, h: air * 0.88 });
      pen.fill();
    } else fillDisc(pen, x, frame.y + air * 0.5, Math.min(scale * 0.3, air * 0.4), colour);
  }

  function paintCompanions(pen: Pen): void {
    const ball = Math.min(air * 0.085, scale * 0.062);
    const ground = tableTop + Math.min(floorRoom * 0.4, air * 0.1);
    const ballX = centreX(frame) + mirrored * scale * 0.33;
    drawContactShadow(pen, ballX, ground, ball * 2, palette.deep, 0.3);
    fillDisc(pen, ballX, ground - ball, ball, palette.deep);
    const domeX = centreX(frame) - mirrored * scale * 0.36;
    const companion = extras[0];
    if (!companion) {
      fillHalf(
        pen,
        { x: domeX - ball * 1.5, y: ground - ball * 1.5, w: ball * 3, h: ball * 1.5 },
        2,
        scheme.name === 'deep' ? palette.soft : palette.shade,
      );
      return;
    }
    const size = heroSize(companion, scale * 0.22, Math.min(air * 0.36, scale * 0.24));
    const place = { x: domeX, y: ground - size.h / 2, ...size };
    const foot = footOf(companion, place);
    drawContactShadow(pen, foot.x, ground, foot.w + unit * 0.15, palette.deep, 0.3);
    if (companion.isNatural || scheme.name === 'deep') drawHeroOn(pen, companion, place, { palette, field: wall });
    else drawHero(pen, companion, place, companionTone(palette, companion));
  }
};
