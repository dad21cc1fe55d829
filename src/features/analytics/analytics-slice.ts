import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { locationRestored, type SharedChoices } from '../../api/location';
import { sessionChanged } from '../../api/session';
import { paths } from '../../config/paths';
import type { DeviceType } from '../../domain/analytics-event';
import { dayMetrics, type DayMetric } from '../../domain/analytics-metric';
import type { AnalyticsPeriod } from '../../domain/analytics-period';

/** What the page can be filtered by; also the tabs of the breakdown. */
export const filterDimensions = ['page', 'source', 'campaign', 'device', 'country'] as const;

/**
 * The first load of the dashboard carries this file, but not what it imports types from: what those files list is listed
 * here too, and a test holds both together.
 */
const PERIODS: readonly AnalyticsPeriod[] = ['7d', '30d', '90d', '1y'];
const DEVICE = /^(phone|tablet|desktop)$/;

const initialState: AnalyticsState = { period: '30d', metric: 'reach', tab: 'page', filter: {} };

/** Period, metric, breakdown and filters of the page. */
export const analyticsSlice = createSlice({
  name: 'analytics',
  initialState,
  reducers: {
    periodChosen: (state, { payload }: PayloadAction<AnalyticsPeriod>) => ({ ...state, period: payload }),
    metricChosen: (state, { payload }: PayloadAction<DayMetric>) => ({ ...state, metric: payload }),
    breakdownChosen: (state, { payload }: PayloadAction<FilterDimension>) => ({ ...state, tab: payload }),
    filterAdded: (state, { payload: { by, value } }: PayloadAction<{ by: FilterDimension; value: string }>) => ({
      ...state,
      filter: { ...state.filter, [by]: value },
    }),
    filterRemoved: (state, { payload: removed }: PayloadAction<FilterDimension>) => ({
      ...state,
      filter: Object.fromEntries(Object.entries(state.filter).filter(([by]) => by !== removed)),
    }),
    filtersCleared: (state) => ({ ...state, filter: {} }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(locationRestored, (state, { payload: { pathname, params } }) =>
        pathname === paths.analytics
          ? {
              period: PERIODS.find((known) => known === params.period) ?? initialState.period,
              metric: dayMetrics.find((known) => known === params.metric) ?? initialState.metric,
              tab: filterDimensions.find((known) => known === params.by) ?? initialState.tab,
              filter: Object.fromEntries(
                filterDimensions.flatMap((by) => (isUsable(by, params[by]) ? [[by, params[by]]] : [])),
              ),
            }
          : state,
      )
      .addMatcher(sessionChanged, () => initialState),
  selectors: {
    selectPeriod: (state) => state.period,
    selectMetric: (state) => state.metric,
    selectTab: (state) => state.tab,
    selectFilter: (state) => state.filter,
  },
});

export const { periodChosen, metricChosen, breakdownChosen, filterAdded, filterRemoved, filtersCleared } =
  analyticsSlice.actions;
export const { selectPeriod, selectMetric, selectTab, selectFilter } = analyticsSlice.selectors;

export const analyticsChoices: SharedChoices<{ analytics: AnalyticsState }> = {
  pathname: paths.analytics,
  select: ({ analytics: { period, metric, tab, filter } }) => ({
    period: period === initialState.period ? null : period,
    metric: metric === initialState.metric ? null : metric,
    by: tab === initialState.tab ? null : tab,
    ...Object.fromEntries(filterDimensions.map((dimension) => [dimension, filter[dimension] ?? null])),
  }),
};

/** Filters that the server would refuse are ignored: somebody may have typed the address by hand. */
function isUsable(by: FilterDimension, value: string | undefined): value is string {
  if (!value) return false;
  if (by === 'device') return DEVICE.test(value);
  if (by === 'country') return /^[A-Z]{2}$/.test(value);
  return value.length <= (by === 'page' ? 500 : 120);
}

export type FilterDimension = (typeof filterDimensions)[number];
export interface AnalyticsFilter {
  page?: string;
  source?: string;
  campaign?: string;
  device?: DeviceType;
  country?: string;
}

interface AnalyticsState {
  period: AnalyticsPeriod;
  metric: DayMetric;
  tab: FilterDimension;
  filter: AnalyticsFilter;
}
