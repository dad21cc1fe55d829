import { and, count, eq, gt, inArray, lt, ne, notLike } from 'drizzle-orm';
import { HOUR_MS } from '../../../src/domain/duration';
import { asAuth, type Transaction } from '../../database/client';
import { addMail, type NewMail } from '../../records/mails/outbox';
import { account, invitation, oneTimeToken, session, user } from '../../database/schema/auth';
import { enqueue } from '../../queue/enqueue';
import { sendPasswordReset } from './account-jobs';

export type AccountRepository = typeof accountRepository;

export const accountRepository = {
  /** Always enqueues the reset job; for an address without an account it carries `nobody` and does nothing. */
  askForPasswordReset: ({ email, origin, nobody }: { email: string; origin: string; nobody: string }) =>
    asAuth(async (tx) => {
      const [found] = await tx
        .select({ id: user.id })
        .from(user)
        .where(and(eq(user.email, email), notLike(user.email, SYNTHETIC)))
        .limit(1);
      await enqueue(tx, sendPasswordReset, { userId: found?.id ?? nobody, origin });
    }),

  /** A person with a mailbox; null for nobody and for a demo's owner. */
  findReader: (userId: string) =>
    asAuth(async (tx) => {
      const [found] = await tx
        .select(READER)
        .from(user)
        .where(and(eq(user.id, userId), notLike(user.email, SYNTHETIC)));
      return found ?? null;
    }),

  /**
   * Stores a new link and puts its email into the outbox; false, storing nothing, when the person was sent
   * `atMost` of its purpose in the last hour. With `onlyOne`, earlier links stop working.
   */
  issueToken: ({
    token,
    mail,
    atMost,
    onlyOne,
  }: {
    token: NewToken & { userId: string };
    mail: NewMail;
    atMost: number;
    onlyOne: boolean;
  }) =>
    asAuth(async (tx) => {
      await tx.select({ id: user.id }).from(user).where(eq(user.id, token.userId)).for('update'); // concurrent requests are counted one after the other
      const own = and(eq(oneTimeToken.userId, token.userId), eq(oneTimeToken.purpose, token.purpose));
      const [recent] = await tx
        .select({ value: count() })
        .from(oneTimeToken)
        .where(and(own, gt(oneTimeToken.createdAt, anHourBefore(token.createdAt))));
      if ((recent?.value ?? 0) >= atMost) return false;
      // Expired instead of deleted, because an hour's links are counted.
      if (onlyOne)
        await tx
          .update(oneTimeToken)
          .set({ expiresAt: token.createdAt })
          .where(and(own, gt(oneTimeToken.expiresAt, token.createdAt)));
      await tx.insert(oneTimeToken).values(token);
      await addMail(tx, { ...mail, tokenHash: token.hash, aboutPerson: token.userId });
      return true;
    }),

  /** The owner of a live link; reading does not use it up. */
  findTokenOwner: (hash: string, purpose: Purpose, now: Date) =>
    asAuth(async (tx) => {
      const [found] = await tx
        .select(READER)
        .from(oneTimeToken)
        .innerJoin(user, and(eq(user.id, oneTimeToken.userId), eq(user.email, oneTimeToken.subject)))
        .where(live(hash, purpose, now));
      return found ?? null;
    }),

  /**
   * Uses up a reset link: the password, the end of every session and the email about it, in one transaction. False
   * when the link is dead.
   */
  resetPassword: ({
    hash,
    userId,
    accountId,
    password,
    mail,
    now,
  }: {
    hash: string;
    userId: string;
    accountId: string;
    password: string;
    mail: NewMail;
    now: Date;
  }) =>
    asAuth(async (tx) => {
      if (!(await takeToken(tx, hash, 'password-reset', now))) return false;
      const credential = and(eq(account.userId, userId), eq(account.providerId, CREDENTIAL));
      const changed = await tx
        .update(account)
        .set({ password, updatedAt: now })
        .where(credential)
        .returning({ id: account.id });
      if (changed.length === 0)
        await tx.insert(account).values({
          id: accountId,
          accountId: userId,
          providerId: CREDENTIAL,
          userId,
          password,
          createdAt: now,
          updatedAt: now,
        });
      await tx.delete(session).where(eq(session.userId, userId));
      // The reason for a reset may be that somebody else was in the account: what they started ends too.
      await tx
        .delete(oneTimeToken)
        .where(and(eq(oneTimeToken.userId, userId), inArray(oneTimeToken.purpose, ['password-reset', 'email-change'])));
      await tx.update(user).set({ emailVerified: true, updatedAt: now }).where(eq(user.id, userId)); // whoever has the link reads the mailbox
      await addMail(tx, { ...mail, aboutPerson: userId });
      return true;
    }),

  /**
   * Uses up a verification link; returns the confirmed address, or null when the link is dead or for a former
   * address.
   */
  confirmEmail: (hash: string, now: Date) =>
    asAuth(async (tx) => {
      const taken = await takeToken(tx, hash, 'email-verification', now);
      if (!taken?.userId) return null;
      const [confirmed] = await tx
        .update(user)
        .set({ emailVerified: true, updatedAt: now })
        .where(and(eq(user.id, taken.userId), eq(user.email, taken.subject)))
        .returning({ email: user.email });
      await tx
        .delete(oneTimeToken)
        .where(
          and(
            eq(oneTimeToken.userId, taken.userId),
            eq(oneTimeToken.purpose, 'email-verification'),
            ne(oneTimeToken.hash, hash),
          ),
        );
      return confirmed?.email ?? null;
    }),

  /** Deletes what has expired; links an hour later, because they are counted that long. Returns how many of each. */
  deleteExpired: (now: Date) =>
    asAuth(async (tx) => {
      const tokens = await tx
        .delete(oneTimeToken)
        .where(lt(oneTimeToken.expiresAt, anHourBefore(now)))
        .returning({ hash: oneTimeToken.hash });
      const invitations = await tx
        .delete(invitation)
        .where(lt(invitation.expiresAt, now))
        .returning({ id: invitation.id });
      await tx.delete(session).where(lt(session.expiresAt, now));
      return { tokens: tokens.length, invitations: invitations.length };
    }),
};

/** Takes a live link away and returns its subject: of two concurrent calls, one finds nothing. */
export async function takeToken(
  tx: Transaction,
  hash: string,
  purpose: Purpose,
  now: Date,
): Promise<{ userId: string | null; subject: string } | null> {
  const [taken] = await tx
    .delete(oneTimeToken)
    .where(live(hash, purpose, now))
    .returning({ userId: oneTimeToken.userId, subject: oneTimeToken.subject });
  return taken ?? null;
}

export const live = (hash: string, purpose: Purpose, now: Date) =>
  and(eq(oneTimeToken.hash, hash), eq(oneTimeToken.purpose, purpose), gt(oneTimeToken.expiresAt, now));

export const anHourBefore = (now: Date): Date => new Date(now.getTime() - HOUR_MS);

const READER = { id: user.id, name: user.name, email: user.email, emailVerified: user.emailVerified };
/** Owners of demo workspaces have an address that cannot exist (RFC 2606). */
const SYNTHETIC = '%@demo.invalid';
/** better-auth's name for signing in with a password. */
const CREDENTIAL = 'credential';

/** The single purpose that a link is valid for. */
export type Purpose = 'password-reset' | 'email-verification' | 'email-change' | 'invitation';

export type NewToken = typeof oneTimeToken.$inferInsert & { purpose: Purpose };
