import type { analyticsContract } from '../../contracts/analytics';
import type { Output } from '../../contracts/endpoint';
import { everyDay, type DayFigures } from '../../domain/analytics-figures';

type Analytics = Output<typeof analyticsContract.getAnalytics>;
type Attribution = Output<typeof analyticsContract.getAttribution>;
type TopItem = Output<typeof analyticsContract.listTopContent>['items'][number];

const current = { from: '2026-05-11', to: '2026-06-09' };
const before = { from: '2026-04-11', to: '2026-05-10' };

/** Thirty days of which one, 4 June, reached most; the thirty before brought a little less. */
export const buildAnalytics = (partial: Partial<Analytics> = {}): Analytics => ({
  current,
  before,
  until: '2026-06-09T11:04:00.000Z',
  since: '2026-01-05',
  currency: 'GBP',
  days: buildDays(current, (day) => (day === '2026-06-04' ? 960 : 100)),
  daysBefore: buildDays(before, () => 100),
  channels: [
    buildChannel({ channel: 'instagram', state: 'not-connected' }),
    buildChannel({ channel: 'facebook', state: 'not-connected' }),
    buildChannel({ channel: 'email', reach: 1_860, before: { reach: 1_500, engaged: 0, conversions: 0, revenue: 0 } }),
    buildChannel({
      channel: 'website',
      reach: 2_000,
      before: { reach: 2_500, engaged: 0, conversions: 0, revenue: 0 },
    }),
  ],
  notes: [{ day: '2026-06-04', kind: 'publish', title: 'The side cut', subjectId: postId }],
  ...partial,
});

/** Of those reached, 5% engaged; on each day one bought for £40. */
export const buildDays = (range: { from: string; to: string }, reachOn: (day: string) => number): DayFigures[] =>
  everyDay(range, []).map(({ day }) => {
    const reach = reachOn(day);
    const bought = reach > 0 ? 1 : 0;
    return {
      day,
      reach,
      engaged: Math.round(reach / 20),
      conversions: bought,
      revenue: bought * 4_000,
      visitors: Math.round(reach / 2),
      views: reach,
    };
  });

export const buildChannel = (
  partial: Partial<Analytics['channels'][number]> & Pick<Analytics['channels'][number], 'channel'>,
): Analytics['channels'][number] => ({
  reach: 0,
  engaged: 0,
  conversions: 0,
  revenue: 0,
  before: { reach: 0, engaged: 0, conversions: 0, revenue: 0 },
  state: 'measured',
  network: null,
  ...partial,
});

export const buildTopItem = (partial: Partial<TopItem> = {}): TopItem => ({
  id: postId,
  type: 'post',
  title: 'The side cut',
  at: '2026-06-04T15:30:00.000Z',
  pictureUrl: null,
  channel: 'website',
  reach: 960,
  engaged: 48,
  conversions: 11,
  revenue: 44_000,
  ...partial,
});

/** Nothing was brought. */
export const buildAttribution = (partial: Partial<Attribution> = {}): Attribution => ({
  current,
  currency: 'GBP',
  items: [],
  rest: { first: buildBrought(), last: buildBrought() },
  ...partial,
});

export const buildBrought = (partial: Partial<Attribution['rest']['first']> = {}) => ({
  leads: 0,
  conversions: 0,
  revenue: 0,
  ...partial,
});

export const postId = 'a3b1f0a2-5f0d-4a5e-9a8a-1f2d3c4b5a03';
