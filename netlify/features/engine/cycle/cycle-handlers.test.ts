import { activityContract } from '../../../../src/contracts/activity';
import { engineContract } from '../../../../src/contracts/engine';
import type { CycleRun } from '../../../../src/contracts/engine-runs';
import { asOwner, useDatabase } from '../../../testing/database';
import { bakery, joinAsMember, register } from '../../../testing/world';
import { openRuns, runsOf } from '../../../testing/builders/running-weeks';
import { engineJobs } from '../engine-wiring';

useDatabase();

type Person = Awaited<ReturnType<typeof register>>;
const see = async ({ call }: Person): Promise<CycleRun> =>
  (await call('engine', engineContract.getCycleRun, {})).body.data;
const runNow = ({ call }: Person) => call('engine', engineContract.createCycleRun, {});
const titles = async ({ call }: Person) =>
  (await call('activity', activityContract.listActivities, {})).body.data.items.map(
    ({ title }: { title: string }) => title,
  );

/** Described before weeks were kept: without a run, and without ideas. */
async function registerIdle() {
  const owner = await register();
  await owner.call('engine', engineContract.updateProfile, bakery);
  await asOwner('DELETE FROM cycle_runs WHERE workspace_id = $1', [owner.workspaceId]);
  await asOwner('DELETE FROM ideas WHERE workspace_id = $1', [owner.workspaceId]);
  return owner;
}

