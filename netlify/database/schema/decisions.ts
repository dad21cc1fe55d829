import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { DecisionAnswer, DecisionChannel, DecisionState } from '../../../src/domain/decision';
import type { Dismissal } from '../../../src/domain/idea';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Which of a week's ideas is made: one per workspace and week, answered once. */
export const decisions = pgTable(
  'decisions',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull().defaultRandom(),
    year: integer('year').notNull(),
    week: integer('week').notNull(),
    state: text('state').$type<DecisionState>().notNull(),
    /** What "one", "two" and "three" mean, in this order. */
    ideaIds: jsonb('idea_ids').$type<string[]>().notNull(),
    choice: text('choice').$type<DecisionAnswer['choice']>(),
    ideaId: uuid('idea_id'),
    reason: text('reason').$type<Dismissal>(),
    channel: text('channel').$type<DecisionChannel>(),
    /** null for the engine, and for a telephone, which only knows its number. */
    answeredBy: uuid('answered_by'),
    answeredAt: instant('answered_at'),
    /** When the first email about it went out; null until then. */
    mailedAt: instant('mailed_at'),
    reminders: integer('reminders').notNull().default(0),
    openedAt: instant('opened_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('decisions_once').on(table.workspaceId, table.year, table.week),
    index('decisions_open')
      .on(table.openedAt)
      .where(sql`state = 'open'`),
  ],
);
