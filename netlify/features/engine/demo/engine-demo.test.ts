import { activityContract } from '../../../../src/contracts/activity';
import { authContract } from '../../../../src/contracts/auth';
import { creativeContract } from '../../../../src/contracts/creative';
import { engineContract } from '../../../../src/contracts/engine';
import { overviewContract } from '../../../../src/contracts/overview';
import { publicationContract } from '../../../../src/contracts/publication';
import { publishingContract } from '../../../../src/contracts/publishing';
import { expireDemos } from '../../auth/demo/demo-expiry-wiring';
import { demoFilling } from '../../auth/demo/demo-wiring';
import { makeClient } from '../../../testing/call';
import { asOwner, useDatabase } from '../../../testing/database';
import { useSnapshot } from '../../../testing/snapshot';
import { functions } from '../../../testing/world';
import { mediaStorage } from '../../file/storage-wiring';
import { engineJobs } from '../engine-wiring';

useDatabase();

async function openDemo() {
  const visitor = makeClient(functions);
  const { body } = await visitor.call('auth', authContract.login, {
    email: `${crypto.randomUUID()}@example.com`,
    password: 'x',
    zone: 'America/New_York',
  });
  return { ...visitor, session: body.data };
}

/** One for all tests, each of which finds it as it was opened. */
const demo = useSnapshot(async () => {
  const opened = await openDemo();
  await demoFilling().fillDemo({ workspaceId: opened.session.workspace.id });
  return opened;
});

async function drawn(): Promise<string[]> {
  const keys: string[] = [];
  for (const folder of ['designs', 'videos'])
    for await (const batch of mediaStorage().list(folder)) keys.push(...batch);
  return keys;
}

it("shows the specification's figures, out of rows and not out of constants", async () => {
  const { call, session } = demo();
  const cycle = (await call('engine', engineContract.getCycle, {})).body.data;
  expect(cycle.goal).toEqual({ done: 7, waiting: 1, target: 10 });
  const figures = async () => (await call('engine', engineContract.getEngineFigures, {})).body.data;
  expect(await figures()).toMatchObject({ hoursSaved: 45, costSavings: 2340, currency: 'USD' });
  await asOwner(
    "DELETE FROM pieces WHERE id IN (SELECT id FROM pieces WHERE workspace_id = $1 AND status = 'published' ORDER BY published_at DESC LIMIT 1)",
    [session.workspace.id],
  );
  const after = (await call('engine', engineContract.getCycle, {})).body.data;
  expect([after.goal.done, (await figures()).hoursSaved]).toEqual([6, 43.5]);
});

it('has a queue with every status that a post waits in, on several platforms and pillars, the next one first', async () => {
  const { call } = demo();
  const { statuses } = (await call('engine', engineContract.getPieceCounts, {})).body.data;
  expect(statuses).toEqual({
    draft: 1,
    generating: 0,
    review: 1,
    scheduled: 2,
    published: 30,
    'taken-down': 1,
    failed: 1,
  });
  const { items } = (await call('engine', engineContract.listPieces, { order: 'queue', limit: 8 })).body.data;
  expect(items.map(({ status }: { status: string }) => status)).toEqual([
    ...['scheduled', 'scheduled', 'review', 'failed', 'draft'],
    ...['published', 'published', 'published'],
  ]);
  expect(new Set(items.map(({ pillar }: { pillar: string }) => pillar)).size).toBeGreaterThan(1);
  expect(items[0].platforms).toEqual(['instagram', 'facebook', 'blog']);
});

it('has posts that are planned for networks and the newsletter, of which nothing leaves when their time comes', async () => {
  const { call, session } = demo();
  const { items } = (await call('engine', engineContract.listPieces, { status: 'scheduled', order: 'queue' })).body
    .data;
  const postingsOf = async (pieceId: string) =>
    (await call('publishing', publishingContract.getPiecePostings, { pieceId })).body.data.items.map(
      ({ channel, state }: { channel: string; state: string }) => [channel, state],
    );
  expect(await Promise.all(items.map(({ id }: { id: string }) => postingsOf(id)))).toEqual([
    [
      ['newsletter', 'planned'],
      ['facebook', 'planned'],
      ['instagram', 'planned'],
    ],
    [
      ['facebook', 'planned'],
      ['instagram', 'planned'],
    ],
  ]);
  const pieceId = items[0].id as string;
  await asOwner("UPDATE pieces SET scheduled_for = now() - interval '1 minute' WHERE id = $1", [pieceId]);
  await engineJobs().publishPiece({ workspaceId: session.workspace.id, pieceId });
  expect((await postingsOf(pieceId)).map(([, state]: string[]) => state)).toEqual([
    'cancelled',
    'cancelled',
    'cancelled',
  ]);
  expect(
    await asOwner('SELECT 1 FROM campaigns WHERE name = $1 AND workspace_id = $2', [
      items[0].title,
      session.workspace.id,
    ]),
  ).toEqual([]);
});

