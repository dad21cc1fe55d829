import { and, eq, getTableColumns, inArray, notInArray, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../../src/domain/activity';
import { statusAfterEdit, type PieceStatus } from '../../../../src/domain/piece';
import type { PostingState } from '../../../../src/domain/posting-state';
import type { PostingChannel } from '../../../../src/domain/posting-channel';
import { inWorkspace, type Transaction } from '../../../database/client';
import { campaigns, campaignSteps } from '../../../database/schema/campaigns';
import { creations } from '../../../database/schema/creative';
import { engines, pieces } from '../../../database/schema/engine';
import { postingFigures, postings } from '../../../database/schema/publishing';
import { enqueue } from '../../../queue/enqueue';
import { logActivity } from '../../../records/activity/activity-log';
import { selectOwnPage } from '../../../database/own-page';
import { keepPlatforms } from '../../../records/publishing/posting-plan';
import { isModelWriting } from '../../../records/credential/text-writing';
import { wordForNetworks } from '../../engine/engine-jobs';
import { postPosting } from '../publishing-jobs';

export type PostingRepository = typeof postingRepository;

/** What people see of postings, choose and decide. */
export const postingRepository = {
  /** A piece with its pictures and postings; null when it is gone. */
  read: (workspaceId: string, pieceId: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const [piece] = await tx.select().from(pieces).where(eq(pieces.id, pieceId));
      if (!piece) return null;
      const [engine] = await tx.select({ running: engines.running }).from(engines);
      return {
        piece,
        pictures: await selectPictures(tx, pieceId),
        postings: await tx.select().from(postings).where(eq(postings.pieceId, pieceId)),
        newsletter: await selectNewsletter(tx, workspaceId, pieceId),
        figures: await tx
          .select(getTableColumns(postingFigures))
          .from(postingFigures)
          .innerJoin(
            postings,
            and(eq(postings.workspaceId, postingFigures.workspaceId), eq(postings.id, postingFigures.postingId)),
          )
          .where(eq(postings.pieceId, pieceId)),
        running: engine?.running ?? true,
        page: await selectOwnPage(tx),
        canWrite: await isModelWriting(tx),
      };
    }),

  /** A post that waits for approval waits for its words first. Says why not. */
  askForWords: (workspaceId: string, { pieceId, version }: { pieceId: string; version: number }, now: Date) =>
    inWorkspace(workspaceId, async (tx): Promise<'asked' | 'no-model' | 'stale'> => {
      if (!(await isModelWriting(tx))) return 'no-model';
      const changed = await tx
        .update(pieces)
        .set({ status: 'generating', version: sql`${pieces.version} + 1`, updatedAt: now })
        .where(and(eq(pieces.id, pieceId), eq(pieces.version, version), eq(pieces.status, 'review')))
        .returning({ id: pieces.id });
      if (changed.length === 0) return 'stale';
      await enqueue(tx, wordForNetworks, { workspaceId, pieceId });
      return 'asked';
    }),

  /**
   * Replaces what is planned for a piece. Approval covers what was seen, so an approved piece asks again; what has
   * left already stays. Says why when the piece does not stand as the caller saw it.
   */
  choose: (
    workspaceId: string,
    { pieceId, version, from, choices }: Choices,
    { now, id }: { now: Date; id(): string },
  ) =>
    inWorkspace(workspaceId, async (tx): Promise<'chosen' | 'gone' | 'stale' | 'closed'> => {
      const [piece] = await tx
        .select({ version: pieces.version, status: pieces.status })
        .from(pieces)
        .where(eq(pieces.id, pieceId))
        .for('update');
      if (!piece) return 'gone';
      if (piece.version !== version) return 'stale';
      if (!from.includes(piece.status)) return 'closed';
      const chosen = choices.map(({ channel }) => channel);
      await tx
        .delete(postings)
        .where(
          and(
            eq(postings.pieceId, pieceId),
            inArray(postings.state, CHANGEABLE),
            chosen.length > 0 ? notInArray(postings.channel, chosen) : undefined,
          ),
        );
      for (const { channel, words, subject } of choices)
        await tx
          .insert(postings)
          .values({
            workspaceId,
            id: id(),
            pieceId,
            channel,
            ownWords: words,
            subject,
            state: 'planned',
            updatedAt: now,
          })
          .onConflictDoUpdate({
            target: [postings.workspaceId, postings.pieceId, postings.channel],
            set: { ownWords: words, subject, updatedAt: now },
            setWhere: inArray(postings.state, CHANGEABLE),
          });
      await keepPlatforms(tx, pieceId, chosen);
      const status = statusAfterEdit(piece.status);
      await tx
        .update(pieces)
        .set({
          version: sql`${pieces.version} + 1`,
          status,
          ...(status === 'review' && { scheduledFor: null }),
          updatedAt: now,
        })
        .where(eq(pieces.id, pieceId));
      return 'chosen';
    }),

  find: (workspaceId: string, postingId: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx
        .select({
          posting: postings,
          title: pieces.title,
          body: pieces.body,
          keywords: pieces.keywords,
          type: pieces.type,
          networkWords: pieces.networkWords,
          slug: pieces.slug,
          status: pieces.status,
        })
        .from(postings)
        .innerJoin(pieces, and(eq(pieces.workspaceId, postings.workspaceId), eq(pieces.id, postings.pieceId)))
        .where(eq(postings.id, postingId));
      return row ? { ...row, page: await selectOwnPage(tx) } : null;
    }),

  /** What a person decided; false when it is no longer as they saw it. */
  decide: (
    workspaceId: string,
    postingId: string,
    from: PostingState,
    change: Partial<typeof postings.$inferInsert> & { state: PostingState },
    activity: NewActivity | null,
  ) =>
    inWorkspace(workspaceId, async (tx) => {
      const changed = await tx
        .update(postings)
        .set(change)
        .where(and(eq(postings.id, postingId), eq(postings.state, from)))
        .returning({ id: postings.id });
      if (changed.length === 0) return false;
      if (activity) await logActivity(tx, activity);
      if (change.state === 'due') await enqueue(tx, postPosting, { workspaceId, postingId });
      return true;
    }),
};

