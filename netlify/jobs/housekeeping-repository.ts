import { lt, sql } from 'drizzle-orm';
import { HOUR_MS } from '../../src/domain/duration';
import { acrossWorkspaces } from '../database/client';
import { changes, idempotencyKeys, rateLimits } from '../database/schema/http';

/** Deletes old change records, replies older than a day, and expired rate limits. */
export const forgetOld = (now: Date): Promise<void> =>
  acrossWorkspaces('forget old kernel rows', async (tx) => {
    await tx.delete(changes).where(lt(changes.createdAt, new Date(now.getTime() - HOUR_MS)));
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - 25 * HOUR_MS)));
    await tx.delete(rateLimits).where(sql`${rateLimits.expire} < ${now.getTime()}`);
  });
