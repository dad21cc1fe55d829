import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What the owner wants to reach each month. */
export const goals = pgTable(
  'goals',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** Which events count: their kind, and a page or name ('' for all of the kind). */
    kind: text('kind').notNull(),
    match: text('match').notNull().default(''),
    monthly: integer('monthly').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

/** Findings that a stated test found in the figures, and what became of them. */
export const insights = pgTable(
  'insights',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    /** The week in which it was found: its Monday. */
    week: date('week').notNull(),
    kind: text('kind').notNull(),
    /** What it is about, so that the same is found once a week. */
    about: text('about').notNull(),
    /** The figures that it rests on. */
    facts: jsonb('facts').$type<unknown>().notNull(),
    /** Per cent. */
    confidence: smallint('confidence').notNull(),
    impact: text('impact').$type<'high' | 'medium' | 'low'>().notNull(),
    state: text('state').$type<'open' | 'applied' | 'undone' | 'dismissed'>().notNull(),
    appliedAt: instant('applied_at'),
    /** What Apply made, and what has to come back on undo. */
    applied: jsonb('applied').$type<unknown>(),
    /** What happened afterwards, four weeks later. */
    score: jsonb('score').$type<unknown>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('insights_once').on(table.workspaceId, table.week, table.kind, table.about),
  ],
);

/** Links to a report that people without an account can open. */
export const reportShares = pgTable(
  'report_shares',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    /** Of the token in the link. */
    tokenHash: text('token_hash').notNull(),
    period: text('period').notNull(),
    /** The last day of the period. */
    endsOn: date('ends_on').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('report_shares_newest').on(table.workspaceId, table.createdAt, table.id),
    index('report_shares_expires').on(table.expiresAt),
  ],
);

/** Who gets the report by email, and how often. */
export const reportMails = pgTable(
  'report_mails',
  {
    workspaceId: workspaceId(),
    userId: uuid('user_id').notNull(),
    often: text('often').$type<'weekly' | 'monthly'>().notNull(),
    /** The last day of the period that was sent last, so that each is sent once. */
    sentUntil: date('sent_until'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId] })],
);

/** What the owner spent on a source, or on one of its campaigns, in a month. */
export const costs = pgTable(
  'costs',
  {
    workspaceId: workspaceId(),
    /** Its first day. */
    month: date('month').notNull(),
    source: text('source').notNull(),
    /** '' for the source as a whole. */
    campaign: text('campaign').notNull().default(''),
    /** In hundredths of the workspace's currency. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.month, table.source, table.campaign] })],
);
