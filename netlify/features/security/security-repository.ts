import { and, count, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import { HOUR_MS } from '../../../src/domain/duration';
import { asAuth, type Transaction } from '../../database/client';
import { addMail, type NewMail } from '../../records/mails/outbox';
import { account, oneTimeToken, session, user } from '../../database/schema/auth';
import { isUniqueViolation } from '../../database/unique-violation';
import { AppError } from '../../errors/app-error';

export type SecurityRepository = typeof securityRepository;

export const securityRepository = {
  find: (userId: string, now: Date) =>
    asAuth(async (tx) => {
      const [person] = await tx
        .select({ twoFactor: user.twoFactorEnabled, passwordChangedAt: account.updatedAt })
        .from(user)
        .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, CREDENTIAL)))
        .where(eq(user.id, userId));
      const [emailChange] = await tx
        .select({ email: oneTimeToken.subject, expiresAt: oneTimeToken.expiresAt })
        .from(oneTimeToken)
        .where(openChange(userId, now))
        .orderBy(desc(oneTimeToken.createdAt))
        .limit(1);
      return person ? { ...person, emailChange: emailChange ?? null } : null;
    }),

  /** Without their tokens, which never leave the table. Last used first. */
  listSessions: (userId: string, now: Date) =>
    asAuth((tx) =>
      tx
        .select({
          id: session.id,
          userAgent: session.userAgent,
          address: session.ipAddress,
          createdAt: session.createdAt,
          seenAt: session.updatedAt,
        })
        .from(session)
        .where(and(eq(session.userId, userId), gt(session.expiresAt, now)))
        .orderBy(desc(session.updatedAt), desc(session.id))
        .limit(MOST_SESSIONS),
    ),

  /** False when it is not this person's, or has ended. */
  deleteSession: (userId: string, sessionId: string) =>
    asAuth(
      async (tx) =>
        (
          await tx
            .delete(session)
            .where(and(eq(session.id, sessionId), eq(session.userId, userId)))
            .returning({ id: session.id })
        ).length > 0,
    ),

  /** Ends every session of a person but one; returns how many. */
  deleteOtherSessions: (userId: string, kept: string) =>
    asAuth(async (tx) => (await dropOthers(tx, userId, kept)).length),

  /** The new password, the end of other sessions and reset links, and the email about it, in one transaction. */
  updatePassword: ({
    userId,
    sessionId,
    password,
    mail,
    now,
  }: {
    userId: string;
    sessionId: string;
    password: string;
    mail: NewMail;
    now: Date;
  }) =>
    asAuth(async (tx) => {
      await tx
        .update(account)
        .set({ password, updatedAt: now })
        .where(and(eq(account.userId, userId), eq(account.providerId, CREDENTIAL)));
      await dropOthers(tx, userId, sessionId);
      await tx
        .delete(oneTimeToken)
        .where(and(eq(oneTimeToken.userId, userId), eq(oneTimeToken.purpose, 'password-reset')));
      await addMail(tx, { ...mail, aboutPerson: userId });
    }),

  /**
   * Stores the link to a new address in place of an earlier one. The caller cannot tell whether the address
   * already has an account: in that case its owner gets an email, and no email contains the link. False when
   * `atMost` were sent in the last hour.
   */
  beginEmailChange: ({
    token,
    link,
    taken,
    notice,
    atMost,
  }: {
    token: NewChange;
    link: NewMail;
    taken: NewMail;
    notice: NewMail;
    atMost: number;
  }) =>
    asAuth(async (tx) => {
      await tx.select({ id: user.id }).from(user).where(eq(user.id, token.userId)).for('update'); // concurrent requests are counted one after the other
      const hourAgo = new Date(token.createdAt.getTime() - HOUR_MS);
      const [recent] = await tx
        .select({ value: count() })
        .from(oneTimeToken)
        .where(and(changesOf(token.userId), gt(oneTimeToken.createdAt, hourAgo)));
      if ((recent?.value ?? 0) >= atMost) return false;
      await endChanges(tx, token.userId, token.createdAt);
      await tx.insert(oneTimeToken).values({ ...token, purpose: CHANGE });
      const hasAccount = (await tx.$count(user, eq(user.email, token.subject))) > 0;
      await addMail(tx, hasAccount ? taken : { ...link, tokenHash: token.hash, aboutPerson: token.userId });
      await addMail(tx, { ...notice, aboutPerson: token.userId });
      return true;
    }),

  endEmailChange: (userId: string, now: Date) => asAuth((tx) => endChanges(tx, userId, now)),

  /** Whose link it is, while it works; reading does not use it up. */
  findChange: (hash: string, now: Date) =>
    asAuth(async (tx) => {
      const [found] = await tx
        .select({ userId: user.id, name: user.name, email: user.email, newEmail: oneTimeToken.subject })
        .from(oneTimeToken)
        .innerJoin(user, eq(user.id, oneTimeToken.userId))
        .where(liveChange(hash, now));
      return found ?? null;
    }),

  /**
   * Uses up the link: the account gets the address, confirmed, and links sent to the old one stop working. Null
   * when the link is dead. Throws AppError('conflict') when somebody else has the address by now.
   */
  updateEmail: async ({ hash, mail, now }: { hash: string; mail: NewMail; now: Date }) => {
    try {
      return await asAuth(async (tx) => {
        const [taken] = await tx
          .delete(oneTimeToken)
          .where(liveChange(hash, now))
          .returning({ userId: oneTimeToken.userId, email: oneTimeToken.subject });
        if (!taken?.userId) return null;
        await tx
          .update(user)
          .set({ email: taken.email, emailVerified: true, updatedAt: now })
          .where(eq(user.id, taken.userId));
        await tx
          .delete(oneTimeToken)
          .where(
            and(
              eq(oneTimeToken.userId, taken.userId),
              inArray(oneTimeToken.purpose, ['password-reset', 'email-verification', CHANGE]),
            ),
          );
        await addMail(tx, { ...mail, aboutPerson: taken.userId });
        return taken.email;
      });
    } catch (error) {
      if (isUniqueViolation(error))
        throw new AppError('conflict', 'Another account has this address now, so yours keeps the one it had.');
      throw error;
    }
  },
};

const dropOthers = (tx: Transaction, userId: string, kept: string) =>
  tx
    .delete(session)
    .where(and(eq(session.userId, userId), ne(session.id, kept)))
    .returning({ id: session.id });

/** Expired instead of deleted, because an hour's links are counted. The email that carries one ends with it. */
async function endChanges(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.update(oneTimeToken).set({ expiresAt: now }).where(openChange(userId, now));
}

const changesOf = (userId: string) => and(eq(oneTimeToken.userId, userId), eq(oneTimeToken.purpose, CHANGE));
const openChange = (userId: string, now: Date) => and(changesOf(userId), gt(oneTimeToken.expiresAt, now));
const liveChange = (hash: string, now: Date) =>
  and(eq(oneTimeToken.hash, hash), eq(oneTimeToken.purpose, CHANGE), gt(oneTimeToken.expiresAt, now));

const CHANGE = 'email-change';
/** better-auth's name for signing in with a password. */
const CREDENTIAL = 'credential';
const MOST_SESSIONS = 100;

interface NewChange {
  hash: string;
  userId: string;
  /** The new address. */
  subject: string;
  expiresAt: Date;
  createdAt: Date;
}
