import { Socket } from 'node:net';
import { buildBomb, buildImage, joinBytes } from '../../testing/builders/image-bytes';
import { startSite, type Site } from '../../testing/site-server';
import { useVendor } from '../../testing/vendor-server';
import { onePixel } from '../../testing/world';
import type { CallingPort } from '../../ports/web';
import { makeGuardedWeb } from '../guarded-web/guarded-web';
import { openaiImages } from './openai-images';

const key = 'sk-proj-0123456789abcdefghij';
const brief = { prompt: 'A loaf of sourdough', style: 'photorealistic', aspectRatio: '16:9' } as const;
const png = buildImage('png', 96, 54);
const inBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** As https://platform.openai.com/docs/api-reference/images/create shows it. */
const made = (bytes: Uint8Array) => ({
  created: 1_713_833_628,
  background: 'opaque',
  output_format: 'png',
  quality: 'high',
  size: '1536x864',
  data: [{ b64_json: inBase64(bytes) }],
  usage: { total_tokens: 100, input_tokens: 50, output_tokens: 50 },
});
const fault = (code: string | number | null, message = 'No.') => ({
  error: { message: `${message} (${key})`, type: 'invalid_request_error', param: null, code },
});

const vendor = useVendor(({ method, path, headers }) => {
  if (method !== 'POST' || path !== '/v1/images/generations')
    return { status: 404, json: fault(null, `Invalid URL (${method} ${path})`) };
  if (headers.authorization !== `Bearer ${key}`)
    return { status: 401, json: fault('invalid_api_key', 'Incorrect API key provided') };
  return { status: 200, json: made(png) };
});

/** Where a service stores pictures that it returns as addresses. */
let store: Site;
let stored: Uint8Array;
beforeAll(async () => {
  store = await startSite({
    '/picture': (_request, response) => response.end(stored),
    '/elsewhere': (_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
    '/gone': (_request, response) => response.writeHead(410).end(),
    '/cut': (_request, response) =>
      response
        .writeHead(200, { 'content-length': String(png.byteLength) })
        .write(png.subarray(0, 200), () => response.destroy()),
    '/endless': (_request, response) => {
      const more = (): void => {
        while (response.write(Buffer.alloc(1024 * 1024)));
        response.once('drain', more);
      };
      more();
    },
  });
});
beforeEach(() => {
  stored = png;
  store.requests.length = 0;
});
afterAll(() => store.stop());

const web = () => makeGuardedWeb({ allowedOrigins: [vendor.host(), store.origin], version: '1.2.3' });
const openai = (credentials = {}, port: CallingPort = web()) =>
  openaiImages(port, { openaiKey: key, ...credentials }, `${vendor.origin()}/v1`);
const make = (credentials = {}, port?: CallingPort) => openai(credentials, port).make(brief);
const answers = (json: unknown, status = 200) => vendor.say({ status, json });

/** The key must not appear in anything that people read. */
async function failure(making: Promise<unknown>) {
  const error = (await making.then(
    () => {
      throw new Error('There is a picture.');
    },
    (reason: unknown) => reason,
  )) as Error & { code: string; detail: string; retryAfter?: number };
  expect(JSON.stringify({ ...error, message: error.message, stack: error.stack, cause: error.cause })).not.toContain(
    key.slice(3, 12),
  );
  return error;
}

describe('a picture from OpenAI', () => {
  it('is requested with the key, the words and the size, and returned unchanged', async () => {
    expect(await make()).toEqual({ bytes: png, contentType: 'image/png' });
    const [asked, ...others] = vendor.asked;
    expect(others).toEqual([]);
    expect(asked).toMatchObject({
      method: 'POST',
      path: '/v1/images/generations',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        accept: 'application/json',
        'user-agent': 'Fourbeat/1.2.3',
      },
    });
    expect(JSON.parse(asked!.body)).toEqual({
      model: 'gpt-image-2.6-flare',
      n: 1,
      size: '1536x864',
      prompt: expect.stringMatching(/^A loaf of sourdough\n\nStyle: a realistic photograph/),
    });
  });

  it.each(['jpeg', 'webp'] as const)('may be a %s, whatever the service calls it', async (type) => {
    const bytes = buildImage(type);
    answers(made(bytes));
    expect(await make()).toEqual({ bytes, contentType: `image/${type}` });
  });

  it('of several megabytes arrives whole', async () => {
    const bytes = joinBytes(png.subarray(0, -12), pngChunkOf(9 * 1024 * 1024), png.subarray(-12));
    answers(made(bytes));
    expect((await make()).bytes.byteLength).toBe(bytes.byteLength);
  });

  it('is named by service and model', () => {
    expect(openai()).toMatchObject({ name: 'OpenAI, gpt-image-2.6-flare', model: 'gpt-image-2.6-flare' });
    expect(openai({ imageModel: 'Qwen/Qwen-Image', openaiBaseUrl: 'https://pictures.example/v1' })).toMatchObject({
      name: 'pictures.example, Qwen/Qwen-Image',
      model: 'Qwen/Qwen-Image',
    });
    expect(openai({ imageModel: '', openaiBaseUrl: '' }).name).toBe('OpenAI, gpt-image-2.6-flare');
  });

  it('has minutes to be made', async () => {
    const limits: unknown[] = [];
    await make(
      {},
      {
        request: (asked) => {
          limits.push(asked.timeoutMs);
          return web().request(asked);
        },
      },
    );
    expect(limits).toEqual([180_000]);
  });
});

