import type { CampaignEmail } from '../../contracts/campaign-emails';
import type { CampaignDetail } from '../../contracts/campaign-record';
import type { CampaignCheck } from '../../contracts/campaign-runs';

export const buildCounts = (partial: Partial<CampaignDetail['counts']> = {}): CampaignDetail['counts'] => ({
  total: 0,
  sent: 0,
  opens: 0,
  clicks: 0,
  machineOpens: 0,
  machineClicks: 0,
  conversions: 0,
  replies: 0,
  revenue: 0,
  bounced: 0,
  failed: 0,
  uncertain: 0,
  skipped: 0,
  unsubscribed: 0,
  complained: 0,
  ...partial,
});

/** A draft to everybody, with one email, not scheduled. */
export const buildCampaignDetail = (partial: Partial<CampaignDetail> = {}): CampaignDetail => ({
  id: campaignIds.campaign,
  name: 'June menu',
  type: 'email',
  status: 'draft',
  aiOptimized: false,
  counts: buildCounts(),
  progress: 0,
  startedAt: null,
  endedAt: null,
  sendAt: null,
  cause: null,
  updatedAt: '2026-06-09T09:52:00.000Z',
  audience: { segmentIds: [] },
  localHour: null,
  senderName: '',
  replyTo: '',
  emails: [{ id: campaignIds.email, name: '', subject: 'Our June menu is here', revision: 3 }],
  leftOut: {},
  ...partial,
});

/** Three blocks, saved three times. */
export const buildCampaignEmail = (partial: Partial<CampaignEmail> = {}): CampaignEmail => ({
  id: campaignIds.email,
  campaignId: campaignIds.campaign,
  name: '',
  subject: 'Our June menu is here',
  preheader: 'Asparagus, at last.',
  revision: 3,
  updatedAt: '2026-06-09T09:52:00.000Z',
  blocks: [
    { id: 'title', kind: 'heading', text: 'June on a plate', level: 1 },
    { id: 'words', kind: 'text', text: 'Hello {{ contact.first_name | default: "there" }}, come by.' },
    { id: 'go', kind: 'button', label: 'See the menu', url: 'https://cornergrill.example/menu' },
  ],
  ...partial,
});

export const buildCheck = (partial: Partial<CampaignCheck> = {}): CampaignCheck => ({
  check: 'subject',
  state: 'pass',
  sentence: 'It has a subject.',
  emailId: campaignIds.email,
  ...partial,
});

export const campaignIds = {
  campaign: 'e1f2a3b4-6a1e-4b6f-8b9b-0000000000a1',
  email: 'e1f2a3b4-6a1e-4b6f-8b9b-0000000000b1',
};
