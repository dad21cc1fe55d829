import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
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
import type { PostingState } from '../../../src/domain/posting-state';
import type { ConnectableChannel, PostingChannel } from '../../../src/domain/posting-channel';
import type { FigureCounts } from '../../../src/domain/posting-figure';
import { pieces } from './engine';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The account of a workspace on a network. Tokens are sealed with workspace and channel as associated data. */
export const connections = pgTable(
  'connections',
  {
    workspaceId: workspaceId(),
    channel: text('channel').$type<ConnectableChannel>().notNull(),
    /** The account as people know it, such as @ada@mastodon.example, and its page. */
    account: text('account').notNull(),
    accountUrl: text('account_url').notNull().default(''),
    /** What is not secret: the server, ids of the account. */
    settings: jsonb('settings').$type<Record<string, string>>().notNull(),
    keyId: text('key_id').notNull(),
    sealed: text('sealed').notNull(),
    state: text('state').$type<'connected' | 'disconnected'>().notNull(),
    /** Why it is disconnected. */
    cause: text('cause'),
    /** When its token ends; null when it does not. */
    expiresAt: instant('expires_at'),
    /** Somebody was told that it ends soon. */
    warnedAt: instant('warned_at'),
    checkedAt: instant('checked_at'),
    connectedBy: text('connected_by').notNull(),
    connectedAt: instant('connected_at').notNull(),
    /** Goes up with every change of the tokens, so that of two refreshes one is kept. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.channel] }),
    index('connections_ending')
      .on(table.expiresAt)
      .where(sql`state = 'connected'`),
  ],
);

/** A person who is on their way to a network's consent page and back (RFC 6749, RFC 7636). Used once. */
export const connectionRequests = pgTable(
  'connection_requests',
  {
    workspaceId: workspaceId(),
    /** SHA-256 of the state that travels through the browser. */
    stateHash: text('state_hash').notNull(),
    channel: text('channel').$type<ConnectableChannel>().notNull(),
    userId: uuid('user_id').notNull(),
    settings: jsonb('settings').$type<Record<string, string>>().notNull(),
    keyId: text('key_id').notNull(),
    /** PKCE verifier and the application's own secret. */
    sealed: text('sealed').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.stateHash] })],
);

/** The ledger of what goes where besides the workspace's own page: one row per post and channel. */
export const postings = pgTable(
  'postings',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    pieceId: uuid('piece_id').notNull(),
    channel: text('channel').$type<PostingChannel>().notNull(),
    /** Words that somebody wrote for this channel; null for those of the post. */
    ownWords: text('own_words'),
    /** Of the newsletter, whose campaign has the posting's id: a subject that somebody wrote; null for the post's title. */
    subject: text('subject'),
    /** The words as they go out, kept when the post is published. */
    words: text('words').notNull().default(''),
    state: text('state').$type<PostingState>().notNull(),
    dueAt: instant('due_at'),
    nextAt: instant('next_at'),
    /** Whose attempt holds it, and until when. */
    run: uuid('run'),
    leaseUntil: instant('lease_until'),
    attempts: integer('attempts').notNull().default(0),
    /** An attempt ended without an answer: the network is asked first whether it has the post. */
    unsure: boolean('unsure').notNull().default(false),
    remoteId: text('remote_id'),
    remoteUrl: text('remote_url'),
    /** Why it failed, waits or is uncertain, as a sentence. */
    cause: text('cause'),
    postedAt: instant('posted_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    unique('postings_once').on(table.workspaceId, table.pieceId, table.channel),
    index('postings_posted')
      .on(table.postedAt)
      .where(sql`state = 'posted'`),
    index('postings_open')
      .on(table.workspaceId, table.nextAt)
      .where(sql`state in ('due', 'posting')`),
    foreignKey({
      name: 'postings_piece_fk',
      columns: [table.workspaceId, table.pieceId],
      foreignColumns: [pieces.workspaceId, pieces.id],
    }).onDelete('cascade'),
  ],
);

/** What a network has counted of a post so far, and when it is asked again; null once it is not any more. */
export const postingFigures = pgTable(
  'posting_figures',
  {
    workspaceId: workspaceId(),
    postingId: uuid('posting_id').notNull(),
    /** Empty while the network has not told anything. */
    counts: jsonb('counts').$type<FigureCounts>().notNull(),
    readAt: instant('read_at').notNull(),
    nextAt: instant('next_at'),
    /** Why it told nothing the last time, as a sentence. */
    cause: text('cause'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.postingId] }),
    foreignKey({
      name: 'posting_figures_posting_fk',
      columns: [table.workspaceId, table.postingId],
      foreignColumns: [postings.workspaceId, postings.id],
    }).onDelete('cascade'),
  ],
);

/** Every call of the workspace's webhook, to look up and to send again. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    workspaceId: workspaceId(),
    id: uuid('id').notNull(),
    /** webhook-id of the message: the same each time it is sent. */
    messageId: text('message_id').notNull(),
    type: text('type').notNull(),
    payload: text('payload').notNull(),
    /** The status of the reply; null when there was none. */
    status: integer('status'),
    delivered: boolean('delivered').notNull(),
    /** What went wrong, as a sentence; the beginning of the reply otherwise. */
    said: text('said').notNull(),
    replayed: boolean('replayed').notNull().default(false),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('webhook_deliveries_newest').on(table.workspaceId, table.at, table.id),
    index('webhook_deliveries_age').on(table.at),
  ],
);
