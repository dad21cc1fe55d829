import { Plus } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { messageOf } from '../../../../api/api-error';
import { Banner } from '../../../../ui/banner';
import { ownPiecePath } from '../../../../config/paths';
import { Button } from '../../../../ui/button';
import { ButtonLink } from '../../../../ui/button-link';
import { EmptyState } from '../../../../ui/empty-state';
import { GhostRows } from '../../../../ui/ghost';
import { List } from '../../../../ui/list';
import { Panel, PanelBody } from '../../../../ui/panel';
import { Segmented } from '../../../../ui/segmented';
import { Skeleton, SkeletonRows } from '../../../../ui/skeleton';
import { theme } from '../../../../ui/theme';
import { filterChosen, selectFilter, tabChosen, type QueueFilter } from '../../engine-slice';
import { usePieces } from '../hooks/use-pieces';
import type { TakenTimes } from '../../../../domain/default-slot';
import { QueueRow } from './queue-row';

/** Every post, newest first, with what it waits for. */
export function QueueTab({ zone, now, taken }: { zone: string; now: Date; taken: TakenTimes }) {
  const dispatch = useDispatch();
  const filter = useSelector(selectFilter);
  const { pieces, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    usePieces(filter, now);
  const seeIdeas = () => dispatch(tabChosen('ideas'));

  return (
    <Panel label="Queue">
      <Toolbar>
        <Segmented label="Filter" value={filter} onChange={(next) => dispatch(filterChosen(next))} options={FILTERS} />
        <ButtonLink to={ownPiecePath} icon={<Plus />}>
          Add Content
        </ButtonLink>
      </Toolbar>
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
          {filter === 'all' ? (
            <EmptyState
              ghost={<GhostRows count={3} />}
              title="Nothing is in the queue yet"
              sentence="Pick an idea or write your own post. Both appear here for your approval."
              action={
                <Button variant="primary" onClick={seeIdeas}>
                  See the ideas
                </Button>
              }
            />
          ) : (
            <EmptyState
              {...NONE[filter]}
              action={<Button onClick={() => dispatch(filterChosen('all'))}>Show all pieces</Button>}
            />
          )}
        </PanelBody>
      )}
      {pieces !== undefined && pieces.length > 0 && (
        <List label="Pieces">
          {pieces.map((piece) => (
            <QueueRow key={piece.id} piece={piece} zone={zone} now={now} taken={taken} />
          ))}
        </List>
      )}
      {hasNextPage && (
        <More>
          {isFetchNextPageError && (
            <Banner
              title="The older pieces could not be loaded."
              onRetry={() => void fetchNextPage()}
              retrying={isFetchingNextPage}
            >
              {messageOf(error)}
            </Banner>
          )}
          {!isFetchNextPageError && (
            <Button onClick={() => void fetchNextPage()} busy={isFetchingNextPage}>
              Show older pieces
            </Button>
          )}
        </More>
      )}
    </Panel>
  );
}

const FILTERS: { value: QueueFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'review', label: 'In review' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'published', label: 'Published' },
  { value: 'taken-down', label: 'Taken down' },
  { value: 'failed', label: 'Failed' },
];

const NONE: Record<Exclude<QueueFilter, 'all'>, { title: string; sentence: string }> = {
  review: {
    title: 'Nothing needs your approval',
    sentence: 'A piece appears here as soon as it is written and drawn.',
  },
  scheduled: { title: 'Nothing is scheduled', sentence: 'Approved pieces wait here until it is time to publish.' },
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

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[5]};
  border-bottom: 1px solid ${theme.color.hairline};
  ${theme.media.phone} {
    padding: ${theme.space[3]} ${theme.space[4]};
    > * {
      flex: 1 1 100%;
    }
    /* Six states are wider than a phone: without this the last would lie out of sight, and nothing would say so. */
    > fieldset > div {
      flex-wrap: wrap;
    }
  }
`;

const More = styled.div`
  display: grid;
  justify-content: center;
  padding: ${theme.space[4]};
  border-top: 1px solid ${theme.color.hairline};
`;
