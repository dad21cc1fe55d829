import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/client';

/**
 * Pausing waits for what is being published at this moment, and publishing for a pause that is being stored: an
 * engine that says "paused" publishes nothing. Publishing shares the lock, so that posts do not wait for each other.
 */
export const lockEngine = (tx: Transaction, workspaceId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name(workspaceId)}))`);

export const shareEngine = (tx: Transaction, workspaceId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext(${name(workspaceId)}))`);

const name = (workspaceId: string) => `engine ${workspaceId}`;
