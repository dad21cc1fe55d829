import { cacheFor, fileOfBytes, sendFile } from './send-file';

const bytes = new TextEncoder().encode('0123456789');
const file = fileOfBytes(bytes, { contentType: 'image/png', name: 'ten.png' });
const send = (headers: Record<string, string> = {}, method = 'GET', sent = file) =>
  sendFile(new Request('http://localhost/f', { method, headers }), sent, { cache: cacheFor.session });

describe('a part of a file', () => {
  it.each([
    // asked, status, Content-Range, body: RFC 9110 section 14
    ['bytes=0-3', 206, 'bytes 0-3/10', '0123'],
    ['bytes=4-', 206, 'bytes 4-9/10', '456789'],
    ['bytes=0-0', 206, 'bytes 0-0/10', '0'],
    ['bytes=9-9', 206, 'bytes 9-9/10', '9'],
    ['bytes=5-500', 206, 'bytes 5-9/10', '56789'],
    ['bytes=-3', 206, 'bytes 7-9/10', '789'],
    ['bytes=-500', 206, 'bytes 0-9/10', '0123456789'],
    ['BYTES=1-2', 206, 'bytes 1-2/10', '12'],
    ['bytes=10-', 416, 'bytes */10', ''],
    ['bytes=99999999999999999999-', 416, 'bytes */10', ''],
    ['bytes=-0', 416, 'bytes */10', ''],
    ['bytes=0-1,4-5', 200, null, '0123456789'],
    ['bytes=5-2', 200, null, '0123456789'],
    ['bytes=-', 200, null, '0123456789'],
    ['bytes=a-b', 200, null, '0123456789'],
    ['bytes', 200, null, '0123456789'],
    ['lines=0-3', 200, null, '0123456789'],
    ['bytes=0x1-2', 200, null, '0123456789'],
  ])('asked for as %s answers %i', async (range, status, contentRange, body) => {
    const reply = await send({ range });
    expect([reply.status, reply.headers.get('content-range'), await reply.text()]).toEqual([
      status,
      contentRange,
      body,
    ]);
    expect(reply.headers.get('accept-ranges')).toBe('bytes');
    if (status !== 416) expect(reply.headers.get('content-length')).toBe(String(body.length));
  });

  it('is answered with everything when the version it belongs to is gone', async () => {
    expect((await send({ range: 'bytes=0-1', 'if-range': `"${file.tag}"` })).status).toBe(206);
    for (const old of ['"another"', `W/"${file.tag}"`, 'Wed, 21 Oct 2026 07:28:00 GMT'])
      expect((await send({ range: 'bytes=0-1', 'if-range': old })).status).toBe(200);
  });

  it('of an empty file cannot be sent', async () => {
    const empty = fileOfBytes(new Uint8Array(), { contentType: 'image/png', name: 'x.png' });
    for (const range of ['bytes=0-', 'bytes=-5'])
      expect((await send({ range }, 'GET', empty)).headers.get('content-range')).toBe('bytes */0');
  });

  it('is ignored by HEAD, which describes the whole and reads nothing', async () => {
    const unread = { ...file, read: () => Promise.reject(new Error('read')) };
    const reply = await send({ range: 'bytes=0-1' }, 'HEAD', unread);
    expect([reply.status, reply.headers.get('content-length'), await reply.text()]).toEqual([200, '10', '']);
  });
});

