import { engineContract } from '../../../../src/contracts/engine';
import { asOwner, useDatabase } from '../../../testing/database';
import { registerPaying } from '../../../testing/builders/running-rules';
import { publishOwn } from '../../../testing/builders/own-posts';
import { usualAutopilot } from '../../../../src/domain/autopilot';
import { engineJobs, evergreenJobs } from '../engine-wiring';

useDatabase();

const loaf = {
  title: 'How to keep a loaf fresh',
  body: 'Keep sourdough cut side down on a wooden board.\n\nThe fridge makes the crumb stale within a day.\n\nToast brings an old slice back to life.\n\nBread freezes well if you slice it first. Ask us which loaf keeps longest.',
};
type Owner = Awaited<ReturnType<typeof registerPaying>>;
type Ports = NonNullable<Parameters<typeof evergreenJobs>[0]>;
const clockAt = (at: string) => ({ now: () => new Date(at) });
const jobsAsked = (owner: Owner) =>
  asOwner<{ data: { workspaceId: string; pieceId: string; newPieceId: string; on: string } }>(
    "SELECT data FROM pgboss.job WHERE name = 'repeat-piece' AND data->>'workspaceId' = $1 ORDER BY created_on",
    [owner.workspaceId],
  );
const again = (owner: Owner) =>
  asOwner<{ id: string; title: string; body: string; status: string }>(
    'SELECT id, title, body, status FROM pieces WHERE workspace_id = $1 AND again_of IS NOT NULL ORDER BY created_at',
    [owner.workspaceId],
  );

/** A post that is out, and that comes every three months from 4 January 2027 on. */
async function evergreen(owner: Owner, words = loaf): Promise<string> {
  const { id: pieceId } = await publishOwn(owner, words);
  await owner.call('engine', engineContract.updateEvergreen, { pieceId, rhythm: { kind: 'every', months: 3 } });
  await asOwner("UPDATE evergreens SET starts_on = '2026-10-04', next_on = '2027-01-04' WHERE piece_id = $1", [
    pieceId,
  ]);
  await asOwner("UPDATE pieces SET published_at = '2026-10-04T09:00:00Z' WHERE id = $1", [pieceId]);
  return pieceId;
}

/** A quarter of an hour of the worker: what is due is asked for, and made. */
async function turnAt(owner: Owner, at: string, ports: Ports = {}): Promise<void> {
  const before = (await jobsAsked(owner)).length;
  const jobs = evergreenJobs({ clock: clockAt(at), ...ports });
  await jobs.advance(new AbortController().signal);
  for (const { data } of (await jobsAsked(owner)).slice(before)) await jobs.repeat(data);
}

const stored = async (pieceId: string) =>
  (
    await asOwner<{ next_on: string | null; last_on: string | null; last_outcome: string | null }>(
      'SELECT next_on::text, last_on::text, last_outcome FROM evergreens WHERE piece_id = $1',
      [pieceId],
    )
  )[0];

