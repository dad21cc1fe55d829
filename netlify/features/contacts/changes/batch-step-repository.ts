import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { contacts, type contactBatches } from '../../../database/schema/contacts';
import type { BatchPlan, Change, ChangePlan } from './change-batch';

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
    sql`select ${contacts.id} as id from ${contacts} where ${left} and ${differs} order by ${contacts.id} limit ${limit} for update of ${contacts}`,
  );
  const walked = locked.map(({ id }) => id);
  if (walked.length === 0) return { ids: walked, changed: 0 };
  const { rows } = await tx.execute<{ id: string }>(
    sql`select ${contacts.id} as id from ${contacts} where ${contacts.workspaceId} = ${workspaceId} and ${contacts.id} = any(${sql.param(walked)}::uuid[]) and ${differs}`,
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
    sql`insert into contact_changes (workspace_id, batch_id, contact_id, before, updated_at) select workspace_id, ${batchId}::uuid, id, ${before}, ${at} from contacts where workspace_id = ${workspaceId} and id = any(${those})`,
  );
  if (change.kind === 'tag')
    await tx.execute(
      sql`insert into contact_tags (workspace_id, tag_id, contact_id) select tags.workspace_id, tags.id, contact_id from tags, unnest(${those}) contact_id where tags.workspace_id = ${workspaceId} and tags.id = ${change.tagId} on conflict do nothing`,
    );
  if (change.kind === 'untag')
    await tx.execute(
      sql`delete from contact_tags where workspace_id = ${workspaceId} and tag_id = ${change.tagId} and contact_id = any(${those})`,
    );
  const more =
    change.kind === 'status'
      ? sql`, status = ${change.status}`
      : change.kind === 'archive'
        ? sql`, archived_at = ${at}`
        : change.kind === 'restore'
          ? sql`, archived_at = null`
          : sql``;
  await tx.execute(
    sql`update contacts set updated_at = ${at}${more} where workspace_id = ${workspaceId} and id = any(${those})`,
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
    select c.id, c.updated_at <= k.updated_at as untouched from contact_changes k join contacts c on c.workspace_id = k.workspace_id and c.id = k.contact_id
    where k.workspace_id = ${workspaceId} and k.batch_id = ${batchId} order by k.contact_id limit ${limit} for update of c`);
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
        sql`delete from contact_tags where workspace_id = ${workspaceId} and tag_id = ${change.tagId} and contact_id = any(${those})`,
      );
    if (change.kind === 'untag')
      await tx.execute(
        sql`insert into contact_tags (workspace_id, tag_id, contact_id) select tags.workspace_id, tags.id, contact_id from tags, unnest(${those}) contact_id where tags.workspace_id = ${workspaceId} and tags.id = ${change.tagId} on conflict do nothing`,
      );
    await tx.execute(sql`
      update contacts c set updated_at = coalesce((k.before ->> 'updatedAt')::timestamptz, ${now.toISOString()}::timestamptz)${set} from contact_changes k
      where k.workspace_id = ${workspaceId} and k.batch_id = ${batchId} and k.contact_id = any(${those}) and k.contact_id = c.id and c.workspace_id = ${workspaceId} and c.id = any(${those})`);
  }
  // What is done is not looked at again, whether it went back or stayed.
  await tx.execute(
    sql`delete from contact_changes where workspace_id = ${workspaceId} and batch_id = ${batchId} and contact_id = any(${sql.param(ids)}::uuid[])`,
  );
  return { ids, changed: untouched.length };
}

/** A tag that a change has made goes with it, unless somebody has it or a segment asks for it meanwhile. */
export async function forgetMadeTag(tx: Transaction, workspaceId: string, change: Change): Promise<void> {
  if (change.kind !== 'tag' || !change.madeTag) return;
  await tx.execute(sql`
    delete from tags where workspace_id = ${workspaceId} and id = ${change.tagId}
      and not exists (select 1 from contact_tags t where t.workspace_id = tags.workspace_id and t.tag_id = tags.id)
      and not exists (select 1 from segments s where s.workspace_id = tags.workspace_id and s.rules::text like '%' || tags.id || '%')`);
}

/** Takes what the next contacts hold in a field that is gone. Nobody changed them by that: `updated_at` stays. */
export async function forgetField(
  tx: Transaction,
  { workspaceId, doneUntil }: BatchRow,
  fieldId: string,
  limit: number,
): Promise<{ ids: string[]; changed: number }> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from contacts where workspace_id = ${workspaceId} and custom ? ${fieldId} and id > ${doneUntil ?? FIRST}::uuid order by id limit ${limit} for update`);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0)
    await tx.execute(
      sql`update contacts set custom = custom - ${fieldId}::text where workspace_id = ${workspaceId} and id = any(${sql.param(ids)}::uuid[])`,
    );
  return { ids, changed: ids.length };
}

/** Before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000';

export type BatchRow = typeof contactBatches.$inferSelect;
