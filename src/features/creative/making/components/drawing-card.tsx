import { Panel } from '../../../../ui/panel';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton';
import { Text } from '../../../../ui/text';
import { Ground, ResultGrid, ResultInfo } from './result-card';

/** The shape of the result while it is made. */
export function DrawingCard({ kind }: { kind: 'image' | 'video' }) {
  const doing = kind === 'video' ? 'Making your clip' : 'Drawing your picture';
  return (
    <Panel>
      <Skeleton label={doing}>
        <ResultGrid>
          <Ground style={{ minHeight: '22rem' }}>
            <Text size="sm" tone={2}>
              {doing}…
            </Text>
          </Ground>
          <ResultInfo>
            <SkeletonBlock width="5.5rem" height="1.375rem" />
            <SkeletonBlock width="60%" height="1.25rem" />
            <SkeletonBlock height="2.5rem" />
            <SkeletonBlock width="80%" height="6rem" />
            <SkeletonBlock width="12rem" height="2.125rem" />
          </ResultInfo>
        </ResultGrid>
      </Skeleton>
    </Panel>
  );
}
