import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../../api/api-error';
import { canLift, liftableReasons, suppressionReasons, type SuppressionReason } from '../../../../domain/consent';
import { useDebounced } from '../../../../hooks/use-debounced';
import { Banner } from '../../../../ui/banner';
import { Button } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/empty-state';
import { GhostRows } from '../../../../ui/ghost';
import { List } from '../../../../ui/list';
import { NoResults } from '../../../../ui/no-results';
import { Panel } from '../../../../ui/panel';
import { SearchInput } from '../../../../ui/search-input';
import { Select } from '../../../../ui/select';
import { Skeleton, SkeletonPanel } from '../../../../ui/skeleton';
import { Stack } from '../../../../ui/stack';
import { theme } from '../../../../ui/theme';
import { useSession } from '../../../auth/auth-parts';
import { useListSuppressionsInfiniteQuery } from '../../contacts-api';
import { groupSuppressions } from '../suppression-groups';
import { reasonWords } from '../suppression-words';
import { SuppressionRow } from './suppression-row';
import { UnblockBar } from './unblock-bar';

/** Blocked addresses, newest first, and the ways to find them. */
export function SuppressionList() {
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState<Shown>('all');
  const search = useDebounced(typed).trim();
  return (
    <Stack gap={4}>
      <Ways>
        <SearchInput label="Search blocked addresses" shortcut="/" value={typed} onChange={setTyped} />
        <Select label="Reason" options={REASONS} value={reason} onChange={setReason} />
      </Ways>
      <Found
        key={`${reason} ${search}`}
        search={search}
        reason={reason}
        onClear={() => {
          setTyped('');
          setReason('all');
        }}
      />
    </Stack>
  );
}

function Found({ search, reason, onClear }: { search: string; reason: Shown; onClear: () => void }) {
  const { zone } = useSession().workspace;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { currentData, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } =
    useListSuppressionsInfiniteQuery({ ...(search && { search }), ...(reason !== 'all' && { reason }) });
  const items = currentData?.pages.flatMap((page) => page.items);
  if (!items) {
    return error ? (
      <Banner title="Blocked addresses could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    ) : (
      <Skeleton label="Loading blocked addresses">
        <SkeletonPanel rows={5} />
      </Skeleton>
    );
  }
  if (items.length === 0) {
    if (search) return <NoResults query={search} onClear={onClear} />;
    return reason === 'all' ? (
      <EmptyState
        level={2}
        ghost={<GhostRows count={2} />}
        title="No blocked addresses"
        sentence="People who unsubscribe and addresses that don’t exist will show here."
      />
    ) : (
      <EmptyState
        level={2}
        ghost={<GhostRows count={2} />}
        title={`No addresses under “${reasonWords[reason]}”`}
        sentence="Other addresses may be blocked for other reasons."
        action={<Button onClick={onClear}>Show all</Button>}
      />
    );
  }
  const groups = groupSuppressions(items);
  const open = groups.filter((group) => canLift(group.reason));
  const picked = open.filter(({ ids }) => chosen.has(ids[0]!));
  const choose = (group: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, group] : [...before].filter((one) => one !== group)));
  return (
    <Panel label="Blocked addresses">
      {open.length > 0 && (
        <UnblockBar
          chosen={picked}
          all={open.length}
          search={search}
          reason={liftableReasons.find((one) => one === reason) ?? null}
          onAll={(isChosen) => setChosen(new Set(isChosen ? open.map(({ ids }) => ids[0]!) : []))}
          onDone={() => setChosen(new Set())}
        />
      )}
      <List label="Blocked addresses">
        {groups.map((group) => (
          <SuppressionRow
            key={group.ids[0]}
            group={group}
            zone={zone}
            chosen={chosen.has(group.ids[0]!)}
            onChosen={(isChosen) => choose(group.ids[0]!, isChosen)}
          />
        ))}
      </List>
      {(hasNextPage || error) && (
        <Foot>
          {error ? (
            <Banner
              title="The rest could not be loaded."
              onRetry={() => void fetchNextPage()}
              retrying={isFetchingNextPage}
            >
              {messageOf(error)}
            </Banner>
          ) : (
            <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show more
            </Button>
          )}
        </Foot>
      )}
    </Panel>
  );
}

const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 12rem;
  gap: ${theme.space[3]};
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Foot = styled.div`
  display: grid;
  justify-content: center;
  padding: ${theme.space[4]};
  border-top: 1px solid ${theme.color.hairline};
`;

const REASONS: { value: Shown; label: string }[] = [
  { value: 'all', label: 'All reasons' },
  ...suppressionReasons.map((value) => ({ value, label: reasonWords[value] })),
];

type Shown = SuppressionReason | 'all';
