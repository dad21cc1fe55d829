import { createHmac } from 'node:crypto';
import { HOUR_MS } from '../../../src/domain/duration';
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
import { facebookNetwork } from './facebook-network';
import { instagramNetwork } from './instagram-network';

/** The parts of the Graph API that posting needs, with a page and its Instagram account. */
let feed: { id: string; message: string; permalink_url: string }[];
let media: { id: string; caption: string; permalink: string; timestamp: string }[];
let containers: Map<string, { caption: string; polls: number }>;
let silentAfterTaking = false;
let containerState = 'FINISHED';

function answer({ method, path, headers, body }: Asked): VendorReply | 'silence' {
  const { pathname, searchParams } = new URL(path, 'http://graph');
  const form = new URLSearchParams(body);
  if (headers.authorization !== 'Bearer page-token')
    return graphError(190, 'Error validating access token: The session has been invalidated.');
  const proof = searchParams.get('appsecret_proof') ?? form.get('appsecret_proof');
  if (proof !== createHmac('sha256', 'app-secret').update('page-token').digest('hex'))
    return graphError(100, 'Invalid appsecret_proof provided in the API argument');
  const done = (json: unknown) => (silentAfterTaking ? ('silence' as const) : { status: 200, json });
  switch (`${method} ${pathname.replace('/v24.0', '')}`) {
    case 'GET /42':
      return searchParams.get('fields')!.includes('instagram')
        ? { status: 200, json: { id: '42', instagram_business_account: { id: '77', username: 'adasbakery' } } }
        : { status: 200, json: { id: '42', name: 'Ada’s Bakery', link: 'https://www.facebook.com/adasbakery' } };
    case 'POST /42/feed':
      feed.push({ id: '42_1', message: form.get('message')!, permalink_url: 'https://www.facebook.com/42/posts/1' });
      return done({ id: '42_1' });
    case 'POST /42/photos':
      feed.push({ id: '42_2', message: /name="caption"\r\n\r\n([^]*?)\r\n--/.exec(body)![1]!, permalink_url: 'p' });
      return done({ id: '9', post_id: '42_2' });
    case 'POST /42/videos':
      feed.push({ id: '42_3', message: /name="description"\r\n\r\n([^]*?)\r\n--/.exec(body)![1]!, permalink_url: 'v' });
      return done({ id: '88' });
    case 'GET /42/published_posts':
      return { status: 200, json: { data: feed } };
    case 'POST /77/media':
      containers.set('501', { caption: form.get('caption')!, polls: 0 });
      return { status: 200, json: { id: '501' } };
    case 'GET /501': {
      const container = containers.get('501')!;
      container.polls += 1;
      const state = container.polls > 1 ? containerState : 'IN_PROGRESS';
      return { status: 200, json: { status_code: state, status: `${state}: Media upload has failed`, id: '501' } };
    }
    case 'POST /77/media_publish':
      media.push({
        id: '601',
        caption: containers.get(form.get('creation_id')!)!.caption,
        permalink: 'https://www.instagram.com/p/601/',
        timestamp: '2026-03-06T12:00:09+0000',
      });
      return done({ id: '601' });
    case 'GET /601':
      return { status: 200, json: { id: '601', permalink: 'https://www.instagram.com/p/601/' } };
    case 'GET /77/media':
      return { status: 200, json: { data: media } };
    default:
      return graphError(100, 'Unsupported request');
  }
}

function graphError(code: number, message: string, status = 400, more = {}): VendorReply {
  return { status, json: { error: { message, type: 'OAuthException', code, fbtrace_id: 'x', ...more } } };
}

const vendor = useVendor(answer);
beforeEach(() => {
  feed = [];
  media = [];
  containers = new Map();
  silentAfterTaking = false;
  containerState = 'FINISHED';
});

const connection = (accessToken = 'page-token') =>
  buildConnection({
    settings: { pageId: '42', instagramId: '77' },
    secrets: { accessToken, appSecret: 'app-secret' },
  });
const facebook = () =>
  facebookNetwork(
    makeGuardedWeb({ allowedOrigins: [vendor.host()], version: '1.2.3' }),
    vendor.origin(),
    vendor.origin(),
  );
