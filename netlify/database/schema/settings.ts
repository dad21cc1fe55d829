import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { VendorField, VendorName } from '../../../src/domain/vendor';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A person's choices in one workspace. No row: the defaults. */
export const memberSettings = pgTable(
  'member_settings',
  {
    workspaceId: workspaceId(),
    userId: uuid('user_id').notNull(),
    emailNotifications: boolean('email_notifications').notNull().default(true),
    pushNotifications: boolean('push_notifications').notNull().default(false),
    weeklyReports: boolean('weekly_reports').notNull().default(true),
    /** Activity up to this time has been emailed. */
    mailedUntil: instant('mailed_until'),
    /** The last reported week, such as 2026-W47. */
    reportedWeek: text('reported_week'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('member_settings_user').on(table.userId),
  ],
);

/** People who chose to be shown on the public page: a copy of their details, kept current by their settings. */
export const publicPeople = pgTable(
  'public_people',
  {
    workspaceId: workspaceId(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    company: text('company').notNull(),
    bio: text('bio').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId] }), index('public_people_user').on(table.userId)],
);

/**
 * Keys of external services: AES-256-GCM with workspace and field as associated data. A browser's request reads
 * them only to use them.
 */
export const credentials = pgTable(
  'credentials',
  {
    workspaceId: workspaceId(),
    field: text('field').$type<VendorField>().notNull(),
    /** The root secret it was encrypted under: a short hash of it. */
    keyId: text('key_id').notNull(),
    /** base64url of nonce, ciphertext and tag. */
    sealed: text('sealed').notNull(),
    /** The mask that people see. */
    shown: text('shown').notNull(),
    updatedBy: text('updated_by').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.field] })],
);

/** The last test of a vendor's stored keys. */
export const credentialTests = pgTable(
  'credential_tests',
  {
    workspaceId: workspaceId(),
    vendor: text('vendor').$type<VendorName>().notNull(),
    works: boolean('works').notNull(),
    sentence: text('sentence').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.vendor] })],
);

/** An export in progress or finished; its files stay in storage until it expires. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    /** Who requested it; for scope account, also whom it is about. */
    userId: uuid('user_id').notNull(),
    scope: text('scope').$type<'workspace' | 'account'>().notNull(),
    state: text('state').$type<'waiting' | 'running' | 'ready' | 'failed'>().notNull(),
    progress: integer('progress').notNull(),
    parts: jsonb('parts').$type<{ key: string; bytes: number }[]>().notNull(),
    /** How often it was started. */
    attempts: integer('attempts').notNull().default(0),
    cause: text('cause'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    unique('data_exports_tenant').on(table.workspaceId, table.id),
    index('data_exports_newest').on(table.workspaceId, table.createdAt, table.id),
    index('data_exports_expires').on(table.expiresAt),
  ],
);
