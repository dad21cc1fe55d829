import {
  buildConnection,
  buildOutgoingClip,
  buildOutgoingPicture,
  buildOutgoingPost,
  goOn,
  stop,
} from '../../testing/builders/network-posts';
import { makeGuardedWeb } from '../guarded-web/guarded-web';
import { useVendor, type Asked, type VendorReply } from '../../testing/vendor-server';
import { mastodonNetwork } from './mastodon-network';

/** A server that keeps statuses by their idempotency key, as https://docs.joinmastodon.org/methods/statuses/ says. */
let statuses: Map<string, { id: string; url: string; content: string; created_at: string }>;
let silentAfterTaking = false;
let mediaPolls = 0;

function answer({ method, path, headers, body }: Asked): VendorReply | 'silence' {
  if (headers.authorization !== 'Bearer token-of-ada')
    return { status: 401, json: { error: 'The access token is invalid' } };
  if (path === '/api/v2/media') return { status: 202, json: { id: '22', type: 'image', url: null } };
  if (path === '/api/v1/media/22') {
    mediaPolls += 1;
    return { status: mediaPolls > 1 ? 200 : 206, json: { id: '22', url: 'x' } };
  }
  if (path === '/api/v1/statuses' && method === 'POST') {
    const { status, media_ids: media } = JSON.parse(body);
    if (status.length > 500)
      return { status: 422, json: { error: 'Validation failed: Text character limit of 500 exceeded' } };
    const key = headers['idempotency-key']!;
    const made = statuses.get(key) ?? {
      id: `${statuses.size + 1}`,
      url: `https://social.example/@ada/${statuses.size + 1}`,
      content: `<p>${status.replace(/\n\n/g, '</p><p>').replace(/&/g, '&amp;')}</p>`,
      created_at: '2026-03-06T12:00:05.000Z',
      media,
    };
    statuses.set(key, made);
    return silentAfterTaking ? 'silence' : { status: 200, json: made };
  }
  if (path.startsWith('/api/v1/accounts/7/statuses')) return { status: 200, json: [...statuses.values()] };
  if (path === '/api/v1/statuses/1')
    return { status: 200, json: { id: '1', favourites_count: 4, reblogs_count: 2, replies_count: 0 } };
  if (path === '/api/v1/accounts/verify_credentials')
    return { status: 200, json: { id: '7', username: 'ada', acct: 'ada', url: 'https://social.example/@ada' } };
  return { status: 404, json: { error: 'Record not found' } };
}

const vendor = useVendor(answer);
beforeEach(() => {
  statuses = new Map();
  silentAfterTaking = false;
  mediaPolls = 0;
});

const setUp = (accessToken = 'token-of-ada') => ({
  network: mastodonNetwork(makeGuardedWeb({ allowedOrigins: [vendor.host()], version: '1.2.3' }), { pollMs: 1 }),
  connection: buildConnection({ settings: { origin: vendor.origin(), accountId: '7' }, secrets: { accessToken } }),
});

it('uploads the picture with its alt text, waits until it is ready, and posts', async () => {
  const { network, connection } = setUp();
  const post = buildOutgoingPost({ picture: buildOutgoingPicture() });
  expect(await network.post(connection, post, goOn)).toEqual({
    kind: 'posted',
    id: '1',
    url: 'https://social.example/@ada/1',
  });
  expect(vendor.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/v2/media',
    'GET /api/v1/media/22',
    'GET /api/v1/media/22',
    'POST /api/v1/statuses',
  ]);
  const [media] = vendor.asked;
  expect(media!.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(media!.body).toContain('name="description"\r\n\r\nA loaf in linen');
  expect(media!.body).toContain('name="file"; filename="picture.png"\r\nContent-Type: image/png');
  const status = vendor.asked.at(-1)!;
  expect(status.headers['idempotency-key']).toBe(post.key);
  expect(JSON.parse(status.body)).toEqual({ status: post.text, visibility: 'public', media_ids: ['22'] });
});

it('uploads the clip instead of the picture, with what it shows', async () => {
  const { network, connection } = setUp();
  const post = buildOutgoingPost({ picture: buildOutgoingPicture(), clip: buildOutgoingClip() });
  expect(await network.post(connection, post, goOn)).toMatchObject({ kind: 'posted' });
  const [media] = vendor.asked;
  expect(media!.body).toContain('name="file"; filename="clip.mp4"\r\nContent-Type: video/mp4');
  expect(media!.body).toContain('name="description"\r\n\r\nVideo: a loaf.');
  expect(JSON.parse(vendor.asked.at(-1)!.body).media_ids).toEqual(['22']);
});

it('posts once when the server took it and then said nothing', async () => {
  const { network, connection } = setUp();
  silentAfterTaking = true;
  const asked = vendor.whenAsked();
  const posting = network.post(connection, buildOutgoingPost(), goOn);
  await asked;
  vendor.hangUp();
  expect(await posting).toEqual({ kind: 'unknown', cause: 'Mastodon could not be reached.' });
  silentAfterTaking = false;
  expect(await network.find(connection, buildOutgoingPost(), goOn.signal)).toEqual({
    kind: 'there',
    id: '1',
    url: 'https://social.example/@ada/1',
  });
  expect(await network.post(connection, buildOutgoingPost(), goOn)).toMatchObject({ kind: 'posted', id: '1' });
  expect(statuses.size).toBe(1);
});

