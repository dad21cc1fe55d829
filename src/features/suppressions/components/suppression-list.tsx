import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { useDebounced } from '../../../hooks/use-debounced';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { GhostRows } from '../../../ui/ghost';
import { List } from '../../../ui/list';
import { NoResults } from '../../../ui/no-results';
import { Panel } from '../../../ui/panel';
import { SearchInput } from '../../../ui/search-input';
import { Skeleton, SkeletonPanel } from '../../../ui/skeleton';
import { Stack } from '../../../ui/stack';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import { useListSuppressionsInfiniteQuery } from '../../contacts/contacts-api';
import { groupSuppressions } from '../suppression-groups';
import { SuppressionRow } from './suppression-row';

/** Blocked addresses, newest first, and the way to find one. */
export function SuppressionList() {
  const [typed, setTyped] = useState('');
  return (
    <Stack gap={4}>
      <SearchInput label="Search blocked addresses" shortcut="/" value={typed} onChange={setTyped} />
      <Found search={useDebounced(typed).trim()} onClear={() => setTyped('')} />
    </Stack>
  );
}

function Found({ search, onClear }: { search: string; onClear: () => void }) {
  const { zone } = useSession().workspace;
  const { currentData, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = useListSuppressionsInfiniteQuery(search ? { search } : {});
  const items = currentData?.pages.flatMap((page) => page.items);
  if (!items) {
    return error
      ? <Banner title="Blocked addresses could not be read." onRetry={() => void refetch()} retrying={isFetching}>{messageOf(error)}</Banner>
      : <Skeleton label="Loading blocked addresses"><SkeletonPanel rows={5} /></Skeleton>;
  }
  if (items.length === 0) {
    return search
      ? <NoResults query={search} onClear={onClear} />
      : <EmptyState level={2} ghost={<GhostRows count={2} />} title="No address is blocked" sentence="Whoever unsubscribes, and every address that does not exist, stands here from then on." />;
  }
  return (
    <Panel label="Blocked addresses">
      <List label="Blocked addresses">{groupSuppressions(items).map((group) => <SuppressionRow key={group.ids[0]} group={group} zone={zone} />)}</List>
      {(hasNextPage || error) && (
        <Foot>
          {error ? <Banner title="More could not be read." onRetry={() => void fetchNextPage()} retrying={isFetchingNextPage}>{messageOf(error)}</Banner> : <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>Show more</Button>}
        </Foot>
      )}
    </Panel>
  );
}

const Foot = styled.div`
  display: grid;
  justify-content: center;
  padding: ${theme.space[4]};
  border-top: 1px solid ${theme.color.hairline};
`;
