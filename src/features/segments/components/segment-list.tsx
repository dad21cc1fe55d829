import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { messageOf } from '../../../api/api-error';
import type { Segment } from '../../../contracts/segments';
import type { SegmentNames } from '../../../domain/segment';
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
    return error ? (
      <Banner title="Your segments could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    ) : (
      <Skeleton label="Loading segments">
        <SkeletonPanel rows={3} />
      </Skeleton>
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState
        level={2}
        ghost={<GhostRows count={2} />}
        title="No segments yet"
        sentence="Regulars who haven’t been in for three months, or leads who agreed to emails: save a group like this once and use it wherever you choose contacts."
        action={
          <Button variant="primary" onClick={() => dispatch(segmentOpened(NEW))}>
            Create segment
          </Button>
        }
      />
    );
  }
  return (
    <Panel label="Segments">
      <Counted segments={data.items} names={names} />
    </Panel>
  );
}

/** Counts a few segments at a time after the list has appeared: a large workspace may take seconds for each. */
function Counted({ segments, names }: { segments: readonly Segment[]; names: SegmentNames }) {
  const [counted, setCounted] = useState<ReadonlySet<string>>(new Set());
  const waiting = segments.filter(({ id }) => !counted.has(id)).slice(0, AT_ONCE);
  return (
    <List label="Segments">
      {segments.map((segment) => (
        <SegmentRow
          key={segment.id}
          segment={segment}
          names={names}
          counts={counted.has(segment.id) || waiting.includes(segment)}
          onCounted={() => setCounted((before) => new Set([...before, segment.id]))}
        />
      ))}
    </List>
  );
}

const AT_ONCE = 3;
