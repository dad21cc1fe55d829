import { happenings } from '../../../src/domain/happenings';
import type { SiteMail } from '../../documents/site-mail';
import { AppError } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { SignedTokens } from '../../ports/signed-tokens';
import type { SiteOperator, SiteRepository } from './site-repository';

/** Messages from the public contact form to whoever runs the installation. */
export function makeContactFormService({ repository, findOperator, forms, mail, networkOf, clock, ids, log }: Dependencies) {
  return {
    /** Says when a form was opened; good for a day. */
    openForm: (): string => {
      const now = clock.now();
      return forms.seal(String(now.getTime()), new Date(now.getTime() + FORM_MS));
    },

    /**
     * Keeps, tells and mails a message. Throws `unavailable` when nobody runs the installation yet, and `rate_limited`
     * for the third message an hour without a form. A filled honeypot is answered like a message and kept nowhere.
     */
    async createMessage({ name, email, subject, message, website, formToken }: ContactForm, { address, throttle }: Sender): Promise<Record<string, never>> {
      if (website !== '') {
        log('a contact form with a filled honeypot was dropped');
        return {};
      }
      const now = clock.now();
      const openedAt = forms.open(formToken, now);
      if (openedAt === null) await throttle(`contact without form from ${networkOf(address)}`, WITHOUT_FORM);
      else if (now.getTime() - Number(openedAt) < FASTEST_MS) throw new AppError('invalid_request', 'That was faster than anyone types. Nothing is lost: wait a moment and send it again.');
      await throttle('contact from everyone', EVERYONE);
      const operator = await someoneToRead(findOperator);
      const letter = mail.contactMessage({ name, email, subject, message });
      const row = { id: ids.id(), workspaceId: operator.workspaceId, name, email, subject, message, createdAt: now };
      const told = { ...happenings.contactMessageReceived({ name, subject }), id: ids.id(), workspaceId: operator.workspaceId, at: now };
      const kept = await repository.keepMessage(row, told, { id: ids.id(), recipient: operator.email, replyTo: email, ...letter, createdAt: now, expiresAt: new Date(now.getTime() + LETTER_MS) }, new Date(now.getTime() - SAME_MS));
      if (!kept) log('a contact message that came twice was kept once');
      return {};
    },
  };
}

export async function someoneToRead(findOperator: () => Promise<SiteOperator | null>): Promise<SiteOperator> {
  const operator = await findOperator();
  if (!operator) throw new AppError('unavailable', 'Nobody has taken over this site yet, so nobody would read it. Nothing you entered is lost; try again later.', { retryAfter: 3_600 });
  return operator;
}

const FORM_MS = 24 * 3_600_000;
/** Nobody fills three fields in this time; programs do. */
const FASTEST_MS = 3_000;
const SAME_MS = 3_600_000;
/** How long the text may wait for a mail server; the message itself is kept for longer. */
const LETTER_MS = 7 * 24 * 3_600_000;
const WITHOUT_FORM: Limit = { calls: 2, perSeconds: 3_600 };
const EVERYONE: Limit = { calls: 120, perSeconds: 3_600 };

export type ContactFormService = ReturnType<typeof makeContactFormService>;

interface ContactForm {
  name: string;
  email: string;
  subject: string;
  message: string;
  website: string;
  formToken: string;
}

/** Where a request comes from, and how its kind is counted. */
export interface Sender {
  address: string;
  throttle(subject: string, limit: Limit): Promise<void>;
}

interface Limit {
  calls: number;
  perSeconds: number;
}

interface Dependencies {
  repository: Pick<SiteRepository, 'keepMessage'>;
  findOperator(): Promise<SiteOperator | null>;
  forms: SignedTokens;
  mail: Pick<SiteMail, 'contactMessage'>;
  /** One person's network, for counting. */
  networkOf(address: string): string;
  clock: Clock;
  ids: Ids;
  /** Never names or texts. */
  log(sentence: string): void;
}
