import { seededRandom } from '../drawing/seeded-random';

/** How high paper is, 0 to 1, on a tile of FIBRE_SIDE that repeats. */
export function fibreTile(seed: number): Float32Array {
  const random = seededRandom(seed);
  const side = FIBRE_SIDE;
  const raw = Float32Array.from({ length: side * side }, () => random.next());
  const at = (x: number, y: number): number => raw[((y & FIBRE_MASK) << FIBRE_SHIFT) | (x & FIBRE_MASK)]!;
  return Float32Array.from({ length: side * side }, (_, index) => {
    const [x, y] = [index & FIBRE_MASK, index >> FIBRE_SHIFT];
    const coarse = (at(x >> 2, y >> 2) + at((x >> 2) + 1, y >> 2) + at(x >> 2, (y >> 2) + 1)) / 3;
    return (at(x, y) + at(x + 1, y) + at(x, y + 1) + at(x + 1, y + 1)) / 8 + coarse / 2;
  });
}

export const FIBRE_SHIFT = 8;
export const FIBRE_SIDE = 1 << FIBRE_SHIFT;
export const FIBRE_MASK = FIBRE_SIDE - 1;
