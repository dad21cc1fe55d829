import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { SubscriptionState } from '../../../src/domain/newsletter';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What visitors wrote through the contact form. Kept for the workspace of whoever runs the installation. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
    handledAt: instant('handled_at'),
  },
  (table) => [
    index('contact_messages_newest').on(table.workspaceId, table.createdAt, table.id),
    index('contact_messages_sender').on(table.workspaceId, table.email, table.createdAt),
    index('contact_messages_age').on(table.createdAt),
  ],
);

/** What visitors wrote before anybody ran the installation; handed over to the first who does. Of no workspace until then. */
export const earlyMessages = pgTable(
  'early_messages',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('early_messages_oldest').on(table.createdAt, table.id)],
);

/** Who asked for the newsletter, who confirmed it, and the proof of it (GDPR, article 7(1)). */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    /** In lower case. */
    email: text('email').notNull(),
    state: text('state').$type<SubscriptionState>().notNull(),
    /** The sentence that stood beside the box. */
    consentWording: text('consent_wording').notNull(),
    /** When the form was sent. */
    consentedAt: instant('consented_at').notNull(),
    /** Network address of whoever confirmed. Nothing is kept of whoever only typed an address: that may be anyone. */
    consentAddress: text('consent_address'),
    /** When the last mail with a link to confirm was made; at most one a day. */
    mailedAt: instant('mailed_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    unsubscribedAt: instant('unsubscribed_at'),
  },
  (table) => [
    unique('newsletter_subscriptions_once').on(table.workspaceId, table.email),
    index('newsletter_subscriptions_age').on(table.state, table.consentedAt),
  ],
);
