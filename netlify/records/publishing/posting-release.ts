import { and, eq, inArray } from 'drizzle-orm';
import type { PostingState } from '../../../src/domain/posting-state';
import { type PostingChannel } from '../../../src/domain/posting-channel';
import { postingWords } from '../../../src/domain/posting-words';
import type { NetworkWords } from '../../../src/domain/network-writing';
import type { PieceType } from '../../../src/domain/piece';
import { postAddress } from '../../../src/domain/post-address';
import { AppError } from '../../errors/app-error';
import type { Transaction } from '../../database/client';
import { campaigns } from '../../database/schema/campaigns';
import { pieces } from '../../database/schema/engine';
import { postings } from '../../database/schema/publishing';
import { selectOwnPage } from '../../database/own-page';

/**
 * In the transaction that publishes a post: what was planned for it elsewhere is due now, with the words as they are.
 * Returns the postings that need a job. In a demo nothing leaves.
 */
export async function releasePostings(
  tx: Transaction,
  piece: ReleasedPiece,
  isDemo: boolean,
  now: Date,
): Promise<string[]> {
  const planned = await tx
    .select()
    .from(postings)
    .where(and(eq(postings.pieceId, piece.id), inArray(postings.state, WAITS_FOR_POST)));
  const link = planned.length > 0 ? postAddress(await selectOwnPage(tx), piece) : null;
  for (const { id, channel, ownWords } of planned)
    await tx
      .update(postings)
      .set({
        words: postingWords(channel, { ...piece, link }, ownWords),
        ...(isDemo
          ? { state: 'cancelled' as const, cause: 'Demos do not post anything.' }
          : { state: 'due' as const, cause: null, dueAt: now, nextAt: now, attempts: 0 }),
        updatedAt: now,
      })
      .where(eq(postings.id, id));
  return isDemo ? [] : planned.map(({ id }) => id);
}

/**
 * In the transaction that takes a post down: what has not left yet stays here. Of a newsletter that is under way, nothing
 * more is sent until somebody lets it go on: its button would lead nowhere.
 */
export async function cancelPostings(tx: Transaction, pieceId: string, now: Date): Promise<void> {
  const newsletter = tx
    .select({ id: postings.id })
    .from(postings)
    .where(and(eq(postings.pieceId, pieceId), eq(postings.channel, 'newsletter'), eq(postings.state, 'posted')));
  await tx
    .update(campaigns)
    .set({ status: 'paused', cause: 'The post that this is about was taken down.', updatedAt: now })
    .where(and(inArray(campaigns.id, newsletter), eq(campaigns.status, 'active')));
  await tx
    .update(postings)
    .set({
      state: 'cancelled',
      cause: 'The post was taken down before it was sent here.',
      nextAt: null,
      updatedAt: now,
    })
    .where(and(eq(postings.pieceId, pieceId), inArray(postings.state, ['due', 'waiting'])));
}

/**
 * In the transaction that starts a campaign: if a post's newsletter is this campaign, it has left, whoever started it.
 * A job that is sending it is refused once the post was taken down.
 */
export async function noteNewsletterStarted(tx: Transaction, campaignId: string, now: Date): Promise<void> {
  const mine = and(eq(postings.id, campaignId), eq(postings.channel, 'newsletter'));
  const [found] = await tx.select({ pieceId: postings.pieceId }).from(postings).where(mine);
  if (!found) return;
  // In the order in which taking down holds them.
  const [piece] = await tx
    .select({ status: pieces.status })
    .from(pieces)
    .where(eq(pieces.id, found.pieceId))
    .for('share');
  const [posting] = await tx.select({ state: postings.state }).from(postings).where(mine).for('update');
  if (!posting) return;
  if (posting.state === 'posting' && piece?.status !== 'published')
    throw new AppError('conflict', 'The post was taken down before its newsletter left.');
  await tx
    .update(postings)
    .set({
      state: 'posted',
      remoteId: campaignId,
      postedAt: now,
      nextAt: null,
      run: null,
      leaseUntil: null,
      cause: null,
      unsure: false,
      updatedAt: now,
    })
    .where(eq(postings.id, campaignId));
}

/** What is due in the workspace, for when it may go out again. */
export const listDuePostings = (tx: Transaction): Promise<{ id: string }[]> =>
  tx.select({ id: postings.id }).from(postings).where(eq(postings.state, 'due'));

/** Where a post is meant to go, with the words for each. */
export const listPlannedPostings = (
  tx: Transaction,
  pieceId: string,
): Promise<{ channel: PostingChannel; ownWords: string | null }[]> =>
  tx
    .select({ channel: postings.channel, ownWords: postings.ownWords })
    .from(postings)
    .where(and(eq(postings.pieceId, pieceId), inArray(postings.state, WAITS_FOR_POST)));

/** What was taken back with its post goes out with it again. */
const WAITS_FOR_POST: PostingState[] = ['planned', 'cancelled'];

interface ReleasedPiece {
  id: string;
  title: string;
  body: string;
  keywords?: readonly string[];
  type?: PieceType;
  networkWords?: readonly NetworkWords[];
  /** Where it is on the workspace's own page. */
  slug: string;
}
