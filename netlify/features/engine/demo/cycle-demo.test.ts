import { authContract } from '../../../../src/contracts/auth';
import { engineContract } from '../../../../src/contracts/engine';
import { makeClient } from '../../../testing/call';
import { asOwner, useDatabase } from '../../../testing/database';
import { functions } from '../../../testing/world';
import { demoFilling } from '../../auth/demo/demo-wiring';

useDatabase();

it('has weeks that agree with its posts and figures, and says what it looked at and what happened', async () => {
  const demo = makeClient(functions);
  const { body } = await demo.call('auth', authContract.login, {
    email: `${crypto.randomUUID()}@example.com`,
    password: 'x',
    zone: 'America/New_York',
  });
  const workspaceId = body.data.workspace.id;
  await demoFilling().fillDemo({ workspaceId });
  const { run, start, weeks } = (await demo.call('engine', engineContract.getCycleRun, {})).body.data;
  expect(start).toBeNull();
  const { beats } = (await demo.call('engine', engineContract.getCycle, {})).body.data;
  const beat = beats.find(({ state }: { state: string }) => state === 'now')?.beat;
  expect([run.state, beat]).toEqual(
    { propose: ['choosing', 'propose'], deploy: ['deploying', 'deploy'] }[beat as string] ?? ['measuring', undefined],
  );
  expect(run.looked.facts.map(({ sentence }: { sentence: string }) => sentence)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\d+ posts went out/),
      expect.stringMatching(/^You reached [\d,]+ people/),
      expect.stringMatching(/^Your best post was “/),
    ]),
  );
  expect(weeks).toHaveLength(3);
  const stored = await asOwner<{ state: string; events: number }>(
    `SELECT state, (SELECT count(*)::int FROM cycle_events e WHERE e.run_id = r.id) AS events
     FROM cycle_runs r WHERE workspace_id = $1 ORDER BY starts_on`,
    [workspaceId],
  );
  expect(stored[0]).toMatchObject({ state: 'done' });
  expect(stored.every(({ events }) => events >= 3)).toBe(true);
  const last = (await demo.call('engine', engineContract.getCycleRun, { of: weeks.at(-1).startsOn })).body.data.run;
  expect(last.sentence).toMatch(/^Seven days after it went out, “.+” had reached [\d,]+ (?:person|people)\./);
});
