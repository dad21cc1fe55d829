import { sql } from 'drizzle-orm';
import { acrossWorkspaces } from '../database/client';

/**
 * Whether a job waits to be worked now or is in hand; what the schedule has sent counts. With `withinMs`, also whether one
 * that was asked for at a time of its own becomes due so soon; the pause before another try is no such time.
 */
export const hasDueJobs = ({ withinMs = 0 }: { withinMs?: number } = {}): Promise<boolean> =>
  acrossWorkspaces('look for due jobs', async (tx) => {
    const { rows } = await tx.execute(
      sql`select 1 from pgboss.job where (state in ('created', 'retry') and start_after <= now()) or state = 'active' or (state = 'created' and start_after <= now() + ${`${withinMs} milliseconds`}::interval) limit 1`,
    );
    return rows.length > 0;
  });
