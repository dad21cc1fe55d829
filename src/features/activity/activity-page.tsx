import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { messageOf } from '../../api/api-error';
import type { Activity } from '../../contracts/activity';
import { activityTypes } from '../../domain/activity';
import { formatWhen } from '../../lib/format-when';
import { Badge } from '../../ui/badge';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { GhostRows } from '../../ui/ghost';
import { List, ListRow } from '../../ui/list';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { Panel, PanelBody } from '../../ui/panel';
import { Segmented } from '../../ui/segmented';
import { Skeleton, SkeletonRows } from '../../ui/skeleton';
import { theme } from '../../ui/theme';
import { useSession } from '../auth/auth-parts';
import { useListActivitiesInfiniteQuery } from './activity-api';
import { selectType, typeChosen, type ActivityFilter } from './activity-slice';
import { activityKinds } from './components/activity-kinds';

/** Everything that happened in the workspace, newest first. */
export function ActivityPage() {
  const dispatch = useDispatch();
  const type = useSelector(selectType);
  const {
    currentData,
    error,
    isFetching,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
  } = useListActivitiesInfiniteQuery(type === 'all' ? undefined : { type }, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const items = currentData?.pages.flatMap((page) => page.items);

  return (
    <Page>
      <PageHeader title="Activity" sentence="What you, your team and Fourbeat did in this workspace, newest first." />
      <Panel label="Activity">
        <Toolbar>
          <Segmented label="Kind" value={type} onChange={(next) => dispatch(typeChosen(next))} options={FILTERS} />
        </Toolbar>
        {items === undefined && error && (
          <PanelBody>
            <Banner title="The activity could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
              {messageOf(error)}
            </Banner>
          </PanelBody>
        )}
        {items === undefined && !error && (
          <Skeleton label="Loading the activity">
            <SkeletonRows count={6} />
          </Skeleton>
        )}
        {items?.length === 0 && (
          <PanelBody>
            <EmptyState
              ghost={<GhostRows count={3} />}
              title={type === 'all' ? 'Nothing has happened yet' : NOTHING[type]}
              sentence={
                type === 'all'
                  ? 'Everything you, your team and Fourbeat do will appear here.'
                  : 'Try another kind to find what you are looking for.'
              }
              {...(type !== 'all' && {
                action: <Button onClick={() => dispatch(typeChosen('all'))}>Show all activity</Button>,
              })}
            />
          </PanelBody>
        )}
        {items !== undefined && items.length > 0 && <Rows items={items} />}
        {hasNextPage && (
          <More>
            {isFetchNextPageError && (
              <Banner
                title="Older activity could not be loaded."
                onRetry={() => void fetchNextPage()}
                retrying={isFetchingNextPage}
              >
                {messageOf(error)}
              </Banner>
            )}
            {!isFetchNextPageError && (
              <Button onClick={() => void fetchNextPage()} busy={isFetchingNextPage}>
                Show older activity
              </Button>
            )}
          </More>
        )}
      </Panel>
    </Page>
  );
}

function Rows({ items }: { items: Activity[] }) {
  const { workspace } = useSession();
  const [now] = useState(() => new Date());
  return (
    <List label="Activity">
      {items.map(({ id, type, title, status, link, actorName, at }) => (
        <ListRow
          key={id}
          title={<span dir="auto">{title}</span>}
          meta={
            <>
              {activityKinds[type].name}
              {actorName !== null && (
                <>
                  {' '}
                  · <span dir="auto">{actorName}</span>
                </>
              )}{' '}
              · {formatWhen(at, workspace.zone, now)}
            </>
          }
          glyph={activityKinds[type].icon}
          {...(status !== 'completed' && { side: <Badge status={status} /> })}
          {...(link !== null && { to: link })}
        />
      ))}
    </List>
  );
}

const FILTERS: { value: ActivityFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  ...activityTypes.map((value) => ({ value, label: activityKinds[value].name })),
];

const NOTHING: Record<Exclude<ActivityFilter, 'all'>, string> = {
  content: 'Nothing has been made or published yet',
  conversation: 'No conversations yet',
  voice: 'No calls yet',
  analytics: 'No reports yet',
  team: 'Nothing has changed in the workspace yet',
};

const Toolbar = styled.div`
  padding: ${theme.space[3]} ${theme.space[5]};
  border-bottom: 1px solid ${theme.color.hairline};
  ${theme.media.phone} {
    padding: ${theme.space[3]} ${theme.space[4]};
    /* Six kinds are wider than a phone: without this the last would lie out of sight, and nothing would say so. */
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
