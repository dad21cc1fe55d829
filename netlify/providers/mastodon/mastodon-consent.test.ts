import { createHash } from 'node:crypto';
import { isRefused } from '../../ports/network';
import { goOn } from '../../testing/builders/network-posts';
import { makeGuardedWeb } from '../guarded-web/guarded-web';
import { useVendor, type Asked, type VendorReply } from '../../testing/vendor-server';
import { mastodonConsent, serverOrigin } from './mastodon-consent';

const verifier = 'v'.repeat(64);
const challenge = createHash('sha256').update(verifier).digest('base64url');
const redirectUri = 'https://fourbeat.example/dashboard/settings/connections';
const scopes = 'read:accounts read:statuses write:media write:statuses';
let granted = scopes;

/** https://docs.joinmastodon.org/methods/apps/ and /oauth/, with PKCE. */
function answer({ path, body, headers }: Asked): VendorReply {
  if (path === '/api/v1/apps') {
    const { client_name: name, redirect_uris: uris, scopes: asked } = JSON.parse(body);
    return name && uris === redirectUri && asked === scopes
      ? { status: 200, json: { id: '1', client_id: 'app-1', client_secret: 'secret-1' } }
      : { status: 422, json: { error: 'Validation failed' } };
  }
  if (path === '/oauth/token') {
    const form = JSON.parse(body);
    const isRight =
      form.grant_type === 'authorization_code' &&
      form.code === 'code-1' &&
      form.client_secret === 'secret-1' &&
      createHash('sha256').update(form.code_verifier).digest('base64url') === challenge;
    return isRight
      ? { status: 200, json: { access_token: 'token-of-ada', token_type: 'Bearer', scope: granted, created_at: 1 } }
      : {
          status: 400,
          json: { error: 'invalid_grant', error_description: 'The provided authorization grant is invalid' },
        };
  }
  return headers.authorization === 'Bearer token-of-ada'
    ? { status: 200, json: { id: '7', username: 'ada', url: 'https://social.example/@ada' } }
    : { status: 401, json: { error: 'The access token is invalid' } };
}

const vendor = useVendor(answer);
beforeEach(() => {
  granted = scopes;
});
const consent = () =>
  mastodonConsent(makeGuardedWeb({ allowedOrigins: [vendor.host()], version: '1.2.3' }), {
    name: 'Fourbeat',
    home: undefined,
    mayBePlain: () => true,
  });
const begin = (server = vendor.origin()) =>
  consent().begin({ server, state: 's'.repeat(43), redirectUri, challenge, app: {} }, goOn.signal);

it('registers the application, sends the person to agree, and exchanges the code with PKCE', async () => {
  const begun = await begin();
  if (isRefused(begun)) throw new Error(begun.refused);
  const { origin, pathname, searchParams } = new URL(begun.address);
  expect([origin, pathname]).toEqual([vendor.origin(), '/oauth/authorize']);
  expect(Object.fromEntries(searchParams)).toEqual({
    response_type: 'code',
    client_id: 'app-1',
    redirect_uri: redirectUri,
    scope: scopes,
    state: 's'.repeat(43),
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  expect(begun.address).not.toContain('secret-1');
  const { settings, secrets } = begun;
  expect(await consent().finish({ code: 'code-1', redirectUri, verifier, settings, secrets }, goOn.signal)).toEqual({
    account: `@ada@${vendor.host()}`,
    accountUrl: 'https://social.example/@ada',
    settings: { origin: vendor.origin(), clientId: 'app-1', accountId: '7' },
    secrets: { clientSecret: 'secret-1', accessToken: 'token-of-ada' },
    expiresAt: null,
  });
});

it('refuses another code, another verifier and fewer permissions, in words', async () => {
  const begun = await begin();
  if (isRefused(begun)) throw new Error(begun.refused);
  const { settings, secrets } = begun;
  const finish = (more: object) =>
    consent().finish({ code: 'code-1', redirectUri, verifier, settings, secrets, ...more }, goOn.signal);
  const refused = { refused: expect.stringContaining('The provided authorization grant is invalid') };
  expect(await finish({ code: 'stolen' })).toEqual(refused);
  expect(await finish({ verifier: 'w'.repeat(64) })).toEqual(refused);
  granted = 'read:accounts';
  expect(await finish({})).toEqual({
    refused: expect.stringContaining('did not give the permission read:statuses, write:media, write:statuses'),
  });
  granted = 'read write';
  expect(await finish({})).toMatchObject({ account: `@ada@${vendor.host()}` });
});

it('says of what is no Mastodon server that it is none', async () => {
  vendor.say({ status: 404, json: {} });
  expect(await begin()).toEqual({ refused: `${vendor.host()} is not a Mastodon server. Check its address.` });
  vendor.say('noise');
  expect(await begin()).toEqual({ refused: `${vendor.host()} is not a Mastodon server. Check its address.` });
  expect(await begin('not a server')).toMatchObject({ refused: expect.stringContaining('Write it like') });
  const plain = mastodonConsent(makeGuardedWeb({ allowedOrigins: [vendor.host()], version: '1.2.3' }), {
    name: 'Fourbeat',
    home: undefined,
    mayBePlain: () => false,
  });
  expect(
    await plain.begin({ server: vendor.origin(), state: 's', redirectUri, challenge, app: {} }, goOn.signal),
  ).toMatchObject({ refused: expect.stringContaining('Write it like') });
});

it.each([
  ['mastodon.social', 'https://mastodon.social'],
  [' https://mastodon.social/@ada ', 'https://mastodon.social'],
  ['@ada@mastodon.social', 'https://mastodon.social'],
  ['ada@mastodon.social', 'https://mastodon.social'],
  ['http://mastodon.social', 'http://mastodon.social'],
  ['mastodon', null],
  ['https://ada:pw@mastodon.social', null],
  ['javascript:alert(1)', null],
  ['', null],
])('“%s” names the server %s', (typed, origin) => expect(serverOrigin(typed)).toBe(origin));
