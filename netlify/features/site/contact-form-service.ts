import { DAY_MS, HOUR_MS, HOUR_SECONDS, WEEK_MS } from '../../../src/domain/duration';
import { activityEvents } from '../../../src/domain/activity-events';
import type { SiteMail } from '../../documents/site-mail';
import { AppError } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { SignedTokens } from '../../ports/signed-tokens';
import type { SiteOperator, SiteRepository } from './site-repository';

/** Messages from the public contact form to the operator. */
export function makeContactFormService({
  repository,
  findOperator,
  forms,
  mail,
  networkOf,
  clock,
  ids,
  log,
}: Dependencies) {
  /** A message with its log entry and its email. */
  const prepared = (
    { id, name, email, subject, message, createdAt }: EarlyMessage,
    operator: SiteOperator,
    now: Date,
  ) => ({
    row: { id, workspaceId: operator.workspaceId, name, email, subject, message, createdAt },
    activity: {
      ...activityEvents.contactMessageReceived({ name, subject }),
      id: ids.id(),
      workspaceId: operator.workspaceId,
      at: now,
    },
    email: {
      id: ids.id(),
      recipient: operator.email,
      replyTo: email,
      ...mail.contactMessage({ name, email, subject, message }),
      createdAt: now,
      expiresAt: new Date(now.getTime() + LETTER_MS),
    },
  });

  return {
    /** A token that says when a form was opened; valid for a day. */
    openForm: (): string => {
      const now = clock.now();
      return forms.seal(String(now.getTime()), new Date(now.getTime() + FORM_MS));
    },

    /**
     * Stores, logs and emails a message; before there is an operator it waits for one. Throws `rate_limited` for the
     * third message an hour without a form token. A message with a filled honeypot gets the usual reply and is not
     * stored.
     */
    async createMessage(
      { name, email, subject, message: text, website, formToken }: ContactForm,
      { address, throttle }: Sender,
    ): Promise<Record<string, never>> {
      if (website !== '') {
        log('a contact form with a filled honeypot was dropped');
        return {};
      }
      const now = clock.now();
      const openedAt = forms.open(formToken, now);
      if (openedAt === null) await throttle(`contact without form from ${networkOf(address)}`, WITHOUT_FORM);
      else if (now.getTime() - Number(openedAt) < FASTEST_MS)
        throw new AppError(
          'invalid_request',
          'That was faster than anyone can type. Nothing is lost: wait a moment and send it again.',
        );
      await throttle('contact from everyone', EVERYONE);
      const operator = await findOperator();
      const message = { id: ids.id(), name, email, subject, message: text, createdAt: now };
      const sameSince = new Date(now.getTime() - SAME_MS);
      if (!operator) {
        const outcome = await repository.keepEarlyMessage(message, sameSince, MOST_EARLY);
        if (outcome === 'full')
          throw new AppError(
            'rate_limited',
            'This site is still being set up, and there is no room for another message. Yours is still in the form: try again later.',
            { retryAfter: HOUR_SECONDS },
          );
        if (outcome === 'same') log(TWICE);
        return {};
      }
      const { row, activity, email: systemEmail } = prepared(message, operator, now);
      if (!(await repository.keepMessage(row, activity, systemEmail, sameSince))) log(TWICE);
      return {};
    },

    /** Hands messages from before there was an operator to the first one, oldest first. */
    async handOver(): Promise<void> {
      const waiting = await repository.listEarlyMessages(HAND_OVER_AT_ONCE);
      const operator = waiting.length > 0 ? await findOperator() : null;
      if (!operator) return;
      let handed = 0;
      for (const message of waiting) {
        const { row, activity, email } = prepared(message, operator, clock.now());
        if (await repository.handMessageOver(row, activity, email)) handed += 1;
      }
      log(`${handed} messages that waited for an operator were handed over`);
    },
  };
}

const FORM_MS = DAY_MS;
/** No person fills in three fields in this time; programs do. */
const FASTEST_MS = 3_000;
const SAME_MS = HOUR_MS;
const TWICE = 'a contact message that came twice was kept once';
/** The limit without an operator: enough for a launch, too little to fill a disk. */
const MOST_EARLY = 1_000;
const HAND_OVER_AT_ONCE = 100;
/** How long the email may wait for a mail server; the message itself is kept longer. */
const LETTER_MS = WEEK_MS;
const WITHOUT_FORM: Limit = { calls: 2, perSeconds: HOUR_SECONDS };
const EVERYONE: Limit = { calls: 120, perSeconds: HOUR_SECONDS };

export type ContactFormService = ReturnType<typeof makeContactFormService>;

interface ContactForm {
  name: string;
  email: string;
  subject: string;
  message: string;
  website: string;
  formToken: string;
}

type EarlyMessage = Awaited<ReturnType<SiteRepository['listEarlyMessages']>>[number];

/** The origin of a request, and how it is counted. */
export interface Sender {
  address: string;
  throttle(subject: string, limit: Limit): Promise<void>;
}

interface Limit {
  calls: number;
  perSeconds: number;
}

interface Dependencies {
  repository: Pick<SiteRepository, 'keepMessage' | 'keepEarlyMessage' | 'listEarlyMessages' | 'handMessageOver'>;
  findOperator(): Promise<SiteOperator | null>;
  forms: SignedTokens;
  mail: Pick<SiteMail, 'contactMessage'>;
  /** The network of one person, for counting. */
  networkOf(address: string): string;
  clock: Clock;
  ids: Ids;
  /** Never names or texts. */
  log(sentence: string): void;
}
