import { creativeContract } from '../../../../src/contracts/creative';
import { uploadLimits } from '../../../../src/domain/creation';
import { clip, track } from '../../../testing/clips';
import { addCreation } from '../../../testing/creations';
import { asOwner, useDatabase } from '../../../testing/database';
import { labelledPhoto } from '../../../testing/photos';
import { drawHalves, isClose, readPixels } from '../../../testing/pixels';
import { onePixel, register } from '../../../testing/world';
import { mediaStorage } from '../../file/storage-wiring';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const photo = (owner: Owner, bytes: Uint8Array, name = 'loaf.jpg') =>
  owner.call('creative', creativeContract.createPhoto, { bytes, name });
const keysOf = async (owner: Owner, folder: string) => {
  const keys: string[] = [];
  for await (const batch of mediaStorage().list(`${folder}/${owner.workspaceId}`)) keys.push(...batch);
  return keys;
};

describe('a photograph', () => {
  it('comes into the library turned as it was taken, without the place where it was', async () => {
    const owner = await register();
    const {
      body: { data },
    } = await photo(
      owner,
      labelledPhoto(await drawHalves('jpeg', { width: 400, height: 300 })),
      '../Elm Street/IMG 2041.JPG',
    );
    expect(data).toMatchObject({
      type: 'image',
      source: 'uploaded',
      status: 'completed',
      title: 'IMG 2041',
      prompt: '',
      altText: '',
      style: null,
      contentType: 'image/jpeg',
      width: 300,
      height: 400,
      pieceId: null,
      liked: false,
      shared: false,
    });
    const { response } = await owner.call('creative', creativeContract.getCreationFile, { creationId: data.id });
    const bytes = new Uint8Array(await response.arrayBuffer());
    for (const word of ['GPS', 'Exif', 'Elm Street', '51.4545'])
      expect(Buffer.from(bytes).toString('latin1')).not.toContain(word);
    const { at } = await readPixels(bytes);
    expect([isClose(at(150, 50), [255, 0, 0, 255]), isClose(at(150, 350), [0, 0, 255, 255])]).toEqual([true, true]);
    expect(
      await asOwner("SELECT title FROM activities WHERE workspace_id = $1 AND title LIKE '%library'", [
        owner.workspaceId,
      ]),
    ).toEqual([{ title: 'The picture “IMG 2041” was added to the library' }]);
    expect(await keysOf(owner, 'media')).toHaveLength(1);
  });

  it.each(['png', 'webp', 'jpeg'] as const)('may be a %s, whatever its name says', async (format) => {
    const owner = await register();
    expect((await photo(owner, await drawHalves(format, { width: 160, height: 90 }), 'x.txt')).body.data).toMatchObject(
      { contentType: `image/${format}`, aspectRatio: '16:9', width: 160, height: 90 },
    );
  });

  it.each([
    ['a GIF', async () => onePixel, 'A photo cannot have this file type. Use PNG, JPEG or WebP.'],
    [
      'SVG',
      async () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'We cannot accept SVG, HTML or other text that can contain scripts. Use PNG, JPEG or WebP.',
    ],
    [
      'cut off',
      async () => (await drawHalves('png')).slice(0, 60),
      'This picture is damaged or incomplete. Save it again as PNG, JPEG or WebP.',
    ],
    [
      'two files at once',
      async () => Buffer.concat([await drawHalves('png'), Buffer.from('PK\x05\x06 and more')]),
      'This file is a picture and something else at the same time, so we cannot accept it. Save it again as PNG, JPEG or WebP.',
    ],
    ['empty', async () => new Uint8Array(), 'This file is empty. Use PNG, JPEG or WebP.'],
  ])('that is %s is refused with a sentence, and nothing is kept', async (_what, make, sentence) => {
    const owner = await register();
    expect((await photo(owner, new Uint8Array(await make()))).body).toMatchObject({
      code: 'invalid_request',
      error: sentence,
      fields: { file: sentence },
    });
    expect([
      await asOwner('SELECT 1 FROM creations WHERE workspace_id = $1', [owner.workspaceId]),
      await keysOf(owner, 'media'),
    ]).toEqual([[], []]);
  });

  it('is refused over 4 MB, and when the uploads of the workspace have all the room they may', async () => {
    const owner = await register();
    expect((await photo(owner, new Uint8Array(uploadLimits.photoBytes + 1))).status).toBe(413);
    await addCreation(owner.workspaceId, { source: 'uploaded', bytes: 2_147_000_000 });
    const gone = await addCreation(owner.workspaceId, { source: 'uploaded', bytes: 483_648 - 10 });
    const { status, body } = await photo(owner, await drawHalves('png'));
    expect([status, body.error]).toEqual([
      409,
      'Your uploads can take up 2 GB in all, and there is no room for this one. Delete some, or choose a larger plan.',
    ]);
    await owner.call('creative', creativeContract.deleteCreation, { creationId: gone });
    expect((await photo(owner, await drawHalves('png'))).status).toBe(200);
    await asOwner("UPDATE workspaces SET plan = 'Agency' WHERE workspace_id = $1", [owner.workspaceId]);
    await owner.call('creative', creativeContract.restoreCreation, { creationId: gone });
    expect((await photo(owner, await drawHalves('png'))).status).toBe(200);
  });

  it('that was deleted comes back only while there is room for it, and stays where it was otherwise', async () => {
    const owner = await register();
    const gone = await addCreation(owner.workspaceId, { source: 'uploaded', bytes: 1_000_000 });
    await owner.call('creative', creativeContract.deleteCreation, { creationId: gone });
    const other = await addCreation(owner.workspaceId, { source: 'uploaded', bytes: 2_147_000_000 });
    const refused = await owner.call('creative', creativeContract.restoreCreation, { creationId: gone });
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Your uploads can take up 2 GB in all, and there is no room for this one any more. Delete some, or choose a larger plan.',
    ]);
    expect((await owner.call('creative', creativeContract.getCreation, { creationId: gone })).status).toBe(404);
    expect((await owner.call('creative', creativeContract.restoreCreation, { creationId: other })).status).toBe(200); // it is there, and its own bytes stand in nobody's way
    await owner.call('creative', creativeContract.deleteCreation, { creationId: other });
    expect((await owner.call('creative', creativeContract.restoreCreation, { creationId: gone })).status).toBe(200);
  });
});

