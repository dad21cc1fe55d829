import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { asItStands } from '../../records/activity/activity-log';
import { acrossWorkspaces, inWorkspace } from '../../database/client';
import { addMail, type NewMail } from '../../records/mails/outbox';
import { activities, activityViews } from '../../database/schema/activity';
import { memberSettings } from '../../database/schema/settings';
import { workspaces } from '../../database/schema/workspace';
import { listMemberSettings, listReaders } from './reader-repository';

export type NewsRepository = typeof newsRepository;

export const newsRepository = {
  /** A page of real workspaces in which something worth telling happened between two instants, by id. */
  listWorkspaces: ({ after, since, until, limit }: { after: string | null; since: Date; until: Date; limit: number }) =>
    acrossWorkspaces('find workspaces with news', (tx) =>
      tx
        .select({ id: workspaces.workspaceId, name: workspaces.name, zone: workspaces.zone })
        .from(workspaces)
        .where(
          and(
            eq(workspaces.kind, 'real'),
            after === null ? undefined : gt(workspaces.workspaceId, after),
            sql`exists (select 1 from ${activities}
          where ${activities.workspaceId} = ${workspaces.workspaceId} and ${activities.tells} and ${activities.createdAt} > ${since.toISOString()} and ${activities.createdAt} <= ${until.toISOString()})`,
          ),
        )
        .orderBy(asc(workspaces.workspaceId))
        .limit(limit),
    ),

  listReaders,
  listMemberSettings,

  /** What is worth telling of a time, newest first, and up to when each person has seen the bell. */
  readNews: (workspaceId: string, { since, until, limit }: { since: Date; until: Date; limit: number }) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const rows = await tx
          .select()
          .from(activities)
          .where(and(eq(activities.tells, true), gt(activities.createdAt, since), lte(activities.createdAt, until)))
          .orderBy(desc(activities.createdAt), desc(activities.id))
          .limit(limit);
        return {
          news: await asItStands(tx, rows),
          views: await tx.select({ userId: activityViews.userId, seenAt: activityViews.seenAt }).from(activityViews),
        };
      },
      'worker',
    ),

  /**
   * Puts news into the outbox and moves the person's mark to `until`, both or neither. False, and nothing is done, when
   * another worker was faster, or when the person has turned news off by then.
   */
  sendNews: (
    workspaceId: string,
    userId: string,
    {
      mail,
      until,
      last,
    }: { mail: NewMail; until: Date; /** The newest mark that allows another letter. */ last: Date },
  ) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const moved = await tx
          .insert(memberSettings)
          .values({ workspaceId, userId, mailedUntil: until })
          .onConflictDoUpdate({
            target: [memberSettings.workspaceId, memberSettings.userId],
            set: { mailedUntil: until },
            setWhere: sql`${memberSettings.emailNotifications} and (${memberSettings.mailedUntil} is null or ${memberSettings.mailedUntil} <= ${last.toISOString()})`,
          })
          .returning({ userId: memberSettings.userId });
        if (moved.length === 0) return false;
        await addMail(tx, { ...mail, aboutPerson: userId });
        return true;
      },
      'worker',
    ),
};
