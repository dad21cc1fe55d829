import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { authContract } from '../../../src/contracts/auth';
import { fileContract } from '../../../src/contracts/file';
import { DAY_SECONDS, HOUR_MS } from '../../../src/domain/duration';
import { keyFor } from '../../keys/keys';
import { buildBomb, buildImage, joinBytes } from '../../testing/builders/image-bytes';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { functions, onePixel, register } from '../../testing/world';
import { makeFileLinks } from './file-link-token';
import { fileRepository } from './file-repository';
import { makeFileService } from './file-service';
import { fileService } from './file-wiring';
import { mediaStorage } from './storage-wiring';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const upload = (
  owner: Owner,
  bytes: Uint8Array,
  more: { purpose?: 'logo' | 'picture'; name?: string } = {},
  headers: Record<string, string> = {},
) => owner.call('file', fileContract.createFile, { purpose: 'logo', name: 'logo.png', bytes, ...more }, headers);
const openPath = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  functions.file!(new Request(url, { headers, method }), { ip: '192.0.2.1' });

let owner: Owner;
beforeAll(async () => {
  owner = await register();
});

describe('keeping a file', () => {
  it('takes a picture, says what it is, and shows it byte for byte', async () => {
    const image = buildImage('png', 64, 48);
    const { status, body } = await upload(owner, image, { name: 'C:\\pics\\Our logo.PNG' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      name: 'Our logo.png',
      purpose: 'logo',
      contentType: 'image/png',
      bytes: image.byteLength,
      url: `/api/files/${body.data.id}/content`,
    });
    const { response } = await owner.call('file', fileContract.getFile, { fileId: body.data.id });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(image);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline; filename="Our logo.png"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=300',
      'accept-ranges': 'bytes',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('believes the bytes, neither the name nor the content type that came along', async () => {
    const { body } = await upload(owner, buildImage('jpeg'), { name: 'really.png' }, { 'content-type': 'text/html' });
    expect(body.data).toMatchObject({ name: 'really.jpg', contentType: 'image/jpeg' });
  });

  it.each([
    [
      'HTML named .png',
      joinBytes('<!doctype html><script>alert(1)</script>'),
      'We cannot accept SVG, HTML or other text that can contain scripts. Use PNG, JPEG, WebP or GIF.',
    ],
    [
      'SVG with a script',
      joinBytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'We cannot accept SVG, HTML or other text that can contain scripts. Use PNG, JPEG, WebP or GIF.',
    ],
    [
      'a GIF that is a page, too',
      joinBytes(onePixel, '<script>alert(1)</script>'),
      'This file is a picture and something else at the same time, so we cannot accept it. Save it again as PNG, JPEG, WebP or GIF.',
    ],
    [
      'half a picture',
      buildImage('png').subarray(0, 60),
      'This picture is damaged or incomplete. Save it again as PNG, JPEG, WebP or GIF.',
    ],
    ['a PDF', joinBytes('%PDF-1.7\n'), 'A logo cannot have this file type. Use PNG, JPEG, WebP or GIF.'],
    ['nothing', new Uint8Array(), 'This file is empty. Use PNG, JPEG, WebP or GIF.'],
    [
      'a decompression bomb',
      buildBomb(10_000, 5_001),
      'This picture is 10000 × 5001 pixels. Save it with at most 50 million pixels.',
    ],
  ])('refuses %s with a sentence that helps, and writes nothing', async (_name, bytes, sentence) => {
    const other = await register();
    const { status, body } = await upload(other, bytes, { name: 'logo.png' }, { 'content-type': 'image/png' });
    expect([status, body.code, body.error, body.fields]).toEqual([
      400,
      'invalid_request',
      sentence,
      { file: sentence },
    ]);
    expect(await asOwner('SELECT 1 FROM files WHERE workspace_id = $1', [other.workspaceId])).toEqual([]);
    expect(readdirSync(join(process.env.DATA_DIR!, 'media/files'))).not.toContain(other.workspaceId);
  });

  it('takes exactly fifty million pixels', async () => {
    expect((await upload(owner, buildBomb(10_000, 5_000))).status).toBe(200);
  });

  it('says how large a file of a purpose may be, and how large a request', async () => {
    const large = joinBytes(buildImage('jpeg'), '\0'.repeat(1024 * 1024));
    expect((await upload(owner, large)).body).toMatchObject({
      code: 'too_large',
      error: 'A logo can be at most 1 MB. Save a smaller version and try again.',
    });
    expect((await upload(owner, large, { purpose: 'picture' })).status).toBe(200);
    expect((await upload(owner, new Uint8Array(4 * 1024 * 1024 + 1), { purpose: 'picture' })).body).toMatchObject({
      code: 'too_large',
      error: 'This is more than we can take in one go: at most 4 MB.',
    });
  });

  it('asks what the file is for', async () => {
    expect((await upload(owner, onePixel, { purpose: 'virus' as 'logo' })).body).toMatchObject({
      code: 'invalid_request',
      fields: { purpose: 'Say what the file is for.' },
    });
  });
});

describe('a kept file', () => {
  const kept = async () => (await upload(owner, buildImage('png', 30, 20))).body.data as { id: string; bytes: number };

  it('is sent in part, not at all when it is cached, and described by HEAD', async () => {
    const { id, bytes } = await kept();
    const get = (headers: Record<string, string>) => owner.call('file', fileContract.getFile, { fileId: id }, headers);
    const part = await get({ range: 'bytes=1-3' });
    expect([part.status, part.response.headers.get('content-range'), part.body]).toEqual([
      206,
      `bytes 1-3/${bytes}`,
      'PNG',
    ]);
    expect((await get({ range: `bytes=${bytes}-` })).response.headers.get('content-range')).toBe(`bytes */${bytes}`);
    const again = await get({ 'if-none-match': part.response.headers.get('etag')! });
    expect([again.status, again.body]).toEqual([304, '']);
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const head = await openPath(`http://localhost:8888/api/files/${id}/content`, { cookie }, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(bytes), '']);
  });

  it('is offered as a download when asked', async () => {
    const { id } = await kept();
    expect(
      (await owner.call('file', fileContract.getFile, { fileId: id, download: 'yes' })).response.headers.get(
        'content-disposition',
      ),
    ).toBe('attachment; filename="logo.png"');
  });

  it('lies under its workspace with its hash, never under a name that was typed', async () => {
    const { id } = await kept();
    const [row] = await asOwner<{ storage_key: string }>('SELECT storage_key FROM files WHERE id = $1', [id]);
    expect(row!.storage_key).toMatch(new RegExp(`^files/${owner.workspaceId}/${id}-[0-9a-f]{32}\\.png$`));
  });

  it('is gone when it was deleted, with its bytes', async () => {
    const { id } = await kept();
    const [row] = await asOwner<{ storage_key: string }>('SELECT storage_key FROM files WHERE id = $1', [id]);
    expect((await owner.call('file', fileContract.deleteFile, { fileId: id })).body.data).toEqual({ id });
    expect((await owner.call('file', fileContract.getFile, { fileId: id })).body.code).toBe('not_found');
    expect(await mediaStorage().read(row!.storage_key)).toBeNull();
    expect((await owner.call('file', fileContract.deleteFile, { fileId: id })).status).toBe(404);
  });

  it('takes itself out of the profile when it was the logo', async () => {
    const { id } = await kept();
    await asOwner(
      "INSERT INTO profiles (workspace_id, name, what, place, audience, offers, tone, logo_file_id, updated_at) VALUES ($1, 'x', 'x', '', '', '[]', 'friendly', $2, now()) ON CONFLICT (workspace_id) DO UPDATE SET logo_file_id = $2",
      [owner.workspaceId, id],
    );
    expect((await owner.call('file', fileContract.deleteFile, { fileId: id })).status).toBe(200);
    expect(await asOwner('SELECT logo_file_id FROM profiles WHERE workspace_id = $1', [owner.workspaceId])).toEqual([
      { logo_file_id: null },
    ]);
  });

  it('is listed page by page, newest first, by purpose when asked', async () => {
    const other = await register();
    const ids: string[] = [];
    for (const purpose of ['logo', 'picture', 'logo'] as const)
      ids.unshift((await upload(other, onePixel, { purpose })).body.data.id);
    const list = async (query: object) =>
      (await other.call('file', fileContract.listFiles, query)).body.data as {
        items: { id: string }[];
        nextCursor: string | null;
      };
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.nextCursor).toBeNull();
    expect((await list({ purpose: 'picture' })).items.map(({ id }) => id)).toEqual([ids[1]]);
  });
});

