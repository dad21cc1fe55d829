import { sql } from 'drizzle-orm';
import { acrossWorkspaces } from '../database/client';

/**
 * Whether a job is due or running, including those that the schedule has sent. With `withinMs`, also whether a
 * job with a set time becomes due within that time; the pause before a retry does not count.
 */
export const hasDueJobs = ({ withinMs = 0 }: { withinMs?: number } = {}): Promise<boolean> =>
  acrossWorkspaces('look for due jobs', async (tx) => {
    const { rows } = await tx.execute(
      sql`select 1 from pgboss.job where (state in ('created', 'retry') and start_after <= now()) or state = 'active' or (state = 'created' and start_after <= now() + ${`${withinMs} milliseconds`}::interval) limit 1`,
    );
    return rows.length > 0;
  });

/** Those of these queues that have a job to begin with now. */
export const queuesWithDueJobs = (names: readonly string[]): Promise<string[]> =>
  acrossWorkspaces('look for due jobs', async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(
      sql`select q.name from unnest(${sql.param(names)}::text[]) q (name) where exists (select 1 from pgboss.job j where j.name = q.name and j.state < 'active' and j.start_after <= now())`,
    );
    return rows.map(({ name }) => name);
  });
