import * as z from 'zod/mini';
import { insightImpacts, insightKinds, insightSteps } from '../domain/insight';
import { endpoint } from './endpoint';
import { id, instant, storedText } from './text';

const insightSchema = z.object({
  id,
  kind: z.enum(insightKinds),
  title: storedText(300),
  /** The figures that it rests on, and how many they are. */
  text: storedText(600),
  /** Per cent: 100 less the corrected probability that chance alone gives figures like these. */
  confidence: z.number(),
  impact: z.enum(insightImpacts),
  state: z.enum(['open', 'applied']),
  /** What Apply does; null where only the owner can act, on the page `actAt`. */
  step: z.nullable(z.enum(insightSteps)),
  actAt: z.enum(['engine', 'campaigns']),
  applied: z.nullable(
    z.object({
      at: instant,
      /** What was done: "Posts now come out on Thursdays at 17:00." */
      text: storedText(300),
      /** Null once it can no longer be undone. */
      undoUntil: z.nullable(instant),
    }),
  ),
  /** Four weeks after it was applied: what the figures say. */
  score: z.nullable(storedText(400)),
});

export type Insight = z.infer<typeof insightSchema>;

const aimed = z.object({ insightId: id });

/** What stated tests found in the figures; docs/analytics.md lists them. */
export const analyticsInsightsContract = {
  listInsights: endpoint({
    method: 'GET',
    path: '/api/analytics/insights',
    access: 'session',
    summary: 'This week’s findings, and how the applied ones did.',
    input: z.object({}),
    output: z.object({
      items: z.array(insightSchema),
      /** What the findings rest on: whole weeks with figures, of those that are needed, and published posts. */
      weeks: z.number(),
      weeksNeeded: z.number(),
      posts: z.number(),
    }),
  }),
  applyInsight: endpoint({
    method: 'POST',
    path: '/api/analytics/insights/:insightId/apply',
    access: 'session',
    creates: true,
    summary: 'Does what a finding suggests: moves the posting time, adds an idea, or makes a draft.',
    input: aimed,
    output: insightSchema,
  }),
  undoInsight: endpoint({
    method: 'POST',
    path: '/api/analytics/insights/:insightId/undo',
    access: 'session',
    summary: 'Undoes an applied finding, for seven days; restores a dismissed one.',
    input: aimed,
    output: insightSchema,
  }),
  dismissInsight: endpoint({
    method: 'POST',
    path: '/api/analytics/insights/:insightId/dismiss',
    access: 'session',
    summary: 'Hides a finding; the same is never shown again.',
    input: aimed,
    output: z.object({ id }),
  }),
};
