import { buildBomb, buildImage } from '../../testing/builders/image-bytes';
import { openverseRecord } from '../../testing/openverse-server';
import { useVendor, type VendorReply } from '../../testing/vendor-server';
import { makeGuardedWeb } from '../guarded-web/guarded-web';
import { openversePhotos } from './openverse-photos';

const ID = '4bc43a04-ef46-4544-a0c1-63c63f56e276';
const png = buildImage('png', 600, 400);
let records: (origin: string) => unknown[];
let replies: Record<string, VendorReply>;
let clock: number;

const vendor = useVendor(({ path }) => {
  if (replies[path]) return replies[path];
  if (path.startsWith('/v1/images/?'))
    return {
      status: 200,
      json: { result_count: 1, page_count: 3, page_size: 20, page: 1, results: records(vendor.origin()) },
    };
  if (path === `/v1/images/${ID}/`) return { status: 200, json: records(vendor.origin())[0] };
  if (path === `/v1/images/${ID}/thumb/` || path === `/files/${ID}`) return { status: 200, json: null, bytes: png };
  return { status: 404, json: { detail: 'Not found.' } };
});

beforeEach(() => {
  records = (origin) => [openverseRecord(origin)];
  replies = {};
  clock = Date.parse('2026-11-24T12:00:00Z');
});

const openverse = (network = {}) =>
  openversePhotos(
    makeGuardedWeb({ allowedOrigins: [vendor.host()], version: '1.2.3', home: 'https://shop.example', network }),
    `${vendor.origin()}/v1`,
    () => clock,
  );
const found = async (partial: Record<string, unknown>) => {
  records = (origin) => [openverseRecord(origin, partial)];
  return (await openverse().search('bread', 1)).photos;
};
const photo = async () => (await openverse().search('bread', 1)).photos[0]!;

describe('a search', () => {
  it('asks for photographs in the public domain by the words alone, and says who asks for them', async () => {
    await openverse().search('bread & butter', 2);
    const [{ path, headers, method, body }] = vendor.asked as [(typeof vendor.asked)[number]];
    const { pathname, searchParams } = new URL(path, vendor.origin());
    expect([method, pathname, body]).toEqual(['GET', '/v1/images/', '']);
    expect(Object.fromEntries(searchParams)).toEqual({
      q: 'bread & butter',
      license: 'cc0,pdm',
      category: 'photograph',
      size: 'medium,large',
      extension: 'jpg,jpeg,png,webp',
      page_size: '20',
      page: '2',
    });
    expect(headers['user-agent']).toBe('Fourbeat/1.2.3 (+https://shop.example)');
    for (const name of ['authorization', 'cookie', 'referer', 'x-forwarded-for'])
      expect(headers).not.toHaveProperty(name);
  });

  it('reads what a person needs to choose', async () => {
    expect(await openverse().search('bark', 1)).toEqual({
      photos: [
        {
          id: ID,
          title: 'Tree Bark Photo',
          creator: 'Tim Sullivan',
          source: 'StockSnap',
          pageUrl: 'https://stocksnap.io/photo/XNVBVXO3B7',
          licence: 'cc0',
          width: 6016,
          height: 4016,
          fileUrl: `${vendor.origin()}/files/${ID}`,
        },
      ],
      hasMore: true,
    });
    expect((await openverse().search('bark', 3)).hasMore).toBe(false);
  });

  it.each([
    ['under a licence that asks for credit', { license: 'by' }],
    ['under a licence without a name', { license: null }],
    ['that is a drawing', { category: 'illustration' }],
    ['that is of no stated kind', { category: null }],
    ['that is called mature', { mature: true }],
    ['whose words are called sensitive', { unstable__sensitivity: ['sensitive_text'] }],
    ['that is too small for a poster', { width: 640, height: 480 }],
    ['of unknown size', { width: null }],
    ['of more pixels than we open', { width: 12_000, height: 9_000 }],
    ['of more bytes than we fetch', { filesize: 40_000_000 }],
    ['in a format that we do not take', { filetype: 'tiff' }],
    ['at an address of another scheme', { url: 'javascript:alert(1)' }],
    ['whose page is at an address of another scheme', { foreign_landing_url: 'data:text/html,x' }],
    ['at an address with a password', { url: 'https://user:secret@example.com/x.jpg' }],
    ['whose id is none', { id: '../../admin' }],
  ])('leaves out one %s, though it came', async (_what, partial) => {
    expect(await found(partial)).toEqual([]);
  });

  it('takes one whose collection says little', async () => {
    expect(
      await found({
        license: 'pdm',
        title: null,
        creator: null,
        filesize: null,
        filetype: null,
        unstable__sensitivity: null,
        source: 'smithsonian_american_art_museum',
      }),
    ).toMatchObject([
      { title: 'Untitled photo', creator: '', licence: 'pdm', source: 'Smithsonian American Art Museum' },
    ]);
  });

  it.each([
    ['<b>Rye</b> <img src=x onerror=alert(1)>loaf', 'Rye loaf'],
    ['Rye\u202Egnp.exe\n\nloaf\u0000', 'Rye gnp.exe loaf'],
    ['a < b > c', 'a < b > c'],
    ['Brot '.repeat(100), `${'Brot '.repeat(31)}Brot…`],
    ['خبز الجاودار', 'خبز الجاودار'],
  ])('makes one line of the title %j', async (title, line) => {
    expect((await found({ title }))[0]?.title).toBe(line);
  });
});

