import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { createServer, request as httpsRequest, type Server } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { authContract } from '../../src/contracts/auth';
import { findFreePort, listenOnFreePort } from '../../scripts/ports';
import { forgetEnv } from '../config/env';
import auth, { config as authConfig } from '../functions/auth';
import type { PlatformFunction } from '../http/serve';
import { makeClient } from '../testing/call';
import { useDatabase } from '../testing/database';
import { testCertificate } from '../testing/test-certificate';
import { person } from '../testing/world';
import { createFunctionRoutes, type FunctionModule } from './function-routes';
import { startHost, type Host } from './host';

useDatabase();

const ORIGIN = 'https://secure.example';
/** The caller's address according to the proxy. */
const CALLER = '198.51.100.7';
const FORGED = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' };

describe('behind a proxy that ends TLS', () => {
  let host: Host;
  let proxy: Server;
  let hostPort: number;
  let proxyPort: number;

  beforeAll(async () => {
    process.env.PUBLIC_URL = ORIGIN;
    forgetEnv();
    hostPort = await findFreePort(23_000);
    host = await start('127.0.0.1');
    proxy = createServer(testCertificate, (incoming, reply) => {
      // Like nginx's defaults: the caller's address is appended to whatever header the caller sent.
      const headers = {
        ...incoming.headers,
        'x-forwarded-for': [incoming.headers['x-forwarded-for'], CALLER].filter(Boolean).join(', '),
        'x-forwarded-proto': 'https',
        'x-forwarded-host': incoming.headers.host,
      };
      const onward = httpRequest(
        { port: hostPort, host: '127.0.0.1', method: incoming.method, path: incoming.url, headers },
        (answer) => {
          reply.writeHead(answer.statusCode!, answer.headers);
          answer.pipe(reply);
        },
      );
      incoming.pipe(onward);
    });
    proxyPort = await listenOnFreePort(proxy, 23_400);
  });
  afterAll(async () => {
    delete process.env.PUBLIC_URL;
    forgetEnv();
    proxy.close();
    proxy.closeAllConnections();
    await host.stop();
  });

  it('gives a session in a cookie of this very host, which signs the next call in', async () => {
    const browser = makeClient({ auth: overTls }, ORIGIN);
    const { status, response } = await browser.call('auth', authContract.register, person());
    expect(status).toBe(200);
    const cookies = response.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      const attributes = cookie.split(';').map((part) => part.trim().toLowerCase());
      expect(cookie).toMatch(/^__Host-fourbeat\./);
      expect(attributes).toEqual(
        expect.arrayContaining(['secure', 'httponly', 'path=/', expect.stringMatching(/^samesite=(lax|strict)$/)]),
      );
      expect(attributes.some((attribute) => attribute.startsWith('domain='))).toBe(false); // browsers refuse __Host- cookies that have a domain
    }
    const { body } = await browser.call('auth', authContract.getSession, {});
    expect(body.data.user.email).toMatch(/@/);
    expect(
      (await makeClient({ auth: overTls }, ORIGIN).call('auth', authContract.getSession, {})).body.data?.user ?? null,
    ).toBeNull();
  });

  it('recognises no session by the name of a cookie over http', async () => {
    const browser = makeClient({ auth: overTls }, ORIGIN);
    await browser.call('auth', authContract.register, person());
    for (const [name, value] of [...browser.cookies]) {
      browser.cookies.delete(name);
      browser.cookies.set(name.replace('__Host-', ''), value);
    }
    expect((await browser.call('auth', authContract.getSession, {})).body.data?.user ?? null).toBeNull();
  });

  it('requires https for the future, and trusts the proxy rather than the caller', async () => {
    const response = await overTls(new Request(`${ORIGIN}/api/who`, { headers: FORGED }), { ip: CALLER });
    expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
    expect(await response.json()).toEqual({ ip: CALLER, url: `${ORIGIN}/api/who` });
  });

  it('trusts nobody but a named proxy', async () => {
    await host.stop();
    host = await start('10.0.0.0/8');
    const response = await fetch(`http://127.0.0.1:${hostPort}/api/who`, { headers: FORGED });
    expect(response.headers.has('strict-transport-security')).toBe(false);
    expect(await response.json()).toEqual({ ip: '127.0.0.1', url: `http://127.0.0.1:${hostPort}/api/who` });
  });

  const who: FunctionModule = {
    default: async (_request, { ip, url }) => Response.json({ ip, url: url.href }),
    config: { path: '/api/who' },
  };
  const start = (trustedProxy: string): Promise<Host> =>
    startHost({
      port: hostPort,
      hostname: '127.0.0.1',
      trustedProxy,
      findFile: () => undefined,
      findFunction: createFunctionRoutes([
        ['auth.mjs', { default: auth as FunctionModule['default'], config: authConfig as FunctionModule['config'] }],
        ['who.mjs', who],
      ]),
    });

  /** Sends what a browser would send to the proxy under the name in its certificate. */
  const overTls: PlatformFunction = async (request) => {
    const { pathname, search, host: name } = new URL(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    const sent = httpsRequest({
      port: proxyPort,
      host: '127.0.0.1',
      servername: 'secure.example',
      ca: testCertificate.cert,
      agent: false,
      method: request.method,
      path: pathname + search,
      headers: { ...Object.fromEntries(request.headers), host: name, 'content-length': body.byteLength },
    });
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const headers = new Headers();
    for (const [header, values] of Object.entries(answer.headersDistinct))
      for (const value of values ?? []) headers.append(header, value);
    const content = await buffer(answer);
    return new Response(content.byteLength > 0 ? content : null, { status: answer.statusCode!, headers });
  };
});
