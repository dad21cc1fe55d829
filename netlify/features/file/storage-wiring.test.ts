import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileContract } from '../../../src/contracts/file';
import { forgetEnv } from '../../config/env';
import { serve } from '../../http/serve';
import { makeClient } from '../../testing/call';
import { useDatabase } from '../../testing/database';
import { startS3Server } from '../../testing/s3-server';
import { functions, onePixel, register } from '../../testing/world';
import { fileWiring } from './file-wiring';
import { mediaStorage } from './storage-wiring';

useDatabase();

const NAMES = [
  'STORAGE',
  'STORAGE_PREFIX',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'NETLIFY',
  'NETLIFY_DEV',
  'AWS_LAMBDA_FUNCTION_NAME',
];
const set = (settings: Record<string, string>) => {
  for (const name of NAMES) delete process.env[name];
  Object.assign(process.env, settings);
  forgetEnv();
};
afterEach(() => {
  set({});
  delete (globalThis as { Netlify?: unknown }).Netlify;
});

/** Blobs only works on Netlify: its error shows that it was chosen. */
const asksBlobs = { code: 'unavailable', detail: expect.stringContaining('Netlify Blobs') };

describe('where media are kept', () => {
  it('is the data folder when nothing is said', async () => {
    set({});
    await mediaStorage().write('files/here.png', onePixel);
    expect(existsSync(join(process.env.DATA_DIR!, 'media/files/here.png'))).toBe(true);
  });

  it('is Netlify Blobs on Netlify, in the folder of the deploy context', async () => {
    set({ AWS_LAMBDA_FUNCTION_NAME: 'file' });
    expect(() => mediaStorage()).toThrow('set STORAGE_PREFIX');
    (globalThis as { Netlify?: unknown }).Netlify = { context: { deploy: { context: 'deploy-preview' } } };
    await expect(mediaStorage().read('files/x.png')).rejects.toMatchObject(asksBlobs);
  });

  it('is the data folder under netlify dev, where a worker beside it reads the same files', async () => {
    set({ NETLIFY: 'true', NETLIFY_DEV: 'true' });
    expect(await mediaStorage().read('files/never.png')).toBeNull();
  });

  it('is what the operator says, also on Netlify', async () => {
    set({ AWS_LAMBDA_FUNCTION_NAME: 'file', STORAGE: 'file' });
    expect(await mediaStorage().read('files/never.png')).toBeNull();
    set({ STORAGE: 'netlify-blobs', STORAGE_PREFIX: 'mine' });
    await expect(mediaStorage().read('files/x.png')).rejects.toMatchObject(asksBlobs);
  });

  it.each([
    [{ STORAGE: 's3', S3_BUCKET: 'media' }, 'S3_ENDPOINT'],
    [{ STORAGE: 'ftp' }, 'STORAGE is file, netlify-blobs or s3'],
    [{ STORAGE_PREFIX: '../other' }, 'STORAGE_PREFIX holds'],
    [{ STORAGE: 's3', S3_ENDPOINT: 'not an address', S3_BUCKET: 'media' }, 'S3_ENDPOINT is an address'],
  ])('is refused with a sentence when the settings cannot be: %j', (settings, sentence) => {
    set(settings as Record<string, string>);
    expect(() => mediaStorage()).toThrow(sentence);
  });

  it('may be a bucket: uploads, parts and links go through it', async () => {
    const account = { bucket: 'media-bucket', region: 'eu-central-1', secretAccessKey: 'only tests know' };
    const server = await startS3Server(account);
    try {
      set({
        STORAGE: 's3',
        STORAGE_PREFIX: 'shop',
        S3_ENDPOINT: server.origin,
        S3_REGION: account.region,
        S3_BUCKET: account.bucket,
        S3_ACCESS_KEY_ID: 'AKIDTEST',
        S3_SECRET_ACCESS_KEY: account.secretAccessKey,
      });
      const owner = await register();
      const client = makeClient({ ...functions, file: serve(fileContract, fileWiring) });
      for (const [name, value] of owner.cookies) client.cookies.set(name, value);
      const { body } = await client.call('file', fileContract.createFile, {
        purpose: 'logo',
        name: 'x',
        bytes: onePixel,
      });
      expect([...server.objects.keys()]).toEqual([
        expect.stringMatching(`^shop/files/${owner.workspaceId}/${body.data.id}-`),
      ]);
      const part = await client.call('file', fileContract.getFile, { fileId: body.data.id }, { range: 'bytes=0-5' });
      expect([part.status, part.body]).toEqual([206, 'GIF89a']);
      server.refuseNext(...Array.from({ length: 4 }, () => ({ status: 503, code: 'SlowDown' })));
      const busy = await client.call('file', fileContract.getFile, { fileId: body.data.id });
      expect([busy.status, busy.body.error, busy.response.headers.get('retry-after')]).toEqual([
        503,
        'We cannot reach the file store right now. Nothing is lost; try again in a moment.',
        '5',
      ]);
      await client.call('file', fileContract.deleteFile, { fileId: body.data.id });
      expect(server.objects.size).toBe(0);
    } finally {
      await server.stop();
    }
  });
});
