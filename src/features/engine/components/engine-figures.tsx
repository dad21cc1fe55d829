import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { paths } from '../../../config/paths';
import { dayInWords } from '../../../domain/day-in-words';
import { DAY_MS, MINUTE_MS } from '../../../domain/duration';
import { savedActions, type SavedAction } from '../../../domain/savings';
import { useNow } from '../../../hooks/use-now';
import { formatMoney } from '../../../lib/format-money';
import { formatNumber } from '../../../lib/format-number';
import { formatPercent } from '../../../lib/format-percent';
import { pluralise } from '../../../lib/pluralise';
import { Banner } from '../../../ui/banner';
import { Metric, MetricStrip } from '../../../ui/metric-strip';
import { Popover } from '../../../ui/popover';
import { Skeleton, SkeletonMetrics } from '../../../ui/skeleton';
import { theme } from '../../../ui/theme';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { useSession } from '../../auth/auth-parts';
import { useGetEngineFiguresQuery } from '../engine-api';

/** The six figures of the last thirty days, each leading to where it comes from. What was not measured is a dash. */
export function EngineFigures() {
  const { data, error, isFetching, refetch } = useGetEngineFiguresQuery();
  const isFilling = useIsFilling() && data?.reach === null;
  useGetEngineFiguresQuery(undefined, { pollingInterval: isFilling ? 3_000 : 0 });
  if (!data || isFilling)
    return error ? (
      <Banner title="The figures could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    ) : (
      <Skeleton label="Loading the figures">
        <SkeletonMetrics count={6} />
      </Skeleton>
    );
  const { contentCreated, engagement, reach, conversion, actions, minutes, hoursSaved, costSavings } = data;
  const { currency, hourlyRate } = data;
  const why = reach === null ? 'nothing measured yet' : 'nobody reached yet';
  return (
    <MetricStrip label={`${dayInWords(data.from)} to ${dayInWords(data.to)}`} columns={6}>
      <Metric
        label="Content created"
        value={<Source to={`${paths.engine}?tab=queue`}>{formatNumber(contentCreated)}</Source>}
        note="in 30 days"
      />
      <Metric
        label="Average engagement"
        value={<Measured value={engagement === null ? null : formatPercent(engagement)} />}
        note={engagement === null ? why : 'of people reached'}
      />
      <Metric
        label="Total reach"
        value={<Measured value={reach === null ? null : formatNumber(reach, COMPACT)} />}
        note={reach === null ? why : 'people in 30 days'}
      />
      <Metric
        label="Conversion rate"
        value={<Measured value={conversion === null ? null : formatPercent(conversion)} />}
        note={conversion === null ? why : 'bought or booked'}
      />
      <Metric
        label="Hours saved"
        value={formatNumber(hoursSaved, { maximumFractionDigits: 1 })}
        estimate
        note={
          <Explained title="How hours saved is worked out">
            <Counts>
              {savedActions.map((action) => (
                <li key={action}>
                  {pluralise(actions[action], 'post')} {DONE[action]} × {minutes[action]} min
                </li>
              ))}
            </Counts>
            That is {pluralise(Math.round(hoursSaved * 10) / 10, 'hour')} for posts published in the last 30 days.{' '}
            <Source to={`${paths.engine}?tab=settings&section=savings`}>Change the minutes</Source>
          </Explained>
        }
      />
      <Metric
        label="Cost savings"
        value={formatMoney(costSavings, currency)}
        estimate
        note={
          <Explained title="How cost savings is worked out">
            {pluralise(Math.round(hoursSaved * 10) / 10, 'hour')} saved in 30 days, at{' '}
            {formatMoney(hourlyRate, currency)} an hour, is {formatMoney(costSavings, currency)}.{' '}
            <Source to={`${paths.engine}?tab=settings&section=savings`}>Change the rate</Source>
          </Explained>
        }
      />
    </MetricStrip>
  );
}

/** A demo's visits are written by a job while its visitor looks around: for that time, nothing is said to be unmeasured. */
function useIsFilling(): boolean {
  const { demo } = useSession();
  const now = useNow();
  return demo !== null && now.getTime() < Date.parse(demo.endsAt) - DAY_MS + FILLED_IN_MS;
}

/** A demo ends a day after it was opened. */
const FILLED_IN_MS = 2 * MINUTE_MS;

/** A figure of Analytics, which has the days, channels and posts behind it; null is a dash. */
function Measured({ value }: { value: string | null }) {
  if (value !== null) return <Source to={paths.analytics}>{value}</Source>;
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>Not measured</VisuallyHidden>
    </>
  );
}

/** How an estimate was made. */
function Explained({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Popover
      title={title}
      align="end"
      trigger={
        <How type="button" aria-label={title}>
          How?
        </How>
      }
    >
      <Formula>{children}</Formula>
    </Popover>
  );
}

const DONE: Record<SavedAction, string> = {
  planned: 'planned',
  written: 'written',
  designed: 'given a picture',
  published: 'published',
};

const COMPACT = { notation: 'compact', maximumFractionDigits: 1 } as const;

const Source = styled(RouterLink)`
  color: inherit;
  text-decoration: underline;
  text-decoration-color: transparent;
  text-underline-offset: 3px;
  &:hover,
  div > & {
    text-decoration-color: ${theme.color.control};
  }
`;

const How = styled.button`
  padding: 0 0.25rem;
  border-radius: ${theme.radius.tag};
  text-decoration: underline;
  text-decoration-color: ${theme.color.control};
  text-underline-offset: 3px;
  &:hover {
    color: ${theme.color.text1};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${theme.media.phone} {
    padding-block: 0.5rem;
    margin-block: -0.5rem;
  }
`;

const Formula = styled.div`
  padding: ${theme.space[4]};
  ${theme.type.sm}
  color: ${theme.color.text2};
  text-wrap: pretty;
`;

const Counts = styled.ul`
  margin-bottom: ${theme.space[2]};
  font-variant-numeric: tabular-nums;
`;
