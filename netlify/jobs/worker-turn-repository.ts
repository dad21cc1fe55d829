import { sql } from 'drizzle-orm';
import { acrossWorkspaces } from '../database/client';

/**
 * The turn of the single background worker, stored among the rate limits, whose rows expire by themselves. A
 * turn is identified by its end time: a worker that lost it can neither renew nor end its successor's. Times are
 * the database's.
 */
export const workerTurns = {
  /** Null while another worker has it. */
  take: (): Promise<WorkerTurn | null> =>
    acrossWorkspaces('take the turn of the background worker', async (tx) => {
      const { rows } = await tx.execute<{ expire: string }>(sql`
        insert into rate_limits (key, points, expire) values (${KEY}, 1, ${ends})
        on conflict (key) do update set expire = excluded.expire where rate_limits.expire <= ${now} returning expire`);
      return rows[0] ? { expire: rows[0].expire } : null;
    }),
  /** Extends the turn; null when it was lost. */
  renew: ({ expire }: WorkerTurn): Promise<WorkerTurn | null> =>
    acrossWorkspaces('renew the turn of the background worker', async (tx) => {
      const { rows } = await tx.execute<{ expire: string }>(
        sql`update rate_limits set expire = greatest(${ends}, expire + 1) where key = ${KEY} and expire = ${expire}::bigint returning expire`,
      );
      return rows[0] ? { expire: rows[0].expire } : null;
    }),
  end: ({ expire }: WorkerTurn): Promise<void> =>
    acrossWorkspaces('end the turn of the background worker', async (tx) => {
      await tx.execute(sql`delete from rate_limits where key = ${KEY} and expire = ${expire}::bigint`);
    }),
};

const KEY = 'background-worker';
const now = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
/** A killed worker is succeeded by another after half a minute. */
const ends = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint + 30000`;

export interface WorkerTurn {
  /** Milliseconds since 1970; PostgreSQL's bigint arrives as text. */
  expire: string;
}
