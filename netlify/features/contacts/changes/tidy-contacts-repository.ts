import { sql } from 'drizzle-orm';
import { acrossWorkspaces, inWorkspace } from '../../../database/client';

export type TidyContactsRepository = typeof tidyContactsRepository;

export const tidyContactsRepository = {
  /** Workspaces whose counts are made of many steps, those with most first. */
  listManySteps: (atLeast: number, limit: number): Promise<string[]> =>
    acrossWorkspaces('add up counts of contacts', async (tx) =>
      (
        await tx.execute<{ id: string }>(
          sql`select workspace_id as id from contact_counts group by workspace_id having count(*) >= ${atLeast} order by count(*) desc limit ${limit}`,
        )
      ).rows.map(({ id }) => id),
    ),

  /** One step for each kind in the place of many. In one statement: whoever counts meanwhile sees the steps or their sum, never both. */
  addUp: (workspaceId: string): Promise<void> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`contact counts ${workspaceId}`}))`);
        await tx.execute(sql`
        with taken as (delete from contact_counts where workspace_id = ${workspaceId} returning kind, step)
        insert into contact_counts (workspace_id, kind, step) select ${workspaceId}::uuid, kind, sum(step) from taken group by kind having sum(step) <> 0`);
      },
      'worker',
    ),
};
