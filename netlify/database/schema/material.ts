import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MaterialKind, MaterialSource } from '../../../src/domain/material';
import { creations } from './creative';
import { ideas } from './engine';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What the owner told us in their words, and what their website says: the planner's first source. */
export const material = pgTable(
  'material',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<MaterialKind>().notNull(),
    source: text('source').$type<MaterialSource>().notNull(),
    /** Key of the question (src/domain/owner-question-list.ts); '' for what a website says. */
    question: text('question').notNull().default(''),
    text: text('text').notNull(),
    /** The answer to a customers' question, what is true instead, or a price. */
    detail: text('detail').notNull().default(''),
    /** As far as it can be told; null where it cannot. */
    language: text('language'),
    /** The page that it was read from. */
    page: text('page').notNull().default(''),
    /** The owner's own photograph. */
    photoId: uuid('photo_id'),
    /** The owner has confirmed that it may be published although it is about somebody. */
    cleared: boolean('cleared').notNull().default(false),
    usedCount: integer('used_count').notNull().default(0),
    /** The idea that used it last. */
    lastIdeaId: uuid('last_idea_id'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('material_newest').on(table.workspaceId, table.createdAt, table.id),
    // A website is read again and says the same.
    uniqueIndex('material_found_once')
      .on(table.workspaceId, table.kind, sql`md5(${table.text})`)
      .where(sql`source = 'website'`),
    // On delete, both forget the picture or the idea alone (SET NULL of one column, in the migration).
    foreignKey({
      name: 'material_photo_fk',
      columns: [table.workspaceId, table.photoId],
      foreignColumns: [creations.workspaceId, creations.id],
    }),
    foreignKey({
      name: 'material_idea_fk',
      columns: [table.workspaceId, table.lastIdeaId],
      foreignColumns: [ideas.workspaceId, ideas.id],
    }),
  ],
);

/** When each question was last answered or dismissed, so that none is asked again too soon. */
export const materialQuestions = pgTable(
  'material_questions',
  {
    workspaceId: workspaceId(),
    /** A question's key, or 'interview' for all of it. */
    question: text('question').notNull(),
    /** Monday of the week, by the workspace's clock. */
    week: date('week').notNull(),
    state: text('state').$type<'answered' | 'dismissed'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.question] })],
);
