import { engineContract } from '../../../../src/contracts/engine';
import {
  jobsAt,
  openRuns,
  postsOf,
  registerWaiting,
  runsOf,
  storyOf,
  weekMinuteAt,
  type Owner,
} from '../../../testing/builders/running-weeks';
import { asOwner, useDatabase } from '../../../testing/database';
import { cycleRunRepository, type CycleRunRepository } from './cycle-run-repository';

useDatabase();

/** 7 June 2027 is a Monday; Thursday 16:30 in London is 15:30 UTC in summer. */
const MONDAY = '2027-06-07T06:00:00Z';
const THURSDAY = '2027-06-10T15:30:00Z';
const told = ({ workspaceId }: Owner, words: string) =>
  asOwner<{ title: string; tells: boolean }>(
    'SELECT title, tells FROM activities WHERE workspace_id = $1 AND title LIKE $2',
    [workspaceId, `%${words}%`],
  );
const versionOf = async (owner: Owner) => (await postsOf(owner))[0]!;

describe('a week that posts by itself', () => {
  it('chooses the first idea, announces its post, publishes it on Thursday and measures it a week later', async () => {
    const owner = await registerWaiting({ autopilot: {} });
    await weekMinuteAt(MONDAY);
    const [post] = await postsOf(owner);
    expect(post).toMatchObject({ status: 'scheduled', scheduledFor: new Date(THURSDAY) });
    expect(await told(owner, 'unless you stop it')).toEqual([
      { title: `“${post!.title}” goes out on Thursday 10 June at 16:30 unless you stop it`, tells: true },
    ]);
    const [first] = await asOwner('SELECT status FROM ideas WHERE workspace_id = $1 AND rank = 1', [owner.workspaceId]);
    expect(first).toEqual({ status: 'picked' });
    await weekMinuteAt('2027-06-10T15:29:00Z');
    expect(await postsOf(owner)).toMatchObject([{ status: 'scheduled' }]);
    await weekMinuteAt(THURSDAY);
    expect(await postsOf(owner)).toMatchObject([{ status: 'published' }]);
    expect((await runsOf(owner))[0]).toMatchObject({ week: 23, state: 'measuring' });
    await weekMinuteAt('2027-06-17T15:31:00Z');
    expect((await runsOf(owner))[0]).toMatchObject({ week: 23, state: 'done' });
    const whole = await asOwner<{ sentence: string }>(
      "SELECT sentence FROM cycle_events e JOIN cycle_runs r ON r.id = e.run_id WHERE e.workspace_id = $1 AND r.week = 23 AND what = 'measured'",
      [owner.workspaceId],
    );
    expect(whole).toEqual([
      {
        sentence: `Seven days after “${post!.title}” went out, nothing was measured, so we do not know what it reached.`,
      },
    ]);
  });

  it('takes the time that its owner chose for a veto, and never a day off', async () => {
    const owner = await registerWaiting({
      autopilot: { slot: { weekday: 3, time: '10:00' }, quietWeekdays: [3], quietDays: ['2027-06-10'] },
    });
    await weekMinuteAt(MONDAY);
    expect(await postsOf(owner)).toMatchObject([
      { status: 'scheduled', scheduledFor: new Date('2027-06-11T09:00:00Z') },
    ]);
  });

  it.each([
    ['low-confidence', { leastConfidence: 95 }, ''],
    ['quiet-day', { quietWeekdays: [1, 2, 3, 4, 5, 6, 7].filter((day) => day !== 7) }, ''],
    ['avoided-word', {}, 'UPDATE profiles SET avoid_words = \'["the"]\' WHERE workspace_id = $1'],
    ['offer', { withoutOffers: true }, "UPDATE pieces SET body = body || ' Now £3.' WHERE workspace_id = $1"],
    ['solemn-day', {}, "UPDATE pieces SET about_on = '2027-11-14' WHERE workspace_id = $1"],
    ['short-notice', {}, "UPDATE pieces SET about_on = '2027-06-08' WHERE workspace_id = $1"],
  ])('holds a post for the guard rail %s, and says so once', async (held, autopilot, change) => {
    const owner = await registerWaiting({ autopilot });
    // The rows change between the making of the post and the look at it.
    const repository: CycleRunRepository = {
      ...cycleRunRepository,
      read: async (...asked) => {
        if (change && (await postsOf(owner)).length > 0) await asOwner(change, [owner.workspaceId]);
        return cycleRunRepository.read(...asked);
      },
    };
    const jobs = jobsAt(MONDAY, { repository });
    await jobs.lookAfterCycles(new AbortController().signal);
    for (const run of await openRuns(owner)) await jobs.advanceCycle(run);
    await weekMinuteAt('2027-06-07T06:01:00Z');
    expect(await runsOf(owner)).toMatchObject([{ state: 'approving', held }]);
    expect(await postsOf(owner)).toMatchObject([{ status: 'review' }]);
    expect(await told(owner, 'waits for your approval')).toMatchObject([{ tells: true }]);
    expect(await storyOf(owner)).toEqual(['began', 'analyzed', 'proposed', 'chose', 'held']);
  });

  it('counts every post of the week towards its cap', async () => {
    const owner = await registerWaiting({ autopilot: { weeklyCap: 1 } });
    await asOwner(
      `INSERT INTO pieces (id, workspace_id, year, week, title, body, alt_text, keywords, status, version, scheduled_for, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, 2027, 23, 'By hand', '', '', '[]', 'scheduled', 1, '2027-06-12T10:00:00Z', now(), now())`,
      [owner.workspaceId],
    );
    await weekMinuteAt(MONDAY);
    expect(await runsOf(owner)).toMatchObject([{ state: 'approving', held: 'cap' }]);
  });

  it('waits while the engine is paused, and goes on by itself once it runs', async () => {
    const owner = await registerWaiting({ autopilot: {} });
    await owner.call('engine', engineContract.updateEngineSettings, {});
    const repository: CycleRunRepository = {
      ...cycleRunRepository,
      step: async (run, change, ...rest) => {
        if (change.state === 'creating') await owner.call('engine', engineContract.updateCycle, { running: false });
        return cycleRunRepository.step(run, change, ...rest);
      },
    };
    const jobs = jobsAt(MONDAY, { repository });
    await jobs.lookAfterCycles(new AbortController().signal);
    for (const run of await openRuns(owner)) await jobs.advanceCycle(run);
    expect(await postsOf(owner)).toEqual([]);
    expect(await runsOf(owner)).toMatchObject([{ state: 'creating' }]);
    await owner.call('engine', engineContract.updateCycle, { running: true });
    await weekMinuteAt('2027-06-07T06:15:00Z');
    expect(await postsOf(owner)).toMatchObject([{ status: 'scheduled' }]);
  });

  it('publishes nothing when the pause comes between the approval and its time; the run stays where it is', async () => {
    const owner = await registerWaiting({ autopilot: {} });
    await weekMinuteAt(MONDAY);
    await owner.call('engine', engineContract.updateCycle, { running: false });
    await weekMinuteAt(THURSDAY);
    expect(await postsOf(owner)).toMatchObject([{ status: 'scheduled' }]);
    expect(await runsOf(owner)).toMatchObject([{ state: 'deploying' }]);
  });

  it('does not approve again what somebody took off the schedule at the last second', async () => {
    const owner = await registerWaiting({ autopilot: {} });
    await weekMinuteAt(MONDAY);
    const { id: pieceId, version } = await versionOf(owner);
    await owner.call('engine', engineContract.withdrawPiece, { pieceId, version });
    // The job that publishes had been taken by a worker before.
    await jobsAt(THURSDAY).publishPiece({ workspaceId: owner.workspaceId, pieceId });
    for (const run of await openRuns(owner)) await jobsAt(THURSDAY).advanceCycle(run);
    expect(await postsOf(owner)).toMatchObject([{ status: 'review' }]);
    expect(await runsOf(owner)).toMatchObject([{ state: 'approving', held: 'stopped' }]);
    const again = await versionOf(owner);
    await owner.call('engine', engineContract.approvePiece, { pieceId, version: again.version });
    for (const run of await openRuns(owner)) await jobsAt(THURSDAY).advanceCycle(run);
    expect(await runsOf(owner)).toMatchObject([{ state: 'deploying' }]);
  });

  it('does not try again by itself what could not be published', async () => {
    const owner = await registerWaiting({ autopilot: {} });
    await weekMinuteAt(MONDAY);
    const { id: pieceId } = await versionOf(owner);
    await jobsAt(THURSDAY).failPiece({ workspaceId: owner.workspaceId, pieceId });
    for (const run of await openRuns(owner)) await jobsAt(THURSDAY).advanceCycle(run);
    expect(await runsOf(owner)).toMatchObject([{ state: 'approving', held: 'failed' }]);
    expect(await told(owner, 'waits for your approval: it could not be published')).toHaveLength(1);
  });

  it('keeps nobody waiting who begins it by hand: the post is made by the worker', async () => {
    const owner = await registerWaiting({ autopilot: {} });
    const ada = { id: owner.session.user.id, name: 'Ada' };
    await jobsAt(MONDAY).beginNow({ id: owner.workspaceId, zone: 'Europe/London' }, ada, { isAsked: true });
    expect(await runsOf(owner)).toMatchObject([{ state: 'choosing' }]);
    expect(await postsOf(owner)).toEqual([]);
    await weekMinuteAt(MONDAY);
    expect(await runsOf(owner)).toMatchObject([{ state: 'deploying' }]);
  });

  it('leaves the decision to a person from the moment that somebody asks for that', async () => {
    const owner = await registerWaiting({ autopilot: {} });
    await owner.call('engine', engineContract.updateEngineSettings, {
      autopilot: {
        ...{ mode: 'ask', weeklyCap: 3, quietWeekdays: [], quietDays: [] },
        ...{ leastConfidence: 0, withoutOffers: false, slot: null },
      },
    });
    await weekMinuteAt(MONDAY);
    await weekMinuteAt(THURSDAY);
    expect(await postsOf(owner)).toEqual([]);
  });
});

