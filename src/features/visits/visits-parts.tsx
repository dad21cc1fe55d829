import { lazy, Suspense } from 'react';
import { Panel, PanelBody } from '../../ui/panel';
import { Skeleton, SkeletonRows } from '../../ui/skeleton';

/** The owner's websites: the line to paste, whether visits arrive, and what is measured. Loaded after the page. */
export const WebsiteTracking = () => (
  <Suspense
    fallback={
      <Panel title="Your website">
        <PanelBody>
          <Skeleton label="Loading your website">
            <SkeletonRows count={3} />
          </Skeleton>
        </PanelBody>
      </Panel>
    }
  >
    <LazyTracking />
  </Suspense>
);

const LazyTracking = lazy(async () => ({ default: (await import('./components/website-tracking')).WebsiteTracking }));
