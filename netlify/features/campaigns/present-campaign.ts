import type { Campaign, CampaignDetail } from '../../../src/contracts/campaign-record';
import { campaignProgress } from '../../../src/domain/campaign';
import type { CountedCampaign, FoundCampaign } from './campaigns-repository';

export const presentCampaign = (row: CountedCampaign): Campaign => ({
  id: row.id,
  name: row.name,
  type: row.type,
  status: row.status,
  aiOptimized: row.aiOptimized,
  counts: row.counts,
  progress: progressOf(row),
  startedAt: iso(row.startedAt),
  endedAt: iso(row.endedAt),
  sendAt: iso(row.sendAt),
  cause: row.cause,
  updatedAt: row.updatedAt.toISOString(),
});

export const presentDetail = (row: FoundCampaign): CampaignDetail => ({
  ...presentCampaign(row),
  audience: row.audience,
  localHour: row.localHour,
  senderName: row.senderName,
  replyTo: row.replyTo,
  emails: row.emails,
  leftOut: row.leftOut as Record<string, number>,
});

/** Of mail to many the share that is decided; of an automation the share of those who entered (lately, when they are many) and are through. */
function progressOf({ status, type, counts, returned, runs }: CountedCampaign): number {
  if (status === 'draft') return 0;
  if (status === 'completed') return 100;
  if (type === 'automation') return runs.looked === 0 ? 0 : Math.floor((100 * runs.ended) / runs.looked);
  return campaignProgress({ ...counts, returned });
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
