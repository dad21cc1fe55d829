import { HOUR_MS } from '../../../src/domain/duration';
import type { AccountMail } from '../../documents/account-mail';
import type { Clock } from '../../ports/clock';
import type { Digest } from '../../ports/digest';
import type { Ids } from '../../ports/ids';
import type { AccountRepository } from './account-repository';

/** Emails with a link that is valid for one purpose, once. Kept apart from the account service, so that jobs do not load what judges passwords. */
export function makeLinkMail({ repository, mail, digest, clock, ids, log }: Dependencies) {
  function newToken(purpose: 'password-reset' | 'email-verification', person: Reader, hours: number) {
    const secret = ids.token(TOKEN_BYTES);
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + hours * HOUR_MS);
    return {
      secret,
      createdAt,
      expiresAt,
      token: { hash: digest(secret), purpose, userId: person.id, subject: person.email, createdAt, expiresAt },
    };
  }

  return {
    /** Whether it was sent: an account gets a few an hour. */
    async sendVerification(person: Reader, origin: string): Promise<boolean> {
      const { token, secret, createdAt, expiresAt } = newToken('email-verification', person, VERIFICATION_HOURS);
      const email = mail.verifyEmail({
        name: person.name,
        email: person.email,
        url: `${origin}/verify-email#token=${secret}`,
        hours: VERIFICATION_HOURS,
      });
      // Earlier links keep working: people open the first email they see.
      return repository.issueToken({
        token,
        mail: { id: ids.id(), recipient: person.email, ...email, createdAt, expiresAt },
        atMost: MAILS_PER_HOUR,
        onlyOne: false,
      });
    },

    /** Runs as a job. Beyond a few emails per hour and account, nothing is sent, silently: anyone may be asking. */
    async sendPasswordReset({ userId, origin }: { userId: string; origin: string }) {
      const person = await repository.findReader(userId);
      if (!person) return;
      const { token, secret, createdAt, expiresAt } = newToken('password-reset', person, RESET_HOURS);
      const email = mail.resetPassword({
        name: person.name,
        email: person.email,
        url: `${origin}/reset-password#token=${secret}`,
        hours: RESET_HOURS,
      });
      await repository.issueToken({
        token,
        mail: { id: ids.id(), recipient: person.email, ...email, createdAt, expiresAt },
        atMost: MAILS_PER_HOUR,
        onlyOne: true,
      });
    },

    async tidy() {
      const { tokens, invitations } = await repository.deleteExpired(clock.now());
      log(`removed ${tokens} links and ${invitations} invitations that had expired`);
    },
  };
}

export const TOKEN_BYTES = 32;
export const MAILS_PER_HOUR = 3;
const RESET_HOURS = 1;
const VERIFICATION_HOURS = 48;

export type LinkMail = ReturnType<typeof makeLinkMail>;

export interface Reader {
  id: string;
  name: string;
  email: string;
}

interface Dependencies {
  repository: Pick<AccountRepository, 'issueToken' | 'findReader' | 'deleteExpired'>;
  mail: Pick<AccountMail, 'verifyEmail' | 'resetPassword'>;
  digest: Digest;
  clock: Clock;
  ids: Ids;
  log(sentence: string): void;
}
