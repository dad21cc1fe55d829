import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { messageOf } from '../../api/api-error';
import { isMeasured } from '../../domain/analytics-figures';
import { analyticsPeriods, type AnalyticsPeriod } from '../../domain/analytics-period';
import { MINUTE_MS } from '../../domain/duration';
import { toLocal } from '../../domain/zoned-time';
import { useNow } from '../../hooks/use-now';
import { formatTime } from '../../lib/format-time';
import { Banner } from '../../ui/banner';
import { Cols } from '../../ui/cols';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { Segmented } from '../../ui/segmented';
import { Stack } from '../../ui/stack';
import { theme } from '../../ui/theme';
import { useToast } from '../../ui/use-toast';
import { useSession } from '../auth/auth-parts';
import { useGetAnalyticsQuery } from './analytics-api';
import { periodChosen, selectPeriod } from './analytics-slice';
import { periodSentence } from './analytics-words';
import { AnalyticsMetrics } from './components/analytics-metrics';
import { AnalyticsSkeleton } from './components/analytics-skeleton';
import { ChannelPanel } from './components/channel-panel';
import { ContentPanel } from './components/content-panel';
import { DayChart } from './components/day-chart';
import { FilterChips } from './components/filter-chips';
import { FunnelPanel } from './components/funnel-panel';
import {
  AttributionPanel,
  BreakdownPanel,
  GoalsPanel,
  HoursPanel,
  InsightsPanel,
  CohortPanel,
} from './components/late-panels';
import { MeasureWebsite } from './components/measure-website';
import { NothingMeasured } from './components/nothing-measured';
import { VisitorsNow } from './components/visitors-now';
import { PageDown } from './components/panel-state';
import { latest } from './hooks/latest';
import { useQuestion } from './hooks/use-question';
import { useServerDown } from './hooks/use-server-down';
import { ExportReport } from './reports/export-report';

export function AnalyticsPage() {
  const dispatch = useDispatch();
  const { show } = useToast();
  const { zone } = useSession().workspace;
  const now = useNow(MINUTE_MS);
  const period = useSelector(selectPeriod);
  const found = useGetAnalyticsQuery(useQuestion());
  const { error, isFetching, refetch } = found;
  const data = latest(found);
  const down = useServerDown();
  useEffect(() => {
    BreakdownPanel.fetch();
    AttributionPanel.fetch();
    CohortPanel.fetch();
    HoursPanel.fetch();
    InsightsPanel.fetch();
    GoalsPanel.fetch();
  }, []);
  // Without a connection there are no figures of another period, and those on screen would be lost.
  const choosePeriod = (value: AnalyticsPeriod) => {
    if (navigator.onLine) dispatch(periodChosen(value));
    else show({ kind: 'failure', text: 'You are offline, so we cannot load another period.' });
  };
  const isCompared = data !== undefined && isMeasured(data.before, data.since);
  return (
    <Page>
      <PageHeader
        title="Analytics"
        sentence={
          data
            ? [periodSentence(data.days.length, data.current, data.since, isCompared), upTo(data.until, zone)].join(' ')
            : ' '
        }
        actions={
          <>
            <Segmented
              label="Period"
              value={period}
              onChange={choosePeriod}
              options={analyticsPeriods.map((value) => ({ value, label: value }))}
            />
            <ExportReport />
          </>
        }
      />
      {!data && error ? (
        <Banner title="The figures could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error)}
        </Banner>
      ) : !data ? (
        <AnalyticsSkeleton />
      ) : data.since === null ? (
        <NothingMeasured />
      ) : (
        <PageDown value={down.error !== undefined}>
          <Stack gap={8}>
            <Stack gap={4}>
              <VisitorsNow />
              <FilterChips />
              {down.error !== undefined && (
                <Banner title="Some figures could not be loaded." onRetry={down.askAgain}>
                  {messageOf(down.error)}
                </Banner>
              )}
              {error && down.error === undefined && (
                <Banner title="These figures may be out of date." onRetry={() => void refetch()} retrying={isFetching}>
                  {messageOf(error)}
                </Banner>
              )}
              <AnalyticsMetrics data={data} isCompared={isCompared} />
            </Stack>
            <Cols>
              <Stack>
                <DayChart data={data} isCompared={isCompared} today={toLocal(now, zone).date} />
                <ContentPanel now={now} />
                <BreakdownPanel />
              </Stack>
              <Stack>
                <ChannelPanel channels={data.channels} isCompared={isCompared} />
                <InsightsPanel />
                <GoalsPanel />
                <FunnelPanel />
              </Stack>
            </Cols>
            <Halves>
              <AttributionPanel />
              <Stack>
                <HoursPanel />
                <CohortPanel />
              </Stack>
            </Halves>
            {data.channels.some(({ channel, state }) => channel === 'website' && state === 'not-set-up') && (
              <MeasureWebsite />
            )}
          </Stack>
        </PageDown>
      )}
    </Page>
  );
}

/** The side column is shorter than the main one: what is left stands below both. */
const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space[6]};
  @media (max-width: 1080px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const upTo = (until: string | null, zone: string): string =>
  until === null ? '' : `Figures up to ${formatTime(until, zone)}.`;
