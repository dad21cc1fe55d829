import { itTellsEveryFailure, itTellsOfNoNetwork, never, useVendor } from '../../testing/vendor-server';
import { makeGuardedWeb } from '../guarded-web/guarded-web';
import { paypalCheck } from './paypal-check';

const values = {
  paypalClientId: 'AZDxjDScFpQtjWTOUtWKbyN_bDt4OgqaF4eYXlewfBP4',
  paypalSecret: 'EGnHDxD_qRPdaLdZz8iCr8N7',
};

/** As https://developer.paypal.com/api/rest/authentication/ shows it; one server plays both systems, each at a path of its own. */
const known: Record<string, string> = {};
const vendor = useVendor(({ method, path, headers, body }) => {
  const system = path.split('/')[1]!;
  const shown = Buffer.from(headers.authorization?.replace('Basic ', '') ?? '', 'base64').toString();
  if (shown !== known[system])
    return { status: 401, json: { error: 'invalid_client', error_description: 'Client Authentication failed' } };
  if (method !== 'POST' || body !== 'grant_type=client_credentials')
    return { status: 400, json: { error: 'unsupported_grant_type' } };
  return {
    status: 200,
    json: {
      scope: 'https://uri.paypal.com/services/invoicing',
      access_token: 'A21AAFEpH4PsADK7qSS7pSRsgz',
      token_type: 'Bearer',
      app_id: 'APP-80W284485P519543T',
      expires_in: 31_668,
    },
  };
});
const check = (signal = never()) =>
  paypalCheck(makeGuardedWeb({ allowedOrigins: [vendor.host()], version: '1.2.3' }), {
    live: `${vendor.origin()}/live`,
    sandbox: `${vendor.origin()}/sandbox`,
  })(values, signal);
beforeEach(() => {
  known.live = `${values.paypalClientId}:${values.paypalSecret}`;
  known.sandbox = 'somebody:else';
});

describe('a test of the payment account', () => {
  it('says that real money moves, asking the live system only', async () => {
    expect(await check()).toEqual({
      works: true,
      sentence: 'The client ID and secret work. They are live: real money moves.',
    });
    expect(vendor.asked.map(({ path }) => path)).toEqual(['/live/v1/oauth2/token']);
  });

  it('says that they are of the sandbox', async () => {
    [known.live, known.sandbox] = ['somebody:else', known.live!];
    expect(await check()).toEqual({ works: true, sentence: expect.stringContaining('sandbox') });
  });

  it('says that neither system knows them', async () => {
    known.live = 'somebody:else';
    expect(await check()).toEqual({
      works: false,
      sentence: expect.stringContaining('PayPal does not accept this client ID and secret'),
    });
    expect(vendor.asked.map(({ path }) => path)).toEqual(['/live/v1/oauth2/token', '/sandbox/v1/oauth2/token']);
  });

  itTellsEveryFailure(vendor, 'PayPal', check);
  itTellsOfNoNetwork('PayPal', (network) =>
    paypalCheck(makeGuardedWeb({ version: '1.2.3', network }))(values, never()),
  );
});