describe('a post that comes again', () => {
  it('comes at nine of its day by the workspace’s clock, waits for a yes, and names its original', async () => {
    const owner = await registerPaying({ zone: 'America/New_York' });
    const pieceId = await evergreen(owner);
    await turnAt(owner, '2027-01-04T13:59:00Z');
    expect(await again(owner)).toEqual([]);
    await turnAt(owner, '2027-01-04T14:00:00Z');
    await turnAt(owner, '2027-01-04T14:15:00Z');
    const [made, ...others] = await again(owner);
    expect(others).toEqual([]);
    expect(made).toMatchObject({ status: 'review' });
    const { body } = await owner.call('engine', engineContract.getPiece, { pieceId: made!.id });
    expect(body.data.againOf).toEqual({ id: pieceId, title: loaf.title });
    expect(await stored(pieceId)).toEqual({ next_on: '2027-04-04', last_on: '2027-01-04', last_outcome: 'made' });
    const told = await asOwner('SELECT tells FROM activities WHERE workspace_id = $1 AND title LIKE $2', [
      owner.workspaceId,
      '%comes again as%',
    ]);
    expect(told).toEqual([{ tells: true }]);
  });

  it('has another title, opening, order and invitation each time, and claims nothing that it did not say', async () => {
    const owner = await registerPaying();
    await evergreen(owner);
    for (const month of ['01', '04', '07', '10']) await turnAt(owner, `2027-${month}-04T12:00:00Z`);
    const made = await again(owner);
    expect(made).toHaveLength(4);
    expect(new Set([loaf, ...made].map(({ body }) => body)).size).toBe(5);
    expect(new Set(made.map(({ body }) => body.split(/[.?:] |\n/)[0])).size).toBe(4);
    for (const { title, body } of made) {
      expect(title).not.toBe(loaf.title);
      for (const sentence of ['cut side down', 'stale within a day', 'back to life', 'freezes well'])
        expect(body).toContain(sentence);
      expect(body).not.toContain('Ask us which loaf keeps longest');
    }
    expect(made.some(({ body }) => body.indexOf('back to life') < body.indexOf('stale within a day'))).toBe(true);
  });

  it('is made once by two workers, and by a job that was killed and runs again', async () => {
    const owner = await registerPaying();
    await evergreen(owner);
    const at = clockAt('2027-01-04T12:00:00Z');
    const [one, two] = [evergreenJobs({ clock: at }), evergreenJobs({ clock: at })];
    const signal = new AbortController().signal;
    await Promise.all([one.advance(signal), two.advance(signal)]);
    const asked = await jobsAsked(owner);
    expect(asked).toHaveLength(1);
    await Promise.all([one.repeat(asked[0]!.data), two.repeat(asked[0]!.data)]);
    await two.repeat(asked[0]!.data);
    expect(await again(owner)).toHaveLength(1);
  });

  it('goes on after a kill between its post and the note that it is made', async () => {
    const owner = await registerPaying();
    const pieceId = await evergreen(owner);
    const clock = clockAt('2027-01-04T12:00:00Z');
    const { evergreenRepository } = await import('./evergreen-repository');
    const killed = evergreenJobs({
      clock,
      repository: { ...evergreenRepository, finish: () => Promise.reject(new Error('killed')) },
    });
    await killed.advance(new AbortController().signal);
    const [job] = await jobsAsked(owner);
    await expect(killed.repeat(job!.data)).rejects.toThrow('killed');
    expect(await stored(pieceId)).toMatchObject({ last_on: null });
    await evergreenJobs({ clock }).repeat(job!.data);
    expect(await again(owner)).toHaveLength(1);
    expect(await stored(pieceId)).toMatchObject({ last_on: '2027-01-04', last_outcome: 'made' });
  });

  it('waits over a pause, also one that comes between its day and its job, and comes once afterwards', async () => {
    const owner = await registerPaying();
    const pieceId = await evergreen(owner);
    const jobs = evergreenJobs({ clock: clockAt('2027-01-04T12:00:00Z') });
    await jobs.advance(new AbortController().signal);
    await owner.call('engine', engineContract.updateCycle, { running: false });
    await jobs.repeat((await jobsAsked(owner))[0]!.data);
    expect(await again(owner)).toEqual([]);
    await turnAt(owner, '2027-01-20T12:00:00Z');
    expect(await again(owner)).toEqual([]);
    expect(await stored(pieceId)).toMatchObject({ next_on: '2027-01-04', last_on: null });
    await owner.call('engine', engineContract.updateCycle, { running: true });
    await turnAt(owner, '2027-08-20T12:00:00Z');
    await turnAt(owner, '2027-08-20T12:15:00Z');
    expect(await again(owner)).toHaveLength(1);
    // Its rhythm goes on as if there had been no pause.
    expect(await stored(pieceId)).toMatchObject({ next_on: '2027-10-04' });
  });

  const alone = (owner: Owner, change: object = {}) =>
    owner.call('engine', engineContract.updateEngineSettings, {
      autopilot: { ...usualAutopilot, mode: 'auto', evergreens: true, ...change },
    });
  const timeOf = async (owner: Owner) =>
    (
      await asOwner<{ scheduled_for: Date | null }>(
        'SELECT scheduled_for FROM pieces WHERE workspace_id = $1 AND again_of IS NOT NULL',
        [owner.workspaceId],
      )
    )[0]?.scheduled_for?.toISOString();
  const told = async (owner: Owner) =>
    (
      await asOwner<{ title: string }>(
        "SELECT title FROM activities WHERE workspace_id = $1 AND title LIKE '%comes again as%' ORDER BY created_at DESC",
        [owner.workspaceId],
      )
    ).map(({ title }) => title);

  it('goes out by itself where its owner lets it, a day ahead and told of, and not where its words name a day', async () => {
    const owner = await registerPaying();
    await alone(owner);
    await evergreen(owner);
    await evergreen(owner, { title: 'Rye', body: 'Today the rye is fresh.\n\nAsk us for a slice.' });
    await turnAt(owner, '2027-01-04T12:00:00Z');
    const made = await again(owner);
    expect(made.find(({ body }) => body.includes('wooden board'))).toMatchObject({ status: 'scheduled' });
    expect(made.find(({ body }) => body.includes('rye is fresh'))).toMatchObject({ status: 'review' });
    expect(
      (await told(owner)).filter((title) => title.includes('goes out on Thursday 7 January at 16:30')),
    ).toHaveLength(1);
  });

  it.each([
    ['the mode is “Ask me”', { mode: 'ask' }, {}, 'ready for your approval'],
    ['posts that come again are not allowed', { evergreens: false }, {}, 'ready for your approval'],
    ['it mentions an offer', {}, { body: `${loaf.body} Now half price.` }, 'it mentions a price or an offer'],
    ['the week has as many posts as are allowed', { weeklyCap: 1 }, {}, 'as many posts as you allow'],
    ['every time is on a day off', { quietWeekdays: [1, 2, 3, 4, 5, 6] }, {}, 'on one of your days off'],
  ])('waits for a yes while %s, and says so', async (_why, change, words, said) => {
    const owner = await registerPaying();
    await alone(owner, change);
    if ('weeklyCap' in change)
      await asOwner("UPDATE pieces SET status = 'scheduled', scheduled_for = '2027-01-06T12:00:00Z' WHERE id = $1", [
        (await publishOwn(owner, { title: 'Another', body: 'Something else.' })).id,
      ]);
    if ('quietWeekdays' in change)
      await owner.call('engine', engineContract.updateEngineSettings, { slot: { weekday: 4, time: '16:30' } });
    await evergreen(owner, { ...loaf, ...words });
    await turnAt(owner, '2027-01-04T12:00:00Z');
    expect(await again(owner)).toMatchObject([{ status: 'review' }]);
    expect(await told(owner)).toEqual([expect.stringContaining(said)]);
  });

  it('is stopped by a pause that comes between its approval and its time, and loses nothing', async () => {
    const owner = await registerPaying();
    await alone(owner);
    await evergreen(owner);
    await turnAt(owner, '2027-01-04T12:00:00Z');
    const [made] = await again(owner);
    const publish = (at: string) =>
      engineJobs({ clock: clockAt(at) }).publishPiece({ workspaceId: owner.workspaceId, pieceId: made!.id });
    await publish('2027-01-05T12:00:00Z');
    expect(await again(owner)).toMatchObject([{ status: 'scheduled' }]);
    await owner.call('engine', engineContract.updateCycle, { running: false });
    await publish('2027-01-07T16:31:00Z');
    expect(await again(owner)).toMatchObject([{ status: 'scheduled' }]);
    expect(await timeOf(owner)).toBe('2027-01-07T16:30:00.000Z');
    await asOwner('UPDATE engines SET running = true WHERE workspace_id = $1', [owner.workspaceId]);
    await publish('2027-01-07T16:32:00Z');
    expect(await again(owner)).toMatchObject([{ status: 'published' }]);
  });

  it('that was approved before a kill is approved once, and told of with its time', async () => {
    const owner = await registerPaying();
    await alone(owner);
    const pieceId = await evergreen(owner);
    await turnAt(owner, '2027-01-04T12:00:00Z');
    await asOwner('UPDATE evergreens SET last_on = NULL WHERE piece_id = $1', [pieceId]);
    const [{ data }] = (await jobsAsked(owner)) as [
      { data: Parameters<ReturnType<typeof evergreenJobs>['repeat']>[0] },
    ];
    await evergreenJobs({ clock: clockAt('2027-01-04T12:05:00Z') }).repeat(data);
    expect(await again(owner)).toMatchObject([{ status: 'scheduled' }]);
    expect((await told(owner)).at(0)).toContain('Thursday 7 January at 16:30');
  });
});

