import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The page where people put themselves on the list; a workspace has one. */
export const signupPages = pgTable('signup_pages', {
  workspaceId: workspaceId().primaryKey(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  button: text('button').notNull(),
  wording: text('wording').notNull(),
  thanks: text('thanks').notNull(),
  /** Of the mail that asks for confirmation; '' for the words of the workspace's language. */
  mailSubject: text('mail_subject').notNull().default(''),
  mailText: text('mail_text').notNull().default(''),
  asksName: boolean('asks_name').notNull(),
  asksPhone: boolean('asks_phone').notNull(),
  tags: jsonb('tags').$type<string[]>().notNull(),
  open: boolean('open').notNull(),
  confirmed: integer('confirmed').notNull().default(0),
  updatedAt: instant('updated_at').notNull(),
});

/** Who asked to be on the list and has not confirmed it yet, with what was said. Confirmed ones are contacts. */
export const signups = pgTable(
  'signups',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    wording: text('wording').notNull(),
    /** The network address that asked. */
    address: text('address'),
    state: text('state').$type<'waiting' | 'confirmed'>().notNull(),
    askedAt: instant('asked_at').notNull(),
    mailedAt: instant('mailed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('signups_email').on(table.workspaceId, sql`lower(${table.email})`),
    index('signups_age').on(table.askedAt),
  ],
);
