import { campaignSender } from '../features/sending/campaigns/campaign-sender-wiring';
import { asOwner } from './database';

/** One run of the job that sends a campaign, with pauses short enough for tests. */
export const sendNow = (
  workspaceId: string,
  campaignId: string,
  other: Parameters<typeof campaignSender>[0] = {},
): Promise<void> =>
  campaignSender({
    ...other,
    timing: { holdsMs: [20, 20, 20], soonMs: 0, leastWaitMs: 5, beatMs: 100, ...other.timing },
  }).send({ workspaceId, campaignId }, new AbortController().signal);

/** How many jobs wait for a campaign. */
export const jobsFor = async (campaignId: string): Promise<number> =>
  (
    await asOwner(
      "SELECT 1 FROM pgboss.job WHERE name = 'send-campaign' AND state = 'created' AND data->>'campaignId' = $1",
      [campaignId],
    )
  ).length;
