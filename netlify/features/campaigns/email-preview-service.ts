import type { CampaignMailTemplates } from '../../documents/campaign-mail';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { MailContact, MailTemplates } from '../../ports/mail-templates';
import { checkMail } from './email-check';
import { mergeFaults, picturesOf, type MailMaker } from './email-making';
import type { EmailRepository, FoundEmail } from './email-repository';
import type { EmailSettingRepository, MailSetting } from './email-setting-repository';

/** Mails as people get them: shown, sent as a test, and made into the text that campaigns send. */
export function makeEmailPreviewService({ emails, settings, make, templates, clock, ids, canSend }: Dependencies) {
  async function read(workspaceId: string, emailId: string, contactId: string | null) {
    const found = await emails.find(workspaceId, emailId);
    if (!found) throw notFound('email');
    const setting = await settings.readSetting(workspaceId, picturesOf(found.email.blocks), contactId);
    if (contactId !== null && !setting.contact) throw notFound('contact');
    return { ...found, setting };
  }

  const write = (place: Place, { email, setting }: { email: FoundEmail['email']; setting: MailSetting }): CampaignMailTemplates => make(email, setting, { workspaceId: place.workspaceId, origin: place.origin });

  /** For somebody, with links that lead where they lead and nothing that calls home. */
  const personalise = (made: CampaignMailTemplates, contact: MailContact, preferences: string) => {
    const mail = templates.compile(made)({ contact, link: made.links.map((link) => templates.linkTarget(link, contact) ?? '#'), honeypot: '', pixel: '', preferences });
    if (mail.html.length > MOST_SHOWN || mail.text.length > MOST_SHOWN / 2) throw new AppError('too_large', 'With what this contact’s fields hold, this email is too long to be shown or sent. Use fewer merge fields.');
    return mail;
  };

  return {
    async preview(place: Place, { emailId, contactId }: Asked) {
      const found = await read(place.workspaceId, emailId, contactId ?? null);
      const made = write(place, found);
      const contact = found.setting.contact ?? NOBODY;
      const shown = personalise(made, contact, '#');
      const { subject: preheader } = templates.compile({ subject: made.preheader, html: '', text: '' })({ contact, link: [], honeypot: '', pixel: '', preferences: '' });
      return { ...shown, preheader, bytes: Buffer.byteLength(shown.html), faults: mergeFaults(found.email, made, found.setting.fields, templates).map((sentence) => sentence.slice(0, 300)) };
    },

    async sendTest(place: Place, { emailId, contactId }: Asked, to: { id: string; email: string }): Promise<{ to: string }> {
      const found = await read(place.workspaceId, emailId, contactId ?? null);
      if (!canSend()) throw new AppError('conflict', 'This installation has no mail server yet, so nothing can be sent. Whoever runs it sets SMTP_URL.');
      const made = write(place, found);
      const [fault] = mergeFaults(found.email, made, found.setting.fields, templates);
      if (fault) throw new AppError('conflict', fault);
      const { subject, html, text } = personalise(made, found.setting.contact ?? { ...NOBODY, email: to.email }, '');
      const now = clock.now();
      await settings.addTest(place.workspaceId, found.campaign.id, {
        id: ids.id(), kind: 'campaign-test', recipient: to.email, subject: `Test: ${subject || '(no subject)'}`.slice(0, 900), html, text, aboutPerson: to.id, createdAt: now, expiresAt: new Date(now.getTime() + DAY),
      });
      return { to: to.email };
    },

    /**
     * The mail as it is sent from now on, made once for each revision. A mail of a running automation that somebody is at
     * work on, or that could not be sent as it is, goes out as it last was. Throws `conflict` when there is no such state.
     */
    async renderRevision(place: Place, emailId: string) {
      const found = await read(place.workspaceId, emailId, null);
      const { email, campaign, setting } = found;
      const { text, newest } = await settings.readTexts(place.workspaceId, emailId, email.revision);
      if (text) return text;
      const isInHand = campaign.type === 'automation' && campaign.status !== 'draft' && clock.now().getTime() - email.updatedAt.getTime() < SETTLED;
      if (newest && isInHand) return newest;
      const made = write(place, found);
      const faults = mergeFaults(email, made, setting.fields, templates);
      const failing = checkMail(email, { faults, pictures: setting.pictures, html: '', template: made.html, largeConfirmed: false }).filter(({ state }) => state === 'fail');
      if (failing.length > 0) {
        if (newest) return newest;
        throw new AppError('conflict', failing[0]!.sentence);
      }
      const { subject, html, text: plain, links } = made;
      return settings.keepText({ workspaceId: place.workspaceId, emailId, revision: email.revision, subject, html, text: plain, links, createdAt: clock.now() });
    },
  };
}

const NOBODY: MailContact = { first_name: null, name: null, company: null, email: null };
const DAY = 86_400_000;
/** Characters of HTML that a preview takes (src/contracts/campaigns.ts); of plain text half as many. */
const MOST_SHOWN = 1_000_000;
/** So long nobody has changed it. */
const SETTLED = 5 * 60_000;

export type EmailPreviewService = ReturnType<typeof makeEmailPreviewService>;

interface Place {
  workspaceId: string;
  /** Where pictures and logos of mails lie. */
  origin: string;
}

interface Asked {
  emailId: string;
  contactId?: string | undefined;
}

interface Dependencies {
  emails: Pick<EmailRepository, 'find'>;
  settings: Pick<EmailSettingRepository, 'readSetting' | 'readTexts' | 'keepText' | 'addTest'>;
  make: MailMaker;
  templates: MailTemplates;
  clock: Clock;
  ids: Ids;
  /** Whether this installation has a mail server. */
  canSend(): boolean;
}

