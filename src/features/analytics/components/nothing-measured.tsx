import { shownPage } from '../../../domain/shown-address';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { Stack } from '../../../ui/stack';
import { useListVisitSitesQuery } from '../../visits/visits-api';
import type { Analytics } from '../analytics-words';
import { AnalyticsSkeleton } from './analytics-skeleton';
import { GhostChart } from './ghost-chart';
import { MEASURE_WEBSITE, MeasureWebsite } from './measure-website';

/** Before the first event: what the page is for, and what gives it figures, or what it is waiting for. */
export function NothingMeasured({ channels }: Pick<Analytics, 'channels'>) {
  const sends = channels.some(({ channel, state }) => channel === 'email' && state === 'measured');
  const { data, isLoading } = useListVisitSitesQuery();
  if (isLoading) return <AnalyticsSkeleton />; // which of the two it is would change before the reader's eyes
  const site = data?.items[0];
  const [title, sentence, action] = site
    ? [
        'Waiting for the first visit',
        `As soon as somebody opens a page of ${shownPage(site.hosts[0]!)} with the line in it, the figures begin here, within a minute.`,
        'Check your website',
      ]
    : [
        'See what your marketing brings in',
        `Visits, bookings and sales will show here, each traced to the post or campaign behind it. ${sends ? 'Opens and clicks in the emails you send from now on count too.' : 'Start with one line of code on your website. Emails are counted automatically.'}`,
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
