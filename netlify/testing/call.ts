import { pathParameters, type Endpoint, type RawInput } from '../../src/contracts/endpoint';
import type { PlatformFunction } from '../http/serve';

/** A client that keeps its cookies and calls functions as the platform would. */
export function makeClient(
  functions: Record<string, PlatformFunction>,
  origin = 'http://localhost:8888',
  ip = someAddress(),
) {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async call<E extends Endpoint>(
      noun: string,
      endpoint: E,
      input: RawInput<E> & (E extends { takesBytes: number } ? { bytes?: Uint8Array } : unknown),
      headers: Record<string, string> = {},
    ): Promise<Reply> {
      const response = await functions[noun]!(
        toRequest(endpoint, input as Record<string, unknown>, { origin, cookies, headers }),
        { ip },
      );
      for (const line of response.headers.getSetCookie()) {
        const [pair] = line.split(';');
        const at = pair!.indexOf('=');
        if (/max-age=0/i.test(line)) cookies.delete(pair!.slice(0, at));
        else cookies.set(pair!.slice(0, at), pair!.slice(at + 1));
      }
      if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
        await response.body?.cancel(); // it would never end
        return { response: new Response(null, response), status: response.status, body: '' };
      }
      const text = await response.clone().text();
      return {
        response,
        status: response.status,
        body: response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text,
      };
    },
  };
}

/**
 * Every client of a test calls from another address, so that per-address limits do not add them up (RFC 2544's
 * test network).
 */
const someAddress = () =>
  `198.${18 + Math.floor(Math.random() * 2)}.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

function toRequest(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  { origin, cookies, headers }: { origin: string; cookies: Map<string, string>; headers: Record<string, string> },
): Request {
  const inPath = pathParameters(endpoint.path);
  const url = new URL(
    inPath.reduce(
      (path, name) => path.replace(`:${name}`, encodeURIComponent(String(input[name]))),
      endpoint.path as string,
    ),
    origin,
  );
  const rest = Object.entries(input).filter(
    ([name, value]) => value !== undefined && !inPath.includes(name) && !(endpoint.takesBytes && name === 'bytes'),
  );
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE' || endpoint.takesBytes !== undefined;
  if (inQuery) for (const [name, value] of rest) url.searchParams.set(name, String(value));
  return new Request(url, {
    method: endpoint.method,
    headers: {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(!inQuery && { 'content-type': 'application/json', origin }),
      ...headers,
    },
    body: endpoint.takesBytes
      ? (input.bytes as BodyInit)
      : inQuery
        ? undefined
        : JSON.stringify(Object.fromEntries(rest)),
  });
}

/** The reply; a JSON body is parsed. */
export interface Reply {
  response: Response;
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into replies of every shape
  body: any;
}
