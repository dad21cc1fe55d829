import { and, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { EmailBlock } from '../../../../src/domain/email-block';
import { byNumber, keyset } from '../../../database/keyset';
import { inWorkspace, type Transaction } from '../../../database/client';
import { campaignEmails, campaignEmailVersions, campaigns } from '../../../database/schema/campaigns';

export type EmailRepository = typeof emailRepository;
export type EmailRow = typeof campaignEmails.$inferSelect;

/** Mails as the editor keeps them, and how they were before. */
export const emailRepository = {
  find: (workspaceId: string, emailId: string): Promise<FoundEmail | null> =>
    inWorkspace(workspaceId, (tx) => selectEmail(tx, workspaceId, emailId)),

  /**
   * Saves the mail as its next revision and keeps that state. `edited` is the revision that was edited; null: whatever it
   * is. A save of the same person within `joins` milliseconds of the newest state's first one takes its place.
   */
  save: (
    workspaceId: string,
    emailId: string,
    { edited, change, actor, now, joins, kept }: Saving,
  ): Promise<'missing' | 'started' | 'stale' | EmailRow> =>
    inWorkspace(workspaceId, async (tx) => {
      const found = await selectEmail(tx, workspaceId, emailId, 'locked');
      if (!found) return 'missing';
      if (
        found.campaign.type === 'automation' ? found.campaign.status === 'completed' : found.campaign.status !== 'draft'
      )
        return 'started';
      const { email } = found;
      if (edited !== null && edited !== email.revision) return 'stale';
      const [newest] = await tx
        .select({
          revision: campaignEmailVersions.revision,
          actorId: campaignEmailVersions.actorId,
          at: campaignEmailVersions.at,
        })
        .from(campaignEmailVersions)
        .where(ofEmail(workspaceId, emailId))
        .orderBy(desc(campaignEmailVersions.revision))
        .limit(1);
      // How it began is a state, too.
      if (!newest)
        await tx.insert(campaignEmailVersions).values({
          ...stateOf(email),
          workspaceId,
          emailId,
          revision: email.revision,
          actorId: null,
          actorName: '',
          at: email.updatedAt,
        });
      const next = { ...email, ...change, revision: email.revision + 1, updatedAt: now };
      const isJoined = newest?.actorId === actor.id && now.getTime() - newest.at.getTime() < joins;
      if (isJoined)
        await tx
          .delete(campaignEmailVersions)
          .where(and(ofEmail(workspaceId, emailId), eq(campaignEmailVersions.revision, newest.revision)));
      await tx.insert(campaignEmailVersions).values({
        ...stateOf(next),
        workspaceId,
        emailId,
        revision: next.revision,
        actorId: actor.id,
        actorName: actor.name,
        at: isJoined ? newest.at : now,
      });
      const latest = tx
        .select({ revision: campaignEmailVersions.revision })
        .from(campaignEmailVersions)
        .where(ofEmail(workspaceId, emailId))
        .orderBy(desc(campaignEmailVersions.revision))
        .limit(kept);
      await tx
        .delete(campaignEmailVersions)
        .where(and(ofEmail(workspaceId, emailId), notInArray(campaignEmailVersions.revision, latest)));
      await tx
        .update(campaignEmails)
        .set({ ...change, revision: next.revision, updatedAt: now })
        .where(oneOf(workspaceId, emailId));
      return next;
    }),

  /** Former states, newest first: without the one that it is in. Null without the mail. */
  listVersions: (
    workspaceId: string,
    emailId: string,
    { cursor, limit }: { cursor: string | undefined; limit: number },
  ) =>
    inWorkspace(workspaceId, async (tx) => {
      const found = await selectEmail(tx, workspaceId, emailId);
      if (!found) return null;
      const rows = await tx
        .select({
          listPlace: NEWEST_VERSIONS.listPlace,
          revision: campaignEmailVersions.revision,
          subject: campaignEmailVersions.subject,
          by: campaignEmailVersions.actorName,
          at: campaignEmailVersions.at,
        })
        .from(campaignEmailVersions)
        .where(
          and(
            ofEmail(workspaceId, emailId),
            lt(campaignEmailVersions.revision, found.email.revision),
            NEWEST_VERSIONS.beyond(cursor),
          ),
        )
        .orderBy(...NEWEST_VERSIONS.order)
        .limit(limit + 1);
      return NEWEST_VERSIONS.cut(rows, limit);
    }),

  findVersion: (workspaceId: string, emailId: string, revision: number): Promise<MailState | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx
        .select({
          subject: campaignEmailVersions.subject,
          preheader: campaignEmailVersions.preheader,
          blocks: campaignEmailVersions.blocks,
        })
        .from(campaignEmailVersions)
        .where(and(ofEmail(workspaceId, emailId), eq(campaignEmailVersions.revision, revision)));
      return row ?? null;
    }),

  /** A campaign with its mails, of an automation those that its steps send, or with those that are asked for; null when it is not there. */
  findCampaign: (workspaceId: string, campaignId: string, asked?: readonly string[]) =>
    inWorkspace(workspaceId, async (tx) => {
      const [campaign] = await tx
        .select({
          id: campaigns.id,
          type: campaigns.type,
          audience: campaigns.audience,
          replyTo: campaigns.replyTo,
          largeConfirmed: campaigns.largeConfirmed,
          trigger: campaigns.trigger,
          steps: campaigns.steps,
        })
        .from(campaigns)
        .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId)));
      if (!campaign) return null;
      const sent =
        asked ??
        (campaign.type === 'automation'
          ? campaign.steps.flatMap((step) => (step.do === 'send' ? [step.emailId] : []))
          : null);
      const emails = await tx
        .select()
        .from(campaignEmails)
        .where(
          and(
            eq(campaignEmails.workspaceId, workspaceId),
            eq(campaignEmails.campaignId, campaignId),
            sent === null ? undefined : sent.length > 0 ? inArray(campaignEmails.id, [...sent]) : sql`false`,
          ),
        )
        .orderBy(campaignEmails.createdAt, campaignEmails.id);
      return { ...campaign, emails };
    }),
};

