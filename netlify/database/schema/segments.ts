import { sql } from 'drizzle-orm';
import { jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const segments = pgTable(
  'segments',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    rules: jsonb('rules').$type<unknown>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('segments_name').on(table.workspaceId, sql`lower(${table.name})`),
  ],
);
