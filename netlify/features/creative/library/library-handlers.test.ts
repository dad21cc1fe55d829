import { creativeContract } from '../../../../src/contracts/creative';
import { addCreation } from '../../../testing/creations';
import { asOwner, useDatabase } from '../../../testing/database';
import { joinAsMember, register, registerBusy } from '../../../testing/world';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const update = (owner: Pick<Owner, 'call'>, input: Record<string, unknown>) =>
  owner.call('creative', creativeContract.updateCreation, input as never);
const get = async (owner: Pick<Owner, 'call'>, creationId: string) =>
  (await owner.call('creative', creativeContract.getCreation, { creationId })).body.data;
const lines = async (workspaceId: string) =>
  (
    await asOwner<{ title: string }>('SELECT title FROM activities WHERE workspace_id = $1 ORDER BY created_at, id', [
      workspaceId,
    ])
  ).map(({ title }) => title);

describe('one of the library', () => {
  it('tells what it was made of and where it is used', async () => {
    const world = await registerBusy();
    const brief = {
      prompt: 'Rye',
      headline: 'Rye day',
      supporting: 'Fridays',
      colours: ['#b5451b'],
      font: 'serif',
      style: 'minimalist',
      aspectRatio: '1:1',
      seed: 7,
    };
    const id = await addCreation(world.workspaceId, { brief, piece_id: world.piece.id, bytes: 1_234 });
    expect(await get(world, id)).toMatchObject({
      id,
      seed: 7,
      headline: 'Rye day',
      supporting: 'Fridays',
      colours: ['#b5451b'],
      font: 'serif',
      parentId: null,
      bytes: 1_234,
      shareUrl: null,
      usedIn: [{ pieceId: world.piece.id, title: world.piece.title, status: 'review' }],
      canRemix: true,
      liked: false,
    });
    const photo = await addCreation(world.workspaceId, { source: 'uploaded', brief: null });
    expect(await get(world, photo)).toMatchObject({
      seed: null,
      headline: null,
      colours: [],
      font: null,
      usedIn: [],
      canRemix: false,
      style: null,
    });
  });

  it('takes another title, alt text and folder, and keeps what was not said', async () => {
    const owner = await register();
    const id = await addCreation(owner.workspaceId);
    const { id: folderId } = (await owner.call('creative', creativeContract.createFolder, { name: 'Spring' })).body
      .data;
    const title = '<script>alert(1)</script> "Rye" & \u202eyer';
    expect((await update(owner, { creationId: id, title, altText: '', folderId })).body.data).toMatchObject({
      title: '<script>alert(1)</script> "Rye" & yer',
      altText: '',
      folderId,
    });
    expect((await update(owner, { creationId: id, altText: 'Rye' })).body.data).toMatchObject({
      altText: 'Rye',
      folderId,
    });
    expect((await update(owner, { creationId: id, title: 'Rye', folderId: null })).body.data).toMatchObject({
      title: 'Rye',
      altText: 'Rye',
      folderId: null,
    });
    expect((await update(owner, { creationId: id, folderId: crypto.randomUUID() })).body).toMatchObject({
      code: 'not_found',
      error: expect.stringContaining('this folder'),
    });
    expect((await update(owner, { creationId: id, title: ' ' })).body.fields).toEqual({ title: 'Title is required.' });
  });

  it('does not go into another workspace’s folder', async () => {
    const [owner, stranger] = [await register(), await register()];
    const { id: folderId } = (await stranger.call('creative', creativeContract.createFolder, { name: 'Theirs' })).body
      .data;
    expect((await update(owner, { creationId: await addCreation(owner.workspaceId), folderId })).status).toBe(404);
  });

  it('leaves the alt text of a post’s picture to the post', async () => {
    const world = await registerBusy();
    const id = await addCreation(world.workspaceId, { piece_id: world.piece.id });
    expect((await update(world, { creationId: id, altText: 'Mine' })).body).toMatchObject({
      code: 'invalid_request',
      fields: { altText: 'This picture belongs to a post. Change its alt text there.' },
    });
  });
});

describe('likes', () => {
  it('count one a person, however often and however fast they are said', async () => {
    const owner = await register();
    const member = await register();
    await joinAsMember(member, owner.workspaceId);
    const creationId = await addCreation(owner.workspaceId);
    await Promise.all(Array.from({ length: 20 }, () => update(owner, { creationId, liked: true })));
    expect(await get(owner, creationId)).toMatchObject({ likes: 1, liked: true });
    expect((await update(member, { creationId, liked: true })).body.data).toMatchObject({ likes: 2, liked: true });
    await Promise.all(Array.from({ length: 5 }, () => update(owner, { creationId, liked: false })));
    expect(await get(owner, creationId)).toMatchObject({ likes: 1, liked: false });
    expect(await get(member, creationId)).toMatchObject({ likes: 1, liked: true });
  });
});

