import { verdictOn, type ForecastVerdict, type UnscoredReason } from '../../../../src/domain/forecast';
import type { PostReach } from './forecast-reach-repository';

/** What became of a forecast once its post's seven days are over, or why that cannot be said. */
export function scoreOf(
  forecast: { low: number; high: number },
  { status, reach, isCounted, isRepublished }: Pick<PostReach, 'status' | 'reach' | 'isCounted' | 'isRepublished'>,
  isPageOn: boolean,
): { outcome: ForecastVerdict | UnscoredReason; reached: number | null } {
  const unscored = (outcome: UnscoredReason) => ({ outcome, reached: null });
  if (status !== 'published') return unscored('taken-down');
  if (isRepublished) return unscored('republished');
  if (!isPageOn) return unscored('page-off');
  if (!isCounted) return unscored('not-counted');
  return { outcome: verdictOn(forecast, reach), reached: reach };
}
