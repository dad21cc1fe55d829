import { visitsContract } from '../../../../src/contracts/visits';
import { asOwner, useDatabase } from '../../../testing/database';
import { sendVisits, startCollector } from '../../../testing/collector';
import { register } from '../../../testing/world';

useDatabase();

it('a collector that is killed under load has stored every event that it had acknowledged', async () => {
  const owner = await register();
  const site = (await owner.call('visits', visitsContract.createVisitSite, { hosts: ['corner-grill.example'] })).body
    .data;
  const collector = await startCollector();
  let killed: Promise<void> | undefined;
  const { acknowledged } = await sendVisits({
    port: collector.port,
    keys: [site.key],
    events: 3,
    atOnce: 24,
    until: (sent) => {
      if (sent.acknowledged.length >= 300) killed ??= collector.kill();
      return false;
    },
  });
  await killed;
  const stored = await asOwner<{ page: string; n: number }>(
    'SELECT page, count(*)::int AS n FROM event_inbox WHERE workspace_id = $1 GROUP BY page',
    [owner.workspaceId],
  );
  const found = new Map(stored.map(({ page, n }) => [page, n]));
  expect(acknowledged.length).toBeGreaterThanOrEqual(300);
  expect(acknowledged.filter((page) => found.get(`corner-grill.example${page}`) !== 3)).toEqual([]);
});
