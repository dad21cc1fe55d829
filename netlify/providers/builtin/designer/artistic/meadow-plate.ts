import { blend, oklch, withAlpha } from '../drawing/colours';
import { put, standing, throwShadow, wash, type Easel } from './easel';
import { drawSky, ridge } from './landscape';
import { layered } from './noise';
import { plateOf, type Plate } from './plate';

/** Rolling hills under a wide sky, the subject among flowers that grow over its foot. */
export async function meadowPlate(easel: Easel): Promise<Plate> {
  const { stage, w, h, noise, side, picture, detail } = easel;
  const { light, hero, random, stance } = stage;
  const horizon = h * 0.54;
  await drawSky(easel, horizon + h * 0.06, {
    x: w * (0.5 + side * random.between(0.2, 0.32)),
    y: h * random.between(0.16, 0.28),
    r: min(w, h) * 0.05,
  });
  ridge(easel, { base: h, top: horizon - h * 0.015, height: h * 0.13, colour: light.far, scale: 2.2, at: 3.1 });
  ridge(easel, {
    base: h,
    top: horizon + h * 0.03,
    height: h * 0.07,
    colour: blend(light.far, light.grassShade, 0.6),
    scale: 3.4,
    at: 13.7,
  });
  trees(easel, horizon + h * 0.05);
  const fields = [0.1, 0.2, 0.32];
  for (const [index, at] of fields.entries()) {
    ridge(easel, {
      base: h,
      top: horizon + h * at,
      height: h * 0.05,
      colour: blend(light.grassShade, light.grass, 0.45 + index * 0.2),
      scale: 1.3 + index * 0.3,
      at: index * 7.9,
    });
    await wash(easel, horizon + h * (at - 0.06), h, index % 2 === 0 ? light.grass : light.key, (x, y) => {
      const under =
        y -
        (horizon + h * at) +
        h * 0.05 * layered(noise, (x / w) * (1.3 + index * 0.3) + index * 7.9, index * 7.9 * 3.1, 4) * 1.5;
      return under < 0
        ? 0
        : (index % 2 === 0 ? 0.5 : 0.22) * max(0, 1 - under / (h * 0.12)) +
            max(0, noise((x / w) * 9, (y / h) * 22 + index)) * 0.16;
    });
  }
  await wash(
    easel,
    h * 0.78,
    h,
    light.grassShade,
    (x, y) => max(0, (y / h - 0.8) * 2.6) * (0.6 + 0.6 * noise((x / w) * 12, (y / h) * 5)),
  );
  if (hero && stance === 'sky') {
    flowers(easel, h * 0.72, h, 150);
    put(
      easel,
      await standing(
        easel,
        hero,
        { x: w * (0.5 - side * 0.06), base: h * 0.56, w: w * 0.46, h: h * 0.44 },
        { drama: 0.55 },
      ),
    );
  } else if (hero) {
    flowers(easel, h * 0.7, h * 0.86, 90);
    const subject = await standing(
      easel,
      hero,
      { x: w * (0.5 - side * 0.08), base: h * 0.9, w: w * 0.6, h: h * 0.66 },
      { drama: 0.7, bounce: light.grass },
    );
    throwShadow(easel, subject, oklch(0.3, 0.07, 200), { lean: 1, flat: 0.1, strength: 0.5 });
    put(easel, subject);
    tufts(easel, subject.x - w * 0.02, subject.x + subject.w + w * 0.02, h * 0.905);
    flowers(easel, h * 0.9, h * 1.01, 70);
  } else {
    flowers(easel, h * 0.68, h, 200);
  }
  return plateOf(picture, detail, (u, v) =>
    v > 0.66
      ? -Math.PI / 2 + noise(u * 5, v * 4) * 0.7
      : v > 0.52
        ? noise(u * 2, v * 5) * 0.5
        : noise(u * 1.7, v * 2.3) * 1.4,
  );
}

/** A loose row of crowns before the far hills. */
function trees({ pen, w, h, stage }: Easel, line: number): void {
  const { light, random } = stage;
  for (let index = 0; index < 26; index += 1) {
    const [x, r] = [w * random.next(), h * random.between(0.012, 0.034)];
    pen.fillStyle = blend(light.grassShade, light.near, random.next() * 0.6);
    pen.beginPath();
    pen.ellipse(x, line - r * 0.5, r * 0.9, r * 1.2, 0, 0, Math.PI * 2);
    pen.fill();
    pen.fillStyle = withAlpha(light.grass, 0.5);
    pen.beginPath();
    pen.ellipse(x - r * 0.25, line - r * 0.9, r * 0.45, r * 0.5, 0, 0, Math.PI * 2);
    pen.fill();
  }
}

/** Dabs of colour, larger towards the viewer. */
function flowers({ pen, marks, w, h, stage }: Easel, top: number, low: number, count: number): void {
  const { light, random } = stage;
  const colours = [light.accents[0], light.accents[1], light.accents[2], light.cloud, light.cloud] as const;
  for (let index = 0; index < count; index += 1) {
    const depth = random.next();
    const [x, y] = [w * random.next(), top + (low - top) * depth];
    const r = h * (0.004 + 0.011 * ((y / h - 0.66) / 0.34)) * random.between(0.7, 1.3);
    pen.fillStyle = random.pick(colours);
    for (const ink of [pen, marks]) {
      ink.beginPath();
      ink.ellipse(x, y, r, r * 0.8, random.next(), 0, Math.PI * 2);
      ink.fill();
    }
  }
}

/** Blades of grass in front of the subject's foot. */
function tufts({ pen, w, h, stage }: Easel, from: number, to: number, base: number): void {
  const { light, random } = stage;
  for (let index = 0; index < 60; index += 1) {
    const x = from + (to - from) * random.next();
    const tall = h * random.between(0.02, 0.06);
    pen.strokeStyle = blend(light.grassShade, light.grass, random.next());
    pen.lineWidth = w * 0.005;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(x, base + h * 0.02);
    pen.quadraticCurveTo(x, base - tall * 0.5, x + (random.next() - 0.5) * tall, base - tall);
    pen.stroke();
  }
}

/** Bound once: the loops above ask for them at every pixel. */
const { max, min } = Math;
