import { desc, eq, lt } from 'drizzle-orm';
import { acrossWorkspaces, inWorkspace } from '../../../database/client';
import { webhookDeliveries } from '../../../database/schema/publishing';

export type WebhookLogRepository = typeof webhookLogRepository;

export const webhookLogRepository = {
  add: (row: typeof webhookDeliveries.$inferInsert) =>
    inWorkspace(row.workspaceId, async (tx) => {
      await tx.insert(webhookDeliveries).values(row);
    }),

  list: (workspaceId: string, limit: number) =>
    inWorkspace(workspaceId, (tx) =>
      tx.select().from(webhookDeliveries).orderBy(desc(webhookDeliveries.at), desc(webhookDeliveries.id)).limit(limit),
    ),

  find: (workspaceId: string, deliveryId: string) =>
    inWorkspace(
      workspaceId,
      async (tx) => (await tx.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, deliveryId)))[0] ?? null,
    ),

  forget: (before: Date) =>
    acrossWorkspaces('forget old webhook deliveries', async (tx) => {
      await tx.delete(webhookDeliveries).where(lt(webhookDeliveries.at, before));
    }),
};
