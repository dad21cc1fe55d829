import { sql } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { InboxChannel } from '../../../src/domain/conversation';
import type { InboxChannelState } from '../../../src/domain/inbox-channel';
import type { InboxChannelSettings } from '../../ports/inbox-connector';
import { workspaceId, workspaces } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => Buffer.from(bytes),
});

/** A mailbox, a number, a page or a website through which people write. */
export const inboxChannels = pgTable(
  'inbox_channels',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    channel: text('channel').$type<InboxChannel>().notNull(),
    name: text('name').notNull(),
    /** What people write to, normalised; for live chat the public key of the widget. */
    address: text('address').notNull(),
    settings: jsonb('settings').$type<InboxChannelSettings>().notNull(),
    /** Secrets such as an IMAP password, with workspace and channel as associated data. */
    keyId: text('key_id'),
    sealed: text('sealed'),
    state: text('state').$type<InboxChannelState>().notNull(),
    cause: text('cause'),
    /** IMAP: how far the mailbox has been read. */
    cursor: jsonb('cursor').$type<{ validity: string; uid: number }>(),
    heardAt: instant('heard_at'),
    checkedAt: instant('checked_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('inbox_channels_address').on(table.channel, table.address),
  ],
);

/**
 * Everything that came in, raw, stored before anybody reads it. Rows without a workspace could not be routed; only
 * the operator sees them. Erased some time after they were read.
 */
export const inboundReceipts = pgTable(
  'inbound_receipts',
  {
    id: uuid('id').primaryKey(),
    workspaceId: uuid('workspace_id').references(() => workspaces.workspaceId, { onDelete: 'cascade' }),
    channelId: uuid('channel_id'),
    source: text('source').notNull(),
    /** The vendor's id of the event: the same id is stored once. */
    eventId: text('event_id').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull(),
    raw: bytea('raw').notNull(),
    state: text('state').$type<'waiting' | 'read' | 'failed' | 'unrouted'>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    cause: text('cause'),
    receivedAt: instant('received_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    unique('inbound_receipts_event').on(table.source, table.eventId, table.channelId).nullsNotDistinct(),
    index('inbound_receipts_failed')
      .on(table.workspaceId, table.receivedAt, table.id)
      .where(sql`${table.state} = 'failed'`),
    index('inbound_receipts_waiting')
      .on(table.receivedAt)
      .where(sql`${table.state} = 'waiting'`),
    index('inbound_receipts_age').on(table.readAt),
  ],
);

export const inboxLabels = pgTable(
  'inbox_labels',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('inbox_labels_name').on(table.workspaceId, sql`lower(${table.name})`),
  ],
);

export const savedReplies = pgTable(
  'saved_replies',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

export const inboxSettings = pgTable(
  'inbox_settings',
  {
    workspaceId: workspaceId(),
    awayOn: text('away_on').$type<'on' | 'off'>().notNull().default('off'),
    awayText: text('away_text').notNull().default(''),
    signature: text('signature').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.workspaceId] })],
);
