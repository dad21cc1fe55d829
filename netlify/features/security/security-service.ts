import type { Security, SignIn } from '../../../src/contracts/security';
import { HOUR_MS, HOUR_SECONDS } from '../../../src/domain/duration';
import type { SecurityMail } from '../../documents/security-mail';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Digest } from '../../ports/digest';
import type { Identity } from '../../ports/identity';
import type { Ids } from '../../ports/ids';
import type { PasswordStrength } from '../../ports/password-strength';
import type { SecondFactor } from '../../ports/second-factor';
import { deviceName } from './security-device-name';
import type { SecurityRepository } from './security-repository';

/**
 * How an account is protected. `prove` asks again for the password and a code, and throws when they are wrong;
 * it uses up the code, so it comes after all other checks.
 */
export function makeSecurityService({
  repository,
  identity,
  secondFactor,
  passwords,
  wordsAbout,
  mail,
  digest,
  clock,
  ids,
}: Dependencies) {
  async function getSecurity(userId: string): Promise<Security> {
    const found = await repository.find(userId, clock.now());
    if (!found) throw notFound('account');
    return {
      twoFactor: found.twoFactor,
      recoveryCodesLeft: found.twoFactor ? await secondFactor.codesLeft(userId) : 0,
      passwordChangedAt: found.passwordChangedAt.toISOString(),
      emailChange: found.emailChange && {
        email: found.emailChange.email,
        expiresAt: found.emailChange.expiresAt.toISOString(),
      },
    };
  }

  /** An email for the outbox; it may wait `hours` for a mail server. */
  function envelope(recipient: string, email: SystemEmail, hours = LETTER_HOURS) {
    const createdAt = clock.now();
    return {
      id: ids.id(),
      recipient,
      ...email,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + hours * HOUR_MS),
    };
  }

  const notice = (person: Person, origin: string, what: 'on' | 'off' | 'codes') =>
    envelope(person.email, mail.twoFactor({ ...reader(person, origin), what }));

  async function refuseWhileOff(userId: string) {
    if (!(await secondFactor.isOn(userId))) throw new AppError('conflict', 'Two-factor sign-in is off.');
  }

  return {
    getSecurity,

    async listSignIns(userId: string, sessionId: string): Promise<{ items: SignIn[] }> {
      const items = (await repository.listSessions(userId, clock.now())).map(
        ({ id, userAgent, address, createdAt, seenAt }) => ({
          id,
          current: id === sessionId,
          device: deviceName(userAgent),
          address: address || null,
          createdAt: createdAt.toISOString(),
          seenAt: seenAt.toISOString(),
        }),
      );
      return { items: [...items.filter(({ current }) => current), ...items.filter(({ current }) => !current)] };
    },

    async deleteSignIn(userId: string, sessionId: string, signInId: string) {
      if (signInId === sessionId) throw new AppError('conflict', 'This is the browser you are using. Log out instead.');
      if (!(await repository.deleteSession(userId, signInId))) throw notFound('sign-in');
      return {};
    },

    deleteSignIns: async (userId: string, sessionId: string) => ({
      ended: await repository.deleteOtherSessions(userId, sessionId),
    }),

    async changePassword(
      person: Person,
      sessionId: string,
      form: { currentPassword: string; password: string },
      origin: string,
      prove: Prove,
    ) {
      await passwords.refuseWeak(form.password, await wordsAbout(person.id));
      await prove();
      if (form.password === form.currentPassword)
        throw atField('password', 'This is already your password. Choose another one.');
      const password = await identity.hashPassword(form.password);
      await repository.updatePassword({
        userId: person.id,
        sessionId,
        password,
        mail: envelope(person.email, mail.passwordChanged(reader(person, origin))),
        now: clock.now(),
      });
      return getSecurity(person.id);
    },

    async createEmailChange(person: Person, email: string, origin: string, prove: Prove) {
      if (email === person.email) throw atField('email', 'This is already the address of your account.');
      await prove();
      const secret = ids.token(TOKEN_BYTES);
      const link = envelope(
        email,
        mail.emailChange({
          name: person.name,
          email,
          url: `${origin}/verify-email#token=${secret}`,
          hours: CHANGE_HOURS,
        }),
        CHANGE_HOURS,
      );
      const { createdAt, expiresAt } = link;
      const begun = await repository.beginEmailChange({
        token: { hash: digest(secret), userId: person.id, subject: email, createdAt, expiresAt },
        link,
        taken: envelope(email, mail.emailTaken({ email, url: `${origin}/login` })),
        notice: envelope(person.email, mail.emailChangeNotice({ ...reader(person, origin), hours: CHANGE_HOURS })),
        atMost: CHANGES_PER_HOUR,
      });
      if (!begun)
        throw new AppError('rate_limited', `We sent ${CHANGES_PER_HOUR} links in the last hour. Try again later.`, {
          retryAfter: HOUR_SECONDS,
        });
      return getSecurity(person.id);
    },

    async deleteEmailChange(userId: string) {
      await repository.endEmailChange(userId, clock.now());
      return getSecurity(userId);
    },

    /** The new address that a link would set; null when the link is dead. Reading does not use it up. */
    readEmailChange: async (hash: string) => (await repository.findChange(hash, clock.now()))?.newEmail ?? null,

    /** The account's address afterwards; null when the link is dead. */
    async changeEmail(hash: string, origin: string) {
      const person = await repository.findChange(hash, clock.now());
      return (
        person &&
        repository.updateEmail({
          hash,
          mail: envelope(person.email, mail.emailChanged(reader(person, origin))),
          now: clock.now(),
        })
      );
    },

    async createTwoFactor(person: Person, prove: Prove) {
      const on = new AppError(
        'conflict',
        'Two-factor sign-in is already on. Turn it off before you set up another app.',
      );
      if (await secondFactor.isOn(person.id)) throw on;
      await prove();
      const begun = await secondFactor.begin(person);
      if (!begun) throw on;
      return begun;
    },

    async confirmTwoFactor(person: Person, code: string, origin: string) {
      const outcome = await secondFactor.turnOn(person.id, code, notice(person, origin, 'on'));
      if (outcome === 'nothing-begun')
        throw new AppError('conflict', 'There is nothing to confirm. Start setting up two-factor sign-in again.');
      if (outcome === 'wrong-code')
        throw atField('code', 'This code does not work. Type the one that your app shows now.');
      return outcome;
    },

    async endTwoFactor(person: Person, origin: string, prove: Prove) {
      await refuseWhileOff(person.id);
      await prove();
      await secondFactor.turnOff(person.id, notice(person, origin, 'off'));
      return getSecurity(person.id);
    },

    async createRecoveryCodes(person: Person, origin: string, prove: Prove) {
      await refuseWhileOff(person.id);
      await prove();
      const recoveryCodes = await secondFactor.renewCodes(person.id, notice(person, origin, 'codes'));
      if (!recoveryCodes) throw new AppError('conflict', 'Two-factor sign-in is off.');
      return { recoveryCodes };
    },
  };
}

/** Where somebody can take an account back: a new password signs everybody out and cancels pending links. */
const reader = ({ name, email }: { name: string; email: string }, origin: string) => ({
  name,
  email,
  url: `${origin}/forgot-password`,
});

const atField = (field: string, sentence: string): AppError =>
  new AppError('invalid_request', sentence, { fields: { [field]: sentence } });

const TOKEN_BYTES = 32;
const CHANGE_HOURS = 24;
const CHANGES_PER_HOUR = 3;
const LETTER_HOURS = 72;

export type SecurityService = ReturnType<typeof makeSecurityService>;

type Prove = () => Promise<void>;

interface SystemEmail {
  kind: string;
  subject: string;
  html: string;
  text: string;
}

interface Person {
  id: string;
  name: string;
  email: string;
}

interface Dependencies {
  repository: SecurityRepository;
  identity: Pick<Identity, 'hashPassword'>;
  secondFactor: SecondFactor;
  passwords: PasswordStrength;
  /** Words that a guesser tries first: names of the person, the company and the workspaces. */
  wordsAbout(userId: string): Promise<string[]>;
  mail: SecurityMail;
  digest: Digest;
  clock: Clock;
  ids: Ids;
}