describe('a post does not come again', () => {
  it.each([
    ['after it was taken down', "UPDATE pieces SET status = 'taken-down' WHERE id = $1", 'taken-down'],
    ['after the day that it is about', "UPDATE pieces SET about_on = '2026-12-26' WHERE id = $1", 'day-over'],
  ])('%s', async (_when, change, outcome) => {
    const owner = await registerPaying();
    const pieceId = await evergreen(owner);
    await asOwner(change, [pieceId]);
    await turnAt(owner, '2027-01-04T12:00:00Z');
    expect(await again(owner)).toEqual([]);
    expect(await stored(pieceId)).toMatchObject({ next_on: '2027-04-04', last_outcome: outcome });
  });

  it('out of its season, and comes when that is back', async () => {
    const owner = await registerPaying();
    const pieceId = await evergreen(owner);
    await ofTopic(owner, pieceId, await seasonalTopic('summer'));
    await turnAt(owner, '2027-01-04T12:00:00Z');
    expect(await stored(pieceId)).toMatchObject({ last_outcome: 'out-of-season' });
    await turnAt(owner, '2027-07-04T12:00:00Z');
    expect(await again(owner)).toHaveLength(1);
  });

  it('once its topic was dismissed', async () => {
    const owner = await registerPaying();
    const pieceId = await evergreen(owner);
    await ofTopic(owner, pieceId, 'bakery/any');
    await owner.call('engine', engineContract.updateCycle, { running: true });
    const { ideas } = (await owner.call('engine', engineContract.getCycle, {})).body.data;
    await asOwner(
      "UPDATE ideas SET topic = 'bakery/any', status = 'dismissed', dismissal = 'untrue', dismissed_at = '2026-12-01' WHERE id = $1",
      [ideas[0].id],
    );
    await turnAt(owner, '2027-01-04T12:00:00Z');
    expect(await stored(pieceId)).toMatchObject({ last_outcome: 'dismissed' });
  });

  it('in the same words within 90 days', async () => {
    const owner = await registerPaying();
    const pieceId = await evergreen(owner);
    const rewording = {
      reword: () => Promise.resolve([{ title: 'Again', body: 'The only other words.', isDated: false }]),
      refuses: () => Promise.resolve(null),
    };
    await turnAt(owner, '2027-01-04T12:00:00Z', { rewording });
    await asOwner("UPDATE evergreens SET next_on = '2027-03-04' WHERE piece_id = $1", [pieceId]);
    await turnAt(owner, '2027-03-04T12:00:00Z', { rewording });
    expect(await stored(pieceId)).toMatchObject({ last_outcome: 'same-words' });
    await turnAt(owner, '2027-07-04T12:00:00Z', { rewording });
    expect(await again(owner)).toHaveLength(2);
  });

  it('after its owner has stopped it, even when its job is there already', async () => {
    const owner = await registerPaying();
    const pieceId = await evergreen(owner);
    const jobs = evergreenJobs({ clock: clockAt('2027-01-04T12:00:00Z') });
    await jobs.advance(new AbortController().signal);
    await owner.call('engine', engineContract.deleteEvergreen, { pieceId });
    await jobs.repeat((await jobsAsked(owner))[0]!.data);
    expect(await again(owner)).toEqual([]);
  });
});

