import { blend, contrast, lchOf, oklch } from '../drawing/colours';
import type { ArtLight } from './art-light';
import type { ArtGround } from './paint-manners';
import { sweep, wash, type Easel } from './easel';
import { layered } from './noise';
import { plateOf, type Plate } from './plate';

/** Stacked fields of colour with soft borders, after the colour-field painters. */
export async function fieldPlate(easel: Easel): Promise<Plate> {
  const { stage, w, h, noise, picture, detail } = easel;
  const { random, light } = stage;
  const colours = chord(light);
  const isDark = stage.wall === 'dark';
  sweep(easel, 0, h, isDark ? [colours[0]!, blend(colours[0]!, colours[1]!, 0.5)] : [light.sky[4], light.sky[3]]);
  const isWide = w > h * 1.5;
  const under = isDark ? colours[0]! : light.sky[4];
  // a field that is hardly seen on its ground is none
  const seen = [colours[1]!, colours[2]!, colours[3]!].map((colour) =>
    contrast(colour, under) > SEEN ? colour : blend(colour, isDark ? colours[3]! : colours[0]!, 0.6),
  );
  const bands = random.shuffle(seen).slice(0, random.chance(0.5) ? 2 : 3);
  const cuts =
    bands.length === 2
      ? [0, random.between(0.52, 0.68), 1]
      : [0, random.between(0.24, 0.32), random.between(0.58, 0.72), 1];
  for (const [index, colour] of bands.entries()) {
    const [from, to] = [cuts[index]! + 0.035, cuts[index + 1]! - 0.035];
    const low = max(0, from - 0.03);
    await wash(easel, isWide ? 0 : h * low, isWide ? h : h * min(1, to + 0.03), colour, (x, y) => {
      const [u, v] = isWide ? [y / h, x / w] : [x / w, y / h];
      const ragged = noise(u * 9, v * 9 + index * 5) * 0.012;
      const inside = min(
        (v - from + ragged) / 0.05,
        (to - v + ragged) / 0.05,
        (u - 0.05 + ragged) / 0.05,
        (0.95 - u + ragged) / 0.05,
      );
      return max(0, min(1, inside)) * (0.82 + layered(noise, u * 3, v * 3 + index * 9, 3) * 0.5);
    });
  }
  return plateOf(picture, detail, (u, v) => (isWide ? Math.PI / 2 : 0) + noise(u * 3, v * 3) * 0.9);
}

/** Contrast. */
const SEEN = 1.35;

/** Currents of colour that turn about a few eyes. */
export async function swirlPlate(easel: Easel): Promise<Plate> {
  const { stage, w, h, noise, picture, detail } = easel;
  const { random, light } = stage;
  const colours = chord(light);
  const reach = min(w, h);
  const { count, sizes, twist, lights } = currents[stage.ground];
  const eyes = Array.from({ length: round(count * (1 + max(w, h) / reach)) }, (_, index) => ({
    x: w * random.between(0.12, 0.88),
    y: h * random.between(0.14, 0.86),
    size: reach * random.between(...sizes),
    way: index % 2 === 0 ? 1 : -1,
  }));
  const bend = (x: number, y: number): [number, number] => {
    let [bx, by] = [x, y];
    for (const eye of eyes) {
      const [dx, dy] = [bx - eye.x, by - eye.y];
      const turn = eye.way * twist * exp(-(dx * dx + dy * dy) / (eye.size * eye.size * 2));
      const [cosine, sine] = [cos(turn), sin(turn)];
      [bx, by] = [eye.x + dx * cosine - dy * sine, eye.y + dx * sine + dy * cosine];
    }
    return [bx / reach, by / reach];
  };
  sweep(easel, 0, h, [colours[0]!, colours[1]!]);
  const layers = [
    [colours[1]!, 0.9, 2.3],
    [colours[2]!, 0.85, 3.1],
    [colours[3]!, 0.9, 2.7],
    [light.accents[1], 0.8, 3.9],
  ] as const;
  for (const [index, [colour, share, scale]] of layers.entries()) {
    await wash(easel, 0, h, colour, (x, y) => {
      const [u, v] = bend(x, y);
      const value = layered(noise, u * scale * 0.55 + index * 13, v * scale * 1.7 - index * 7, 3);
      return value < 0.06 ? 0 : min(share, (value - 0.06) * (index === 3 ? 3 : 5));
    });
  }
  for (const eye of eyes.slice(0, lights))
    await wash(
      easel,
      eye.y - eye.size,
      eye.y + eye.size,
      light.sun,
      (x, y) => max(0, 1 - hypot(x - eye.x, y - eye.y) / (eye.size * 0.42)) * 1.5,
    );
  return plateOf(picture, detail, (u, v) => {
    const [x, y] = [u * w, v * h];
    const step = reach * 0.01;
    const here = bend(x, y)[1];
    return atan2(bend(x, y + step)[1] - here, bend(x + step, y)[1] - here) + Math.PI / 2;
  });
}

