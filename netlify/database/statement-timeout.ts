import { sql } from 'drizzle-orm';
import type { Transaction } from './client';

/** Sets a stricter statement timeout for the rest of this transaction. */
export const giveUpAfter = (tx: Transaction, ms: number) =>
  tx.execute(sql`select set_config('statement_timeout', ${String(ms)}, true)`);

/** Whether a statement was cancelled by its timeout: https://www.postgresql.org/docs/current/errcodes-appendix.html */
export function tookTooLong(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  return (cause as { code?: string } | null)?.code === '57014';
}
