import type { Refusal } from './consent';

/** email: to segments. broadcast: to everybody who agreed. automation: mails of a sequence, each person in their own time. */
export const campaignTypes = ['email', 'automation', 'broadcast'] as const;
export type CampaignType = (typeof campaignTypes)[number];

/** active: on its way, or waiting for its hour. A paused one goes on where it stopped; a completed one only for mails that somebody sends again. */
export const campaignStatuses = ['active', 'completed', 'draft', 'paused'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

/** Tabs of the page. What is paused is under way and stands with the active ones. */
export const campaignFilters = ['active', 'completed', 'draft', 'all'] as const;
export type CampaignFilter = (typeof campaignFilters)[number];

export const campaignLimits = {
  name: 120,
  subject: 200,
  preheader: 200,
  segments: 20,
  versions: 50,
  steps: 30,
  campaigns: 2_000,
} as const;

/** Who gets it: contacts in any of the segments; without segments everybody. Consent and blocked addresses are taken out of either. */
export interface Audience {
  segmentIds: string[];
}

/**
 * What became of one mail to one person. waiting: not begun. sending: in hand. sent: the mail server has taken it over.
 * bounced: it came back. failed: refused for good. uncertain: all of it went out and no answer came. Either is sent again only by somebody’s choice.
 * skipped: consent or a blocked address stood against it when its turn came.
 */
export const deliveryStates = ['waiting', 'sending', 'sent', 'bounced', 'failed', 'uncertain', 'skipped'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What somebody may have sent again. */
export const resendableStates = ['failed', 'uncertain'] as const satisfies readonly DeliveryState[];
export type ResendableState = (typeof resendableStates)[number];

/** Why what waited when a campaign was ended is skipped. */
export const ENDED_CAUSE = 'The campaign ended before it was sent.';

/** What the recipients of a campaign are narrowed to. */
export const deliveryFilters = [
  'all',
  'sent',
  'opened',
  'clicked',
  'converted',
  'bounced',
  'failed',
  'uncertain',
  'skipped',
  'unsubscribed',
  'waiting',
] as const;
export type DeliveryFilter = (typeof deliveryFilters)[number];

/**
 * What is counted of a campaign. `opens` and `clicks` are people who opened or clicked at least once; what programs did
 * (privacy proxies, link scanners) stands apart. `revenue` is in hundredths of the workspace's currency.
 */
export const campaignCountKinds = [
  'total',
  'sent',
  'opens',
  'clicks',
  'machineOpens',
  'machineClicks',
  'conversions',
  'revenue',
  'bounced',
  'failed',
  'uncertain',
  'skipped',
  'unsubscribed',
  'complained',
] as const;
export type CampaignCountKind = (typeof campaignCountKinds)[number];
export type CampaignCounts = Record<CampaignCountKind, number>;

/** Opens of what was sent, clicks of what was opened, 0 to 1; null where nothing was. */
export const openRate = ({ opens, sent }: Pick<CampaignCounts, 'opens' | 'sent'>): number | null =>
  sent > 0 ? Math.min(1, opens / sent) : null;
export const clickRate = ({ clicks, opens }: Pick<CampaignCounts, 'clicks' | 'opens'>): number | null =>
  opens > 0 ? Math.min(1, clicks / opens) : null;

/**
 * Percent of the mails whose fate is decided; 0 while there are none. A mail that the server took and that came back later
 * counts as sent and as bounced: `returned` says how many do.
 */
export function campaignProgress({
  total,
  sent,
  bounced,
  failed,
  uncertain,
  skipped,
  returned,
}: Pick<CampaignCounts, 'total' | 'sent' | 'bounced' | 'failed' | 'uncertain' | 'skipped'> & {
  returned: number;
}): number {
  return total === 0
    ? 0
    : Math.max(
        0,
        Math.min(100, Math.floor((100 * (sent + bounced - returned + failed + uncertain + skipped)) / total)),
      );
}

/** Whether nobody can have got a mail of it. */
export const nothingWentOut = ({
  sent,
  bounced,
  failed,
  uncertain,
}: Pick<CampaignCounts, 'sent' | 'bounced' | 'failed' | 'uncertain'>): boolean =>
  sent + bounced + failed + uncertain === 0;

/** Whether it waits for its time. */
export const isScheduled = (
  { status, sendAt }: { status: CampaignStatus; sendAt: string | null },
  now: Date,
): boolean => status === 'active' && sendAt !== null && new Date(sendAt) > now;

/** Whether it is offered to make it a draft again. The server decides, which also knows what is in hand. */
export const mayUnschedule = (
  campaign: { type: CampaignType; status: CampaignStatus; sendAt: string | null; counts: CampaignCounts },
  now: Date,
): boolean =>
  campaign.type !== 'automation' &&
  (isScheduled(campaign, now) || (campaign.status === 'paused' && nothingWentOut(campaign.counts)));

/** Why people of an audience get nothing. */
export type LeftOut = Partial<Record<Refusal, number>>;

/** Length hints of the editor: what phones show of a subject and of a preheader. */
export const subjectHint = { good: 50, most: 70 } as const;
export const preheaderHint = { good: 90, most: 120 } as const;
/** Above it Gmail hides the end of a mail behind a link (bytes of HTML). */
export const CLIP_BYTES = 102 * 1024;
