import { sql } from 'drizzle-orm';
import { acrossWorkspaces } from '../../database/client';

/**
 * Deletes the contacts and conversations of workspaces that are about to be deleted, a few per transaction: the cascade from a
 * workspace would exceed the statement timeout. If it is killed, the next run continues.
 */
export async function deleteContactsOf(workspaceIds: readonly string[]): Promise<void> {
  for (const workspaceId of workspaceIds) {
    await deleteEvents(workspaceId);
    // The before-images of changes go first: otherwise they would be scanned for every deleted contact.
    for (const table of [
      ...CAMPAIGNS,
      sql`messages`,
      sql`conversations`,
      sql`inbound_receipts`,
      sql`contact_changes`,
      sql`contact_events`,
      sql`contact_tags`,
      sql`contact_points`,
      sql`consents`,
      sql`import_errors`,
      sql`contacts`,
    ]) {
      while ((await deleteSome(table, workspaceId)) === AT_ONCE);
    }
  }
}

/** Before the people in them. A row of a partition is found by its key: only a table of its own has places in it. */
async function deleteEvents(workspaceId: string): Promise<void> {
  for (const table of [sql`event_inbox`, sql`event_days`, sql`event_hours`])
    while ((await deleteSome(table, workspaceId)) === AT_ONCE);
  const deleteSomeEvents = (): Promise<number> =>
    acrossWorkspaces(
      'delete a workspace',
      async (tx) =>
        (
          await tx.execute(
            sql`delete from events where workspace_id = ${workspaceId} and (at, id) in (select at, id from events where workspace_id = ${workspaceId} order by at, id limit ${AT_ONCE})`,
          )
        ).rowCount ?? 0,
    );
  while ((await deleteSomeEvents()) === AT_ONCE);
}

const deleteSome = (table: ReturnType<typeof sql>, workspaceId: string): Promise<number> =>
  acrossWorkspaces(
    'delete a workspace',
    async (tx) =>
      (
        await tx.execute(
          sql`delete from ${table} where ctid = any(array(select ctid from ${table} where workspace_id = ${workspaceId} limit ${AT_ONCE}))`,
        )
      ).rowCount ?? 0,
  );

/** The ledger goes first: otherwise it would be scanned for every deleted contact. */
const CAMPAIGNS = [
  sql`delivery_events`,
  sql`conversions`,
  sql`deliveries`,
  sql`campaign_steps`,
  sql`automation_log`,
  sql`automation_members`,
  sql`automation_runs`,
];
const AT_ONCE = 5_000;
