import { and, eq, isNull, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../../src/domain/activity';
import { logActivity } from '../../../records/activity/activity-log';
import { inWorkspace, type Transaction } from '../../../database/client';
import { creations } from '../../../database/schema/creative';
import type { CreationRow } from '../creations/present-creation';

export type UploadRepository = typeof uploadRepository;
export type NewUpload = typeof creations.$inferInsert & { bytes: number };

export const uploadRepository = {
  sumBytes: (workspaceId: string) => inWorkspace(workspaceId, (tx) => sumBytes(tx, workspaceId)),

  /** 'full' when there is no room for it; an upload that is there already comes back as it is. */
  add: (row: NewUpload, room: number, activity: NewActivity): Promise<CreationRow | 'full'> =>
    inWorkspace(row.workspaceId, async (tx) => {
      if (!(await hasRoom(tx, row.workspaceId, row.bytes, room))) return 'full';
      const [added] = await tx.insert(creations).values(row).onConflictDoNothing().returning();
      if (!added) return (await tx.select().from(creations).where(eq(creations.id, row.id)))[0]!;
      await logActivity(tx, activity);
      return added;
    }),

  find: (workspaceId: string, creationId: string) =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .select()
            .from(creations)
            .where(and(eq(creations.id, creationId), eq(creations.source, 'uploaded'), isNull(creations.deletedAt)))
        )[0] ?? null,
    ),
};

/** Whether so many bytes more stay within `room`; until the transaction ends, nobody else's are added. */
export async function hasRoom(tx: Transaction, workspaceId: string, bytes: number, room: number): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`uploads ${workspaceId}`}))`); // they are added up before one is written
  return (await sumBytes(tx, workspaceId)) + bytes <= room;
}

/** Of what people brought; what was taken out makes room at once. */
async function sumBytes(tx: Transaction, workspaceId: string): Promise<number> {
  const [sum] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${creations.bytes}), 0)` })
    .from(creations)
    .where(and(eq(creations.workspaceId, workspaceId), eq(creations.source, 'uploaded'), isNull(creations.deletedAt)));
  return Number(sum!.bytes);
}
