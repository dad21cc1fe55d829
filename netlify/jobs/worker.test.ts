import { PgBoss } from 'pg-boss';
import { engineContract } from '../../src/contracts/engine';
import { asOwner, useDatabase } from '../testing/database';
import { bakery, register } from '../testing/world';
import { allJobs } from './jobs-wiring';
import { startWorker } from './worker';
import { until } from '../testing/until';

useDatabase();

const scheduled = allJobs.map(({ job }) => job).filter(({ cron }) => cron);
const sent = new Map<string, string | null>();
let worker: Awaited<ReturnType<typeof startWorker>>;
beforeAll(async () => {
  await asOwner('DELETE FROM pgboss.job'); // removes jobs left over from other tests on this database
  worker = await startWorker();
  // All at once, because each queue is polled only every few seconds.
  const boss = new PgBoss({ connectionString: process.env.DATABASE_URL, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  for (const { name } of scheduled) sent.set(name, await boss.send(name, null));
  await boss.stop();
});
afterAll(() => worker.stop());

it('publishes an approved piece by itself', async () => {
  const { call } = await register();
  await call('engine', engineContract.updateProfile, bakery);
  const { ideas } = (await call('engine', engineContract.getCycle, {})).body.data;
  const piece = (await call('engine', engineContract.createPiece, { ideaId: ideas[0].id })).body.data;
  await call('engine', engineContract.approvePiece, { pieceId: piece.id, version: piece.version });
  await until(
    async () => (await call('engine', engineContract.getPiece, { pieceId: piece.id })).body.data.status === 'published',
  );
});

it.each(scheduled)(
  'works $name as its schedule sends it, without data, and has it on the schedule',
  async ({ name, cron }) => {
    await until(
      async () =>
        (await asOwner<{ state: string }>('SELECT state FROM pgboss.job WHERE id = $1', [sent.get(name)]))[0]?.state ===
        'completed',
    );
    expect(await asOwner('SELECT cron FROM pgboss.schedule WHERE name = $1', [name])).toEqual([{ cron }]);
  },
);
