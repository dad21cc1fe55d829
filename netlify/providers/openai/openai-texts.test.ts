import { Socket } from 'node:net';
import type { TextRequest } from '../../ports/text-vendor';
import { startSite, type Site } from '../../testing/site-server';
import { useVendor } from '../../testing/vendor-server';
import { makeGuardedWeb } from '../guarded-web/guarded-web';
import { DEFAULT_TEXT_MODEL, openaiTexts } from './openai-texts';

const key = 'sk-proj-0123456789abcdefghij';
const request: TextRequest = {
  instructions: 'Write a post.',
  data: '{"name":"Linden"}',
  fields: [{ name: 'title', about: 'at most 70 characters' }],
};

/** As https://platform.openai.com/docs/api-reference/chat/object shows it. */
const said = (content: string | null, more: { finish_reason?: string; refusal?: string | null } = {}) => ({
  id: 'chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT',
  object: 'chat.completion',
  created: 1_741_569_952,
  model: 'gpt-6.1-terra-2026-10-26',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content, refusal: more.refusal ?? null, annotations: [] },
      logprobs: null,
      finish_reason: more.finish_reason ?? 'stop',
    },
  ],
  usage: { prompt_tokens: 310, completion_tokens: 95, total_tokens: 405 },
  service_tier: 'default',
});
const fault = (code: string | number | null, type = 'invalid_request_error') => ({
  error: { message: `No. (${key})`, type, param: null, code },
});
const title = '{"title":"Crust first"}';

const vendor = useVendor(({ method, path, headers }) => {
  if (method !== 'POST' || path !== '/v1/chat/completions') return { status: 404, json: fault(null) };
  if (headers.authorization !== `Bearer ${key}`) return { status: 401, json: fault('invalid_api_key') };
  return { status: 200, json: said(title) };
});

const web = () => makeGuardedWeb({ allowedOrigins: [vendor.host()], version: '1.2.3' });
const logged: object[] = [];
const waited: number[] = [];
beforeEach(() => {
  logged.length = 0;
  waited.length = 0;
});
/** Another model each time: what a service took is remembered by its name. */
let models = 0;
const texts = (credentials = {}, options = {}, port = web()) =>
  openaiTexts(
    port,
    { openaiKey: key, ...credentials },
    {
      base: `${vendor.origin()}/v1`,
      log: (usage) => logged.push(usage),
      wait: async (ms) => void waited.push(ms),
      ...options,
    },
  );
const fresh = () => ({ openaiModel: `model-${(models += 1)}` });
const sent = () => vendor.asked.map(({ body }) => JSON.parse(body) as Record<string, unknown>);

describe('a text from OpenAI', () => {
  it('is asked for with the key, what was typed kept apart from what to do, and a strict schema', async () => {
    expect(await texts().write(request)).toEqual({
      kind: 'text',
      text: title,
      usage: { model: 'gpt-6.1-terra-2026-10-26', tokensIn: 310, tokensOut: 95 },
    });
    expect(vendor.asked[0]!.headers.authorization).toBe(`Bearer ${key}`);
    expect(sent()).toEqual([
      {
        model: DEFAULT_TEXT_MODEL,
        stream: false,
        max_completion_tokens: 8_000,
        reasoning_effort: 'low',
        messages: [
          {
            role: 'system',
            content: expect.stringMatching(/^Write a post\.\n\nAnswer with one JSON object[^]*"title"/),
          },
          { role: 'user', content: '{"name":"Linden"}' },
        ],
        response_format: {
          type: 'json_schema',
          json_schema: {
            name: 'words',
            strict: true,
            schema: {
              type: 'object',
              properties: { title: { type: 'string', description: 'at most 70 characters' } },
              required: ['title'],
              additionalProperties: false,
            },
          },
        },
      },
    ]);
  });

  it('leaves its tokens in the log, and not a word', async () => {
    await texts().write(request);
    expect(logged).toEqual([{ model: 'gpt-6.1-terra-2026-10-26', tokensIn: 310, tokensOut: 95, finish: 'stop' }]);
  });
});

describe('a compatible service', () => {
  const at = () => ({ openaiBaseUrl: `${vendor.origin()}/v1/`, ...fresh() });

  it('is sent max_tokens, and no parameter that only OpenAI knows', async () => {
    await texts(at()).write(request);
    expect(Object.keys(sent()[0]!).sort()).toEqual(['max_tokens', 'messages', 'model', 'response_format', 'stream']);
  });

  it.each([400, 422])(
    'that knows no schema (%i) is asked for an object, then for words alone, and remembered',
    async (status) => {
      const place = at();
      vendor.say({ status, json: fault(null) });
      expect(await texts(place).write(request)).toMatchObject({ kind: 'none', why: 'malformed' });
      const formats = sent().map(({ response_format }) => (response_format as { type: string } | undefined)?.type);
      expect(formats).toEqual(['json_schema', 'json_object', undefined]);
    },
  );

  it('keeps to the dress that it took', async () => {
    const place = at();
    const answers = [
      { status: 400, json: fault(null) },
      { status: 200, json: said(title) },
      { status: 200, json: said(title) },
    ];
    const port = web();
    const asked: string[] = [];
    const scripted = {
      ...port,
      request: async (wish: Parameters<typeof port.request>[0]) => {
        asked.push((JSON.parse(wish.body as string) as { response_format: { type: string } }).response_format.type);
        vendor.say(answers.shift()!);
        return port.request(wish);
      },
    };
    expect(await texts(place, {}, scripted).write(request)).toMatchObject({ kind: 'text' });
    expect(await texts(place, {}, scripted).write(request)).toMatchObject({ kind: 'text' });
    expect(asked).toEqual(['json_schema', 'json_object', 'json_object']);
  });

  it('may leave out usage, finish reason and refusal', async () => {
    vendor.say({ status: 200, json: { choices: [{ message: { content: title } }] } });
    const place = at();
    expect(await texts(place).write(request)).toMatchObject({
      kind: 'text',
      usage: { model: place.openaiModel, tokensIn: 0, tokensOut: 0 },
    });
  });

  it.each(['http://169.254.169.254/v1', 'http://10.0.0.8/v1', 'http://[::1]/v1', 'http://127.0.0.1:22/v1'])(
    'is never one inside the network: %s',
    async (openaiBaseUrl) => {
      expect(await texts({ openaiBaseUrl }).write(request)).toMatchObject({ kind: 'none', why: 'unreachable' });
      expect(vendor.asked).toEqual([]);
    },
  );

  it('that sends us elsewhere gets no key there', async () => {
    vendor.say({ status: 307, json: {}, headers: { location: `${vendor.origin()}/elsewhere` } });
    expect(await texts(at()).write(request)).toMatchObject({
      why: 'unreachable',
      sentence: expect.stringMatching(/sends us to another address \(307\), and keys are not sent on/),
    });
    expect(vendor.asked.map(({ path }) => path)).not.toContain('/elsewhere');
  });
});

