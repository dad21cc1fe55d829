import { engineContract } from '../../../../src/contracts/engine';
import {
  jobsAt,
  postsOf,
  registerWaiting,
  runsOf,
  storyOf,
  weekMinuteAt,
  openRuns,
} from '../../../testing/builders/running-weeks';
import { asOwner, useDatabase } from '../../../testing/database';

useDatabase();

const zoneTo = (workspaceId: string, zone: string) =>
  asOwner('UPDATE workspaces SET zone = $2 WHERE workspace_id = $1', [workspaceId, zone]);
const begins = async (owner: { workspaceId: string }) =>
  (await runsOf(owner)).map(({ week, createdAt }) => `${week} ${createdAt.toISOString().slice(0, 16)}`);

describe('a week by the clock', () => {
  it.each([
    // Summer time begins on 28 March 2027 in London and ends on 31 October; in Sydney it is the other way round.
    ['Europe/London', '2027-03-22T07:00', '2027-03-29T06:00'],
    ['Europe/London', '2027-10-25T06:00', '2027-11-01T07:00'],
    ['Australia/Sydney', '2027-03-28T20:00', '2027-04-04T21:00'],
    ['Australia/Sydney', '2027-09-26T21:00', '2027-10-03T20:00'],
  ])('in %s begins at seven on both sides of a clock change', async (zone, before, after) => {
    const owner = await registerWaiting({ zone });
    for (const monday of [before, after]) {
      const had = (await runsOf(owner)).length;
      await weekMinuteAt(new Date(Date.parse(`${monday}:00Z`) - 60_000).toISOString());
      expect(await runsOf(owner)).toHaveLength(had);
      await weekMinuteAt(`${monday}:00Z`);
      expect((await begins(owner)).at(-1)).toContain(monday);
      await weekMinuteAt(`${monday}:00Z`);
      expect(await runsOf(owner)).toHaveLength(had + 1);
    }
    expect(await asOwner('SELECT 1 FROM ideas WHERE workspace_id = $1', [owner.workspaceId])).toHaveLength(6);
  });

  it('stays one week when its workspace moves to another zone in midweek', async () => {
    const owner = await registerWaiting();
    await weekMinuteAt('2027-06-09T12:00:00Z');
    await zoneTo(owner.workspaceId, 'Asia/Tokyo');
    await weekMinuteAt('2027-06-09T12:01:00Z');
    await zoneTo(owner.workspaceId, 'America/Los_Angeles');
    await weekMinuteAt('2027-06-10T12:01:00Z');
    expect(await runsOf(owner)).toMatchObject([{ week: 23, state: 'choosing' }]);
  });

  it('comes once when a move takes its workspace back over the border of two weeks, and forth again', async () => {
    const owner = await registerWaiting({ zone: 'Pacific/Auckland' });
    // Monday 08:00 in Auckland, Sunday 10:00 in Honolulu.
    const monday = '2027-06-06T20:00:00Z';
    await weekMinuteAt('2027-06-02T20:00:00Z');
    await weekMinuteAt(monday);
    await zoneTo(owner.workspaceId, 'Pacific/Honolulu');
    await weekMinuteAt(monday);
    await weekMinuteAt('2027-06-07T18:00:00Z'); // Monday 08:00 in Honolulu
    await zoneTo(owner.workspaceId, 'Pacific/Auckland');
    await weekMinuteAt('2027-06-07T20:00:00Z');
    expect(await runsOf(owner)).toMatchObject([
      { week: 22, state: 'skipped', reason: 'nobody-said-yes' },
      { week: 23, state: 'choosing' },
    ]);
    expect(await asOwner('SELECT 1 FROM ideas WHERE workspace_id = $1', [owner.workspaceId])).toHaveLength(6);
  });

  it('without a yes posts nothing, is closed when it ends, and the next Monday begins anew', async () => {
    const owner = await registerWaiting();
    await weekMinuteAt('2027-06-07T06:00:00Z');
    await weekMinuteAt('2027-06-13T22:59:00Z');
    expect(await runsOf(owner)).toMatchObject([{ state: 'choosing' }]);
    await weekMinuteAt('2027-06-13T23:00:00Z'); // midnight in London
    expect(await runsOf(owner)).toMatchObject([{ state: 'skipped', reason: 'nobody-said-yes' }]);
    await weekMinuteAt('2027-06-14T06:00:00Z');
    expect(await runsOf(owner)).toMatchObject([{ state: 'skipped' }, { week: 24, state: 'choosing' }]);
    expect(await postsOf(owner)).toEqual([]);
    expect(await storyOf(owner)).toEqual([
      ...['began', 'analyzed', 'proposed', 'skipped'],
      ...['began', 'analyzed', 'proposed'],
    ]);
  });

  it('waits for a profile, a running engine and a plan, says which one is missing, and begins once it is there', async () => {
    const owner = await registerWaiting({ described: false });
    const reason = async () => (await runsOf(owner)).at(-1)?.reason;
    await weekMinuteAt('2027-06-08T06:00:00Z');
    expect(await reason()).toBe('no-profile');
    await asOwner("UPDATE workspaces SET ends_at = '2027-06-01' WHERE workspace_id = $1", [owner.workspaceId]);
    await asOwner('DELETE FROM cycle_runs WHERE workspace_id = $1', [owner.workspaceId]);
    await weekMinuteAt('2027-06-08T06:10:00Z');
    expect(await reason()).toBe('plan-ended');
    const { bakery } = await import('../../../testing/world');
    await asOwner('UPDATE workspaces SET ends_at = NULL WHERE workspace_id = $1', [owner.workspaceId]);
    await owner.call('engine', engineContract.updateProfile, bakery);
    await owner.call('engine', engineContract.updateCycle, { running: false });
    await weekMinuteAt('2027-06-08T06:20:00Z');
    expect(await reason()).toBe('engine-paused');
    await owner.call('engine', engineContract.updateCycle, { running: true });
    await weekMinuteAt('2027-06-08T06:30:00Z');
    expect((await runsOf(owner)).at(-1)).toMatchObject({ week: 23, state: 'choosing', reason: null });
  });

  it('is begun once by two workers and a person at once, and each step is told once', async () => {
    const owner = await registerWaiting();
    const [one, other] = [jobsAt('2027-06-09T12:00:00Z'), jobsAt('2027-06-09T12:00:00Z')];
    const signal = new AbortController().signal;
    const place = { id: owner.workspaceId, zone: 'Europe/London' };
    const ada = { id: owner.session.user.id, name: 'Ada' };
    await Promise.all([
      one.lookAfterCycles(signal),
      other.lookAfterCycles(signal),
      one.beginNow(place, ada, { isAsked: true }),
      other.beginNow(place, ada, { isAsked: true }),
    ]);
    const runs = await openRuns(owner);
    await Promise.all(runs.flatMap((run) => [one.advanceCycle(run), other.advanceCycle(run)]));
    expect(await runsOf(owner)).toMatchObject([{ state: 'choosing' }]);
    expect(await storyOf(owner)).toEqual(['began', 'analyzed', 'proposed']);
    expect(await asOwner('SELECT 1 FROM ideas WHERE workspace_id = $1', [owner.workspaceId])).toHaveLength(3);
  });
});
