import { allContracts } from '../../src/contracts/all-contracts';
import type { Endpoint } from '../../src/contracts/endpoint';
import { forgetReading } from '../http/limits-wiring';
import type { Reply } from './call';
import { asOwner, useDatabase } from './database';
import { hostileBytes } from './hostile-values';
import { defOf, hostileInputs, judgeInputs } from './hostile-inputs';
import { identityInputs, identityPages } from './identity-inputs';
import { useSmallOpenverse } from './openverse-server';
import { useSnapshot } from './snapshot';
import { useSite } from './use-site';
import { functions, registerBusy, registerOperator } from './world';

useDatabase();
const shop = useSite(identityPages);
useSmallOpenverse();
const bases = identityInputs(shop);

const endpoints = Object.entries(allContracts).flatMap(([noun, contract]) =>
  Object.entries(contract).map(([name, endpoint]): Row => ({ title: `${noun}.${name}`, noun, endpoint })),
);

const world = useSnapshot(async () => {
  const operator = await registerOperator();
  const owner = await registerBusy();
  await asOwner('UPDATE signup_pages SET open = true');
  await asOwner("UPDATE campaigns SET status = 'draft'"); // a running campaign would refuse every change
  return { operator, owner, kept: [operator, owner].map(({ cookies }) => ({ cookies, pairs: [...cookies] })) };
});

beforeEach(() => {
  for (const { cookies, pairs } of world().kept) for (const [name, value] of pairs) cookies.set(name, value);
});

/** Whatever the input: never an internal error, and every refusal says in a sentence what is wrong. */
describe('no input is answered with a fault of ours', () => {
  it.each(endpoints)('by $title', async ({ title, noun, endpoint }) => {
    const { operator, owner } = world();
    const client = endpoint.operatorOnly ? operator : owner;
    const inputs = hostileInputs(endpoint, bases[title]!(owner));
    const { accepted, sentences } = judgeInputs(
      endpoint,
      inputs,
      COSTLY.includes(title) ? { named: 1, more: 0 } : { named: 1, more: 2 },
    );
    expect([...sentences].filter((message) => !SENTENCE.test(message))).toEqual([]);
    const faults: string[] = [];
    const judge = async (what: string, reply: Reply) => {
      const fault = reply.status === 429 && title === 'security.createEmailChange' ? null : faultOf(reply); // this endpoint's own limit counts emails
      if (fault) faults.push(`${what}: ${fault}`);
    };
    const { shape = {} } = defOf(endpoint.input);
    const makeRoom = async () => {
      forgetReading();
      if (endpoint.limit || endpoint.method !== 'GET') await asOwner('DELETE FROM rate_limits'); // a rate-limited input has not been tested
      if ('revision' in shape || 'version' in shape) await asOwner('SELECT before.put_back()'); // nor has an edit of an outdated version
    };
    for (const { field, input } of accepted) {
      await makeRoom();
      await judge(`${field} = ${shown(input[field])}`, await client.call(noun, endpoint, input));
    }
    for (const bytes of endpoint.takesBytes ? hostileBytes : []) {
      await makeRoom();
      await judge(
        `body ${shown(Buffer.from(bytes).toString('latin1'))}`,
        await client.call(noun, endpoint, { ...inputs[0]?.input, ...bases[title]!(owner), bytes } as never),
      );
    }
    expect(faults).toEqual([]);
  });
});

/**
 * What our clients cannot send: paths that are not UTF-8, headers for streams, ranges and caches, bodies that
 * are not JSON.
 */
