import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { PostingState } from '../../../src/domain/posting-state';
import { postingWords } from '../../../src/domain/posting-words';
import type { Transaction } from '../../database/client';
import { postAddress } from '../../../src/domain/post-address';
import { pieces } from '../../database/schema/engine';
import { postings } from '../../database/schema/publishing';
import { selectOwnPage } from '../../database/own-page';

/**
 * In the transaction that corrects a published post: what waits for a person gets the new words, so that nobody posts the old
 * mistake by hand. What is about to leave keeps the words that were approved, words that somebody wrote for a network stay
 * theirs, and what a network may already have stays as it was sent.
 */
export async function rewordPostings(tx: Transaction, pieceId: string, now: Date): Promise<void> {
  const [piece] = await tx
    .select({
      title: pieces.title,
      body: pieces.body,
      keywords: pieces.keywords,
      type: pieces.type,
      slug: pieces.slug,
      status: pieces.status,
    })
    .from(pieces)
    .where(eq(pieces.id, pieceId));
  if (piece?.status !== 'published') return;
  const open = await tx
    .select({ id: postings.id, channel: postings.channel })
    .from(postings)
    .where(
      and(
        eq(postings.pieceId, pieceId),
        inArray(postings.state, NOT_SENT),
        isNull(postings.ownWords),
        eq(postings.unsure, false),
      ),
    );
  if (open.length === 0) return;
  const link = postAddress(await selectOwnPage(tx), piece);
  for (const { id, channel } of open)
    await tx
      .update(postings)
      .set({ words: postingWords(channel, { ...piece, link }, null), updatedAt: now })
      .where(eq(postings.id, id));
}

const NOT_SENT: PostingState[] = ['waiting', 'failed'];
