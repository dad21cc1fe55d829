import type { CampaignCheck } from '../../../src/contracts/campaigns';
import { notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { MailTemplates, MailValues } from '../../ports/mail-templates';
import { checkMail, type Verdict } from './email-check';
import { mergeFaults, picturesOf, type MailMaker } from './email-making';
import type { EmailRepository } from './email-repository';
import type { EmailSettingRepository } from './email-setting-repository';

/** What is looked at before a campaign is sent. */
export function makeEmailCheckService({ emails, settings, make, templates, sampleValues, installation, clock }: Dependencies) {
  async function checkThem(workspaceId: string, campaignId: string, asked?: readonly string[]) {
    const campaign = await emails.findCampaign(workspaceId, campaignId, asked);
    if (!campaign) throw notFound('campaign');
    const setting = await settings.readSetting(workspaceId, picturesOf(campaign.emails.flatMap(({ blocks }) => blocks)), null);
    const ofMails = campaign.emails.flatMap((email) => {
      const made = make(email, setting, { workspaceId, origin: installation().origin });
      const { html } = templates.compile(made)(sampleValues(workspaceId, made.links.length));
      const named = (sentence: string) => (campaign.type === 'automation' && campaign.emails.length > 1 ? `“${email.name || email.subject || 'Email'}”: ${sentence}` : sentence);
      return checkMail(email, { faults: mergeFaults(email, made, setting.fields, templates), pictures: setting.pictures, html, template: made.html }).map((verdict): CampaignCheck => ({ ...verdict, sentence: named(verdict.sentence).slice(0, 500), emailId: email.id }));
    });
    return { campaign, setting, ofMails };
  }

  return {
    /** Some mails of a campaign, whether its steps send them so far or not. */
    checkMails: async (workspaceId: string, campaignId: string, emailIds: readonly string[]): Promise<CampaignCheck[]> => (await checkThem(workspaceId, campaignId, emailIds)).ofMails,

    async check(workspaceId: string, campaignId: string): Promise<CampaignCheck[]> {
      const { campaign, setting, ofMails } = await checkThem(workspaceId, campaignId);
      const { from, canSend } = installation();
      const others: Verdict[] = [...checkSender(setting, from), ...checkReplies(setting, campaign.replyTo, from)];
      if (campaign.type !== 'automation') others.push(checkAudience(await settings.countReachable(workspaceId, campaign.audience, clock.now())));
      if (campaign.emails.length === 0) others.unshift({ check: 'content', state: 'fail', sentence: campaign.type === 'automation' ? 'This automation sends no email yet. Add a step that does.' : 'This campaign has no email.' });
      others.push(canSend ? { check: 'server', state: 'pass', sentence: 'The mail server is set.' } : { check: 'server', state: 'fail', sentence: 'This installation has no mail server yet, so nothing can be sent. Whoever runs it sets SMTP_URL.' });
      return [...ofMails, ...others.map((verdict) => ({ ...verdict, emailId: null }))];
    },
  };
}

function checkSender({ sender, postalAddress }: { sender: string | null; postalAddress: string }, from: string): Verdict[] {
  const address: Verdict = postalAddress.trim() === ''
    ? { check: 'sender', state: 'fail', sentence: 'Add your postal address under Sender: the law asks for it below every marketing mail.' }
    : { check: 'sender', state: 'pass', sentence: 'Your postal address stands below the mail.' };
  return [address, sender === null
    ? { check: 'sender', state: 'warn', sentence: `This goes out as ${from}. Verify a domain of your own under Sender, so that mailboxes know it is you.` }
    : { check: 'sender', state: 'pass', sentence: `This goes out as ${sender}, signed by your domain.` }];
}

/** Templates and people write “just reply”: the installation’s own address is nobody’s mailbox. */
const checkReplies = ({ sender, replyTo }: { sender: string | null; replyTo: string }, own: string, from: string): Verdict[] =>
  sender !== null || replyTo !== '' || own !== '' ? [] : [{ check: 'sender', state: 'warn', sentence: `Replies go to ${from}, where they may reach nobody. Set under Sender where replies go.` }];

function checkAudience(reachable: number | null): Verdict {
  if (reachable === null) return { check: 'audience', state: 'warn', sentence: 'Counting this audience takes too long to say how many people get it.' };
  if (reachable === 0) return { check: 'audience', state: 'fail', sentence: 'Nobody in this audience may get mail: there is nobody in it, or everybody lacks an address or consent, or has unsubscribed.' };
  return { check: 'audience', state: 'pass', sentence: reachable === 1 ? 'One person gets this.' : `${reachable.toLocaleString('en-US')} people get this.` };
}

export type EmailCheckService = ReturnType<typeof makeEmailCheckService>;

interface Dependencies {
  emails: Pick<EmailRepository, 'findCampaign'>;
  settings: Pick<EmailSettingRepository, 'readSetting' | 'countReachable'>;
  make: MailMaker;
  templates: MailTemplates;
  /** Values as long as those of a real mail. */
  sampleValues(workspaceId: string, links: number): MailValues;
  installation(): { origin: string; from: string; canSend: boolean };
  clock: Clock;
}
