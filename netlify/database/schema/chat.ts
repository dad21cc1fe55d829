import { sql } from 'drizzle-orm';
import { bigint, foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { conversations } from './conversations';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const seq = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** Visitors of a website who wrote in its chat, or left an address. */
export const chatVisitors = pgTable(
  'chat_visitors',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    channelId: uuid('channel_id').notNull(),
    /** null before the first message. */
    conversationId: uuid('conversation_id'),
    name: text('name').notNull().default(''),
    /** As they typed it. */
    email: text('email').notNull().default(''),
    /** Where they last wrote from. */
    page: text('page').notNull().default(''),
    /** When their browser last asked for news, to within half a minute. */
    polledAt: instant('polled_at').notNull(),
    /** The newest message that they have seen, and the newest that went to them by mail. */
    seenSeq: seq('seen_seq'),
    mailedSeq: seq('mailed_seq'),
    /** Since when an answer has not been seen. */
    waitingSince: instant('waiting_since'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('chat_visitors_conversation').on(table.workspaceId, table.conversationId),
    index('chat_visitors_silent')
      .on(table.polledAt)
      .where(sql`${table.conversationId} is null`),
    foreignKey({
      name: 'chat_visitors_conversation_fk',
      columns: [table.workspaceId, table.conversationId],
      foreignColumns: [conversations.workspaceId, conversations.id],
    }).onDelete('cascade'),
  ],
);
