import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  ConversationPriority,
  ConversationStatus,
  InboxChannel,
  MessageKind,
  MessageSender,
  MessageState,
} from '../../../src/domain/conversation';
import { contacts } from './contacts';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A thread with one person over one channel. */
export const conversations = pgTable(
  'conversations',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    channel: text('channel').$type<InboxChannel>().notNull(),
    /** The connected channel; null after it was disconnected. */
    channelId: uuid('channel_id'),
    contactId: uuid('contact_id'),
    /** The person's name as the channel knows it. */
    name: text('name').notNull().default(''),
    /** The other end, in its normalised form. */
    address: text('address').notNull().default(''),
    /** The channel's own name of the thread; '' without one. */
    threadKey: text('thread_key').notNull().default(''),
    subject: text('subject').notNull().default(''),
    /** For finding a mail's thread: the subject without Re: and Fwd:, folded. */
    subjectKey: text('subject_key').notNull().default(''),
    status: text('status').$type<ConversationStatus>().notNull(),
    priority: text('priority').$type<ConversationPriority>().notNull().default('medium'),
    unread: boolean('unread').notNull(),
    snoozedUntil: instant('snoozed_until'),
    /** The member's account, membership and name when it was assigned. */
    assigneeId: uuid('assignee_id'),
    assigneeMemberId: uuid('assignee_member_id'),
    assigneeName: text('assignee_name').notNull().default(''),
    lastMessage: text('last_message').notNull().default(''),
    lastSender: text('last_sender').$type<MessageSender>().notNull(),
    lastMessageAt: instant('last_message_at').notNull(),
    lastInboundAt: instant('last_inbound_at'),
    /** Live chat: the visitor is writing, and what they have seen. */
    typingAt: instant('typing_at'),
    seenAt: instant('seen_at'),
    /** Where a merged conversation went. */
    mergedInto: uuid('merged_into'),
    /** The campaign whose mail it answers. */
    campaignId: uuid('campaign_id'),
    /** The day, in the workspace's zone, on which the answer outside business hours last went out. */
    awayDay: text('away_day').notNull().default(''),
    /** Its people and subject, folded by the repository, for searching. */
    search: text('search').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('conversations_newest').on(table.workspaceId, table.lastMessageAt, table.id),
    index('conversations_status').on(table.workspaceId, table.status, table.lastMessageAt, table.id),
    index('conversations_unread')
      .on(table.workspaceId, table.lastMessageAt, table.id)
      .where(sql`${table.unread} and ${table.mergedInto} is null and ${table.snoozedUntil} is null`),
    index('conversations_assignee').on(table.workspaceId, table.assigneeId, table.lastMessageAt, table.id),
    index('conversations_channel').on(table.workspaceId, table.channel, table.lastMessageAt, table.id),
    index('conversations_contact').on(table.workspaceId, table.contactId, table.lastMessageAt),
    index('conversations_address').on(table.workspaceId, table.channel, table.address, table.lastMessageAt),
    index('conversations_campaign')
      .on(table.workspaceId, table.campaignId, table.lastMessageAt, table.id)
      .where(sql`${table.campaignId} is not null`),
    index('conversations_snoozed')
      .on(table.snoozedUntil)
      .where(sql`${table.snoozedUntil} is not null`),
    uniqueIndex('conversations_thread')
      .on(table.workspaceId, table.channelId, table.threadKey)
      .where(sql`${table.threadKey} <> '' and ${table.mergedInto} is null`),
    foreignKey({
      name: 'conversations_contact_fk',
      columns: [table.workspaceId, table.contactId],
      foreignColumns: [contacts.workspaceId, contacts.id],
    }).onDelete('cascade'),
  ],
);

