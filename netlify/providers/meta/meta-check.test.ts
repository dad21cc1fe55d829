import { createHmac } from 'node:crypto';
import { itTellsEveryFailure, itTellsOfNoNetwork, never, useVendor } from '../../testing/vendor-server';
import { makeGuardedWeb } from '../guarded-web/guarded-web';
import { metaCheck } from './meta-check';

const metaAccessToken = 'EAAB0123456789abcdefghijklmnop';
const appSecret = '0123456789abcdef0123456789abcdef';
const graphError = (code: number, message: string, status = 400) => ({
  status,
  json: { error: { message, type: 'OAuthException', code, fbtrace_id: 'Az8or2yhqkZfEZ-_4Qn_Bam' } },
});

/** As https://developers.facebook.com/docs/graph-api/guides/error-handling and …/secure-requests show it. */
const vendor = useVendor(({ path, headers }) => {
  const url = new URL(path, 'http://graph');
  const proof = url.searchParams.get('appsecret_proof');
  if (headers.authorization !== `Bearer ${metaAccessToken}`)
    return graphError(190, 'Invalid OAuth access token - Cannot parse access token');
  if (proof !== null && proof !== createHmac('sha256', appSecret).update(metaAccessToken).digest('hex'))
    return graphError(100, 'Invalid appsecret_proof provided in the API argument');
  return url.pathname === '/v24.0/me' && url.searchParams.get('fields') === 'id,name'
    ? { status: 200, json: { id: '1029384756', name: 'Ada’s Bakery' } }
    : graphError(2500, 'Unknown path components');
});
const check = (values = {}, signal = never()) =>
  metaCheck(makeGuardedWeb({ allowedOrigins: [vendor.host()], version: '1.2.3' }), vendor.origin())(
    { metaAccessToken, ...values },
    signal,
  );

describe('a test of the page token', () => {
  it('says whose it is, with the token in a header and not in the address', async () => {
    expect(await check({ metaPageId: '1029384756' })).toEqual({
      works: true,
      sentence: 'The token works. It belongs to “Ada’s Bakery”.',
    });
    expect(vendor.asked[0]!.path).not.toContain(metaAccessToken);
  });

  it('says that it is another page’s', async () =>
    expect(await check({ metaPageId: '42' })).toEqual({
      works: false,
      sentence: expect.stringContaining('not to the page 42'),
    }));

  it('proves the app secret by signing, and says when it is wrong', async () => {
    expect(await check({ metaAppSecret: appSecret })).toMatchObject({ works: true });
    expect(vendor.asked[0]!.path).toMatch(/appsecret_proof=[0-9a-f]{64}/);
    expect(await check({ metaAppSecret: 'another' })).toEqual({
      works: false,
      sentence: expect.stringContaining('does not accept the app secret'),
    });
  });

  it.each([
    [190, 400, /expired, was withdrawn/],
    [10, 403, /does not allow it this/],
    [200, 403, /does not allow it this/],
    [4, 400, /asked too often/],
    [613, 400, /asked too often/],
    [2, 500, /having trouble/],
    [100, 400, /its code 100/],
  ])('explains Meta’s code %i', async (code, status, sentence) => {
    vendor.say(graphError(code, 'as told', status));
    expect(await check()).toEqual({ works: false, sentence: expect.stringMatching(sentence) });
  });

  itTellsEveryFailure(vendor, 'Meta', (signal) => check({}, signal));
  itTellsOfNoNetwork('Meta', (network) =>
    metaCheck(makeGuardedWeb({ version: '1.2.3', network }))({ metaAccessToken }, never()),
  );
});
