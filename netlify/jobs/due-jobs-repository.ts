import { sql } from 'drizzle-orm';
import { acrossWorkspaces } from '../database/client';

/** Whether a job waits to be worked now or is in hand; what the schedule has sent counts. */
export const hasDueJobs = (): Promise<boolean> =>
  acrossWorkspaces('look for due jobs', async (tx) => {
    const { rows } = await tx.execute(sql`select 1 from pgboss.job where (state in ('created', 'retry') and start_after <= now()) or state = 'active' limit 1`);
    return rows.length > 0;
  });
