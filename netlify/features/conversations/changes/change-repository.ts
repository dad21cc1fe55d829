import { conversationSearch } from '../../../../src/domain/conversation-search';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { inWorkspace, type Transaction } from '../../../database/client';
import { conversationChanges, conversationLabels, conversations } from '../../../database/schema/conversations';
import { contacts } from '../../../database/schema/contacts';
import { inboxLabels } from '../../../database/schema/inbox';
import { enqueue } from '../../../queue/enqueue';
import { changeConversation } from '../../../records/inbox/conversation-lines';
import { lockConversation, type ConversationRow } from '../../../records/inbox/conversation-row';
import { wakeConversation } from '../../../records/inbox/inbox-jobs';
import { withLabels, type LabelledRow } from '../list/conversation-list-repository';

export type ChangeRepository = typeof changeRepository;

/** Changes of conversations by members, one or many, and what undoes them. */
export const changeRepository = {
  /** The conversation after the change; 'old' when the page showed an older version; 'label' or 'contact' is not there. */
  change: (
    workspaceId: string,
    id: string,
    wish: ConversationWish,
  ): Promise<LabelledRow | 'old' | 'label' | 'contact' | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const row = await lockConversation(tx, id);
      if (row?.id !== id) return null;
      if (wish.version !== undefined && row.version > wish.version) return 'old';
      if (wish.labelIds && !(await areLabels(tx, workspaceId, wish.labelIds))) return 'label';
      const person = wish.contactId ? await findContact(tx, workspaceId, wish.contactId) : null;
      if (wish.contactId && !person) return 'contact';
      if (wish.labelIds) await relabel(tx, workspaceId, id, wish.labelIds);
      const name = person ? person.name || row.name : row.name;
      const change = {
        ...wish.change,
        ...(wish.contactId !== undefined && {
          contactId: wish.contactId,
          name,
          search: conversationSearch({ ...row, name }),
        }),
      };
      await changeConversation(tx, row, change, wish.now);
      await wake(tx, workspaceId, [id], change.snoozedUntil);
      const [after] = await tx
        .select()
        .from(conversations)
        .where(and(eq(conversations.workspaceId, workspaceId), eq(conversations.id, id)));
      return (await withLabels(tx, workspaceId, [after!]))[0]!;
    }),

  /** Many at once, in order of id, so that two such changes wait for each other. Keeps what each was before. */
  changeMany: (workspaceId: string, ids: readonly string[], wish: ManyWish): Promise<number | 'label'> =>
    inWorkspace(workspaceId, async (tx) => {
      const labels = [wish.addLabelId, wish.removeLabelId].filter((label) => label !== undefined);
      if (!(await areLabels(tx, workspaceId, labels))) return 'label';
      const rows = await withLabels(tx, workspaceId, await lockMany(tx, workspaceId, ids));
      if (rows.length === 0) return 0;
      const its = rows.map(({ id }) => id);
      const before: Record<string, Before> = {};
      for (const row of rows) before[row.id] = beforeOf(row, wish);
      if (Object.keys(wish.change).length > 0)
        await tx
          .update(conversations)
          .set({ ...wish.change, version: sql`${conversations.version} + 1`, updatedAt: wish.now })
          .where(and(eq(conversations.workspaceId, workspaceId), inArray(conversations.id, its)));
      if (wish.addLabelId)
        await tx
          .insert(conversationLabels)
          .values(its.map((conversationId) => ({ workspaceId, conversationId, labelId: wish.addLabelId! })))
          .onConflictDoNothing();
      if (wish.removeLabelId)
        await tx
          .delete(conversationLabels)
          .where(
            and(
              eq(conversationLabels.workspaceId, workspaceId),
              eq(conversationLabels.labelId, wish.removeLabelId),
              inArray(conversationLabels.conversationId, its),
            ),
          );
      await wake(tx, workspaceId, its, wish.change.snoozedUntil);
      await tx.insert(conversationChanges).values({
        workspaceId,
        id: wish.id,
        kind: 'change',
        before: {
          change: after(wish.change),
          rows: before,
          addLabelId: wish.addLabelId,
          removeLabelId: wish.removeLabelId,
        },
        userId: wish.userId,
        createdAt: wish.now,
      });
      return rows.length;
    }),
};