/** The tabs' counts, as steps like those of contacts (decision 016): the sum of a kind's steps is its count. */
export const conversationCounts = pgTable(
  'conversation_counts',
  {
    workspaceId: workspaceId(),
    id: uuid('id')
      .notNull()
      .default(sql`gen_random_uuid()`),
    kind: text('kind').notNull(),
    step: bigint('step', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

/** A line of a thread, which is ordered by time. `seq` goes up with every line of a thread: what a visitor's poll asks for. */
export const messages = pgTable(
  'messages',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<MessageKind>().notNull(),
    sender: text('sender').$type<MessageSender>().notNull(),
    /** The member who wrote it. */
    authorId: uuid('author_id'),
    author: text('author').notNull().default(''),
    /** Received: the sender's address, since a thread may have several. */
    fromAddress: text('from_address').notNull().default(''),
    /** What it was read from, so that erasing it erases that, too. */
    receiptId: uuid('receipt_id'),
    content: text('content').notNull(),
    quoted: text('quoted').notNull().default(''),
    link: text('link').notNull().default(''),
    state: text('state').$type<MessageState>().notNull(),
    cause: text('cause'),
    /** The channel's id; a Message-ID for mail. */
    externalId: text('external_id'),
    mail: jsonb('mail').$type<MessageMail>(),
    /** Sanitised HTML of a mail. */
    html: text('html'),
    mentionIds: uuid('mention_ids').array().notNull().default([]),
    byPerson: boolean('by_person').notNull().default(false),
    /** Of an answer to a comment: goes to its writer alone. */
    privately: boolean('privately').notNull().default(false),
    scheduledFor: instant('scheduled_for'),
    attempts: integer('attempts').notNull().default(0),
    leaseUntil: instant('lease_until'),
    at: instant('at').notNull(),
    /** Searched by words, in no particular language. */
    words: tsvector('words')
      .notNull()
      .generatedAlwaysAs(sql`to_tsvector('simple', left(content, 100000))`),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('messages_thread').on(table.workspaceId, table.conversationId, table.at, table.seq),
    index('messages_seq').on(table.workspaceId, table.conversationId, table.seq),
    uniqueIndex('messages_external')
      .on(table.workspaceId, table.conversationId, table.externalId, table.fromAddress)
      .where(sql`${table.externalId} is not null`),
    index('messages_external_id')
      .on(table.workspaceId, table.externalId)
      .where(sql`${table.externalId} is not null`),
    index('messages_due')
      .on(table.scheduledFor)
      .where(sql`${table.state} = 'scheduled'`),
    index('messages_leased')
      .on(table.leaseUntil)
      .where(sql`${table.state} = 'sending'`),
    index('messages_words').using('gin', table.workspaceId, table.words),
    foreignKey({
      name: 'messages_conversation_fk',
      columns: [table.workspaceId, table.conversationId],
      foreignColumns: [conversations.workspaceId, conversations.id],
    }).onDelete('cascade'),
  ],
);

/** Files of messages; without a message until it is sent. */
export const messageFiles = pgTable(
  'message_files',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    messageId: uuid('message_id'),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    storageKey: text('storage_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('message_files_message').on(table.workspaceId, table.messageId),
    index('message_files_age').on(table.createdAt),
    index('message_files_key').on(table.storageKey),
    foreignKey({
      name: 'message_files_conversation_fk',
      columns: [table.workspaceId, table.conversationId],
      foreignColumns: [conversations.workspaceId, conversations.id],
    }).onDelete('cascade'),
  ],
);

export const conversationLabels = pgTable(
  'conversation_labels',
  {
    workspaceId: workspaceId(),
    conversationId: uuid('conversation_id').notNull(),
    labelId: uuid('label_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.labelId, table.conversationId] }),
    index('conversation_labels_conversation').on(table.workspaceId, table.conversationId),
    foreignKey({
      name: 'conversation_labels_conversation_fk',
      columns: [table.workspaceId, table.conversationId],
      foreignColumns: [conversations.workspaceId, conversations.id],
    }).onDelete('cascade'),
  ],
);

/** What members began to write. */
export const conversationDrafts = pgTable(
  'conversation_drafts',
  {
    workspaceId: workspaceId(),
    conversationId: uuid('conversation_id').notNull(),
    userId: uuid('user_id').notNull(),
    text: text('text').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.conversationId, table.userId] }),
    foreignKey({
      name: 'conversation_drafts_conversation_fk',
      columns: [table.workspaceId, table.conversationId],
      foreignColumns: [conversations.workspaceId, conversations.id],
    }).onDelete('cascade'),
  ],
);

/** Who looks at a conversation, until `seenAt` is old. */
export const conversationViewers = pgTable(
  'conversation_viewers',
  {
    workspaceId: workspaceId(),
    conversationId: uuid('conversation_id').notNull(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    typing: boolean('typing').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.conversationId, table.userId] }),
    index('conversation_viewers_age').on(table.seenAt),
    foreignKey({
      name: 'conversation_viewers_conversation_fk',
      columns: [table.workspaceId, table.conversationId],
      foreignColumns: [conversations.workspaceId, conversations.id],
    }).onDelete('cascade'),
  ],
);

/** Bulk changes, merges and splits, kept while they can be undone. */
export const conversationChanges = pgTable(
  'conversation_changes',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<'change' | 'merge' | 'split'>().notNull(),
    /** What each conversation was before, by id; for a merge or split, the ids of the messages that moved. */
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    undoneAt: instant('undone_at'),
    userId: uuid('user_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('conversation_changes_age').on(table.createdAt),
  ],
);

interface MessageMail {
  subject: string;
  to: string[];
  cc: string[];
  references: string[];
  hasRemotePictures: boolean;
  automatic: boolean;
  bulk: boolean;
}
