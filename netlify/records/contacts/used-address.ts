import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/client';

/** The address each contact is written to, in its normalised form, under which bounces and suppressions are stored. */
export async function readUsedAddresses(
  tx: Transaction,
  workspaceId: string,
  contactIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ contact_id: string; value: string }>(sql`
    select distinct on (contact_id) contact_id, value from contact_points where workspace_id = ${workspaceId} and contact_id = any(${sql.param([...contactIds])}::uuid[]) and kind = 'email' order by contact_id, position, value`);
  return new Map(rows.map(({ contact_id, value }) => [contact_id, value]));
}