const instagram = () =>
  instagramNetwork(makeGuardedWeb({ allowedOrigins: [vendor.host()], version: '1.2.3' }), {
    origin: vendor.origin(),
    pollMs: 1,
  });
const withPicture = buildOutgoingPost({ picture: buildOutgoingPicture() });
const withClip = { ...withPicture, clip: buildOutgoingClip() };
const paths = () => vendor.asked.map(({ method, path }) => `${method} ${path.split('?')[0]!.replace('/v24.0', '')}`);

describe('Facebook', () => {
  it('gets words alone in the feed, and a picture with caption and alt text among the photos', async () => {
    expect(await facebook().post(connection(), buildOutgoingPost(), goOn)).toEqual({
      kind: 'posted',
      id: '42_1',
      url: 'https://www.facebook.com/42_1',
    });
    expect(await facebook().post(connection(), withPicture, goOn)).toMatchObject({ kind: 'posted', id: '42_2' });
    const photo = vendor.asked.at(-1)!;
    expect(photo.headers['content-type']).toMatch(/^multipart\/form-data/);
    expect(photo.body).toContain('name="alt_text_custom"\r\n\r\nA loaf in linen');
    expect(feed.map(({ message }) => message.replace(/\r/g, ''))).toEqual([withPicture.text, withPicture.text]);
    expect(photo.path).not.toContain('page-token');
  });

  it('gets the clip instead of the picture, with title and text, and can be asked for it', async () => {
    expect(await facebook().post(connection(), withClip, goOn)).toEqual({
      kind: 'posted',
      id: '88',
      url: 'https://www.facebook.com/88',
    });
    expect(paths()).toEqual(['POST /42/videos']);
    const { body } = vendor.asked[0]!;
    expect(body).toContain('name="source"; filename="clip.mp4"\r\nContent-Type: video/mp4');
    expect(body).toContain('name="title"\r\n\r\nKeep rye fresh');
    expect(feed.map(({ message }) => message.replace(/\r/g, ''))).toEqual([withClip.text]);
  });

  it('is asked for what it took before it fell silent', async () => {
    silentAfterTaking = true;
    const asked = vendor.whenAsked();
    const posting = facebook().post(connection(), buildOutgoingPost(), goOn);
    await asked;
    vendor.hangUp();
    expect(await posting).toMatchObject({ kind: 'unknown' });
    expect(await facebook().find(connection(), buildOutgoingPost(), goOn.signal)).toMatchObject({
      kind: 'there',
      id: '42_1',
    });
    expect(new URL(vendor.asked.at(-1)!.path, 'http://x').searchParams.get('since')).toBe('1772798340');
    feed = [];
    expect(await facebook().find(connection(), buildOutgoingPost(), goOn.signal)).toEqual({ kind: 'absent' });
  });

  it('publishes nothing when it may not go ahead', async () => {
    expect(await facebook().post(connection(), withPicture, stop)).toEqual({ kind: 'held' });
    expect(vendor.asked).toEqual([]);
  });

  it.each([
    [190, 'disconnected', /no longer accepts the page access token/],
    [4, 'later', /asked us to slow down/],
    [32, 'later', /asked us to slow down/],
    [200, 'refused', /permissions for your page/],
    [10, 'refused', /permissions for your page/],
    [506, 'refused', /same as the last one/],
    [2, 'unknown', /having trouble/],
    [100, 'refused', /as told/],
  ])('code %i means %s', async (code, kind, cause) => {
    vendor.say(graphError(code, 'as told', code === 2 ? 500 : 400));
    expect(await facebook().post(connection(), buildOutgoingPost(), goOn)).toMatchObject({
      kind,
      cause: expect.stringMatching(cause),
    });
  });

  it('knows its page, and is disconnected by its own word only', async () => {
    expect(await facebook().check(connection(), goOn.signal)).toEqual({
      kind: 'works',
      account: 'Ada’s Bakery',
      accountUrl: 'https://www.facebook.com/adasbakery',
    });
    expect(await facebook().check(connection('old'), goOn.signal)).toMatchObject({ kind: 'disconnected' });
    vendor.say({ status: 500, json: {} });
    expect(await facebook().check(connection(), goOn.signal)).toMatchObject({ kind: 'trouble' });
  });
});

