import { HOUR_MS } from '../../../src/domain/duration';
import { retentionMs } from '../../../src/domain/retention';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { MailMessage, MailPort } from '../../ports/mail';
import type { MailRepository, MailRow } from './mail-repository';

/** The outbox: sends what other features put into it with `addMail`, and records the results. */
export function makeMailService({ repository, port, senderOf, clock, log }: Dependencies) {
  const note = (mail: { id: string; kind: string }, state: MailRow['state']) =>
    log({ mail: mail.id, kind: mail.kind, state });

  /**
   * Handles an email that is not waiting: nothing to do, unless another worker is sending it, or died while
   * sending.
   */
  async function lookAfter(id: string): Promise<void> {
    const mail = await repository.find(id);
    if (mail?.state !== 'sending') return;
    const [left] = await repository.closeLeftovers(clock.now(), LEFT_OVER, id);
    if (left) return note(left, 'uncertain');
    throw new Error('this mail is in hand elsewhere; the queue looks again later');
  }

  async function setAside(mail: MailRow, change: { state: 'held' | 'failed'; cause: string }): Promise<void> {
    if (await repository.setAside(mail.id, change)) note(mail, change.state);
  }

  return {
    /**
     * One attempt to send an email. Throws when the queue should retry: after a temporary refusal, or while another
     * worker is sending it. Nothing is sent inside a transaction; a lease covers the time between the claim and its
     * result.
     */
    async sendMail({ mailId, campaignId = null }: { mailId: string; campaignId?: string | null }): Promise<void> {
      const waiting = await repository.find(mailId);
      if (waiting?.state !== 'waiting') return lookAfter(mailId);
      if (waiting.expiresAt <= clock.now()) return setAside(waiting, { state: 'failed', cause: TOO_LATE });
      const mailServer = port();
      if (!mailServer) return setAside(waiting, { state: 'held', cause: NO_SERVER });

      const sender = (await senderOf(waiting, campaignId)) ?? undefined;
      const mail = await repository.claim(mailId, new Date(clock.now().getTime() + LEASE_MS));
      if (!mail) return lookAfter(mailId);
      if (mail.html === null || mail.text === null) {
        await repository.settle(mail, { state: 'ended', cause: LINK_GONE });
        return note(mail, 'ended');
      }
      const outcome = await mailServer.send({
        id: mail.id,
        recipient: mail.recipient,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        replyTo: (sender?.replyTo || mail.replyTo) ?? undefined,
        sender,
      });

      if (outcome.state === 'accepted') {
        await repository.settle(mail, { state: 'sent', sentAt: clock.now(), cause: null, html: null, text: null });
        return note(mail, 'sent');
      }
      const state =
        outcome.state === 'uncertain'
          ? 'uncertain'
          : outcome.permanent || mail.attempts >= ATTEMPTS
            ? 'failed'
            : 'waiting';
      await repository.settle(mail, { state, cause: outcome.cause });
      note(mail, state);
      if (state === 'waiting') throw new Error('the mail was refused for now; the queue tries again');
    },

    /**
     * Sends a held, failed or uncertain email; for the operator. Throws not_found, or conflict when nothing can be
     * sent.
     */
    async resendMail(id: string): Promise<void> {
      if (!port())
        throw new AppError(
          'conflict',
          'No email server is set up yet. Set SMTP_URL and PUBLIC_URL, start again, and send it then.',
        );
      if (await repository.requeue(id, clock.now())) return;
      const mail = await repository.find(id);
      if (!mail) throw notFound('mail');
      if (mail.state === 'sent') throw new AppError('conflict', 'This email has already been sent.');
      if (mail.state === 'waiting' || mail.state === 'sending')
        throw new AppError('conflict', 'This email is being sent.');
      if (mail.state === 'ended')
        throw new AppError(
          'conflict',
          'The link in this email was used, replaced, withdrawn or has expired, so the email can’t be sent again. The person can request a new one.',
        );
      throw new AppError(
        'conflict',
        'The links in this email have expired, so it can’t be sent again. The person can request a new one.',
      );
    },

    /** Runs every hour; see tidy-mails.ts. */
    async tidyMails(): Promise<void> {
      const now = clock.now();
      for (const left of await repository.closeLeftovers(now, LEFT_OVER)) note(left, 'uncertain');
      const erased = await repository.eraseExpired(now, { waiting: TOO_LATE, held: NEVER_SENT });
      const asked = await repository.requeueStrays(new Date(now.getTime() - STRAY_MS));
      const deleted = await repository.deleteOld(new Date(now.getTime() - retentionMs('mailTexts')));
      if (erased + asked + deleted > 0) log({ erased, asked, deleted });
    },
  };
}

const TOO_LATE = 'Its links expired before it could be sent.';
const NEVER_SENT = 'It was held until its links expired.';
const LINK_GONE = 'Its link was used, replaced or withdrawn.';
const NO_SERVER = 'No email server is set up (SMTP_URL).';
const LEFT_OVER = 'The worker stopped while sending it.';
/**
 * Longer than an attempt can take (60 seconds), shorter than it takes for a killed worker's job to run again
 * (two minutes).
 */
const LEASE_MS = 90_000;
/** The first attempt and the five retries of the job send-mail. */
const ATTEMPTS = 6;
/** All retries of a job end within half of it. */
const STRAY_MS = HOUR_MS;

export type MailService = ReturnType<typeof makeMailService>;

interface Dependencies {
  repository: MailRepository;
  /** The mail server; null when none is set up, and emails are held. */
  port(): MailPort | null;
  /** The sender, if it is not the installation's. */
  senderOf(
    mail: MailRow,
    campaignId: string | null,
  ): Promise<(NonNullable<MailMessage['sender']> & { replyTo: string }) | null>;
  clock: Clock;
  /** Only numbers, ids and states: neither recipients nor texts. */
  log(line: Record<string, string | number>): void;
}