it('has three ideas to choose from and can make the first one', async () => {
  const { call } = demo();
  const cycle = (await call('engine', engineContract.getCycle, {})).body.data;
  expect(cycle.ideas.map((idea: { status: string }) => idea.status)).toEqual(['suggested', 'suggested', 'suggested']);
  expect(cycle.beats[1]).toMatchObject({ beat: 'propose', state: 'now' });
  expect((await call('engine', engineContract.createPiece, { ideaId: cycle.ideas[0].id })).body.data.status).toBe(
    'review',
  );
});

it('lets nothing out: publishing changes its own state, and no address leads to it', async () => {
  const { call, session } = demo();
  const { items } = (await call('engine', engineContract.listPieces, { status: 'review' })).body.data;
  await call('engine', engineContract.approvePiece, { pieceId: items[0].id, version: items[0].version });
  await engineJobs().publishPiece({ workspaceId: session.workspace.id, pieceId: items[0].id });
  expect((await call('engine', engineContract.getPiece, { pieceId: items[0].id })).body.data).toMatchObject({
    status: 'published',
    publicPath: null,
  });
  expect(
    (
      await makeClient(functions).call('publication', publicationContract.getPublicPage, {
        workspaceSlug: session.workspace.slug,
      })
    ).status,
  ).toBe(404);
});

it('has a log as long as its month, told in order and by whom, with little of it new', async () => {
  const { call, session } = demo();
  const log = await asOwner<{ title: string; actor_name: string; at: Date }>(
    'SELECT title, actor_name, created_at AS at FROM activities WHERE workspace_id = $1 ORDER BY created_at, id',
    [session.workspace.id],
  );
  const telling = (pattern: RegExp) => log.filter(({ title }) => pattern.test(title));
  expect(
    [
      telling(/was made from an idea/),
      telling(/was approved and scheduled/),
      telling(/was published on your page/),
    ].map(({ length }) => length),
  ).toEqual([35, 34, 31]);
  expect(log.slice(0, 2).map(({ title, actor_name }) => `${title} by ${actor_name}`)).toEqual([
    'The workspace “Corner Grill” was opened by Maya Okafor',
    '“Corner Grill” was described, so that ideas can be based on it by Maya Okafor',
  ]);
  expect(log.every(({ at }) => at.getTime() <= Date.now())).toBe(true);
  for (const { title, at } of telling(/was published/)) {
    const approved = log.find(
      (row) => row.title === title.replace('was published on your page', 'was approved and scheduled'),
    )!;
    expect(approved.at.getTime()).toBeLessThan(at.getTime());
  }
  const { activity } = (await call('overview', overviewContract.getOverview, {})).body.data;
  expect(activity).toHaveLength(5);
  expect(
    activity.every(
      ({ link, pictureUrl }: { link: string | null; pictureUrl: string | null }) =>
        !link?.includes('/pieces/') || pictureUrl !== null,
    ),
  ).toBe(true);
  const { unseen, items } = (await call('activity', activityContract.getBell, {})).body.data;
  expect(items).toHaveLength(20);
  expect(unseen).toBeLessThan(13); // on a Monday all seven of the week, its ideas, and some of Sunday
});