describe('no text', () => {
  it.each<[number, unknown, string]>([
    [401, fault('invalid_api_key'), 'key'],
    [403, fault(null), 'key'],
    [404, fault('model_not_found'), 'model'],
    [404, { error: 'model "x" not found, try pulling it first' }, 'model'],
    [402, fault(402), 'credit'],
    [429, fault('insufficient_quota', 'insufficient_quota'), 'credit'],
    [400, fault('content_filter'), 'refused'],
    [418, { detail: 'no' }, 'malformed'],
  ])('for status %i, case %#, a reason of its own', async (status, json, why) => {
    vendor.say({ status, json });
    const answer = await texts(fresh()).write(request);
    expect(answer).toMatchObject({ kind: 'none', why });
    expect(JSON.stringify(answer)).not.toContain(key.slice(3, 12));
    expect(vendor.asked).toHaveLength(1);
  });

  it.each([429, 500, 502, 503])('is asked for once more after %i', async (status) => {
    vendor.say({ status, json: fault(null), headers: { 'retry-after': '7' } });
    expect(await texts(fresh()).write(request)).toMatchObject({ kind: 'none', why: 'busy' });
    expect(vendor.asked).toHaveLength(2);
    expect(waited).toEqual([7_000]);
  });

  it('is not waited for longer than there is time', async () => {
    vendor.say({ status: 429, json: fault('rate_limit_exceeded'), headers: { 'retry-after': '120' } });
    expect(await texts(fresh()).write(request)).toMatchObject({ why: 'busy' });
    expect([vendor.asked.length, waited]).toEqual([1, []]);
  });

  it.each<[string, unknown, string]>([
    ['a refusal', said(null, { refusal: 'I can’t help with that.' }), 'refused'],
    ['a filter', said('', { finish_reason: 'content_filter' }), 'refused'],
    ['half a text', said('{"title":"Cru', { finish_reason: 'length' }), 'cut'],
    ['an empty text', said('  '), 'malformed'],
    ['no text at all', said(null), 'malformed'],
    ['no choice', { choices: [] }, 'malformed'],
    ['another shape', { hello: 'world' }, 'malformed'],
  ])('in a reply with %s', async (_what, json, why) => {
    vendor.say({ status: 200, json });
    expect(await texts(fresh()).write(request)).toMatchObject({ kind: 'none', why });
  });

  it('in a page, or a reply far too large', async () => {
    vendor.say('noise');
    expect(await texts(fresh()).write(request)).toMatchObject({ why: 'malformed' });
    vendor.say({ status: 200, json: said('a'.repeat(600 * 1024)) });
    expect(await texts(fresh()).write(request)).toMatchObject({ why: 'malformed' });
  });

  it('after the deadline, and when nobody answers or the connection dies', async () => {
    vendor.say('silence');
    expect(await texts(fresh(), { deadlineMs: 150 }).write(request)).toMatchObject({ why: 'slow' });
    const dead = makeGuardedWeb({
      version: '1.2.3',
      network: {
        resolve: async () => ['203.0.112.7'],
        connect: () => new Socket().destroy(new Error('connect ENETUNREACH')),
      },
    });
    expect(await texts(fresh(), {}, dead).write(request)).toMatchObject({ why: 'unreachable' });
    const asked = vendor.whenAsked();
    const writing = texts(fresh()).write(request);
    await asked;
    vendor.hangUp();
    expect(await writing).toMatchObject({ why: 'unreachable' });
  });
});

describe('a server without manners', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({
      '/drip/chat/completions': (_request, response) => {
        const timer = setInterval(() => response.write(' '), 20);
        response.once('close', () => clearInterval(timer));
      },
      '/endless/chat/completions': (_request, response) => {
        const more = (): void => {
          while (response.write(Buffer.alloc(256 * 1024, 32)));
          response.once('drain', more);
        };
        more();
      },
    });
  });
  afterAll(() => site.stop());

  it.each([
    ['drips', 'slow'],
    ['never ends', 'malformed'],
  ])('that %s is left at the deadline or the limit', async (what, why) => {
    const port = makeGuardedWeb({ allowedOrigins: [site.origin], version: '1.2.3' });
    const openaiBaseUrl = `http://${site.origin}/${what === 'drips' ? 'drip' : 'endless'}`;
    const deadlineMs = what === 'drips' ? 200 : 30_000;
    expect(await texts({ openaiBaseUrl }, { deadlineMs }, port).write(request)).toMatchObject({ kind: 'none', why });
  });
});
