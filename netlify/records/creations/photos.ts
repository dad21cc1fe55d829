import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { inWorkspace, type Transaction } from '../../database/client';
import { creations } from '../../database/schema/creative';
import type { BriefPhoto } from '../../ports/image';

/** A photograph that somebody brought to the library and that is still there. */
export type LibraryPhoto = Awaited<ReturnType<typeof listPhotos>>[number];

/** Null for what was drawn here (it has its own words in it), for what a post took from the library, and for what is gone. */
export const findPhoto = (workspaceId: string, photoId: string): Promise<LibraryPhoto | null> =>
  inWorkspace(workspaceId, async (tx) => {
    const [row] = await selectPhotos(tx).where(isPhoto(photoId)).limit(1);
    return row ? toPhoto(row) : null;
  });

/** The newest ones of their own, as many as a person could choose among: one of an open catalogue is shown where somebody chose it, nowhere else. */
export const listPhotos = (workspaceId: string) =>
  inWorkspace(workspaceId, async (tx) =>
    (
      await selectPhotos(tx)
        .where(and(isPhoto(), isNull(creations.origin)))
        .orderBy(desc(creations.createdAt), desc(creations.id))
        .limit(MOST)
    ).map(toPhoto),
  );

/** Those of the photographs that are still in the library. */
export const photosThere = async (tx: Transaction, photoIds: string[]): Promise<Set<string>> =>
  new Set(
    photoIds.length === 0
      ? []
      : (
          await tx
            .select({ id: creations.id })
            .from(creations)
            .where(and(inArray(creations.id, photoIds), isPhoto()))
        ).map(({ id }) => id),
  );

const toPhoto = ({ storageKey, ...row }: Awaited<ReturnType<typeof selectPhotos>>[number]) => ({
  ...row,
  /** As a brief names it. */
  inBrief: { key: storageKey, alt: (row.altText || row.title).slice(0, 200), id: row.id } satisfies BriefPhoto,
});

const selectPhotos = (tx: Transaction) =>
  tx
    .select({
      id: creations.id,
      title: creations.title,
      altText: creations.altText,
      storageKey: creations.storageKey,
      width: creations.width,
      height: creations.height,
    })
    .from(creations)
    .$dynamic();

const isPhoto = (photoId?: string) =>
  and(
    photoId === undefined ? undefined : eq(creations.id, photoId),
    eq(creations.source, 'uploaded'),
    eq(creations.type, 'image'),
    eq(creations.status, 'completed'),
    isNull(creations.deletedAt),
    isNull(creations.pieceId),
  );

const MOST = 300;
