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

/** What one person has chosen in one workspace. No row: the defaults. */
export const memberSettings = pgTable(
  'member_settings',
  {
    workspaceId: workspaceId(),
    userId: uuid('user_id').notNull(),
    emailNotifications: boolean('email_notifications').notNull().default(true),
    pushNotifications: boolean('push_notifications').notNull().default(false),
    weeklyReports: boolean('weekly_reports').notNull().default(true),
    /** News up to here were mailed. */
    mailedUntil: instant('mailed_until'),
    /** 2026-W47: the last week that was reported. */
    reportedWeek: text('reported_week'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('member_settings_user').on(table.userId),
  ],
);

/** People who show themselves on the public page: a copy of what they say of themselves, kept current by their settings. */
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

/** Keys of outside services: AES-256-GCM with workspace and field as associated data. Never read by a request of a browser but to be used. */
export const credentials = pgTable(
  'credentials',
  {
    workspaceId: workspaceId(),
    field: text('field').$type<VendorField>().notNull(),
    /** Which root secret it was sealed under: a short hash of it. */
    keyId: text('key_id').notNull(),
    /** base64url of nonce, ciphertext and tag. */
    sealed: text('sealed').notNull(),
    /** What people see of it. */
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

/** An export on its way or ready; its files lie in storage until it expires. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    /** Who asked for it, and for scope account whom it is about. */
    userId: uuid('user_id').notNull(),
    scope: text('scope').$type<'workspace' | 'account'>().notNull(),
    state: text('state').$type<'waiting' | 'running' | 'ready' | 'failed'>().notNull(),
    progress: integer('progress').notNull(),
    parts: jsonb('parts').$type<{ key: string; bytes: number }[]>().notNull(),
    /** How often it was begun. */
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
