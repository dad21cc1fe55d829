import { useDispatch } from 'react-redux';
import { messageOf } from '../../../api/api-error';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { GhostRows } from '../../../ui/ghost';
import { List } from '../../../ui/list';
import { Panel } from '../../../ui/panel';
import { Skeleton, SkeletonPanel } from '../../../ui/skeleton';
import { useSegmentNames } from '../hooks/use-segment-names';
import { useListSegmentsQuery } from '../segments-api';
import { NEW, segmentOpened } from '../segments-slice';
import { SegmentRow } from './segment-row';

export function SegmentList() {
  const dispatch = useDispatch();
  const names = useSegmentNames();
  const { data, error, isFetching, refetch } = useListSegmentsQuery();
  if (!data) {
    return error
      ? <Banner title="Your segments could not be read." onRetry={() => void refetch()} retrying={isFetching}>{messageOf(error)}</Banner>
      : <Skeleton label="Loading segments"><SkeletonPanel rows={3} /></Skeleton>;
  }
  if (data.items.length === 0) {
    return (
      <EmptyState
        level={2} ghost={<GhostRows count={2} />} title="No segments yet"
        sentence="Regulars who have not been in for three months, or leads who agreed to mail: keep such a question once, and use it wherever you choose people."
        action={<Button variant="primary" onClick={() => dispatch(segmentOpened(NEW))}>Build a segment</Button>}
      />
    );
  }
  return <Panel label="Segments"><List label="Segments">{data.items.map((segment) => <SegmentRow key={segment.id} segment={segment} names={names} />)}</List></Panel>;
}
