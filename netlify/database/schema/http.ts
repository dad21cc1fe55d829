import { sql } from 'drizzle-orm';
import { bigint, customType, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** Counters of rate-limiter-flexible, which defines these columns. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);

/** The first reply to a request with an Idempotency-Key, kept for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    workspaceId: workspaceId(),
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    /** Keyed hash of endpoint and parameters: the same key with other input is an error. */
    fingerprint: text('fingerprint').notNull(),
    /** Null while the first request is running. */
    status: integer('status'),
    body: text('body'),
    /** A request that died without a reply releases its key after this time. */
    leaseUntil: instant('lease_until').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);

/**
 * Changed topics of a workspace, which open pages refetch; written by triggers (make_live_table). Readers move a
 * cursor over `xact`: ids of a sequence become visible out of order, but below the oldest running transaction no
 * row can be added.
 */
export const changes = pgTable(
  'changes',
  {
    workspaceId: workspaceId(),
    xact: transactionId('xact')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    topic: text('topic').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.xact, table.topic] }),
    index('changes_age').on(table.createdAt),
  ],
);
