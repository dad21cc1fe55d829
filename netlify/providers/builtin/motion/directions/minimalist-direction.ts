import { blend, contrast } from '../../designer/drawing/colours';
import { iconLayers } from '../../designer/drawing/icon-shapes';
import { heroSize, prepareHero, type Hero } from '../../designer/drawing/hero';
import { drawHeroOn } from '../../designer/drawing/hero-on-field';
import { buildScheme, textColours, type Palette, type Scheme, type SchemeName } from '../../designer/drawing/palette';
import { centreX, centreY, type Rect } from '../../designer/drawing/rect';
import { fillDisc, fillRect } from '../../designer/drawing/shapes';
import { approaching, filmed } from '../camera';
import type { ArtDirection, ClipStage, Painter, Shot } from '../clip-stage';
import { easeInOut, easeOut, overshoot } from '../easing';
import { delayOf, drawRising } from '../kinetic-type';
import { layoutCall } from '../layout/call-layout';
import { layoutCard } from '../layout/card-layout';
import { layoutHook } from '../layout/hook-layout';
import { plainLettering } from '../layout/lettering-style';
import { drawSprite, paintSprite, type Sprite } from '../sprite';
import { drawRipples } from './ripples';

/** Flat fields of one hue family, one large shape, the subject in its tones; fields slide over each other. */
export async function minimalistDirection(stage: ClipStage): Promise<ArtDirection> {
  const { plan, graphics, unit, width, height, shape } = stage;
  const names = [plan.heroName, ...plan.extraNames].filter((name) => name !== null);
  const heroes = await Promise.all(names.map(async (name) => prepareHero(graphics, name, await iconLayers(name))));
  const order = [plan.scheme, ...following[plan.scheme]];
  const schemeAt = (index: number): Scheme => buildScheme(plan.palette, order[index % order.length]!);
  const callScheme = (index: number): Scheme =>
    buildScheme(plan.palette, order[(index - 1) % order.length] === 'bold' ? 'deep' : 'bold');

  const shot = (beat: Parameters<ArtDirection['shot']>[0]): Shot => {
    const scheme = beat.kind === 'call' ? callScheme(beat.index) : schemeAt(beat.index);
    const rings = blend(scheme.ground, scheme.field, RINGS);
    const style = plainLettering(stage, textColours(plan.palette, harder(plan.palette, scheme.ground, rings)));
    const length = beat.to - beat.from;
    const isHook = beat.kind === 'hook';
    const layout = isHook
      ? layoutHook(stage, style)
      : beat.kind === 'call'
        ? layoutCall(stage, style)
        : layoutCard(stage, style, beat.card);
    const isMontage = beat.kind === 'card' && beat.card.kind === 'montage';
    const { art } = layout;
    const source =
      art.w > 0 ? { x: centreX(art), y: centreY(art) } : { x: width, y: beat.index % 2 === 0 ? height : 0 };
    const artOf = (): Painter | null =>
      art.w === 0
        ? null
        : isMontage
          ? montage(stage, art, heroes, scheme)
          : subject(stage, art, heroes[beat.kind === 'card' ? beat.index % heroes.length : 0]!, scheme, beat.index);
    const first = layout.texts.find(({ role }) => role === 'headline' || role === 'supporting' || role === 'figure');
    const above = layout.texts.find(({ role }) => role === 'brand');
    const hasRule =
      first && isHook && shape !== 'banner' && (!above || above.box.y + above.box.h < first.box.y - unit * 0.5);
    const prepare = (): Painter => {
      const paintArt = artOf();
      const move = {
        push: 0.024,
        driftX: beat.index % 2 === 0 ? -0.008 : 0.008,
        about: source,
      };
      return (pen, seconds) => {
        fillRect(pen, { x: 0, y: 0, w: width, h: height }, scheme.ground);
        drawRipples(pen, stage, source, seconds, rings);
        if (paintArt) filmed(pen, stage, seconds, move, () => paintArt(pen, seconds));
        approaching(pen, stage, seconds, length, () => {
          if (hasRule)
            fillRect(
              pen,
              {
                x: first.box.x,
                y: first.box.y - unit * 0.38,
                w: unit * 0.9 * easeInOut((seconds - 0.2) / 0.6),
                h: Math.max(2, unit * 0.07),
              },
              scheme.field,
            );
          layout.texts.forEach((block, index) =>
            drawRising(pen, block, seconds - (isHook ? 0.04 : 0.22) - delayOf(index, layout.texts.length, length)),
          );
        });
      };
    };
    return { texts: layout.texts, prepare: () => Promise.resolve(prepare()) };
  };

  return {
    shot,
    cutSeconds: 0.7,
    cut: (pen, share, next, paint) => {
      const isUpright = height > width;
      const band = (at: number): Rect => {
        const reach = easeInOut(at) * (isUpright ? height : width);
        return isUpright
          ? { x: 0, y: next.index % 2 === 0 ? 0 : height - reach, w: width, h: reach }
          : { x: next.index % 2 === 0 ? 0 : width - reach, y: 0, w: reach, h: height };
      };
      fillRect(pen, band(share * 1.22), schemeAt(next.index).field);
      pen.save();
      pen.beginPath();
      const { x, y, w, h } = band((share - 0.16) / 0.84);
      pen.rect(x, y, w, h);
      pen.clip();
      paint(pen);
      pen.restore();
    },
  };
}