/** The campaign of a post's newsletter, which has the posting's id, and what was counted of it. */
async function selectNewsletter(tx: Transaction, workspaceId: string, pieceId: string) {
  const [campaign] = await tx
    .select({ id: campaigns.id, status: campaigns.status, cause: campaigns.cause })
    .from(postings)
    .innerJoin(campaigns, and(eq(campaigns.workspaceId, postings.workspaceId), eq(campaigns.id, postings.id)))
    .where(and(eq(postings.pieceId, pieceId), eq(postings.channel, 'newsletter')));
  if (!campaign) return null;
  const counts = await tx
    .select({ kind: campaignSteps.kind, count: sql<number>`greatest(0, sum(${campaignSteps.step}))::int` })
    .from(campaignSteps)
    .where(and(eq(campaignSteps.workspaceId, workspaceId), eq(campaignSteps.campaignId, campaign.id)))
    .groupBy(campaignSteps.kind);
  return { ...campaign, counts: new Map(counts.map(({ kind, count }) => [kind, count])) };
}

/** Its pictures, and its clip. */
export const selectPictures = (tx: Transaction, pieceId: string) =>
  tx.select().from(creations).where(eq(creations.pieceId, pieceId)).orderBy(creations.createdAt, creations.id);

const CHANGEABLE: PostingState[] = ['planned', 'cancelled'];

export type PostingRow = typeof postings.$inferSelect;

interface Choices {
  pieceId: string;
  version: number;
  from: readonly PieceStatus[];
  choices: readonly Choice[];
}

export interface Choice {
  channel: PostingChannel;
  words: string | null;
  /** Of the newsletter. */
  subject: string | null;
}
