import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * The ledger of the product's own emails. It belongs to the installation, not to a workspace: requests may only
 * add rows, the worker sends them, the operator reads them. Once an email is sent, its text is erased; `held`
 * means that no mail server is set up and the operator's outbox shows it instead.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    html: text('html'),
    text: text('text'),
    replyTo: text('reply_to'),
    /**
     * Refers to the row of auth.one_time_token whose link it carries; without that row the link is dead, and a
     * trigger ends the email.
     */
    tokenHash: text('token_hash'),
    /** The workspace that it is about, with which it is deleted: the transaction's own unless another is named. */
    aboutWorkspace: uuid('about_workspace').default(sql`current_workspace()`),
    /** A person named in it besides its reader, such as the inviter. */
    aboutPerson: uuid('about_person'),
    state: text('state').$type<MailState>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Why the last attempt failed, as a sentence. */
    cause: text('cause'),
    /** When the current attempt times out; a worker that died leaves one behind. */
    leaseUntil: instant('lease_until'),
    /** When its links expire; the text is erased then, sent or not. */
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('mails_state').on(table.state, table.createdAt, table.id),
    index('mails_newest').on(table.createdAt, table.id),
    index('mails_expires').on(table.expiresAt),
    index('mails_token_hash').on(table.tokenHash),
    index('mails_about_workspace').on(table.aboutWorkspace),
    index('mails_about_person').on(table.aboutPerson),
    index('mails_recipient').on(table.recipient),
  ],
);

/**
 * sending: an attempt is under way. uncertain: the server may have taken it, but its answer was lost; never
 * resent automatically. ended: its link was used, replaced or withdrawn before it was sent, or it was held until
 * its links expired.
 */
export type MailState = 'waiting' | 'sending' | 'sent' | 'held' | 'failed' | 'uncertain' | 'ended';
