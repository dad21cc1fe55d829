import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { NewActivity } from '../../../src/domain/activity';
import { logActivity } from '../../database/activity-log';
import { acrossWorkspaces, asAuth, inWorkspace } from '../../database/client';
import { addMail, type NewMail } from '../../database/outbox';
import { member, operator, user } from '../../database/schema/auth';
import { contactMessages, newsletterSubscriptions } from '../../database/schema/site';
import { workspaces } from '../../database/schema/workspace';

export type SiteRepository = typeof siteRepository;

export const siteRepository = {
  /**
   * Whoever runs the installation, with the oldest workspace of theirs; null before anybody does. As src/domain/operator.ts:
   * where OPERATOR_EMAIL is set, the account that has proved to read it; elsewhere whom it was granted to first.
   */
  findOperator: (operatorEmail: string | undefined): Promise<SiteOperator | null> =>
    asAuth(async (tx) => {
      const [found] = await tx
        .select({ email: user.email, name: user.name, workspaceId: workspaces.workspaceId })
        .from(user)
        .leftJoin(operator, eq(operator.userId, user.id))
        .innerJoin(member, eq(member.userId, user.id))
        .innerJoin(workspaces, eq(workspaces.workspaceId, member.organizationId))
        .where(and(eq(workspaces.kind, 'real'), operatorEmail ? and(eq(user.email, operatorEmail), eq(user.emailVerified, true)) : eq(operator.userId, user.id)))
        .orderBy(asc(operator.grantedAt), asc(user.id), asc(workspaces.createdAt), asc(workspaces.workspaceId))
        .limit(1);
      return found ?? null;
    }),

  /** Keeps a message, tells the workspace and mails it, all or nothing. False when the same one came a moment ago: its answer was lost, or a finger was quick. */
  keepMessage: (message: typeof contactMessages.$inferInsert, told: NewActivity, mail: NewMail, sameSince: Date): Promise<boolean> =>
    inWorkspace(message.workspaceId, async (tx) => {
      const same = and(eq(contactMessages.email, message.email), gt(contactMessages.createdAt, sameSince), eq(contactMessages.subject, message.subject), eq(contactMessages.message, message.message));
      if ((await tx.$count(contactMessages, same)) > 0) return false;
      await tx.insert(contactMessages).values(message);
      await logActivity(tx, told);
      await addMail(tx, mail);
      return true;
    }),

  /** Deletes what the privacy policy says is gone by now. Returns how many of each. */
  deleteOld: ({ messagesBefore, unconfirmedBefore }: { messagesBefore: Date; unconfirmedBefore: Date }) =>
    acrossWorkspaces('tidy the public site', async (tx) => {
      const messages = await tx.delete(contactMessages).where(lt(contactMessages.createdAt, messagesBefore)).returning({ id: contactMessages.id });
      const unconfirmed = await tx.delete(newsletterSubscriptions).where(and(eq(newsletterSubscriptions.state, 'pending'), lt(newsletterSubscriptions.consentedAt, unconfirmedBefore))).returning({ id: newsletterSubscriptions.id });
      return { messages: messages.length, unconfirmed: unconfirmed.length };
    }),
};

export interface SiteOperator {
  email: string;
  name: string;
  workspaceId: string;
}