it('finds a post by what people read of it, and no older one', async () => {
  const { network, connection } = setUp();
  const text = 'Bread & butter: https://ada.example/menu by @ada@social.example';
  statuses.set('x', {
    id: '3',
    url: 'u',
    content:
      '<p>Bread &amp; butter: <a href="https://ada.example/menu"><span class="invisible">https://</span><span>ada.example/menu</span></a> by <span><a>@<span>ada</span></a></span></p>',
    created_at: '2026-03-06T12:00:05.000Z',
  });
  expect(await network.find(connection, buildOutgoingPost({ text }), goOn.signal)).toMatchObject({
    kind: 'there',
    id: '3',
  });
  const later = buildOutgoingPost({ text, since: new Date('2026-03-07T12:00:00Z') });
  expect(await network.find(connection, later, goOn.signal)).toEqual({ kind: 'absent' });
  expect(await network.find(connection, buildOutgoingPost(), goOn.signal)).toEqual({ kind: 'absent' });
  vendor.say({ status: 503, json: {} });
  expect(await network.find(connection, buildOutgoingPost(), goOn.signal)).toEqual({ kind: 'unknown' });
});

it('publishes nothing when it may not go ahead', async () => {
  const { network, connection } = setUp();
  expect(await network.post(connection, buildOutgoingPost({ picture: buildOutgoingPicture() }), stop)).toEqual({
    kind: 'held',
  });
  expect(vendor.asked.map(({ path }) => path)).not.toContain('/api/v1/statuses');
});

it('says why a post is refused, and when a connection is over', async () => {
  const { network, connection } = setUp();
  expect(await network.post(connection, buildOutgoingPost({ text: 'a'.repeat(501) }), goOn)).toEqual({
    kind: 'refused',
    cause: 'Mastodon refused the post (422). It says: “Validation failed: Text character limit of 500 exceeded”.',
  });
  const revoked = setUp('revoked');
  expect(await revoked.network.post(revoked.connection, buildOutgoingPost(), goOn)).toEqual({
    kind: 'disconnected',
    cause: 'Mastodon no longer accepts this connection. Connect it again.',
  });
  expect(await revoked.network.check(revoked.connection, goOn.signal)).toMatchObject({ kind: 'disconnected' });
});

it.each([
  [{ 'retry-after': '90' }, 90_000, 90_000],
  [{ 'x-ratelimit-reset': new Date(Date.now() + 300_000).toISOString() }, 280_000, 300_000],
])('waits as the server asks: %j', async (headers, least, most) => {
  const { network, connection } = setUp();
  vendor.say({ status: 429, json: { error: 'Too many requests' }, headers });
  const outcome = await network.post(connection, buildOutgoingPost(), goOn);
  expect(outcome).toMatchObject({ kind: 'later' });
  const { retryAfterMs = 0 } = outcome as { retryAfterMs?: number };
  expect(retryAfterMs).toBeGreaterThanOrEqual(least);
  expect(retryAfterMs).toBeLessThanOrEqual(most);
});

it.each([
  [500, 'unknown'],
  [502, 'unknown'],
])('a server error (%i) on the publishing call leaves it open whether it is there', async (status, kind) => {
  const { network, connection } = setUp();
  vendor.say({ status, json: {} });
  expect(await network.post(connection, buildOutgoingPost(), goOn)).toMatchObject({ kind });
});

it('is not disconnected by trouble of any other kind', async () => {
  const { network, connection } = setUp();
  for (const status of [403, 404, 429, 500, 503]) {
    vendor.say({ status, json: { error: 'trouble' } });
    expect(await network.check(connection, goOn.signal)).toMatchObject({ kind: 'trouble' });
  }
  vendor.say('noise');
  expect(await network.check(connection, goOn.signal)).toMatchObject({ kind: 'trouble' });
});

it('knows its account', async () => {
  const { network, connection } = setUp();
  expect(await network.check(connection, goOn.signal)).toEqual({
    kind: 'works',
    account: `@ada@${vendor.host()}`,
    accountUrl: 'https://social.example/@ada',
  });
});

it('says what a status has been given, that it is gone, or why it cannot say', async () => {
  const { network, connection } = setUp();
  const count = (id: string) => network.count!(connection, { id }, new AbortController().signal);
  expect(await count('1')).toEqual({ kind: 'counted', counts: { likes: 4, replies: 0, shares: 2 } });
  expect(await count('2')).toEqual({ kind: 'gone' });
  vendor.say({ status: 429, json: { error: 'Too many requests' }, headers: { 'retry-after': '120' } });
  expect(await count('1')).toMatchObject({ kind: 'unknown', retryAfterMs: 120_000 });
  vendor.say('noise');
  expect(await count('1')).toMatchObject({ kind: 'unknown' });
  vendor.say({ status: 401, json: { error: 'The access token was revoked' } });
  expect(await count('1')).toMatchObject({ kind: 'disconnected' });
});
