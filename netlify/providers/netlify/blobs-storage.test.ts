import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { setEnvironmentContext } from '@netlify/blobs';
import { behavesAsStorage } from '../../testing/storage-behaviour';
import { createBlobsStorage } from './blobs-storage';

const directory = mkdtempSync(join(tmpdir(), 'fourbeat-blobs-'));
let server: Worker;
let address: string;
beforeAll(async () => {
  // Netlify's own local store, in a thread: Jest's realm has a different Error, by which the store recognises a
  // missing file.
  server = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
     const { BlobsServer } = require('@netlify/blobs/server');
     new BlobsServer({ ...workerData, logger: () => {} }).start().then(({ port }) => parentPort.postMessage(port));`,
    { eval: true, workerData: { directory, token: 'token of this call' } },
  );
  address = `http://localhost:${(await once(server, 'message'))[0]}`;
  arrive('token of this call');
});
afterAll(async () => {
  await server.terminate();
  rmSync(directory, { recursive: true, force: true });
});

/** What the platform sets at the start of every function call. */
const arrive = (token: string) =>
  setEnvironmentContext({ edgeURL: address, uncachedEdgeURL: address, siteID: 'a-site', token });
const one = new Uint8Array([1]);

describe('Netlify Blobs as media store', () => {
  behavesAsStorage(() => createBlobsStorage({ prefix: 'production' }));

  it('keeps production and previews apart in the one store that they share', async () => {
    const [production, preview] = [
      createBlobsStorage({ prefix: 'production' }),
      createBlobsStorage({ prefix: 'deploy-preview' }),
    ];
    await production.write('files/live.png', one);
    expect(await preview.read('files/live.png')).toBeNull();
    const keys: string[] = [];
    for await (const batch of preview.list('files')) keys.push(...batch);
    expect(keys).toEqual([]);
  });

  it('uses the token of the current call, not the first one', async () => {
    const storage = createBlobsStorage({ prefix: 'production' });
    await storage.write('files/warm.png', one);
    arrive('an old token');
    await expect(storage.read('files/warm.png')).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.not.stringContaining('Blobs'),
    });
    arrive('token of this call');
    expect(await storage.read('files/warm.png')).toEqual(one);
  });
});
