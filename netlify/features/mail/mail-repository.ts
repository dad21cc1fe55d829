import { and, asc, eq, gt, inArray, isNotNull, lte, or } from 'drizzle-orm';
import { acrossWorkspaces } from '../../database/client';
import { mails } from '../../database/schema/mail';
import { enqueue } from '../../queue/enqueue';
import { sendMail } from './mail-jobs';

export type MailRepository = typeof mailRepository;

export type MailRow = typeof mails.$inferSelect;

/** Mails belong to the installation, not to a workspace; only the worker's role may read and change them. */
export const mailRepository = {
  find: (id: string): Promise<MailRow | undefined> =>
    acrossWorkspaces('read a mail', async (tx) => (await tx.select().from(mails).where(eq(mails.id, id)))[0]),

  /** Takes a waiting mail for one attempt. Of two workers at once, one gets it. */
  claim: (id: string, leaseUntil: Date): Promise<MailRow | undefined> =>
    acrossWorkspaces('send a mail', async (tx) => {
      const [waiting] = await tx
        .select({ attempts: mails.attempts })
        .from(mails)
        .where(and(eq(mails.id, id), eq(mails.state, 'waiting')))
        .for('update');
      if (!waiting) return undefined;
      return (
        await tx
          .update(mails)
          .set({ state: 'sending', attempts: waiting.attempts + 1, leaseUntil })
          .where(eq(mails.id, id))
          .returning()
      )[0];
    }),

  /**
   * Writes down how an attempt ended, unless another one has begun since. An answer that comes after the lease ended
   * still counts: it says more than "uncertain".
   */
  settle: ({ id, attempts }: { id: string; attempts: number }, change: Partial<MailRow>): Promise<boolean> =>
    acrossWorkspaces('send a mail', async (tx) => {
      const settled = await tx
        .update(mails)
        .set({ ...change, leaseUntil: null })
        .where(and(eq(mails.id, id), eq(mails.attempts, attempts), inArray(mails.state, ['sending', 'uncertain'])))
        .returning({ id: mails.id });
      return settled.length > 0;
    }),

  /** A waiting mail that is not to be tried: held back, or too late. */
  setAside: (id: string, change: { state: 'held' | 'failed' | 'ended'; cause: string }): Promise<boolean> =>
    acrossWorkspaces(
      'send a mail',
      async (tx) =>
        (
          await tx
            .update(mails)
            .set(change)
            .where(and(eq(mails.id, id), eq(mails.state, 'waiting')))
            .returning({ id: mails.id })
        ).length > 0,
    ),

  /** Attempts whose lease is over are uncertain: whoever made them died, perhaps after the server had taken the mail. */
  closeLeftovers: (now: Date, cause: string, id?: string): Promise<MailRow[]> =>
    acrossWorkspaces('tidy mails', (tx) =>
      tx
        .update(mails)
        .set({ state: 'uncertain', leaseUntil: null, cause })
        .where(and(eq(mails.state, 'sending'), lte(mails.leaseUntil, now), id ? eq(mails.id, id) : undefined))
        .returning(),
    ),

  /** Puts a mail back in line with all its attempts and asks for it to be sent; only from these states and while its text is there. */
  requeue: (id: string, now: Date): Promise<boolean> =>
    acrossWorkspaces('send a mail again', async (tx) => {
      const again = await tx
        .update(mails)
        .set({ state: 'waiting', attempts: 0, cause: null, leaseUntil: null })
        .where(
          and(
            eq(mails.id, id),
            inArray(mails.state, ['held', 'failed', 'uncertain']),
            gt(mails.expiresAt, now),
            isNotNull(mails.text),
          ),
        )
        .returning({ id: mails.id });
      if (again.length > 0) await enqueue(tx, sendMail, { mailId: id });
      return again.length > 0;
    }),

  /** Asks again for mails that have waited since before `since`: longer than all tries of a job take. Returns how many. */
  requeueStrays: (since: Date): Promise<number> =>
    acrossWorkspaces('tidy mails', async (tx) => {
      const strays = await tx
        .select({ id: mails.id })
        .from(mails)
        .where(and(eq(mails.state, 'waiting'), lte(mails.createdAt, since)))
        .orderBy(asc(mails.createdAt), asc(mails.id))
        .limit(BATCH);
      for (const { id } of strays) await enqueue(tx, sendMail, { mailId: id });
      return strays.length;
    }),

  /** Erases the text of mails whose links have ended; those that still wait have failed, those that were held have ended. Returns how many. */
  eraseExpired: (now: Date, causes: { waiting: string; held: string }): Promise<number> =>
    acrossWorkspaces('tidy mails', async (tx) => {
      await tx
        .update(mails)
        .set({ state: 'failed', cause: causes.waiting })
        .where(and(eq(mails.state, 'waiting'), lte(mails.expiresAt, now)));
      await tx
        .update(mails)
        .set({ state: 'ended', cause: causes.held })
        .where(and(eq(mails.state, 'held'), lte(mails.expiresAt, now)));
      const erased = await tx
        .update(mails)
        .set({ html: null, text: null })
        .where(and(lte(mails.expiresAt, now), or(isNotNull(mails.html), isNotNull(mails.text))))
        .returning({ id: mails.id });
      return erased.length;
    }),

  /** Deletes mails from before `since`, except one in hand. Returns how many. */
  deleteOld: (since: Date): Promise<number> =>
    acrossWorkspaces(
      'tidy mails',
      async (tx) =>
        (
          await tx
            .delete(mails)
            .where(
              and(lte(mails.createdAt, since), inArray(mails.state, ['sent', 'held', 'failed', 'uncertain', 'ended'])),
            )
            .returning({ id: mails.id })
        ).length,
    ),
};

const BATCH = 200;
