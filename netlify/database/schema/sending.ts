import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { CLAIM_LIMIT } from '../../../src/domain/conversion';
import type { DnsRecord } from '../../../src/domain/sending-domain';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A workspace's sender. */
export const sendingSettings = pgTable('sending_settings', {
  workspaceId: workspaceId().primaryKey(),
  senderName: text('sender_name').notNull().default(''),
  localPart: text('local_part').notNull().default(''),
  domainId: uuid('domain_id'),
  replyTo: text('reply_to').notNull().default(''),
  postalAddress: text('postal_address').notNull().default(''),
  /** Hash (SHA-256, base64url) of the conversion reporting key, and the key, encrypted. */
  conversionKeyHash: text('conversion_key_hash'),
  conversionKey: text('conversion_key'),
  conversionKeyId: text('conversion_key_id'),
  /** The largest amount that a click may report without an owner's approval, in hundredths. */
  claimLimit: bigint('claim_limit', { mode: 'number' }).notNull().default(CLAIM_LIMIT),
  /** What emails track; see docs/campaigns.md. */
  tracksOpens: boolean('tracks_opens').notNull().default(true),
  tracksClicks: boolean('tracks_clicks').notNull().default(true),
  tracksConversions: boolean('tracks_conversions').notNull().default(true),
  /** Hosts of the business beside its website and its verified domains: links to them carry `fb_click`. */
  ownHosts: jsonb('own_hosts').$type<string[]>().notNull().default([]),
  updatedAt: instant('updated_at').notNull(),
});

/** Domains that email is signed for (DKIM, RFC 6376). The private key is encrypted (ports/secret-box.ts). */
export const sendingDomains = pgTable(
  'sending_domains',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    domain: text('domain').notNull(),
    selector: text('selector').notNull(),
    /** base64 of the SubjectPublicKeyInfo. */
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
    privateKeyId: text('private_key_id').notNull(),
    records: jsonb('records').$type<DnsRecord[]>().notNull(),
    verifiedAt: instant('verified_at'),
    checkedAt: instant('checked_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('sending_domains_once').on(table.workspaceId, sql`lower(${table.domain})`),
    index('sending_domains_age').on(table.checkedAt),
  ],
);

/**
 * Processed reports of mail services, so that each counts once however often it arrives. Belongs to the
 * installation.
 */
export const mailReceipts = pgTable(
  'mail_receipts',
  { source: text('source').notNull(), eventId: text('event_id').notNull(), at: instant('at').notNull() },
  (table) => [primaryKey({ columns: [table.source, table.eventId] }), index('mail_receipts_age').on(table.at)],
);

/** When the next email to a receiving domain may be sent (generic cell rate algorithm). Belongs to the installation. */
export const mailPaces = pgTable('mail_paces', {
  domain: text('domain').primaryKey(),
  nextAt: instant('next_at').notNull(),
});