describe('an owner', () => {
  const ahead = `${new Date().getUTCFullYear() + 1}-06-01`;

  it('lets a post come once on a day, which is over when it is made', async () => {
    const owner = await registerPaying();
    const { id: pieceId } = await publishOwn(owner, loaf);
    const rhythm = { kind: 'once', on: ahead } as const;
    const { body } = await owner.call('engine', engineContract.updateEvergreen, { pieceId, rhythm });
    expect(body.data.evergreen).toEqual({ months: null, nextOn: ahead, last: null });
    await turnAt(owner, `${ahead}T12:00:00Z`);
    await turnAt(owner, `${ahead}T12:15:00Z`);
    expect(await again(owner)).toHaveLength(1);
    expect(await stored(pieceId)).toBeUndefined();
  });

  it('finds what comes again by the filter of the queue', async () => {
    const owner = await registerPaying();
    await publishOwn(owner, { title: 'Rye', body: 'It keeps.' });
    const pieceId = await evergreen(owner);
    const { body } = await owner.call('engine', engineContract.listPieces, { evergreen: 'true' });
    expect(body.data.items.map(({ id }: { id: string }) => id)).toEqual([pieceId]);
    const counts = await owner.call('engine', engineContract.getPieceCounts, { evergreen: 'true' });
    expect(counts.body.data.statuses.published).toBe(1);
  });

  it.each([
    ['a day that is over', '2020-01-01', 'Choose a day after today.'],
    ['a day in a far future', '2099-01-01', 'Choose a day within the next three years.'],
  ])('is refused %s', async (_what, on, sentence) => {
    const owner = await registerPaying();
    const { id: pieceId } = await publishOwn(owner, loaf);
    const { body } = await owner.call('engine', engineContract.updateEvergreen, {
      pieceId,
      rhythm: { kind: 'once', on },
    });
    expect(body).toMatchObject({ success: false, error: sentence });
  });

  it('is refused a post that is not published', async () => {
    const owner = await registerPaying();
    const { id: pieceId } = await publishOwn(owner, loaf);
    await owner.call('engine', engineContract.takeDownPiece, { pieceId });
    const { body } = await owner.call('engine', engineContract.updateEvergreen, {
      pieceId,
      rhythm: { kind: 'every', months: 6 },
    });
    expect(body).toMatchObject({ success: false, error: 'Only a published post can come again.' });
  });
});

