import { and, asc, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { contactLimits } from '../../../../src/domain/contact';
import { acrossWorkspaces, inWorkspace, type Transaction } from '../../../database/client';
import { contactConditions } from '../list/contact-conditions-repository';
import { ensureTags } from '../../../records/contacts/contact-writing';
import { contactBatches, contacts, tags } from '../../../database/schema/contacts';
import { changeContacts } from '../contacts-jobs';
import { enqueue } from '../../../queue/enqueue';
import type { BatchPlan, ChangePlan } from './change-batch';
import { applyChange, forgetField, forgetMadeTag, takeBack, type BatchRow } from './batch-step-repository';

export type BatchRepository = typeof batchRepository;

/**
 * Changes of many. Each step is one transaction that holds the batch, takes the next contacts by id and says how far it
 * came: killed anywhere, the next step goes on behind the last that was done. Nobody else steps a batch meanwhile.
 */
export const batchRepository = {
  /** A tag by its name, made when there is none; null when there are too many. */
  findTag: (workspaceId: string, name: string, now: Date): Promise<{ id: string; isNew: boolean } | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [before] = await tx
        .select({ id: tags.id })
        .from(tags)
        .where(and(eq(tags.workspaceId, workspaceId), sql`lower(${tags.name}) = lower(${name})`));
      const tag = before ?? (await ensureTags(tx, workspaceId, [name], now, contactLimits.tags))?.get(name);
      return tag ? { id: tag.id, isNew: !before } : null;
    }),

  hasTag: (workspaceId: string, tagId: string): Promise<boolean> =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .select({ id: tags.id })
            .from(tags)
            .where(and(eq(tags.workspaceId, workspaceId), eq(tags.id, tagId)))
        ).length > 0,
    ),

  /** Does the first step at once; what is left goes to the job. */
  begin: (row: { workspaceId: string; id: string; createdAt: Date }, plan: BatchPlan): Promise<BatchRow> =>
    inWorkspace(row.workspaceId, async (tx) => {
      const [batch] = await tx
        .insert(contactBatches)
        .values({ ...row, kind: 'change', state: 'running', plan })
        .returning();
      return stepOn(tx, batch!, row.createdAt, 'begun');
    }),

  /** False when there is nothing left to do. */
  step: (workspaceId: string, batchId: string, now: Date): Promise<boolean> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const batch = await hold(tx, workspaceId, batchId);
        if (batch?.state !== 'running' && batch?.state !== 'undoing') return false;
        const { state } = await stepOn(tx, batch, now);
        return state === 'running' || state === 'undoing';
      },
      'worker',
    ),

  listRunning: (workspaceId: string): Promise<BatchRow[]> =>
    inWorkspace(workspaceId, (tx) =>
      tx
        .select()
        .from(contactBatches)
        .where(
          and(
            eq(contactBatches.workspaceId, workspaceId),
            eq(contactBatches.kind, 'change'),
            inArray(contactBatches.state, ['running', 'undoing']),
          ),
        )
        .orderBy(asc(contactBatches.createdAt), asc(contactBatches.id))
        .limit(LISTED),
    ),

  find: (workspaceId: string, batchId: string): Promise<BatchRow | null> =>
    inWorkspace(
      workspaceId,
      async (tx) => (await tx.select().from(contactBatches).where(oneOf(workspaceId, batchId)))[0] ?? null,
    ),

  /** Stops what is still going on and begins to take back what was done, at once as far as one step goes. `refuse` may throw. */
  undo: (
    workspaceId: string,
    batchId: string,
    now: Date,
    refuse: (batch: BatchRow) => void,
  ): Promise<BatchRow | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const batch = await hold(tx, workspaceId, batchId);
      if (!batch) return null;
      refuse(batch);
      if (batch.state === 'undoing' || batch.state === 'undone') return batch;
      const [undoing] = await tx
        .update(contactBatches)
        .set({ state: 'undoing', doneUntil: null, total: batch.changed, changed: 0 })
        .where(oneOf(workspaceId, batchId))
        .returning();
      return stepOn(tx, undoing!, now, 'begun');
    }),

  /** Batches nobody can undo any more go, with the before-images; changes that every attempt has left lying are given up. Returns how many went. */
  forget: (before: Date, stuckSince: Date, limit: number): Promise<number> =>
    acrossWorkspaces('forget changes of contacts', async (tx) => {
      await tx.execute(
        sql`update contact_batches set state = 'failed' where kind = 'change' and state in ('running', 'undoing') and created_at < ${stuckSince.toISOString()}::timestamptz`,
      );
      const { rowCount } = await tx.execute(sql`
        delete from contact_batches where (workspace_id, id) in (select workspace_id, id from contact_batches where created_at < ${before.toISOString()}::timestamptz order by created_at limit ${limit})`);
      return rowCount ?? 0;
    }),
};