describe('Instagram', () => {
  it('fills a container from the picture’s address, waits for it, publishes it and says where it is', async () => {
    expect(await instagram().post(connection(), withPicture, goOn)).toEqual({
      kind: 'posted',
      id: '601',
      url: 'https://www.instagram.com/p/601/',
    });
    expect(paths()).toEqual(['POST /77/media', 'GET /501', 'GET /501', 'POST /77/media_publish', 'GET /601']);
    const sent = new URLSearchParams(vendor.asked[0]!.body);
    expect([sent.get('image_url'), sent.get('caption'), sent.get('alt_text')]).toEqual([
      'https://fourbeat.example/pictures/1.png',
      withPicture.text,
      'A loaf in linen',
    ]);
  });

  it('makes a reel of the clip, and shows the picture where nobody can fetch the clip', async () => {
    expect(await instagram().post(connection(), withClip, goOn)).toMatchObject({ kind: 'posted' });
    expect(Object.fromEntries(new URLSearchParams(vendor.asked[0]!.body))).toMatchObject({
      media_type: 'REELS',
      video_url: 'https://fourbeat.example/p/ada/clips/1',
      caption: withClip.text,
    });
    await instagram().post(connection(), { ...withClip, clip: buildOutgoingClip(null) }, goOn);
    const second = vendor.asked.filter(({ path, method }) => method === 'POST' && path.endsWith('/77/media'))[1]!;
    expect(new URLSearchParams(second.body).get('image_url')).toBe('https://fourbeat.example/pictures/1.png');
  });

  it('publishes nothing when it may not go ahead, without a picture or without a public address', async () => {
    expect(await instagram().post(connection(), withPicture, stop)).toEqual({ kind: 'held' });
    expect(paths()).not.toContain('POST /77/media_publish');
    expect(await instagram().post(connection(), buildOutgoingPost(), goOn)).toEqual({
      kind: 'refused',
      cause: 'Instagram needs a picture.',
    });
    expect(
      await instagram().post(connection(), buildOutgoingPost({ picture: buildOutgoingPicture(null) }), goOn),
    ).toMatchObject({ kind: 'refused', cause: expect.stringContaining('PUBLIC_URL') });
  });

  it('says when it could not use the picture, and tries later while it is still at work', async () => {
    containerState = 'ERROR';
    expect(await instagram().post(connection(), withPicture, goOn)).toEqual({
      kind: 'refused',
      cause: 'Instagram could not use the picture. It says: “ERROR: Media upload has failed”.',
    });
    containerState = 'IN_PROGRESS';
    expect(await instagram().post(connection(), withPicture, goOn)).toEqual({
      kind: 'later',
      cause: 'Instagram was still working on the picture.',
    });
  });

  it('is asked for what it published before it fell silent', async () => {
    containers.set('501', { caption: withPicture.text, polls: 5 });
    const posting = instagram().post(connection(), withPicture, {
      ...goOn,
      goAhead: async () => {
        silentAfterTaking = true;
        return true;
      },
    });
    while (media.length === 0) await vendor.whenAsked();
    vendor.hangUp();
    expect(await posting).toMatchObject({ kind: 'unknown' });
    expect(await instagram().find(connection(), withPicture, goOn.signal)).toMatchObject({ kind: 'there', id: '601' });
    const later = { ...withPicture, since: new Date('2026-03-08T00:00:00Z') };
    expect(await instagram().find(connection(), later, goOn.signal)).toEqual({ kind: 'absent' });
  });

  it('waits when the day’s posts are used up', async () => {
    vendor.say(graphError(9, 'User is performing too many actions', 400, { error_subcode: 2_207_042 }));
    expect(await instagram().post(connection(), withPicture, goOn)).toMatchObject({
      kind: 'later',
      retryAfterMs: HOUR_MS,
    });
  });

  it('knows its account, and says when the page has none', async () => {
    expect(await instagram().check(connection(), goOn.signal)).toEqual({
      kind: 'works',
      account: '@adasbakery',
      accountUrl: 'https://www.instagram.com/adasbakery/',
      settings: { instagramId: '77' },
    });
    vendor.say({ status: 200, json: { id: '42' } });
    expect(await instagram().check(connection(), goOn.signal)).toMatchObject({
      kind: 'trouble',
      cause: expect.stringContaining('has no Instagram account'),
    });
  });
});
