import { makingContract } from '../../../../src/contracts/creation-making';
import type { AspectRatio } from '../../../../src/domain/image-format';
import { inBytes, openStudio } from '../../../testing/builders/making';
import { asOwner, useDatabase } from '../../../testing/database';

useDatabase();

type Studio = Awaited<ReturnType<typeof openStudio>>;
const image = async (studio: Studio, more: object = {}) =>
  (
    await studio.call('creative', makingContract.generateImage, {
      prompt: 'Rye on a board',
      style: 'minimalist',
      ...more,
    })
  ).body.data;
const remix = (studio: Studio, creationId: string, more: object = {}) =>
  studio.call('creative', makingContract.remixCreation, { creationId, ...more });
const ratios = (studio: Studio, creationId: string, wanted: AspectRatio[]) =>
  studio.call('creative', makingContract.createRatios, { creationId, ratios: wanted });
const briefOf = async (studio: Studio, id: string) => (await studio.rows()).find((row) => row.id === id)!;

describe('a remix', () => {
  it('is a variation with another seed, beside its parent, and counts as a new one', async () => {
    const studio = await openStudio();
    const parent = await image(studio, { headline: 'Fresh', colours: ['#102030'] });
    await asOwner(
      "INSERT INTO creation_folders (id, workspace_id, name, created_at) VALUES (gen_random_uuid(), $1, 'Bread', now())",
      [studio.workspaceId],
    );
    await asOwner(
      'UPDATE creations SET folder_id = (SELECT id FROM creation_folders WHERE workspace_id = $1) WHERE id = $2',
      [studio.workspaceId, parent.id],
    );
    const made = (await remix(studio, parent.id, { variation: true })).body.data;
    const [before, after] = [await briefOf(studio, parent.id), await briefOf(studio, made.id)];
    expect(after).toMatchObject({
      parent_id: parent.id,
      folder_id: before.folder_id,
      brief: { ...before.brief, seed: expect.any(Number) },
    });
    expect(after.brief!.seed).not.toBe(before.brief!.seed);
    expect(await studio.used('images')).toBe(2);
  });

  it('changes what is named, keeps the seed and everything else', async () => {
    const studio = await openStudio();
    const parent = await image(studio, { headline: 'Fresh', colours: ['#102030'], font: 'slab' });
    const made = (
      await remix(studio, parent.id, { prompt: 'Rye in the sun', aspectRatio: '16:9', style: 'cartoon', colours: [] })
    ).body.data;
    const { seed } = (await briefOf(studio, parent.id)).brief!;
    expect((await briefOf(studio, made.id)).brief).toEqual({
      prompt: 'Rye in the sun',
      headline: 'Fresh',
      font: 'slab',
      style: 'cartoon',
      aspectRatio: '16:9',
      seed,
    });
    expect(made).toMatchObject({ title: 'Rye in the sun', width: 1920, height: 1080 });
  });

  it('that only puts words or subject right costs nothing, and stands beside the first', async () => {
    const studio = await openStudio();
    const parent = await image(studio);
    const made = (await remix(studio, parent.id, { headline: 'Rye, still warm', kicker: '', subject: 'a loaf' })).body
      .data;
    expect((await briefOf(studio, made.id)).brief).toMatchObject({
      prompt: parent.prompt,
      headline: 'Rye, still warm',
      kicker: '',
      subject: 'a loaf',
    });
    expect([made.id === parent.id, await studio.used('images')]).toEqual([false, 1]);
    await remix(studio, parent.id, { headline: 'Rye, still warm', style: 'cartoon' });
    await remix(studio, parent.id, { headline: 'Rye, still warm', variation: true });
    expect(await studio.used('images')).toBe(3);
  });

  it('of a clip is a clip as long and as sharp, counted as one', async () => {
    const studio = await openStudio();
    studio.ports.whileWaiting = studio.work;
    const parent = (
      await studio.call('creative', makingContract.generateVideo, {
        prompt: 'Two for one',
        duration: 10,
        quality: 'sd',
      })
    ).body.data;
    const made = (await remix(studio, parent.id, { headline: 'Only today' })).body.data;
    expect(made).toMatchObject({ type: 'video', status: 'completed', quality: 'sd' });
    expect((await briefOf(studio, made.id)).motion).toMatchObject({
      headline: 'Only today',
      seconds: 10,
      quality: 'sd',
    });
    expect([await studio.used('videos'), await studio.used('images')]).toEqual([2, 0]);
  });

  it('is refused of what people brought, and nothing of another workspace is there', async () => {
    const [studio, stranger] = [await openStudio(), await openStudio()];
    const parent = await image(studio);
    expect([(await remix(stranger, parent.id)).status, (await ratios(stranger, parent.id, ['4:1'])).status]).toEqual([
      404, 404,
    ]);
    await asOwner("UPDATE creations SET source = 'uploaded', brief = NULL WHERE id = $1", [parent.id]);
    expect([(await remix(studio, parent.id)).status, (await ratios(studio, parent.id, ['4:1'])).status]).toEqual([
      409, 409,
    ]);
  });
});

describe('other shapes', () => {
  it('come from the same brief, count nothing, and are there once however often they are asked for', async () => {
    const studio = await openStudio();
    const parent = await image(studio);
    const replies = await Promise.all([
      ratios(studio, parent.id, ['9:16', '4:1', '9:16']),
      ratios(studio, parent.id, ['4:1', '1:1']),
    ]);
    const again = (await ratios(studio, parent.id, ['1:1', '9:16', '4:1'])).body.data.items;
    expect(
      again.map(({ aspectRatio, status }: { aspectRatio: string; status: string }) => [aspectRatio, status]),
    ).toEqual([
      ['1:1', 'completed'],
      ['9:16', 'completed'],
      ['4:1', 'completed'],
    ]);
    expect(again[0].id).toBe(parent.id);
    const rows = await studio.rows();
    expect(rows).toHaveLength(3);
    const seed = rows[0]!.brief!.seed;
    expect(rows.slice(1).every((row) => row.parent_id === parent.id && row.brief!.seed === seed)).toBe(true);
    expect(new Set(replies.flatMap(({ body }) => body.data.items.map(({ id }: { id: string }) => id)))).toEqual(
      new Set(rows.map(({ id }) => id)),
    );
    expect(await studio.used('images')).toBe(1);
  });

  it('of a slow picture are rough first and refined by a job each', async () => {
    const studio = await openStudio();
    const parent = await image(studio, { style: 'photorealistic' });
    await studio.work();
    const [wide] = (await ratios(studio, parent.id, ['16:9'])).body.data.items;
    expect(wide).toMatchObject({ status: 'refining', width: 1920, height: 1080 });
    expect((await ratios(studio, parent.id, ['16:9'])).body.data.items[0].id).toBe(wide.id);
    await studio.work();
    expect((await ratios(studio, parent.id, ['16:9'])).body.data.items[0]).toMatchObject({
      id: wide.id,
      status: 'completed',
    });
    expect(await studio.used('images')).toBe(1);
  });

  it('are not drawn of clips or of what a service made', async () => {
    const studio = await openStudio({
      vendor: { name: 'OpenAI', model: 'm', make: async () => ({ bytes: inBytes('PNG'), contentType: 'image/png' }) },
    });
    studio.ports.whileWaiting = studio.work;
    const bought = await image(studio, { maker: 'service' });
    const clip = (await studio.call('creative', makingContract.generateVideo, { prompt: 'Two for one' })).body.data;
    for (const { id } of [bought, clip]) expect((await ratios(studio, id, ['4:1'])).status).toBe(409);
    expect(await studio.rows()).toHaveLength(2);
  });
});
