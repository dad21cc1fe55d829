import { messageOf } from '../../../api/api-error';
import type { Output } from '../../../contracts/endpoint';
import type { planContract } from '../../../contracts/plan';
import { formatNumber } from '../../../lib/format-number';
import { Banner } from '../../../ui/banner';
import { EmptyState } from '../../../ui/empty-state';
import { GhostRows } from '../../../ui/ghost';
import { Panel, PanelBody, PanelSection } from '../../../ui/panel';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { Table, type TableColumn } from '../../../ui/table';
import { Text } from '../../../ui/text';
import { POLLING } from '../hooks/polling';
import { useListSharedUsageInfiniteQuery } from '../operator-api';
import { MoreRows } from './more-rows';

/** This month's counts of the workspaces that share them. Counts, never content. */
export function UsageTab() {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useListSharedUsageInfiniteQuery({}, POLLING);
  const rows = data?.pages.flatMap((page) => page.items);
  return (
    <Panel title="Usage this month">
      {!rows && error && (
        <PanelBody>
          <Banner title="The usage could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
            {messageOf(error)}
          </Banner>
        </PanelBody>
      )}
      {!rows && !error && (
        <Skeleton label="Loading usage">
          <SkeletonRows count={4} />
        </Skeleton>
      )}
      {rows?.length === 0 && (
        <PanelBody>
          <EmptyState
            level={3}
            ghost={<GhostRows count={3} />}
            title="Nobody shares their usage"
            sentence="Workspaces appear here with this month’s counts once their owner turns on sharing, under Settings, Privacy. It is off by default."
          />
        </PanelBody>
      )}
      {rows && rows.length > 0 && (
        <>
          <Table label="Usage this month" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} dense />
          {hasNextPage && (
            <MoreRows
              failed={isFetchNextPageError}
              error={error}
              busy={isFetchingNextPage}
              onMore={() => void fetchNextPage()}
            />
          )}
          <PanelSection>
            <Text size="xs" tone={3}>
              Only workspaces that chose to share appear here, with counts and never with content. Each owner can stop
              it at any time.
            </Text>
          </PanelSection>
        </>
      )}
    </Panel>
  );
}

const COLUMNS: TableColumn<SharedUsage>[] = [
  { head: 'Workspace', render: ({ name }) => <span dir="auto">{name}</span>, main: true },
  { head: 'Plan', render: ({ plan }) => plan },
  { head: 'Pieces', render: ({ pieces }) => formatNumber(pieces), numeric: true, hideOnPhone: true },
  { head: 'Published', render: ({ published }) => formatNumber(published), numeric: true, hideOnPhone: true },
  { head: 'Images', render: ({ images }) => formatNumber(images), numeric: true },
  { head: 'Videos', render: ({ videos }) => formatNumber(videos), numeric: true, hideOnPhone: true },
  { head: 'Members', render: ({ members }) => formatNumber(members), numeric: true, hideOnPhone: true },
];

type SharedUsage = Output<typeof planContract.listSharedUsage>['items'][number];
