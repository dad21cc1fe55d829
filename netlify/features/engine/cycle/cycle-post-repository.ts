import { and, eq, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { BestPost } from '../../../../src/domain/cycle-analysis';
import { inWorkspace } from '../../../database/client';
import { creations } from '../../../database/schema/creative';
import { ideas, pieces } from '../../../database/schema/engine';

export type CyclePostRepository = typeof cyclePostRepository;

/** Posts as a week counts them. */
export const cyclePostRepository = {
  /** Those that went out in a time, also when they were taken down since. */
  countPublished: (workspaceId: string, { since, until }: { since: Date; until: Date }): Promise<number> =>
    inWorkspace(workspaceId, (tx) =>
      tx.$count(pieces, and(gte(pieces.publishedAt, since), lt(pieces.publishedAt, until))),
    ),

  /** Those that go out or went out in a time, except one. */
  countOut: (workspaceId: string, { since, until }: { since: Date; until: Date }, except: string): Promise<number> =>
    inWorkspace(workspaceId, (tx) =>
      tx.$count(
        pieces,
        and(
          sql`${pieces.id} <> ${except}`,
          or(
            and(eq(pieces.status, 'published'), gte(pieces.publishedAt, since), lt(pieces.publishedAt, until)),
            and(eq(pieces.status, 'scheduled'), gte(pieces.scheduledFor, since), lt(pieces.scheduledFor, until)),
          ),
        ),
      ),
    ),

  /** The times that are taken from a moment on. */
  listTaken: (workspaceId: string, since: Date): Promise<Date[]> =>
    inWorkspace(workspaceId, async (tx) =>
      (
        await tx
          .select({ at: pieces.scheduledFor })
          .from(pieces)
          .where(and(eq(pieces.status, 'scheduled'), gte(pieces.scheduledFor, since)))
      ).flatMap(({ at }) => at ?? []),
    ),

  findPosts: (workspaceId: string, keys: string[]): Promise<BestPost[]> =>
    inWorkspace(workspaceId, async (tx) => {
      const known = keys.filter((key) => UUID.test(key));
      if (known.length === 0) return [];
      return tx
        .select({
          id: pieces.id,
          title: pieces.title,
          kind: ideas.kind,
          hasPhoto: sql<boolean>`exists (select 1 from ${creations} c where c.workspace_id = ${pieces.workspaceId} and c.piece_id = ${pieces.id} and (c.source = 'uploaded' or c.brief -> 'photo' is not null))`,
        })
        .from(pieces)
        .leftJoin(ideas, and(eq(ideas.workspaceId, pieces.workspaceId), eq(ideas.id, pieces.ideaId)))
        .where(and(inArray(pieces.id, known), isNotNull(pieces.publishedAt)));
    }),
};

/** A subject may also be a campaign, or what a website calls it. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
