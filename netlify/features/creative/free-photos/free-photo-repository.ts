import { and, eq, isNull, sql } from 'drizzle-orm';
import { inWorkspace } from '../../../database/client';
import { creations } from '../../../database/schema/creative';
import type { CreationRow } from '../creations/present-creation';

export type FreePhotoRepository = typeof freePhotoRepository;

export const freePhotoRepository = {
  /** A photograph of the catalogue that the library holds already; null for one that was taken out. */
  findKept: (workspaceId: string, photoId: string): Promise<CreationRow | null> =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .select()
            .from(creations)
            .where(
              and(
                sql`${creations.origin} is not null`,
                eq(sql`(${creations.origin}->>'photoId')`, photoId),
                isNull(creations.deletedAt),
                isNull(creations.pieceId),
              ),
            )
            .limit(1)
        )[0] ?? null,
    ),
};