/** The subject on its disc: the disc grows, the subject rises into it and floats. */
function subject(stage: ClipStage, art: Rect, hero: Hero, scheme: Scheme, index: number): Painter {
  const { unit } = stage;
  const radius = (Math.min(art.w, art.h) / 2) * WITH_MOON;
  const [x, y] = [centreX(art), centreY(art)];
  const sprite = heroSprite(
    stage,
    hero,
    { x: x - radius, y: y - radius, w: radius * 2, h: radius * 2 },
    0.78,
    scheme.field,
  );
  const small = radius * 0.18;
  return (pen, seconds) => {
    fillDisc(pen, x, y, radius * easeOut(seconds / 0.8), scheme.field);
    const angle = seconds * 0.9 + index * 2.1 - 0.7;
    fillDisc(
      pen,
      x + Math.cos(angle) * radius * 1.02,
      y + Math.sin(angle) * radius * 1.02,
      small * overshoot((seconds - 0.45) / 0.5),
      scheme.third,
    );
    drawSprite(pen, sprite, {
      scale: 0.7 + 0.3 * overshoot((seconds - 0.15) / 0.7),
      opacity: Math.min(1, Math.max(0, (seconds - 0.12) * 8)),
      dy: (1 - easeOut((seconds - 0.12) / 0.8)) * unit * 1.4 + Math.sin(seconds * 1.8) * unit * 0.16,
      turn: Math.sin(seconds * 1.2 + index) * 0.06 - 0.02,
    });
  };
}

/** The subject and its kin in a row of discs that come in one after the other. */
function montage(stage: ClipStage, art: Rect, heroes: readonly Hero[], scheme: Scheme): Painter {
  const list = [heroes[1] ?? heroes[0]!, heroes[0]!, heroes[2] ?? heroes[1] ?? heroes[0]!];
  const isColumn = art.h > art.w * 1.2;
  const step = (isColumn ? art.h : art.w) / 3;
  const radius = Math.min(step * 0.46, (isColumn ? art.w : art.h) * 0.46);
  const placed = list.map((hero, at) => {
    const [x, y] = isColumn ? [centreX(art), art.y + step * (at + 0.5)] : [art.x + step * (at + 0.5), centreY(art)];
    const colour = at === 1 ? scheme.field : scheme.second;
    return {
      x,
      y,
      colour,
      sprite: heroSprite(stage, hero, { x: x - radius, y: y - radius, w: radius * 2, h: radius * 2 }, 0.74, colour),
    };
  });
  return (pen, seconds) => {
    placed.forEach(({ x, y, colour, sprite }, at) => {
      const since = seconds - 0.1 - at * 0.16;
      fillDisc(pen, x, y, radius * easeOut(since / 0.6), colour);
      drawSprite(pen, sprite, {
        scale: overshoot((since - 0.15) / 0.55),
        turn: Math.sin(seconds * 1.5 + at) * 0.05,
        dy: Math.sin(seconds * 1.9 + at * 1.3) * radius * 0.04,
      });
    });
  };
}

function heroSprite(stage: ClipStage, hero: Hero, room: Rect, share: number, ground: string): Sprite {
  const size = heroSize(hero, room.w * share, room.h * share);
  const box = { x: centreX(room) - size.w / 2, y: centreY(room) - size.h / 2, ...size };
  return paintSprite(stage.graphics, box, 4, (pen) =>
    drawHeroOn(
      pen,
      hero,
      { x: centreX(room), y: centreY(room), ...size },
      { palette: stage.plan.palette, field: ground },
    ),
  );
}

/** Of two grounds under the same words the one on which they read worse. */
function harder(palette: Palette, one: string, other: string): string {
  const { main } = textColours(palette, one);
  return contrast(main, one) <= contrast(main, other) ? one : other;
}

/** Of its room: a disc's radius, so that what goes round it stays off the words. */
const WITH_MOON = 0.83;
/** How far rings under words stand out from their ground. */
const RINGS = 0.15;

/** Grounds that follow one another without two of a kind side by side. */
const following: Readonly<Record<SchemeName, readonly SchemeName[]>> = {
  paper: ['bold', 'tint', 'deep', 'paper', 'bold'],
  tint: ['deep', 'bold', 'paper', 'deep', 'tint'],
  bold: ['paper', 'deep', 'tint', 'bold', 'paper'],
  deep: ['tint', 'bold', 'paper', 'deep', 'tint'],
};
