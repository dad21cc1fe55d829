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
import { blueskyNetwork, recordKey } from './bluesky-network';

/** A personal data server (https://docs.bsky.app/docs/api/com-atproto-repo-create-record). */
let records: Map<string, { uri: string; value: unknown }>;
let silentAfterTaking = false;

function answer({ path, headers, body }: Asked): VendorReply | 'silence' {
  const { pathname, searchParams } = new URL(path, 'http://pds');
  const isSignedIn = headers.authorization === 'Bearer access-jwt';
  if (pathname === '/xrpc/com.atproto.server.createSession') {
    const { identifier, password } = JSON.parse(body);
    return identifier === 'ada.bsky.social' && password === 'abcd-efgh-ijkl-mnop'
      ? {
          status: 200,
          json: { did: 'did:plc:ada', handle: 'ada.bsky.social', accessJwt: 'access-jwt', refreshJwt: 'refresh-jwt' },
        }
      : { status: 401, json: { error: 'AuthenticationRequired', message: 'Invalid identifier or password' } };
  }
  if (pathname === '/xrpc/com.atproto.repo.uploadBlob' && isSignedIn)
    return {
      status: 200,
      json: {
        blob: {
          $type: 'blob',
          ref: { $link: 'bafkrei' },
          mimeType: headers['content-type'],
          size: Number(headers['content-length']),
        },
      },
    };
  if (pathname === '/xrpc/com.atproto.repo.createRecord' && isSignedIn) {
    const { repo, collection, rkey, record } = JSON.parse(body);
    if ([...record.text].length > 300)
      return {
        status: 400,
        json: { error: 'InvalidRequest', message: 'Record/text must not be longer than 300 graphemes' },
      };
    const uri = `at://${repo}/${collection}/${rkey}`;
    records.set(rkey, { uri, value: record });
    return silentAfterTaking ? 'silence' : { status: 200, json: { uri, cid: 'bafyrei' } };
  }
  if (pathname === '/xrpc/app.bsky.feed.getPosts' && isSignedIn)
    return {
      status: 200,
      json: {
        posts: searchParams
          .getAll('uris')
          .filter((uri) => uri === 'at://did:plc:ada/app.bsky.feed.post/3kfirst')
          .map((uri) => ({ uri, cid: 'bafy', record: {}, likeCount: 5, replyCount: 1, repostCount: 2, quoteCount: 1 })),
      },
    };
  if (pathname === '/xrpc/com.atproto.repo.getRecord') {
    const found = records.get(searchParams.get('rkey') ?? '');
    return found
      ? { status: 200, json: found }
      : { status: 400, json: { error: 'RecordNotFound', message: 'Could not locate record' } };
  }
  return { status: 401, json: { error: 'AuthMissing', message: 'Authentication Required' } };
}

const vendor = useVendor(answer);
beforeEach(() => {
  records = new Map();
  silentAfterTaking = false;
});

const setUp = (appPassword = 'abcd-efgh-ijkl-mnop') => ({
  network: blueskyNetwork(makeGuardedWeb({ allowedOrigins: [vendor.host()], version: '1.2.3' })),
  connection: buildConnection({
    settings: { origin: vendor.origin(), identifier: 'ada.bsky.social', did: 'did:plc:ada' },
    secrets: { appPassword },
  }),
});
const page = (post = buildOutgoingPost()) => `https://bsky.app/profile/ada.bsky.social/post/${recordKey(post)}`;

it('posts the clip instead of the picture, with its shape and what it shows', async () => {
  const { network, connection } = setUp();
  const post = buildOutgoingPost({ picture: buildOutgoingPicture(), clip: buildOutgoingClip() });
  expect(await network.post(connection, post, goOn)).toMatchObject({ kind: 'posted' });
  expect(vendor.asked[1]!.headers['content-type']).toBe('video/mp4');
  expect(records.get(recordKey(post))!.value).toMatchObject({
    embed: {
      $type: 'app.bsky.embed.video',
      video: { $type: 'blob', mimeType: 'video/mp4' },
      alt: post.clip!.altText,
      aspectRatio: { width: 720, height: 1280 },
    },
  });
});

it('posts text with links and tags, and the picture with its alt text and shape', async () => {
  const { network, connection } = setUp();
  const post = buildOutgoingPost({ text: 'Crème: https://ada.example/menu. #rye', picture: buildOutgoingPicture() });
  expect(await network.post(connection, post, goOn)).toEqual({
    kind: 'posted',
    id: `at://did:plc:ada/app.bsky.feed.post/${recordKey(post)}`,
    url: page(post),
  });
  const upload = vendor.asked[1]!;
  expect([upload.headers['content-type'], Number(upload.headers['content-length'])]).toEqual([
    'image/png',
    post.picture!.bytes.byteLength,
  ]);
  expect(records.get(recordKey(post))!.value).toEqual({
    $type: 'app.bsky.feed.post',
    text: 'Crème: https://ada.example/menu. #rye',
    createdAt: '2026-03-06T12:00:00.000Z',
    facets: [
      {
        index: { byteStart: 8, byteEnd: 32 },
        features: [{ $type: 'app.bsky.richtext.facet#link', uri: 'https://ada.example/menu' }],
      },
      { index: { byteStart: 34, byteEnd: 38 }, features: [{ $type: 'app.bsky.richtext.facet#tag', tag: 'rye' }] },
    ],
    embed: {
      $type: 'app.bsky.embed.images',
      images: [
        {
          alt: 'A loaf in linen',
          image: {
            $type: 'blob',
            ref: { $link: 'bafkrei' },
            mimeType: 'image/png',
            size: post.picture!.bytes.byteLength,
          },
          aspectRatio: { width: 1200, height: 1200 },
        },
      ],
    },
  });
});

