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
 * People a workspace does business with. Orders of the list stand in indexes that begin with the workspace; nothing in
 * a sort is null. Every write goes through the features contacts, imports and signup, which keep `search` and `nameKey`.
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
    /** Name, emails and company, folded; looked through with trigrams (function contacts_matching). */
    search: text('search').notNull(),
    /** What the list is sorted by: the folded label. */
    nameKey: text('name_key').notNull(),
    /** The last word of the consent ledger per channel, written with it. */
    emailConsent: text('email_consent').$type<ConsentState>(),
    smsConsent: text('sms_consent').$type<ConsentState>(),
    voiceConsent: text('voice_consent').$type<ConsentState>(),
    lastContactAt: instant('last_contact_at'),
    /** Never null, for orders and cursors: an index cannot follow coalesce() below a policy. */
    touchedAt: instant('touched_at')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(last_contact_at, '-infinity'::timestamptz)`),
    valueKey: bigint('value_key', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`coalesce(value, -1)`),
    archivedAt: instant('archived_at'),
    /** The import that made it. */
    importId: uuid('import_id'),
    /** Of rows without email and phone: a hash of what the file said, so that the same file makes no second copy. */
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

/** Emails and phones. An email belongs to one contact of a workspace; a phone may be a household's. */
export const contactPoints = pgTable(
  'contact_points',
  {
    workspaceId: workspaceId(),
    contactId: uuid('contact_id').notNull(),
    kind: text('kind').$type<PointKind>().notNull(),
    /** As it is compared: lower case; E.164, or the bare digits of a number that nobody understands. */
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

/** Custom fields; their values lie in contacts.custom. */
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

/** A contact's timeline. Written through netlify/records/contacts/contact-timeline.ts alone. */
export const contactEvents = pgTable(
  'contact_events',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    contactId: uuid('contact_id').notNull(),
    kind: text('kind').$type<ContactEventKind>().notNull(),
    title: text('title').notNull(),
    text: text('text').notNull().default(''),
    /** Names what caused it, so that telling it twice keeps one line. */
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
 * What the list counts, as steps that triggers add (migration 0009): a count is the sum of its steps, so that two who
 * write at once never wait for each other. The job tidy-contacts adds old steps up. Kinds: `status:lead`, `archived`,
 * `month:2026-11` (made in that month, UTC), `tag:<id>`; all but `archived` leave archived contacts out.
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

/** A change of many, or an import: what can be undone in one go. */
export const contactBatches = pgTable(
  'contact_batches',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<'change' | 'import'>().notNull(),
    state: text('state').$type<'running' | 'done' | 'failed' | 'undoing' | 'undone'>().notNull(),
    /** Of a change: selection and change, for the job that goes on with it. */
    plan: jsonb('plan').$type<unknown>(),
    /** Where the job goes on: the last contact's id. */
    doneUntil: uuid('done_until'),
    changed: integer('changed').notNull().default(0),
    total: integer('total').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] }), index('contact_batches_age').on(table.createdAt)],
);

/** How a contact was before a batch changed it; null: it was not there. Only changed parts are kept. */
export const contactChanges = pgTable(
  'contact_changes',
  {
    workspaceId: workspaceId(),
    batchId: uuid('batch_id').notNull(),
    contactId: uuid('contact_id').notNull(),
    before: jsonb('before').$type<ContactBefore>(),
    /** What the batch left as `updatedAt`: a later one says that somebody has changed it since. */
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
    /** Parts in storage, in order. */
    parts: integer('parts').notNull().default(0),
    /** How often it was begun. */
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

export const segments = pgTable(
  'segments',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    rules: jsonb('rules').$type<unknown>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('segments_name').on(table.workspaceId, sql`lower(${table.name})`),
  ],
);

export interface ContactBefore {
  /** Of a change of many: put back with the rest. */
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
