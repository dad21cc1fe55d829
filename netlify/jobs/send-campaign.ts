import * as z from 'zod/mini';
import { job } from './job';

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
