import { date, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { EvergreenMonths, EvergreenOutcome } from '../../../src/domain/evergreen';
import { pieces } from './engine';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What the words of a post are recognised by, so that another one like it is noticed. Written when they are needed. */
export const pieceMarks = pgTable(
  'piece_marks',
  {
    workspaceId: workspaceId(),
    pieceId: uuid('piece_id').notNull(),
    /** The words that they are of. */
    wordsVersion: integer('words_version').notNull(),
    marks: integer('marks').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.pieceId] }),
    foreignKey({
      name: 'piece_marks_piece_fk',
      columns: [table.workspaceId, table.pieceId],
      foreignColumns: [pieces.workspaceId, pieces.id],
    }).onDelete('cascade'),
  ],
);

/** Published posts that come again, in other words. */
export const evergreens = pgTable(
  'evergreens',
  {
    workspaceId: workspaceId(),
    pieceId: uuid('piece_id').notNull(),
    /** null: once, on `nextOn`. */
    everyMonths: integer('every_months').$type<EvergreenMonths>(),
    /** The local day on which the rhythm began; each next one is counted from it. */
    startsOn: date('starts_on').notNull(),
    /** null once the only time was asked for. */
    nextOn: date('next_on'),
    lastOn: date('last_on'),
    lastOutcome: text('last_outcome').$type<EvergreenOutcome>(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.pieceId] }),
    index('evergreens_due').on(table.nextOn),
    foreignKey({
      name: 'evergreens_piece_fk',
      columns: [table.workspaceId, table.pieceId],
      foreignColumns: [pieces.workspaceId, pieces.id],
    }).onDelete('cascade'),
  ],
);
