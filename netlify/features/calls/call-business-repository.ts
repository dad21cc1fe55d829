import { and, gte, lt } from 'drizzle-orm';
import { inWorkspace } from '../../database/client';
import { pieces, profiles } from '../../database/schema/engine';

/** What a call tells of the business, beside its ideas. */
export const callBusinessRepository = {
  /** Posts that went out in a time, also those taken down since. */
  countPublished: (workspaceId: string, { since, until }: { since: Date; until: Date }): Promise<number> =>
    inWorkspace(workspaceId, (tx) =>
      tx.$count(pieces, and(gte(pieces.publishedAt, since), lt(pieces.publishedAt, until))),
    ),

  /** null where it has no profile. */
  readName: (workspaceId: string): Promise<string | null> =>
    inWorkspace(workspaceId, async (tx) => (await tx.select({ name: profiles.name }).from(profiles))[0]?.name ?? null),
};
