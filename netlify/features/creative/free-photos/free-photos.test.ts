import { creativeContract } from '../../../../src/contracts/creative';
import { uploadLimits } from '../../../../src/domain/creation';
import { listPhotos } from '../../../records/creations/photos';
import { addCreation } from '../../../testing/creations';
import { asOwner, useDatabase } from '../../../testing/database';
import { buildImage } from '../../../testing/builders/image-bytes';
import { openverseRecord, useOpenverse, type OpenverseRecord } from '../../../testing/openverse-server';
import { drawHalves } from '../../../testing/pixels';
import { register } from '../../../testing/world';
import { mediaStorage } from '../../file/storage-wiring';

useDatabase();

/** Another one in each test: what was found is remembered for hours. */
let photoId: string;
let records: OpenverseRecord[];
let file: Uint8Array;
const openverse = useOpenverse({
  records: (origin) => records.map((partial) => openverseRecord(origin, partial)),
  file: () => file,
});

beforeAll(async () => {
  file = await drawHalves('jpeg', { width: 1200, height: 800 });
});
beforeEach(() => {
  photoId = crypto.randomUUID();
  records = [{ id: photoId, title: 'Rye loaf', source: 'flickr', creator: 'Ada' }];
  openverse.asked().length = 0;
});

type Owner = Awaited<ReturnType<typeof register>>;
const search = (owner: Owner, words = `rye ${crypto.randomUUID()}`) =>
  owner.call('creative', creativeContract.listFreePhotos, { search: words });
const keep = (owner: Owner, chosen = photoId) =>
  owner.call('creative', creativeContract.createFreePhoto, { photoId: chosen });
const paths = () => openverse.asked().map(({ url }) => url);
const keysOf = async (owner: Owner) => {
  const keys: string[] = [];
  for await (const batch of mediaStorage().list(`media/${owner.workspaceId}`)) keys.push(...batch);
  return keys;
};

describe('a search', () => {
  it('shows what was found with previews of our own, and asks the catalogue once for the same words', async () => {
    const [owner, neighbour] = [await register(), await register()];
    const words = `Rye ${crypto.randomUUID()}`;
    const { body } = await search(owner, words);
    expect(body.data).toEqual({
      items: [
        {
          id: photoId,
          title: 'Rye loaf',
          creator: 'Ada',
          source: 'Flickr',
          width: 6016,
          height: 4016,
          thumbnailUrl: expect.stringMatching(/^\/api\/creative\/free-photos\/thumbnail\?token=[\w.-]+$/),
        },
      ],
      nextCursor: null,
    });
    expect((await search(neighbour, `  ${words.toUpperCase()} `)).body.data).toEqual(body.data);
    expect(paths()).toHaveLength(1);
    expect(paths()[0]).not.toContain(owner.workspaceId);
  });

  it('refuses a page that it never named', async () => {
    const owner = await register();
    for (const cursor of ['p1', 'p13', 'p0', 'x'])
      expect(
        (await owner.call('creative', creativeContract.listFreePhotos, { search: 'rye', cursor })).body,
      ).toMatchObject({ code: 'invalid_request' });
    expect(paths()).toEqual([]);
  });

  it('is limited for each workspace, whoever of it searches', async () => {
    const owner = await register();
    for (let calls = 0; calls < 60; calls += 1) expect((await search(owner, 'rye')).status).toBe(200);
    expect((await search(owner, 'rye')).body).toMatchObject({ code: 'rate_limited' });
  });
});

describe('a preview', () => {
  const preview = (owner: Owner, token: string) =>
    owner.call('creative', creativeContract.getFreePhotoThumbnail, { token });

  it('comes through us, for a photograph that was found, and may be kept', async () => {
    const owner = await register();
    const token = new URL((await search(owner)).body.data.items[0].thumbnailUrl, 'http://x').searchParams.get('token')!;
    const { status, response } = await preview(owner, token);
    expect([status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'private, max-age=31536000, immutable',
    ]);
    expect(paths().at(-1)).toBe(`/v1/images/${photoId}/thumb/`);
  });

  it.each([
    '4bc43a04-ef46-4544-a0c1-63c63f56e276',
    'http://169.254.169.254/latest',
    `0.4bc43a04-ef46-4544-a0c1-63c63f56e276.${'A'.repeat(43)}`,
    '',
  ])('of anything else is not fetched: %s', async (token) => {
    expect((await preview(await register(), token)).body).toMatchObject({
      code: 'not_found',
      error: 'This preview has expired. Search again.',
    });
    expect(paths()).toEqual([]);
  });
});

