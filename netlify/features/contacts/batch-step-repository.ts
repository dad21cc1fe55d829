import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { contacts, type contactBatches } from '../../database/schema/contacts';
import type { BatchPlan, Change, ChangePlan } from './batch-plan';

/**
 * Changes the next contacts by id that `left` finds and that are not as wanted yet, and keeps how they were. Contacts
 * are locked in the order of their ids, so that two batches wait for each other and never in a ring; whoever had to
 * wait looks again at what the other has done.
 */
export async function applyChange(
  tx: Transaction,
  { workspaceId, id: batchId }: BatchRow,
  { change }: ChangePlan,
  { left, differs }: { left: SQL; differs: SQL },
  now: Date,
  limit: number,
): Promise<{ ids: string[]; changed: number }> {
  const { rows: locked } = await tx.execute<{ id: string }>(
    sql`SELECT ${contacts.id} AS id FROM ${contacts} WHERE ${left} AND ${differs} ORDER BY ${contacts.id} LIMIT ${limit} FOR UPDATE OF ${contacts}`,
  );
  const walked = locked.map(({ id }) => id);
  if (walked.length === 0) return { ids: walked, changed: 0 };
  const { rows } = await tx.execute<{ id: string }>(
    sql`SELECT ${contacts.id} AS id FROM ${contacts} WHERE ${contacts.workspaceId} = ${workspaceId} AND ${contacts.id} = ANY(${sql.param(walked)}::uuid[]) AND ${differs}`,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { ids: walked, changed: 0 };
  const those = sql`${sql.param(ids)}::uuid[]`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const part =
    change.kind === 'status'
      ? sql`, 'status', status`
      : change.kind === 'archive' || change.kind === 'restore'
        ? sql`, 'archivedAt', archived_at`
        : sql``;
  const before = sql`jsonb_build_object('updatedAt', updated_at${part})`;
  await tx.execute(
    sql`INSERT INTO contact_changes (workspace_id, batch_id, contact_id, before, updated_at) SELECT workspace_id, ${batchId}::uuid, id, ${before}, ${at} FROM contacts WHERE workspace_id = ${workspaceId} AND id = ANY(${those})`,
  );
  if (change.kind === 'tag')
    await tx.execute(
      sql`INSERT INTO contact_tags (workspace_id, tag_id, contact_id) SELECT tags.workspace_id, tags.id, contact_id FROM tags, unnest(${those}) contact_id WHERE tags.workspace_id = ${workspaceId} AND tags.id = ${change.tagId} ON CONFLICT DO NOTHING`,
    );
  if (change.kind === 'untag')
    await tx.execute(
      sql`DELETE FROM contact_tags WHERE workspace_id = ${workspaceId} AND tag_id = ${change.tagId} AND contact_id = ANY(${those})`,
    );
  const more =
    change.kind === 'status'
      ? sql`, status = ${change.status}`
      : change.kind === 'archive'
        ? sql`, archived_at = ${at}`
        : change.kind === 'restore'
          ? sql`, archived_at = NULL`
          : sql``;
  await tx.execute(
    sql`UPDATE contacts SET updated_at = ${at}${more} WHERE workspace_id = ${workspaceId} AND id = ANY(${those})`,
  );
  return { ids: walked, changed: ids.length };
}

/** Puts the next contacts of a batch back to how they were, but those that somebody has changed since. As nobody has changed them then, an earlier batch or import can still be undone. */
export async function takeBack(
  tx: Transaction,
  { workspaceId, id: batchId }: BatchRow,
  plan: BatchPlan,
  now: Date,
  limit: number,
): Promise<{ ids: string[]; changed: number }> {
  const { rows } = await tx.execute<{ id: string; untouched: boolean }>(sql`
    SELECT c.id, c.updated_at <= k.updated_at AS untouched FROM contact_changes k JOIN contacts c ON c.workspace_id = k.workspace_id AND c.id = k.contact_id
    WHERE k.workspace_id = ${workspaceId} AND k.batch_id = ${batchId} ORDER BY k.contact_id LIMIT ${limit} FOR UPDATE OF c`);
  const ids = rows.map(({ id }) => id);
  const untouched = rows.filter((row) => row.untouched).map(({ id }) => id);
  if (untouched.length > 0 && plan.kind === 'change') {
    const { change } = plan;
    const those = sql`${sql.param(untouched)}::uuid[]`;
    const set =
      change.kind === 'status'
        ? sql`, status = k.before ->> 'status'`
        : change.kind === 'archive' || change.kind === 'restore'
          ? sql`, archived_at = (k.before ->> 'archivedAt')::timestamptz`
          : sql``;
    if (change.kind === 'tag')
      await tx.execute(
        sql`DELETE FROM contact_tags WHERE workspace_id = ${workspaceId} AND tag_id = ${change.tagId} AND contact_id = ANY(${those})`,
      );
    if (change.kind === 'untag')
      await tx.execute(
        sql`INSERT INTO contact_tags (workspace_id, tag_id, contact_id) SELECT tags.workspace_id, tags.id, contact_id FROM tags, unnest(${those}) contact_id WHERE tags.workspace_id = ${workspaceId} AND tags.id = ${change.tagId} ON CONFLICT DO NOTHING`,
      );
    await tx.execute(sql`
      UPDATE contacts c SET updated_at = coalesce((k.before ->> 'updatedAt')::timestamptz, ${now.toISOString()}::timestamptz)${set} FROM contact_changes k
      WHERE k.workspace_id = ${workspaceId} AND k.batch_id = ${batchId} AND k.contact_id = ANY(${those}) AND k.contact_id = c.id AND c.workspace_id = ${workspaceId} AND c.id = ANY(${those})`);
  }
  // What is done is not looked at again, whether it went back or stayed.
  await tx.execute(
    sql`DELETE FROM contact_changes WHERE workspace_id = ${workspaceId} AND batch_id = ${batchId} AND contact_id = ANY(${sql.param(ids)}::uuid[])`,
  );
  return { ids, changed: untouched.length };
}

/** A tag that a change has made goes with it, unless somebody has it or a segment asks for it meanwhile. */
export async function forgetMadeTag(tx: Transaction, workspaceId: string, change: Change): Promise<void> {
  if (change.kind !== 'tag' || !change.madeTag) return;
  await tx.execute(sql`
    DELETE FROM tags WHERE workspace_id = ${workspaceId} AND id = ${change.tagId}
      AND NOT EXISTS (SELECT 1 FROM contact_tags t WHERE t.workspace_id = tags.workspace_id AND t.tag_id = tags.id)
      AND NOT EXISTS (SELECT 1 FROM segments s WHERE s.workspace_id = tags.workspace_id AND s.rules::text LIKE '%' || tags.id || '%')`);
}

/** Takes what the next contacts hold in a field that is gone. Nobody changed them by that: `updated_at` stays. */
export async function forgetField(
  tx: Transaction,
  { workspaceId, doneUntil }: BatchRow,
  fieldId: string,
  limit: number,
): Promise<{ ids: string[]; changed: number }> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT id FROM contacts WHERE workspace_id = ${workspaceId} AND custom ? ${fieldId} AND id > ${doneUntil ?? FIRST}::uuid ORDER BY id LIMIT ${limit} FOR UPDATE`);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0)
    await tx.execute(
      sql`UPDATE contacts SET custom = custom - ${fieldId}::text WHERE workspace_id = ${workspaceId} AND id = ANY(${sql.param(ids)}::uuid[])`,
    );
  return { ids, changed: ids.length };
}

/** Before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000';

export type BatchRow = typeof contactBatches.$inferSelect;