describe('its library', () => {
  it('holds as many pictures and clips of this month as its usage says, in folders, liked by people and with templates of its own', async () => {
    const { call, session } = demo();
    const usage = (await call('creative', creativeContract.getUsage, {})).body.data;
    expect(usage).toMatchObject({ images: { used: 47, limit: 200 }, videos: { used: 12, limit: 20 } });
    const ofMonth = await asOwner(
      "SELECT type, count(*)::int FROM creations WHERE workspace_id = $1 AND (piece_id IS NULL OR aspect_ratio = '1:1' OR type = 'video') AND created_at >= date_trunc('month', now() AT TIME ZONE 'America/New_York') AT TIME ZONE 'America/New_York' AND created_at <= now() GROUP BY type ORDER BY type",
      [session.workspace.id],
    );
    expect(ofMonth).toEqual([
      { type: 'image', count: 47 },
      { type: 'video', count: 12 },
    ]);
    const films = (await call('creative', creativeContract.listCreations, { type: 'video', limit: 50 })).body.data
      .items;
    expect(films).toHaveLength(12);
    const library = (await call('creative', creativeContract.getLibrary, {})).body.data;
    expect(library.folders.map(({ name }: { name: string }) => name)).toEqual(['By the fire', 'Menu', 'Offers']);
    expect(library.count).toBeGreaterThanOrEqual(59);
    expect((await call('creative', creativeContract.listTemplates, {})).body.data.items).toHaveLength(2);
    expect(
      await asOwner(
        'SELECT 1 FROM creations c WHERE workspace_id = $1 AND likes <> (SELECT count(*) FROM creation_likes l WHERE l.creation_id = c.id)',
        [session.workspace.id],
      ),
    ).toEqual([]);
  });

  it('is drawn by nobody who opens it: clips wait for their job, and equal ones are shared by all demos', async () => {
    const before = await drawn();
    const { session } = await openDemo();
    expect(await drawn()).toEqual(before);
    const videos = await asOwner<{ id: string; status: string; storage_key: string; poster_key: string }>(
      "SELECT id, status, storage_key, poster_key FROM creations WHERE workspace_id = $1 AND type = 'video' ORDER BY title",
      [session.workspace.id],
    );
    expect(new Set(videos.map(({ status }) => status))).toEqual(new Set(['generating']));
    expect(
      await asOwner(
        "SELECT 1 FROM creations WHERE workspace_id = $1 AND status = 'generating' AND (likes > 0 OR downloads > 0)",
        [session.workspace.id],
      ),
    ).toEqual([]);
    const waiting = await asOwner<{ id: string }>(
      "SELECT data->>'creationId' AS id FROM pgboss.job WHERE name = 'make-creation' AND data->>'workspaceId' = $1",
      [session.workspace.id],
    );
    expect(waiting.map(({ id }) => id)).toEqual(expect.arrayContaining(videos.map(({ id }) => id)));
    for (const { storage_key, poster_key } of videos)
      for (const key of [storage_key, poster_key]) await mediaStorage().write(key, new Uint8Array([1]));
    const next = await openDemo();
    expect(
      await asOwner(
        "SELECT status, storage_key FROM creations WHERE workspace_id = $1 AND type = 'video' ORDER BY title",
        [next.session.workspace.id],
      ),
    ).toEqual(videos.map(({ storage_key }) => ({ status: 'completed', storage_key })));
    const { call } = demo();
    const { items } = (await call('creative', creativeContract.listCreations, { type: 'image', limit: 1 })).body.data;
    expect((await call('creative', creativeContract.getCreationFile, { creationId: items[0].id })).status).toBe(200);
  });
});

it('is gone with its synthetic owner when its day is over, and other workspaces stay', async () => {
  const [ended, open] = [demo(), await openDemo()];
  await asOwner("UPDATE workspaces SET ends_at = now() - interval '1 second' WHERE workspace_id = $1", [
    ended.session.workspace.id,
  ]);
  expect((await ended.call('auth', authContract.getSession, {})).body.data).toBeNull();
  await expireDemos();
  for (const table of [
    'workspaces',
    'pieces',
    'creations',
    'ideas',
    'profiles',
    'usage_counters',
    'activities',
    'activity_views',
  ])
    expect(await asOwner(`SELECT 1 FROM ${table} WHERE workspace_id = $1`, [ended.session.workspace.id])).toEqual([]);
  expect(await asOwner('SELECT 1 FROM auth.user WHERE id = $1', [ended.session.user.id])).toEqual([]);
  expect((await open.call('auth', authContract.getSession, {})).body.data).not.toBeNull();
});
