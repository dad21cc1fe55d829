import type { InsightScore } from '../../../../src/domain/insight';
import { studentAbove } from '../../../../src/domain/student-t';

/**
 * Whether the four weeks after something was applied differ from the four before: the two-sample t-test with pooled
 * variance and six degrees of freedom (Student 1908; NIST/SEMATECH e-Handbook, 7.3.1) over square roots, which make the
 * spread of counts even. Null hypothesis: the weeks are alike. It says what happened since, not because.
 */
export function outcomeOf(before: readonly number[], after: readonly number[]): InsightScore['outcome'] {
  const [one, other] = [before, after].map((weeks) => weeks.map(Math.sqrt));
  const freedom = before.length + after.length - 2;
  const variance = Math.max(LEAST_VARIANCE, (squares(one!) + squares(other!)) / freedom);
  const t = (mean(other!) - mean(one!)) / Math.sqrt(variance * (1 / before.length + 1 / after.length));
  if (2 * studentAbove(Math.abs(t), freedom) > LEVEL) return 'unclear';
  return t > 0 ? 'better' : 'worse';
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const squares = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + (value - mean(values)) ** 2, 0);

const LEVEL = 0.05;
/** Of the root of a Poisson count; counts cannot vary less. */
const LEAST_VARIANCE = 0.25;
