import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { Cycle } from '../../../contracts/engine-cycle';
import type { TakenTimes } from '../../../domain/default-slot';
import type { LocalDateTime } from '../../../domain/zoned-time';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { GhostRows } from '../../../ui/ghost';
import { List } from '../../../ui/list';
import { PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { theme } from '../../../ui/theme';
import { filterChosen, queueNarrowed, selectFilter, tabChosen, type QueueFilter } from '../engine-slice';
import { usePieces } from '../pieces/hooks/use-pieces';
import { QueueRow } from './queue-row';
import { useNarrowed } from './use-narrowed';

/** What comes next by its time, then what waits, then what is past. */
export function QueueList({
  cycle: { zone, running },
  now,
  taken,
  slots,
}: {
  cycle: Cycle;
  now: Date;
  taken: TakenTimes;
  slots: ReadonlyMap<string, LocalDateTime>;
}) {
  const dispatch = useDispatch();
  const filter = useSelector(selectFilter);
  const narrowed = useNarrowed();
  const { pieces, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    usePieces(filter, now, { narrowed, order: 'queue' });
  const isNarrowed = Object.keys(narrowed).length > 0;
  const showAll = () => {
    dispatch(filterChosen('all'));
    dispatch(queueNarrowed({}));
  };
  const empty = isNarrowed
    ? { title: 'No piece matches this filter', sentence: 'Change the filter to see more.' }
    : filter !== 'all' && NONE[filter];

  return (
    <>
      {pieces === undefined && error && (
        <PanelBody>
          <Banner title="The queue could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
            {messageOf(error)}
          </Banner>
        </PanelBody>
      )}
      {pieces === undefined && !error && (
        <Skeleton label="Loading the queue">
          <SkeletonRows count={4} />
        </Skeleton>
      )}
      {pieces?.length === 0 && !hasNextPage && (
        <PanelBody>
          {empty ? (
            <EmptyState {...empty} action={<Button onClick={showAll}>Show all pieces</Button>} />
          ) : (
            <EmptyState
              ghost={<GhostRows count={3} />}
              title="Nothing is in the queue yet"
              sentence="Pick an idea or write your own post. Both appear here for your approval."
              action={
                <Button variant="primary" onClick={() => dispatch(tabChosen('ideas'))}>
                  See the ideas
                </Button>
              }
            />
          )}
        </PanelBody>
      )}
      {pieces !== undefined && pieces.length > 0 && (
        <List label="Pieces">
          {pieces.map((piece) => (
            <QueueRow
              key={piece.id}
              piece={piece}
              zone={zone}
              now={now}
              taken={taken}
              slots={slots}
              paused={!running}
            />
          ))}
        </List>
      )}
      {hasNextPage && (
        <More>
          {isFetchNextPageError && (
            <Banner
              title="More pieces could not be loaded."
              onRetry={() => void fetchNextPage()}
              retrying={isFetchingNextPage}
            >
              {messageOf(error)}
            </Banner>
          )}
          {!isFetchNextPageError && (
            <Button onClick={() => void fetchNextPage()} busy={isFetchingNextPage}>
              Show more pieces
            </Button>
          )}
        </More>
      )}
    </>
  );
}

const NONE: Record<Exclude<QueueFilter, 'all'>, { title: string; sentence: string }> = {
  review: {
    title: 'Nothing needs your approval',
    sentence: 'A piece appears here as soon as it is written and drawn.',
  },
  scheduled: { title: 'Nothing is scheduled', sentence: 'Approved pieces wait here until it is time to publish.' },
  generating: { title: 'Nothing is being made', sentence: 'A piece is here while it is written and drawn.' },
  draft: { title: 'No drafts', sentence: 'What you save as a draft waits here until you are ready to approve it.' },
  published: { title: 'Nothing is published yet', sentence: 'Published posts appear here, with links to their pages.' },
  'taken-down': {
    title: 'Nothing is taken down',
    sentence: 'Posts you take off your page appear here, so you can change them or publish them again.',
  },
  failed: {
    title: 'Nothing failed',
    sentence: 'If a piece cannot be published, it appears here with the reason.',
  },
};

const More = styled.div`
  display: grid;
  justify-content: center;
  padding: ${theme.space[4]};
  border-top: 1px solid ${theme.color.hairline};
`;