describe('a week that has not begun', () => {
  it('begins with the profile, and says what was looked at and what happened', async () => {
    const owner = await register();
    expect(await see(owner)).toMatchObject({
      run: null,
      start: { obstacle: 'Describe your business first: ideas are based on it.' },
      weeks: [],
    });
    await owner.call('engine', engineContract.updateProfile, bakery);
    const { run, start } = await see(owner);
    expect(start).toBeNull();
    expect(run).toMatchObject({ state: 'choosing', mode: 'ask' });
    expect(run!.looked!.facts.map(({ sentence }) => sentence)).toContain(
      'Nothing was measured, so we do not know how many people you reached.',
    );
    expect(run!.events.map(({ sentence }) => sentence)).toEqual([
      'The week began.',
      expect.stringMatching(/^We looked at the four weeks from \d+ \w+ to \d+ \w+, and at the four before\.$/),
      'Three ideas were ready.',
    ]);
  });

  it('is begun by the button once, however often it is pressed, by whomever, in parallel', async () => {
    const [owner, guest] = [await registerIdle(), await register('Own shop')];
    await joinAsMember(guest, owner.workspaceId);
    expect((await see(owner)).start).toEqual({ obstacle: null });
    const replies = await Promise.all([runNow(owner), runNow(guest), runNow(owner), runNow(guest)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const run of await openRuns(owner)) await engineJobs().advanceCycle(run);
    expect(await runsOf(owner)).toMatchObject([{ state: 'choosing' }]);
    expect(await asOwner('SELECT 1 FROM ideas WHERE workspace_id = $1', [owner.workspaceId])).toHaveLength(3);
    expect((await titles(owner)).filter((title: string) => title.endsWith('was started by hand'))).toHaveLength(1);
    const again = await runNow(owner);
    expect(again.body.data).toMatchObject({ run: { state: 'choosing' }, start: null });
  });

  it('names the person who began it', async () => {
    const owner = await registerIdle();
    const { run } = (await runNow(owner)).body.data;
    expect(run.events[0]).toMatchObject({
      sentence: expect.stringMatching(/^Week \d+ was started by hand$/),
      by: owner.session.user.name,
    });
  });

  it('stays as it is while the engine is paused, and says so', async () => {
    const owner = await registerIdle();
    await owner.call('engine', engineContract.updateCycle, { running: false });
    const { status, body } = await runNow(owner);
    expect([status, body.error]).toEqual([
      409,
      'The engine is paused. Start it, and this week begins within a minute.',
    ]);
    expect(await runsOf(owner)).toEqual([]);
  });
});

describe('what people do with a week', () => {
  async function picked() {
    const owner = await register();
    await owner.call('engine', engineContract.updateProfile, bakery);
    const { ideas } = (await owner.call('engine', engineContract.getCycle, {})).body.data;
    const { id: pieceId } = (await owner.call('engine', engineContract.createPiece, { ideaId: ideas[0].id })).body.data;
    return { ...owner, pieceId };
  }
  const settle = async (owner: Person) => {
    for (const run of await openRuns(owner)) await engineJobs().advanceCycle(run);
  };

  it('moves it at once on the page and in its log, before any worker has looked, and beats agree', async () => {
    const owner = await picked();
    const beatNow = async () =>
      (await owner.call('engine', engineContract.getCycle, {})).body.data.beats.find(
        ({ state }: { state: string }) => state === 'now',
      )?.beat;
    expect((await see(owner)).run).toMatchObject({ state: 'approving' });
    expect(await beatNow()).toBe('create');
    await owner.call('engine', engineContract.approvePiece, { pieceId: owner.pieceId, version: 1 });
    expect((await see(owner)).run).toMatchObject({ state: 'deploying' });
    expect(await beatNow()).toBe('deploy');
    await engineJobs().publishPiece({ workspaceId: owner.workspaceId, pieceId: owner.pieceId });
    const { run } = await see(owner);
    expect(run!.state).toBe('measuring');
    expect(await beatNow()).toBeUndefined();
    expect(run!.events.slice(3).map(({ sentence, by }) => [sentence.replace(/^“.*”/, '“…”'), by])).toEqual([
      ['“…” was made from an idea', owner.session.user.name],
      ['“…” was approved', owner.session.user.name],
      ['“…” was published on your page', ''],
    ]);
    const before = run!.events.map(({ sentence }) => sentence);
    await settle(owner);
    await settle(owner);
    expect((await see(owner)).run!.events.map(({ sentence }) => sentence)).toEqual(before);
    expect(await runsOf(owner)).toMatchObject([{ state: 'measuring' }]);
  });

  it('takes it back as well: an edit, a withdrawal, taking down and deleting', async () => {
    const owner = await picked();
    const state = async () => (await settle(owner), (await runsOf(owner))[0]!.state);
    const at = { pieceId: owner.pieceId };
    const version = async () => (await owner.call('engine', engineContract.getPiece, at)).body.data.version;
    const approve = async () => owner.call('engine', engineContract.approvePiece, { ...at, version: await version() });
    await approve();
    expect(await state()).toBe('deploying');
    await owner.call('engine', engineContract.updatePiece, { ...at, version: await version(), title: 'Another' });
    expect(await state()).toBe('approving');
    await approve();
    expect(await state()).toBe('deploying');
    await engineJobs().publishPiece({ workspaceId: owner.workspaceId, ...at });
    expect(await state()).toBe('measuring');
    await owner.call('engine', engineContract.takeDownPiece, at);
    expect(await state()).toBe('approving');
    await owner.call('engine', engineContract.deletePiece, at);
    expect(await state()).toBe('choosing');
  });

  it('is found by the minute’s look: only runs that something has happened to', async () => {
    const owner = await picked();
    await settle(owner);
    const asked = () =>
      asOwner("SELECT 1 FROM pgboss.job WHERE name = 'advance-cycle' AND data->>'workspaceId' = $1", [
        owner.workspaceId,
      ]);
    const { lookAfterCycles } = engineJobs();
    const before = (await asked()).length;
    await lookAfterCycles(new AbortController().signal);
    expect(await asked()).toHaveLength(before);
    await owner.call('engine', engineContract.approvePiece, { pieceId: owner.pieceId, version: 1 });
    await lookAfterCycles(new AbortController().signal);
    expect(await asked()).toHaveLength(before + 1);
    await lookAfterCycles(new AbortController().signal);
    expect(await asked()).toHaveLength(before + 1);
  });

  it('counts a yes that comes after the week was closed', async () => {
    const owner = await picked();
    await asOwner("UPDATE cycle_runs SET state = 'skipped', reason = 'nobody-said-yes' WHERE workspace_id = $1", [
      owner.workspaceId,
    ]);
    await owner.call('engine', engineContract.approvePiece, { pieceId: owner.pieceId, version: 1 });
    await settle(owner);
    expect(await runsOf(owner)).toMatchObject([{ state: 'deploying', reason: null }]);
    expect((await see(owner)).run!.events.at(-1)!.sentence).toBe('A yes came after the week was over, and it counts.');
  });

  it('needs no run: without one, a pick and an approval work as ever', async () => {
    const owner = await register();
    await owner.call('engine', engineContract.updateProfile, bakery);
    await asOwner('DELETE FROM cycle_runs WHERE workspace_id = $1', [owner.workspaceId]);
    const { ideas } = (await owner.call('engine', engineContract.getCycle, {})).body.data;
    const made = await owner.call('engine', engineContract.createPiece, { ideaId: ideas[0].id });
    expect(made.status).toBe(200);
    expect((await see(owner)).run).toBeNull();
  });
});
