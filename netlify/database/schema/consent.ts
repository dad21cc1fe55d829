import { foreignKey, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { ConsentBasis, ConsentChannel, ConsentState, SuppressionReason } from '../../../src/domain/consent';
import { contacts } from './contacts';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * The consent ledger (GDPR, article 7(1)): rows are added, never changed. Written only through
 * netlify/records/consent/consent-ledger.ts.
 */
export const consents = pgTable(
  'consents',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    contactId: uuid('contact_id').notNull(),
    channel: text('channel').$type<ConsentChannel>().notNull(),
    state: text('state').$type<ConsentState>().notNull(),
    basis: text('basis').$type<ConsentBasis>(),
    /** The sentence they agreed to. */
    wording: text('wording').notNull().default(''),
    /** The evidence: the form and its confirmation, an import's file, a colleague's words. */
    proof: text('proof').notNull().default(''),
    /** The email or number that it was given for; '' when unknown. */
    point: text('point').notNull().default(''),
    /** The network address of the request. */
    address: text('address'),
    importId: uuid('import_id'),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull().default(''),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('consents_contact').on(table.workspaceId, table.contactId, table.at, table.id),
    foreignKey({
      name: 'consents_contact_fk',
      columns: [table.workspaceId, table.contactId],
      foreignColumns: [contacts.workspaceId, contacts.id],
    }).onDelete('cascade'),
  ],
);

/**
 * Addresses that nothing is sent to, whoever has them; looked up by a keyed hash, which remains when the address
 * is erased.
 */
export const suppressions = pgTable(
  'suppressions',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    channel: text('channel').$type<ConsentChannel>().notNull(),
    pointHash: text('point_hash').notNull(),
    /** Null once its owner has been erased. */
    point: text('point'),
    reason: text('reason').$type<SuppressionReason>().notNull(),
    /** The mail server's answer that blocked it; '' for none. */
    cause: text('cause').notNull().default(''),
    /** The list that it was imported with, which can be removed as a whole; null for suppressions that arose here. */
    importId: uuid('import_id'),
    /** The suppression that a list has replaced: it is restored when the list is removed. */
    former: jsonb('former').$type<FormerSuppression>(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('suppressions_once').on(table.workspaceId, table.channel, table.pointHash),
    index('suppressions_newest').on(table.workspaceId, table.at, table.id),
    index('suppressions_import')
      .on(table.workspaceId, table.importId, table.id)
      .where(sql`import_id is not null`),
  ],
);

export interface FormerSuppression {
  reason: SuppressionReason;
  cause: string;
  at: string;
  importId: string | null;
  former: FormerSuppression | null;
}
