import { sql } from 'drizzle-orm';
import { acrossWorkspaces, inWorkspace } from '../../database/client';

export type TidyContactsRepository = typeof tidyContactsRepository;

export const tidyContactsRepository = {
  /** Workspaces whose counts are made of many steps, those with most first. */
  listManySteps: (atLeast: number, limit: number): Promise<string[]> =>
    acrossWorkspaces('add up counts of contacts', async (tx) =>
      (
        await tx.execute<{ id: string }>(
          sql`SELECT workspace_id AS id FROM contact_counts GROUP BY workspace_id HAVING count(*) >= ${atLeast} ORDER BY count(*) DESC LIMIT ${limit}`,
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
        WITH taken AS (DELETE FROM contact_counts WHERE workspace_id = ${workspaceId} RETURNING kind, step)
        INSERT INTO contact_counts (workspace_id, kind, step) SELECT ${workspaceId}::uuid, kind, sum(step) FROM taken GROUP BY kind HAVING sum(step) <> 0`);
      },
      'worker',
    ),
};
