import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '../../../src/domain/language';
import type { Allowance } from '../../../src/domain/plan';
import type { PlanName } from '../../../src/domain/plan-name';

/** One row per workspace, with the organization's id. Business tables refer to it. */
export const workspaces = pgTable(
  'workspaces',
  {
    workspaceId: uuid('workspace_id').primaryKey(),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique(),
    zone: text('zone').notNull(),
    /** The language of its emails and public forms. */
    language: text('language').$type<Language>().notNull().default('en'),
    kind: text('kind').$type<'real' | 'demo'>().notNull(),
    plan: text('plan').$type<PlanName>().notNull(),
    /** End of the trial, of the demo, or of the paid time with its days of grace; null: never. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** The address typed when a demo was opened; shown only to that visitor. */
    demoEmail: text('demo_email'),
    /** Keyed hash of the network address that opened a demo, to limit demos per address. */
    demoOrigin: text('demo_origin'),
    /** A demo that is open while a job still writes most of its sample data. */
    sampleDue: boolean('sample_due').notNull().default(false),
    /**
     * Whose trial this is or was: all trial workspaces of one person share one allowance and one end. Null when
     * there was none.
     */
    trialOwner: uuid('trial_owner'),
    /** The workspace whose Agency plan covers this one too. */
    paidBy: uuid('paid_by'),
    /** Of an agency: what the reports of the workspaces that its plan covers say it is called; null for its own name. */
    agencyName: text('agency_name'),
    /** A line beside that name, such as a phone number; '' for none. */
    agencyContact: text('agency_contact').notNull().default(''),
    /** Anyone may read its public page. */
    profilePublic: boolean('profile_public').notNull().default(true),
    /** Its monthly counts are shown to the operator. */
    analyticsSharing: boolean('analytics_sharing').notNull().default(false),
    /** When its data is deleted, 14 days after that was requested. */
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

/** Allowance usage per calendar month of the workspace's zone. */
export const usageCounters = pgTable(
  'usage_counters',
  {
    workspaceId: workspaceId(),
    kind: text('kind').$type<Allowance>().notNull(),
    /** 2026-11 */
    month: text('month').notNull(),
    used: integer('used').notNull(),
    /** The highest threshold that people were notified of, in percent of the limit: 0, 80 or 100. */
    warned: integer('warned').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.kind, table.month] })],
);

/**
 * Every allowance unit taken, by purpose. reserved: the work is running; a unit not spent when its lease ends
 * was cut off and is returned.
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
    /** The person whose trial it also counts towards; null on other plans. */
    trialOwner: uuid('trial_owner'),
    leaseUntil: timestamp('lease_until', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('usage_entries_month').on(table.workspaceId, table.month, table.kind),
    index('usage_entries_lease').on(table.state, table.leaseUntil),
  ],
);

/** Combined usage of a person's trial workspaces. Belongs to no single workspace: policies use its trial_owner. */
export const trialCounters = pgTable(
  'trial_counters',
  {
    ownerId: uuid('owner_id').notNull(),
    kind: text('kind').$type<Allowance | 'mails'>().notNull(),
    /** Such as 2026-11; for emails per day or hour, 2026-11-23 or 2026-11-23T08. */
    month: text('month').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.kind, table.month] })],
);
