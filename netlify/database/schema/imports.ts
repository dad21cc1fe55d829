import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ImportFaultKind, ImportState } from '../../../src/domain/contact-import';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * A contact file being imported. Its parts stay in storage until it ends. An import that writes has a batch with
 * the same id.
 */
export const contactImports = pgTable(
  'contact_imports',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    state: text('state').$type<ImportState>().notNull(),
    bytes: integer('bytes').notNull(),
    partsHere: jsonb('parts_here').$type<number[]>().notNull().default([]),
    /** Columns, encoding, delimiter, mode, tags, consent: the user's choices. */
    settings: jsonb('settings').$type<unknown>(),
    dryRun: boolean('dry_run').notNull().default(false),
    /** Records imported with their batch committed: a job that was killed continues after them. */
    doneRecords: integer('done_records').notNull().default(0),
    progress: integer('progress').notNull().default(0),
    rows: integer('rows').notNull().default(0),
    created: integer('created').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    /** Values left out of rows that were imported. */
    warnings: integer('warnings').notNull().default(0),
    /** Rows that did not get the consent declared for the whole file, because they say otherwise themselves. */
    excluded: integer('excluded').notNull().default(0),
    cause: text('cause'),
    /** The current run: of two workers, the older one stops. */
    attempt: uuid('attempt'),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('contact_imports_newest').on(table.workspaceId, table.createdAt, table.id),
    index('contact_imports_age').on(table.createdAt),
  ],
);

/** Rows that were refused, and values left out of others. */
export const importErrors = pgTable(
  'import_errors',
  {
    workspaceId: workspaceId(),
    importId: uuid('import_id').notNull(),
    /** The record's number, so that two errors on one line are both kept. */
    record: integer('record').notNull(),
    /** The number of the fault within its record. */
    nth: integer('nth').notNull().default(0),
    /** The line on which the record begins, from 1. */
    line: integer('line').notNull(),
    kind: text('kind').$type<ImportFaultKind>().notNull().default('refused'),
    reason: text('reason').notNull(),
    /** The reason without the row's own content, to group errors by; '' when it equals the reason. */
    cause: text('cause').notNull().default(''),
    /** The column of a value that was left out, by its header. */
    place: text('place').notNull().default(''),
    value: text('value').notNull().default(''),
    row: text('row').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.importId, table.record, table.nth] }),
    foreignKey({
      name: 'import_errors_import_fk',
      columns: [table.workspaceId, table.importId],
      foreignColumns: [contactImports.workspaceId, contactImports.id],
    }).onDelete('cascade'),
  ],
);
