import { locationRestored } from '../../api/location';
import { sessionEnded } from '../../api/session';
import { paths } from '../../config/paths';
import { deviceTypes, eventLimits } from '../../domain/analytics-event';
import { analyticsPeriods, STANDARD_PERIOD } from '../../domain/analytics-period';
import {
  analyticsChoices,
  analyticsSlice,
  breakdownChosen,
  filterAdded,
  filterRemoved,
  filtersCleared,
  metricChosen,
  periodChosen,
} from './analytics-slice';

const { reducer } = analyticsSlice;
const after = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce(reducer, reducer(undefined, { type: 'start' }));
const at = (params: Record<string, string>, pathname: string = paths.analytics) =>
  locationRestored({ pathname, params });
const address = (...actions: Parameters<typeof after>) =>
  Object.fromEntries(
    Object.entries(analyticsChoices.select({ analytics: after(...actions) })).filter(([, value]) => value !== null),
  );

test('the last thirty days and people reached are shown, and an address says only what differs', () => {
  expect(after()).toEqual({ period: '30d', metric: 'reach', tab: 'page', filter: {} });
  expect(address()).toEqual({});
});

test('period, metric, breakdown and filters go to the address and come back from it', () => {
  const chosen = [
    periodChosen('1y'),
    metricChosen('revenue'),
    breakdownChosen('country'),
    filterAdded({ by: 'page', value: 'grill.example/menu?x=ä&b' }),
    filterAdded({ by: 'device', value: 'phone' }),
  ];
  expect(address(...chosen)).toEqual({
    period: '1y',
    metric: 'revenue',
    by: 'country',
    page: 'grill.example/menu?x=ä&b',
    device: 'phone',
  });
  expect(after(at(address(...chosen) as Record<string, string>))).toEqual(after(...chosen));
});

test('every period and device can come from an address', () => {
  expect(analyticsPeriods.map((period) => after(at({ period })).period)).toEqual(analyticsPeriods);
  expect(deviceTypes.map((device) => after(at({ device })).filter.device)).toEqual(deviceTypes);
  expect(after().period).toBe(STANDARD_PERIOD);
});

test('what nobody can choose is left out of a typed address', () => {
  expect(
    after(
      at({
        period: '2w',
        metric: 'likes',
        by: 'mood',
        device: 'toaster',
        country: 'germany',
        page: 'x'.repeat(eventLimits.page + 1),
        campaign: 'x'.repeat(eventLimits.campaign + 1),
        source: 'y'.repeat(eventLimits.source),
      }),
    ),
  ).toEqual({ period: '30d', metric: 'reach', tab: 'page', filter: { source: 'y'.repeat(120) } });
});

test('a dimension has one filter; each can be taken away, and all together', () => {
  const two = [
    filterAdded({ by: 'source', value: 'google' }),
    filterAdded({ by: 'source', value: 'bing' }),
    filterAdded({ by: 'country', value: 'GB' }),
  ];
  expect(after(...two).filter).toEqual({ source: 'bing', country: 'GB' });
  expect(after(...two, filterRemoved('source')).filter).toEqual({ country: 'GB' });
  expect(after(...two, filtersCleared()).filter).toEqual({});
});

test('another page changes nothing, and the choices end with the session', () => {
  expect(after(periodChosen('7d'), at({}, paths.seo)).period).toBe('7d');
  expect(after(periodChosen('7d'), sessionEnded({ by: 'user' }))).toEqual(after());
});
