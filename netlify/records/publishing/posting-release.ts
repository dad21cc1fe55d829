import { and, eq, inArray } from 'drizzle-orm';
import { postingWords, type PostingChannel, type PostingState } from '../../../src/domain/posting';
import type { Transaction } from '../../database/client';
import { postings } from '../../database/schema/publishing';

/**
 * In the transaction that publishes a post: what was planned for it elsewhere is due now, with the words as they are.
 * Returns the postings that need a job. In a demo nothing leaves.
 */
export async function releasePostings(
  tx: Transaction,
  piece: { id: string; title: string; body: string },
  isDemo: boolean,
  now: Date,
): Promise<string[]> {
  const planned = await tx
    .select()
    .from(postings)
    .where(and(eq(postings.pieceId, piece.id), inArray(postings.state, WAITS_FOR_POST)));
  for (const { id, channel, ownWords } of planned)
    await tx
      .update(postings)
      .set({
        words: postingWords(channel, piece, ownWords),
        ...(isDemo
          ? { state: 'cancelled' as const, cause: 'Demos do not post anything.' }
          : { state: 'due' as const, cause: null, dueAt: now, nextAt: now, attempts: 0 }),
        updatedAt: now,
      })
      .where(eq(postings.id, id));
  return isDemo ? [] : planned.map(({ id }) => id);
}

/** In the transaction that takes a post down: what has not left yet stays here. */
export const cancelPostings = (tx: Transaction, pieceId: string, now: Date) =>
  tx
    .update(postings)
    .set({
      state: 'cancelled',
      cause: 'The post was taken down before it was sent here.',
      nextAt: null,
      updatedAt: now,
    })
    .where(and(eq(postings.pieceId, pieceId), inArray(postings.state, ['due', 'waiting'])));

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
