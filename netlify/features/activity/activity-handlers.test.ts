import { activityContract } from '../../../src/contracts/activity';
import { authContract } from '../../../src/contracts/auth';
import { engineContract } from '../../../src/contracts/engine';
import { DAY_MS } from '../../../src/domain/duration';
import { asOwner, useDatabase } from '../../testing/database';
import { bakery, joinAsMember, register } from '../../testing/world';
import { engineJobs } from '../engine/engine-wiring';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;

const bell = async ({ call }: Owner) => (await call('activity', activityContract.getBell, {})).body.data;
const titles = async ({ call }: Owner, query = {}) =>
  ((await call('activity', activityContract.listActivities, query)).body.data.items as { title: string }[]).map(
    ({ title }) => title,
  );

/** Rows as a job would have written them, newest last. */
const happen = (workspaceId: string, count: number, { tells = true, type = 'content', minutesAgo = 0 } = {}) =>
  asOwner(
    `INSERT INTO activities (id, workspace_id, type, title, status, tells, created_at)
     SELECT gen_random_uuid(), $1, $2, 'Thing ' || n, 'completed', $3, date_trunc('milliseconds', now()) - $4 * interval '1 minute' - ($5 - n) / 3 * interval '1 millisecond' FROM generate_series(1, $5) n`,
    [workspaceId, type, tells, minutesAgo, count],
  );

async function withPiece() {
  const owner = await register();
  await owner.call('engine', engineContract.updateProfile, bakery);
  const { ideas } = (await owner.call('engine', engineContract.getCycle, {})).body.data;
  return { ...owner, ideaId: ideas[0].id as string };
}

describe('the log', () => {
  it('says how a workspace, its profile and its ideas were made, once each', async () => {
    const owner = await withPiece();
    await owner.call('engine', engineContract.updateProfile, { ...bakery, name: 'Ada and Sons' });
    const listed = await titles(owner);
    expect(listed).toEqual([
      expect.stringMatching(/^Three ideas for week \d+ were proposed$/),
      '“Ada’s Bakery” was described, so that ideas can be based on it',
      'The workspace “Ada’s Bakery” was opened',
    ]);
  });

  it('says who renamed the workspace or changed its zone, and nothing where nothing changed', async () => {
    const owner = await register('Corner Grill');
    await owner.call('auth', authContract.updateWorkspace, { name: 'Corner Grill', zone: 'Europe/London' });
    await owner.call('auth', authContract.updateWorkspace, { name: 'Corner Grill East', zone: 'Europe/Berlin' });
    const { items } = (await owner.call('activity', activityContract.listActivities, { type: 'team' })).body.data;
    expect(
      items.map(({ title, actorName }: { title: string; actorName: string }) => [title, actorName]).sort(),
    ).toEqual([
      ['The time zone was changed to Europe/Berlin', 'Ada Baker'],
      ['The workspace was renamed from “Corner Grill” to “Corner Grill East”', 'Ada Baker'],
      ['The workspace “Corner Grill” was opened', 'Ada Baker'],
    ]);
  });

  it('is read page by page without a gap or a repeat, also where instants are the same', async () => {
    const owner = await register();
    await happen(owner.workspaceId, 25);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { items, nextCursor } = (
        await owner.call('activity', activityContract.listActivities, { limit: 10, ...(cursor && { cursor }) })
      ).body.data;
      seen.push(...items.map(({ id }: { id: string }) => id));
      cursor = nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toHaveLength(26);
    expect(new Set(seen).size).toBe(26);
  });

  it('shows one kind where it is asked to', async () => {
    const owner = await register();
    await happen(owner.workspaceId, 2, { type: 'voice' });
    expect((await titles(owner, { type: 'voice' })).sort()).toEqual(['Thing 1', 'Thing 2']);
    expect((await owner.call('activity', activityContract.listActivities, { type: 'weather' as 'voice' })).status).toBe(
      400,
    );
  });

  it('leaves nothing behind when its event was rolled back', async () => {
    const owner = await withPiece();
    const piece = (await owner.call('engine', engineContract.createPiece, { ideaId: owner.ideaId })).body.data;
    const before = await titles(owner);
    expect(
      (await owner.call('engine', engineContract.withdrawPiece, { pieceId: piece.id, version: piece.version })).status,
    ).toBe(409);
    expect(
      (await owner.call('engine', engineContract.approvePiece, { pieceId: piece.id, version: piece.version + 1 }))
        .status,
    ).toBe(409);
    await engineJobs().publishPiece({ workspaceId: owner.workspaceId, pieceId: piece.id });
    await engineJobs().failPiece({ workspaceId: owner.workspaceId, pieceId: piece.id });
    expect(await titles(owner)).toEqual(before);
  });

  it('calls an approval pending until the post is out, and has no link once a post is deleted', async () => {
    const owner = await withPiece();
    const piece = (await owner.call('engine', engineContract.createPiece, { ideaId: owner.ideaId })).body.data;
    const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
    const approved = (
      await owner.call('engine', engineContract.approvePiece, {
        pieceId: piece.id,
        version: piece.version,
        publishAt: { date: tomorrow, time: '09:00' },
      })
    ).body.data;
    const newest = async () =>
      (await owner.call('activity', activityContract.listActivities, { limit: 1 })).body.data.items[0];
    expect(await newest()).toMatchObject({
      title: `“${piece.title}” was approved and scheduled`,
      status: 'pending',
      link: `/dashboard/content-engine/pieces/${piece.id}`,
    });
    await asOwner("UPDATE pieces SET scheduled_for = now() - interval '1 minute' WHERE id = $1", [piece.id]);
    await engineJobs().failPiece({ workspaceId: owner.workspaceId, pieceId: piece.id });
    expect(await newest()).toMatchObject({
      title: `“${piece.title}” could not be published`,
      status: 'failed',
      actorName: null,
    });
    expect((await owner.call('engine', engineContract.getPiece, { pieceId: piece.id })).body.data).toMatchObject({
      status: 'failed',
      version: approved.version + 1,
      failure: expect.stringMatching(/several times/),
    });
    await owner.call('engine', engineContract.deletePiece, { pieceId: piece.id });
    const { items } = (await owner.call('activity', activityContract.listActivities, { limit: 4 })).body.data;
    expect(items.map(({ status, link }: { status: string; link: string | null }) => [status, link])).toEqual([
      ['completed', null],
      ['failed', null],
      ['completed', null],
      ['completed', null],
    ]);
  });
});

