import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '../../../../src/domain/duration';
import { countedChannels, type FigureCounts } from '../../../../src/domain/posting-figure';
import { acrossWorkspaces, inWorkspace } from '../../../database/client';
import { connections, postingFigures, postings } from '../../../database/schema/publishing';
import { enqueue } from '../../../queue/enqueue';
import { countPostings } from '../publishing-jobs';

export type FigureRepository = typeof figureRepository;

/** What networks have counted of posts. */
export const figureRepository = {
  /** Asks for a job for each workspace with posts that are due to be counted. */
  askForCounts: (now: Date): Promise<void> =>
    acrossWorkspaces('see whose posts are due to be counted', async (tx) => {
      const due = await tx
        .selectDistinct({ workspaceId: postings.workspaceId })
        .from(postings)
        .innerJoin(connections, OF_CHANNEL)
        .leftJoin(postingFigures, OF_POSTING)
        .where(isDue(now));
      for (const { workspaceId } of due) await enqueue(tx, countPostings, { workspaceId });
    }),

  /** The oldest count first. */
  listDue: (workspaceId: string, now: Date, most: number) =>
    inWorkspace(
      workspaceId,
      (tx) =>
        tx
          .select({
            id: postings.id,
            remoteId: postings.remoteId,
            postedAt: postings.postedAt,
            counts: postingFigures.counts,
            readAt: postingFigures.readAt,
            connection: connections,
          })
          .from(postings)
          .innerJoin(connections, OF_CHANNEL)
          .leftJoin(postingFigures, OF_POSTING)
          .where(and(eq(postings.workspaceId, workspaceId), isDue(now)))
          .orderBy(asc(postingFigures.nextAt), asc(postings.postedAt), asc(postings.id))
          .limit(most),
      'worker',
    ),

  keep: (workspaceId: string, postingId: string, kept: Kept): Promise<unknown> =>
    inWorkspace(
      workspaceId,
      (tx) =>
        tx
          .insert(postingFigures)
          .values({ workspaceId, postingId, ...kept })
          .onConflictDoUpdate({ target: [postingFigures.workspaceId, postingFigures.postingId], set: kept }),
      'worker',
    ),
};

const OF_CHANNEL = and(
  eq(connections.workspaceId, postings.workspaceId),
  eq(connections.channel, postings.channel),
  eq(connections.state, 'connected'),
);
const OF_POSTING = and(eq(postingFigures.workspaceId, postings.workspaceId), eq(postingFigures.postingId, postings.id));

const isDue = (now: Date) =>
  and(
    eq(postings.state, 'posted'),
    inArray(postings.channel, [...countedChannels]),
    isNotNull(postings.remoteId),
    gt(postings.postedAt, new Date(now.getTime() - 30 * DAY_MS)),
    lte(postings.postedAt, new Date(now.getTime() - HOUR_MS)),
    or(isNull(postingFigures.postingId), lte(postingFigures.nextAt, now)),
  );

interface Kept {
  counts: FigureCounts;
  readAt: Date;
  nextAt: Date | null;
  cause: string | null;
}
