import { and, eq } from 'drizzle-orm';
import { asVisitor } from '../../database/client';
import { creations } from '../../database/schema/creative';
import { workspaces } from '../../database/schema/workspace';

export type CreativeRepository = typeof creativeRepository;

/** Pictures as far as their files need them. */
export const creativeRepository = {
  /** A picture of a published post, by the address of its workspace's public page. */
  findPublic: (workspaceSlug: string, pictureId: string) =>
    asVisitor(async (tx): Promise<(StoredPicture & Pick<StoredCreation, 'contentType'>) | null> => {
      const [row] = await tx
        .select({ brief: creations.brief, storageKey: creations.storageKey, contentType: creations.contentType })
        .from(creations)
        .innerJoin(workspaces, eq(workspaces.workspaceId, creations.workspaceId))
        .where(and(eq(workspaces.slug, workspaceSlug), eq(creations.id, pictureId), eq(creations.type, 'image')));
      return row ?? null;
    }),

  /** The same for its clip, once it is made. */
  findPublicClip: (workspaceSlug: string, clipId: string) =>
    asVisitor(async (tx): Promise<Pick<StoredCreation, 'storageKey' | 'posterKey' | 'contentType'> | null> => {
      const [row] = await tx
        .select({
          storageKey: creations.storageKey,
          posterKey: creations.posterKey,
          contentType: creations.contentType,
        })
        .from(creations)
        .innerJoin(workspaces, eq(workspaces.workspaceId, creations.workspaceId))
        .where(
          and(
            eq(workspaces.slug, workspaceSlug),
            eq(creations.id, clipId),
            eq(creations.type, 'video'),
            eq(creations.status, 'completed'),
          ),
        );
      return row ?? null;
    }),
};

export type StoredCreation = typeof creations.$inferSelect;
export type StoredPicture = Pick<StoredCreation, 'brief' | 'storageKey'>;
