import { DEAD_LINK, type EmailLink } from '../../../src/contracts/account';
import { HOUR_MS, HOUR_SECONDS } from '../../../src/domain/duration';
import type { AccountMail } from '../../documents/account-mail';
import { AppError } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Digest } from '../../ports/digest';
import type { Identity } from '../../ports/identity';
import type { Ids } from '../../ports/ids';
import type { PasswordStrength } from '../../ports/password-strength';
import type { AccountRepository } from './account-repository';
import { MAILS_PER_HOUR, type LinkMail, type Reader } from './link-mail-service';

/** Forgotten passwords and unconfirmed addresses: links that are valid for one purpose, once, until they expire. */
export function makeAccountService({
  repository,
  identity,
  passwords,
  wordsAbout,
  readEmailChange,
  changeEmail,
  sendVerification,
  mail,
  delivers,
  digest,
  clock,
  ids,
  log,
}: Dependencies) {
  return {
    delivers,

    /** The same reply and the same work, whether or not the address has an account. */
    async createPasswordReset(email: string, origin: string) {
      await repository.askForPasswordReset({ email, origin, nobody: ids.id() });
      return {};
    },

    async updatePassword({ token, password }: { token: string; password: string }, origin: string) {
      const hash = digest(token);
      const person = await repository.findTokenOwner(hash, 'password-reset', clock.now());
      if (!person) throw deadLink(); // before the password is scored and hashed: that takes CPU time, and the token may be garbage
      await passwords.refuseWeak(password, await wordsAbout(person.id));
      const hashed = await identity.hashPassword(password);
      const now = clock.now();
      const email = mail.passwordChanged({ name: person.name, email: person.email, url: `${origin}/forgot-password` });
      const changed = await repository.resetPassword({
        hash,
        userId: person.id,
        accountId: ids.id(),
        password: hashed,
        now,
        mail: {
          id: ids.id(),
          recipient: person.email,
          ...email,
          createdAt: now,
          expiresAt: new Date(now.getTime() + LETTER_HOURS * HOUR_MS),
        },
      });
      if (!changed) throw deadLink();
      return { email: person.email };
    },

    /** The first verification email, after registration; a failure must not undo the registration. */
    async greet(person: Reader, origin: string) {
      try {
        await sendVerification(person, origin);
      } catch (error) {
        log(`no verification mail after a registration: ${error instanceof Error ? error.name : 'unknown error'}`);
      }
    },

    async createEmailVerification(person: Reader & { emailVerified: boolean }, origin: string) {
      if (!person.emailVerified && !(await sendVerification(person, origin))) {
        throw new AppError(
          'rate_limited',
          `We sent ${MAILS_PER_HOUR} links in the last hour. Look in your spam folder, or try again later.`,
          { retryAfter: HOUR_SECONDS },
        );
      }
      return {};
    },

    /**
     * What a link in an email about an address does. Whoever has it reads that mailbox, so the address is shown in
     * full.
     */
    async getEmailLink(token: string): Promise<EmailLink> {
      const hash = digest(token);
      const person = await repository.findTokenOwner(hash, 'email-verification', clock.now());
      if (person) return { kind: 'confirm', email: person.email };
      const email = await readEmailChange(hash);
      if (email === null) throw deadLink();
      return { kind: 'change', email };
    },

    /** The link of a new account, or of an account's new address: both lead to the same page. */
    async updateEmailVerification(token: string, origin: string) {
      const [hash, now] = [digest(token), clock.now()];
      const confirmed = await repository.confirmEmail(hash, now);
      if (confirmed) return { email: confirmed, changed: false };
      const email = await changeEmail(hash, origin);
      if (!email) throw deadLink();
      return { email, changed: true };
    },
  };
}

/** One sentence for every kind of dead link, so that it does not reveal which. */
export const deadLink = (): AppError => new AppError('not_found', DEAD_LINK);

/** How long the email about a changed password may wait for a mail server. */
const LETTER_HOURS = 72;

export type AccountService = ReturnType<typeof makeAccountService>;

interface Dependencies {
  repository: AccountRepository;
  identity: Pick<Identity, 'hashPassword'>;
  passwords: PasswordStrength;
  /** Words that a guesser tries first: names of the person, the company and the workspaces. */
  wordsAbout(userId: string): Promise<string[]>;
  /** The new address that a link would set, or null when the link is dead. */
  readEmailChange(hash: string): Promise<string | null>;
  /** Uses up the link to a new address; returns the account's address afterwards, or null when the link is dead. */
  changeEmail(hash: string, origin: string): Promise<string | null>;
  sendVerification: LinkMail['sendVerification'];
  mail: AccountMail;
  /** Whether a mail server is set up; without one, email waits in the operator's outbox. */
  delivers: boolean;
  digest: Digest;
  clock: Clock;
  ids: Ids;
  log(sentence: string): void;
}
