import { shownPage } from '../../../domain/shown-address';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { Stack } from '../../../ui/stack';
import { useListVisitSitesQuery } from '../../visits/visits-api';
import { AnalyticsSkeleton } from './analytics-skeleton';
import { GhostChart } from './ghost-chart';
import { MEASURE_WEBSITE, MeasureWebsite } from './measure-website';

/** Before the first event: what the page is for, and what gives it figures, or what it is waiting for. */
export function NothingMeasured() {
  const { data, isLoading } = useListVisitSitesQuery();
  if (isLoading) return <AnalyticsSkeleton />; // which of the two it is would change before the reader's eyes
  const site = data?.items[0];
  const [title, sentence, action] = site
    ? [
        'Waiting for the first visit',
        `Figures appear here within a minute of somebody opening a page of ${shownPage(site.hosts[0]!)} that has the line.`,
        'Check your website',
      ]
    : [
        'See what your marketing brings in',
        `Visits, bookings and sales will show here, each traced to the post or campaign behind it. Your public page here and the emails you send are counted automatically; a website of your own needs one line of code.`,
        'Measure your website',
      ];
  return (
    <Stack>
      <EmptyState
        level={2}
        ghost={<GhostChart />}
        title={title}
        sentence={sentence}
        action={
          <ButtonLink href={`#${MEASURE_WEBSITE}`} variant="primary">
            {action}
          </ButtonLink>
        }
      />
      <MeasureWebsite />
    </Stack>
  );
}