describe('a refusal', () => {
  it('for asking too often says when to try again, and nothing is asked before', async () => {
    const photos = openverse();
    vendor.say({ status: 429, json: { detail: 'Request was throttled.' }, headers: { 'retry-after': '600' } });
    const refusal = {
      code: 'unavailable',
      message:
        'Openverse limits how often we can search, and the limit has been reached. Try again in 10 minutes, or upload a photo.',
      retryAfter: 600,
    };
    await expect(photos.search('bread', 1)).rejects.toMatchObject(refusal);
    await expect(photos.search('rolls', 1)).rejects.toMatchObject(refusal);
    await expect(photos.find(ID)).rejects.toMatchObject({ code: 'unavailable' });
    expect(vendor.asked).toHaveLength(1);
    clock += 600_000;
    vendor.say({ status: 200, json: { page_count: 0, results: [] } });
    expect(await photos.search('bread', 1)).toEqual({ photos: [], hasMore: false });
  });

  it.each([
    ['30', 'in a minute'],
    ['', 'in a minute'],
    ['86400', 'in about 24 hours'],
    ['99999999999', 'in about 24 hours'],
  ])('with Retry-After %j says %s', async (header, when) => {
    vendor.say({ status: 429, json: {}, headers: { 'retry-after': header } });
    await expect(openverse().search('bread', 1)).rejects.toThrow(`Try again ${when}, or upload a photo.`);
  });

  it.each([
    [500, 'Openverse is having trouble right now.'],
    [400, 'Openverse answered in a way we do not know.'],
    [301, 'Openverse answered in a way we do not know.'],
  ])('of status %i is told with the way out', async (status, sentence) => {
    vendor.say({ status, json: {}, headers: { location: `${vendor.origin()}/elsewhere` } });
    await expect(openverse().search('bread', 1)).rejects.toMatchObject({
      code: 'unavailable',
      message: `${sentence} Try again later, or upload a photo.`,
    });
    expect(vendor.asked).toHaveLength(1);
  });

  it.each(['noise', { status: 200, json: { hello: 'world' } }] as const)(
    'is told of an answer that is none: %j',
    async (said) => {
      vendor.say(said);
      await expect(openverse().search('bread', 1)).rejects.toThrow('Openverse answered something that we cannot read.');
    },
  );

  it('is told where there is no network, without a word about names or addresses', async () => {
    const photos = openversePhotos(
      makeGuardedWeb({ version: '1', network: { resolve: () => Promise.reject(new Error('getaddrinfo EAI_AGAIN')) } }),
      'https://api.openverse.org/v1',
    );
    await expect(photos.search('bread', 1)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Openverse could not be reached from here. Try again later, or upload a photo.',
    });
  });
});

