import { changeOf, engagementRate, total } from '../../../domain/analytics-figures';
import { formatMoney } from '../../../lib/format-money';
import { formatNumber } from '../../../lib/format-number';
import { formatPercent } from '../../../lib/format-percent';
import { Metric, MetricStrip } from '../../../ui/metric-strip';
import { comparedWith, sayCount, type Analytics } from '../analytics-words';

/** The four figures of a period. Without a whole period before it, no change is shown. */
export function AnalyticsMetrics({ data, isCompared }: MetricsProps) {
  const { days, daysBefore, currency } = data;
  const [now, before] = [days, daysBefore].map((its) => ({
    reach: total(its, 'reach'),
    rate: engagementRate({ reach: total(its, 'reach'), engaged: total(its, 'engaged') }),
    conversions: total(its, 'conversions'),
    revenue: total(its, 'revenue'),
  })) as [Sums, Sums];
  const percent = (value: number, earlier: number) => {
    const change = isCompared ? changeOf(value, earlier) : null;
    return change === null ? {} : { delta: { value: change, unit: '%' } };
  };
  const points =
    isCompared && now.rate !== null && before.rate !== null
      ? { delta: { value: Math.round((now.rate - before.rate) * 1000) / 10, unit: ' pt' } }
      : {};
  const versus = (earlier: number | null) =>
    isCompared
      ? earlier === 0 || earlier === null
        ? 'none in the period before'
        : comparedWith(days.length)
      : undefined;
  return (
    <MetricStrip label="Figures of this period">
      <Metric
        label="People reached"
        value={sayCount(now.reach)}
        note={versus(before.reach) ?? 'opens and visits'}
        {...percent(now.reach, before.reach)}
      />
      <Metric
        label="Engagement rate"
        value={now.rate === null ? '–' : formatPercent(now.rate)}
        note={now.rate === null ? 'nobody reached yet' : (versus(before.rate) ?? 'clicked, got in touch or bought')}
        {...points}
      />
      <Metric
        label="Conversions"
        value={formatNumber(now.conversions)}
        note={versus(before.conversions) ?? 'bookings and orders'}
        {...percent(now.conversions, before.conversions)}
      />
      <Metric
        label="Revenue tracked"
        value={money(now.revenue, currency)}
        note={versus(before.revenue) ?? 'from bookings and orders'}
        {...percent(now.revenue, before.revenue)}
      />
    </MetricStrip>
  );
}

/** Without cents on large amounts, where nobody would read them. */
const money = (hundredths: number, currency: string): string =>
  hundredths < 1_000_000_000
    ? formatMoney(hundredths < 100_000 ? hundredths / 100 : Math.round(hundredths / 100), currency)
    : formatNumber(hundredths / 100, { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 2 });

interface Sums {
  reach: number;
  rate: number | null;
  conversions: number;
  revenue: number;
}

interface MetricsProps {
  data: Analytics;
  isCompared: boolean;
}