describe('a compatible service', () => {
  const compatible = () => ({ openaiBaseUrl: `${vendor.origin()}/v1/`, imageModel: 'stablediffusion' });

  it('may answer with an address, which is fetched without the key', async () => {
    answers({ created: 1, data: [{ url: `http://${store.origin}/picture`, b64_json: null }] });
    expect(await make(compatible())).toEqual({ bytes: png, contentType: 'image/png' });
    const [request] = store.requests;
    expect([request!.method, request!.headers.authorization, request!.headers.accept]).toEqual([
      'GET',
      undefined,
      'image/png, image/jpeg, image/webp',
    ]);
    expect(vendor.asked.map(({ path }) => path)).toEqual(['/v1/images/generations']);
  });

  it.each([
    ['a redirect into the network', '/elsewhere', '302'],
    ['an address that is gone', '/gone', '410'],
    ['a picture that breaks off', '/cut', 'unreachable'],
    ['a picture without end', '/endless', 'malformed'],
  ])('is not believed when it returns %s', async (_what, path, detail) => {
    answers({ data: [{ url: `http://${store.origin}${path}` }] });
    expect(await failure(make(compatible()))).toMatchObject({
      code: 'unavailable',
      detail,
      message: expect.stringMatching(/made a picture, but what it sent could not be fetched/),
    });
    expect(store.requests).toHaveLength(1);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.8/a.png',
    'http://[::1]/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    '/a.png',
    'https://nowhere.invalid/a.png',
  ])('is not followed to %s', async (url) => {
    answers({ data: [{ url }] });
    expect(await failure(make(compatible()))).toMatchObject({ code: 'unavailable', detail: 'address' });
  });

  it('that cannot be reached, or asks for the key elsewhere, is named by its address', async () => {
    expect((await failure(make({ openaiBaseUrl: 'http://10.0.0.8/v1' }))).message).toBe(
      '10.0.0.8 was not found on the public internet. Try again later, or let the built-in designer draw it.',
    );
    expect((await failure(make({ openaiBaseUrl: vendor.origin() }))).message).toBe(
      `${vendor.host()} makes no pictures with “gpt-image-2.6-flare” at the stored address. Check the model’s name and the address.`,
    );
    vendor.say({ status: 307, json: {}, headers: { location: `${vendor.origin()}/elsewhere` } });
    expect((await failure(make(compatible()))).message).toMatch(
      /sends us to another address \(307\), and keys are not sent on/,
    );
    expect(vendor.asked.map(({ path }) => path)).not.toContain('/elsewhere');
  });
});

