import { isRefused } from '../../ports/network';
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
import { linkedinConsent } from './linkedin-consent';
import { linkedinNetwork, littleText } from './linkedin-network';

let posts: Record<string, unknown>[];
let uploaded = 0;
let parts: string[] = [];
let videoStates: string[] = [];
let silentAfterTaking = false;

/** Posts API, Images API and OAuth as learn.microsoft.com/linkedin describes them. */
function answer({ method, path, headers, body }: Asked): VendorReply | 'silence' {
  if (path === '/oauth/v2/accessToken') {
    const form = Object.fromEntries(new URLSearchParams(body));
    const isRight =
      form.client_secret === 'app-secret' &&
      (form.grant_type === 'authorization_code' ? form.code === 'code-1' : form.refresh_token === 'refresh-1');
    return isRight
      ? {
          status: 200,
          json: { access_token: 'member-token', expires_in: 5_184_000, refresh_token: 'refresh-1', scope: 'x' },
        }
      : { status: 400, json: { error: 'invalid_grant', error_description: 'The token has been revoked' } };
  }
  if (headers.authorization !== 'Bearer member-token')
    return {
      status: 401,
      json: { status: 401, serviceErrorCode: 65_600, code: 'INVALID_ACCESS_TOKEN', message: 'Invalid access token' },
    };
  if (path === '/v2/userinfo') return { status: 200, json: { sub: 'abc', name: 'Ada Baker' } };
  if (path.startsWith('/part/') && method === 'PUT') {
    parts.push(body);
    return { status: 200, json: {}, headers: { etag: `etag-${path.slice(6)}` } };
  }
  if (path === '/upload' && method === 'PUT') {
    uploaded = Number(headers['content-length']);
    return { status: 201, json: {} };
  }
  if (!headers['linkedin-version'] || headers['x-restli-protocol-version'] !== '2.0.0')
    return { status: 400, json: { status: 400, message: 'A version must be present' } };
  if (path === '/rest/images?action=initializeUpload')
    return {
      status: 200,
      json: { value: { uploadUrl: `${vendor.origin()}/upload`, image: 'urn:li:image:C4', uploadUrlExpiresAt: 1 } },
    };
  if (path === '/rest/videos?action=initializeUpload') {
    const { fileSizeBytes } = JSON.parse(body).initializeUploadRequest;
    return {
      status: 200,
      json: {
        value: {
          video: 'urn:li:video:C5',
          uploadToken: '',
          uploadInstructions: [
            { uploadUrl: `${vendor.origin()}/part/1`, firstByte: 0, lastByte: 19 },
            { uploadUrl: `${vendor.origin()}/part/2`, firstByte: 20, lastByte: fileSizeBytes - 1 },
          ],
        },
      },
    };
  }
  if (path === '/rest/videos?action=finalizeUpload')
    return JSON.stringify(JSON.parse(body).finalizeUploadRequest.uploadedPartIds) === '["etag-1","etag-2"]'
      ? { status: 200, json: {} }
      : { status: 400, json: { status: 400, message: 'A part is missing' } };
  if (path === '/rest/videos/urn%3Ali%3Avideo%3AC5')
    return { status: 200, json: { id: 'urn:li:video:C5', status: videoStates.shift() ?? 'AVAILABLE' } };
  if (path === '/rest/posts') {
    posts.push(JSON.parse(body));
    return silentAfterTaking
      ? 'silence'
      : { status: 201, json: {}, headers: { 'x-restli-id': 'urn:li:share:6844785523593134080' } };
  }
  return { status: 404, json: { status: 404, message: 'Not found' } };
}

const vendor = useVendor(answer);
beforeEach(() => {
  posts = [];
  uploaded = 0;
  parts = [];
  videoStates = [];
  silentAfterTaking = false;
});

const setUp = (accessToken = 'member-token') => ({
  network: linkedinNetwork(makeGuardedWeb({ allowedOrigins: [vendor.host()], version: '1.2.3' }), vendor.origin(), {
    pollMs: 1,
  }),
  connection: buildConnection({ settings: { author: 'urn:li:person:abc' }, secrets: { accessToken } }),
});

it('uploads the clip in the parts that it is told, waits until it can be shown, and posts it', async () => {
  const { network, connection } = setUp();
  videoStates = ['PROCESSING'];
  const post = buildOutgoingPost({ picture: buildOutgoingPicture(), clip: buildOutgoingClip() });
  expect(await network.post(connection, post, goOn)).toMatchObject({ kind: 'posted' });
  expect(parts.join('')).toBe(new TextDecoder().decode(post.clip!.bytes));
  expect(posts).toMatchObject([{ content: { media: { id: 'urn:li:video:C5', title: 'Keep rye fresh' } } }]);
});

it('says when a clip could not be used, and tries later while LinkedIn is still at work', async () => {
  const { network, connection } = setUp();
  const post = buildOutgoingPost({ clip: buildOutgoingClip() });
  videoStates = ['PROCESSING_FAILED'];
  expect(await network.post(connection, post, goOn)).toEqual({
    kind: 'refused',
    cause: 'LinkedIn could not use the clip.',
  });
  videoStates = Array.from({ length: 50 }, () => 'PROCESSING');
  expect(await network.post(connection, post, goOn)).toMatchObject({ kind: 'later' });
  expect(posts).toEqual([]);
});

