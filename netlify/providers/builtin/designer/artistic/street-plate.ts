import { blend, withAlpha } from '../drawing/colours';
import { glow, mirror, put, standing, sweep, throwShadow, wash, type Easel } from './easel';
import type { ArtLight } from './art-light';
import { drawSky } from './landscape';
import { layered } from './noise';
import { plateOf, type Plate } from './plate';

/** A street after rain that mirrors what stands in it, the subject in the light: a city of lit windows, or a row of houses. */
export async function streetPlate(easel: Easel): Promise<Plate> {
  const { stage, w, h, pen, noise, side, picture, detail } = easel;
  const { light, hero } = stage;
  const line = h * 0.7;
  await drawSky(easel, line, null);
  glow(easel, w * (0.5 + side * 0.1), line, h * 0.6, light.sky[4], 0.8);
  for (const row of isCity(hero?.name ?? null) ? towersIn(light) : housesIn(light)) blocks(easel, line, row);
  sweep(easel, line, h, [light.near, light.near]);
  pen.save();
  pen.globalAlpha = 0.62;
  pen.translate(0, line * 2);
  pen.scale(1, -1);
  pen.drawImage(picture, 0, line - (h - line) * 1.9, w, (h - line) * 1.9, 0, line - (h - line), w, h - line);
  pen.restore();
  await wash(easel, line, h, light.near, (x, y) => 0.3 + layered(noise, (x / w) * 2.2, (y / h) * 30, 3) * 0.6);
  await wash(
    easel,
    line,
    h,
    light.sky[4],
    (x, y) => max(0, noise((x / w) * 3, (y / h) * 44)) * 0.5 * max(0, 1 - abs(x / w - 0.5 - side * 0.1) * 2.2),
  );
  if (hero) {
    const subject = await standing(
      easel,
      hero,
      { x: w * (0.5 - side * 0.02), base: h * 0.885, w: w * 0.56, h: h * 0.6 },
      { drama: 0.85, ambient: blend(light.ambient, light.sky[3], 0.4), bounce: light.sky[3] },
    );
    glow(
      easel,
      subject.x + subject.w / 2,
      subject.y + subject.h * 0.5,
      max(subject.w, subject.h) * 0.8,
      light.sky[4],
      0.42,
    );
    mirror(easel, subject, 0.5, 0.5);
    throwShadow(easel, subject, light.near, { lean: 0.8, flat: 0.06, strength: 0.5 });
    put(easel, subject);
  }
  return plateOf(picture, detail, (u, v) =>
    v > 0.7
      ? noise(u * 3, v * 6) * 0.2
      : v > 0.4
        ? Math.PI / 2 + noise(u * 4, v * 4) * 0.3
        : noise(u * 1.8, v * 2.2) * 1.6,
  );
}

/** True where towers belong behind it: a city by itself, and what drives or works in one; nobody's chimney or washed car. */
export const isCity = (hero: string | null): boolean => hero === null || ofCities.has(hero);
const ofCities: ReadonlySet<string> = new Set([
  'taxi',
  'bus',
  'tram',
  'metro',
  'office-building',
  'department-store',
  'bank',
  'stadium',
  'vertical-traffic-light',
  'building-construction',
  'kick-scooter',
]);

const towersIn = ({ sky, far, near }: ArtLight): readonly Blocks[] => [
  { low: 0.1, high: 0.26, colour: blend(sky[2], far, 0.7), windows: 0.16, wide: [0.05, 0.1] },
  { low: 0.2, high: 0.46, colour: blend(far, near, 0.55), windows: 0.34, wide: [0.08, 0.15] },
  { low: 0.36, high: 0.62, colour: near, windows: 0.42, wide: [0.1, 0.17], gap: 0.3 },
];

/** Low, with a roof each, the nearer row open in the middle. */
const housesIn = ({ sky, far, near, key }: ArtLight): readonly Blocks[] => [
  {
    low: 0.1,
    high: 0.15,
    colour: blend(sky[2], far, 0.8),
    windows: 0.1,
    wide: [0.1, 0.16],
    roofs: blend(far, near, 0.4),
  },
  {
    low: 0.16,
    high: 0.24,
    colour: blend(blend(far, near, 0.5), key, 0.45),
    windows: 0.2,
    wide: [0.15, 0.22],
    gap: 0.2,
    roofs: near,
  },
];

interface Blocks {
  /** Heights as shares of the picture's. */
  low: number;
  high: number;
  colour: string;
  /** Share of lit windows. */
  windows: number;
  wide: readonly [number, number];
  /** Share of the middle that stays open. */
  gap?: number;
  /** The colour of their pitched roofs; none on towers, save by chance. */
  roofs?: string;
}

function blocks(
  { pen, marks, w, h, stage, side }: Easel,
  line: number,
  { low, high, colour, windows, wide, gap = 0, roofs }: Blocks,
): void {
  const { random, light } = stage;
  const unit = min(w, h * 1.3);
  for (let x = -unit * 0.05; x < w;) {
    const width = unit * random.between(wide[0], wide[1]);
    const middle = (x + width / 2) / w;
    const isOpen = abs(middle - 0.5) < gap / 2 + 0.04;
    const towards = gap > 0 ? min(1, abs(middle - 0.5) * 2) : 1;
    const height = h * (low + (high - low) * random.next() * towards);
    if (!isOpen) {
      pen.fillStyle = colour;
      pen.fillRect(x, line - height, width, height + 1);
      const roof = random.next();
      if (roofs !== undefined || roof < 0.35) {
        pen.fillStyle = roofs ?? colour;
        pen.beginPath();
        pen.moveTo(x, line - height);
        pen.lineTo(x + width / 2, line - height - width * 0.35);
        pen.lineTo(x + width, line - height);
        pen.fill();
      }
      pen.fillStyle = withAlpha(light.sky[4], 0.16);
      pen.fillRect(side > 0 ? x + width * 0.86 : x, line - height, width * 0.14, height);
      const [cell, storey] = [unit * 0.026, unit * 0.038];
      for (let wy = line - height + storey * 0.7; wy < line - storey; wy += storey) {
        for (let wx = x + cell * 0.5; wx < x + width - cell; wx += cell) {
          if (random.next() > windows) continue;
          pen.fillStyle = withAlpha(random.chance(0.7) ? light.accents[1] : light.sky[4], random.between(0.55, 1));
          for (const ink of [pen, marks]) ink.fillRect(wx, wy, cell * 0.52, storey * 0.55);
        }
      }
    }
    x += width * random.between(0.96, 1.08);
  }
}

/** Bound once: the loops above ask for them at every pixel. */
const { abs, max, min } = Math;