describe('taking out', () => {
  it('can be undone: all of it is back where it was, and its page is not', async () => {
    const owner = await register();
    const creationId = await addCreation(owner.workspaceId, { likes: 0 });
    await owner.call('creative', creativeContract.createShare, { creationId });
    expect((await owner.call('creative', creativeContract.deleteCreation, { creationId })).body.data).toEqual({
      id: creationId,
    });
    expect((await owner.call('creative', creativeContract.getCreation, { creationId })).status).toBe(404);
    expect((await update(owner, { creationId, liked: true })).status).toBe(404);
    expect((await owner.call('creative', creativeContract.deleteCreation, { creationId })).status).toBe(404);
    expect((await owner.call('creative', creativeContract.restoreCreation, { creationId })).body.data).toMatchObject({
      id: creationId,
      shared: false,
    });
    expect((await owner.call('creative', creativeContract.restoreCreation, { creationId })).status).toBe(200);
  });

  it('is refused for a post’s picture, by the name of the post', async () => {
    const world = await registerBusy();
    const creationId = await addCreation(world.workspaceId, { piece_id: world.piece.id });
    const { status, body } = await world.call('creative', creativeContract.deleteCreation, { creationId });
    expect([status, body.error]).toEqual([
      409,
      `This picture belongs to the post “${world.piece.title}”. Draw another one there, or delete the post.`,
    ]);
  });

  it('stops what is still being made, which cannot be put back', async () => {
    const owner = await register();
    const creationId = await addCreation(owner.workspaceId, { status: 'generating', progress: 10 });
    expect((await owner.call('creative', creativeContract.deleteCreation, { creationId })).status).toBe(200);
    expect(await asOwner('SELECT status FROM creations WHERE id = $1', [creationId])).toEqual([
      { status: 'cancelled' },
    ]);
    expect((await owner.call('creative', creativeContract.restoreCreation, { creationId })).status).toBe(404);
  });
});

describe('folders', () => {
  const create = (owner: Owner, name: string) => owner.call('creative', creativeContract.createFolder, { name });

  it('have names of their own, in whatever letters, also when two are made at once', async () => {
    const owner = await register();
    const replies = await Promise.all(['Spring', 'spring', 'SPRING'].map((name) => create(owner, name)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(replies.find(({ status }) => status === 409)!.body.fields.name).toMatch(
      /^There is already a folder called “spring”\. Choose another name\.$/i,
    );
    const { id } = (await create(owner, 'Autumn')).body.data;
    expect((await owner.call('creative', creativeContract.updateFolder, { folderId: id, name: 'sPring' })).status).toBe(
      409,
    );
    expect(
      (await owner.call('creative', creativeContract.updateFolder, { folderId: id, name: 'AUTUMN' })).body.data,
    ).toEqual({ id, name: 'AUTUMN', count: 0 });
  });

  it('leave what lay in them in the library', async () => {
    const owner = await register();
    const { id: folderId } = (await create(owner, 'Spring')).body.data;
    const [kept, gone] = [
      await addCreation(owner.workspaceId, { folder_id: folderId }),
      await addCreation(owner.workspaceId, { folder_id: folderId, deleted_at: new Date() }),
    ];
    expect((await owner.call('creative', creativeContract.deleteFolder, { folderId })).body.data).toEqual({
      id: folderId,
    });
    for (const creationId of [kept, gone])
      expect((await owner.call('creative', creativeContract.restoreCreation, { creationId })).body.data).toMatchObject({
        folderId: null,
      });
    expect((await owner.call('creative', creativeContract.deleteFolder, { folderId })).status).toBe(404);
  });

  it('are at most 200', async () => {
    const owner = await register();
    await asOwner(
      "INSERT INTO creation_folders (id, workspace_id, name, created_at) SELECT gen_random_uuid(), $1, 'Folder ' || n, now() FROM generate_series(1, 200) n",
      [owner.workspaceId],
    );
    expect((await create(owner, 'One more')).body).toMatchObject({
      code: 'conflict',
      error: 'A library can have at most 200 folders. Delete one you do not need.',
    });
  });
});

describe('sharing', () => {
  it('gives the same address again, tells the log once, and ends', async () => {
    const owner = await register();
    const creationId = await addCreation(owner.workspaceId, { title: 'Rye' });
    const share = async () =>
      (await owner.call('creative', creativeContract.createShare, { creationId })).body.data.url as string;
    const [first, ...others] = await Promise.all([share(), share(), share()]);
    expect(first).toMatch(/^http:\/\/localhost:8888\/s\/[\w-]{44}$/);
    expect(new Set([first, ...others, await share()]).size).toBe(1);
    expect(await get(owner, creationId)).toMatchObject({ shared: true, shareUrl: first });
    for (let times = 0; times < 2; times += 1)
      expect((await owner.call('creative', creativeContract.deleteShare, { creationId })).body.data).toEqual({
        id: creationId,
      });
    expect((await lines(owner.workspaceId)).filter((line) => line.includes('shared'))).toEqual([
      'The picture “Rye” was shared: anyone with the link can see it',
      'The picture “Rye” is no longer shared',
    ]);
    expect(await share()).not.toBe(first);
  });

  it('waits until there is something to see', async () => {
    const owner = await register();
    for (const status of ['generating', 'refining', 'failed'])
      expect(
        (
          await owner.call('creative', creativeContract.createShare, {
            creationId: await addCreation(owner.workspaceId, { status }),
          })
        ).status,
      ).toBe(409);
  });
});
