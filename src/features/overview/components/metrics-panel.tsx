import { messageOf } from '../../../api/api-error';
import { sayCount } from '../../../domain/bounded-count';
import { formatNumber } from '../../../lib/format-number';
import { Banner } from '../../../ui/banner';
import { Metric, MetricStrip } from '../../../ui/metric-strip';
import { Skeleton, SkeletonMetrics } from '../../../ui/skeleton';
import { useGetCycleQuery } from '../../engine/engine-shared-api';
import { useGetOverviewQuery } from '../overview-api';
import type { Overview } from '../waiting-sentence';

/** The four figures of the week. */
export function MetricsPanel() {
  const { data, error, isFetching, refetch } = useGetOverviewQuery();
  const paused = useGetCycleQuery().data?.running === false;
  if (!data && error)
    return (
      <Banner title="This week’s figures could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    );
  if (!data)
    return (
      <Skeleton label="Loading this week’s figures">
        <SkeletonMetrics count={4} />
      </Skeleton>
    );
  return (
    <MetricStrip label="This week in figures">
      {SHOWN.map(({ name, label, note, noteOfPause, noteOfNone }) => {
        const metric = data.metrics.find((candidate) => candidate.name === name);
        if (!metric) return null;
        const { value, lastWeek, series } = metric;
        return (
          <Metric
            key={name}
            label={label}
            value={name === 'review' || name === 'scheduled' ? sayCount(value) : formatNumber(value)}
            note={
              lastWeek !== null
                ? 'vs the same days last week'
                : value > 0
                  ? (paused && noteOfPause) || note
                  : noteOfNone
            }
            {...(lastWeek !== null && { delta: { value: value - lastWeek } })}
            {...(series.some((count) => count > 0) && { spark: series })}
          />
        );
      })}
    </MetricStrip>
  );
}

const SHOWN: { name: MetricName; label: string; note?: string; noteOfPause?: string; noteOfNone?: string }[] = [
  { name: 'published', label: 'Published this week' },
  { name: 'images', label: 'Images made' },
  { name: 'review', label: 'Ready for your approval', note: 'review, then approve', noteOfNone: 'nothing to review' },
  {
    name: 'scheduled',
    label: 'Scheduled',
    note: 'published automatically',
    noteOfPause: 'waiting while the engine is paused',
    noteOfNone: 'nothing planned',
  },
];

type MetricName = Overview['metrics'][number]['name'];
