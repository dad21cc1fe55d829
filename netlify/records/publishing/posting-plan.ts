import { and, eq, sql } from 'drizzle-orm';
import type { Network } from '../../../src/domain/network';
import { channelsOf, platformsOf, takesPictures } from '../../../src/domain/posting';
import { type PostingChannel } from '../../../src/domain/posting-channel';
import type { Transaction } from '../../database/client';
import { pieces } from '../../database/schema/engine';
import { postings } from '../../database/schema/publishing';

/** In the transaction that makes a post: it is planned for these platforms too, with the post's own words. */
export async function planPostings(
  tx: Transaction,
  { workspaceId, id: pieceId, platforms, createdAt, ...week }: PlannedPiece,
  { hasClip = false, newsletter = false }: { hasClip?: boolean; newsletter?: boolean } = {},
): Promise<void> {
  const channels = channelsOf(platforms ?? []).filter((channel) => hasClip || takesPictures(channel));
  if (newsletter && !(await hasNewsletter(tx, week))) channels.push('newsletter');
  if (channels.length === 0) return;
  await tx.insert(postings).values(
    channels.map((channel) => ({
      workspaceId,
      id: sql`gen_random_uuid()`,
      pieceId,
      channel,
      ownWords: null,
      state: 'planned' as const,
      updatedAt: createdAt,
    })),
  );
}

/** People who agreed to emails hear at most once a week from what nobody chose for this post; by hand there may be more. */
async function hasNewsletter(tx: Transaction, { year, week }: { year: number; week: number }): Promise<boolean> {
  const [found] = await tx
    .select({ id: postings.id })
    .from(postings)
    .innerJoin(pieces, and(eq(pieces.workspaceId, postings.workspaceId), eq(pieces.id, postings.pieceId)))
    .where(and(eq(postings.channel, 'newsletter'), eq(pieces.year, year), eq(pieces.week, week)))
    .limit(1);
  return found !== undefined;
}

/** In the transaction that chooses where a post goes: the queue says and finds it by its platforms. */
export const keepPlatforms = (tx: Transaction, pieceId: string, channels: readonly PostingChannel[]) =>
  tx
    .update(pieces)
    .set({ platforms: platformsOf(channels) })
    .where(eq(pieces.id, pieceId));

interface PlannedPiece {
  workspaceId: string;
  id: string;
  platforms?: Network[] | undefined;
  /** The week in which it was made. */
  year: number;
  week: number;
  createdAt: Date;
}