describe('a part of a long file', () => {
  const MB = 1024 * 1024;
  const bytes = 31 * MB;
  const read = jest.fn(
    async (range?: { start: number; end: number }) => new Uint8Array(range ? range.end - range.start + 1 : bytes),
  );
  const clip = { contentType: 'video/mp4', name: 'clip.mp4', bytes, tag: 'x', read };
  beforeEach(() => read.mockClear());

  it.each([
    ['bytes=0-', 0, 8 * MB - 1],
    [`bytes=0-${bytes - 1}`, 0, 8 * MB - 1],
    [`bytes=${10 * MB}-`, 10 * MB, 18 * MB - 1],
    [`bytes=${bytes - 5}-`, bytes - 5, bytes - 1],
    [`bytes=-${20 * MB}`, 11 * MB, 19 * MB - 1],
    ['bytes=-3', bytes - 3, bytes - 1],
  ])('asked for as %s is no more than a platform sends and nothing else is read', async (range, start, end) => {
    const reply = await send({ range }, 'GET', clip);
    expect([reply.status, reply.headers.get('content-range')]).toEqual([206, `bytes ${start}-${end}/${bytes}`]);
    expect(read.mock.calls).toEqual([[{ start, end }]]);
    expect((await reply.arrayBuffer()).byteLength).toBe(end - start + 1);
  });

  it('leads to the next: asking on from each end gives the whole', async () => {
    let next = 0;
    while (next < bytes) {
      const reply = await send({ range: `bytes=${next}-`, 'if-range': '"x"' }, 'GET', clip);
      const [, start, end] = /^bytes (\d+)-(\d+)\//.exec(reply.headers.get('content-range') ?? '') ?? [];
      expect([reply.status, Number(start)]).toEqual([206, next]);
      next = Number(end) + 1;
    }
    expect(read).toHaveBeenCalledTimes(4);
  });
});

describe('a file that the caller has already', () => {
  it.each([
    ['the same tag', `"${file.tag}"`],
    ['a weak one', `W/"${file.tag}"`],
    ['one of several', `"other", "${file.tag}"`],
    ['a star', '*'],
  ])('is not sent again: %s', async (_name, known) => {
    const reply = await send({ 'if-none-match': known, range: 'bytes=0-1' });
    expect([reply.status, await reply.text(), reply.headers.get('etag'), reply.headers.get('cache-control')]).toEqual([
      304,
      '',
      `"${file.tag}"`,
      'private, max-age=300',
    ]);
  });

  it('has another tag when one byte of it differs', () => {
    expect(fileOfBytes(new TextEncoder().encode('0123456788'), { contentType: 'image/png', name: 'x' }).tag).not.toBe(
      file.tag,
    );
  });
});

describe('what a browser is told of a file', () => {
  it('lets nothing in it run, whatever it is', async () => {
    const { headers } = await send();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  it('is a type of our table or bytes to be saved', async () => {
    for (const contentType of ['text/html', 'image/svg+xml', 'application/pdf', '__proto__', 'image/png; charset=x']) {
      const { headers } = await send({}, 'GET', { ...file, contentType });
      expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
        'application/octet-stream',
        'attachment; filename="ten.png"',
      ]);
    }
  });

  it.each([
    ['ten.png', 'inline; filename="ten.png"'],
    ['Café “Süd”.png', `inline; filename="Cafe Sud.png"; filename*=UTF-8''Caf%C3%A9%20%E2%80%9CS%C3%BCd%E2%80%9D.png`],
    ['a"b\\c%.png', `inline; filename="abc.png"; filename*=UTF-8''a%22b%5Cc%25.png`],
    ['パン屋.png', `inline; filename="file.png"; filename*=UTF-8''%E3%83%91%E3%83%B3%E5%B1%8B.png`],
    ["it's (1)*.png", `inline; filename="it's (1)*.png"`],
    [
      'x\r\nset-cookie: a=b.png',
      `inline; filename="xset-cookie: a=b.png"; filename*=UTF-8''x%0D%0Aset-cookie%3A%20a%3Db.png`,
    ],
    ['屋', `inline; filename="file"; filename*=UTF-8''%E5%B1%8B`],
    ['\ud800.png', `inline; filename="file.png"; filename*=UTF-8''%EF%BF%BD.png`],
  ])('calls %j by a name that any reader takes', async (name, expected) => {
    expect((await send({}, 'GET', { ...file, name })).headers.get('content-disposition')).toBe(expected);
  });

  it('says "save" for a picture, too, when asked', async () => {
    expect(
      (
        await sendFile(new Request('http://localhost/f'), file, { cache: cacheFor.session, download: true })
      ).headers.get('content-disposition'),
    ).toBe('attachment; filename="ten.png"');
  });
});

it('refuses to send fewer bytes than it promised', async () => {
  await expect(send({}, 'GET', { ...file, read: async () => bytes.subarray(0, 4) })).rejects.toMatchObject({
    code: 'internal',
    detail: '10 bytes were expected and 4 found',
  });
});
