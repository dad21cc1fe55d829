import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { SubscriptionState } from '../../../src/domain/newsletter';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Messages from the contact form, stored for the operator's workspace. */
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

/**
 * Messages that arrived before there was an operator; handed over to the first one. Until then they belong to no
 * workspace.
 */
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

/** Newsletter subscriptions: who asked, who confirmed, and the proof (GDPR, article 7(1)). */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    /** In lower case. */
    email: text('email').notNull(),
    state: text('state').$type<SubscriptionState>().notNull(),
    /** The consent text next to the checkbox. */
    consentWording: text('consent_wording').notNull(),
    /** When the form was sent. */
    consentedAt: instant('consented_at').notNull(),
    /**
     * Network address of whoever confirmed. None is stored for somebody who only typed an address, which may be
     * anyone's.
     */
    consentAddress: text('consent_address'),
    /** When the last confirmation email was made; at most one a day. */
    mailedAt: instant('mailed_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    unsubscribedAt: instant('unsubscribed_at'),
  },
  (table) => [
    unique('newsletter_subscriptions_once').on(table.workspaceId, table.email),
    index('newsletter_subscriptions_age').on(table.state, table.consentedAt),
  ],
);