describe('a clip', () => {
  const begin = async (owner: Owner, bytes: number, name = 'Oven door.mp4') =>
    (await owner.call('creative', creativeContract.createClip, { bytes, name })).body.data as {
      id: string;
      partBytes: number;
      parts: number;
    };
  const part = (owner: Owner, clipId: string, number: number, bytes: Uint8Array) =>
    owner.call('creative', creativeContract.updateClipPart, { clipId, part: number, bytes });
  const poster = async (owner: Owner, clipId: string, bytes?: Uint8Array) =>
    owner.call('creative', creativeContract.updateClipPoster, {
      clipId,
      bytes: bytes ?? labelledPhoto(await drawHalves('jpeg', { width: 320, height: 180 })),
    });
  const finish = (owner: Owner, clipId: string) => owner.call('creative', creativeContract.finishClip, { clipId });
  /** In one part, with a still. */
  const bring = async (owner: Owner, bytes: Uint8Array) => {
    const { id } = await begin(owner, bytes.byteLength);
    await part(owner, id, 1, bytes);
    await poster(owner, id);
    return { id, reply: await finish(owner, id) };
  };

  it('comes in parts, in any order and more than once, and is whole in the library', async () => {
    const owner = await register();
    // A large box of nothing makes it three parts long.
    const whole = clip({
      tracks: [track({ width: 1920, height: 1080 })],
      behind: [Buffer.concat([Buffer.from([0, 0x90, 0, 8]), Buffer.from('free'), Buffer.alloc(0x900000)])],
    });
    const { id, partBytes, parts } = await begin(owner, whole.byteLength);
    expect([partBytes, parts]).toEqual([uploadLimits.clipPartBytes, 3]);
    expect((await finish(owner, id)).body).toMatchObject({
      code: 'conflict',
      error: 'Part 1 of this clip did not arrive. Send it again.',
    });
    for (const number of [3, 1, 2, 1])
      expect(
        (await part(owner, id, number, whole.slice((number - 1) * partBytes, number * partBytes))).body.data,
      ).toEqual({ part: number });
    expect((await finish(owner, id)).body.error).toBe(
      'The preview picture of this clip did not arrive. Send it again.',
    );
    expect((await poster(owner, id)).body.data).toEqual({ id });
    const {
      body: { data },
    } = await finish(owner, id);
    expect(data).toMatchObject({
      id,
      type: 'video',
      source: 'uploaded',
      status: 'completed',
      title: 'Oven door',
      contentType: 'video/mp4',
      width: 1920,
      height: 1080,
      durationMs: 2_000,
      aspectRatio: '16:9',
    });
    expect((await finish(owner, id)).body.data).toEqual(data);
    expect([await keysOf(owner, 'partial'), (await keysOf(owner, 'media')).length]).toEqual([[], 2]);
    const { response } = await owner.call(
      'creative',
      creativeContract.getCreationFile,
      { creationId: id },
      { range: 'bytes=4-7' },
    );
    expect(await response.text()).toBe('ftyp');
    const thumbnail = await owner.call('creative', creativeContract.getCreationThumbnail, { creationId: id });
    expect(thumbnail.status).toBe(200);
  });

  it.each([
    ['no clip', new TextEncoder().encode('a text that says it is a clip'), /^This is not an MP4\./],
    ['cut off', clip().slice(0, -4), /^This clip is damaged or incomplete\./],
    ['too long', clip({ durationMs: 200_000 }), /^This clip is 200 seconds long\. Cut it to 120\.$/],
    ['too large', clip({ tracks: [track({ width: 8_000, height: 4_000 })] }), /^This clip is 8000 × 4000 pixels\./],
    ['of another coding', clip({ tracks: [track({ coding: 'hvc1' })] }), /^We cannot read this kind of MP4\./],
    [
      'of more tracks',
      clip({ tracks: [track(), track({ kind: 'text', coding: 'tx3g' })] }),
      /^A clip can have one video track and at most one sound track\./,
    ],
  ])('that is %s is refused with a sentence', async (_what, bytes, sentence) => {
    const owner = await register();
    const { status, body } = (await bring(owner, bytes)).reply;
    expect([status, body.fields.file]).toEqual([400, expect.stringMatching(sentence)]);
    expect([
      await asOwner('SELECT 1 FROM creations WHERE workspace_id = $1', [owner.workspaceId]),
      await keysOf(owner, 'media'),
    ]).toEqual([[], []]);
  });

  it('takes no part that it does not have, none of another length, and no still that is no picture', async () => {
    const owner = await register();
    const { id } = await begin(owner, 100);
    expect((await part(owner, id, 2, new Uint8Array(100))).body.error).toBe('This clip has 1 part.');
    expect((await part(owner, id, 1, new Uint8Array(99))).body.error).toBe('Part 1 must have 100 bytes; 99 came.');
    expect((await poster(owner, id, onePixel)).body.error).toBe(
      'A still cannot have this file type. Use PNG, JPEG or WebP.',
    );
    expect(
      (await owner.call('creative', creativeContract.createClip, { bytes: uploadLimits.clipBytes + 1 })).body.fields,
    ).toEqual({ bytes: 'A clip can be at most 64 MB.' });
    await addCreation(owner.workspaceId, { source: 'uploaded', bytes: 2_147_483_600 });
    expect((await owner.call('creative', creativeContract.createClip, { bytes: 100 })).body.code).toBe('conflict');
  });

  it('of another workspace is not there', async () => {
    const [owner, stranger] = [await register(), await register()];
    const { id } = await begin(owner, 100);
    for (const reply of [
      await part(stranger, id, 1, new Uint8Array(100)),
      await poster(stranger, id),
      await finish(stranger, id),
    ])
      expect(reply.status).toBe(404);
    expect(await keysOf(stranger, 'partial')).toEqual([]);
  });
});

