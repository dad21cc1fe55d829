import { Banner } from './banner';
import type { Standing } from './deferred';
import { Skeleton, SkeletonPanel } from './skeleton';

/** Stands in for a part of a page whose code comes after the page: a skeleton, and a way to try again if it does not come. */
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
