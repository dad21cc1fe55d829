import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Allowance, PlanName } from '../../../src/domain/plan';

/** One row per workspace; its id is the organization's. What business tables refer to. */
export const workspaces = pgTable(
  'workspaces',
  {
    workspaceId: uuid('workspace_id').primaryKey(),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique(),
    zone: text('zone').notNull(),
    kind: text('kind').$type<'real' | 'demo'>().notNull(),
    plan: text('plan').$type<PlanName>().notNull(),
    /** End of the trial or of the demo. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** The address that was typed when a demo was opened; shown to that visitor alone. */
    demoEmail: text('demo_email'),
    /** Keyed hash of the network address that opened a demo, so that one address cannot open many. */
    demoOrigin: text('demo_origin'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('workspaces_demo').on(table.kind, table.demoOrigin, table.createdAt), index('workspaces_ends_at').on(table.kind, table.endsAt)],
);

export const workspaceId = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.workspaceId, { onDelete: 'cascade' });

/** What a plan's allowance has been spent on, per calendar month of the workspace's zone. */
export const usageCounters = pgTable(
  'usage_counters',
  {
    workspaceId: workspaceId(),
    kind: text('kind').$type<Allowance>().notNull(),
    /** 2026-11 */
    month: text('month').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.kind, table.month] })],
);
