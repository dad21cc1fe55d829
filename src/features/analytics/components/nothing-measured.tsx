import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { Stack } from '../../../ui/stack';
import type { Analytics } from '../analytics-words';
import { GhostChart } from './ghost-chart';
import { MEASURE_WEBSITE, MeasureWebsite } from './measure-website';

/** Before the first event: what the page is for, and what gives it figures. */
export function NothingMeasured({ channels }: Pick<Analytics, 'channels'>) {
  const sends = channels.some(({ channel, state }) => channel === 'email' && state === 'measured');
  return (
    <Stack>
      <EmptyState
        level={2}
        ghost={<GhostChart />}
        title="See what your marketing brings in"
        sentence={`Visits, bookings and sales will show here, each traced to the post or campaign behind it. ${sends ? 'Opens and clicks in the emails you send from now on count too.' : 'Start with one line of code on your website. Emails are counted automatically.'}`}
        action={
          <ButtonLink href={`#${MEASURE_WEBSITE}`} variant="primary">
            Measure your website
          </ButtonLink>
        }
      />
      <MeasureWebsite />
    </Stack>
  );
}
