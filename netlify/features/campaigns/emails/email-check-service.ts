import type { CampaignCheck } from '../../../../src/contracts/campaign-runs';
import type { AutomationStep } from '../../../../src/domain/automation';
import { fraudSignWords, type FraudSign } from '../../../../src/domain/fraud-signs';
import { allowanceAheadSentence } from '../../../../src/domain/sending-allowance';
import { asksForReply } from '../../../../src/domain/asks-for-reply';
import { AppError, notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { MailToMake } from '../../../ports/mail-maker';
import { checkMail, type Verdict } from './email-check';
import { picturesOf, type MailMaker, type MailWords } from './email-making';
import type { EmailRepository } from './email-repository';
import type { EmailSettingRepository, MailSetting } from './email-setting-repository';

/** What is looked at before a campaign is sent. */
export function makeEmailCheckService({
  emails,
  settings,
  make,
  sampleReader,
  signOf,
  installation,
  clock,
}: Dependencies) {
  async function checkThem(workspaceId: string, campaignId: string, asked?: readonly string[]) {
    const campaign = await emails.findCampaign(workspaceId, campaignId, asked);
    if (!campaign) throw notFound('campaign');
    const setting = await settings.readSetting(
      workspaceId,
      picturesOf(campaign.emails.flatMap(({ blocks }) => blocks)),
      null,
    );
    const ofMails: CampaignCheck[] = [];
    for (const email of campaign.emails) {
      const named = (sentence: string) =>
        campaign.type === 'automation' && campaign.emails.length > 1
          ? `“${email.name || email.subject || 'Email'}”: ${sentence}`
          : sentence;
      const { templates, faults, read } = await make(
        email,
        setting,
        { workspaceId, origin: installation().origin },
        sampleReader(workspaceId),
      ).catch((error: unknown) => Promise.reject(withName(error, named)));
      const verdicts = checkMail(email, {
        faults,
        pictures: setting.pictures,
        html: read!.html,
        template: templates.html,
        largeConfirmed: campaign.largeConfirmed,
      }).concat(checkWording(signOf(email, setting)));
      ofMails.push(
        ...verdicts.map((verdict) => ({
          ...verdict,
          sentence: named(verdict.sentence).slice(0, 500),
          emailId: email.id,
        })),
      );
    }
    return { campaign, setting, ofMails };
  }

  /** What stands in the way of any mail of a campaign. */
  function checkMailing(campaign: { replyTo: string; emails: readonly MailWords[] }, setting: MailSetting): Verdict[] {
    const { from, canSend: hasServer, needsDomain, origin } = installation();
    const canSend = hasServer || (setting.ownServer !== null && origin !== '');
    return [
      ...checkSender(setting, from, needsDomain),
      ...(needsDomain ? [] : checkReplies(setting, campaign, from)),
      canSend
        ? { check: 'server', state: 'pass', sentence: 'The email server is set up.' }
        : {
            check: 'server',
            state: 'fail',
            sentence:
              'No email server is set up yet, so nothing can be sent. Ask the person who runs this installation to set it up.',
          },
    ];
  }

  return {
    /** Some mails of a campaign, whether its steps send them so far or not; of one that sent none so far, also what stands in the way of any. */
    async checkMails(workspaceId: string, campaignId: string, emailIds: readonly string[]): Promise<CampaignCheck[]> {
      const { campaign, setting, ofMails } = await checkThem(workspaceId, campaignId, emailIds);
      return campaign.steps.some((step) => step.do === 'send')
        ? ofMails
        : [...ofMails, ...checkMailing(campaign, setting).map(ofNone)];
    },

    async check(workspaceId: string, campaignId: string): Promise<CampaignCheck[]> {
      const { campaign, setting, ofMails } = await checkThem(workspaceId, campaignId);
      const mailing = checkMailing(campaign, setting);
      if (campaign.type === 'automation') {
        const own = [
          ...checkTrigger(campaign.trigger?.on === 'form' ? await settings.takesSignups(workspaceId) : null),
          ...checkSteps(campaign.steps),
        ];
        return [...ofMails, ...[...own, ...(campaign.emails.length > 0 ? mailing : [])].map(ofNone)];
      }
      const none: Verdict[] =
        campaign.emails.length === 0
          ? [{ check: 'content', state: 'fail', sentence: 'This campaign has no email.' }]
          : [];
      const now = clock.now();
      const reachable = await settings.countReachable(workspaceId, campaign.audience, now);
      const pace = await settings.readPace(workspaceId, now);
      return [
        ...ofMails,
        ...[
          ...none,
          ...mailing.filter(({ check }) => check !== 'server'),
          checkAudience(reachable),
          ...checkPace(reachable ?? 0, pace && { ...pace, now }),
          ...mailing.filter(({ check }) => check === 'server'),
        ].map(ofNone),
      ];
    },
  };
}

function checkSender(
  { sender, ownServer, postalAddress }: Pick<MailSetting, 'sender' | 'ownServer' | 'postalAddress'>,
  from: string,
  needsDomain: boolean,
): Verdict[] {
  const address: Verdict =
    postalAddress.trim() === ''
      ? {
          check: 'sender',
          state: 'fail',
          sentence: 'Add your postal address under Sender. The law requires it in every marketing email.',
        }
      : { check: 'sender', state: 'pass', sentence: 'Your postal address is at the end of the email.' };
  return [
    address,
    sender === null && needsDomain
      ? {
          check: 'sender',
          state: 'fail',
          sentence:
            'Verify your own domain under Sender first. Campaigns and automations are sent from your own address.',
        }
      : sender === null
        ? {
            check: 'sender',
            state: 'warn',
            sentence: `This is sent from ${from}. Verify your own domain under Sender so mailbox providers know it is you.`,
          }
        : {
            check: 'sender',
            state: 'pass',
            sentence:
              ownServer === null
                ? `This is sent from ${sender}, signed by your domain.`
                : `This is sent from ${sender} through your own mail server, ${ownServer}.`,
          },
  ];
}

/** Templates and people write “just reply”: the installation’s own address is nobody’s mailbox. */
function checkReplies(
  { sender, replyTo }: { sender: string | null; replyTo: string },
  { replyTo: own, emails }: { replyTo: string; emails: readonly MailWords[] },
  from: string,
): Verdict[] {
  if (sender !== null || replyTo !== '' || own !== '') return [];
  const mend = `${from}, where nobody may read them. Choose where replies go under Sender.`;
  return [
    emails.some(asksForReply)
      ? {
          check: 'sender',
          state: 'fail',
          sentence: `${emails.length === 1 ? 'This email asks' : 'Your emails ask'} for a reply, but replies go to ${mend}`,
        }
      : { check: 'sender', state: 'warn', sentence: `Replies go to ${mend}` },
  ];
}

/** `takesSignups`: null where nobody asks. */
function checkTrigger(takesSignups: boolean | null): Verdict[] {
  if (takesSignups === null) return [];
  return [
    takesSignups
      ? { check: 'trigger', state: 'pass', sentence: 'People can sign up.' }
      : {
          check: 'trigger',
          state: 'fail',
          sentence: 'Nobody can sign up because your sign-up page is closed. Open it under Contacts.',
        },
  ];
}

/** An automation may do without mails when it does something else. */
const checkSteps = (steps: readonly AutomationStep[]): Verdict[] =>
  steps.some((step) => step.do === 'send' || step.do === 'tag')
    ? []
    : [{ check: 'content', state: 'warn', sentence: 'This automation sends no email yet. Add a step that does.' }];

/** Of several mails, the one that is too long says which it is. */
const withName = (error: unknown, named: (sentence: string) => string): unknown =>
  error instanceof AppError && error.code === 'too_large'
    ? new AppError(error.code, named(error.message), { cause: error })
    : error;

const ofNone = (verdict: Verdict): CampaignCheck => ({ ...verdict, emailId: null });

function checkAudience(reachable: number | null): Verdict {
  if (reachable === null)
    return {
      check: 'audience',
      state: 'warn',
      sentence: 'Counting this audience is taking too long, so we can’t say how many people will get it.',
    };
  if (reachable === 0)
    return {
      check: 'audience',
      state: 'fail',
      sentence:
        'Nobody in this audience can be emailed. It is empty, or everyone in it lacks an address or consent, or has unsubscribed.',
    };
  return {
    check: 'audience',
    state: 'pass',
    sentence:
      reachable === 1 ? 'One person will get this.' : `${reachable.toLocaleString('en-US')} people will get this.`,
  };
}

/** Told before it starts: a campaign that waits for somebody is not late by chance. */
const checkWording = (sign: FraudSign | null): Verdict[] =>
  sign === null
    ? []
    : [
        {
          check: 'content',
          state: 'warn',
          sentence: `The person who runs this installation will check this email before it is sent, because ${fraudSignWords[sign]}.`,
        },
      ];

/** A trial sends so much a day: told before it starts, since nobody expects a campaign to take a week. */
function checkPace(people: number, pace: Parameters<typeof allowanceAheadSentence>[1] | null): Verdict[] {
  const sentence = pace && allowanceAheadSentence(people, pace);
  return sentence ? [{ check: 'pace', state: 'pass', sentence }] : [];
}

export type EmailCheckService = ReturnType<typeof makeEmailCheckService>;

interface Dependencies {
  emails: Pick<EmailRepository, 'findCampaign'>;
  settings: Pick<EmailSettingRepository, 'readSetting' | 'countReachable' | 'readPace' | 'takesSignups'>;
  make: MailMaker;
  /** Somebody whose links are as long as those of a real mail. */
  sampleReader(workspaceId: string): NonNullable<MailToMake['reader']>;
  /** The fraud that a mail speaks like; null for ordinary mail. */
  signOf(mail: MailWords, setting: MailSetting): FraudSign | null;
  installation(): {
    origin: string;
    from: string;
    canSend: boolean;
    /** Its own address is kept for notices. */ needsDomain: boolean;
  };
  clock: Clock;
}
