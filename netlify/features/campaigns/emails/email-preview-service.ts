import { DAY_MS, MINUTE_MS } from '../../../../src/domain/duration';
import { AppError, notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { MailToMake } from '../../../ports/mail-maker';
import type { MailContact } from '../../../ports/mail-templates';
import { checkMail } from './email-check';
import { picturesOf, type MailMaker } from './email-making';
import type { EmailRepository, FoundEmail } from './email-repository';
import type { EmailSettingRepository, MailSetting } from './email-setting-repository';

/** Mails as people get them: shown, sent as a test, and made into the text that campaigns send. */
export function makeEmailPreviewService({ emails, settings, make, review, clock, ids, canSend }: Dependencies) {
  async function read(workspaceId: string, emailId: string, contactId: string | null) {
    const found = await emails.find(workspaceId, emailId);
    if (!found) throw notFound('email');
    const setting = await settings.readSetting(workspaceId, picturesOf(found.email.blocks), contactId);
    if (contactId !== null && !setting.contact) throw notFound('contact');
    return { ...found, setting };
  }

  const write = (place: Place, { email, setting }: Read, reader: MailToMake['reader'] = null) =>
    make(email, setting, { workspaceId: place.workspaceId, origin: place.origin }, reader);

  /** For somebody, with links that lead where they lead and nothing that calls home. */
  const personalise = (place: Place, found: Read, contact: MailContact, preferences: string) =>
    write(place, found, { contact, link: null, honeypot: '', pixel: '', preferences });

  return {
    async preview(place: Place, { emailId, contactId }: Asked) {
      const found = await read(place.workspaceId, emailId, contactId ?? null);
      const { read: shown, faults } = await personalise(place, found, found.setting.contact ?? NOBODY, '#');
      return {
        ...shown!,
        bytes: Buffer.byteLength(shown!.html),
        faults: faults.map((sentence) => sentence.slice(0, 300)),
      };
    },

    async sendTest(
      place: Place,
      { emailId, contactId }: Asked,
      to: { id: string; email: string },
    ): Promise<{ to: string }> {
      const found = await read(place.workspaceId, emailId, contactId ?? null);
      if (!canSend())
        throw new AppError(
          'conflict',
          'No email server is set up yet, so nothing can be sent. Ask the person who runs this installation to set it up.',
        );
      const made = await personalise(place, found, found.setting.contact ?? { ...NOBODY, email: to.email }, '');
      const [fault] = made.faults;
      if (fault) throw new AppError('conflict', fault);
      const { subject, html, text } = made.read!;
      const now = clock.now();
      await settings.addTest(place.workspaceId, found.campaign.id, {
        id: ids.id(),
        kind: 'campaign-test',
        recipient: to.email,
        subject: `Test: ${subject || '(no subject)'}`.slice(0, 900),
        html,
        text,
        aboutPerson: to.id,
        createdAt: now,
        expiresAt: new Date(now.getTime() + DAY_MS),
      });
      return { to: to.email };
    },

    /**
     * The mail as it is sent from now on, made once for each revision. A mail of a running automation that somebody is at
     * work on, that could not be sent as it is, or that the operator is to look at first, goes out as it last was. Throws `conflict` when there is no such state.
     */
    async renderRevision(place: Place, emailId: string) {
      const found = await read(place.workspaceId, emailId, null);
      const { email, campaign, setting } = found;
      const { text, newest } = await settings.readTexts(place.workspaceId, emailId, email.revision);
      if (text) return text;
      const isInHand =
        campaign.type === 'automation' &&
        campaign.status !== 'draft' &&
        clock.now().getTime() - email.updatedAt.getTime() < SETTLED;
      if (newest && isInHand) return newest;
      const { templates, faults } = await write(place, found);
      const failing = checkMail(email, {
        faults,
        pictures: setting.pictures,
        html: '',
        template: templates.html,
        largeConfirmed: false,
      }).filter(({ state }) => state === 'fail');
      if (failing.length > 0) {
        if (newest) return newest;
        throw new AppError('conflict', failing[0]!.sentence);
      }
      const refusal = await review(place.workspaceId, found);
      if (refusal !== null) {
        if (newest) return newest;
        throw new AppError('conflict', refusal);
      }
      const { subject, html, text: plain, links } = templates;
      return settings.keepText({
        workspaceId: place.workspaceId,
        emailId,
        revision: email.revision,
        subject,
        html,
        text: plain,
        links,
        createdAt: clock.now(),
      });
    },
  };
}

const NOBODY: MailContact = { first_name: null, name: null, company: null, email: null };
/** So long nobody has changed it. */
const SETTLED = 5 * MINUTE_MS;

export type EmailPreviewService = ReturnType<typeof makeEmailPreviewService>;

interface Place {
  workspaceId: string;
  /** Where pictures and logos of mails lie. */
  origin: string;
}

interface Read {
  email: FoundEmail['email'];
  setting: MailSetting;
}

interface Asked {
  emailId: string;
  contactId?: string | undefined;
}

interface Dependencies {
  emails: Pick<EmailRepository, 'find'>;
  settings: Pick<EmailSettingRepository, 'readSetting' | 'readTexts' | 'keepText' | 'addTest'>;
  make: MailMaker;
  /** Why the operator has to look at a mail before it goes out; null where nobody has to, or somebody has. */
  review(workspaceId: string, found: FoundEmail & { setting: MailSetting }): Promise<string | null>;
  clock: Clock;
  ids: Ids;
  /** Whether this installation has a mail server. */
  canSend(): boolean;
}
