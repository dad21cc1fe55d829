import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { behavesAsStorage } from '../../testing/storage-behaviour';
import { startS3Server } from '../../testing/s3-server';
import { createS3Storage } from './s3-storage';

const account = { bucket: 'media-bucket', region: 'eu-central-1', secretAccessKey: 'a secret that only tests know' };
let server: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  server = await startS3Server({ ...account, pageSize: 2 });
});
afterAll(() => server.stop());

const storage = (more: Partial<Parameters<typeof createS3Storage>[0]> = {}) =>
  createS3Storage({ ...account, endpoint: server.origin, accessKeyId: 'AKIDTEST', prefix: 'shop', ...more });
const one = new Uint8Array([1]);

describe('a bucket as media store', () => {
  behavesAsStorage(storage);

  it('keeps everything below its prefix, and sees nothing beside it', async () => {
    await storage().write('files/mine.png', one);
    await storage({ prefix: 'other' }).write('files/theirs.png', one);
    expect(server.objects.has('shop/files/mine.png')).toBe(true);
    expect(await storage().read('files/theirs.png')).toBeNull();
    const keys: string[] = [];
    for await (const batch of storage().list('files')) keys.push(...batch);
    expect(keys).toContain('files/mine.png');
    expect(keys).not.toContain('files/theirs.png');
  });

  it('follows the list from page to page, with tokens that XML escapes', async () => {
    for (let index = 0; index < 5; index += 1) await storage().write(`paged/${index}.png`, one);
    const pages: string[][] = [];
    for await (const batch of storage().list('paged')) pages.push(batch);
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
  });

  it('retries when the store is busy for a moment', async () => {
    await storage().write('files/busy.png', one);
    server.refuseNext({ status: 503, code: 'SlowDown' }, { status: 429, code: 'TooManyRequests' });
    expect(await storage().read('files/busy.png')).toEqual(one);
  });

  it('says "unavailable" when it stays busy, with the cause for the log only', async () => {
    server.refuseNext(...Array.from({ length: 4 }, () => ({ status: 503, code: 'SlowDown' })));
    const error = await storage()
      .read('files/busy.png')
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'unavailable', detail: expect.stringContaining('503') });
    expect((error as Error).message).not.toMatch(/S3|SlowDown|503/);
  });

  it.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
    ['a bucket that is not there', { bucket: 'no-such-bucket' }, 'NoSuchBucket'],
    ['nobody at the address', { endpoint: 'http://127.0.0.1:9' }, 'failed'],
  ])('says "unavailable" for %s: it is not a missing file', async (_name, more, detail) => {
    await expect(storage(more).read('files/x.png')).rejects.toMatchObject({
      code: 'unavailable',
      detail: expect.stringContaining(detail),
    });
    await expect(storage(more).write('files/x.png', one)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(
      (async () => {
        for await (const _ of storage(more).list('files'));
      })(),
    ).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('sends a refused request only once', async () => {
    server.requests.length = 0;
    await expect(storage({ secretAccessKey: 'wrong' }).read('files/x.png')).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(server.requests).toEqual(['GET /media-bucket/shop/files/x.png']);
  });

  it.each([
    [
      'ignores ranges',
      (_: unknown, reply: ServerResponse) => reply.end('0123456789'),
      async (port: number) =>
        expect(Buffer.from((await at(port).readRange!('files/x.png', 2, 4))!).toString()).toBe('234'),
    ],
    [
      'lists something that is no list',
      (_: unknown, reply: ServerResponse) => reply.end('<html>hello'),
      async (port: number) =>
        expect(
          (async () => {
            for await (const _ of at(port).list('files'));
          })(),
        ).rejects.toMatchObject({ code: 'unavailable' }),
    ],
    [
      'breaks off in the middle',
      (_: unknown, reply: ServerResponse) => {
        reply.writeHead(200, { 'content-length': 100 });
        reply.write('abc', () => reply.destroy());
      },
      async (port: number) => expect(at(port).read('files/x.png')).rejects.toMatchObject({ code: 'unavailable' }),
    ],
  ])('copes with a store that %s', async (_name, answer, check) => {
    const strange = createServer(answer).listen(0, '127.0.0.1');
    await once(strange, 'listening');
    try {
      await check((strange.address() as AddressInfo).port);
    } finally {
      strange.closeAllConnections();
      strange.close();
    }
  });
});

const at = (port: number) =>
  createS3Storage({ ...account, endpoint: `http://127.0.0.1:${port}`, accessKeyId: 'AKIDTEST' });
