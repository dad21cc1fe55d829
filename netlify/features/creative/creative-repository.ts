import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import type { NewActivity } from '../../../src/domain/activity';
import { logActivity } from '../../database/activity-log';
import { asVisitor, inWorkspace } from '../../database/client';
import { cutPage, readCursor } from '../../database/cursor';
import { pictures } from '../../database/schema/creative';
import { workspaces } from '../../database/schema/workspace';
import { AllowanceRefused, explainRefusal, readAllowances, refund, reserve, spend, type Unit } from '../../database/usage';

export type CreativeRepository = typeof creativeRepository;
export type PictureRow = typeof pictures.$inferSelect;

export const creativeRepository = {
  /** Takes one unit for a while; why not, when there is none left. */
  reserve: (unit: Unit & { leaseUntil: Date }) =>
    inWorkspace(unit.workspaceId, (tx) => reserve(tx, unit)).then(
      () => null,
      (error: unknown) => {
        if (error instanceof AllowanceRefused) return explainRefusal(error.refused);
        throw error;
      },
    ),

  refund: (workspaceId: string, unitId: string) => inWorkspace(workspaceId, (tx) => refund(tx, unitId)),

  readAllowances,

  /** Keeps a picture and spends the unit that was reserved for it; false, and nothing is kept, when it took longer than the unit was held. */
  insert: (row: typeof pictures.$inferInsert, unitId: string, told: NewActivity) =>
    inWorkspace(row.workspaceId, async (tx) => {
      if (!(await spend(tx, unitId))) return false;
      await tx.insert(pictures).values(row);
      await logActivity(tx, told);
      return true;
    }),

  find: (workspaceId: string, pictureId: string) =>
    inWorkspace(workspaceId, async (tx): Promise<StoredPicture | null> => {
      const [row] = await tx.select(stored).from(pictures).where(eq(pictures.id, pictureId));
      return row ?? null;
    }),

  /** A picture of a published post, by the address of its workspace's public page. */
  findPublic: (workspaceSlug: string, pictureId: string) =>
    asVisitor(async (tx): Promise<StoredPicture | null> => {
      const [row] = await tx.select({ brief: pictures.brief, storageKey: pictures.storageKey, altText: pictures.altText }).from(pictures)
        .innerJoin(workspaces, eq(workspaces.workspaceId, pictures.workspaceId))
        .where(and(eq(workspaces.slug, workspaceSlug), eq(pictures.id, pictureId)));
      return row ?? null;
    }),

  /** Newest first; of a post's ratios the square stands for all. */
  list: (workspaceId: string, { cursor, limit }: { cursor?: string; limit: number }) =>
    inWorkspace(workspaceId, async (tx) => {
      const from = readCursor(cursor);
      const rows = await tx
        .select()
        .from(pictures)
        .where(and(or(isNull(pictures.pieceId), eq(pictures.aspectRatio, '1:1')), from ? or(lt(pictures.createdAt, from.at), and(eq(pictures.createdAt, from.at), lt(pictures.id, from.id))) : undefined))
        .orderBy(desc(pictures.createdAt), desc(pictures.id))
        .limit(limit + 1);
      return cutPage(rows, limit, (row) => ({ at: row.createdAt, id: row.id }));
    }),
};

const stored = { brief: pictures.brief, storageKey: pictures.storageKey, altText: pictures.altText };

export type StoredPicture = Pick<PictureRow, 'brief' | 'storageKey' | 'altText'>;
