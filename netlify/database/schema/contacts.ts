import { sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { ConsentState } from '../../../src/domain/consent';
import type { ContactEventKind, ContactStatus, FieldKind, FieldValue, PointKind } from '../../../src/domain/contact';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * The people a workspace does business with. The list's sort orders have indexes that begin with the workspace;
 * no sort column is null. Only the features contacts, imports and signup write here; they maintain `search` and
 * `nameKey`.
 */
export const contacts = pgTable(
  'contacts',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    name: text('name').notNull().default(''),
    company: text('company').notNull().default(''),
    status: text('status').$type<ContactStatus>().notNull(),
    source: text('source').notNull(),
    /** In hundredths of the workspace's currency. */
    value: bigint('value', { mode: 'number' }),
    /** Values of custom fields by the field's id. */
    custom: jsonb('custom').$type<Record<string, FieldValue>>().notNull().default({}),
    /** Name, emails and company, folded; searched by trigrams (function contacts_matching). */
    search: text('search').notNull(),
    /** The sort key of the list: the folded label. */
    nameKey: text('name_key').notNull(),
    /** The latest state of the consent ledger per channel, updated with it. */
    emailConsent: text('email_consent').$type<ConsentState>(),
    smsConsent: text('sms_consent').$type<ConsentState>(),
    voiceConsent: text('voice_consent').$type<ConsentState>(),
    lastContactAt: instant('last_contact_at'),
    /** Never null, for sort orders and cursors: an index cannot serve coalesce() below a policy. */
    touchedAt: instant('touched_at')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(last_contact_at, '-infinity'::timestamptz)`),
    valueKey: bigint('value_key', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`coalesce(value, -1)`),
    archivedAt: instant('archived_at'),
    /** The import that created it. */
    importId: uuid('import_id'),
    /**
     * For rows without email and phone: a hash of the file's row, so that importing the file again makes no second
     * copy.
     */
    rowKey: text('row_key'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('contacts_touched').on(table.workspaceId, table.touchedAt, table.id),
    index('contacts_status').on(table.workspaceId, table.status, table.touchedAt, table.id),
    index('contacts_name').on(table.workspaceId, table.nameKey, table.id),
    index('contacts_value').on(table.workspaceId, table.valueKey, table.id),
    index('contacts_archived')
      .on(table.workspaceId, table.archivedAt, table.id)
      .where(sql`${table.archivedAt} is not null`),
    index('contacts_import')
      .on(table.workspaceId, table.importId)
      .where(sql`${table.importId} is not null`),
    uniqueIndex('contacts_row_key')
      .on(table.workspaceId, table.rowKey)
      .where(sql`${table.rowKey} is not null`),
  ],
);

const ofContact = (name: string, table: { workspaceId: AnyPgColumn; contactId: AnyPgColumn }) =>
  foreignKey({
    name,
    columns: [table.workspaceId, table.contactId],
    foreignColumns: [contacts.workspaceId, contacts.id],
  }).onDelete('cascade');

/** Emails and phones. An email belongs to one contact per workspace; a phone may be shared by a household. */
export const contactPoints = pgTable(
  'contact_points',
  {
    workspaceId: workspaceId(),
    contactId: uuid('contact_id').notNull(),
    kind: text('kind').$type<PointKind>().notNull(),
    /** For comparison: lower case; E.164, or only the digits of a number that cannot be parsed. */
    value: text('value').notNull(),
    /** As people write it. */
    shown: text('shown').notNull(),
    label: text('label').notNull().default(''),
    /** 0 is the one that is used. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.contactId, table.kind, table.value] }),
    uniqueIndex('contact_points_email')
      .on(table.workspaceId, table.value)
      .where(sql`${table.kind} = 'email'`),
    index('contact_points_phone')
      .on(table.workspaceId, table.value)
      .where(sql`${table.kind} = 'phone'`),
    ofContact('contact_points_contact_fk', table),
  ],
);

export const tags = pgTable(
  'tags',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('tags_name').on(table.workspaceId, sql`lower(${table.name})`),
  ],
);

export const contactTags = pgTable(
  'contact_tags',
  { workspaceId: workspaceId(), tagId: uuid('tag_id').notNull(), contactId: uuid('contact_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.tagId, table.contactId] }),
    index('contact_tags_contact').on(table.workspaceId, table.contactId),
    ofContact('contact_tags_contact_fk', table),
    foreignKey({
      name: 'contact_tags_tag_fk',
      columns: [table.workspaceId, table.tagId],
      foreignColumns: [tags.workspaceId, tags.id],
    }).onDelete('cascade'),
  ],
);

/** Custom fields; their values are in contacts.custom. */
export const contactFields = pgTable(
  'contact_fields',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    label: text('label').notNull(),
    kind: text('kind').$type<FieldKind>().notNull(),
    choices: jsonb('choices').$type<string[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('contact_fields_label').on(table.workspaceId, sql`lower(${table.label})`),
  ],
);

/** A contact's timeline. Written only through netlify/records/contacts/contact-timeline.ts. */
export const contactEvents = pgTable(
  'contact_events',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    contactId: uuid('contact_id').notNull(),
    kind: text('kind').$type<ContactEventKind>().notNull(),
    title: text('title').notNull(),
    text: text('text').notNull().default(''),
    /** Identifies the cause, so that recording it twice keeps one entry. */
    sourceKey: text('source_key'),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull().default(''),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('contact_events_contact').on(table.workspaceId, table.contactId, table.at, table.id),
    index('contact_events_kind').on(table.workspaceId, table.kind, table.at, table.contactId),
    uniqueIndex('contact_events_source')
      .on(table.workspaceId, table.sourceKey)
      .where(sql`${table.sourceKey} is not null`),
    ofContact('contact_events_contact_fk', table),
  ],
);

/**
 * The list's counts, as increments that triggers add (migration 0009): a count is the sum of its increments, so
 * that concurrent writers never wait for each other. The job tidy-contacts merges old ones. Kinds:
 * `status:lead`, `archived`, `month:2026-11` (created in that month, UTC), `tag:<id>`; all but `archived`
 * exclude archived contacts.
 */
export const contactCounts = pgTable(
  'contact_counts',
  {
    workspaceId: workspaceId(),
    id: uuid('id')
      .notNull()
      .default(sql`gen_random_uuid()`),
    kind: text('kind').notNull(),
    step: bigint('step', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

/** A bulk change or an import: what can be undone as one. */
export const contactBatches = pgTable(
  'contact_batches',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<'change' | 'import'>().notNull(),
    state: text('state').$type<'running' | 'done' | 'failed' | 'undoing' | 'undone'>().notNull(),
    /** For a bulk change: selection and change, for the job that continues it. */
    plan: jsonb('plan').$type<unknown>(),
    /** The last contact that the job has processed. */
    doneUntil: uuid('done_until'),
    changed: integer('changed').notNull().default(0),
    total: integer('total').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] }), index('contact_batches_age').on(table.createdAt)],
);

/** A contact's values before a batch changed it; null: it did not exist. Only changed parts are stored. */
export const contactChanges = pgTable(
  'contact_changes',
  {
    workspaceId: workspaceId(),
    batchId: uuid('batch_id').notNull(),
    contactId: uuid('contact_id').notNull(),
    before: jsonb('before').$type<ContactBefore>(),
    /** The `updatedAt` that the batch set: a later one means that somebody has changed it since. */
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.batchId, table.contactId] }),
    index('contact_changes_contact').on(table.workspaceId, table.contactId),
    ofContact('contact_changes_contact_fk', table),
    foreignKey({
      name: 'contact_changes_batch_fk',
      columns: [table.workspaceId, table.batchId],
      foreignColumns: [contactBatches.workspaceId, contactBatches.id],
    }).onDelete('cascade'),
  ],
);

export const contactExports = pgTable(
  'contact_exports',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    format: text('format').$type<'csv' | 'json'>().notNull(),
    selection: jsonb('selection').$type<unknown>().notNull(),
    state: text('state').$type<'running' | 'ready' | 'failed' | 'cancelled'>().notNull(),
    progress: integer('progress').notNull().default(0),
    rows: integer('rows').notNull().default(0),
    bytes: bigint('bytes', { mode: 'number' }),
    /** How many parts are in storage, in order. */
    parts: integer('parts').notNull().default(0),
    /** How often it was started. */
    attempts: integer('attempts').notNull().default(0),
    cause: text('cause'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('contact_exports_newest').on(table.workspaceId, table.createdAt, table.id),
    index('contact_exports_age').on(table.expiresAt),
  ],
);

export interface ContactBefore {
  /** For bulk changes: restored with the rest. */
  updatedAt?: string;
  name?: string;
  company?: string;
  status?: ContactStatus;
  value?: number | null;
  custom?: Record<string, FieldValue>;
  lastContactAt?: string | null;
  archivedAt?: string | null;
  points?: { kind: PointKind; value: string; shown: string; label: string; position: number }[];
  tagIds?: string[];
}
