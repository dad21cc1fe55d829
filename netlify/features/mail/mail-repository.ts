import { and, asc, eq, gt, inArray, isNotNull, lte, or } from 'drizzle-orm';
import { acrossWorkspaces } from '../../database/client';
import { mails } from '../../database/schema/mail';
import { enqueue } from '../../queue/enqueue';
import { sendMail } from './mail-jobs';

export type MailRepository = typeof mailRepository;

export type MailRow = typeof mails.$inferSelect;

/** Emails belong to the installation, not to a workspace; only the worker's role may read and change them. */
export const mailRepository = {
  find: (id: string): Promise<MailRow | undefined> =>
    acrossWorkspaces('read a mail', async (tx) => (await tx.select().from(mails).where(eq(mails.id, id)))[0]),

  /** Claims a waiting email for one attempt. Of two concurrent workers, one gets it. */
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
   * Records how an attempt ended, unless another has begun since. An answer after the lease's end still counts: it
   * says more than "uncertain".
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

  /** Sets aside a waiting email that must not be tried: held, or too late. */
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

  /**
   * Marks attempts with an expired lease as uncertain: their worker died, perhaps after the server had accepted
   * the email.
   */
  closeLeftovers: (now: Date, cause: string, id?: string): Promise<MailRow[]> =>
    acrossWorkspaces('tidy mails', (tx) =>
      tx
        .update(mails)
        .set({ state: 'uncertain', leaseUntil: null, cause })
        .where(and(eq(mails.state, 'sending'), lte(mails.leaseUntil, now), id ? eq(mails.id, id) : undefined))
        .returning(),
    ),

  /**
   * Puts an email back in the queue with a full set of attempts; only from these states and while it still has its
   * text.
   */
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

  /**
   * Enqueues emails again that have waited since before `since`, longer than all retries of a job take. Returns
   * how many.
   */
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

  /**
   * Erases the text of emails whose links have expired; waiting ones become failed, held ones ended. Returns how
   * many.
   */
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

  /** Deletes emails older than `since`, except one being sent. Returns how many. */
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
