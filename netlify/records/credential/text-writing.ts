import { and, eq, inArray, sql } from 'drizzle-orm';
import { credentials } from '../../database/schema/settings';
import { workspaces } from '../../database/schema/workspace';
import type { Transaction } from '../../database/client';

/** Whether a model of this workspace's own writes: it has a key, its owner wants it, and it is no demo, which nothing leaves. */
export async function isModelWriting(tx: Transaction): Promise<boolean> {
  const rows = await tx
    .select({ field: credentials.field })
    .from(credentials)
    .innerJoin(workspaces, eq(workspaces.workspaceId, credentials.workspaceId))
    .where(and(inArray(credentials.field, ['openaiKey', 'openaiTexts']), sql`${workspaces.kind} = 'real'`));
  return rows.length === 2;
}