/** A post as if it had been made from an idea of this topic. */
async function ofTopic(owner: Owner, pieceId: string, topic: string): Promise<void> {
  const [idea] = await asOwner<{ id: string }>(
    `INSERT INTO ideas (id, workspace_id, year, week, round, rank, kind, topic, title, hook, reason, evidence, keywords, difficulty, effort, confidence, frames, status, created_at)
     VALUES (gen_random_uuid(), $1, 2026, 40, 0, 1, 'Seasonal', $2, 'x', 'x', 'x', '[]', '[]', 'Easy', 'x', 50, '["a","b","c"]', 'picked', now()) RETURNING id`,
    [owner.workspaceId, topic],
  );
  await asOwner('UPDATE pieces SET idea_id = $2 WHERE id = $1', [pieceId, idea!.id]);
}

async function seasonalTopic(season: string): Promise<string> {
  const { default: pack } = (await import('../../../providers/builtin/planner/packs/bakery.json')) as unknown as {
    default: {
      id: string;
      seasonal: Record<string, { season?: string; day?: string; months?: number[]; part?: string[] }>;
    };
  };
  const [id] = Object.entries(pack.seasonal).find(
    ([, entry]) => entry.season === season && !entry.day && !entry.months && !entry.part,
  )!;
  return `${pack.id}/${id}`;
}