describe('the bell', () => {
  it('rings for everybody but who did it', async () => {
    const owner = await withPiece();
    const guest = await register('Own shop');
    await joinAsMember(guest, owner.workspaceId);
    expect(await bell(owner)).toMatchObject({ unseen: 0, items: [] });
    expect(await bell(guest)).toMatchObject({
      unseen: 1,
      items: [{ title: expect.stringMatching(/^Three ideas/), actorName: 'Ada Baker' }],
    });
  });

  it('rings for the owner too when the product acted automatically', async () => {
    const owner = await withPiece();
    const piece = (await owner.call('engine', engineContract.createPiece, { ideaId: owner.ideaId })).body.data;
    await owner.call('engine', engineContract.approvePiece, { pieceId: piece.id, version: piece.version });
    await engineJobs().publishPiece({ workspaceId: owner.workspaceId, pieceId: piece.id });
    await engineJobs().publishPiece({ workspaceId: owner.workspaceId, pieceId: piece.id }); // delivered twice
    expect(await bell(owner)).toMatchObject({
      unseen: 1,
      items: [{ title: `“${piece.title}” was published on your page`, actorName: null }],
    });
  });

  it('counts up to a hundred and shows the newest twenty', async () => {
    const owner = await register();
    await happen(owner.workspaceId, 130);
    const { unseen, items } = await bell(owner);
    expect([unseen, items.length, items[0].title]).toEqual([100, 20, expect.stringMatching(/^Thing 1(29|30|28)$/)]);
  });

  it('forgets what was seen, for one person in one workspace, and never moves back', async () => {
    const owner = await register();
    const guest = await register('Own shop');
    await joinAsMember(guest, owner.workspaceId);
    await happen(owner.workspaceId, 3, { minutesAgo: 10 });
    await happen(owner.workspaceId, 2, { minutesAgo: 5 });
    const [newest] = (await bell(owner)).items;
    const see = async (at: number) =>
      (await owner.call('activity', activityContract.updateBell, { seenUntil: new Date(at).toISOString() })).body.data;
    expect(await see(Date.now() - 7 * 60_000)).toMatchObject({ unseen: 2 });
    expect(await see(Date.parse(newest.at))).toMatchObject({ unseen: 0, seenUntil: newest.at });
    expect(await see(Date.now() - 7 * 60_000)).toMatchObject({ unseen: 0, seenUntil: newest.at });
    expect((await bell(guest)).unseen).toBe(5);
  });

  it('is not silenced for the future by a clock that is ahead', async () => {
    const owner = await register();
    await owner.call('activity', activityContract.updateBell, {
      seenUntil: new Date(Date.now() + DAY_MS).toISOString(),
    });
    await happen(owner.workspaceId, 1, { minutesAgo: -1 });
    expect((await bell(owner)).unseen).toBe(1);
  });

  it('calls nothing new that is older than two weeks', async () => {
    const owner = await register();
    await happen(owner.workspaceId, 2, { minutesAgo: 15 * 24 * 60 });
    expect(await bell(owner)).toMatchObject({ unseen: 0, items: [{}, {}] });
  });
});
