import { and, eq } from 'drizzle-orm';
import { asAuth, type Transaction } from '../database/client';
import { addMail, type NewMail } from '../records/mails/outbox';
import { oneTimeToken, twoFactor, user } from '../database/schema/auth';

export const secondFactorRepository = {
  isOn: (userId: string) =>
    asAuth(async (tx) => {
      const [found] = await tx.select({ on: user.twoFactorEnabled }).from(user).where(eq(user.id, userId));
      return found?.on ?? false;
    }),

  find: (userId: string) => asAuth((tx) => selectRow(tx, userId)),

  /** Stores a set-up in progress, replacing an earlier one; returns false and changes nothing when two-factor is on. */
  begin: (row: typeof twoFactor.$inferInsert) =>
    asAuth(async (tx) => {
      const { secret, backupCodes } = row;
      const kept = await tx
        .insert(twoFactor)
        .values({ ...row, verified: false })
        .onConflictDoUpdate({
          target: twoFactor.userId,
          set: { secret, backupCodes },
          setWhere: eq(twoFactor.verified, false),
        })
        .returning({ id: twoFactor.id });
      return kept.length > 0;
    }),

  /** Passes the locked row to `judge` and stores what it returns. `undefined`: there is no such row. */
  change: <T>(
    userId: string,
    verified: boolean,
    judge: (
      row: SecondFactorRow,
      tx: Transaction,
    ) => Promise<{ backupCodes?: string; turnOn?: true; notice?: NewMail; answer: T }>,
  ) =>
    asAuth(async (tx) => {
      const [row] = await tx
        .select(ROW)
        .from(twoFactor)
        .where(and(eq(twoFactor.userId, userId), eq(twoFactor.verified, verified)))
        .for('update');
      if (!row) return undefined;
      const { backupCodes, turnOn, notice, answer } = await judge(row, tx);
      if (backupCodes !== undefined)
        await tx.update(twoFactor).set({ backupCodes }).where(eq(twoFactor.userId, userId));
      if (turnOn) {
        await tx.update(twoFactor).set({ verified: true }).where(eq(twoFactor.userId, userId));
        await tx.update(user).set({ twoFactorEnabled: true }).where(eq(user.id, userId));
      }
      if (notice) await addMail(tx, { ...notice, aboutPerson: userId });
      return answer;
    }),

  /** Records that a time step's code was used; returns false when it was used before. Deleted with expired links. */
  markUsed: async (
    tx: Transaction,
    { hash, userId, now, expiresAt }: { hash: string; userId: string; now: Date; expiresAt: Date },
  ) => {
    const marked = await tx
      .insert(oneTimeToken)
      .values({ hash, purpose: 'used-code', userId, subject: '', createdAt: now, expiresAt })
      .onConflictDoNothing()
      .returning({ hash: oneTimeToken.hash });
    return marked.length > 0;
  },

  turnOff: (userId: string, notice?: NewMail) =>
    asAuth(async (tx) => {
      const changed = await tx
        .update(user)
        .set({ twoFactorEnabled: false })
        .where(and(eq(user.id, userId), eq(user.twoFactorEnabled, true)))
        .returning({ id: user.id });
      await tx.delete(twoFactor).where(eq(twoFactor.userId, userId));
      if (changed.length > 0 && notice) await addMail(tx, { ...notice, aboutPerson: userId });
      return changed.length > 0;
    }),
};

async function selectRow(tx: Transaction, userId: string): Promise<SecondFactorRow | null> {
  const [row] = await tx
    .select(ROW)
    .from(twoFactor)
    .where(and(eq(twoFactor.userId, userId), eq(twoFactor.verified, true)));
  return row ?? null;
}

const ROW = { secret: twoFactor.secret, backupCodes: twoFactor.backupCodes };

export interface SecondFactorRow {
  secret: string;
  backupCodes: string;
}
