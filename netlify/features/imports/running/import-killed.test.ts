import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { importsContract } from '../../../../src/contracts/imports';
import { workOnSchedule } from '../../../jobs/work-in-function';
import { startWorker } from '../../../jobs/worker';
import { openImporter } from '../../../testing/builders/imports';
import { asOwner, useDatabase } from '../../../testing/database';
import { until } from '../../../testing/until';

useDatabase();
beforeEach(() => asOwner('DELETE FROM pgboss.job')); // removes jobs left over from other tests on this database

it('is finished by another worker after the first was killed between two batches: nothing twice, nothing lost', async () => {
  const importer = await openImporter();
  await importer.take('Name,Email\nOld,p3000@example.com');
  const importId = await importer.bring(
    [
      'Name,Email,Tags',
      ...Array.from({ length: 5_000 }, (_, n) => `Person ${n},p${n}@example.com,Regular`),
      ',bad@,',
    ].join('\n'),
  );
  const counts = async () => (await importer.get(importId)).counts;
  const holder = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await holder.connect();
  const first = spawn(process.execPath, ['--import', 'tsx', 'scripts/worker.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, LOG_LEVEL: 'silent' },
  });
  const gone = once(first, 'exit');
  let second: Awaited<ReturnType<typeof startWorker>> | undefined;
  try {
    // A contact of the second batch is locked, so that the job stops in the middle of it.
    await holder.query('BEGIN');
    await holder.query("SELECT 1 FROM contacts WHERE workspace_id = $1 AND name = 'Old' FOR UPDATE", [
      importer.workspaceId,
    ]);
    await importer.call('imports', importsContract.startImport, {
      importId,
      columns: [
        { column: 0, target: 'name' },
        { column: 1, target: 'email' },
        { column: 2, target: 'tags' },
      ],
    });
    await until(async () => (await counts()).rows === 2_000);
    first.kill('SIGKILL');
    await gone;
    await holder.query('ROLLBACK');
    expect(await counts()).toEqual({ rows: 2_000, created: 2_000, updated: 0, unchanged: 0, skipped: 0, failed: 0 });
    await missHeartbeat();
    second = await startWorker();
    await until(async () => (await importer.get(importId)).state === 'done');
    await second.stop();
    expect(await counts()).toEqual({ rows: 5_001, created: 4_999, updated: 1, unchanged: 0, skipped: 0, failed: 1 });
    expect([
      (await importer.people()).length,
      await importer.counts(),
      (await importer.errors(importId)).length,
    ]).toEqual([5_000, { month: 5_000, 'status:lead': 5_000 }, 1]);
  } finally {
    first.kill('SIGKILL');
    await second?.stop();
    await holder.end();
  }
});

/** Two minutes pass: the heartbeat is overdue and the pause before the retry is over. */
async function missHeartbeat(): Promise<void> {
  await asOwner("UPDATE pgboss.job SET heartbeat_on = now() - interval '2 minutes' WHERE name = 'import-contacts'");
  await asOwner('UPDATE pgboss.queue SET monitor_claim_on = NULL');
  await workOnSchedule(new Request('http://localhost:8888/'));
  await asOwner("UPDATE pgboss.job SET start_after = now() WHERE name = 'import-contacts' AND state = 'retry'");
}
