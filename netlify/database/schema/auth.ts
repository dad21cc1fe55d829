import { boolean, index, integer, pgSchema, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/**
 * better-auth's tables, in a separate schema that only the role `auth` may access. Columns are the library's
 * (core, organization); an organization is a workspace.
 */
export const authSchema = pgSchema('auth');

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const user = authSchema.table('user', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  /** The company as the person named it; '' for none. */
  company: text('company').notNull().default(''),
  bio: text('bio').notNull().default(''),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  /** When the account is deleted, 14 days after that was requested. */
  deletesAt: instant('deletes_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const session = authSchema.table(
  'session',
  {
    id: uuid('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    activeOrganizationId: uuid('active_organization_id'),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('session_user_id').on(table.userId)],
);

export const account = authSchema.table(
  'account',
  {
    id: uuid('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('account_user_id').on(table.userId)],
);

export const verification = authSchema.table(
  'verification',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('verification_identifier').on(table.identifier)],
);

export const organization = authSchema.table('organization', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  logo: text('logo'),
  metadata: text('metadata'),
  createdAt: instant('created_at').notNull(),
});

export const member = authSchema.table(
  'member',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    role: text('role').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('member_once').on(table.organizationId, table.userId), index('member_user_id').on(table.userId)],
);

export const invitation = authSchema.table(
  'invitation',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    role: text('role'),
    status: text('status').notNull(),
    inviterId: uuid('inviter_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('invitation_organization_id').on(table.organizationId)],
);

/**
 * Reset, verification and invitation links: the hash of a random token, valid for one purpose, once, until it
 * expires.
 */
export const oneTimeToken = authSchema.table(
  'one_time_token',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose').notNull(),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** What the token is for: the email to verify, the invitation to accept. */
    subject: text('subject').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('one_time_token_user').on(table.userId, table.purpose),
    index('one_time_token_subject').on(table.purpose, table.subject),
    index('one_time_token_expires').on(table.expiresAt),
  ],
);

/** An authenticator's secret and the recovery codes, both encrypted by better-auth. */
export const twoFactor = authSchema.table(
  'two_factor',
  {
    id: uuid('id').primaryKey(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** False until a first code has proved that the app has the secret. */
    verified: boolean('verified').notNull().default(false),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: instant('locked_until'),
  },
  (table) => [unique('two_factor_once').on(table.userId)],
);

/** The operators of this installation. */
export const operator = authSchema.table('operator', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  grantedAt: instant('granted_at').notNull(),
});
