import { parse } from 'node-html-parser';
import { creativeContract } from '../../../src/contracts/creative';
import { shareContract } from '../../../src/contracts/share';
import { makeClient } from '../../testing/call';
import { clip } from '../../testing/clips';
import { addCreation } from '../../testing/creations';
import { asOwner, useDatabase } from '../../testing/database';
import { drawHalves, isClose, readPixels } from '../../testing/pixels';
import { functions, register, registerBusy } from '../../testing/world';
import { mediaStorage } from '../file/storage-wiring';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const visitor = () => makeClient(functions);
const page = (token: string, headers?: Record<string, string>) =>
  visitor().call('share', shareContract.getSharedPage, { token }, headers);
const bytesOf = async ({ response }: { response: Response }) => new Uint8Array(await response.clone().arrayBuffer());

/** A picture in the store, and its page's token. */
async function share(owner: Owner, row: Record<string, unknown> = {}) {
  const key = `designs/00/${crypto.randomUUID().replaceAll('-', '')}.webp`;
  await mediaStorage().write(key, await drawHalves('webp', { width: 400, height: 400 }));
  const creationId = await addCreation(owner.workspaceId, {
    storage_key: key,
    title: 'Rye day',
    alt_text: 'Rye on a table',
    width: 400,
    height: 400,
    ...row,
  });
  const { body } = await owner.call('creative', creativeContract.createShare, { creationId });
  return { creationId, key, url: body.data.url as string, token: (body.data.url as string).split('/').at(-1)! };
}

describe('the page of a shared picture', () => {
  it('shows it with its words, for people and for other sites', async () => {
    const owner = await register('Ada’s Bakery');
    const { token, url } = await share(owner);
    const { response, body } = await page(token);
    const document = parse(body);
    const meta = (property: string) => document.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
    expect(
      ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:width', 'og:image:height', 'og:image:alt'].map(
        meta,
      ),
    ).toEqual(['Rye day', 'Rye on a table', url, `${url}/card`, '1200', '630', 'Rye on a table']);
    expect(document.querySelector('meta[name="twitter:card"]')?.getAttribute('content')).toBe('summary_large_image');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelector('main img')?.attributes).toMatchObject({
      src: `${url}/file`,
      alt: 'Rye on a table',
      width: '400',
      height: '400',
    });
    expect(document.querySelector('main')!.text).toContain('From Ada’s Bakery');
    expect(document.querySelector('main')!.text).toContain('Made with AI: Built-in designer, from a description.');
    expect(document.querySelector('script')).toBeNull();
    expect(document.querySelector(`a[href*="/p/"]`)).toBeNull();
    expect([
      response.headers.get('x-robots-tag'),
      response.headers.get('cache-control'),
      response.headers.get('content-security-policy'),
    ]).toEqual(['noindex', 'public, no-cache', expect.stringContaining("media-src 'self'")]);
    expect((await page(token, { 'if-none-match': response.headers.get('etag')! })).status).toBe(304);
  });

  it('says whose a free photograph is, and who says that it is free', async () => {
    const { token } = await share(await register('Ada’s Bakery'), {
      source: 'uploaded',
      origin: {
        catalogue: 'Openverse',
        photoId: crypto.randomUUID(),
        title: 'Rye',
        creator: 'Tim <b>Sullivan</b>',
        source: 'StockSnap',
        pageUrl: 'https://stocksnap.io/photo/XNVBVXO3B7',
        licence: 'cc0',
        licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
        retrievedAt: '2026-11-24T09:30:00.000Z',
      },
    });
    const { body } = await page(token);
    expect(parse(body).querySelector('main')!.text).toContain(
      'A photo by Tim <b>Sullivan</b> from StockSnap, in the public domain according to Openverse.',
    );
    expect(body).not.toContain('<b>Sullivan');
  });

  it('leads to the page of its workspace, if that has published something', async () => {
    const world = await registerBusy();
    const { token } = await share(world);
    expect((await page(token)).body).toContain(`href="http://localhost:8888/p/${world.session.workspace.slug}"`);
  });

  it('shows hostile text as plain text', async () => {
    const owner = await register('</title><script>alert(1)</script>');
    const { token } = await share(owner, { title: '"><img src=x onerror=alert(1)>', alt_text: "' onload='alert(1)" });
    const document = parse((await page(token)).body);
    expect([
      document.querySelectorAll('script').length,
      document.querySelectorAll('[onerror], [onload]').length,
      document.querySelectorAll('img').length,
      document.querySelector('h1')!.text,
    ]).toEqual([
      0,
      0,
      1,
      '&quot;&gt;&lt;img src=x onerror=alert(1)&gt;'
        .replaceAll('&quot;', '"')
        .replaceAll('&gt;', '>')
        .replaceAll('&lt;', '<'),
    ]);
  });

  it('plays a clip, with its still, and says whose an upload is', async () => {
    const owner = await register('Ada’s Bakery');
    const { token, url } = await share(owner);
    const key = `media/${owner.workspaceId}/${crypto.randomUUID()}.mp4`;
    await mediaStorage().write(key, clip());
    await asOwner(
      "UPDATE creations SET type = 'video', source = 'uploaded', poster_key = storage_key, storage_key = $2, content_type = 'video/mp4' WHERE workspace_id = $1",
      [owner.workspaceId, key],
    );
    const document = parse((await page(token)).body);
    expect(document.querySelector('video')?.attributes).toMatchObject({
      src: `${url}/file`,
      poster: `${url}/card`,
      controls: '',
    });
    expect(document.querySelector('main')!.text).toContain('A clip uploaded by Ada’s Bakery.');
    expect(document.querySelector('meta[property="og:video"]')?.getAttribute('content')).toBe(`${url}/file`);
    const part = await visitor().call('share', shareContract.getSharedCreation, { token }, { range: 'bytes=4-7' });
    expect([part.status, part.response.headers.get('content-type'), await part.response.text()]).toEqual([
      206,
      'video/mp4',
      'ftyp',
    ]);
  });

  it('has a card of 1200 × 630 and the file itself, which caches keep for a minute', async () => {
    const { token, key } = await share(await register());
    const card = await visitor().call('share', shareContract.getSharedCard, { token });
    const { width, height, at } = await readPixels(await bytesOf(card));
    expect([
      card.response.headers.get('content-type'),
      card.response.headers.get('cache-control'),
      width,
      height,
      isClose(at(2, 2), [255, 0, 0, 255]),
    ]).toEqual(['image/jpeg', 'public, max-age=60', 1_200, 630, true]);
    const file = await visitor().call('share', shareContract.getSharedCreation, { token });
    expect([
      file.response.headers.get('cache-control'),
      Buffer.from(await bytesOf(file)).equals(Buffer.from((await mediaStorage().read(key))!)),
    ]).toEqual(['public, max-age=60', true]);
  });
});

