/**
 * The probability that a Student t variable with so many degrees of freedom is above `t`: half the regularised
 * incomplete beta function I(df / (df + t²); df/2, 1/2) (Abramowitz and Stegun, 26.7.1 and 26.5.27; DLMF 8.17).
 */
export function studentAbove(t: number, df: number): number {
  const half = betaShare(df / (df + t * t), df / 2, 0.5) / 2;
  return t >= 0 ? half : 1 - half;
}

/** The t that so large a part of the distribution is above: `studentAbove` the other way round, by halving. */
export function studentBeyond(part: number, df: number): number {
  if (part > 0.5) return -studentBeyond(1 - part, df);
  let [below, above] = [0, 1];
  while (studentAbove(above, df) > part && above < 1e9) [below, above] = [above, above * 2];
  for (let step = 0; step < 60; step += 1) {
    const middle = (below + above) / 2;
    if (studentAbove(middle, df) > part) below = middle;
    else above = middle;
  }
  return (below + above) / 2;
}

/** I(x; a, b) by its continued fraction (DLMF 8.17.22, evaluated as Lentz does), which converges fast on this side. */
function betaShare(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - betaShare(1 - x, b, a);
  const front = Math.exp(a * Math.log(x) + b * Math.log(1 - x) - logBeta(a, b)) / a;
  let c = 1;
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= MOST_STEPS; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / awayFromZero(1 + even * d);
    c = awayFromZero(1 + even / c);
    fraction *= c * d;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / awayFromZero(1 + odd * d);
    c = awayFromZero(1 + odd / c);
    const step = c * d;
    fraction *= step;
    if (Math.abs(step - 1) < 1e-14) break;
  }
  return front * fraction;
}

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

/** Stirling's series (Abramowitz and Stegun, 6.1.41) after a shift to where five terms suffice for 1e-12. */
function logGamma(z: number): number {
  let shift = 0;
  let x = z;
  for (; x < 10; x += 1) shift += Math.log(x);
  const inverse = 1 / (x * x);
  const series =
    (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse * (1 / 1680 - inverse * (1 / 1188))))) / x;
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series - shift;
}

const awayFromZero = (value: number): number => (Math.abs(value) < 1e-300 ? 1e-300 : value);

const MOST_STEPS = 300;
