import type { Allowance } from '../../../domain/plan';
import { formatNumber } from '../../../lib/format-number';
import { useAllowance } from '../../plan/plan-parts';

/** What making an idea takes of the month's allowance, before it is made: "1 image (48 left) and 1 clip (5 left)". */
export function IdeaCost() {
  const images = useAllowance('images');
  const clips = useAllowance('videos');
  const left = { images: leftOf(images.counted), videos: leftOf(clips.counted) };
  if (left.videos === 0) return <>{ofOne('images', left.images)}; no clip, because this month’s are used up</>;
  return (
    <>
      {ofOne('images', left.images)} and {ofOne('videos', left.videos)}
    </>
  );
}

/** null where nothing limits it, or nobody knows yet. */
function leftOf(counted: ReturnType<typeof useAllowance>['counted']): number | null {
  return !counted || counted.limit === null ? null : Math.max(0, counted.limit - counted.used);
}

const ofOne = (kind: Allowance, left: number | null): string =>
  `1 ${kind === 'images' ? 'image' : 'clip'}${left === null ? '' : ` (${formatNumber(left)} left)`}`;
