import { and, eq } from 'drizzle-orm';
import { isNetwork } from '../../../../src/domain/posting-channel';
import { BUILT_IN } from '../../../../src/domain/written-by';
import { inWorkspace, type Transaction } from '../../../database/client';
import { ideas, pieces } from '../../../database/schema/engine';
import { workspaces } from '../../../database/schema/workspace';
import { listPlannedPostings } from '../../../records/publishing/posting-release';
import { selectIdea } from '../engine-repository';

export type WritingRepository = typeof writingRepository;

/** What a model is asked to word, and what becomes of it. */
export const writingRepository = {
  findZone: (workspaceId: string) =>
    inWorkspace(
      workspaceId,
      async (tx) => (await tx.select({ zone: workspaces.zone }).from(workspaces))[0]?.zone ?? null,
      'worker',
    ),

  listIdeas: (workspaceId: string, { year, week, round }: { year: number; week: number; round: number }) =>
    inWorkspace(
      workspaceId,
      (tx) =>
        tx
          .select()
          .from(ideas)
          .where(
            and(
              eq(ideas.year, year),
              eq(ideas.week, week),
              eq(ideas.round, round),
              eq(ideas.status, 'suggested'),
              eq(ideas.writtenBy, BUILT_IN),
            ),
          )
          .orderBy(ideas.rank),
      'worker',
    ),

  /** Unless somebody has chosen or dismissed it meanwhile. */
  keepIdea: (
    workspaceId: string,
    ideaId: string,
    change: { title?: string; hook?: string; writtenBy?: string; writerNote: string },
  ) =>
    inWorkspace(
      workspaceId,
      (tx) =>
        tx
          .update(ideas)
          .set(change)
          .where(and(eq(ideas.id, ideaId), eq(ideas.status, 'suggested'))),
      'worker',
    ),

  /** A piece that waits for its words, with its idea; null when it does not wait any more. */
  findPiece: (workspaceId: string, pieceId: string) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const [piece] = await tx
          .select({
            id: pieces.id,
            ideaId: pieces.ideaId,
            articleOf: pieces.articleOf,
            title: pieces.title,
            body: pieces.body,
            version: pieces.version,
            aboutOn: pieces.aboutOn,
          })
          .from(pieces)
          .where(and(eq(pieces.id, pieceId), eq(pieces.status, 'generating')));
        const ideaId = piece && (piece.ideaId ?? (await ideaOfArticle(tx, piece.articleOf)));
        const idea = ideaId ? await selectIdea(tx, ideaId) : null;
        if (!piece) return null;
        const planned = await listPlannedPostings(tx, piece.id);
        const channels = planned.flatMap(({ channel }) => (isNetwork(channel) ? [channel] : []));
        return { piece, idea, channels };
      },
      'worker',
    ),
};

/** An article is about what its post is about. */
async function ideaOfArticle(tx: Transaction, postId: string | null): Promise<string | null> {
  if (postId === null) return null;
  return (await tx.select({ ideaId: pieces.ideaId }).from(pieces).where(eq(pieces.id, postId)))[0]?.ideaId ?? null;
}
