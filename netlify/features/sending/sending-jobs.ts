import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Every hour: looks at sending domains that were not looked at for a day. */
export const checkDomains = job({
  name: 'check-domains',
  payload: z.object({}),
  retries: 2,
  retryDelay: 60,
  atOnce: 1,
  cron: '41 * * * *',
});

/**
 * Freezes a campaign's audience and sends what is due of it. One run at a time has a campaign; another one ends at once.
 * A run hands over to a fresh job after a while, so that campaigns take turns and no host's limit is met.
 */
export const sendCampaign = job({
  name: 'send-campaign',
  payload: z.object({ workspaceId: z.uuid(), campaignId: z.uuid() }),
  retries: 4,
  retryDelay: 10,
  atOnce: 3,
});

/** Every minute: asks for the sending of campaigns whose hour or next mail has come, and of those whose sender fell over. */
export const startCampaigns = job({
  name: 'start-campaigns',
  payload: z.object({}),
  retries: 2,
  retryDelay: 30,
  atOnce: 1,
  cron: '* * * * *',
});
