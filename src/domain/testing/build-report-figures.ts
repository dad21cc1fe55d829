import { everyDay } from '../analytics-figures';
import { daysOf } from '../analytics-period';
import type { ReportFigures } from '../report-figures';

/** Thirty days of a grill, each with more people than the one before, compared with thirty smaller ones. */
export function buildReportFigures(partial: Partial<ReportFigures> = {}): ReportFigures {
  const current = { from: '2026-05-10', to: '2026-06-08' };
  const before = { from: '2026-04-10', to: '2026-05-09' };
  return {
    business: 'Corner Grill',
    period: '30d',
    current,
    before,
    since: '2026-01-04',
    currency: 'USD',
    days: daysOf(current).map((day, index) => ({
      day,
      reach: 5_000 + index * 50 + (index === 25 ? 3_000 : 0),
      engaged: 320 + index,
      conversions: index % 7 === 5 ? 8 : 3,
      revenue: index % 7 === 5 ? 48_000 : 18_000,
      visitors: 600,
      views: 900,
    })),
    daysBefore: daysOf(before).map((day, index) => ({
      day,
      reach: 4_300 + index * 40,
      engaged: 250,
      conversions: 3,
      revenue: 20_500,
      visitors: 500,
      views: 800,
    })),
    channels: [
      { channel: 'instagram', ...none, before: none, state: 'not-connected' },
      { channel: 'facebook', ...none, before: none, state: 'not-connected' },
      {
        channel: 'email',
        reach: 98_000,
        engaged: 6_100,
        conversions: 70,
        revenue: 420_000,
        before: { reach: 80_000, engaged: 4_000, conversions: 50, revenue: 300_000 },
        state: 'measured',
      },
      {
        channel: 'website',
        reach: 76_750,
        engaged: 3_935,
        conversions: 40,
        revenue: 240_000,
        before: { reach: 66_400, engaged: 3_500, conversions: 40, revenue: 315_000 },
        state: 'measured',
      },
    ],
    content: [
      content(1, 'campaign', 'Two for one on Thursdays', 31_480, 2_900, 11),
      content(2, 'post', 'The side cut', 18_902, 1_340, 8),
      content(3, 'post', 'Where the tomatoes come from', 12_344, 815, 3),
      content(4, 'post', 'We cook at Jazz at Golden Hour', 11_015, 650, 4),
    ],
    funnel: [
      { step: 'visit', people: 18_000, before: 15_000 },
      { step: 'lead', people: 412, before: 371 },
      { step: 'customer', people: 110, before: 90 },
    ],
    sources: [
      { key: 'google.com', people: 6_120, events: 9_002 },
      { key: 'newsletter', people: 3_301, events: 4_010 },
      { key: 'instagram.com', people: 2_877, events: 3_100 },
    ],
    insights: [
      {
        week: '2026-06-08',
        facts: {
          kind: 'change',
          channel: 'email',
          metric: 'reach',
          count: 24_300,
          expected: 20_250.4,
          weeks: 8,
          post: null,
        },
        confidence: 98,
        impact: 'high',
        isApplied: false,
      },
      {
        week: '2026-06-01',
        facts: {
          kind: 'best-hour',
          hour: 12,
          slot: { weekday: 4, time: '16:30' },
          people: 340_120,
          actions: 19_000,
          share: 0.122,
          shareElsewhere: 0.058,
          weeks: 8,
        },
        confidence: 99,
        impact: 'medium',
        isApplied: true,
      },
    ],
    goals: [
      { name: 'Tables booked', kind: 'conversion', match: 'Table booked', monthly: 110, done: 31, forecast: 118 },
      { name: 'Menu read', kind: 'view', match: 'cornergrill.example/menu', monthly: 200, done: 240, forecast: 900 },
    ],
    hours: [
      { weekday: 4, hour: 16, reach: 9_630, engaged: 800 },
      { weekday: 5, hour: 12, reach: 4_100, engaged: 300 },
    ],
    ...partial,
  };
}

/** The same period with nothing measured in it, nor before. */
export const buildEmptyFigures = (partial: Partial<ReportFigures> = {}): ReportFigures => {
  const { current, before, channels } = buildReportFigures();
  return buildReportFigures({
    since: null,
    days: everyDay(current, []),
    daysBefore: everyDay(before, []),
    channels: channels.map(({ channel }) => ({
      channel,
      ...none,
      before: none,
      state: channel === 'email' || channel === 'website' ? 'not-set-up' : 'not-connected',
    })),
    content: [],
    funnel: (['visit', 'lead', 'customer'] as const).map((step) => ({ step, people: 0, before: 0 })),
    sources: [],
    hours: [],
    insights: [],
    goals: [],
    ...partial,
  });
};

const none = { reach: 0, engaged: 0, conversions: 0, revenue: 0 };

const content = (
  number: number,
  type: 'post' | 'campaign',
  title: string,
  reach: number,
  engaged: number,
  conversions: number,
): ReportFigures['content'][number] => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  type,
  title,
  at: '2026-06-04T14:30:00.000Z',
  channel: type === 'post' ? 'website' : 'email',
  reach,
  engaged,
  conversions,
  revenue: conversions * 6_000,
});
