import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { NewActivity } from '../../../src/domain/activity';
import { acrossWorkspaces, inWorkspace } from '../../database/client';
import { reportShares } from '../../database/schema/analytics';
import { creations } from '../../database/schema/creative';
import { profiles } from '../../database/schema/engine';
import { files } from '../../database/schema/file';
import { workspaces } from '../../database/schema/workspace';
import { logActivity } from '../../records/activity/activity-log';

export type ReportsRepository = typeof reportsRepository;

export const reportsRepository = {
  /** A workspace as its reports show it; null for a demo and for one that is being deleted: nothing of them leaves. */
  findOpenWorkspace: (workspaceId: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const [found] = await tx
        .select({
          id: workspaces.workspaceId,
          name: workspaces.name,
          zone: workspaces.zone,
          profilePublic: workspaces.profilePublic,
        })
        .from(workspaces)
        .where(and(eq(workspaces.workspaceId, workspaceId), eq(workspaces.kind, 'real'), isNull(workspaces.deletesAt)));
      return found ?? null;
    }),

  /** What the business looks like, and the workspace whose Agency plan pays for it. */
  readBrand: async (workspaceId: string): Promise<ReportBrand> => {
    const { brand, paidBy } = await inWorkspace(workspaceId, async (tx) => {
      const [workspace] = await tx
        .select({ paidBy: workspaces.paidBy })
        .from(workspaces)
        .where(eq(workspaces.workspaceId, workspaceId));
      const [profile] = await tx
        .select({ name: profiles.name, colours: profiles.colours, logoKey: files.storageKey })
        .from(profiles)
        .leftJoin(files, and(eq(files.workspaceId, profiles.workspaceId), eq(files.id, profiles.logoFileId)))
        .where(eq(profiles.workspaceId, workspaceId));
      return {
        brand: { name: profile?.name ?? null, colours: profile?.colours ?? [], logoKey: profile?.logoKey ?? null },
        paidBy: workspace?.paidBy ?? null,
      };
    });
    if (!paidBy) return { ...brand, agency: null };
    return { ...brand, agency: await readAgency(paidBy) };
  },

  /** Files of the square pictures of posts. */
  findPictures: (workspaceId: string, postIds: readonly string[]) =>
    inWorkspace(workspaceId, async (tx) =>
      postIds.length === 0
        ? []
        : tx
            .select()
            .from(creations)
            .where(
              and(
                eq(creations.workspaceId, workspaceId),
                inArray(creations.pieceId, [...postIds]),
                eq(creations.aspectRatio, '1:1'),
                eq(creations.type, 'image'),
                eq(creations.status, 'completed'),
                isNull(creations.deletedAt),
              ),
            ),
    ),

  listShares: (workspaceId: string, limit: number) =>
    inWorkspace(workspaceId, (tx) =>
      tx
        .select()
        .from(reportShares)
        .where(eq(reportShares.workspaceId, workspaceId))
        .orderBy(desc(reportShares.createdAt), desc(reportShares.id))
        .limit(limit),
    ),

  addShare: (row: ShareRow, tell: (row: ShareRow) => NewActivity) =>
    inWorkspace(row.workspaceId, async (tx) => {
      await tx.insert(reportShares).values(row);
      await logActivity(tx, tell(row));
    }),

  /** False when there is no such link. One that was revoked before keeps its time, and is logged once. */
  revokeShare: (workspaceId: string, shareId: string, revokedAt: Date, tell: (row: ShareRow) => NewActivity) =>
    inWorkspace(workspaceId, async (tx) => {
      const mine = and(eq(reportShares.workspaceId, workspaceId), eq(reportShares.id, shareId));
      const [revoked] = await tx
        .update(reportShares)
        .set({ revokedAt })
        .where(and(mine, isNull(reportShares.revokedAt)))
        .returning();
      if (revoked) await logActivity(tx, tell(revoked));
      return (
        revoked !== undefined || (await tx.select({ id: reportShares.id }).from(reportShares).where(mine)).length > 0
      );
    }),

  /** Deletes links that ended before then, whether they expired or were withdrawn; returns how many. */
  deleteEndedShares: (before: Date): Promise<number> =>
    acrossWorkspaces('delete old links to reports', async (tx) => {
      const gone = await tx
        .delete(reportShares)
        .where(lt(reportShares.expiresAt, before))
        .returning({ id: reportShares.id });
      return gone.length;
    }),

  findShare: (workspaceId: string, tokenHash: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const [found] = await tx
        .select()
        .from(reportShares)
        .where(and(eq(reportShares.workspaceId, workspaceId), eq(reportShares.tokenHash, tokenHash)));
      return found ?? null;
    }),
};

/** The workspace whose plan pays, as its owners want it named; of its brand kit only the logo. */
const readAgency = (workspaceId: string): Promise<ReportBrand['agency']> =>
  inWorkspace(workspaceId, async (tx) => {
    const [found] = await tx
      .select({
        name: workspaces.name,
        agencyName: workspaces.agencyName,
        contact: workspaces.agencyContact,
        logoKey: files.storageKey,
      })
      .from(workspaces)
      .leftJoin(profiles, eq(profiles.workspaceId, workspaces.workspaceId))
      .leftJoin(files, and(eq(files.workspaceId, profiles.workspaceId), eq(files.id, profiles.logoFileId)))
      .where(eq(workspaces.workspaceId, workspaceId));
    return found ? { name: found.agencyName ?? found.name, contact: found.contact, logoKey: found.logoKey } : null;
  });

export type ShareRow = typeof reportShares.$inferSelect;

export interface ReportBrand {
  name: string | null;
  colours: string[];
  logoKey: string | null;
  agency: { name: string; contact: string; logoKey: string | null } | null;
}