describe('an address that shows nothing', () => {
  const nothingAt = async (token: string) => {
    const { status, response, body } = await page(token);
    expect([
      status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
      parse(body).querySelector('h1')?.text,
    ]).toEqual([404, 'text/html; charset=utf-8', 'no-store', 'Page not found']);
    for (const endpoint of [shareContract.getSharedCreation, shareContract.getSharedCard])
      expect((await visitor().call('share', endpoint, { token })).status).toBe(404);
  };

  it.each(['x', '', `${'A'.repeat(44)}`, `${'A'.repeat(45)}`, "' OR 1=1 --", '../../etc/passwd'].filter(Boolean))(
    'is %j',
    nothingAt,
  );

  it('is one that was taken back, at once, and one whose picture was taken out', async () => {
    const owner = await register();
    const [first, second] = [await share(owner), await share(owner)];
    await owner.call('creative', creativeContract.deleteShare, { creationId: first.creationId });
    await owner.call('creative', creativeContract.deleteCreation, { creationId: second.creationId });
    for (const { token } of [first, second]) await nothingAt(token);
  });

  it('is one of a workspace that is being deleted, and of a demo', async () => {
    const [leaving, demo] = [await register(), await register()];
    const tokens = [(await share(leaving)).token, (await share(demo)).token];
    for (const token of tokens) expect((await page(token)).status).toBe(200);
    await asOwner("UPDATE workspaces SET deletes_at = now() + interval '3 days' WHERE workspace_id = $1", [
      leaving.workspaceId,
    ]);
    await asOwner("UPDATE workspaces SET kind = 'demo' WHERE workspace_id = $1", [demo.workspaceId]);
    for (const token of tokens) await nothingAt(token);
  });

  it('is a token with another workspace in front', async () => {
    const [owner, stranger] = [await register(), await register()];
    const [mine, theirs] = [await share(owner), await share(stranger)];
    await nothingAt(theirs.token.slice(0, 22) + mine.token.slice(22));
  });
});
