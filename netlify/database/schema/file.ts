import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { workspaceId } from './workspace';

/** A file that a workspace keeps. Its bytes lie in storage under a key of our own making. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    storageKey: text('storage_key').notNull(),
    purpose: text('purpose').notNull(),
    /** What the person called it; shown, and offered when it is saved. Never part of a path. */
    name: text('name').notNull(),
    /** Found in the bytes, never taken from what a client says. */
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
