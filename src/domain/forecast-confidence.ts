/**
 * An idea's confidence is a claim that can be checked: the probability, in percent, that a post made from it reaches
 * more people than a usual one. At first it is what the evidence is worth; the results then move it: logistic
 * recalibration (Platt 1999, "Probabilistic outputs for support vector machines"), shrunk towards no change as if sixteen
 * results had confirmed it. It keeps the order of ideas.
 */
export function learnConfidence(results: readonly ConfidenceResult[]): (evidence: number) => number {
  let [shift, stretch] = [0, 1];
  // Newton's method; the prior makes the sum strictly concave, so it converges.
  for (let round = 0; round < ROUNDS; round += 1) {
    let [byShift, byStretch] = [-shift / PRIOR, -(stretch - 1) / PRIOR];
    let [shifts, both, stretches] = [1 / PRIOR, 0, 1 / PRIOR];
    for (const { evidence, better } of results) {
      const x = logit(evidence);
      const chance = logistic(shift + stretch * x);
      const surplus = (better ? 1 : 0) - chance;
      const weight = chance * (1 - chance);
      byShift += surplus;
      byStretch += surplus * x;
      shifts += weight;
      both += weight * x;
      stretches += weight * x * x;
    }
    const determinant = shifts * stretches - both ** 2;
    shift += (stretches * byShift - both * byStretch) / determinant;
    stretch += (shifts * byStretch - both * byShift) / determinant;
  }
  const rising = Math.max(0, stretch);
  return (evidence) => Math.min(MOST, Math.max(LEAST, Math.round(100 * logistic(shift + rising * logit(evidence)))));
}

/** The band that a confidence falls into, once enough ideas of that band were checked; otherwise all ideas together. */
export function reliabilityOf(
  confidence: number,
  results: readonly Pick<ConfidenceResult, 'confidence' | 'better'>[],
): Reliability | null {
  const [from, to] = BANDS.find(([, above]) => confidence < above)!;
  const inBand = results.filter((result) => result.confidence >= from && result.confidence < to);
  if (inBand.length >= LEAST_RESULTS) return { from, to, ideas: inBand.length, better: countBetter(inBand) };
  if (results.length < LEAST_RESULTS) return null;
  return { from: 0, to: 100, ideas: results.length, better: countBetter(results) };
}

const countBetter = (results: readonly { better: boolean }[]): number => results.filter(({ better }) => better).length;
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
const logit = (percent: number): number => {
  const share = Math.min(0.99, Math.max(0.01, percent / 100));
  return Math.log(share / (1 - share));
};

/** Percent, the upper end excluded. */
const BANDS = [
  [0, 40],
  [40, 60],
  [60, 80],
  [80, 101],
] as const;
/** Fewer say nothing. */
export const LEAST_RESULTS = 8;
/** Of shift and stretch, whose standard deviation is a half: a result near even odds tells a quarter of it. */
const PRIOR = 0.25;
const ROUNDS = 12;
const [LEAST, MOST] = [5, 95];

export interface ConfidenceResult {
  /** Percent: what the evidence was worth, and what was stated. */
  evidence: number;
  confidence: number;
  better: boolean;
}

export interface Reliability {
  from: number;
  to: number;
  ideas: number;
  better: number;
}