it('uploads the picture and posts it with its alt text', async () => {
  const { network, connection } = setUp();
  const post = buildOutgoingPost({ picture: buildOutgoingPicture(), text: 'Rye (fresh) #Bread' });
  expect(await network.post(connection, post, goOn)).toEqual({
    kind: 'posted',
    id: 'urn:li:share:6844785523593134080',
    url: 'https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A6844785523593134080/',
  });
  expect(uploaded).toBe(post.picture!.bytes.byteLength);
  expect(posts).toEqual([
    {
      author: 'urn:li:person:abc',
      commentary: 'Rye \\(fresh\\) {hashtag|\\#|Bread}',
      visibility: 'PUBLIC',
      distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
      content: { media: { id: 'urn:li:image:C4', altText: 'A loaf in linen' } },
      lifecycleState: 'PUBLISHED',
      isReshareDisabledByAuthor: false,
    },
  ]);
});

it('cannot be asked after a silence: that stays open', async () => {
  const { network, connection } = setUp();
  silentAfterTaking = true;
  const asked = vendor.whenAsked();
  const posting = network.post(connection, buildOutgoingPost(), goOn);
  await asked;
  vendor.hangUp();
  expect(await posting).toMatchObject({ kind: 'unknown' });
  expect([network.canFind, await network.find(connection, buildOutgoingPost(), goOn.signal)]).toEqual([
    false,
    { kind: 'unknown' },
  ]);
});

it('publishes nothing when it may not go ahead', async () => {
  const { network, connection } = setUp();
  expect(await network.post(connection, buildOutgoingPost(), stop)).toEqual({ kind: 'held' });
  expect(posts).toEqual([]);
});

it('says what is wrong, and is disconnected by an invalid token only', async () => {
  const expired = setUp('expired');
  expect(await expired.network.post(expired.connection, buildOutgoingPost(), goOn)).toMatchObject({
    kind: 'disconnected',
  });
  const { network, connection } = setUp();
  for (const [status, message, kind, cause] of [
    [422, 'Content is a duplicate of urn:li:share:1', 'refused', /same as an earlier one/],
    [426, 'Requested version is not active', 'refused', /Update this installation/],
    [429, 'Throttled', 'later', /asked us to slow down/],
    [403, 'Not enough permissions', 'refused', /does not allow/],
    [500, 'Internal', 'unknown', /having trouble/],
  ] as const) {
    vendor.say({ status, json: { status, message } });
    expect(await network.post(connection, buildOutgoingPost(), goOn)).toMatchObject({
      kind,
      cause: expect.stringMatching(cause),
    });
  }
});

it.each([
  ['plain words, 20 %', 'plain words, 20 %'],
  ['a_b *c* [d](e) <f> {g} @h | ~i \\', 'a\\_b \\*c\\* \\[d\\]\\(e\\) \\<f\\> \\{g\\} \\@h \\| \\~i \\\\'],
  ['#rye_bread and #1', '{hashtag|\\#|rye\\_bread} and \\#1'],
])('“%s” is written as “%s”', (text, written) => expect(littleText(text)).toBe(written));

describe('connecting', () => {
  const now = new Date('2026-03-06T12:00:00Z');
  const redirectUri = 'https://fourbeat.example/dashboard/settings/connections';
  const consent = () =>
    linkedinConsent(makeGuardedWeb({ allowedOrigins: [vendor.host()], version: '1.2.3' }), {
      clock: { now: () => now },
      site: vendor.origin(),
      api: vendor.origin(),
    });
  const app = { clientId: 'app-1', clientSecret: 'app-secret' };

  it('sends the person to LinkedIn, exchanges the code, and knows when the token ends', async () => {
    const begun = await consent().begin(
      { server: '', state: 'state-1', redirectUri, challenge: 'x', app },
      goOn.signal,
    );
    if (isRefused(begun)) throw new Error(begun.refused);
    expect(Object.fromEntries(new URL(begun.address).searchParams)).toEqual({
      response_type: 'code',
      client_id: 'app-1',
      redirect_uri: redirectUri,
      state: 'state-1',
      scope: 'openid profile w_member_social',
    });
    const { settings, secrets } = begun;
    const finish = (code: string) =>
      consent().finish({ code, redirectUri, verifier: '', settings, secrets }, goOn.signal);
    expect(await finish('code-1')).toEqual({
      account: 'Ada Baker',
      accountUrl: '',
      settings: { clientId: 'app-1', author: 'urn:li:person:abc' },
      secrets: { clientSecret: 'app-secret', accessToken: 'member-token', refreshToken: 'refresh-1' },
      expiresAt: new Date('2026-05-05T12:00:00Z'),
    });
    expect(await finish('stolen')).toEqual({ refused: expect.stringContaining('The token has been revoked') });
    expect(
      await consent().begin({ server: '', state: 's', redirectUri, challenge: 'x', app: {} }, goOn.signal),
    ).toEqual({
      refused: 'Type the client ID and the client secret of your LinkedIn app.',
    });
  });

  it('renews where LinkedIn allows it; a revoked permission is over, an outage is not', async () => {
    const connection = (refreshToken: string) =>
      buildConnection({ settings: { clientId: 'app-1' }, secrets: { clientSecret: 'app-secret', refreshToken } });
    const refresh = (token: string) => consent().refresh!(connection(token), goOn.signal);
    expect(await refresh('refresh-1')).toMatchObject({
      secrets: { accessToken: 'member-token', refreshToken: 'refresh-1', clientSecret: 'app-secret' },
      expiresAt: new Date('2026-05-05T12:00:00Z'),
    });
    expect(await refresh('')).toBeNull();
    expect(await refresh('revoked')).toMatchObject({ disconnected: true });
    vendor.say({ status: 503, json: {} });
    expect(await refresh('refresh-1')).not.toHaveProperty('disconnected');
  });
});
