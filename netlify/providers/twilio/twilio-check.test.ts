import { itTellsEveryFailure, itTellsOfNoNetwork, never, useVendor } from '../../testing/vendor-server';
import { makeGuardedWeb } from '../guarded-web/guarded-web';
import { twilioCheck } from './twilio-check';

const twilioSid = `AC${'0123456789abcdef'.repeat(2)}`;
const twilioToken = 'fedcba9876543210fedcba9876543210';
let account = { status: 'active', type: 'Full' };

/** As https://www.twilio.com/docs/iam/api/account and https://www.twilio.com/docs/api/errors/20003 show it. */
const vendor = useVendor(({ path, headers }) => {
  const [sid, token] = Buffer.from(headers.authorization?.replace('Basic ', '') ?? '', 'base64')
    .toString()
    .split(':');
  if (token !== twilioToken)
    return {
      status: 401,
      json: {
        code: 20003,
        message: 'Authenticate',
        more_info: 'https://www.twilio.com/docs/errors/20003',
        status: 401,
      },
    };
  if (sid !== twilioSid || path !== `/2010-04-01/Accounts/${twilioSid}.json`)
    return { status: 404, json: { code: 20404, message: 'The requested resource was not found', status: 404 } };
  return {
    status: 200,
    json: {
      sid: twilioSid,
      friendly_name: 'Ada’s Bakery',
      date_created: 'Thu, 30 Jul 2015 20:00:00 +0000',
      auth_token: twilioToken,
      ...account,
    },
  };
});
const check = (values = {}, signal = never()) =>
  twilioCheck(makeGuardedWeb({ allowedOrigins: [vendor.host()], version: '1.2.3' }), vendor.origin())(
    { twilioSid, twilioToken, ...values },
    signal,
  );
beforeEach(() => {
  account = { status: 'active', type: 'Full' };
});

describe('a test of the telephone account', () => {
  it('says whose it is, and never the token that Twilio repeats', async () => {
    expect(await check()).toEqual({
      works: true,
      sentence: 'The SID and token work. They belong to the account “Ada’s Bakery”.',
    });
    expect(vendor.asked).toMatchObject([{ method: 'GET', path: `/2010-04-01/Accounts/${twilioSid}.json` }]);
  });

  it('says what a trial account can do', async () => {
    account = { status: 'active', type: 'Trial' };
    expect(await check()).toMatchObject({
      works: true,
      sentence: expect.stringContaining('only numbers that you have verified'),
    });
  });

  it.each(['suspended', 'closed'])('says that the account is %s', async (status) => {
    account = { status, type: 'Full' };
    expect(await check()).toEqual({
      works: false,
      sentence: expect.stringContaining(`Twilio has ${status} the account “Ada’s Bakery”`),
    });
  });

  it('says that the token does not match, and that no account has this SID', async () => {
    expect(await check({ twilioToken: 'x' })).toEqual({
      works: false,
      sentence: expect.stringContaining('does not accept this SID and token'),
    });
    expect(await check({ twilioSid: `AC${'f'.repeat(32)}` })).toEqual({
      works: false,
      sentence: expect.stringContaining('no account with this SID'),
    });
  });

  itTellsEveryFailure(vendor, 'Twilio', (signal) => check({}, signal));
  itTellsOfNoNetwork('Twilio', (network) =>
    twilioCheck(makeGuardedWeb({ version: '1.2.3', network }))({ twilioSid, twilioToken }, never()),
  );
});
