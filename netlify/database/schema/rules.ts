import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Network } from '../../../src/domain/network';
import type {
  FiringDraft,
  FiringState,
  FiringSubject,
  HoldReason,
  RuleContentType,
  RuleMode,
  RuleTrigger,
  SkipReason,
} from '../../../src/domain/rule';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const contentRules = pgTable(
  'content_rules',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    name: text('name').notNull(),
    trigger: jsonb('trigger').$type<RuleTrigger>().notNull(),
    pillar: text('pillar').notNull(),
    platforms: jsonb('platforms').$type<Network[]>().notNull(),
    /** Its posts go out as a newsletter too, at most one a week. */
    newsletter: boolean('newsletter').notNull().default(false),
    contentTypes: jsonb('content_types').$type<RuleContentType[]>().notNull(),
    weeklyCap: integer('weekly_cap').notNull(),
    quietWeekdays: jsonb('quiet_weekdays').$type<number[]>().notNull(),
    quietDays: jsonb('quiet_days').$type<string[]>().notNull(),
    avoidWords: jsonb('avoid_words').$type<string[]>().notNull(),
    needWords: jsonb('need_words').$type<string[]>().notNull(),
    mode: text('mode').$type<RuleMode>().notNull(),
    active: boolean('active').notNull(),
    /** Its trigger is known up to here: what came before was noted, or is not made up for. */
    checkedAt: instant('checked_at').notNull(),
    /** When it is to be looked at again; null for never. */
    nextAt: instant('next_at'),
    /** The zone for which `nextAt` holds. */
    zone: text('zone').notNull(),
    /** What its feed said last, to ask only for what is new. */
    etag: text('etag').notNull().default(''),
    lastModified: text('last_modified').notNull().default(''),
    /** Its feed has been read once: what is in it from now on is new. */
    feedKnown: boolean('feed_known').notNull().default(false),
    trouble: text('trouble'),
    /** Kept for a day, so that it can be restored. */
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('content_rules_tenant').on(table.workspaceId, table.id),
    index('content_rules_due')
      .on(table.nextAt)
      .where(sql`active and deleted_at is null`),
    index('content_rules_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);

/** Each time that a rule's trigger came, once. */
export const ruleFirings = pgTable(
  'rule_firings',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    ruleId: uuid('rule_id').notNull(),
    /** What came: "on 2026-11-30", "holiday …", "item …", "week of …". The same thing comes once. */
    key: text('key').notNull(),
    /** The local day on which it came, which decides its week and its guard rails. */
    day: date('day').notNull(),
    at: instant('at').notNull(),
    state: text('state').$type<FiringState>().notNull(),
    reason: text('reason').$type<SkipReason>(),
    held: text('held').$type<HoldReason>(),
    /** What the post is about: a holiday, a feed item, a figure. */
    subject: jsonb('subject').$type<FiringSubject>(),
    /** Chosen beforehand, so that a job that begins again makes the same post. */
    pieceId: uuid('piece_id').notNull(),
    contentType: text('content_type').$type<RuleContentType>().notNull(),
    platforms: jsonb('platforms').$type<Network[]>().notNull(),
    pillar: text('pillar').notNull(),
    /** The words, kept before the post is made. */
    draft: jsonb('draft').$type<FiringDraft>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('rule_firings_once').on(table.workspaceId, table.ruleId, table.key),
    index('rule_firings_newest').on(table.workspaceId, table.ruleId, table.at, table.id),
    index('rule_firings_day').on(table.workspaceId, table.day),
    foreignKey({
      name: 'rule_firings_rule_fk',
      columns: [table.workspaceId, table.ruleId],
      foreignColumns: [contentRules.workspaceId, contentRules.id],
    }).onDelete('cascade'),
  ],
);
