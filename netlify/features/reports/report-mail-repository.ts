import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { ReportOften } from '../../../src/domain/report-rhythm';
import { acrossWorkspaces, asAuth, inWorkspace } from '../../database/client';
import { reportMails } from '../../database/schema/analytics';
import { member } from '../../database/schema/auth';
import { workspaces } from '../../database/schema/workspace';
import { addMail, type NewMail } from '../../records/mails/outbox';

export type ReportMailRepository = typeof reportMailRepository;

export const reportMailRepository = {
  find: (workspaceId: string, userId: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const [found] = await tx.select().from(reportMails).where(mine(workspaceId, userId));
      return found ?? null;
    }),

  /** Null is never. `sentUntil` stops a past period from being sent to somebody who has only just asked. */
  choose: (workspaceId: string, userId: string, choice: { often: ReportOften; sentUntil: string } | null) =>
    inWorkspace(workspaceId, async (tx) => {
      if (!choice) {
        await tx.delete(reportMails).where(mine(workspaceId, userId));
        return;
      }
      await tx
        .insert(reportMails)
        .values({ workspaceId, userId, ...choice })
        .onConflictDoUpdate({
          target: [reportMails.workspaceId, reportMails.userId],
          set: choice,
          setWhere: sql`${reportMails.often} <> ${choice.often}`,
        });
    }),

  /** A page of those who want reports of real workspaces that stay, by workspace and person. */
  listWanted: ({ after, limit }: { after: { workspaceId: string; userId: string } | null; limit: number }) =>
    acrossWorkspaces('find reports that are due', (tx) =>
      tx
        .select({
          workspaceId: reportMails.workspaceId,
          userId: reportMails.userId,
          often: reportMails.often,
          sentUntil: reportMails.sentUntil,
          name: workspaces.name,
          zone: workspaces.zone,
          profilePublic: workspaces.profilePublic,
        })
        .from(reportMails)
        .innerJoin(workspaces, eq(workspaces.workspaceId, reportMails.workspaceId))
        .where(
          and(
            eq(workspaces.kind, 'real'),
            isNull(workspaces.deletesAt),
            after
              ? sql`(${reportMails.workspaceId}, ${reportMails.userId}) > (${after.workspaceId}::uuid, ${after.userId}::uuid)`
              : undefined,
          ),
        )
        .orderBy(asc(reportMails.workspaceId), asc(reportMails.userId))
        .limit(limit),
    ),

  /**
   * Marks a period as sent to one person and puts the mail, if there is one, into the outbox, both or neither. False, and
   * nothing is done, when another worker was faster or the person has changed their mind.
   */
  send: (
    { workspaceId, userId, often }: { workspaceId: string; userId: string; often: ReportOften },
    { endsOn, mail }: { endsOn: string; mail: NewMail | null },
  ) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const marked = await tx
          .update(reportMails)
          .set({ sentUntil: endsOn })
          .where(
            and(
              mine(workspaceId, userId),
              eq(reportMails.often, often),
              or(isNull(reportMails.sentUntil), lt(reportMails.sentUntil, endsOn)),
            ),
          )
          .returning({ userId: reportMails.userId });
        if (marked.length === 0) return false;
        if (mail) await addMail(tx, { ...mail, aboutPerson: userId });
        return mail !== null;
      },
      'worker',
    ),

  isMember: async (workspaceId: string, userId: string): Promise<boolean> => {
    const found = await asAuth((tx) =>
      tx
        .select({ id: member.userId })
        .from(member)
        .where(and(eq(member.organizationId, workspaceId), eq(member.userId, userId))),
    );
    return found.length > 0;
  },
};

const mine = (workspaceId: string, userId: string) =>
  and(eq(reportMails.workspaceId, workspaceId), eq(reportMails.userId, userId));
