import pg from 'pg';
import { createFreshDatabase, queryAt } from '../testing/fresh-database';
import { migrate } from '../jobs/database-wiring';
import { MIGRATION_LOCK } from './migrate';

it('of two that migrate at once one waits in a transaction of its own: a pooler would keep the lock of a session', async () => {
  const { url, drop } = await createFreshDatabase();
  const first = new pg.Client({ connectionString: url });
  try {
    await first.connect();
    await first.query('BEGIN');
    await first.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const second = migrate(url);
    const waiting = await eventually(() =>
      queryAt<{ own: boolean }>(
        url,
        "SELECT query LIKE '%advisory_xact_lock%' AS own FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'",
      ),
    );
    expect(waiting).toEqual([{ own: true }]);
    await first.query('COMMIT');
    expect((await second).length).toBeGreaterThan(20);
    expect(await migrate(url)).toEqual([]);
  } finally {
    await first.end();
    await drop();
  }
});

async function eventually<T>(ask: () => Promise<T[]>): Promise<T[]> {
  for (;;) {
    const rows = await ask();
    if (rows.length > 0) return rows;
  }
}
