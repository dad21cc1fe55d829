import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStaticFiles } from './static-files';

describe('createStaticFiles', () => {
  let folder: string;
  let find: (request: Request) => Response | undefined;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'static-test-'));
    for (const [name, text] of Object.entries({
      'root/index.html': 'the start page',
      'root/app.html': 'the shell',
      'root/blog.html': 'the blog',
      'root/post.html': '<script>alert(1)</script>',
      'root/terms/index.html': 'the terms',
      'root/assets/index-1.js': 'export {}',
      'root/_headers': 'secret plans',
      'small/assets/index-1.js.br': 'brotli',
      'small/assets/index-1.js.gz': 'gzip',
      'outside.txt': 'outside',
    })) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    find = createStaticFiles(join(folder, 'root'), join(folder, 'small'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each([
    ['/', 'the start page'],
    ['/blog', 'the blog'],
    ['/terms', 'the terms'],
    ['/terms/', 'the terms'],
    ['/dashboard/seo', 'the shell'],
    ['/login', 'the shell'],
    ['/%', 'the shell'],
  ])('answers %s with %s', async (path, text) => {
    expect(await get(path)?.text()).toBe(text);
  });

  test('sends /index.html to the address of the start page, with what was asked of it', () => {
    const reply = get('/index.html?from=mail');
    expect([reply?.status, reply?.headers.get('location')]).toEqual([301, '/?from=mail']);
  });

  test('has no answer for a missing asset, so that an old page notices', () => {
    expect(get('/assets/index-0.js')).toBeUndefined();
  });

  test.each(['/_headers', '/../outside.txt', '/%2e%2e/outside.txt', '/..%2foutside.txt'])(
    'never serves %s',
    async (path) => {
      expect(await get(path)?.text()).toBe('the shell');
    },
  );

  test('sends the best encoding that the browser takes, with a tag of its own', async () => {
    const tags = new Set<string | null>();
    for (const [accepted, encoding, body] of [
      ['gzip, br', 'br', 'brotli'],
      ['gzip', 'gzip', 'gzip'],
      ['', null, 'export {}'],
    ] as const) {
      const reply = get('/assets/index-1.js', { 'accept-encoding': accepted });
      expect(reply?.headers.get('content-encoding')).toBe(encoding);
      expect(reply?.headers.get('vary')).toBe('Accept-Encoding');
      tags.add(reply?.headers.get('etag') ?? null);
      expect(await reply?.text()).toBe(body);
    }
    expect(tags.size).toBe(3);
  });

  test('says "not modified" to a browser that has the file', () => {
    const tag = get('/blog')?.headers.get('etag') ?? '';
    const reply = get('/blog', { 'if-none-match': `W/"other", ${tag}` });
    expect(reply?.status).toBe(304);
    expect(reply?.body).toBeNull();
  });

  test('answers HEAD with the headers alone', () => {
    const reply = find(new Request('http://host/blog', { method: 'HEAD' }));
    expect(reply?.headers.get('content-length')).toBe('8');
    expect(reply?.body).toBeNull();
  });

  test('sends the page policy with every file', () => {
    expect(get('/')?.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(get('/')?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(get('/post')?.headers.get('content-security-policy')).toContain(
      "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
    );
    expect(get('/blog')?.headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  const get = (path: string, headers: Record<string, string> = {}): Response | undefined =>
    find(new Request(`http://host${path}`, { headers }));
});
