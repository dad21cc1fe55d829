import { itTellsEveryFailure, itTellsOfNoNetwork, never, useVendor } from '../../testing/vendor-server';
import { makeGuardedWeb } from '../guarded-web/guarded-web';
import { heygenCheck } from './heygen-check';

const heygenKey = 'NjQ2YmQ3ZjAtMDEyMzQ1Njc4OQ==';
let quota = 3_600;

/** As https://docs.heygen.com/reference/get-remaining-quota-v2 shows it. */
const vendor = useVendor(({ path, headers }) => {
  if (headers['x-api-key'] !== heygenKey)
    return { status: 401, json: { data: null, error: { code: 'unauthorized', message: 'Unauthorized' } } };
  return path === '/v2/user/remaining_quota'
    ? { status: 200, json: { error: null, data: { remaining_quota: quota, details: { api: quota } } } }
    : { status: 404, json: {} };
});
const check = (values = {}, signal = never()) =>
  heygenCheck(makeGuardedWeb({ allowedOrigins: [vendor.host()], version: '1.2.3' }), vendor.origin())(
    { heygenKey, ...values },
    signal,
  );

describe('a test of the avatar-video key', () => {
  it.each([
    [3_600, '60 credits are left'],
    [119, 'One credit is left'],
  ])('with a quota of %i says that %s', async (left, sentence) => {
    quota = left;
    expect(await check()).toEqual({ works: true, sentence: `The key works. ${sentence} at HeyGen.` });
  });

  it('says that no video can be made any more', async () => {
    quota = 59;
    expect(await check()).toEqual({ works: false, sentence: expect.stringContaining('no credits are left') });
  });

  it('says that the key is wrong', async () =>
    expect(await check({ heygenKey: 'x' })).toEqual({
      works: false,
      sentence: expect.stringContaining('HeyGen does not accept this key'),
    }));

  itTellsEveryFailure(vendor, 'HeyGen', (signal) => check({}, signal));
  itTellsOfNoNetwork('HeyGen', (network) =>
    heygenCheck(makeGuardedWeb({ version: '1.2.3', network }))({ heygenKey }, never()),
  );
});
