import { conversationSearch } from '../../../../src/domain/conversation-search';
import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { inWorkspace, type Transaction } from '../../../database/client';
import { conversationChanges, conversations, messageFiles, messages } from '../../../database/schema/conversations';
import { changeConversation, showNewest } from '../../../records/inbox/conversation-lines';
import { lockConversation, type ConversationRow } from '../../../records/inbox/conversation-row';
import { undoMany, type KeptChange } from './change-repository';

export type ThreadRepository = typeof threadRepository;

/** Threads that become one, or two. Lines keep their ids; what moved is kept, so that it can move back. */
export const threadRepository = {
  /** Returns how many lines moved; 'same' for a conversation and itself. */
  merge: (workspaceId: string, { into, other, changeId, userId, now }: Merge): Promise<number | 'same' | null> =>
    inWorkspace(workspaceId, async (tx) => {
      if (into === other) return 'same';
      const held = new Map<string, ConversationRow>();
      // In order of id, so that two merges of the same two wait for each other.
      for (const id of [into, other].sort()) {
        const row = await lockConversation(tx, id);
        if (row?.id === id) held.set(id, row);
      }
      const [target, source] = [held.get(into), held.get(other)];
      if (!target || !source) return null;
      const moved = await move(tx, workspaceId, source.id, target.id);
      await changeConversation(tx, source, { mergedInto: target.id }, now);
      const joined: Joined = {
        unread: target.unread || source.unread,
        status: target.status === 'open' || source.status === 'open' ? 'open' : 'closed',
        contactId: target.contactId ?? source.contactId,
        lastInboundAt: newer(target.lastInboundAt, source.lastInboundAt),
      };
      await changeConversation(tx, target, joined, now);
      await showNewest(tx, target.id, now);
      await keep(tx, {
        workspaceId,
        changeId,
        kind: 'merge',
        before: { into, other, moved, target: stateOf(target), joined: stateOf(joined) },
        userId,
        now,
      });
      return moved.length;
    }),

  /** Makes a conversation of its own from a line and everything after it; null when there is no such line, 'first' for the first. */
  split: (
    workspaceId: string,
    { from, messageId, newId, changeId, userId, now }: Split,
  ): Promise<number | 'first' | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const source = await lockConversation(tx, from);
      if (source?.id !== from) return null;
      const [line] = await tx
        .select({ at: messages.at, seq: messages.seq })
        .from(messages)
        .where(
          and(eq(messages.workspaceId, workspaceId), eq(messages.id, messageId), eq(messages.conversationId, from)),
        );
      if (!line) return null;
      const after = or(gt(messages.at, line.at), and(eq(messages.at, line.at), sql`${messages.seq} >= ${line.seq}`))!;
      const all = await tx.$count(
        messages,
        and(eq(messages.workspaceId, workspaceId), eq(messages.conversationId, from)),
      );
      const { seenAt: _seenAt, typingAt: _typingAt, ...copy } = source;
      const name = { name: copy.name, address: copy.address, subject: copy.subject };
      await tx.insert(conversations).values({
        ...copy,
        id: newId,
        threadKey: '',
        search: conversationSearch(name),
        version: 1,
        createdAt: now,
        updatedAt: now,
      });
      const moved = await move(tx, workspaceId, from, newId, after);
      if (moved.length === all) {
        // Nothing would be left: the line is the first of its thread.
        await move(tx, workspaceId, newId, from);
        await tx
          .delete(conversations)
          .where(and(eq(conversations.workspaceId, workspaceId), eq(conversations.id, newId)));
        return 'first';
      }
      await showNewest(tx, from, now);
      await showNewest(tx, newId, now);
      await keep(tx, { workspaceId, changeId, kind: 'split', before: { from, newId, moved }, userId, now });
      return moved.length;
    }),

  /** Undoes a change, a merge or a split; null when there is none, 'done' when it was undone before. */
  undo: (workspaceId: string, changeId: string, now: Date): Promise<number | 'done' | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const its = and(eq(conversationChanges.workspaceId, workspaceId), eq(conversationChanges.id, changeId));
      const [kept] = await tx.select().from(conversationChanges).where(its).for('update');
      if (!kept) return null;
      if (kept.undoneAt) return 'done';
      await tx.update(conversationChanges).set({ undoneAt: now }).where(its);
      if (kept.kind === 'change') return undoMany(tx, workspaceId, kept.before as unknown as KeptChange, now);
      const { before } = kept;
      return kept.kind === 'merge'
        ? undoMerge(tx, workspaceId, before as unknown as KeptMerge, now)
        : undoSplit(tx, workspaceId, { from: String(before.newId), back: String(before.from) }, now);
    }),
};

/**
 * The lines that moved go back, and the thread that they moved into is as it was before; what was written or changed since
 * then stays.
 */
