import { blend, withAlpha } from '../drawing/colours';
import { glow, mirror, put, standing, sweep, throwShadow, wash, type Easel } from './easel';
import { drawSky, ridge } from './landscape';
import { layered } from './noise';
import { plateOf, type Plate } from './plate';

/** A lake before ridges, or the open sea, at the edge of the day; boats float on it, other things stand on the near bank. */
export async function lakePlate(easel: Easel): Promise<Plate> {
  const { stage, w, h, pen, noise, side, picture, detail, marks } = easel;
  const { light, hero, random, stance } = stage;
  const horizon = h * (stance === 'boat' ? 0.56 : 0.6);
  const sun = {
    x: w * (0.5 + side * random.between(0.17, 0.26)),
    y: horizon - h * random.between(0.07, 0.16),
    r: min(w, h) * 0.062,
  };
  await drawSky(easel, horizon, sun);
  if (stage.scene === 'sea')
    ridge(easel, {
      base: horizon,
      top: horizon - h * 0.012,
      height: h * 0.05,
      colour: blend(light.far, light.sky[3], 0.35),
      scale: 1.1,
      at: 4.3,
    });
  else
    for (let index = 0; index < 4; index += 1)
      ridge(easel, {
        base: horizon,
        top: horizon - h * (0.2 - index * 0.055),
        height: h * (0.17 - index * 0.036),
        colour: blend(light.far, light.near, index / 3),
        scale: 1.6 + index * 1.2,
        at: index * 9.7,
      });
  pen.save();
  pen.translate(0, horizon * 2);
  pen.scale(1, -1);
  const depth = min(horizon, h - horizon);
  pen.drawImage(picture, 0, horizon - depth, w, depth, 0, horizon - (h - horizon), w, h - horizon);
  pen.restore();
  const deep = pen.createLinearGradient(0, horizon, 0, h);
  deep.addColorStop(0, withAlpha(light.ambient, 0.12));
  deep.addColorStop(1, withAlpha(light.near, 0.7));
  pen.fillStyle = deep;
  pen.fillRect(0, horizon, w, h - horizon);
  await wash(
    easel,
    horizon,
    h,
    light.sky[1],
    (x, y) => layered(noise, (x / w) * 2.4, ((y - horizon) / h) * 26, 3) * 0.55,
  );
  for (let index = 0; index < 90; index += 1) {
    const depthShare = random.next() ** 1.5;
    const y = horizon + h * 0.012 + depthShare * (h - horizon);
    const length = w * (0.015 + 0.07 * random.next()) * (0.4 + depthShare);
    const x = sun.x + (random.next() - 0.5) * w * 0.15 * (1 + 1.6 * depthShare);
    for (const ink of [pen, marks]) {
      ink.strokeStyle = withAlpha(light.sun, 0.35 + 0.5 * random.next());
      ink.lineWidth = h * (0.003 + 0.005 * depthShare);
      ink.lineCap = 'round';
      ink.beginPath();
      ink.moveTo(x - length / 2, y);
      ink.lineTo(x + length / 2, y);
      ink.stroke();
    }
  }
  if (hero && stance === 'sky') {
    const subject = await standing(
      easel,
      hero,
      { x: w * (0.5 - side * 0.1), base: h * 0.52, w: w * 0.44, h: h * 0.42 },
      { drama: 0.75 },
    );
    put(easel, subject);
  } else if (hero && stance === 'boat') {
    const subject = await standing(
      easel,
      hero,
      { x: w * (0.5 - side * 0.12), base: h * 0.74, w: w * 0.5, h: h * 0.56 },
      { drama: 0.8, bounce: light.sky[3] },
    );
    mirror(easel, subject, 0.5, 0.55);
    put(easel, subject);
  } else {
    const isThing = stance === 'object';
    await (isThing ? terrace(easel, 0.78) : bank(easel, 0.8));
    if (hero) {
      const subject = await standing(
        easel,
        hero,
        { x: w * (0.5 - side * 0.13), base: h * (isThing ? 0.89 : 0.905), w: w * 0.54, h: h * 0.66 },
        { drama: 0.85, bounce: isThing ? light.cloths[1][0] : light.grass },
      );
      throwShadow(easel, subject, isThing ? light.cloths[1][1] : light.grassShade, {
        lean: 1,
        flat: 0.12,
        strength: 0.6,
      });
      glow(
        easel,
        subject.x + subject.w * (0.5 + side * 0.5),
        subject.y + subject.h * 0.3,
        subject.h * 0.5,
        light.sun,
        0.16,
      );
      put(easel, subject);
    }
  }
  return plateOf(picture, detail, (u, v) =>
    v * h > horizon && v < 0.79 ? noise(u * 3, v * 5) * 0.12 : noise(u * 1.9, v * 2.2) * 1.5 + (v > 0.79 ? -0.6 : 0.1),
  );
}

/** A wooden ledge over the water, its front edge lit. */
async function terrace(easel: Easel, at: number): Promise<void> {
  const { w, h, noise, stage, side, pen } = easel;
  const [lit, shade] = stage.light.cloths[1];
  sweep(easel, h * at, h, [shade, shade]);
  await wash(easel, h * at, h, lit, (x, y) => {
    const [u, v] = [x / w, (y / h - at) / (1 - at)];
    const board = floor(v * v * 2.2 + v * 1.6);
    return v < 0.05
      ? 0.95
      : 0.4 + 0.3 * (0.5 + side * (u - 0.5)) + noise(u * 3 + board * 7.3, v * 14) * 0.22 + (board % 2) * 0.08;
  });
  pen.fillStyle = withAlpha(shade, 0.5);
  for (const line of [0.42, 0.78]) pen.fillRect(0, h * (at + (1 - at) * line), w, h * 0.006);
}

/** Grass and stones at the lower edge, lit along its crest. */
async function bank(easel: Easel, at: number): Promise<void> {
  const { w, h, noise, stage, pen } = easel;
  const { light } = stage;
  const crest = (x: number): number => h * (at + noise((x / w) * 2.2, 7.7) * 0.022 + noise((x / w) * 14, 2.2) * 0.005);
  pen.fillStyle = light.grassShade;
  pen.beginPath();
  pen.moveTo(0, h);
  for (let x = 0; x <= w; x += 4) pen.lineTo(x, crest(x));
  pen.lineTo(w, h);
  pen.fill();
  await wash(easel, h * (at - 0.04), h, light.grass, (x, y) => {
    const under = (y - crest(x)) / h;
    if (under < 0) return 0;
    return max(0, 0.85 - under * 4.2) + layered(noise, (x / w) * 7, (y / h) * 16, 2) * 0.5;
  });
}

/** Bound once: the loops above ask for them at every pixel. */
const { floor, max, min } = Math;
