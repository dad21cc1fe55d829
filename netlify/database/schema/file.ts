import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { workspaceId } from './workspace';

/** A workspace's files. The content is in storage under a key that we generate. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    storageKey: text('storage_key').notNull(),
    purpose: text('purpose').notNull(),
    /** The name that the person gave it; shown, and used for downloads. Never part of a path. */
    name: text('name').notNull(),
    /** Detected from the bytes, never taken from the client. */
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    createdBy: uuid('created_by'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('files_tenant').on(table.workspaceId, table.id),
    index('files_newest').on(table.workspaceId, table.createdAt, table.id),
    index('files_storage_key').on(table.storageKey),
  ],
);
