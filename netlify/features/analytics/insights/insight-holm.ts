/**
 * Probabilities corrected for how many questions were asked (Holm 1979): the chance that any of the questions without
 * an effect is answered with one stays below the level at which the corrected values are cut.
 */
export function familyWise(probabilities: readonly number[]): number[] {
  const order = probabilities.map((p, index) => ({ p, index })).sort((one, other) => one.p - other.p);
  const corrected = new Array<number>(probabilities.length);
  let least = 0;
  order.forEach(({ p, index }, rank) => {
    least = Math.max(least, Math.min(1, p * (probabilities.length - rank)));
    corrected[index] = least;
  });
  return corrected;
}
