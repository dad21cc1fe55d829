import { PgBoss } from 'pg-boss';
import { asOwner, useDatabase } from '../../../testing/database';
import { failPiece, publishPiece } from '../engine-jobs';

useDatabase();

it('gets a piece only when the last attempt to publish it has failed', async () => {
  await asOwner('DELETE FROM pgboss.job'); // what other tests on this database left to do
  const boss = new PgBoss({ connectionString: process.env.DATABASE_URL, supervise: false, schedule: false, max: 1 });
  await boss.start();
  try {
    const payload = { workspaceId: crypto.randomUUID(), pieceId: crypto.randomUUID() };
    const waiting = () =>
      asOwner<{ data: unknown }>('SELECT data FROM pgboss.job WHERE name = $1 AND data = $2', [
        failPiece.name,
        JSON.stringify(payload),
      ]);
    await boss.send(publishPiece.name, payload, { retryLimit: 1, retryDelay: 0, retryBackoff: false });
    for (const attempt of [1, 2]) {
      const [job] = await boss.fetch(publishPiece.name);
      await boss.fail(publishPiece.name, job!.id, new Error(`attempt ${attempt}`));
      expect(await waiting()).toEqual(attempt === 1 ? [] : [{ data: payload }]);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
});
