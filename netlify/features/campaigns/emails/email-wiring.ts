import { fraudSign, type FraudSign } from '../../../../src/domain/fraud-signs';
import { mailToJudge } from '../../../../src/domain/mail-to-judge';
import { env } from '../../../config/env';
import type { WorkspaceScope } from '../../../ports/workspace-scope';
import { mailReviewing, reviewSentence } from '../reviews/mail-review-repository';
import { HONEYPOT } from '../../../ports/mail-links';
import type { MailToMake } from '../../../ports/mail-maker';
import { builtinMailMaker } from '../../../providers/builtin/mail-maker/mail-maker';
import { createMailWriter } from '../../../providers/builtin/planner/mail/mail-writer';
import { systemClock } from '../../../providers/system/clock';
import { sha256 } from '../../../providers/system/digest';
import { systemIds } from '../../../providers/system/ids';
import type { NewCampaign, NewEmail } from '../campaigns-repository';
import { engineRepository } from '../../engine/engine-repository';
import { ownServerOf } from '../../sending/own-server-wiring';
import { sendingBox } from '../../sending/sending-wiring';
import { mailLinks } from '../../tracking/mail-links-wiring';
import { makeEmailCheckService } from './email-check-service';
import { makeEmailDraftService } from './email-draft-service';
import { emailHandlers, type EmailHandlers } from './email-handlers';
import { makeMailMaker, type MailWords } from './email-making';
import { makeEmailPreviewService } from './email-preview-service';
import { emailRepository, type EmailRepository, type FoundEmail } from './email-repository';
import { makeEmailService } from './email-service';
import { emailSettingRepository, type MailSetting } from './email-setting-repository';

/** The endpoints of campaigns' mails. */
export const emailWiring = (): EmailHandlers =>
  emailHandlers({
    emails: makeEmailService({ repository: emailRepository, clock: systemClock }),
    previews: previews(),
    checks: checks(),
    drafts: makeEmailDraftService({
      emails: emailRepository,
      findProfile: engineRepository.findProfile,
      writer: createMailWriter(),
      clock: systemClock,
    }),
  });

/** What is asked before a campaign starts. */
export const checkCampaign = ({ id }: Pick<WorkspaceScope, 'id'>, campaignId: string) => checks().check(id, campaignId);

/** What would stand in the way of a campaign with one mail that is not stored, whom it reaches, and how it would look. */
export async function checkUnsaved(workspaceId: string, { campaign, emails: [mail] }: Unsaved) {
  const email = { name: '', subject: '', preheader: '', revision: 1, ...mail! };
  let people: number | null = null;
  const verdicts = await checks({
    emails: {
      findCampaign: async () => ({
        replyTo: '',
        largeConfirmed: false,
        trigger: null,
        steps: [],
        ...campaign,
        emails: [email],
      }),
    },
    countReachable: async (...asked) => (people = await emailSettingRepository.countReachable(...asked)),
  }).check(workspaceId, campaign.id);
  const { subject, html } = await previews({
    find: async () => ({ email, campaign: { ...campaign, name: campaign.name } }),
  }).preview({ workspaceId, origin: origin() }, { emailId: email.id });
  return { verdicts, people, shown: { subject, preheader: email.preheader, html } };
}

/** What is asked of mails that a running automation is to send, too. */
export const checkMails = (workspaceId: string, campaignId: string, emailIds: string[]) =>
  checks().checkMails(workspaceId, campaignId, emailIds);

/** For what sends: the newest text of a mail. Renders, so that no transaction may be open. */
export const campaignTexts = () => ({
  renderRevision: (workspaceId: string, emailId: string) =>
    previews().renderRevision({ workspaceId, origin: origin() }, emailId),
});

const checks = ({
  emails = emailRepository,
  countReachable = emailSettingRepository.countReachable,
}: {
  emails?: Pick<EmailRepository, 'findCampaign'>;
  countReachable?: typeof emailSettingRepository.countReachable;
} = {}) =>
  makeEmailCheckService({
    emails,
    settings: { ...emailSettingRepository, readSetting, countReachable },
    make: make(),
    sampleReader,
    signOf,
    clock: systemClock,
    installation: () => ({
      origin: origin(),
      from: env().mail.from.address,
      canSend: canSend(),
      needsDomain: env().mail.sharedSender === 'notices',
    }),
  });

/**
 * As the sender sees it: through the workspace's own mail server, if it has one. A domain whose key is lost signs nothing,
 * and mail goes out from the installation's address.
 */
const readSetting: typeof emailSettingRepository.readSetting = async (workspaceId, ...asked) => {
  const setting = await emailSettingRepository.readSetting(workspaceId, ...asked);
  const isLost =
    setting.signingKey !== null &&
    sendingBox().open(setting.signingKey.sealed, [workspaceId, setting.signingKey.domainId]) === null;
  const own = await ownServerOf(workspaceId);
  if (own) return { ...setting, sender: own.from, ownServer: own.server.host };
  return isLost ? { ...setting, sender: null } : setting;
};

const previews = (emails: Pick<EmailRepository, 'find'> = emailRepository) =>
  makeEmailPreviewService({
    emails,
    settings: emailSettingRepository,
    make: make(),
    review,
    clock: systemClock,
    ids: systemIds,
    canSend,
  });

/** Where all workspaces are the operator's, nobody else is to look at their mail. */
const signOf = (mail: MailWords, { ownHosts }: Pick<MailSetting, 'ownHosts'>): FraudSign | null =>
  env().mail.sharedSender === 'all' ? null : fraudSign(mailToJudge(mail, ownHosts));

async function review(
  workspaceId: string,
  { email, campaign, setting }: FoundEmail & { setting: MailSetting },
): Promise<string | null> {
  const sign = signOf(email, setting);
  if (sign === null) return null;
  const { subject, text, links } = mailToJudge(email, []);
  const state = await mailReviewing.hold(
    {
      workspaceId,
      id: systemIds.id(),
      campaignId: campaign.id,
      emailId: email.id,
      digest: sha256(JSON.stringify([email.subject, email.preheader, email.blocks])),
      sign,
      subject,
      text: text.slice(0, MOST_SHOWN),
      links: links.map(({ text: words, url }) => `${words}: ${url}`.slice(0, 2_100)),
      heldAt: systemClock.now(),
    },
    systemIds.id(),
  );
  return state === 'released' ? null : reviewSentence(sign, state);
}

const make = () =>
  makeMailMaker({
    maker: builtinMailMaker,
    pictureUrl: (at, workspaceId, creationId) => mailLinks(at).picture(workspaceId, creationId),
  });

const canSend = (): boolean => env().mail.smtp !== undefined;

/** Where mails that no request asked for lead; a mail server is not set without it (config/env.ts). */
const origin = (): string => env().linkOrigin ?? '';

/** Links as long as those of a real mail, to nobody. */
function sampleReader(workspaceId: string): NonNullable<MailToMake['reader']> {
  const [made, delivery] = [
    mailLinks(origin() || 'https://mail.example.com'),
    { workspaceId, deliveryId: NOBODY, contactId: NOBODY },
  ];
  return {
    contact: { first_name: null, name: null, company: null, email: 'somebody@example.com' },
    link: made.click(delivery, 10),
    honeypot: made.click(delivery, HONEYPOT),
    pixel: made.open(delivery),
    preferences: made.preferences(delivery),
  };
}

interface Unsaved {
  campaign: NewCampaign;
  emails: NewEmail[];
}

/** What is shown to the operator; enough of any mail. */
const MOST_SHOWN = 20_000;
const NOBODY = '00000000-0000-4000-8000-000000000000';
