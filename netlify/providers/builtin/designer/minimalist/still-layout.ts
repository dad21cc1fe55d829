import { stanceOf } from '../artistic/stances';
import { blend } from '../drawing/colours';
import type { Pen } from '../drawing/graphics';
import { drawHero, drawHeroShadow, footOf, heroSize, type Hero } from '../drawing/hero';
import { drawHeroOn, drowns } from '../drawing/hero-on-field';
import { companionTone } from '../drawing/palette';
import { bottom, centreX, fromEdges, right, type Rect } from '../drawing/rect';
import { archPath, drawContactShadow, fillDisc, fillHalf, fillRect } from '../drawing/shapes';
import { arrange } from './arrangement';
import { withinDisc } from './disc-layout';
import type { Layout } from './stage';

/**
 * A framed still life: wall and table, the subject on a plinth, a companion and a ball beside it. What would balance on a point hangs
 * before a disc on the wall instead.
 */
export const stillLayout: Layout = (stage) => {
  const { scheme, palette, random, unit, hero, extras, shape, graphics, height, safe } = stage;
  const upright = shape === 'square' || shape === 'tall';
  const { texts, rules, art, side } = arrange(stage, { textFirst: upright });
  const frame = upright ? side : fromEdges(side.x, 0, right(side), height);
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
  const isHung = hero !== null && !canStand(hero);
  const backdrop = random.chance(0.5) && !isHung;
  const disc = {
    x: centreX(frame) + (isHung ? 0 : mirrored * scale * 0.2),
    y: frame.y + air * 0.5,
    radius: Math.min(scale * (isHung ? 0.42 : 0.3), air * (isHung ? 0.44 : 0.4)),
  };
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
      if (!isHung) paintPlinth(pen);
      paintCompanions(pen);
      if (hero) {
        const size = heroSize(hero, scale * (hero.box.w > hero.box.h ? 0.58 : 0.48), (plinth.y - frame.y) * 0.82);
        const place = isHung
          ? withinDisc(hero, disc, 0)
          : {
              x: centreX(plinth) - ((hero.foot.from + hero.foot.to) / 2 - 0.5) * size.w * 0.55,
              y: plinth.y - size.h / 2,
              ...size,
            };
        const foot = footOf(hero, place);
        if (!isHung) drawContactShadow(pen, foot.x, plinth.y + unit * 0.03, foot.w + unit * 0.2, palette.deep, 0.36);
        drawHeroShadow(graphics, pen, hero, place, {
          colour: palette.deep,
          opacity: 0.16,
          blur: scale * 0.022,
          dx: mirrored * scale * 0.035,
          dy: isHung ? scale * 0.03 : 0,
        });
        drawHeroOn(pen, hero, place, { palette, field: isHung ? discColour() : wall });
      }
      pen.restore();
    },
  };

  function discColour(): string {
    if (scheme.name === 'deep') return blend(palette.deep, palette.accent, 0.42);
    if (scheme.name === 'bold') return blend(scheme.second, palette.paper, 0.34);
    return scheme.name === 'paper' ? palette.tint : palette.soft;
  }

  function paintBackdrop(pen: Pen): void {
    if (!backdrop) return fillDisc(pen, disc.x, disc.y, disc.radius, discColour());
    pen.fillStyle = discColour();
    archPath(pen, { x: disc.x - scale * 0.23, y: frame.y + air * 0.12, w: scale * 0.46, h: air * 0.88 });
    pen.fill();
  }

  function paintPlinth(pen: Pen): void {
    fillRect(pen, plinth, plinthColour);
    fillRect(
      pen,
      { ...plinth, x: mirrored > 0 ? right(plinth) - plinth.w * 0.16 : plinth.x, w: plinth.w * 0.16 },
      blend(plinthColour, palette.deep, 0.1),
    );
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
    // a rim around a small thing looks like another hand's drawing
    if (companion.isNatural && !drowns(companion, wall)) drawHero(pen, companion, place, (_, own) => own);
    else if (scheme.name === 'deep')
      drawHeroOn(pen, { ...companion, isNatural: false }, place, { palette, field: wall });
    else drawHero(pen, companion, place, companionTone(palette, companion));
  }
};

/** On a foot under its middle; an animal or a tree on its own legs and roots. What lies or flies does not. */
export function canStand({ name, foot, box }: Pick<Hero, 'name' | 'foot' | 'box'>): boolean {
  const stance = stanceOf(name);
  if (stance === 'outdoor' || stance === 'furniture') return true;
  if (stance === 'symbol' || stance === 'sky' || lying.has(name)) return false;
  const isUnderMiddle = foot.from <= 0.5 - MIDDLE && foot.to >= 0.5 + MIDDLE;
  return isUnderMiddle && (foot.to - foot.from >= LEAST_FOOT || box.h > box.w * SLIM);
}
/** Drawn from above or askew, on one corner. */
const lying: ReadonlySet<string> = new Set(['yoga-mat']);
/** Shares of its width. */
const MIDDLE = 0.03;
const LEAST_FOOT = 0.24;
/** What is so much higher than wide has a slim foot, such as a vase. */
const SLIM = 1.6;
