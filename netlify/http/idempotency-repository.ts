import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { DAY_MS } from '../../src/domain/duration';
import { inWorkspace } from '../database/client';
import { idempotencyKeys as keys } from '../database/schema/http';

/**
 * Claims a key for a request, or returns the state of the request that has it. Of two concurrent claims only one
 * succeeds.
 */
export const claimKey = ({
  workspaceId,
  userId,
  key,
  fingerprint,
  now,
}: KeyId & { fingerprint: string; now: Date }): Promise<Claim> =>
  inWorkspace(workspaceId, async (tx) => {
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const taken = await tx
      .insert(keys)
      .values({ workspaceId, userId, key, fingerprint, leaseUntil, createdAt: now })
      .onConflictDoUpdate({
        target: [keys.workspaceId, keys.userId, keys.key],
        set: { fingerprint, leaseUntil, createdAt: now, status: null, body: null },
        // A result older than a day is dropped; a request that died without a reply releases its key, but only for the
        // same request.
        setWhere: or(
          lt(keys.createdAt, new Date(now.getTime() - KEPT_MS)),
          and(isNull(keys.status), lt(keys.leaseUntil, now), eq(keys.fingerprint, fingerprint)),
        ),
      })
      .returning({ key: keys.key });
    if (taken.length > 0) return { state: 'mine' };
    const [stored] = await tx
      .select()
      .from(keys)
      .where(and(eq(keys.userId, userId), eq(keys.key, key)));
    if (!stored || stored.fingerprint !== fingerprint) return { state: 'other' };
    return stored.status === null
      ? { state: 'running' }
      : { state: 'done', status: stored.status, body: stored.body ?? '' };
  });

/** Stores a reply under its key; null releases the key. */
export const keepReply = ({ workspaceId, userId, key }: KeyId, reply: { status: number; body: string } | null) =>
  inWorkspace(workspaceId, async (tx) => {
    const mine = and(eq(keys.userId, userId), eq(keys.key, key));
    if (reply) await tx.update(keys).set(reply).where(mine);
    else await tx.delete(keys).where(mine);
  });

const KEPT_MS = DAY_MS;
/** Longer than any request may take. */
const LEASE_MS = 90_000;

interface KeyId {
  workspaceId: string;
  userId: string;
  key: string;
}

type Claim =
  | { state: 'mine' }
  | { state: 'other' }
  | { state: 'running' }
  | { state: 'done'; status: number; body: string };
