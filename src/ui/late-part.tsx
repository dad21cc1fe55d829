import { Banner } from './banner';
import type { Standing } from './deferred';
import { Skeleton, SkeletonPanel } from './skeleton';

/** Placeholder for a part of a page whose code loads later: a skeleton, and a retry if loading fails. */
export function PartLoading({ lost, onRetry }: Pick<Standing, 'lost' | 'onRetry'>) {
  return lost ? (
    <Banner title="This part could not be loaded." onRetry={onRetry}>
      Check your connection. The rest of the page still works.
    </Banner>
  ) : (
    <Skeleton label="Loading">
      <SkeletonPanel />
    </Skeleton>
  );
}
