import { and, eq, getTableColumns, isNotNull, isNull, like, ne, sql, type SQL } from 'drizzle-orm';
import type { ConversationTab, InboxChannel } from '../../../../src/domain/conversation';
import { inWorkspace, type Transaction } from '../../../database/client';
import { campaigns } from '../../../database/schema/campaigns';
import { byId, byMoment, keyset } from '../../../database/keyset';
import { chatVisitors } from '../../../database/schema/chat';
import { contactPoints } from '../../../database/schema/contacts';
import {
  conversationCounts,
  conversationLabels,
  conversations,
  messages,
} from '../../../database/schema/conversations';
import { inboxLabels } from '../../../database/schema/inbox';
import { findComment, type CommentStanding } from '../../../records/inbox/comment-standing';
import type { ConversationRow } from '../../../records/inbox/conversation-row';
import { pointOf, searchOf } from './conversation-search-repository';

export type { ConversationRow, MessageRow } from '../../../records/inbox/conversation-row';
export type { MemberName } from '../../../records/account/member-names';

export type ConversationListRepository = typeof conversationListRepository;

/** The list: one query for its rows, one for their labels, however many conversations there are. */
export const conversationListRepository = {
  list: (workspaceId: string, query: ListQuery): Promise<{ rows: LabelledRow[]; nextCursor: string | null }> =>
    inWorkspace(workspaceId, async (tx) => {
      const search = query.search ? searchOf(query.search) : null;
      if (search?.isEmpty) return { rows: [], nextCursor: null };
      const byPoint = query.search ? reachedAt(workspaceId, query.search, query) : null;
      const found = await tx
        .select({ ...columns, unsent, listPlace: NEWEST.listPlace })
        .from(conversations)
        .where(
          and(
            eq(conversations.workspaceId, workspaceId),
            search
              ? sql`${conversations.id} = any(array(select conversations_found(${search.query}::tsquery, ${sql.param(search.patterns)}::text[], ${JSON.stringify(filtersOf(query))}::jsonb, ${placeOf(query.cursor)}, ${query.limit + 1})${byPoint ? sql` union ${byPoint}` : sql``}))`
              : and(...conditionsOf(workspaceId, query)),
            NEWEST.beyond(query.cursor),
          ),
        )
        .orderBy(...NEWEST.order)
        .limit(query.limit + 1);
      const { rows, nextCursor } = NEWEST.cut(found, query.limit);
      return { rows: await withLabels(tx, workspaceId, rows), nextCursor };
    }),

  /** Sums of the steps that triggers add. */
  counts: (workspaceId: string, userId: string): Promise<Map<string, number>> =>
    inWorkspace(workspaceId, async (tx) => {
      const rows = await tx
        .select({ kind: conversationCounts.kind, count: sql<number>`sum(${conversationCounts.step})::int` })
        .from(conversationCounts)
        .where(
          and(
            eq(conversationCounts.workspaceId, workspaceId),
            sql`(${conversationCounts.kind} not like 'of:%' or ${conversationCounts.kind} = ${`of:${userId}`})`,
          ),
        )
        .groupBy(conversationCounts.kind);
      return new Map(rows.map(({ kind, count }) => [kind, Math.max(0, count)]));
    }),

  /** One, with its labels; null when there is none, or when it was merged into another. */
  find: (workspaceId: string, conversationId: string): Promise<LabelledRow | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx
        .select(columns)
        .from(conversations)
        .where(
          and(
            eq(conversations.workspaceId, workspaceId),
            eq(conversations.id, conversationId),
            isNull(conversations.mergedInto),
          ),
        );
      const [labelled] = row ? await withLabels(tx, workspaceId, [row]) : [];
      return labelled ?? null;
    }),

  /** What is left to do below a comment; null for any other thread. */
  findComment: (workspaceId: string, row: Pick<ConversationRow, 'id' | 'threadKey'>): Promise<CommentStanding | null> =>
    inWorkspace(workspaceId, (tx) => findComment(tx, row)),

  /** What the chat's visitor typed; a mail of theirs in the thread shows that they read what is sent there. */
  findUnconfirmedEmail: (workspaceId: string, conversationId: string): Promise<string> =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx
        .select({ email: chatVisitors.email })
        .from(chatVisitors)
        .where(
          and(
            eq(chatVisitors.workspaceId, workspaceId),
            eq(chatVisitors.conversationId, conversationId),
            ne(chatVisitors.email, ''),
            sql`not exists (select 1 from ${messages} m where m.workspace_id = ${workspaceId} and m.conversation_id = ${conversationId} and m.sender = 'contact' and m.mail is not null and m.from_address = lower(${chatVisitors.email}))`,
          ),
        )
        .limit(1);
      return row?.email ?? '';
    }),

  findCampaign: (workspaceId: string, campaignId: string): Promise<{ id: string; name: string } | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx
        .select({ id: campaigns.id, name: campaigns.name })
        .from(campaigns)
        .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId)));
      return row ?? null;
    }),
};

