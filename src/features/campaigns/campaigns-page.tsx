import { useDispatch, useSelector } from 'react-redux';
import { messageOf } from '../../api/api-error';
import { paths } from '../../config/paths';
import { campaignFilters } from '../../domain/campaign';
import { MINUTE_MS } from '../../domain/duration';
import { useNow } from '../../hooks/use-now';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Cols } from '../../ui/cols';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { Panel } from '../../ui/panel';
import { Skeleton, SkeletonPanel } from '../../ui/skeleton';
import { Row, Stack } from '../../ui/stack';
import { Tabs } from '../../ui/tabs';
import { useSession } from '../auth/auth-parts';
import { campaignsSentence, nothingHere } from './campaign-words';
import { useListCampaignsInfiniteQuery } from './campaigns-api';
import { filterChosen, selectFilter } from './campaigns-slice';
import { CampaignRecommendations } from './components/campaign-recommendations';
import { CampaignRow } from './components/campaign-row';
import { CampaignTemplates } from './components/campaign-templates';
import { GhostCampaign } from './components/ghost-campaign';
import { NewCampaign } from './components/new-campaign';

export function CampaignsPage() {
  const dispatch = useDispatch();
  const { workspace } = useSession();
  const now = useNow(MINUTE_MS);
  const filter = useSelector(selectFilter);
  const { data, currentData, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useListCampaignsInfiniteQuery({ filter });
  const first = data?.pages[0];
  const items = currentData?.pages.flatMap((page) => page.items);
  return (
    <Page>
      <PageHeader
        title="Campaigns"
        sentence={
          first ? campaignsSentence(first.counts, first.underWay, first.revenueSinceMonday, first.currency) : ' '
        }
        actions={
          <>
            <ButtonLink to={paths.sending}>Sender</ButtonLink>
            <NewCampaign />
          </>
        }
      />
      <Tabs
        label="Filter campaigns"
        value={filter}
        onChange={(value) => dispatch(filterChosen(value))}
        tabs={campaignFilters.map((value) => ({
          value,
          label: LABELS[value],
          ...(first && { count: first.counts[value] }),
        }))}
      >
        <Cols>
          <Stack>
            {!items && error ? (
              <Banner title="Campaigns could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
                {messageOf(error)}
              </Banner>
            ) : !first || !items ? (
              <Skeleton label="Loading campaigns">
                <SkeletonPanel rows={4} />
              </Skeleton>
            ) : items.length === 0 ? (
              <EmptyState
                level={2}
                ghost={<GhostCampaign />}
                title={first.counts.all === 0 ? 'Reach people who want to hear from you' : 'No campaigns here'}
                sentence={nothingHere[filter]}
              />
            ) : (
              <Panel label="Campaigns">
                {items.map((campaign) => (
                  <CampaignRow
                    key={campaign.id}
                    campaign={campaign}
                    currency={first.currency}
                    zone={workspace.zone}
                    now={now}
                  />
                ))}
              </Panel>
            )}
            {items && error && (
              <Banner title="These figures may be out of date." onRetry={() => void refetch()} retrying={isFetching}>
                {messageOf(error)}
              </Banner>
            )}
            {items && hasNextPage && (
              <Row>
                <Button onClick={() => void fetchNextPage()} busy={isFetchingNextPage} busyLabel="Loading…">
                  Show more
                </Button>
              </Row>
            )}
            <CampaignTemplates />
          </Stack>
          <CampaignRecommendations currency={first?.currency ?? 'USD'} />
        </Cols>
      </Tabs>
    </Page>
  );
}

const LABELS = { active: 'Active', completed: 'Completed', draft: 'Draft', all: 'All' } as const;
