/**
 * The probability that one true rate exceeds another, given a sample of each: the one-sided comparison of two
 * proportions with the pooled normal approximation (NIST/SEMATECH e-Handbook of Statistical Methods, 7.3.3). 0.5
 * means undecided. Each sample should have at least some tens of tries.
 */
export function likelyAbove(one: Sample, other: Sample): number {
  const pooled = (one.hits + other.hits) / (one.tries + other.tries);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / one.tries + 1 / other.tries));
  return error > 0 ? normalBelow((one.hits / one.tries - other.hits / other.tries) / error) : 0.5;
}

/** The probability that at least one of so many people acts, each independently with the sample's rate. */
export const likelyAny = ({ hits, tries }: Sample, people: number): number =>
  tries > 0 ? 1 - (1 - hits / tries) ** people : 0;

/**
 * The range of revenue that so many further emails will bring with a probability of 80 percent, given what
 * earlier emails brought: a prediction interval with the normal approximation (NIST/SEMATECH e-Handbook, 7.1.4
 * and 4.5.2), never below zero. `sum` and `squares` are sums over the amounts per email, most of which are zero.
 */
export function likelyTotal(
  { mails, sum, squares }: { mails: number; sum: number; squares: number },
  people: number,
): { low: number; high: number } {
  const mean = sum / mails;
  const variance = mails > 1 ? Math.max(0, (squares - mails * mean ** 2) / (mails - 1)) : 0;
  const spread = EIGHTY_PERCENT * Math.sqrt(people * variance + (people ** 2 * variance) / mails);
  return {
    low: Math.max(0, Math.round(people * mean - spread)),
    high: Math.max(0, Math.round(people * mean + spread)),
  };
}

/**
 * The cumulative standard normal distribution: Abramowitz and Stegun, Handbook of Mathematical Functions,
 * 26.2.17; the error is below 7.5e-8.
 */
export function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z >= 0 ? 1 - tail : tail;
}

/** The normal distribution's 90th percentile: a tenth lies beyond it on either side. */
const EIGHTY_PERCENT = 1.2816;

interface Sample {
  hits: number;
  tries: number;
}