async function selectEmail(
  tx: Transaction,
  workspaceId: string,
  emailId: string,
  lock?: 'locked',
): Promise<FoundEmail | null> {
  const query = tx
    .select({ email: campaignEmails, campaign: { id: campaigns.id, type: campaigns.type, status: campaigns.status } })
    .from(campaignEmails)
    .innerJoin(
      campaigns,
      and(eq(campaigns.workspaceId, campaignEmails.workspaceId), eq(campaigns.id, campaignEmails.campaignId)),
    )
    .where(oneOf(workspaceId, emailId));
  // The campaign, too: it must not start in between.
  const [found] = await (lock ? query.for('update') : query);
  return found ?? null;
}

const NEWEST_VERSIONS = keyset('email-versions', 'down', byNumber(campaignEmailVersions.revision));

const oneOf = (workspaceId: string, emailId: string) =>
  and(eq(campaignEmails.workspaceId, workspaceId), eq(campaignEmails.id, emailId))!;
const ofEmail = (workspaceId: string, emailId: string) =>
  and(eq(campaignEmailVersions.workspaceId, workspaceId), eq(campaignEmailVersions.emailId, emailId))!;
const stateOf = ({ subject, preheader, blocks }: MailState): MailState => ({ subject, preheader, blocks });

export interface FoundEmail {
  email: EmailRow;
  campaign: Pick<typeof campaigns.$inferSelect, 'id' | 'type' | 'status'>;
}

interface Saving {
  edited: number | null;
  change: Partial<MailState> & { name?: string | undefined };
  actor: { id: string; name: string };
  now: Date;
  joins: number;
  kept: number;
}

interface MailState {
  subject: string;
  preheader: string;
  blocks: EmailBlock[];
}