describe('one photograph', () => {
  it('is described anew by its id, or is gone', async () => {
    expect(await openverse().find(ID)).toMatchObject({ id: ID, licence: 'cc0' });
    records = (origin) => [openverseRecord(origin, { license: 'by-sa' })];
    expect(await openverse().find(ID)).toBeNull();
    expect(await openverse().find('4bc43a04-ef46-4544-a0c1-000000000000')).toBeNull();
    records = (origin) => [openverseRecord(origin, { id: '4bc43a04-ef46-4544-a0c1-63c63f56e277' })];
    expect(await openverse().find(ID)).toBeNull();
  });

  it('has a small picture, if it is one', async () => {
    expect(await openverse().readThumbnail(ID)).toEqual({ bytes: expect.any(Uint8Array), contentType: 'image/png' });
    for (const bytes of [new TextEncoder().encode('<svg onload="alert(1)"/>'), buildBomb(5_000, 5_000)]) {
      vendor.say({ status: 200, bytes, headers: { 'content-type': 'image/png' } });
      await expect(openverse().readThumbnail(ID)).rejects.toMatchObject({ code: 'not_found' });
    }
    vendor.say({ status: 424, json: { detail: 'Could not get thumbnail' } });
    await expect(openverse().readThumbnail(ID)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('has previews while searches wait, since they have a limit of their own', async () => {
    const photos = openverse();
    vendor.say({ status: 429, json: {}, headers: { 'retry-after': '600' } });
    await expect(photos.search('bread', 1)).rejects.toMatchObject({ code: 'unavailable' });
    vendor.say({ status: 200, bytes: png });
    expect((await photos.readThumbnail(ID)).contentType).toBe('image/png');
  });
});

describe('a file', () => {
  const at = (fileUrl: string) => photo().then((one) => openverse().readFile({ ...one, fileUrl }));

  it('is fetched from where it lies, over redirects', async () => {
    replies['/moved'] = { status: 302, json: null, headers: { location: `/files/${ID}` } };
    expect(await at(`${vendor.origin()}/moved`)).toEqual(new Uint8Array(png));
    expect(vendor.asked.at(-1)?.headers).toMatchObject({ 'user-agent': 'Fourbeat/1.2.3 (+https://shop.example)' });
  });

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.8/x.jpg',
    'http://[::1]/x.jpg',
    'file:///etc/passwd',
    'https://example.com:8443/x.jpg',
  ])('is not fetched from %s, neither there nor by a redirect', async (address) => {
    const refused = {
      code: 'unavailable',
      message: 'The website that holds this photo did not send it. Choose another one, or try again later.',
    };
    await expect(at(address)).rejects.toMatchObject(refused);
    replies['/moved'] = { status: 302, json: null, headers: { location: address } };
    await expect(at(`${vendor.origin()}/moved`)).rejects.toMatchObject(refused);
  });

  it('that is sent from page to page without end is given up', async () => {
    replies['/round'] = { status: 302, json: null, headers: { location: '/round' } };
    await expect(at(`${vendor.origin()}/round`)).rejects.toMatchObject({ code: 'unavailable' });
    expect(vendor.asked.filter(({ path }) => path === '/round')).toHaveLength(6);
  });

  it('that is gone is told as gone; one without end is dropped', async () => {
    await expect(at(`${vendor.origin()}/nowhere`)).rejects.toMatchObject({
      code: 'not_found',
      message: 'This photo is no longer available. Choose another one.',
    });
    replies['/large'] = { status: 200, bytes: new Uint8Array(21 * 1024 * 1024) };
    await expect(at(`${vendor.origin()}/large`)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
