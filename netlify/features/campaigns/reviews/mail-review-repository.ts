import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { fraudSignWords, type FraudSign } from '../../../../src/domain/fraud-signs';
import { activityEvents } from '../../../../src/domain/activity-events';
import { logActivity } from '../../../records/activity/activity-log';
import { acrossWorkspaces, inWorkspace } from '../../../database/client';
import { campaigns, mailReviews } from '../../../database/schema/campaigns';
import { workspaces } from '../../../database/schema/workspace';

/**
 * Mails that wait for whoever runs the installation. Held where a mail is made into the text that is sent, decided from the
 * command line; a workspace can do neither.
 */
export const mailReviewing = {
  /** How a mail in these words was decided; it is held from now on where nobody has seen it, and its workspace is told. */
  hold: (row: Omit<typeof mailReviews.$inferInsert, 'state'>, activityId: string): Promise<ReviewState> =>
    inWorkspace(
      row.workspaceId,
      async (tx) => {
        const added = await tx
          .insert(mailReviews)
          .values({ ...row, state: 'held' })
          .onConflictDoNothing()
          .returning({ id: mailReviews.id });
        if (added.length > 0) {
          const [campaign] = await tx
            .select({ id: campaigns.id, name: campaigns.name, type: campaigns.type })
            .from(campaigns)
            .where(and(eq(campaigns.workspaceId, row.workspaceId), eq(campaigns.id, row.campaignId)));
          if (campaign)
            await logActivity(tx, {
              ...activityEvents.mailHeld(campaign),
              id: activityId,
              workspaceId: row.workspaceId,
              at: row.heldAt,
            });
          return 'held';
        }
        const [found] = await tx
          .select({ state: mailReviews.state })
          .from(mailReviews)
          .where(
            and(
              eq(mailReviews.workspaceId, row.workspaceId),
              eq(mailReviews.emailId, row.emailId),
              eq(mailReviews.digest, row.digest),
            ),
          );
        return found?.state ?? 'held';
      },
      'worker',
    ),

  /** The oldest first, with whose they are. */
  listHeld: (limit: number) =>
    acrossWorkspaces('mails that wait to be looked at', (tx) =>
      tx
        .select({
          id: mailReviews.id,
          workspace: workspaces.name,
          slug: workspaces.slug,
          subject: mailReviews.subject,
          sign: mailReviews.sign,
          heldAt: mailReviews.heldAt,
        })
        .from(mailReviews)
        .innerJoin(workspaces, eq(workspaces.workspaceId, mailReviews.workspaceId))
        .where(eq(mailReviews.state, 'held'))
        .orderBy(asc(mailReviews.heldAt), asc(mailReviews.id))
        .limit(limit),
    ),

  find: (id: string) =>
    acrossWorkspaces('a mail that waits to be looked at', async (tx) => {
      const [found] = await tx
        .select({
          id: mailReviews.id,
          workspaceId: mailReviews.workspaceId,
          workspace: workspaces.name,
          subject: mailReviews.subject,
          text: mailReviews.text,
          links: mailReviews.links,
          sign: mailReviews.sign,
          state: mailReviews.state,
        })
        .from(mailReviews)
        .innerJoin(workspaces, eq(workspaces.workspaceId, mailReviews.workspaceId))
        .where(eq(mailReviews.id, id));
      return found ?? null;
    }),

  /** Released or refused, and its workspace is told; false when it was decided that way before. */
  decide: (
    { workspaceId, id }: { workspaceId: string; id: string },
    state: 'released' | 'refused',
    activityId: string,
    now: Date,
  ): Promise<boolean> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const [decided] = await tx
          .update(mailReviews)
          .set({ state, decidedAt: now })
          .where(
            and(
              eq(mailReviews.workspaceId, workspaceId),
              eq(mailReviews.id, id),
              sql`${mailReviews.state} <> ${state}`,
            ),
          )
          .returning({ campaignId: mailReviews.campaignId });
        if (!decided) return false;
        const [campaign] = await tx
          .select({ id: campaigns.id, name: campaigns.name, type: campaigns.type })
          .from(campaigns)
          .where(and(eq(campaigns.workspaceId, workspaceId), inArray(campaigns.id, [decided.campaignId])));
        if (campaign)
          await logActivity(tx, {
            ...activityEvents[state === 'released' ? 'mailReleased' : 'mailRefused'](campaign),
            id: activityId,
            workspaceId,
            at: now,
          });
        return true;
      },
      'worker',
    ),
};

/** What a campaign says while it waits. */
export const reviewSentence = (sign: FraudSign, state: Exclude<ReviewState, 'released'>): string =>
  state === 'held'
    ? `The person who runs this installation will check this email before it is sent, because ${fraudSignWords[sign]}. We’ll tell you here when that is done. Then press “Resume”. Nothing is lost.`
    : `The person who runs this installation has checked this email and won’t send it, because ${fraudSignWords[sign]}. Make a copy, reword it and try again.`;

export type ReviewState = 'held' | 'released' | 'refused';