describe('a link to a file', () => {
  const linked = async (seconds?: number) => {
    const file = (await upload(owner, buildImage('webp'))).body.data as { id: string };
    const { body } = await owner.call('file', fileContract.createFileLink, { fileId: file.id, seconds });
    return { ...file, ...(body.data as { url: string; expiresAt: string }) };
  };
  const nothing = { success: false, code: 'not_found', error: 'There is nothing at this address.' };

  it('shows it to whoever has the link, for an hour, and to no shared cache', async () => {
    const { url, expiresAt } = await linked();
    expect(new Date(expiresAt).getTime() - Date.now()).toBeGreaterThan(3_590_000);
    expect(new Date(expiresAt).getTime() - Date.now()).toBeLessThanOrEqual(HOUR_MS);
    const reply = await openPath(url);
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, max-age=300',
    ]);
    expect(
      Buffer.from(await reply.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('RIFF');
  });

  it.each([
    ['59 seconds', 59],
    ['more than a week', 7 * DAY_SECONDS + 1],
    ['part of a second', 60.5],
  ])('does not last %s', async (_name, seconds) => {
    const file = (await upload(owner, onePixel)).body.data;
    expect((await owner.call('file', fileContract.createFileLink, { fileId: file.id, seconds })).body.code).toBe(
      'invalid_request',
    );
  });

  it('is "not found" whether it was changed, made for another purpose, has expired, or its file is gone', async () => {
    const { url, id } = await linked();
    const token = url.split('/').at(-1)!;
    const grant = { workspaceId: owner.workspaceId, fileId: id, expiresAt: new Date(Date.now() + 60_000) };
    const wrong = [
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      `_${token.slice(1)}`,
      'x',
      token.slice(0, 50),
      makeFileLinks(keyFor('internal-call')).seal(grant),
      makeFileLinks(keyFor('file-link')).seal({ ...grant, expiresAt: new Date(Date.now() - 1) }),
      makeFileLinks(keyFor('file-link')).seal({ ...grant, fileId: crypto.randomUUID() }),
      makeFileLinks(keyFor('file-link')).seal({ ...grant, workspaceId: crypto.randomUUID() }),
    ];
    expect((await openPath(url)).status).toBe(200);
    for (const forged of wrong) {
      const reply = await openPath(`http://localhost:8888/api/files/shared/${forged}`);
      const { requestId: _id, ...body } = (await reply.json()) as Record<string, unknown>;
      expect([forged, reply.status, body]).toEqual([forged, 404, nothing]);
    }
    await owner.call('file', fileContract.deleteFile, { fileId: id });
    expect(await (await openPath(url)).json()).toMatchObject(nothing);
  });

  it('ends to the second, by the clock', async () => {
    let now = new Date('2026-11-21T10:00:00Z');
    const service = makeFileService({
      repository: fileRepository,
      storage: mediaStorage(),
      links: makeFileLinks(keyFor('file-link')),
      clock: { now: () => now },
      inspector: { inspect: async () => ({ kind: 'unknown' }) },
      digest: () => '',
      ids: { id: () => crypto.randomUUID(), token: () => '' },
    });
    const { id } = (await upload(owner, onePixel)).body.data;
    const { url, expiresAt } = await service.link(owner.workspaceId, id, 60);
    expect(expiresAt).toBe('2026-11-21T10:01:00.000Z');
    const token = url.split('/').at(-1)!;
    now = new Date('2026-11-21T10:00:59.999Z');
    expect(await service.readShared(token)).toMatchObject({ file: { contentType: 'image/gif' }, secondsLeft: 0 });
    now = new Date('2026-11-21T10:01:00Z');
    await expect(service.readShared(token)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is not made in a demo, where anybody may upload anything', async () => {
    const demo = makeClient(functions);
    await demo.call('auth', authContract.login, { email: `demo-${crypto.randomUUID()}@example.com`, password: 'x' });
    const file = (await demo.call('file', fileContract.createFile, { purpose: 'logo', name: 'x', bytes: onePixel }))
      .body.data;
    expect((await demo.call('file', fileContract.createFileLink, { fileId: file.id })).body.code).toBe(
      'demo_forbidden',
    );
  });
});

describe('a path that means another place', () => {
  it.each([
    '..%2f..%2fetc%2fpasswd',
    '%252e%252e%252f',
    '%00',
    '..%5c..',
    '%252e%252e',
    'x'.repeat(3_000),
    '%2fetc%2fpasswd',
    '....//',
    '%c0%ae%c0%ae',
  ])('such as %.20s is nothing here', async (part) => {
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const path of [`/api/files/${part}/content`, `/api/files/shared/${part}`, `/api/files/${part}`]) {
      expect((await openPath(`http://localhost:8888${path}`, { cookie })).status).toBe(404);
    }
  });
});

describe('the logo on the public page', () => {
  it('is shown of a real workspace that has one, and of no other', async () => {
    const shop = await register('Logo shop');
    const { id } = (await upload(shop, buildImage('png', 20, 20))).body.data;
    const { slug } = shop.session.workspace;
    await expect(fileService().readPublicLogo(slug)).rejects.toMatchObject({ code: 'not_found' });
    await asOwner(
      "INSERT INTO profiles (workspace_id, name, what, place, audience, offers, tone, logo_file_id, updated_at) VALUES ($1, 'x', 'x', '', '', '[]', 'friendly', $2, now())",
      [shop.workspaceId, id],
    );
    const logo = await fileService().readPublicLogo(slug);
    expect(logo).toMatchObject({ contentType: 'image/png', name: 'logo.png' });
    expect((await logo.read()).byteLength).toBe(logo.bytes);
    await asOwner("UPDATE workspaces SET kind = 'demo' WHERE workspace_id = $1", [shop.workspaceId]);
    await expect(fileService().readPublicLogo(slug)).rejects.toMatchObject({ code: 'not_found' });
  });
});