async function stepOn(tx: Transaction, batch: BatchRow, now: Date, begun?: 'begun'): Promise<BatchRow> {
  const { workspaceId, id } = batch;
  const plan = batch.plan as BatchPlan;
  let done: { ids: string[]; changed: number };
  if (batch.state === 'undoing') done = await takeBack(tx, batch, plan, now, STEP);
  else if (plan.kind === 'forget-field') done = await forgetField(tx, batch, plan.fieldId, STEP);
  else {
    const asked = { left: await leftOf(tx, batch, plan), differs: differing(plan) };
    if (begun) {
      const {
        rows: [found],
      } = await tx.execute<{ count: number }>(
        sql`select count(*)::int as count from ${contacts} where ${asked.left} and ${asked.differs}`,
      );
      batch = { ...batch, total: found!.count };
    }
    done = await applyChange(tx, batch, plan, asked, now, STEP);
  }
  const isOver = done.ids.length < STEP;
  if (isOver && batch.state === 'undoing' && plan.kind === 'change') await forgetMadeTag(tx, workspaceId, plan.change);
  const changed = batch.changed + done.changed;
  const [after] = await tx
    .update(contactBatches)
    .set({
      changed,
      total: isOver ? changed : Math.max(batch.total, changed),
      doneUntil: done.ids.at(-1) ?? batch.doneUntil,
      state: !isOver ? batch.state : batch.state === 'undoing' ? 'undone' : 'done',
    })
    .where(oneOf(workspaceId, id))
    .returning();
  if (begun && !isOver) await enqueue(tx, changeContacts, { workspaceId, batchId: id });
  return after!;
}

/** The selection as it was when the change began, behind what is done. */
async function leftOf(
  tx: Transaction,
  { workspaceId, doneUntil, createdAt }: BatchRow,
  { selection }: ChangePlan,
): Promise<SQL> {
  const wanted =
    'ids' in selection
      ? sql`${contacts.id} = any(${sql.param(selection.ids)}::uuid[])`
      : and(
          await contactConditions(tx, selection.filter, createdAt),
          sql`${contacts.createdAt} <= ${createdAt.toISOString()}::timestamptz`,
        )!;
  return and(
    eq(contacts.workspaceId, workspaceId),
    wanted,
    doneUntil ? sql`${contacts.id} > ${doneUntil}::uuid` : undefined,
  )!;
}

/** Those that the change would make different. */
function differing({ change }: ChangePlan): SQL {
  const tagged = (tagId: string) =>
    sql`exists (select 1 from contact_tags t where t.workspace_id = ${contacts.workspaceId} and t.tag_id = ${tagId}::uuid and t.contact_id = ${contacts.id})`;
  if (change.kind === 'tag') return sql`not ${tagged(change.tagId)}`;
  if (change.kind === 'untag') return tagged(change.tagId);
  if (change.kind === 'status') return ne(contacts.status, change.status);
  return change.kind === 'archive' ? isNull(contacts.archivedAt) : isNotNull(contacts.archivedAt);
}

const hold = async (tx: Transaction, workspaceId: string, batchId: string): Promise<BatchRow | undefined> =>
  (await tx.select().from(contactBatches).where(oneOf(workspaceId, batchId)).for('update'))[0];

const oneOf = (workspaceId: string, batchId: string) =>
  and(eq(contactBatches.workspaceId, workspaceId), eq(contactBatches.id, batchId), eq(contactBatches.kind, 'change'));

const LISTED = 20;
/** So many at once in one request or one step of the job. */
const STEP = 1_000;
