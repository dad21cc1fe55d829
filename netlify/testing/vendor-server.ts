import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { startSite, type Site } from './site-server';

/** A vendor's API on loopback: `answers` speaks its wire format, or accepts and says nothing; `say` overrides the next reply to any request. */
export function useVendor(answers: (asked: Asked) => VendorReply | 'silence'): Vendor {
  let site: Site;
  let override: VendorReply | 'silence' | 'noise' | null = null;
  const asked: Asked[] = [];
  const silent: ServerResponse[] = [];
  let noticed = () => {};

  beforeAll(async () => {
    const pages = new Proxy(
      {},
      { get: () => (request: IncomingMessage, response: ServerResponse) => void answer(request, response) },
    );
    site = await startSite(pages);
  });
  beforeEach(() => {
    override = null;
    asked.length = 0;
  });
  afterAll(() => site.stop());

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const one = {
      method: request.method!,
      path: request.url!,
      headers: request.headers as Record<string, string>,
      body,
    };
    asked.push(one);
    noticed();
    const reply = override ?? answers(one);
    if (reply === 'silence') return void silent.push(response);
    if (reply === 'noise')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome to nginx</html>');
    const { status, json, headers, bytes } = reply;
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(bytes ?? JSON.stringify(json));
  }

  return {
    asked,
    origin: () => `http://${site.origin}`,
    host: () => site.origin,
    say: (next) => {
      override = next;
    },
    hangUp: () => silent.splice(0).forEach((response) => response.destroy()),
    whenAsked: () =>
      new Promise((resolve) => {
        noticed = resolve;
      }),
  };
}

/** Tests the failures that any vendor may return: each must be reported in words; `check` is bound to the vendor. */
export function itTellsEveryFailure(
  vendor: Vendor,
  service: string,
  check: (signal?: AbortSignal) => Promise<{ works: boolean; sentence: string }>,
): void {
  it.each([
    [403, /does not allow it this/],
    [429, /asked too often|used up/],
    [500, /having trouble right now \(500\)/],
    [503, /having trouble right now \(503\)/],
    [302, /sends us to another address/],
    [418, /do not know \(418\)/],
  ])('tells of status %i', async (status, sentence) => {
    vendor.say({ status, json: { trouble: true }, headers: { location: `${vendor.origin()}/elsewhere` } });
    expect(await check()).toEqual({ works: false, sentence: expect.stringMatching(sentence) });
    expect((await check()).sentence).not.toMatch(/(check|store) the address|WEB_ALLOWED_ORIGINS/i); // nobody has chosen this address
    expect(vendor.asked.map(({ path }) => path)).not.toContain('/elsewhere'); // the key must only be sent to the named host
  });

  it('tells of a reply that is no JSON, and of JSON that says nothing', async () => {
    vendor.say('noise');
    expect(await check()).toEqual({
      works: false,
      sentence: expect.stringContaining(`${service} answered something that we cannot read`),
    });
    vendor.say({ status: 200, json: { hello: 'world' } });
    expect(await check()).toEqual({ works: false, sentence: expect.stringContaining('cannot read') });
  });

  it('tells of a silence when the time is up', async () => {
    vendor.say('silence');
    expect(await check(AbortSignal.timeout(150))).toEqual({
      works: false,
      sentence: `${service} did not answer in time. Test again in a few minutes.`,
    });
  });
}

/** Without a network, nobody may be told to check an address that nobody chose. */
export function itTellsOfNoNetwork(
  service: string,
  check: (network: DeadNetwork) => Promise<{ works: boolean; sentence: string }>,
): void {
  it.each<[string, DeadNetwork]>([
    ['no name is found', { resolve: () => Promise.reject(new Error('getaddrinfo EAI_AGAIN')) }],
    ['names lead inside', { resolve: async () => ['10.0.0.8'] }],
    [
      'nobody answers',
      { resolve: async () => ['203.0.112.7'], connect: () => new Socket().destroy(new Error('connect ENETUNREACH')) },
    ],
  ])('says when it could not test from here: %s', async (_why, network) => {
    expect(await check(network)).toEqual({
      works: false,
      sentence: `We could not reach ${service} from here, so the key was not tested. Try again later; if it stays like this, whoever runs this installation should look at its network.`,
    });
  });
}

export const never = (): AbortSignal => new AbortController().signal;

export interface Vendor {
  /** This test's requests, oldest first. */
  asked: Asked[];
  origin(): string;
  /** host:port, the format of WEB_ALLOWED_ORIGINS. */
  host(): string;
  say(next: VendorReply | 'silence' | 'noise'): void;
  /** Ends the requests that got no reply. */
  hangUp(): void;
  /** Resolves when the next request has arrived, answered or not. */
  whenAsked(): Promise<void>;
}

export interface Asked {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface VendorReply {
  status: number;
  json?: unknown;
  headers?: Record<string, string>;
  /** A file, instead of JSON. */
  bytes?: Uint8Array;
}

/** In the format of the guarded fetch. */
interface DeadNetwork {
  resolve: () => Promise<string[]>;
  connect?: () => Socket;
}
