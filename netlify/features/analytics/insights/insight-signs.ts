/**
 * Which of several options stands out in blocks that each saw all of them: hours in days, weekdays in weeks, channels
 * in days. `blocks` holds, for each block and option, by how much the option was above what the block as a whole lets
 * one expect.
 *
 * Null hypothesis: no option does better than the block it is in. Then a block's row is as likely with all its signs
 * turned. The largest standardised sum over the options is held against its distribution under random turns of whole
 * blocks, which keeps how the options depend on each other (Westfall and Young 1993, Resampling-based Multiple
 * Testing: step-down maxT, here its first step; sign changes as in Fisher 1935 and Lehmann and Romano, 15.2). So `p`
 * is corrected for the number of options already. Turns are drawn until twenty were at least as large or 1,999 were
 * drawn (Besag and Clifford 1991).
 */
export function standingOut(blocks: readonly (readonly number[])[], options: number): StandingOut | null {
  const scores = scored(blocks, options);
  const best = scores.indexOf(Math.max(...scores));
  const score = scores[best];
  if (score === undefined || score <= 0) return null;
  // Not worth a draw: a score of 2 lies two standard deviations above nothing, and the largest of several often does.
  if (score < 2) return { option: best, p: 1 };
  const turn = coin();
  const scales = scaled(blocks, options);
  let asLarge = 0;
  let drawn = 0;
  while (drawn < MOST_DRAWS && asLarge < ENOUGH) {
    drawn += 1;
    const sums = new Float64Array(options);
    for (const row of blocks) {
      const sign = turn();
      for (let option = 0; option < options; option += 1) sums[option]! += sign * row[option]!;
    }
    for (let option = 0; option < options; option += 1)
      if (scales[option]! > 0 && sums[option]! / scales[option]! >= score - 1e-9) {
        asLarge += 1;
        break;
      }
  }
  return { option: best, p: asLarge === ENOUGH ? ENOUGH / drawn : (asLarge + 1) / (drawn + 1) };
}

/** Sums over the blocks in units of their root sum of squares, which no turn changes. */
function scored(blocks: readonly (readonly number[])[], options: number): number[] {
  const scales = scaled(blocks, options);
  return scales.map((scale, option) =>
    scale > 0 ? blocks.reduce((total, row) => total + row[option]!, 0) / scale : 0,
  );
}

const scaled = (blocks: readonly (readonly number[])[], options: number): number[] =>
  Array.from({ length: options }, (_, option) =>
    Math.sqrt(blocks.reduce((total, row) => total + row[option]! ** 2, 0)),
  );

/** The same figures always give the same answer (xorshift32: Marsaglia 2003). */
function coin(): () => 1 | -1 {
  let state = 0x9e3779b9;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 0x10000 ? 1 : -1;
  };
}

const MOST_DRAWS = 1_999;
const ENOUGH = 20;

export interface StandingOut {
  /** Its place in the rows. */
  option: number;
  p: number;
}
