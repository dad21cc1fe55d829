import pg from 'pg';
import * as z from 'zod/mini';
import { useDatabase } from '../testing/database';
import { createFreshDatabase, queryAt } from '../testing/fresh-database';
import { installQueues } from './install-queues';
import { job } from './job';

useDatabase();

const giveUp = job({ name: 'give-up', payload: z.object({}), retries: 1, retryDelay: 60, atOnce: 1 });
const nightly = job({ ...giveUp, name: 'nightly', cron: '0 3 * * *' });
const attempt = job({ ...giveUp, name: 'attempt', retries: 5, whenGivenUp: giveUp.name });

it('makes the queue of the job that comes after another first, wherever it stands in the list', async () => {
  const { url, drop } = await createFreshDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await installQueues(url, client, [attempt, giveUp]);
    await installQueues(url, client, [giveUp, attempt]); // as at every start
    expect(
      await queryAt(url, "SELECT name, retry_limit, dead_letter FROM pgboss.queue WHERE name !~ '^__' ORDER BY name"),
    ).toEqual([
      { name: 'attempt', retry_limit: 5, dead_letter: 'give-up' },
      { name: 'give-up', retry_limit: 1, dead_letter: null },
    ]);
  } finally {
    await client.end();
    await drop();
  }
});

it('a job that somebody waits for is told to the workers with the transaction, a job by the clock is not', async () => {
  const { url, drop } = await createFreshDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await installQueues(url, client, [giveUp, nightly]);
    expect(await queryAt(url, "SELECT name, notify FROM pgboss.queue WHERE name !~ '^__' ORDER BY name")).toEqual([
      { name: 'give-up', notify: true },
      { name: 'nightly', notify: false },
    ]);
  } finally {
    await client.end();
    await drop();
  }
});
