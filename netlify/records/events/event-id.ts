import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';

/**
 * The id of the event behind a row: always the same, so that a repeated job records the same event instead of a second
 * one. `eventIdIn` is the same in SQL.
 */
export const eventIdOf = (kind: string, rowId: string): string =>
  createHash('sha256')
    .update(`${kind}:${rowId}`)
    .digest('hex')
    .slice(0, 32)
    .replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');

export const eventIdIn = (kind: SQL, rowId: SQL): SQL =>
  sql`left(encode(sha256(convert_to(${kind} || ':' || ${rowId}, 'UTF8')), 'hex'), 32)::uuid`;
