/** The lines of an axis from zero up: whole steps of 1, 2, 2.5 or 5 times a power of ten, about `steps` of them. */
export function axisTicks(most: number, steps: number): number[] {
  const rough = Math.max(most / steps, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((times) => times * power).find((it) => it >= rough && Number.isInteger(it))!;
  const count = Math.max(Math.ceil(most / step), 1);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Evenly spread places of `count` labels among `length` points, the first and the last included. */
export function labelPlaces(length: number, count: number): number[] {
  const last = length - 1;
  if (last <= 0) return [0];
  // Among few points, rounding would move neighbours into each other.
  const fits = Array.from({ length: count - 1 }, (_, index) => count - 1 - index).find((gaps) => last % gaps === 0);
  const gaps = length <= count * 2 && fits ? fits : Math.min(count - 1, last);
  return Array.from({ length: gaps + 1 }, (_, index) => Math.round((index / gaps) * last));
}