it('finds what the server took before it fell silent, and writes the same record when asked again', async () => {
  const { network, connection } = setUp();
  silentAfterTaking = true;
  const posting = network.post(connection, buildOutgoingPost(), goOn);
  while (records.size === 0) await vendor.whenAsked();
  vendor.hangUp();
  expect(await posting).toMatchObject({ kind: 'unknown' });
  silentAfterTaking = false;
  expect(await network.find(connection, buildOutgoingPost(), goOn.signal)).toMatchObject({
    kind: 'there',
    url: page(),
  });
  expect(await network.post(connection, buildOutgoingPost(), goOn)).toMatchObject({ kind: 'posted' });
  expect(records.size).toBe(1);
});

it('knows when a record is not there, and when it was not told', async () => {
  const { network, connection } = setUp();
  expect(await network.find(connection, buildOutgoingPost(), goOn.signal)).toEqual({ kind: 'absent' });
  vendor.say({ status: 502, json: { error: 'UpstreamFailure' } });
  expect(await network.find(connection, buildOutgoingPost(), goOn.signal)).toEqual({ kind: 'unknown' });
});

it('publishes nothing when it may not go ahead', async () => {
  const { network, connection } = setUp();
  expect(await network.post(connection, buildOutgoingPost(), stop)).toEqual({ kind: 'held' });
  expect(records.size).toBe(0);
});

it('is disconnected by a wrong app password, and by nothing else', async () => {
  const wrong = setUp('another');
  expect(await wrong.network.post(wrong.connection, buildOutgoingPost(), goOn)).toEqual({
    kind: 'disconnected',
    cause: 'Bluesky does not accept the handle with this app password. Make a new one and connect again.',
  });
  const { network, connection } = setUp();
  for (const [status, error, kind] of [
    [400, 'ExpiredToken', 'later'],
    [429, 'RateLimitExceeded', 'later'],
    [500, 'InternalServerError', 'later'],
    [401, 'AccountTakedown', 'refused'],
  ] as const) {
    vendor.say({ status, json: { error, message: error } });
    expect(await network.post(connection, buildOutgoingPost(), goOn)).toMatchObject({ kind });
  }
});

it('says why a post is refused, and waits as long as it is asked to', async () => {
  const { network, connection } = setUp();
  expect(await network.post(connection, buildOutgoingPost({ text: 'a'.repeat(301) }), goOn)).toEqual({
    kind: 'refused',
    cause: 'Bluesky refused the post (400). It says: “Record/text must not be longer than 300 graphemes”.',
  });
  const reset = String(Math.ceil(Date.now() / 1000) + 600);
  vendor.say({ status: 429, json: { error: 'RateLimitExceeded' }, headers: { 'ratelimit-reset': reset } });
  const outcome = await network.post(connection, buildOutgoingPost(), goOn);
  expect((outcome as { retryAfterMs: number }).retryAfterMs).toBeGreaterThan(500_000);
});

it('has keys that are timestamp identifiers: 13 characters, the same for one posting, sorted by time', () => {
  const at = (key: string, since: string) => recordKey({ key, since: new Date(since) });
  const first = at('a', '2026-03-06T12:00:00Z');
  expect(first).toMatch(/^[2-7a-j][2-7a-z]{12}$/);
  expect(at('a', '2026-03-06T12:00:00Z')).toBe(first);
  expect(at('b', '2026-03-06T12:00:00Z')).not.toBe(first);
  expect(at('a', '2026-03-06T12:00:01Z') > first).toBe(true);
});

it('knows its account', async () => {
  const { network, connection } = setUp();
  expect(await network.check(connection, goOn.signal)).toEqual({
    kind: 'works',
    account: '@ada.bsky.social',
    accountUrl: 'https://bsky.app/profile/ada.bsky.social',
    settings: { did: 'did:plc:ada', identifier: 'ada.bsky.social' },
  });
});

it('says what a post has been given, that it is gone, or why it cannot say', async () => {
  const { network, connection } = setUp();
  const count = (rkey: string) =>
    network.count!(connection, { id: `at://did:plc:ada/app.bsky.feed.post/${rkey}` }, new AbortController().signal);
  expect(await count('3kfirst')).toEqual({ kind: 'counted', counts: { likes: 5, replies: 1, shares: 3 } });
  expect(await count('3kgone')).toEqual({ kind: 'gone' });
  vendor.say({ status: 502, json: { error: 'UpstreamFailure', message: 'x' } });
  expect(await count('3kfirst')).toMatchObject({ kind: 'unknown' });
  vendor.say({ status: 401, json: { error: 'AuthenticationRequired', message: 'x' } });
  expect(await count('3kfirst')).toMatchObject({ kind: 'disconnected' });
});