describe('no request as a whole is answered with a fault of ours', () => {
  const cookie = () => [...world().owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  /** One after the other: on a slow machine, several that each ask much would wait so long for a connection that they are refused. */
  let last: Promise<unknown> = Promise.resolve();
  const send = (noun: string, path: string, init: RequestInit = {}): Promise<string | null> => {
    const answered = last.then(() => sendNow(noun, path, init));
    last = answered.catch(() => undefined);
    return answered;
  };
  const sendNow = async (noun: string, path: string, init: RequestInit): Promise<string | null> => {
    const response = await functions[noun as keyof typeof functions](
      new Request(`http://localhost:8888${path}`, { ...init, headers: { cookie: cookie(), ...init.headers } }),
      { ip: '198.51.100.7' },
    );
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    const text = isStream ? '' : await response.text();
    if (isStream) await response.body?.cancel();
    const fault = faultOf({
      response,
      status: response.status,
      body: response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text,
    });
    return (
      fault &&
      `${init.method ?? 'GET'} ${path} ${JSON.stringify(init.headers ?? {})} ${String(init.body ?? '').slice(0, 60)}: ${fault}`
    );
  };
  /** Two per contract, none of them costly: this tests the kernel, which is the same for all. */
  const fewOfEach = (isOne: (endpoint: Endpoint) => boolean) =>
    [
      ...Map.groupBy(
        endpoints.filter(({ title, endpoint }) => isOne(endpoint) && !COSTLY.includes(title)),
        ({ noun }) => noun,
      ).values(),
    ].flatMap((all) => all.slice(0, 2));
  const faultsOf = async (sent: Promise<string | null>[]) =>
    (await Promise.all(sent)).filter((fault) => fault !== null);

  it.each(['%FF', '%ED%A0%80', '%E0%A4%A', '%00', '%2e%2e%2f', '%'])(
    'with %s in the place of each parameter',
    async (word) => {
      const aimed = fewOfEach(({ method, path }) => path.includes(':') && (method === 'GET' || method === 'DELETE'));
      expect(
        await faultsOf(
          aimed.map(({ noun, endpoint: { method, path } }) =>
            send(noun, `${path.replace(/:\w+/g, word)}?cursor=${word}&download=${word}&v=${word}`, { method }),
          ),
        ),
      ).toEqual([]);
    },
  );

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '1e999',
    '{"__proto__":{"id":1},"constructor":{"prototype":1}}',
    `{"name":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  ])('with the body %.40s', async (body) => {
    const posts = fewOfEach(
      ({ method, takesBytes, path }) =>
        method !== 'GET' && method !== 'DELETE' && !takesBytes && !path.includes(':') && path !== '/api/auth/logout',
    );
    expect(
      await faultsOf(
        posts.map(({ noun, endpoint: { method, path } }) =>
          send(noun, path, {
            method,
            body,
            headers: { 'content-type': 'application/json', 'idempotency-key': `k${body.length}` },
          }),
        ),
      ),
    ).toEqual([]);
  });

  it.each([
    { range: 'bytes=99999999999999999999-' },
    { range: 'bytes=-0,1-0' },
    { 'if-none-match': '"'.repeat(5_000) },
    { 'last-event-id': `18446744073709551616.${Date.now()}` },
    { 'last-event-id': 'constructor' },
    { 'idempotency-key': 'x'.repeat(300) },
    { 'user-agent': '\xff'.repeat(9_000) },
    { cookie: 'fourbeat.session_token=%FF.%00' },
  ])('with the header %j', async (headers) => {
    const open = fewOfEach(({ method, path }) => method === 'GET' && !path.includes(':'));
    const files = [
      `/api/creative/creations/${world().owner.picture.id}/file`,
      `/p/${world().owner.session.workspace.slug}/logo`,
    ].map((path) =>
      send(path.startsWith('/p/') ? 'publication' : 'creative', path, {
        headers: headers as unknown as Record<string, string>,
      }),
    );
    expect(
      await faultsOf([
        ...open.map(({ noun, endpoint: { path } }) =>
          send(noun, path, { headers: headers as unknown as Record<string, string> }),
        ),
        ...files,
      ]),
    ).toEqual([]);
  });
});

/** Null for an acceptable reply. */
function faultOf({ status, response, body }: Reply): string | null {
  if (status === 429) return 'was not tried';
  if (status === 416) return null; // an unsatisfiable range needs no body (RFC 9110, 15.5.17)
  if (status >= 500) return `${status} says “${String((body as { error?: string }).error).slice(0, 120)}”`; // what gave way
  if (status < 400) return null;
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  const said = String(isPage ? (/<h1[^>]*>([^<]+)/.exec(String(body))?.[1] ?? '') : (body as { error?: string }).error);
  return (isPage ? said.length > 3 : SENTENCE.test(said)) ? null : `${status} says “${said.slice(0, 120)}”`;
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, 100);

/**
 * The validator's words, such as "Invalid input: expected string", must not appear; "Passwords do not match" is
 * the specification's own.
 */
const SENTENCE = /^(?!Invalid |Expected |Too )[\p{Lu}“‘].*[.?!…”’]$|^Passwords do not match$/su;
/** Each call of these draws a picture, prints a report, hashes a password or opens a demo. */
const COSTLY = [
  'auth.login',
  'auth.register',
  'creative.generateImage',
  'creative.generateVideo',
  'creative.getTemplatePicture',
  'creative.remixCreation',
  'privacy.createAccountDeletion',
  'privacy.createWorkspaceDeletion',
  'reports.getReportPdf',
  'reports.getSharedReportPdf',
  'security.createEmailChange',
  'security.createTwoFactor',
];

interface Row {
  title: string;
  noun: string;
  endpoint: Endpoint;
}
