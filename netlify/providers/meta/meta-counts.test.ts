import { HOUR_MS } from '../../../src/domain/duration';
import { buildConnection } from '../../testing/builders/network-posts';
import { useVendor, type VendorReply } from '../../testing/vendor-server';
import { makeGuardedWeb } from '../guarded-web/guarded-web';
import { facebookNetwork } from './facebook-network';
import { instagramNetwork } from './instagram-network';

/** The Graph API as far as it counts: a post 42_1 of a page, a picture 601 of its Instagram account. */
let hasInsights = true;
const vendor = useVendor(({ path }): VendorReply => {
  const { pathname, searchParams } = new URL(path, 'http://graph');
  const values = (counts: Record<string, number>) => ({
    status: 200,
    json: {
      data: (searchParams.get('metric') ?? '')
        .split(',')
        .filter((name) => name in counts)
        .map((name) => ({ name, period: 'lifetime', values: [{ value: counts[name] }] })),
    },
  });
  switch (pathname.replace('/v24.0', '')) {
    case '/42_1':
      return {
        status: 200,
        json: {
          id: '42_1',
          reactions: { data: [], summary: { total_count: 12 } },
          comments: { data: [], summary: { total_count: 3 } },
        },
      };
    case '/42_1/insights':
      return hasInsights ? values({ post_media_view: 480, post_total_media_view_unique: 310 }) : noPermission;
    case '/601/insights':
      return hasInsights ? values({ reach: 90, views: 120, likes: 8, comments: 1, shares: 0, saved: 2 }) : noPermission;
    case '/601':
      return { status: 200, json: { id: '601', like_count: 8, comments_count: 1 } };
    default:
      return error(100, 33);
  }
});
const error = (code: number, error_subcode?: number): VendorReply => ({
  status: 400,
  json: { error: { message: 'x', type: 'OAuthException', code, error_subcode, fbtrace_id: 'x' } },
});
const noPermission = error(10);
beforeEach(() => void (hasInsights = true));

const connection = buildConnection({ secrets: { accessToken: 'page-token' } });
const count = (make: typeof facebookNetwork, id: string) =>
  make(makeGuardedWeb({ allowedOrigins: [vendor.host()], version: '1.2.3' }), vendor.origin()).count!(
    connection,
    { id },
    new AbortController().signal,
  );
const instagram: typeof facebookNetwork = (web, origin) => instagramNetwork(web, origin ? { origin } : {});

describe('a post on Facebook', () => {
  it('is counted with people reached, showings, reactions, comments and shares', async () => {
    expect(await count(facebookNetwork, '42_1')).toEqual({
      kind: 'counted',
      counts: { reach: 310, views: 480, likes: 12, replies: 3, shares: 0 },
    });
  });

  it('of a page without insights is counted without them', async () => {
    hasInsights = false;
    expect(await count(facebookNetwork, '42_1')).toEqual({
      kind: 'counted',
      counts: { likes: 12, replies: 3, shares: 0 },
    });
  });
});

describe('a picture on Instagram', () => {
  it('is counted in the names that Instagram documents', async () => {
    expect(await count(instagram, '601')).toEqual({
      kind: 'counted',
      counts: { reach: 90, views: 120, likes: 8, replies: 1, shares: 0, saves: 2 },
    });
  });

  it('has likes and comments without the permission for insights', async () => {
    hasInsights = false;
    expect(await count(instagram, '601')).toEqual({ kind: 'counted', counts: { likes: 8, replies: 1 } });
  });
});

describe.each([
  ['Facebook', facebookNetwork],
  ['Instagram', instagram],
])('%s', (name, make) => {
  it('says that a post is gone, apart from every other refusal', async () => {
    expect(await count(make, '404')).toEqual({ kind: 'gone' });
    vendor.say(error(100));
    expect(await count(make, '404')).toMatchObject({ kind: 'unknown' });
  });

  it('asks to wait, and is disconnected by its own word only', async () => {
    vendor.say(error(4));
    expect(await count(make, '601')).toMatchObject({ kind: 'unknown', retryAfterMs: HOUR_MS });
    vendor.say({ status: 500, json: {} });
    expect(await count(make, '601')).toEqual({ kind: 'unknown', cause: expect.stringContaining(name) });
    vendor.say(error(190));
    expect(await count(make, '601')).toMatchObject({ kind: 'disconnected' });
    vendor.say('noise');
    expect(await count(make, '601')).toMatchObject({ kind: 'unknown' });
  });
});
