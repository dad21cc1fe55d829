import * as z from 'zod/mini';
import { eventChannels } from '../domain/analytics-event';
import { filterInput, periodInput } from './analytics-input';
import { analyticsAttributionContract } from './analytics-attribution';
import { analyticsGoalsContract } from './analytics-goals';
import { analyticsRetentionContract } from './analytics-retention';
import { analyticsInsightsContract } from './analytics-insights';
import { endpoint } from './endpoint';
import { day, id, instant, pageSize, storedText } from './text';

const sums = { reach: z.number(), engaged: z.number(), conversions: z.number(), revenue: z.number() };
const range = z.object({ from: day, to: day });
const channel = z.enum(eventChannels);
const question = { period: periodInput, ...filterInput };
const read = { method: 'GET', access: 'session' } as const;

/** What the business reached: measured figures, each against the period before. Money is in hundredths of `currency`. */
export const analyticsFiguresContract = {
  getAnalytics: endpoint({
    ...read,
    path: '/api/analytics',
    summary: 'Figures of a period by day and channel, and of the period before.',
    input: z.object(question),
    output: z.object({
      current: range,
      before: range,
      /** Figures are complete up to here; null before the first event. */
      until: z.nullable(instant),
      /** The first day of which anything is known: an earlier one has no figure, not the figure zero. */
      since: z.nullable(day),
      currency: storedText(3),
      /** Of `current`, every day once. */
      days: z.array(z.object({ day, ...sums, visitors: z.number(), views: z.number() })),
      daysBefore: z.array(z.object({ day, ...sums, visitors: z.number(), views: z.number() })),
      channels: z.array(
        z.object({
          channel,
          ...sums,
          before: z.object(sums),
          /** How it comes by figures: measured here, counted by the network itself, or nothing to measure with yet. */
          state: z.enum(['measured', 'by-network', 'not-connected', 'not-set-up']),
          /** What the network counts of the posts it got in the period; `reach` adds up people per post, null without one. */
          network: z.nullable(z.object({ posts: z.number(), reach: z.nullable(z.number()), responses: z.number() })),
        }),
      ),
      /** Our own events on these days, to stand in the chart. */
      notes: z.array(z.object({ day, kind: z.enum(['publish', 'campaign']), title: storedText(200), subjectId: id })),
    }),
  }),
  listTopContent: endpoint({
    ...read,
    path: '/api/analytics/content',
    summary: 'Posts and campaigns of a period, by people reached.',
    input: z.object({ ...question, limit: pageSize(10) }),
    output: z.object({
      items: z.array(
        z.object({
          id,
          type: z.enum(['post', 'campaign', 'automation']),
          title: storedText(200),
          at: z.nullable(instant),
          pictureUrl: z.nullable(storedText(300)),
          channel,
          ...sums,
        }),
      ),
    }),
  }),
  listBreakdown: endpoint({
    ...read,
    path: '/api/analytics/breakdown',
    summary: 'The largest pages, sources, campaigns, devices or countries of a period.',
    input: z.object({
      ...question,
      dimension: z._default(z.enum(['page', 'source', 'campaign', 'device', 'country']), 'page'),
      limit: pageSize(10),
    }),
    output: z.object({ items: z.array(z.object({ key: storedText(500), people: z.number(), events: z.number() })) }),
  }),
  getBestHours: endpoint({
    ...read,
    path: '/api/analytics/hours',
    summary: 'When people were reached, by weekday and hour of the workspace’s clock.',
    input: z.object({ period: periodInput }),
    output: z.object({
      /** Hours in which nothing happened are left out. `weekday`: 1 is Monday. */
      hours: z.array(z.object({ weekday: z.number(), hour: z.number(), reach: z.number(), engaged: z.number() })),
    }),
  }),
  getFunnel: endpoint({
    ...read,
    path: '/api/analytics/funnel',
    summary: 'From visit to lead to customer in a period, and in the one before.',
    input: z.object(question),
    output: z.object({
      steps: z.array(z.object({ step: z.enum(['visit', 'lead', 'customer']), people: z.number(), before: z.number() })),
    }),
  }),
  getRecentVisitors: endpoint({
    ...read,
    path: '/api/analytics/now',
    summary: 'People on the website in the last five minutes, and views of the last thirty by minute.',
    input: z.object({}),
    output: z.object({
      people: z.number(),
      pages: z.array(z.object({ page: storedText(500), people: z.number() })),
      minutes: z.array(z.number()),
    }),
  }),
};

export const analyticsContract = {
  ...analyticsFiguresContract,
  ...analyticsInsightsContract,
  ...analyticsGoalsContract,
  ...analyticsAttributionContract,
  ...analyticsRetentionContract,
};
