import { activityContract } from '../../../../src/contracts/activity';
import { analyticsContract } from '../../../../src/contracts/analytics';
import { authContract } from '../../../../src/contracts/auth';
import { contactsContract } from '../../../../src/contracts/contacts';
import { overviewContract } from '../../../../src/contracts/overview';
import { samplesWritten } from '../../../http/samples-wiring';
import { asOwner, useDatabase } from '../../../testing/database';
import { makeClient } from '../../../testing/call';
import { functions } from '../../../testing/world';
import { leaveSamplesToWorker } from '../../../testing/written-samples';
import { makeDemoFilling } from './demo-filling';
import { demoFilling } from './demo-wiring';

useDatabase();
beforeAll(leaveSamplesToWorker);

/** As it is before a worker has seen it. */
async function opened() {
  const demo = makeClient(functions);
  const { body } = await demo.call('auth', authContract.login, {
    email: `${crypto.randomUUID()}@example.com`,
    password: 'x',
    zone: 'Europe/London',
  });
  return { ...demo, workspaceId: body.data.workspace.id as string };
}
const isDue = async (workspaceId: string) =>
  (
    await asOwner<{ sample_due: boolean }>('SELECT sample_due FROM workspaces WHERE workspace_id = $1', [workspaceId])
  )[0]!.sample_due;

it('a demo opens with its first page, and asks for the rest once', async () => {
  const demo = await opened();
  const { status, body } = await demo.call('overview', overviewContract.getOverview, {});
  expect(status).toBe(200);
  expect(body.data.activity).toHaveLength(5);
  expect(body.data.metrics.map(({ name, value }: { name: string; value: number }) => [name, value > 0])).toEqual([
    ['published', true],
    ['images', true],
    ['review', true],
    ['scheduled', true],
  ]);
  expect((await demo.call('activity', activityContract.listActivities, {})).body.data.items.length).toBeGreaterThan(10);
  const jobs = await asOwner("SELECT data FROM pgboss.job WHERE name = 'fill-demo' AND data ->> 'workspaceId' = $1", [
    demo.workspaceId,
  ]);
  expect(jobs).toHaveLength(1);
  expect(await isDue(demo.workspaceId)).toBe(true);
});

it('a call that reads the rest waits until it is written, and is never answered with an empty list', async () => {
  const demo = await opened();
  let answered = false;
  const waiting = demo.call('contacts', contactsContract.listContacts, {}).then((reply) => {
    answered = true;
    return reply;
  });
  await demo.call('overview', overviewContract.getOverview, {});
  expect(answered).toBe(false);
  await demoFilling().fillDemo({ workspaceId: demo.workspaceId });
  const { status, body } = await waiting;
  expect(status).toBe(200);
  expect(body.data.items.length).toBeGreaterThan(10);
  expect(await isDue(demo.workspaceId)).toBe(false);
  expect((await demo.call('analytics', analyticsContract.listInsights, {})).body.data.items.length).toBeGreaterThan(0);
});

it('a job that was cut off anywhere is done again without writing anything twice', async () => {
  const demo = await opened();
  const tables = ['contacts', 'campaigns', 'deliveries', 'material', 'event_days', 'events', 'goals', 'insights'];
  const counts = async () =>
    Promise.all(
      tables.map(async (table) => [
        table,
        (
          await asOwner<{ n: number }>(`SELECT count(*)::int AS n FROM ${table} WHERE workspace_id = $1`, [
            demo.workspaceId,
          ])
        )[0]!.n,
      ]),
    );
  await demoFilling().fillDemo({ workspaceId: demo.workspaceId });
  const whole = await counts();
  for (const [table, n] of whole) expect([table, n]).toEqual([table, expect.any(Number)]);
  expect(whole.every(([, n]) => (n as number) > 0)).toBe(true);
  await asOwner('UPDATE workspaces SET sample_due = true WHERE workspace_id = $1', [demo.workspaceId]);
  await demoFilling().fillDemo({ workspaceId: demo.workspaceId });
  expect(await counts()).toEqual(whole);
});

it('says that a demo is being prepared where its job does not come', async () => {
  const { workspaceId } = await opened();
  await expect(samplesWritten(workspaceId, 0)).rejects.toMatchObject({
    message: 'Your demo is still being prepared. Try again in a moment.',
  });
});

it('stays unfinished until every part is there, and leaves finished and deleted demos alone', async () => {
  const done: string[] = [];
  const due = { id: 'w', zone: 'UTC', owner: { id: 'o', name: 'Maya' }, openedAt: new Date(0) };
  let breaks = true;
  const filling = makeDemoFilling({
    repository: {
      findDue: async (id) => (id === 'w' ? due : null),
      markComplete: async () => void done.push('complete'),
    },
    seeds: [
      async () => void done.push('first'),
      async () => {
        if (breaks) throw new Error('cut off');
        done.push('second');
      },
    ],
  });
  await expect(filling.fillDemo({ workspaceId: 'w' })).rejects.toThrow('cut off');
  expect(done).toEqual(['first']);
  breaks = false;
  await filling.fillDemo({ workspaceId: 'w' });
  expect(done).toEqual(['first', 'first', 'second', 'complete']);
  await filling.fillDemo({ workspaceId: 'gone' });
  expect(done).toHaveLength(4);
});