describe('templates', () => {
  const template = {
    name: 'Morning',
    description: 'For weekdays',
    prompt: 'A loaf at dawn',
    aspectRatio: '4:3',
    style: 'artistic',
    category: 'email',
  } as const;

  it('are kept, changed and deleted, newest first', async () => {
    const owner = await register();
    const create = async (name: string) =>
      (await owner.call('creative', creativeContract.createTemplate, { ...template, name })).body.data;
    const [first, second] = [await create('First'), await create('Second')];
    expect((await owner.call('creative', creativeContract.listTemplates, {})).body.data.items).toEqual([second, first]);
    const changed = (
      await owner.call('creative', creativeContract.updateTemplate, {
        templateId: first.id,
        ...template,
        prompt: 'A bun',
      })
    ).body.data;
    expect(changed).toEqual({ id: first.id, ...template, prompt: 'A bun' });
    expect(
      (await owner.call('creative', creativeContract.deleteTemplate, { templateId: second.id })).body.data,
    ).toEqual({ id: second.id });
    expect((await owner.call('creative', creativeContract.listTemplates, {})).body.data.items).toEqual([changed]);
    expect((await owner.call('creative', creativeContract.deleteTemplate, { templateId: second.id })).status).toBe(404);
  });

  it('show what they make, small, in the look of the workspace and counted for nobody', async () => {
    const owner = await register();
    const draw = (input: Record<string, unknown> = {}) =>
      owner.call('creative', creativeContract.getTemplatePicture, {
        prompt: 'A loaf at dawn',
        aspectRatio: '16:9',
        style: 'minimalist',
        ...input,
      });
    const bytesOf = async ({ response }: Awaited<ReturnType<typeof draw>>) =>
      new Uint8Array(await response.arrayBuffer());
    const first = await bytesOf(await draw());
    expect(await readPixels(first)).toMatchObject({ width: 480, height: 270 });
    expect(await bytesOf(await draw())).toEqual(first);
    const banner = { aspectRatio: '4:1' }; // a third of the pixels, for a style whose rough picture takes seconds
    expect(await bytesOf(await draw({ ...banner, style: 'photorealistic' }))).not.toEqual(
      await bytesOf(await draw(banner)),
    );
    expect((await owner.call('creative', creativeContract.getUsage, {})).body.data.images.used).toBe(0);
    expect((await owner.call('creative', creativeContract.getLibrary, {})).body.data.count).toBe(0);
    expect((await draw({ prompt: '' })).status).toBe(400);
  });

  it('are at most 100', async () => {
    const owner = await register();
    await asOwner(
      "INSERT INTO creation_templates (id, workspace_id, name, description, prompt, aspect_ratio, style, created_at) SELECT gen_random_uuid(), $1, 'x', '', 'x', '1:1', 'cartoon', now() FROM generate_series(1, 100)",
      [owner.workspaceId],
    );
    expect((await owner.call('creative', creativeContract.createTemplate, template)).body.error).toBe(
      'A workspace can keep at most 100 templates. Delete one you do not need.',
    );
  });
});
