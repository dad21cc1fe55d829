import * as z from 'zod/mini';
import { campaignTypes } from '../domain/campaign';
import { endpoint } from './endpoint';
import { storedText } from './text';

const templateSchema = z.object({
  id: storedText(60),
  name: storedText(120),
  description: storedText(300),
  type: z.enum(campaignTypes),
  category: storedText(60),
  aiGenerated: z.boolean(),
});
export type CampaignTemplate = z.infer<typeof templateSchema>;

/**
 * Computed from the workspace's own history. Money in hundredths; `revenueSource` says what the figure was
 * computed from.
 */
const recommendationSchema = z.object({
  id: storedText(80),
  title: storedText(160),
  reason: storedText(400),
  action: z.enum(['draft', 'apply']),
  confidence: z.number(),
  revenueLow: z.number(),
  revenueHigh: z.number(),
  revenueSource: storedText(200),
  /** How many emails or people the recommendation is based on. */
  sample: z.number(),
});
export type CampaignRecommendation = z.infer<typeof recommendationSchema>;

export const campaignProposalsContract = {
  listCampaignTemplates: endpoint({
    method: 'GET',
    path: '/api/campaign-templates',
    access: 'session',
    summary: 'Quick-start templates, the most suitable for this workspace first.',
    input: z.object({}),
    output: z.object({ items: z.array(templateSchema) }),
  }),
  listCampaignRecommendations: endpoint({
    method: 'GET',
    path: '/api/campaign-recommendations',
    access: 'session',
    summary: 'Recommendations from the workspace’s own history; none before there is enough of it.',
    input: z.object({}),
    output: z.object({
      items: z.array(recommendationSchema),
      /** Emails sent so far, and how many a recommendation needs. */ sent: z.number(),
      needed: z.number(),
    }),
  }),
};