/** How many eyes there are, in shares of the short side, how far they turn, and how many of them shine. */
const currents: Readonly<
  Record<ArtGround, { count: number; sizes: readonly [number, number]; twist: number; lights: number }>
> = {
  turning: { count: 1.5, sizes: [0.12, 0.3], twist: 3.4, lights: 9 },
  rays: { count: 0.5, sizes: [0.34, 0.5], twist: 5.2, lights: 1 },
  level: { count: 1.5, sizes: [0.2, 0.4], twist: 0.9, lights: 0 },
  dabs: { count: 4, sizes: [0.07, 0.14], twist: 4.2, lights: 3 },
};

/** Layers of land and air without a place: bands that fold over one another, light behind them. */
export async function strataPlate(easel: Easel): Promise<Plate> {
  const { stage, w, h, pen, noise, side, picture, detail } = easel;
  const { random, light } = stage;
  const colours = chord(light);
  sweep(easel, 0, h, [light.sky[1], light.sky[3], light.sky[4]]);
  const sun = {
    x: w * (0.5 + side * random.between(0.08, 0.24)),
    y: h * random.between(0.26, 0.36),
    r: min(w, h) * random.between(0.12, 0.17),
  };
  pen.fillStyle = light.sun;
  pen.beginPath();
  pen.arc(sun.x, sun.y, sun.r, 0, Math.PI * 2);
  pen.fill();
  const count = 8;
  for (let index = 0; index < count; index += 1) {
    const at = 0.34 + (0.66 * index) / count;
    const crest = (x: number): number =>
      h *
      (at +
        (noise((x / w) * (1.1 + index * 0.13) + index * 5.3, index * 2.7) + 0.35 * noise((x / w) * 3.4, index * 8.1)) *
          0.105);
    const share = index / (count - 1);
    const colour = index % 3 === 1 ? colours[(index % 2) + 2]! : blend(light.far, light.near, share);
    await wash(easel, h * (at - 0.16), h, colour, (x, y) => max(0, min(1, (y - crest(x)) / 2)));
    await wash(easel, h * (at - 0.16), h, index % 2 === 0 ? light.sky[4] : light.accents[1], (x, y) => {
      const under = (y - crest(x)) / h;
      return under < 0 ? 0 : 0.7 * max(0, 1 - under / 0.022);
    });
  }
  return plateOf(picture, detail, (u, v) => noise(u * 1.4, v * 2.4) * (v > 0.36 ? 0.5 : 1.6));
}

/** Four colours that sound together: deep, main, neighbour and light. Yellows go with reds and browns, or they turn to olive. */
export function chord(light: ArtLight): readonly string[] {
  const colours = brightChord(light);
  return light.dim ? colours.map(dimmed) : colours;
}

/** In the dark the light ones only glow, and yellow is amber. */
function dimmed(colour: string, at: number): string {
  const { l, c, h } = lchOf(colour);
  return oklch(Math.min(l, DIM[at]!), Math.min(c, 0.11), h > 66 && h < 125 ? 62 : h);
}
const DIM: readonly number[] = [0.2, 0.36, 0.42, 0.5];

function brightChord({ hue, colourful, accents, asked }: ArtLight): readonly string[] {
  const [own, other] = asked;
  if (own !== undefined) {
    const { l, c, h } = lchOf(own);
    return [
      oklch(Math.min(0.3, l), Math.min(c, 0.09), h),
      own,
      other ?? oklch(Math.min(0.8, l + 0.16), c * 0.8, h),
      oklch(0.9, Math.min(c, 0.05), h),
    ];
  }
  const strength = colourful ? 1 : 0.05;
  const turn = ((hue % 360) + 360) % 360;
  const isYellow = turn > 48 && turn < 125;
  const deep = isYellow ? 18 : turn >= 125 && turn < 160 ? 172 : turn + 12;
  return [
    oklch(0.29, 0.085 * strength, deep),
    accents[0],
    oklch(isYellow ? 0.6 : 0.66, 0.16 * strength, turn + (isYellow ? -44 : 48)),
    oklch(0.87, 0.095 * strength, turn + (isYellow ? 8 : -32)),
  ];
}

/** Bound once: the loops above ask for them at every pixel. */
const { atan2, cos, exp, hypot, max, min, round, sin } = Math;
