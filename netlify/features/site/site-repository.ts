import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { NewActivity } from '../../../src/domain/activity';
import { logActivity } from '../../records/activity/activity-log';
import { acrossWorkspaces, asAuth, inWorkspace } from '../../database/client';
import { addMail, type NewMail } from '../../records/mails/outbox';
import { member, operator, user } from '../../database/schema/auth';
import { contactMessages, earlyMessages, newsletterSubscriptions } from '../../database/schema/site';
import { workspaces } from '../../database/schema/workspace';

export type SiteRepository = typeof siteRepository;

export const siteRepository = {
  /**
   * The operator, with their oldest workspace; null when there is none. As in src/domain/operator.ts: with
   * OPERATOR_EMAIL set, the account that has confirmed it; otherwise whoever was made operator first.
   */
  findOperator: (operatorEmail: string | undefined): Promise<SiteOperator | null> =>
    asAuth(async (tx) => {
      const [found] = await tx
        .select({ email: user.email, name: user.name, workspaceId: workspaces.workspaceId })
        .from(user)
        .leftJoin(operator, eq(operator.userId, user.id))
        .innerJoin(member, eq(member.userId, user.id))
        .innerJoin(workspaces, eq(workspaces.workspaceId, member.organizationId))
        .where(
          and(
            eq(workspaces.kind, 'real'),
            operatorEmail
              ? and(eq(user.email, operatorEmail), eq(user.emailVerified, true))
              : eq(operator.userId, user.id),
          ),
        )
        .orderBy(asc(operator.grantedAt), asc(user.id), asc(workspaces.createdAt), asc(workspaces.workspaceId))
        .limit(1);
      return found ?? null;
    }),

  /**
   * Stores a message, logs it and emails it, all or nothing. False when the same one arrived a moment ago: a lost
   * reply, or a double click.
   */
  keepMessage: (
    message: typeof contactMessages.$inferInsert,
    activity: NewActivity,
    mail: NewMail,
    sameSince: Date,
  ): Promise<boolean> =>
    inWorkspace(message.workspaceId, async (tx) => {
      const same = and(
        eq(contactMessages.email, message.email),
        gt(contactMessages.createdAt, sameSince),
        eq(contactMessages.subject, message.subject),
        eq(contactMessages.message, message.message),
      );
      if ((await tx.$count(contactMessages, same)) > 0) return false;
      await tx.insert(contactMessages).values(message);
      await logActivity(tx, activity);
      await addMail(tx, mail);
      return true;
    }),

  /** Stores a message for the future operator. 'same' when it arrived a moment ago, 'full' when too many wait. */
  keepEarlyMessage: (
    message: typeof earlyMessages.$inferInsert,
    sameSince: Date,
    most: number,
  ): Promise<'kept' | 'same' | 'full'> =>
    acrossWorkspaces('keep a message until somebody runs the installation', async (tx) => {
      const same = and(
        eq(earlyMessages.email, message.email),
        gt(earlyMessages.createdAt, sameSince),
        eq(earlyMessages.subject, message.subject),
        eq(earlyMessages.message, message.message),
      );
      if ((await tx.$count(earlyMessages, same)) > 0) return 'same';
      if ((await tx.$count(earlyMessages)) >= most) return 'full';
      await tx.insert(earlyMessages).values(message);
      return 'kept';
    }),

  /** Messages that wait for an operator, oldest first. */
  listEarlyMessages: (limit: number) =>
    acrossWorkspaces('hand early messages over', (tx) =>
      tx.select().from(earlyMessages).orderBy(asc(earlyMessages.createdAt), asc(earlyMessages.id)).limit(limit),
    ),

  /**
   * Moves an early message to the operator's workspace, logs it there and emails it, all or nothing. Repeating it
   * changes nothing.
   */
  handMessageOver: (
    message: typeof contactMessages.$inferInsert,
    activity: NewActivity,
    mail: NewMail,
  ): Promise<boolean> =>
    inWorkspace(
      message.workspaceId,
      async (tx) => {
        const [taken] = await tx
          .delete(earlyMessages)
          .where(eq(earlyMessages.id, message.id))
          .returning({ id: earlyMessages.id });
        if (!taken) return false;
        await tx.insert(contactMessages).values(message);
        await logActivity(tx, activity);
        await addMail(tx, mail);
        return true;
      },
      'worker',
    ),

  /** Deletes what the privacy policy says is gone by now. Returns how many of each. */
  deleteOld: ({ messagesBefore, unconfirmedBefore }: { messagesBefore: Date; unconfirmedBefore: Date }) =>
    acrossWorkspaces('tidy the public site', async (tx) => {
      const messages = await tx
        .delete(contactMessages)
        .where(lt(contactMessages.createdAt, messagesBefore))
        .returning({ id: contactMessages.id });
      const unconfirmed = await tx
        .delete(newsletterSubscriptions)
        .where(
          and(eq(newsletterSubscriptions.state, 'pending'), lt(newsletterSubscriptions.consentedAt, unconfirmedBefore)),
        )
        .returning({ id: newsletterSubscriptions.id });
      const early = await tx
        .delete(earlyMessages)
        .where(lt(earlyMessages.createdAt, messagesBefore))
        .returning({ id: earlyMessages.id });
      return { messages: messages.length + early.length, unconfirmed: unconfirmed.length };
    }),
};

export interface SiteOperator {
  email: string;
  name: string;
  workspaceId: string;
}