export async function withLabels<R extends { id: string }>(
  tx: Transaction,
  workspaceId: string,
  rows: readonly R[],
): Promise<(R & { labels: { id: string; name: string }[] })[]> {
  if (rows.length === 0) return [];
  const labels = await tx
    .select({ conversationId: conversationLabels.conversationId, id: inboxLabels.id, name: inboxLabels.name })
    .from(conversationLabels)
    .innerJoin(
      inboxLabels,
      and(eq(inboxLabels.workspaceId, conversationLabels.workspaceId), eq(inboxLabels.id, conversationLabels.labelId)),
    )
    .where(
      and(
        eq(conversationLabels.workspaceId, workspaceId),
        sql`${conversationLabels.conversationId} = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`,
      ),
    )
    .orderBy(sql`lower(${inboxLabels.name})`, inboxLabels.id);
  const of = Map.groupBy(labels, ({ conversationId }) => conversationId);
  return rows.map((row) => ({ ...row, labels: (of.get(row.id) ?? []).map(({ id, name }) => ({ id, name })) }));
}

function conditionsOf(
  workspaceId: string,
  { tab, channel, assignee, labelId, contactId, campaignId, snoozed }: ListQuery,
): (SQL | undefined)[] {
  return [
    isNull(conversations.mergedInto),
    tab === 'unread' ? sql`${conversations.unread}` : undefined,
    tab === 'open' || tab === 'closed' ? eq(conversations.status, tab) : undefined,
    snoozed
      ? isNotNull(conversations.snoozedUntil)
      : tab === 'unread' || tab === 'open'
        ? isNull(conversations.snoozedUntil)
        : undefined,
    channel && eq(conversations.channel, channel),
    assignee === undefined
      ? undefined
      : assignee === null
        ? isNull(conversations.assigneeId)
        : eq(conversations.assigneeId, assignee),
    contactId && eq(conversations.contactId, contactId),
    campaignId && eq(conversations.campaignId, campaignId),
    labelId &&
      sql`exists (select 1 from ${conversationLabels} l where l.workspace_id = ${workspaceId} and l.label_id = ${labelId} and l.conversation_id = ${conversations.id})`,
  ].map((condition) => condition || undefined);
}

/** The same, for the function that searches. */
function filtersOf({
  tab,
  channel,
  assignee,
  labelId,
  contactId,
  campaignId,
  snoozed,
}: ListQuery): Record<string, unknown> {
  return {
    ...(tab === 'unread' && { unread: true }),
    ...((tab === 'open' || tab === 'closed') && { status: tab }),
    ...(snoozed ? { snoozed: true } : (tab === 'unread' || tab === 'open') && { snoozed: false }),
    ...(channel && { channel }),
    ...(assignee !== undefined && { assignee }),
    ...(contactId && { contact: contactId }),
    ...(campaignId && { campaign: campaignId }),
    ...(labelId && { label: labelId }),
  };
}

/** Conversations of contacts with an address or number that begins, or ends, so: they may write over another channel. */
function reachedAt(workspaceId: string, typed: string, query: ListQuery): SQL | null {
  const point = pointOf(typed);
  if (!point) return null;
  const people = sql`select ${contactPoints.contactId} from ${contactPoints} where ${and(eq(contactPoints.workspaceId, workspaceId), eq(contactPoints.kind, point.kind), like(contactPoints.value, point.pattern))}`;
  return sql`(select ${conversations.id} from ${conversations} where ${and(
    eq(conversations.workspaceId, workspaceId),
    sql`${conversations.contactId} in (${people})`,
    ...conditionsOf(workspaceId, query),
    NEWEST.beyond(query.cursor),
  )} order by ${sql.join(NEWEST.order, sql`, `)} limit ${query.limit + 1})`;
}

/**
 * How the newest message of ours ended, where it did not simply go out. The table is named: within a select of one table,
 * drizzle leaves out its name, and `id` would be the message's.
 */
const unsent = sql<
  'failed' | 'uncertain' | null
>`(select case when m.state in ('failed', 'uncertain') then m.state end from messages m where conversations.last_sender <> 'contact' and m.workspace_id = conversations.workspace_id and m.conversation_id = conversations.id and m.kind = 'message' and m.state <> 'scheduled' order by m.at desc, m.seq desc limit 1)`;

const placeOf = (cursor: string | undefined): SQL => {
  const [at, id] = NEWEST.values(cursor) ?? [sql`null::timestamptz`, sql`null::uuid`];
  return sql`${at}, ${id}`;
};

const { search: _search, ...columns } = getTableColumns(conversations);
const NEWEST = keyset('conversations', 'down', byMoment(conversations.lastMessageAt), byId(conversations.id));

export type ListedRow = Omit<ConversationRow, 'search'>;
export type LabelledRow = ListedRow & {
  labels: { id: string; name: string }[];
  /** Known in the list only. */
  unsent?: 'failed' | 'uncertain' | null;
};

export interface ListQuery {
  tab: ConversationTab;
  search?: string | undefined;
  channel?: InboxChannel | undefined;
  /** A member's account; null for nobody. */
  assignee?: string | null | undefined;
  labelId?: string | undefined;
  contactId?: string | undefined;
  campaignId?: string | undefined;
  snoozed?: boolean | undefined;
  cursor?: string | undefined;
  limit: number;
}