async function undoMerge(
  tx: Transaction,
  workspaceId: string,
  { into: from, other: back, moved, target: before, joined }: KeptMerge,
  now: Date,
): Promise<number> {
  const target = await lockConversation(tx, from);
  if (target?.id !== from) return 0;
  const freed = await tx
    .update(conversations)
    .set({ mergedInto: null, version: sql`${conversations.version} + 1`, updatedAt: now })
    .where(
      and(eq(conversations.workspaceId, workspaceId), eq(conversations.id, back), eq(conversations.mergedInto, from)),
    )
    .returning({ id: conversations.id });
  if (freed.length === 0) return 0;
  const returned = await move(tx, workspaceId, from, back, inArray(messages.id, [...moved, NOBODY]));
  const is = stateOf(target);
  // Merges of an earlier version did not keep what they made of it.
  const same = joined ? FIELDS.filter((field) => is[field] === joined[field]) : [];
  const restored: Partial<Joined> = Object.fromEntries(
    same.map((field) => [field, field === 'lastInboundAt' ? instantOf(before[field]) : before[field]]),
  );
  await changeConversation(tx, target, restored, now);
  await showNewest(tx, from, now);
  await showNewest(tx, back, now);
  return returned.length;
}

/** Everything goes back, with what was written since then: nothing may be lost with the conversation that ends. */
async function undoSplit(
  tx: Transaction,
  workspaceId: string,
  { from, back }: { from: string; back: string },
  now: Date,
): Promise<number> {
  const held = new Map<string, ConversationRow>();
  for (const id of [from, back].sort()) {
    const row = await lockConversation(tx, id);
    if (row?.id === id) held.set(id, row);
  }
  const [split, source] = [held.get(from), held.get(back)];
  if (!split || !source) return 0;
  const returned = await move(tx, workspaceId, from, back);
  await changeConversation(tx, split, { mergedInto: back }, now);
  await changeConversation(tx, source, { unread: source.unread || split.unread }, now);
  await showNewest(tx, back, now);
  return returned.length;
}

/** Lines with their files; returns their ids. */
async function move(
  tx: Transaction,
  workspaceId: string,
  from: string,
  to: string,
  which?: Parameters<typeof and>[number],
): Promise<string[]> {
  const moved = await tx
    .update(messages)
    .set({ conversationId: to })
    .where(
      and(
        eq(messages.workspaceId, workspaceId),
        eq(messages.conversationId, from),
        which,
        // The same mail in both threads stays in each.
        sql`not exists (select 1 from ${messages} twin where twin.workspace_id = ${workspaceId} and twin.conversation_id = ${to} and twin.external_id = ${messages.externalId} and twin.from_address = ${messages.fromAddress})`,
      ),
    )
    .returning({ id: messages.id });
  const ids = moved.map(({ id }) => id);
  await tx
    .update(messageFiles)
    .set({ conversationId: to })
    .where(
      and(
        eq(messageFiles.workspaceId, workspaceId),
        eq(messageFiles.conversationId, from),
        or(
          sql`${messageFiles.messageId} = any(${sql.param(ids)}::uuid[])`,
          which === undefined ? isNull(messageFiles.messageId) : undefined,
        ),
      ),
    );
  return ids;
}

const keep = (
  tx: Transaction,
  {
    changeId,
    now,
    ...change
  }: {
    workspaceId: string;
    changeId: string;
    kind: 'merge' | 'split';
    before: Record<string, unknown>;
    userId: string;
    now: Date;
  },
) => tx.insert(conversationChanges).values({ ...change, id: changeId, createdAt: now });

/** As it is kept: instants as text. */
const stateOf = ({ lastInboundAt, unread, status, contactId }: Joined): KeptState => ({
  unread,
  status,
  contactId,
  lastInboundAt: lastInboundAt?.toISOString() ?? null,
});
const instantOf = (kept: string | null): Date | null => (kept === null ? null : new Date(kept));
const FIELDS = ['unread', 'status', 'contactId', 'lastInboundAt'] as const;
const newer = (one: Date | null, other: Date | null): Date | null => (!one || (other && other > one) ? other : one);
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** What a merge makes of the thread that stays. */
type Joined = Pick<ConversationRow, 'unread' | 'status' | 'contactId' | 'lastInboundAt'>;
type KeptState = Omit<Joined, 'lastInboundAt'> & { lastInboundAt: string | null };
interface KeptMerge {
  into: string;
  other: string;
  moved: string[];
  target: KeptState;
  joined?: KeptState;
}
interface Merge {
  into: string;
  other: string;
  changeId: string;
  userId: string;
  now: Date;
}
interface Split {
  from: string;
  messageId: string;
  newId: string;
  changeId: string;
  userId: string;
  now: Date;
}
