import { creativeContract } from '../../../../src/contracts/creative';
import { clip } from '../../../testing/clips';
import { addCreation } from '../../../testing/creations';
import { asOwner, useDatabase } from '../../../testing/database';
import { drawHalves, isClose, readPixels } from '../../../testing/pixels';
import { register } from '../../../testing/world';
import { mediaStorage } from '../../file/storage-wiring';
import { thumbnailsOf } from '../library/library-wiring';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const file = (owner: Owner, input: Record<string, unknown>, headers?: Record<string, string>) =>
  owner.call('creative', creativeContract.getCreationFile, input as never, headers);
const bytesOf = async ({ response }: { response: Response }) => new Uint8Array(await response.clone().arrayBuffer());
const header = ({ response }: { response: Response }, name: string) => response.headers.get(name);
const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];

async function addPicture(owner: Owner, row: Record<string, unknown> = {}) {
  const key = `media/${owner.workspaceId}/${crypto.randomUUID()}.png`;
  const bytes = await drawHalves('png', { width: 600, height: 600 });
  await mediaStorage().write(key, bytes);
  return {
    key,
    bytes,
    id: await addCreation(owner.workspaceId, {
      storage_key: key,
      content_type: 'image/png',
      title: 'Half off: 5/6 “now”',
      width: 600,
      height: 600,
      ...row,
    }),
  };
}

async function addClip(owner: Owner, row: Record<string, unknown> = {}) {
  const [key, poster] = [
    `videos/00/${crypto.randomUUID().replaceAll('-', '')}.mp4`,
    `videos/00/${crypto.randomUUID().replaceAll('-', '')}.webp`,
  ];
  await mediaStorage().write(key, clip());
  await mediaStorage().write(poster, await drawHalves('webp', { width: 640, height: 360 }));
  return {
    key,
    poster,
    id: await addCreation(owner.workspaceId, {
      type: 'video',
      storage_key: key,
      poster_key: poster,
      content_type: 'video/mp4',
      title: 'Oven',
      duration_ms: 2_000,
      brief: null,
      motion: { style: 'cartoon', prompt: 'x' },
      ...row,
    }),
  };
}

describe('the file of a picture', () => {
  let owner: Owner;
  beforeAll(async () => {
    owner = await register();
  });

  it('comes as it is, is kept by the browser as long as its mark stands in the address, and is not sent twice', async () => {
    const { id, bytes } = await addPicture(owner);
    const first = await file(owner, { creationId: id, v: 'abc' });
    expect(Buffer.from(await bytesOf(first)).equals(Buffer.from(bytes))).toBe(true);
    expect([
      header(first, 'content-type'),
      header(first, 'cache-control'),
      header(first, 'content-disposition')?.startsWith('inline'),
    ]).toEqual(['image/png', 'private, max-age=31536000, immutable', true]);
    const again = await file(owner, { creationId: id }, { 'if-none-match': header(first, 'etag')! });
    expect([again.status, header(again, 'cache-control')]).toEqual([304, 'private, max-age=300']);
  });

  it('is called after its title, and each call that fetches it counts', async () => {
    const { id } = await addPicture(owner);
    const saved = await file(owner, { creationId: id, download: '1' });
    expect(header(saved, 'content-disposition')).toBe(
      'attachment; filename="Half off 5 6 now.png"; filename*=UTF-8\'\'Half%20off%205%206%20%E2%80%9Cnow%E2%80%9D.png',
    );
    await Promise.all([1, 2].map(() => file(owner, { creationId: id, download: '1' })));
    await file(owner, { creationId: id, download: '1' }, { 'if-none-match': header(saved, 'etag')! });
    await file(owner, { creationId: id });
    expect(await asOwner('SELECT downloads FROM creations WHERE id = $1', [id])).toEqual([{ downloads: 3 }]);
  });

  it.each([
    ['jpeg', 'image/jpeg', 'jpg'],
    ['webp', 'image/webp', 'webp'],
    ['png', 'image/png', 'png'],
  ])('comes as %s with its label, and shows the same', async (format, type, ending) => {
    const { id, bytes } = await addPicture(owner);
    const reply = await file(owner, { creationId: id, format, download: '1' });
    const found = await bytesOf(reply);
    expect([header(reply, 'content-type'), header(reply, 'content-disposition')]).toEqual([
      type,
      expect.stringContaining(`now.${ending}"`),
    ]);
    if (format === 'png') expect(Buffer.from(found).equals(Buffer.from(bytes))).toBe(true); // its own: nothing was converted
    else expect(Buffer.from(found).toString('latin1')).toContain('trainedAlgorithmicMedia'); // its file lies where a service's does
    const { width, at } = await readPixels(found);
    expect([width, isClose(at(100, 300), RED), isClose(at(500, 300), BLUE)]).toEqual([600, true, true]);
  });

  it('comes in the size of a network, whole, with the colour of its edge beside it', async () => {
    const { id } = await addPicture(owner, { source: 'uploaded', brief: null });
    const reply = await file(owner, { creationId: id, size: 'linkedin', format: 'jpeg' });
    const found = await bytesOf(reply);
    const { width, height, at } = await readPixels(found);
    expect([width, height, isClose(at(3, 3), RED), isClose(at(1_197, 620), BLUE)]).toEqual([1_200, 627, true, true]);
    expect(Buffer.from(found).toString('latin1')).not.toContain('digitalSourceType'); // what people brought is not labelled
  });

  it('comes in part', async () => {
    const { id, bytes } = await addPicture(owner);
    const part = await file(owner, { creationId: id }, { range: 'bytes=2-5' });
    expect([part.status, header(part, 'content-range'), [...(await bytesOf(part))]]).toEqual([
      206,
      `bytes 2-5/${bytes.byteLength}`,
      [...bytes.subarray(2, 6)],
    ]);
  });

  it('is not there while it is made, and when it is lost for good', async () => {
    expect(
      (await file(owner, { creationId: await addCreation(owner.workspaceId, { status: 'generating' }) })).body.error,
    ).toBe('There is no file yet. Try again when it is ready.');
    const { id, key } = await addPicture(owner);
    await mediaStorage().remove(key);
    expect(await file(owner, { creationId: id })).toMatchObject({
      status: 404,
      body: { error: 'The file for this picture was lost, and it cannot be made again.' },
    });
  });
});