class Killed extends Error {}

describe('a worker that is killed', () => {
  /** Every write of a run's repository commits, and then the process is gone: also its way to let the run go. */
  function killedAfter(count: number): { repository: CycleRunRepository; writes: () => number } {
    let writes = 0;
    const dies =
      <A extends unknown[], R>(write: (...asked: A) => Promise<R>) =>
      async (...asked: A): Promise<R> => {
        if (writes >= count) throw new Killed();
        const result = await write(...asked);
        writes += 1;
        if (writes >= count) throw new Killed();
        return result;
      };
    const { begin, hold, step, rest, release } = cycleRunRepository;
    return {
      writes: () => writes,
      repository: {
        ...cycleRunRepository,
        ...{ begin: dies(begin), hold: dies(hold), step: dies(step), rest: dies(rest), release: dies(release) },
      },
    };
  }

  it('after any step is continued: one post, and everything told once', async () => {
    const owner = await registerWaiting({ autopilot: {} });
    let at = Date.parse(MONDAY);
    // The first life gets one write further than a hold allows nothing; each next one as far again.
    for (let life = 1; life <= 14; life += 1) {
      const { repository } = killedAfter(life % 2 === 0 ? 2 : 3);
      const jobs = jobsAt(new Date(at).toISOString(), { repository });
      await jobs.lookAfterCycles(new AbortController().signal).catch(() => {});
      for (const run of await openRuns(owner))
        await jobs.advanceCycle(run).catch((error: unknown) => {
          if (!(error instanceof Killed)) throw error;
        });
      at += 4 * 60_000; // longer than a worker that is gone keeps a run
    }
    await weekMinuteAt(new Date(at).toISOString());
    expect(await postsOf(owner)).toMatchObject([{ status: 'scheduled' }]);
    expect(await runsOf(owner)).toMatchObject([{ state: 'deploying', held: null }]);
    expect(await storyOf(owner)).toEqual(['began', 'analyzed', 'proposed', 'chose', 'goes-out']);
    expect(await told(owner, 'unless you stop it')).toHaveLength(1);
    expect(await told(owner, 'was approved and scheduled')).toHaveLength(1);
    expect(await asOwner('SELECT 1 FROM ideas WHERE workspace_id = $1', [owner.workspaceId])).toHaveLength(3);
  });

  it('between what a step does and its note, too: the post is made, approved and announced once', async () => {
    const owner = await registerWaiting({ autopilot: {} });
    let at = Date.parse(MONDAY);
    await jobsAt(MONDAY).lookAfterCycles(new AbortController().signal);
    const seen: string[] = [];
    // Each life ends right before the note of the first new thing, which is done by then.
    for (let life = 1; life <= 12; life += 1) {
      const repository: CycleRunRepository = {
        ...cycleRunRepository,
        release: async () => {},
        step: async (run, change, ...rest) => {
          const key = Object.keys(change).sort().join() + (change.state ?? '');
          if (!seen.includes(key)) {
            seen.push(key);
            throw new Killed();
          }
          return cycleRunRepository.step(run, change, ...rest);
        },
      };
      for (const run of await openRuns(owner))
        await jobsAt(new Date(at).toISOString(), { repository })
          .advanceCycle(run)
          .catch((error: unknown) => {
            if (!(error instanceof Killed)) throw error;
          });
      at += 4 * 60_000;
    }
    expect(seen.length).toBeGreaterThanOrEqual(6);
    expect(await postsOf(owner)).toMatchObject([{ status: 'scheduled' }]);
    expect(await storyOf(owner)).toEqual(['began', 'analyzed', 'proposed', 'chose', 'goes-out']);
    expect(await told(owner, 'unless you stop it')).toHaveLength(1);
    expect(await told(owner, 'was made from an idea')).toHaveLength(1);
  });

  it('keeps a run for three minutes, in which no other one touches it', async () => {
    const owner = await registerWaiting({ autopilot: {} });
    await jobsAt(MONDAY).lookAfterCycles(new AbortController().signal);
    const [run] = await openRuns(owner);
    const { repository } = killedAfter(2);
    await expect(jobsAt(MONDAY, { repository }).advanceCycle(run!)).rejects.toBeInstanceOf(Killed);
    await jobsAt('2027-06-07T06:02:59Z').advanceCycle(run!);
    expect(await runsOf(owner)).toMatchObject([{ state: 'proposing' }]);
    await jobsAt('2027-06-07T06:03:00Z').advanceCycle(run!);
    expect(await runsOf(owner)).toMatchObject([{ state: 'deploying' }]);
  });
});
