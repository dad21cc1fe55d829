import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Every hour: checks sending domains that were not checked for a day. */
export const checkDomains = job({
  name: 'check-domains',
  payload: z.object({}),
  retries: 2,
  retryDelay: 60,
  atOnce: 1,
  cron: '41 * * * *',
});

/**
 * Freezes a campaign's audience and sends what is due. One run at a time holds a campaign; a second one ends at
 * once. A run hands over to a new job after a while, so that campaigns take turns and no host's time limit is
 * hit.
 */
export const sendCampaign = job({
  name: 'send-campaign',
  payload: z.object({ workspaceId: z.uuid(), campaignId: z.uuid() }),
  retries: 4,
  retryDelay: 10,
  atOnce: 3,
});

/** Every minute: starts campaigns whose time or next email has come, and those whose run crashed. */
export const startCampaigns = job({
  name: 'start-campaigns',
  payload: z.object({}),
  retries: 2,
  retryDelay: 30,
  atOnce: 1,
  cron: '* * * * *',
});