describe('the file of a clip', () => {
  it('comes in the parts that players ask for', async () => {
    const owner = await register();
    const { id } = await addClip(owner);
    const size = clip().byteLength;
    for (const [range, wanted] of [
      ['bytes=0-7', [0, 8]],
      ['bytes=-4', [size - 4, size]],
      [`bytes=${size - 2}-`, [size - 2, size]],
    ] as const) {
      const reply = await file(owner, { creationId: id, v: 'x' }, { range });
      expect([reply.status, header(reply, 'content-type'), [...(await bytesOf(reply))]]).toEqual([
        206,
        'video/mp4',
        [...clip().subarray(...wanted)],
      ]);
    }
    expect((await file(owner, { creationId: id }, { range: `bytes=${size}-` })).status).toBe(416);
    expect(header(await file(owner, { creationId: id, download: '1', format: 'png' }), 'content-disposition')).toBe(
      'attachment; filename="Oven.mp4"',
    );
  });

  it('that is lost is made again, if it was made here', async () => {
    const owner = await register();
    const { id, key } = await addClip(owner);
    await mediaStorage().remove(key);
    expect(await file(owner, { creationId: id })).toMatchObject({
      status: 404,
      body: { error: 'The file for this clip was lost. We are making it again; check back in a few minutes.' },
    });
    expect(
      await asOwner(
        "SELECT data ->> 'creationId' AS id FROM pgboss.job WHERE name = 'make-creation' AND data ->> 'creationId' = $1",
        [id],
      ),
    ).toEqual([{ id }]);
    const brought = await addClip(owner, { source: 'uploaded', motion: null });
    await mediaStorage().remove(brought.key);
    expect((await file(owner, { creationId: brought.id })).body.error).toBe(
      'The file for this clip was lost. Upload it again.',
    );
  });
});

describe('a thumbnail', () => {
  const thumbnail = (owner: Owner, creationId: string, width?: string) =>
    owner.call('creative', creativeContract.getCreationThumbnail, { creationId, v: 'x', width } as never);

  it('is as wide as asked for, kept, and made again when it is lost', async () => {
    const owner = await register();
    const { id, key } = await addPicture(owner);
    for (const [asked, width] of [
      ['240', 240],
      [undefined, 480],
      ['960', 600],
    ] as const) {
      const reply = await thumbnail(owner, id, asked);
      expect([
        header(reply, 'content-type'),
        header(reply, 'cache-control'),
        (await readPixels(await bytesOf(reply))).width,
      ]).toEqual(['image/webp', 'private, max-age=31536000, immutable', width]);
    }
    const kept = await Promise.all(thumbnailsOf(key).map((one) => mediaStorage().stat(one)));
    expect(kept.every((one) => one !== null)).toBe(true);
    await mediaStorage().remove(thumbnailsOf(key)[0]!);
    expect((await thumbnail(owner, id, '240')).status).toBe(200);
    expect((await thumbnail(owner, id, '241')).status).toBe(400);
  });

  it('of a clip is of its still', async () => {
    const owner = await register();
    const { width, height, at } = await readPixels(
      await bytesOf(await thumbnail(owner, (await addClip(owner)).id, '240')),
    );
    expect([width, height, isClose(at(20, 60), RED)]).toEqual([240, 135, true]);
  });
});
