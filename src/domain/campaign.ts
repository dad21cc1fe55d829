import type { Refusal } from './consent';

/**
 * email: to segments. broadcast: to everybody who agreed. automation: a sequence of emails, each person at their
 * own pace.
 */
export const campaignTypes = ['email', 'automation', 'broadcast'] as const;
export type CampaignType = (typeof campaignTypes)[number];

/**
 * active: being sent, or scheduled. A paused campaign continues where it stopped; a completed one sends again
 * only what somebody chooses to resend.
 */
export const campaignStatuses = ['active', 'completed', 'draft', 'paused'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

/** Tabs of the page. Paused campaigns are listed with the active ones. */
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

/**
 * Contacts in any of the segments; everybody when there are none. People without consent and blocked addresses
 * are always removed.
 */
export interface Audience {
  segmentIds: string[];
}

/**
 * The state of one email to one person. waiting: not begun. sending: in progress. sent: the mail server accepted
 * it. bounced: it came back. failed: refused permanently. uncertain: it went out completely but no answer came;
 * failed and uncertain ones are sent again only when somebody chooses to. skipped: missing consent or a blocked
 * address ruled it out when its turn came.
 */
export const deliveryStates = ['waiting', 'sending', 'sent', 'bounced', 'failed', 'uncertain', 'skipped'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** The states from which somebody may resend. */
export const resendableStates = ['failed', 'uncertain'] as const satisfies readonly DeliveryState[];
export type ResendableState = (typeof resendableStates)[number];

/** The cause of deliveries that still waited when a campaign was ended. */
export const ENDED_CAUSE = 'The campaign ended before it was sent.';

/** Filters of a campaign's recipients. */
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
 * The counts of a campaign. `opens` and `clicks` are people who opened or clicked at least once; automatic ones
 * (privacy proxies, link scanners) are counted apart. `revenue` is in hundredths of the workspace's currency.
 */
export const campaignCountKinds = [
  'total',
  'sent',
  'opens',
  'clicks',
  'machineOpens',
  'machineClicks',
  'conversions',
  'replies',
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

/** Opens per email sent and clicks per open, 0 to 1; null when nothing was sent or opened. */
export const openRate = ({ opens, sent }: Pick<CampaignCounts, 'opens' | 'sent'>): number | null =>
  sent > 0 ? Math.min(1, opens / sent) : null;
export const clickRate = ({ clicks, opens }: Pick<CampaignCounts, 'clicks' | 'opens'>): number | null =>
  opens > 0 ? Math.min(1, clicks / opens) : null;

/**
 * Percent of the emails with a final state; 0 when there are none. An email that the server accepted and that
 * bounced later counts as sent and as bounced: `returned` is how many did.
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

/** Whether certainly nobody has received an email of it. */
export const nothingWentOut = ({
  sent,
  bounced,
  failed,
  uncertain,
}: Pick<CampaignCounts, 'sent' | 'bounced' | 'failed' | 'uncertain'>): boolean =>
  sent + bounced + failed + uncertain === 0;

/** Whether it waits for its scheduled time. */
export const isScheduled = (
  { status, sendAt }: { status: CampaignStatus; sendAt: string | null },
  now: Date,
): boolean => status === 'active' && sendAt !== null && new Date(sendAt) > now;

/** Whether to offer turning it back into a draft. The server decides, because only it knows what is being sent. */
export const mayUnschedule = (
  campaign: { type: CampaignType; status: CampaignStatus; sendAt: string | null; counts: CampaignCounts },
  now: Date,
): boolean =>
  campaign.type !== 'automation' &&
  (isScheduled(campaign, now) || (campaign.status === 'paused' && nothingWentOut(campaign.counts)));

/** How many people of an audience get nothing, by reason. */
export type LeftOut = Partial<Record<Refusal, number>>;

/** Length hints of the editor: how much of a subject and a preheader phones show. */
export const subjectHint = { good: 50, most: 70 } as const;
export const preheaderHint = { good: 90, most: 120 } as const;
/** Gmail hides the end of an email whose HTML is larger (bytes). */
export const CLIP_BYTES = 102 * 1024;
