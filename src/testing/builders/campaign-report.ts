import type { CampaignRecommendation, CampaignTemplate } from '../../contracts/campaign-proposals';
import type { Campaign } from '../../contracts/campaign-record';
import type { campaignsContract } from '../../contracts/campaigns';
import type { ConversionClaim } from '../../contracts/campaign-claims';
import type { Output } from '../../contracts/endpoint';
import { buildCounts } from './campaigns';

/** A campaign that has been sending since 8 June: 1,248 emails are out. */
export const buildCampaign = (partial: Partial<Campaign> = {}): Campaign => ({
  id: campaignId(1),
  name: 'Friday burger night',
  type: 'broadcast',
  status: 'active',
  aiOptimized: true,
  progress: 72,
  startedAt: '2026-06-08T09:00:00.000Z',
  endedAt: null,
  sendAt: null,
  cause: null,
  updatedAt: '2026-06-08T09:00:00.000Z',
  counts: buildCounts({
    total: 1_741,
    sent: 1_248,
    opens: 611,
    clicks: 142,
    machineOpens: 195,
    conversions: 31,
    revenue: 117_800,
    bounced: 6,
  }),
  ...partial,
});

export const buildTemplate = (partial: Partial<CampaignTemplate> = {}): CampaignTemplate => ({
  id: 'slow-day',
  name: 'Slow Tuesday rescue',
  description: 'One email to people nearby.',
  type: 'email',
  category: 'Offers',
  aiGenerated: false,
  ...partial,
});

export const buildRecommendation = (partial: Partial<CampaignRecommendation> = {}): CampaignRecommendation => ({
  id: 'best-hour',
  title: 'Move Friday’s email to 15:30',
  reason: 'Mails that went out at 15:00 were opened most.',
  action: 'apply',
  confidence: 0.81,
  revenueLow: 12_000,
  revenueHigh: 21_000,
  revenueSource: 'Based on 60 sales from 1,248 of your emails, for one email to 300 people.',
  sample: 1_248,
  ...partial,
});

export const buildReport = (
  partial: Partial<Output<typeof campaignsContract.getCampaignReport>> = {},
): Output<typeof campaignsContract.getCampaignReport> => ({
  emails: [],
  links: [],
  hours: [],
  bounces: [],
  refusals: [],
  uncertainties: [],
  ...partial,
});

export const buildDelivery = (number: number, partial: Partial<Delivery> = {}): Delivery => ({
  id: `d1e2f3a4-6a1e-4b6f-8b9b-0000000000${String(number).padStart(2, '0')}`,
  contactId: `c1e2f3a4-6a1e-4b6f-8b9b-0000000000${String(number).padStart(2, '0')}`,
  name: `Person ${number}`,
  mail: null,
  address: `person${number}@example.com`,
  state: 'sent',
  cause: null,
  sentAt: '2026-06-08T09:00:00.000Z',
  openedAt: null,
  clickedAt: null,
  machineOpenedAt: null,
  convertedAt: null,
  revenue: 0,
  unsubscribedAt: null,
  ...partial,
});

/** A claim of 8 June, by the contact with the same number. */
export const buildClaim = (number: number, partial: Partial<ConversionClaim> = {}): ConversionClaim => ({
  id: `f1e2f3a4-6a1e-4b6f-8b9b-0000000000${String(number).padStart(2, '0')}`,
  reference: `order-${number}`,
  amount: 60_000,
  state: 'waiting',
  at: '2026-06-08T10:00:00.000Z',
  contactId: `c1e2f3a4-6a1e-4b6f-8b9b-0000000000${String(number).padStart(2, '0')}`,
  name: `Person ${number}`,
  ...partial,
});

export const campaignId = (number: number): string => `e1f2a3b4-6a1e-4b6f-8b9b-0000000000c${number}`;

type Delivery = Output<typeof campaignsContract.listDeliveries>['items'][number];
