import { normalBelow } from '../../../../src/domain/likelihood';

/**
 * Whether values of one group tend to be larger than those of another: the Mann–Whitney test, two-sided, with the
 * normal approximation, corrected for ties and continuity (Mann and Whitney 1947; Lehmann, Nonparametrics, 1.2 and
 * 1.4). It compares ranks, so one post that was seen by everybody moves nothing.
 */
export function rankSum(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((value) => ({ value, mine: true })), ...other.map((value) => ({ value, mine: false }))].sort(
    (a, b) => a.value - b.value,
  );
  const total = all.length;
  let ranks = 0;
  let ties = 0;
  for (let from = 0; from < total;) {
    let to = from;
    while (to < total && all[to]!.value === all[from]!.value) to += 1;
    const tied = to - from;
    ranks += ((from + 1 + to) / 2) * all.slice(from, to).filter(({ mine }) => mine).length;
    ties += tied ** 3 - tied;
    from = to;
  }
  const u = ranks - (one.length * (one.length + 1)) / 2;
  const apart = Math.abs(u - (one.length * other.length) / 2);
  const variance = ((one.length * other.length) / 12) * (total + 1 - ties / (total * (total - 1)));
  return variance > 0 ? Math.min(1, 2 * (1 - normalBelow(Math.max(0, apart - 0.5) / Math.sqrt(variance)))) : 1;
}
