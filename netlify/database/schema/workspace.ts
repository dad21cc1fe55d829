import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '../../../src/domain/language';
import type { Allowance, PlanName } from '../../../src/domain/plan';

/** One row per workspace; its id is the organization's. What business tables refer to. */
export const workspaces = pgTable(
  'workspaces',
  {
    workspaceId: uuid('workspace_id').primaryKey(),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique(),
    zone: text('zone').notNull(),
    /** What its mails and public forms speak to outsiders. */
    language: text('language').$type<Language>().notNull().default('en'),
    kind: text('kind').$type<'real' | 'demo'>().notNull(),
    plan: text('plan').$type<PlanName>().notNull(),
    /** End of the trial, of the demo, or of the paid time with its days of grace; null: never. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** The address that was typed when a demo was opened; shown to that visitor alone. */
    demoEmail: text('demo_email'),
    /** Keyed hash of the network address that opened a demo, so that one address cannot open many. */
    demoOrigin: text('demo_origin'),
    /** Whose trial this is or was: all trial workspaces of one person share one allowance and one end. Null where none was given. */
    trialOwner: uuid('trial_owner'),
    /** The workspace whose Agency plan covers this one too. */
    paidBy: uuid('paid_by'),
    /** Anyone may read its public page. */
    profilePublic: boolean('profile_public').notNull().default(true),
    /** Its monthly counts are shown to the operator. */
    analyticsSharing: boolean('analytics_sharing').notNull().default(false),
    /** When everything in it is deleted, 14 days after that was asked for. */
    deletesAt: timestamp('deletes_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('workspaces_trial_owner').on(table.trialOwner),
    index('workspaces_paid_by').on(table.paidBy),
    index('workspaces_deletes_at').on(table.deletesAt),
    index('workspaces_demo').on(table.kind, table.demoOrigin, table.createdAt),
    index('workspaces_ends_at').on(table.kind, table.endsAt),
  ],
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
    /** The highest share of the limit, in percent, that people were told of: 0, 80 or 100. */
    warned: integer('warned').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.kind, table.month] })],
);

/**
 * Every unit that was taken, by what it was taken for. reserved: the work runs; what is not spent when the lease ends
 * was cut off and is given back.
 */
export const usageEntries = pgTable(
  'usage_entries',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    kind: text('kind').$type<Allowance>().notNull(),
    /** 2026-11 */
    month: text('month').notNull(),
    state: text('state').$type<'reserved' | 'spent' | 'refunded'>().notNull(),
    /** The person whose trial was counted as well; null on other plans. */
    trialOwner: uuid('trial_owner'),
    leaseUntil: timestamp('lease_until', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('usage_entries_month').on(table.workspaceId, table.month, table.kind),
    index('usage_entries_lease').on(table.state, table.leaseUntil),
  ],
);

/** What the trial workspaces of one person have used together. No workspace's own row: policies look at its trial_owner. */
export const trialCounters = pgTable(
  'trial_counters',
  {
    ownerId: uuid('owner_id').notNull(),
    kind: text('kind').$type<Allowance | 'mails'>().notNull(),
    /** 2026-11; of mails a day or an hour, 2026-11-23 or 2026-11-23T08. */
    month: text('month').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.kind, table.month] })],
);
