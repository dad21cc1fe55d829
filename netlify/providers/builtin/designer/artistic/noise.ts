import type { SeededRandom } from '../drawing/seeded-random';

/** -1 to 1, smooth; one hill or hollow about every unit. */
export type Noise = (x: number, y: number) => number;

/** Gradient noise (Ken Perlin, "Improving Noise", 2002) on a table of the seed's own. */
export function createNoise(random: SeededRandom): Noise {
  const order = random.shuffle(Array.from({ length: 256 }, (_, index) => index));
  const table = Uint8Array.from([...order, ...order]);
  const slope = (hash: number, x: number, y: number): number => slopesX[hash & 7]! * x + slopesY[hash & 7]! * y;
  return (x, y) => {
    const [column, row] = [floor(x), floor(y)];
    const [u, v] = [x - column, y - row];
    const [a, b] = [table[(column & 255) + table[row & 255]!]!, table[((column + 1) & 255) + table[row & 255]!]!];
    const [c, d] = [
      table[(column & 255) + table[(row + 1) & 255]!]!,
      table[((column + 1) & 255) + table[(row + 1) & 255]!]!,
    ];
    const [s, t] = [u * u * u * (u * (u * 6 - 15) + 10), v * v * v * (v * (v * 6 - 15) + 10)];
    const upper = slope(a, u, v) + (slope(b, u - 1, v) - slope(a, u, v)) * s;
    const lower = slope(c, u, v - 1) + (slope(d, u - 1, v - 1) - slope(c, u, v - 1)) * s;
    return (upper + (lower - upper) * t) * 1.35;
  };
}

/** Octaves of a noise, each finer and fainter. */
export function layered(noise: Noise, x: number, y: number, octaves = 4): number {
  let [sum, weight, scale] = [0, 0.5, 1];
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += weight * noise(x * scale + octave * 17.3, y * scale - octave * 9.1);
    scale *= 2.03;
    weight *= 0.5;
  }
  return sum;
}

const diagonal = Math.SQRT1_2;
const slopesX = [1, -1, 0, 0, diagonal, -diagonal, diagonal, -diagonal] as const;
const slopesY = [0, 0, 1, -1, diagonal, diagonal, -diagonal, -diagonal] as const;

/** Bound once: the loops above ask for them at every pixel. */
const { floor } = Math;
