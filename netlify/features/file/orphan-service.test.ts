import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { creativeContract } from '../../../src/contracts/creative';
import { fileContract } from '../../../src/contracts/file';
import { HOUR_MS } from '../../../src/domain/duration';
import { addCreation } from '../../testing/creations';
import { asOwner, useDatabase } from '../../testing/database';
import { onePixel, register } from '../../testing/world';
import { fileRepository } from './file-repository';
import { makeOrphanService, SIGNATURE } from './orphan-service';
import { mediaStorage } from './storage-wiring';

useDatabase();

/** Runs the job a day from now, so that all files are old, except those in `young`. */
const clearUp = (hoursFromNow = 25) =>
  makeOrphanService({
    repository: fileRepository,
    storage: mediaStorage(),
    clock: { now: () => new Date(Date.now() + hoursFromNow * HOUR_MS) },
  }).removeOrphans();
const isThere = async (key: string) => (await mediaStorage().read(key)) !== null;
const keyOf = async (table: 'files' | 'creations', id: string) =>
  (await asOwner<{ storage_key: string }>(`SELECT storage_key FROM ${table} WHERE id = $1`, [id]))[0]!.storage_key;

describe('clearing up the media store', () => {
  it('takes the files of a workspace that is gone, and leaves all that a row names', async () => {
    const [stays, goes] = [await register('Stays'), await register('Goes')];
    const keep = async (owner: typeof stays) =>
      keyOf(
        'files',
        (await owner.call('file', fileContract.createFile, { purpose: 'logo', name: 'x', bytes: onePixel })).body.data
          .id,
      );
    const [kept, orphan] = [await keep(stays), await keep(goes)];
    await asOwner('DELETE FROM workspaces WHERE workspace_id = $1', [goes.workspaceId]);
    await clearUp();
    expect([await isThere(kept), await isThere(orphan)]).toEqual([true, false]);
  });

  it('leaves what was written within the last day: its row may be on the way', async () => {
    const key = `files/${crypto.randomUUID()}/upload-in-flight.png`;
    await mediaStorage().write(key, onePixel);
    await clearUp(23);
    expect(await isThere(key)).toBe(true);
    await clearUp(25);
    expect(await isThere(key)).toBe(false);
  });

  it('takes a drawing once no picture of any workspace names it, and not before', async () => {
    const [one, other] = [await register('One'), await register('Other')];
    const draw = async (owner: typeof one) =>
      (await owner.call('creative', creativeContract.generateImage, { prompt: 'Rye', style: 'minimalist' })).body.data
        .id as string;
    const [mine, theirs] = [await draw(one), await draw(other)];
    const shared = await keyOf('creations', mine);
    await asOwner('UPDATE creations SET storage_key = $2 WHERE id = $1', [theirs, shared]);
    await asOwner('DELETE FROM creations WHERE id = $1', [mine]);
    await clearUp();
    expect(await isThere(shared)).toBe(true);
    await asOwner('DELETE FROM creations WHERE id = $1', [theirs]);
    await clearUp();
    expect(await isThere(shared)).toBe(false);
  });

  it('takes clips, stills and uploads that no row names, and thumbnails when they are a month old', async () => {
    const owner = await register();
    const [film, still, photo] = ['videos/00/film.mp4', 'videos/00/still.webp', `media/${owner.workspaceId}/photo.png`];
    const thumbnail = 'thumbs/0123456789abcdef0123456789abcdef-240.webp';
    const rows = [
      await addCreation(owner.workspaceId, { storage_key: film, poster_key: still }),
      await addCreation(owner.workspaceId, { storage_key: photo }),
    ];
    for (const key of [film, still, photo, thumbnail]) await mediaStorage().write(key, onePixel);
    const left = async () => (await Promise.all([film, still, photo, thumbnail].map(isThere))).map(Number).join('');
    await clearUp();
    expect(await left()).toBe('1111');
    await asOwner('DELETE FROM creations WHERE id = ANY ($1)', [rows]);
    await clearUp();
    expect(await left()).toBe('0001');
    await clearUp(31 * 24);
    expect(await left()).toBe('0000');
  });

  it('takes files of contacts once the export or import that they belong to is gone, or will not come', async () => {
    const { workspaceId } = await register();
    const [ready, failed, brought, gone] = [
      crypto.randomUUID(),
      crypto.randomUUID(),
      crypto.randomUUID(),
      crypto.randomUUID(),
    ];
    for (const [id, state] of [
      [ready, 'ready'],
      [failed, 'failed'],
    ])
      await asOwner(
        "INSERT INTO contact_exports (workspace_id, id, format, selection, state, created_at, expires_at) VALUES ($1, $2, 'csv', '{}', $3, now(), now())",
        [workspaceId, id, state],
      );
    await asOwner(
      "INSERT INTO contact_imports (workspace_id, id, name, state, bytes, actor_name, created_at) VALUES ($1, $2, 'a.csv', 'uploading', 10, '', now())",
      [workspaceId, brought],
    );
    const keys = [
      ...[ready, failed, gone].map((id) => `contact-exports/${workspaceId}/${id}/x-1.csv`),
      ...[brought, gone].map((id) => `imports/${workspaceId}/${id}/1.bin`),
    ];
    for (const key of keys) await mediaStorage().write(key, onePixel);
    await clearUp(23);
    expect((await Promise.all(keys.map(isThere))).every(Boolean)).toBe(true);
    await clearUp();
    expect(await Promise.all(keys.map(isThere))).toEqual([true, false, false, true, false]);
  });

  it('takes the parts of writes that a crash cut off, when they are old', async () => {
    await mediaStorage().write('partial/0123.part', onePixel);
    utimesSync(join(process.env.DATA_DIR!, 'media/partial/0123.part'), new Date(0), new Date(0));
    await mediaStorage().write('partial/4567.part', onePixel);
    await clearUp(0);
    expect([await isThere('partial/0123.part'), await isThere('partial/4567.part')]).toEqual([false, true]);
  });

  it('touches no other folder of the store', async () => {
    await mediaStorage().write('reports/november.zip', onePixel);
    await clearUp();
    expect(await isThere('reports/november.zip')).toBe(true);
  });

  it('works through more keys than one question to the database holds', async () => {
    const folder = crypto.randomUUID();
    for (let index = 0; index < 1_100; index += 1) await mediaStorage().write(`files/${folder}/${index}.png`, onePixel);
    expect(await clearUp()).toBeGreaterThanOrEqual(1_100);
    for await (const batch of mediaStorage().list(`files/${folder}`)) expect(batch).toEqual([]);
  });

  it('leaves the store of another database alone, such as the one that this was copied from', async () => {
    const key = `files/${crypto.randomUUID()}/theirs.png`;
    await mediaStorage().write(key, onePixel);
    await mediaStorage().write(SIGNATURE, new TextEncoder().encode('123/production'));
    await expect(clearUp()).rejects.toThrow('belongs to another database');
    expect(await isThere(key)).toBe(true);
    await mediaStorage().remove(SIGNATURE);
    await clearUp();
    expect(await isThere(key)).toBe(false);
  });

  it('leaves files of unknown age', async () => {
    const removed: string[] = [];
    const storage = {
      ...mediaStorage(),
      stat: async () => ({ bytes: 1, writtenAt: null }),
      remove: async (key: string) => void removed.push(key),
    };
    await mediaStorage().write('files/ageless/x.png', onePixel);
    await makeOrphanService({
      repository: fileRepository,
      storage,
      clock: { now: () => new Date(Date.now() + 1e12) },
    }).removeOrphans();
    expect(removed).toEqual([]);
  });
});
