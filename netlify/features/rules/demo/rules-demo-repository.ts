import { and, eq } from 'drizzle-orm';
import type { IdeaKind } from '../../../../src/domain/idea';
import { inWorkspace } from '../../../database/client';
import { ideas, pieces } from '../../../database/schema/engine';
import { contentRules, ruleFirings } from '../../../database/schema/rules';

/** A demo's rules through the same tables as real ones. */
export const rulesDemoRepository = {
  insert: (
    workspaceId: string,
    make: (posts: { id: string; kind: IdeaKind; publishedAt: Date }[]) => {
      rules: (typeof contentRules.$inferInsert)[];
      firings: (typeof ruleFirings.$inferInsert)[];
    },
  ): Promise<void> =>
    inWorkspace(workspaceId, async (tx) => {
      if ((await tx.$count(contentRules, eq(contentRules.workspaceId, workspaceId))) > 0) return; // an earlier run did it
      const posts = await tx
        .select({ id: pieces.id, kind: ideas.kind, publishedAt: pieces.publishedAt })
        .from(pieces)
        .innerJoin(ideas, and(eq(ideas.workspaceId, pieces.workspaceId), eq(ideas.id, pieces.ideaId)))
        .where(and(eq(pieces.workspaceId, workspaceId), eq(pieces.status, 'published')))
        .orderBy(pieces.publishedAt);
      const { rules, firings } = make(
        posts.flatMap(({ publishedAt, ...post }) => (publishedAt ? [{ ...post, publishedAt }] : [])),
      );
      await tx.insert(contentRules).values(rules);
      if (firings.length > 0) await tx.insert(ruleFirings).values(firings);
    }),
};
