import { type ActivityEvent, quoted } from './activity';
import type { ResendableState } from './campaign';

export const campaignActivityEvents = {
  sendingDomainAdded: (domain: string): ActivityEvent => ({
    type: 'team',
    title: `The sending domain ${domain} was added`,
    link: SENDING,
    tells: true,
  }),
  sendingDomainTurned: (domain: string, verified: boolean): ActivityEvent => ({
    type: 'team',
    title: verified
      ? `${domain} is verified: mail can be sent in its name`
      : `The signing key of ${domain} is no longer in DNS, so mail is not sent in its name`,
    link: SENDING,
    tells: true,
  }),
  /** `later`: it is scheduled for a time that was chosen. */
  campaignStarted: (campaign: CampaignNamed, later: boolean): ActivityEvent => ({
    type: 'content',
    title: `The campaign ${quoted(campaign.name)} was ${later ? 'scheduled' : 'started'}`,
    status: later ? 'pending' : 'completed',
    link: campaignLink(campaign.id),
    tells: true,
  }),
  campaignPaused: (campaign: CampaignNamed): ActivityEvent => ({
    type: 'content',
    title: `The campaign ${quoted(campaign.name)} was paused`,
    link: campaignLink(campaign.id),
    tells: true,
  }),
  campaignResumed: (campaign: CampaignNamed): ActivityEvent => ({
    type: 'content',
    title: `The campaign ${quoted(campaign.name)} was resumed`,
    link: campaignLink(campaign.id),
    tells: true,
  }),
  campaignUnscheduled: (campaign: CampaignNamed): ActivityEvent => ({
    type: 'content',
    title: `The campaign ${quoted(campaign.name)} was moved to draft`,
    link: campaignLink(campaign.id),
    tells: true,
  }),
  campaignStopped: (campaign: CampaignNamed): ActivityEvent => ({
    type: 'content',
    title: `The campaign ${quoted(campaign.name)} was ended before all of it was sent`,
    link: campaignLink(campaign.id),
    tells: true,
  }),
  campaignCompleted: (campaign: CampaignNamed): ActivityEvent => ({
    type: 'content',
    title: `The campaign ${quoted(campaign.name)} has been sent`,
    link: campaignLink(campaign.id),
    tells: true,
  }),
  /** Paused automatically; the campaign says why. */
  campaignHalted: (campaign: CampaignNamed): ActivityEvent => ({
    type: 'content',
    title: `The campaign ${quoted(campaign.name)} had a problem and is paused`,
    status: 'failed',
    link: campaignLink(campaign.id),
    tells: true,
  }),
  mailHeld: (campaign: CampaignNamed): ActivityEvent => ({
    type: 'content',
    title: `An email of the campaign ${quoted(campaign.name)} will be checked before it is sent`,
    link: campaignLink(campaign.id),
    tells: true,
  }),
  mailReleased: (campaign: CampaignNamed): ActivityEvent => ({
    type: 'content',
    title: `The email of the campaign ${quoted(campaign.name)} was approved for sending. If it is paused, press “Resume”`,
    link: campaignLink(campaign.id),
    tells: true,
  }),
  mailRefused: (campaign: CampaignNamed): ActivityEvent => ({
    type: 'content',
    title: `The email of the campaign ${quoted(campaign.name)} was checked and can’t be sent as it is`,
    status: 'failed',
    link: campaignLink(campaign.id),
    tells: true,
  }),
  /** Somebody chose to resend emails that were refused, or whose answer was lost. */
  campaignResent: (campaign: CampaignNamed, state: ResendableState): ActivityEvent => ({
    type: 'content',
    title: `${state === 'failed' ? 'Refused' : 'Uncertain'} emails of the campaign ${quoted(campaign.name)} are being resent`,
    link: campaignLink(campaign.id),
    tells: true,
  }),
  automationChanged: (campaign: CampaignNamed): ActivityEvent => ({
    type: 'content',
    title: `The automation ${quoted(campaign.name)} was changed while it runs`,
    link: campaignLink(campaign.id),
    tells: true,
  }),
  campaignDeleted: (campaign: { name: string }): ActivityEvent => ({
    type: 'content',
    title: `The campaign ${quoted(campaign.name)} was deleted with its figures`,
    link: CAMPAIGNS,
    tells: false,
  }),
};

const campaignLink = (campaignId: string): string => `${CAMPAIGNS}/${campaignId}`;

const CAMPAIGNS = '/dashboard/campaigns';

const SENDING = '/dashboard/campaigns/sending';

interface CampaignNamed {
  id: string;
  name: string;
}
