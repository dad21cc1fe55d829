import { Cols } from '../../../ui/cols';
import { Skeleton, SkeletonBlock, SkeletonMetrics, SkeletonPanel } from '../../../ui/skeleton';
import { Stack } from '../../../ui/stack';

/** The page before its figures, in the same places. */
export function AnalyticsSkeleton() {
  return (
    <Skeleton label="Loading the figures">
      <Stack gap={8}>
        <SkeletonMetrics count={4} />
        <Cols>
          <SkeletonBlock height="26rem" />
          <SkeletonPanel rows={4} />
        </Cols>
      </Stack>
    </Skeleton>
  );
}