describe('no picture', () => {
  it.each(['moderation_blocked', 'content_policy_violation', 'content_filter'])(
    'for words that are refused (%s)',
    async (code) => {
      answers(fault(code, 'Your request was rejected by the safety system.'), 400);
      expect(await failure(make())).toMatchObject({
        code: 'invalid_request',
        detail: `400 ${code}`,
        message:
          'OpenAI refused these words: its rules do not allow the picture that they describe. Say it in other words, or let the built-in designer draw it.',
      });
    },
  );

  it.each([
    [429, 'insufficient_quota'],
    [400, 'billing_hard_limit_reached'],
  ])('without credit (%i %s)', async (status, code) => {
    answers(fault(code), status);
    expect(await failure(make())).toMatchObject({
      code: 'rate_limited',
      retryAfter: undefined,
      message: expect.stringMatching(/^The account at OpenAI has no credit left/),
    });
  });

  it('temporarily when there were too many', async () => {
    answers(fault('rate_limit_exceeded'), 429);
    expect(await failure(make())).toMatchObject({
      code: 'rate_limited',
      retryAfter: 60,
      message: expect.stringMatching(/asked too often/),
    });
  });

  it('with a wrong key', async () => {
    expect(await failure(make({ openaiKey: `${key}x` }))).toMatchObject({
      code: 'unavailable',
      detail: '401 invalid_api_key',
      message: 'OpenAI does not accept the stored key. Store it again, whole, or make a new one there.',
    });
  });

  it.each<[number, string | number | null, RegExp]>([
    [403, null, /not allow it to use “gpt-image-2.6-flare”.*verified organisations/],
    [404, 'model_not_found', /makes no pictures with “gpt-image-2.6-flare”\. Check the model’s name\.$/],
    [400, 'model_not_found', /makes no pictures with/],
    [400, 'unknown_parameter', /did not take what “gpt-image-2.6-flare” was asked for \(400\)/],
    [400, 400, /\(400\)/],
    [418, null, /\(418\)/],
    [500, 'server_error', /is having trouble right now \(500\)/],
    [503, key, /is having trouble right now \(503\)/],
  ])('for status %i with code %s, told in words', async (status, code, sentence) => {
    answers(fault(code), status);
    expect(await failure(make())).toMatchObject({ code: 'unavailable', message: expect.stringMatching(sentence) });
  });

  it.each<[string, unknown]>([
    ['nothing in it', { data: [] }],
    ['neither picture nor address', { data: [{ b64_json: '', revised_prompt: 'x' }] }],
    ['another shape', { hello: 'world' }],
    ['too many', { data: Array(11).fill({ b64_json: inBase64(png) }) }],
    ['words for a picture', made(Buffer.from('<html>no</html>'))],
    ['no base64', { data: [{ b64_json: '((((' }] }],
    ['a GIF', made(onePixel)],
    ['half a PNG', made(png.subarray(0, 300))],
    ['an SVG', made(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    ['a PNG with a script behind it', made(joinBytes(png, '<script>alert(1)</script>'))],
    ['a decompression bomb', made(buildBomb(60_000, 60_000))],
  ])('in a reply with %s', async (_what, json) => {
    answers(json);
    expect(await failure(make())).toMatchObject({
      code: 'unavailable',
      message:
        'OpenAI answered without a picture that we can use. Try again later, or let the built-in designer draw it.',
    });
  });

  it('in a reply that is no JSON, or larger than any picture of theirs', async () => {
    vendor.say('noise');
    expect((await failure(make())).message).toMatch(/without a picture that we can use/);
    answers({ data: [{ b64_json: 'A'.repeat(29 * 1024 * 1024) }] });
    expect(await failure(make())).toMatchObject({
      code: 'unavailable',
      detail: 'malformed',
      message: expect.stringMatching(/answered something that we cannot read/),
    });
  });

  it('when the time is up, when nobody answers, when the connection dies', async () => {
    vendor.say('silence');
    expect(
      (await failure(make({}, { request: (asked) => web().request({ ...asked, timeoutMs: 150 }) }))).message,
    ).toMatch(/^OpenAI took too long to make this picture/);
    const dead = makeGuardedWeb({
      version: '1.2.3',
      network: {
        resolve: async () => ['203.0.112.7'],
        connect: () => new Socket().destroy(new Error('connect ENETUNREACH')),
      },
    });
    expect((await failure(openaiImages(dead, { openaiKey: key }).make(brief))).message).toMatch(
      /^OpenAI could not be reached/,
    );
    const asked = vendor.whenAsked();
    const making = failure(make());
    await asked;
    vendor.hangUp();
    expect((await making).message).toMatch(/^OpenAI could not be reached/);
  });

  it('once the caller has cancelled it, and that does not count as a failure of the service', async () => {
    const takenBack = new AbortController();
    const reason = new Error('taken back');
    vendor.say('silence');
    const asked = vendor.whenAsked();
    const making = failure(openai().make(brief, { signal: takenBack.signal }));
    await asked;
    takenBack.abort(reason);
    expect(await making).toBe(reason);
    expect(await failure(openai().make(brief, { signal: takenBack.signal }))).toBe(reason);
    expect(vendor.asked).toHaveLength(1);
  });
});

/** A private chunk of so many bytes, with an arbitrary checksum. */
function pngChunkOf(length: number): Uint8Array {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(length);
  return joinBytes(head, 'frBt', new Uint8Array(length + 4));
}