/** Puts back what a bulk change changed, except where somebody has changed the same since. Returns how many. */
export async function undoMany(tx: Transaction, workspaceId: string, kept: KeptChange, now: Date): Promise<number> {
  const rows = await withLabels(tx, workspaceId, await lockMany(tx, workspaceId, Object.keys(kept.rows)));
  let undone = 0;
  for (const row of rows) {
    const before = kept.rows[row.id]!;
    const change: Record<string, unknown> = {};
    for (const [field, value] of Object.entries(before.fields)) {
      const is = row[field as keyof ConversationRow];
      const asText = is instanceof Date ? is.toISOString() : is;
      if (asText === kept.change[field])
        change[field] = field === 'snoozedUntil' && typeof value === 'string' ? new Date(value) : value;
    }
    let hasLabels = false;
    if (kept.addLabelId && !before.labelIds.includes(kept.addLabelId)) {
      hasLabels = true;
      await tx
        .delete(conversationLabels)
        .where(
          and(
            eq(conversationLabels.workspaceId, workspaceId),
            eq(conversationLabels.labelId, kept.addLabelId),
            eq(conversationLabels.conversationId, row.id),
          ),
        );
    }
    if (
      kept.removeLabelId &&
      before.labelIds.includes(kept.removeLabelId) &&
      (await areLabels(tx, workspaceId, [kept.removeLabelId]))
    ) {
      hasLabels = true;
      await tx
        .insert(conversationLabels)
        .values({ workspaceId, conversationId: row.id, labelId: kept.removeLabelId })
        .onConflictDoNothing();
    }
    if (Object.keys(change).length === 0 && !hasLabels) continue;
    await changeConversation(tx, row, change, now);
    undone += 1;
  }
  return undone;
}

const lockMany = (tx: Transaction, workspaceId: string, ids: readonly string[]): Promise<ConversationRow[]> =>
  tx
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.workspaceId, workspaceId),
        sql`${conversations.id} = any(${sql.param([...ids])}::uuid[])`,
        isNull(conversations.mergedInto),
      ),
    )
    .orderBy(asc(conversations.id))
    .for('update');

async function areLabels(tx: Transaction, workspaceId: string, labelIds: readonly string[]): Promise<boolean> {
  const asked = [...new Set(labelIds)];
  if (asked.length === 0) return true;
  const found = await tx.$count(
    inboxLabels,
    and(eq(inboxLabels.workspaceId, workspaceId), inArray(inboxLabels.id, asked)),
  );
  return found === asked.length;
}

async function findContact(tx: Transaction, workspaceId: string, contactId: string): Promise<{ name: string } | null> {
  const [row] = await tx
    .select({ name: contacts.name })
    .from(contacts)
    .where(and(eq(contacts.workspaceId, workspaceId), eq(contacts.id, contactId)));
  return row ?? null;
}

async function relabel(tx: Transaction, workspaceId: string, conversationId: string, labelIds: readonly string[]) {
  await tx
    .delete(conversationLabels)
    .where(and(eq(conversationLabels.workspaceId, workspaceId), eq(conversationLabels.conversationId, conversationId)));
  const asked = [...new Set(labelIds)];
  if (asked.length > 0)
    await tx.insert(conversationLabels).values(asked.map((labelId) => ({ workspaceId, conversationId, labelId })));
}

/** Snoozing enqueues the job that ends the snooze, in the same transaction. */
async function wake(tx: Transaction, workspaceId: string, ids: readonly string[], until: Date | null | undefined) {
  if (!until) return;
  for (const conversationId of ids) await enqueue(tx, wakeConversation, { workspaceId, conversationId }, until);
}

const beforeOf = (row: LabelledRow, { change }: ManyWish): Before => ({
  fields: Object.fromEntries(
    Object.keys(change).map((field) => {
      const value = row[field as keyof LabelledRow];
      return [field, value instanceof Date ? value.toISOString() : value];
    }),
  ),
  labelIds: row.labels.map(({ id }) => id),
});

const after = (change: FieldChange): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(change).map(([field, value]) => [field, value instanceof Date ? value.toISOString() : value]),
  );

export type FieldChange = Partial<
  Pick<
    ConversationRow,
    'status' | 'priority' | 'unread' | 'assigneeId' | 'assigneeMemberId' | 'assigneeName' | 'snoozedUntil'
  >
>;

interface ConversationWish {
  change: FieldChange;
  labelIds?: string[] | undefined;
  contactId?: string | null | undefined;
  version?: number | undefined;
  now: Date;
}

interface ManyWish {
  id: string;
  change: FieldChange;
  addLabelId?: string | undefined;
  removeLabelId?: string | undefined;
  userId: string;
  now: Date;
}

interface Before {
  fields: Record<string, unknown>;
  labelIds: string[];
}

export interface KeptChange {
  change: Record<string, unknown>;
  rows: Record<string, Before>;
  addLabelId?: string;
  removeLabelId?: string;
}
