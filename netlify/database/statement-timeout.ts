import { sql } from 'drizzle-orm';
import type { Transaction } from './client';

/** Lets what follows in this transaction take at most so long per statement, where the usual bound is too generous. */
export const giveUpAfter = (tx: Transaction, ms: number) =>
  tx.execute(sql`select set_config('statement_timeout', ${String(ms)}, true)`);

/** Whether a statement was ended for taking too long: https://www.postgresql.org/docs/current/errcodes-appendix.html */
export function tookTooLong(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  return (cause as { code?: string } | null)?.code === '57014';
}
