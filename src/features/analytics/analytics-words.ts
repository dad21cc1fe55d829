import type { analyticsContract } from '../../contracts/analytics';
import type { Output } from '../../contracts/endpoint';
import type { DeviceType } from '../../domain/analytics-event';
import type { DayMetric } from '../../domain/analytics-metric';
import { periodDays, type DayRange } from '../../domain/analytics-period';
import { rangeInWords } from '../../domain/analytics-sentence';
import { dayInWords } from '../../domain/day-in-words';
import { shownPage } from '../../domain/shown-address';
import { formatMoney } from '../../lib/format-money';
import { formatNumber } from '../../lib/format-number';
import { pluralise } from '../../lib/pluralise';
import type { FilterDimension } from './analytics-slice';

export type Analytics = Output<typeof analyticsContract.getAnalytics>;
export type ChannelFigures = Analytics['channels'][number];

/** "10 May to 8 June, compared with the 30 days before. Bots and link scanners are left out." */
export function periodSentence(days: number, current: DayRange, since: string | null, isCompared: boolean): string {
  const compared = isCompared
    ? `, compared with the ${spanOf(days)} before`
    : since !== null
      ? `. Counting began on ${dayInWords(since, { year: since.slice(0, 4) !== current.to.slice(0, 4) })}, so there is nothing earlier to compare with`
      : '';
  return `${rangeInWords(current)}${compared}. Bots and link scanners are left out.`;
}

/** "vs previous 30 days" */
export const comparedWith = (days: number): string => `vs previous ${spanOf(days)}`;

const spanOf = (days: number): string => (days === periodDays['1y'] ? 'year' : `${days} days`);

export const metricNames: Record<DayMetric, string> = {
  reach: 'People reached',
  visitors: 'Website visitors',
  conversions: 'Conversions',
  revenue: 'Revenue',
};

/** On a switch, where room is short. */
export const shortMetricNames: Record<DayMetric, string> = {
  reach: 'Reach',
  visitors: 'Visitors',
  conversions: 'Conversions',
  revenue: 'Revenue',
};

/** A value of a metric in full: "9,612 people", "$1,420". */
export const sayMetric =
  (metric: DayMetric, currency: string) =>
  (value: number): string =>
    ({
      reach: () => pluralise(value, 'person', 'people'),
      visitors: () => pluralise(value, 'visitor'),
      conversions: () => pluralise(value, 'conversion'),
      revenue: () => formatMoney(value / 100, currency),
    })[metric]();

/** On an axis: "2.5k", "$10K". */
export const sayOnAxis =
  (metric: DayMetric, currency: string) =>
  (value: number): string =>
    metric === 'revenue'
      ? formatNumber(value / 100, { style: 'currency', currency, ...COMPACT })
      : formatNumber(value, COMPACT).toLowerCase();

/** A count where room is short: "86.9k". */
export const sayBriefly = (value: number): string =>
  value < 10_000 ? formatNumber(value) : formatNumber(value, COMPACT).toLowerCase();

/** A count in full, up to where it would not fit its tile: "173,480", then "12.3M". */
export const sayCount = (value: number): string =>
  value < 10_000_000 ? formatNumber(value) : formatNumber(value, { notation: 'compact', maximumFractionDigits: 2 });

export const channelNames: Record<ChannelFigures['channel'], string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  email: 'Email',
  website: 'Website',
  product: 'Fourbeat',
};

export const dimensionNames: Record<FilterDimension, { one: string; many: string }> = {
  page: { one: 'Page', many: 'Pages' },
  source: { one: 'Source', many: 'Sources' },
  campaign: { one: 'Campaign', many: 'Campaigns' },
  device: { one: 'Device', many: 'Devices' },
  country: { one: 'Country', many: 'Countries' },
};

/** A value of a dimension as people say it: "Phone", "Germany", "corner-grill.example/menu". */
export function sayValue(dimension: FilterDimension, value: string): string {
  if (dimension === 'device') return DEVICES[value as DeviceType] ?? value;
  if (dimension === 'country') return countryName(value);
  if (dimension === 'page' || dimension === 'source') return shownPage(value);
  return value;
}

function countryName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
  } catch {
    // Not the form of a country's code: an address may say anything.
    return code;
  }
}

const COMPACT = { notation: 'compact', maximumFractionDigits: 1 } as const;
const DEVICES: Record<DeviceType, string> = { phone: 'Phone', tablet: 'Tablet', desktop: 'Computer' };
