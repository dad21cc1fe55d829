import { sql } from 'drizzle-orm';
import { useDatabase } from '../testing/database';
import { workspaceOf } from '../testing/builders/stored-contact';
import { inWorkspace } from './client';
import { giveUpAfter, tookTooLong } from './statement-timeout';

useDatabase();

const failing = (workspaceId: string, query: ReturnType<typeof sql>) =>
  inWorkspace(workspaceId, async (tx) => {
    await giveUpAfter(tx, 50);
    await tx.execute(query);
  }).then(
    () => null,
    (error: unknown) => error,
  );

it('a statement that takes too long is cancelled and distinguished from every other failure', async () => {
  const workspaceId = await workspaceOf();
  expect(tookTooLong(await failing(workspaceId, sql`select pg_sleep(20)`))).toBe(true);
  expect(tookTooLong(await failing(workspaceId, sql`select 1 / 0`))).toBe(false);
  expect(await failing(workspaceId, sql`select 1`)).toBeNull();
});
