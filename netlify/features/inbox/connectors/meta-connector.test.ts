import { makeGuardedWeb } from '../../../providers/guarded-web/guarded-web';
import { metaWebhooks } from '../../../providers/meta/meta-webhooks';
import { buildConnection } from '../../../testing/builders/network-posts';
import { META_APP, META_INSTAGRAM, META_PAGE, META_SECRET, META_TOKEN, useMeta } from '../../../testing/meta-server';
import { makeFacebookConnector } from './facebook-connector';
import { makeInstagramConnector } from './instagram-connector';
import type { MetaConnectorDeps } from './meta-connector';

const { vendor, state } = useMeta();
const open = (secrets: Record<string, string>) =>
  buildConnection({
    settings: { pageId: META_PAGE },
    secrets: { accessToken: META_TOKEN, appSecret: META_SECRET, ...secrets },
  });
const deps = (more: Partial<MetaConnectorDeps> = {}): MetaConnectorDeps => ({
  open: async () => open({}),
  isConnected: async () => true,
  webhooks: metaWebhooks(makeGuardedWeb({ allowedOrigins: [vendor.host()], version: '1.2.3' }), vendor.origin()),
  tokenFor: (workspaceId) => `token-of-${workspaceId}`,
  publicOrigin: 'https://shop.example',
  ...more,
});
const context = { workspaceId: 'w', channelId: 'c', origin: 'http://localhost:8888' };
const connect = (channel: 'facebook' | 'instagram', more: Partial<MetaConnectorDeps> = {}) =>
  (channel === 'facebook' ? makeFacebookConnector : makeInstagramConnector)(deps(more)).connect({ channel }, context);
const stored = (address: string) => ({
  ...{ workspaceId: 'w', id: 'c', channel: 'facebook' as const, name: '', address },
  ...{ settings: {}, state: 'connected' as const, secrets: null },
});

describe('a page', () => {
  it('is connected with the keys that posts go out by, and Meta is told where to call', async () => {
    expect(await connect('facebook')).toEqual({
      channel: 'facebook',
      name: 'Ada’s Bakery',
      address: META_PAGE,
      settings: { pageId: META_PAGE },
      secrets: null,
      cause: null,
    });
    expect(state.subscriptions).toMatchObject([
      {
        object: 'page',
        callback_url: 'https://shop.example/api/inbound/meta',
        verify_token: 'token-of-w',
        fields: expect.stringContaining('message_reads'),
      },
    ]);
    expect(state.pageFields.split(',')).toEqual(expect.arrayContaining(['messages', 'feed', 'message_echoes']));
    expect(vendor.asked.some(({ path }) => path.includes(META_SECRET) || path.includes(`/${META_APP}|`))).toBe(false);
  });

  it('has an Instagram account of its own', async () => {
    expect(await connect('instagram')).toMatchObject({ name: '@adasbakery', address: META_INSTAGRAM });
    expect(state.subscriptions).toMatchObject([
      { object: 'instagram', fields: expect.stringContaining('messaging_seen') },
    ]);
    state.hasInstagram = false;
    expect(await connect('instagram')).toMatchObject({ refused: expect.stringContaining('has no Instagram account') });
  });

  it.each(['facebook', 'instagram'] as const)('says what %s lacks, before anything is stored', async (channel) => {
    state.scopes = ['pages_manage_metadata'];
    const lacks = {
      facebook: /permission pages_messaging/,
      instagram: /permissions instagram_manage_messages and instagram_basic/,
    };
    expect(await connect(channel)).toMatchObject({ refused: expect.stringMatching(lacks[channel]) });
    expect(state.subscriptions).toEqual([]);
  });

  it('works without the permissions for comments, and says so', async () => {
    state.scopes = state.scopes.filter((scope) => scope !== 'pages_read_user_content');
    expect(await connect('facebook')).toMatchObject({
      cause: 'Comments need the permission pages_read_user_content too; messages work without.',
    });
  });

  it.each<[Partial<MetaConnectorDeps>, RegExp]>([
    [{ isConnected: async () => false }, /Connect Facebook under Settings, Connections first/],
    [{ open: async () => null }, /page access token and the page ID/],
    [{ open: async () => open({ appSecret: '' }) }, /Store the app secret/],
    [{ open: async () => open({ accessToken: 'old' }) }, /no longer accepts the page access token/],
  ])('is refused with what to do first', async (more, refused) => {
    expect(await connect('facebook', more)).toMatchObject({ refused: expect.stringMatching(refused) });
  });

  it('is refused when Meta cannot reach us, and connected with a word of it when nobody can', async () => {
    state.canReachUs = false;
    expect(await connect('facebook')).toMatchObject({
      refused: expect.stringMatching(/did not agree.*Callback verification failed/),
    });
    expect(await connect('facebook', { publicOrigin: null })).toMatchObject({
      cause: expect.stringContaining('PUBLIC_URL'),
    });
  });

  it('is broken when its token is, or when the keys are another page’s; not when Meta is down', async () => {
    const check = (address = META_PAGE, more: Partial<MetaConnectorDeps> = {}) =>
      makeFacebookConnector(deps(more)).check(stored(address));
    expect(await check()).toEqual({ state: 'connected', cause: null });
    expect(await check('1')).toMatchObject({ state: 'broken', cause: expect.stringContaining('another account') });
    expect(await check(META_PAGE, { open: async () => open({ accessToken: 'old' }) })).toMatchObject({
      state: 'broken',
    });
    state.scopes = [];
    expect(await check()).toMatchObject({ state: 'broken', cause: expect.stringContaining('pages_messaging') });
    vendor.say({ status: 503, json: {} });
    expect(await check()).toMatchObject({ state: 'connected' });
    vendor.say('noise');
    expect(await check()).toMatchObject({ state: 'connected' });
  });

  it('is ready when posts go out by it and the app secret is there', async () => {
    const isReady = (more: Partial<MetaConnectorDeps>) => makeFacebookConnector(deps(more)).isReady!('w');
    expect(await isReady({})).toBe(true);
    expect(await isReady({ isConnected: async () => false })).toBe(false);
    expect(await isReady({ open: async () => open({ appSecret: '' }) })).toBe(false);
  });
});
