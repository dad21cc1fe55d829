import * as z from 'zod/mini';
import { campaignLimits as limits, campaignStatuses, campaignTypes } from '../domain/campaign';
import { id, instant, storedText } from './text';

export const people = z.number();
/** All count people, except `revenue`, which is in hundredths; see src/domain/campaign.ts. */
export const campaignCountsSchema = z.object({
  total: people,
  sent: people,
  opens: people,
  clicks: people,
  machineOpens: people,
  machineClicks: people,
  conversions: people,
  /** People whose answer came in through the inbox. */ replies: people,
  revenue: people,
  bounced: people,
  failed: people,
  uncertain: people,
  skipped: people,
  unsubscribed: people,
  complained: people,
});
export const audienceSchema = z.object({
  segmentIds: z.array(id).check(z.maxLength(limits.segments, { error: `At most ${limits.segments} segments.` })),
});
export const localHour = z.nullable(z.number().check(z.int(), z.gte(0), z.lte(23)));

export const campaignSchema = z.object({
  id,
  name: storedText(limits.name),
  type: z.enum(campaignTypes),
  status: z.enum(campaignStatuses),
  aiOptimized: z.boolean(),
  counts: campaignCountsSchema,
  /** Percent; for active and paused campaigns. */
  progress: z.number(),
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  sendAt: z.nullable(instant),
  cause: z.nullable(storedText(500)),
  updatedAt: instant,
});
export type Campaign = z.infer<typeof campaignSchema>;

const emailHeadSchema = z.object({
  id,
  name: storedText(120),
  subject: storedText(limits.subject),
  revision: z.number(),
});
export const campaignDetailSchema = z.object({
  ...campaignSchema.shape,
  audience: audienceSchema,
  localHour,
  senderName: storedText(120),
  replyTo: storedText(254),
  emails: z.array(emailHeadSchema),
  /** For a started campaign: how many people of the audience got nothing, by reason. */
  leftOut: z.record(z.string().check(z.maxLength(40)), z.number()),
});
export type CampaignDetail = z.infer<typeof campaignDetailSchema>;
