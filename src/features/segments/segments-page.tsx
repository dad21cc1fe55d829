import { Plus } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { messageOf } from '../../api/api-error';
import { paths } from '../../config/paths';
import { useFocusOnChange } from '../../hooks/use-focus-on-change';
import { BackLink } from '../../ui/back-link';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { GhostRows } from '../../ui/ghost';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { Skeleton, SkeletonPanel } from '../../ui/skeleton';
import { SegmentEditor } from './components/segment-editor';
import { SegmentList } from './components/segment-list';
import { useListSegmentsQuery } from './segments-api';
import { NEW, segmentClosed, segmentOpened, selectEdited } from './segments-slice';

export function SegmentsPage() {
  const dispatch = useDispatch();
  const edited = useSelector(selectEdited);
  const part = useFocusOnChange<HTMLDivElement>(edited ?? '');
  const { data } = useListSegmentsQuery();
  // An empty list has its own button to begin.
  const begin =
    data && data.items.length > 0 ? (
      <Button variant="primary" icon={<Plus />} onClick={() => dispatch(segmentOpened(NEW))}>
        New segment
      </Button>
    ) : undefined;
  return (
    <Page>
      <BackLink to={paths.contacts}>Contacts</BackLink>
      <PageHeader
        title="Segments"
        sentence="Groups of contacts that stay up to date on their own."
        actions={edited === null ? begin : <Button onClick={() => dispatch(segmentClosed())}>All segments</Button>}
      />
      <Part ref={part} tabIndex={-1} role="group" aria-label={edited === null ? 'All segments' : 'Segment editor'}>
        {edited === null ? (
          <SegmentList />
        ) : edited === NEW ? (
          <SegmentEditor key={NEW} stored={null} />
        ) : (
          <Stored key={edited} segmentId={edited} />
        )}
      </Part>
    </Page>
  );
}

function Stored({ segmentId }: { segmentId: string }) {
  const dispatch = useDispatch();
  const { data, error, isFetching, refetch } = useListSegmentsQuery();
  const segment = data?.items.find(({ id }) => id === segmentId);
  if (segment) return <SegmentEditor stored={segment} />;
  if (error && !data)
    return (
      <Banner title="This segment could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    );
  if (!data)
    return (
      <Skeleton label="Loading the segment">
        <SkeletonPanel rows={4} />
      </Skeleton>
    );
  return (
    <EmptyState
      level={2}
      ghost={<GhostRows count={2} />}
      title="Segment not found"
      sentence="It was deleted, or it belongs to another workspace."
      action={
        <Button variant="primary" onClick={() => dispatch(segmentClosed())}>
          View all segments
        </Button>
      }
    />
  );
}

/** Focusable as a region, not as a control. */
const Part = styled.div`
  min-width: 0;
  &:focus {
    outline: none;
  }
`;
