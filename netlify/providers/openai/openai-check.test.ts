import { itTellsEveryFailure, itTellsOfNoNetwork, never, useVendor } from '../../testing/vendor-server';
import { makeGuardedWeb } from '../guarded-web/guarded-web';
import { openaiCheck } from './openai-check';

const key = 'sk-proj-0123456789abcdefghij';

let writes = true;
beforeEach(() => {
  writes = true;
});

/** As https://platform.openai.com/docs/api-reference/models/list shows it. */
const vendor = useVendor(({ path, headers }) => {
  if (path === '/v1/chat/completions' && headers.authorization === `Bearer ${key}`)
    return {
      status: writes ? 200 : 404,
      json: writes ? { choices: [{ message: { content: '{"answer":"ready"}' } }] } : {},
    };
  if (path !== '/v1/models')
    return {
      status: 404,
      json: { error: { message: `Invalid URL (GET ${path})`, type: 'invalid_request_error', param: null, code: null } },
    };
  if (headers.authorization !== `Bearer ${key}`)
    return {
      status: 401,
      json: {
        error: {
          message: `Incorrect API key provided: ${headers.authorization}`,
          type: 'invalid_request_error',
          param: null,
          code: 'invalid_api_key',
        },
      },
    };
  return {
    status: 200,
    json: {
      object: 'list',
      data: ['gpt-5-mini', 'gpt-image-1'].map((id) => ({
        id,
        object: 'model',
        created: 1_686_935_002,
        owned_by: 'openai',
      })),
    },
  };
});
const check = (values = {}, signal = never()) =>
  openaiCheck(makeGuardedWeb({ allowedOrigins: [vendor.host()], version: '1.2.3' }), `${vendor.origin()}/v1`)(
    { openaiKey: key, ...values },
    signal,
  );

describe('a test of the text and image key', () => {
  it('says that it works, asking for nothing but the list of models', async () => {
    expect(await check()).toEqual({
      works: true,
      sentence: expect.stringMatching(/^The key works\. OpenAI offers it 2 models\./),
    });
    expect(vendor.asked).toMatchObject([
      {
        method: 'GET',
        path: '/v1/models',
        headers: { authorization: `Bearer ${key}`, 'user-agent': 'Fourbeat/1.2.3' },
      },
    ]);
  });

  it('says that the chosen model is there, or that it is not', async () => {
    expect(await check({ openaiModel: 'gpt-5-mini' })).toMatchObject({
      works: true,
      sentence: expect.stringContaining('“gpt-5-mini” among them'),
    });
    expect(await check({ openaiModel: 'gpt-99' })).toEqual({
      works: false,
      sentence: 'The key works, but the model “gpt-99” is not among those that OpenAI offers it. Check its name.',
    });
  });

  it('says that a key is wrong, without showing it', async () => {
    const { works, sentence } = await check({ openaiKey: 'sk-proj-wrong-0123456789' });
    expect([works, sentence]).toEqual([false, expect.stringMatching(/OpenAI does not accept this key/)]);
    expect(sentence).not.toContain('wrong');
  });

  it('distinguishes used-up credit from too many calls', async () => {
    vendor.say({
      status: 429,
      json: {
        error: {
          message: 'You exceeded your current quota',
          type: 'insufficient_quota',
          param: null,
          code: 'insufficient_quota',
        },
      },
    });
    expect(await check()).toEqual({ works: false, sentence: expect.stringContaining('credit is used up') });
  });

  itTellsEveryFailure(vendor, 'OpenAI', (signal) => check({}, signal));
  itTellsOfNoNetwork('OpenAI', (network) =>
    openaiCheck(makeGuardedWeb({ version: '1.2.3', network }))({ openaiKey: key }, never()),
  );
});

describe('a compatible service', () => {
  const at = () => vendor.host();

  it('is asked at its own address, with or without a slash at the end', async () => {
    expect(await check({ openaiBaseUrl: `${vendor.origin()}/v1/` })).toEqual({
      works: true,
      sentence: `The key works. ${at()} offers it 2 models. The address begins with http://, so the key travels unencrypted.`,
    });
  });

  it('without a list of models there is told to have another address', async () => {
    expect(await check({ openaiBaseUrl: vendor.origin() })).toEqual({
      works: false,
      sentence: `${at()} has no list of models at this address. A base URL mostly ends in /v1.`,
    });
  });

  it.each([
    'http://127.0.0.1/v1',
    'http://169.254.169.254/v1',
    'https://10.0.0.8/v1',
    'http://[::1]/v1',
    'https://nowhere.invalid/v1',
    'https://example.com:6379/v1',
  ])('at %s is not asked', async (openaiBaseUrl) => {
    expect(await check({ openaiBaseUrl })).toEqual({
      works: false,
      sentence: `${new URL(openaiBaseUrl).host} was not found on the public internet. Check the address; the operator can allow one on this machine (WEB_ALLOWED_ORIGINS).`,
    });
    expect(vendor.asked).toEqual([]);
  });
});

describe('a key that is used for texts', () => {
  it('is tried with one word of the model', async () => {
    expect(await check({ openaiTexts: 'on', openaiModel: 'gpt-5-mini' })).toEqual({
      works: true,
      sentence: expect.stringMatching(/^The key works, and “gpt-5-mini” writes with it\./),
    });
    expect(vendor.asked.map(({ path }) => path)).toEqual(['/v1/models', '/v1/chat/completions']);
  });

  it('does not work when the model does not write', async () => {
    writes = false;
    expect(await check({ openaiTexts: 'on' })).toEqual({
      works: false,
      sentence: expect.stringMatching(/^The key works, but “gpt-6.1-terra” wrote nothing: OpenAI has no model/),
    });
  });
});