describe('what is chosen', () => {
  it('comes into the library like an upload, with where it is from', async () => {
    const owner = await register();
    const { body } = await keep(owner);
    expect(body.data).toMatchObject({
      type: 'image',
      source: 'uploaded',
      status: 'completed',
      provider: 'Openverse',
      title: 'Rye loaf',
      contentType: 'image/jpeg',
      width: 1200,
      height: 800,
      origin: {
        catalogue: 'Openverse',
        photoId,
        title: 'Rye loaf',
        creator: 'Ada',
        source: 'Flickr',
        pageUrl: 'https://stocksnap.io/photo/XNVBVXO3B7',
        licence: 'cc0',
        licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
        retrievedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    });
    expect(paths()).toEqual([`/v1/images/${photoId}/`, `/files/${photoId}`]);
    expect(await keysOf(owner)).toHaveLength(1);
  });

  it('once chosen before is the one that is there; once deleted, it is fetched again', async () => {
    const owner = await register();
    const [first, second] = [await keep(owner), await keep(owner)];
    expect(second.body.data.id).toBe(first.body.data.id);
    await owner.call('creative', creativeContract.deleteCreation, { creationId: first.body.data.id });
    expect((await keep(owner)).body.data.id).not.toBe(first.body.data.id);
    const other = await register();
    expect((await keep(other)).body.data.id).not.toBe(first.body.data.id);
  });

  it('and is drawn into a picture is named by it', async () => {
    const owner = await register();
    const { id } = (await keep(owner)).body.data;
    const made = await owner.call('creative', creativeContract.generateImage, {
      prompt: 'Rye bread on Fridays',
      style: 'minimalist',
      photoId: id,
    });
    const { body } = await owner.call('creative', creativeContract.getCreation, { creationId: made.body.data.id });
    expect(body.data).toMatchObject({ hasPhoto: true, origin: null, photoOrigin: { photoId, creator: 'Ada' } });
  });

  it.each([
    ['gone', () => []],
    ['no longer free', () => [{ id: photoId, license: 'by' }]],
  ])('and is %s by then is told, and nothing is fetched', async (_what, left) => {
    records = left();
    expect(await keep(await register())).toMatchObject({
      status: 404,
      body: { error: 'This photo is no longer offered in the public domain. Choose another one.' },
    });
    expect(paths()).toEqual([`/v1/images/${photoId}/`]);
  });

  it.each([
    [
      'a script',
      () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['two files at once', () => Buffer.concat([buildImage('png', 800, 600), Buffer.from('PK\x05\x06 and more')])],
    ['cut off', () => buildImage('png', 800, 600).subarray(0, 60)],
    ['empty', () => new Uint8Array()],
  ])('and turns out to be %s is refused, and nothing is kept', async (_what, make) => {
    const kept = file;
    file = new Uint8Array(make());
    const owner = await register();
    expect((await keep(owner)).body).toMatchObject({
      code: 'conflict',
      error: 'The file of this photo cannot be used. Choose another one.',
    });
    file = kept;
    expect(await asOwner('SELECT 1 FROM creations WHERE workspace_id = $1', [owner.workspaceId])).toEqual([]);
    expect(await keysOf(owner)).toEqual([]);
  });

  it('takes no more room than an upload may', async () => {
    const kept = file;
    const noise = buildImage('png', 2600, 1800);
    file = noise;
    const owner = await register();
    const { body } = await keep(owner);
    file = kept;
    expect(body.data.width).toBeLessThanOrEqual(uploadLimits.photoSide);
    const [row] = await asOwner<{ bytes: number }>('SELECT bytes FROM creations WHERE workspace_id = $1', [
      owner.workspaceId,
    ]);
    expect(row!.bytes).toBeLessThanOrEqual(uploadLimits.photoBytes);
  });

  it('is not even fetched when the uploads have all the room they may', async () => {
    const owner = await register();
    await addCreation(owner.workspaceId, { source: 'uploaded', bytes: 2_147_483_647 });
    await addCreation(owner.workspaceId, { source: 'uploaded', bytes: 2 });
    expect(await keep(owner)).toMatchObject({ status: 409, body: { error: expect.stringContaining('no room') } });
    expect(paths()).toEqual([`/v1/images/${photoId}/`]);
  });

  it('is shown where it was chosen, and by no idea of its own accord', async () => {
    const owner = await register();
    await keep(owner);
    expect(await listPhotos(owner.workspaceId)).toEqual([]);
  });
});
