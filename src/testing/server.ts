import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import * as z from 'zod/mini';
import type { Endpoint, Input, Output } from '../contracts/endpoint';
import { pathParameters } from '../contracts/endpoint';
import { API_VERSION, API_VERSION_HEADER, errorStatus, type ErrorCode } from '../contracts/envelope';
import { apiUrl } from '../config/paths';
import { comeLate, replies } from './settle';

/** The mocked API. Importing this file starts it for the test file; an unmocked call fails the test. */
export const server = setupServer();

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  const answer = globalThis.fetch;
  globalThis.fetch = async (...call) => {
    replies.underWay += 1;
    try {
      const reply = await answer(...call);
      await comeLate(reply.url);
      return reply;
    } finally {
      replies.underWay -= 1;
    }
  };
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/**
 * Mocks one endpoint of a contract. The resolver gets the parsed input and returns the output, or `refuse(…)`;
 * both are checked against the contract, so that neither page nor builder can drift from it. Returns the inputs
 * received.
 */
export function mockEndpoint<E extends Endpoint>(endpoint: E, resolver: Resolver<E>): Input<E>[] {
  const received: Input<E>[] = [];
  server.use(handlerOf(endpoint, resolver, received));
  return received;
}

/** A failure in the server's format. */
export const refuse = (code: ErrorCode, error?: string, fields?: Record<string, string>): Refusal => ({
  refused: true,
  code,
  error,
  fields,
});

/** Simulates a network failure: no answer at all. */
export function mockNetworkFailure(endpoint: Endpoint): void {
  server.use(http[verb(endpoint)](apiUrl(endpoint.path), () => HttpResponse.error()));
}

/** Returns any response, for replies that break the contract. */
export function mockReply(endpoint: Endpoint, reply: () => Response): void {
  server.use(http[verb(endpoint)](apiUrl(endpoint.path), reply));
}

/** Only the handler, for defaults that come after a test's own mocks. */
export function handlerOf<E extends Endpoint>(
  endpoint: E,
  resolver: Resolver<E>,
  received: Input<E>[] = [],
): HttpHandler {
  return http[verb(endpoint)](apiUrl(endpoint.path), async ({ request, params }) => {
    const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
    const rest = inQuery ? Object.fromEntries(new URL(request.url).searchParams) : ((await request.json()) as object);
    const path = Object.fromEntries(pathParameters(endpoint.path).map((name) => [name, params[name]]));
    const input = z.safeParse(endpoint.input, { ...rest, ...path });
    const headers = { [API_VERSION_HEADER]: API_VERSION };
    if (!input.success) {
      const fields = Object.fromEntries(input.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
      return HttpResponse.json(
        { success: false, error: 'Check the marked fields.', code: 'invalid_request', fields },
        { status: 400, headers },
      );
    }
    received.push(input.data as Input<E>);
    replies.held += 1;
    const reply = await Promise.resolve(input.data as Input<E>)
      .then(resolver)
      .finally(() => (replies.held -= 1));
    if (isRefusal(reply)) {
      const { code, error, fields } = reply;
      return HttpResponse.json(
        { success: false, code, ...(error && { error }), ...(fields && { fields }), requestId: 'request-1' },
        { status: errorStatus[code], headers },
      );
    }
    return HttpResponse.json({ success: true, data: z.parse(endpoint.output, reply) as never }, { headers });
  });
}

const verb = ({ method }: Endpoint) => method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
const isRefusal = (reply: unknown): reply is Refusal =>
  typeof reply === 'object' && reply !== null && 'refused' in reply;

type Resolver<E extends Endpoint> = (input: Input<E>) => Output<E> | Refusal | Promise<Output<E> | Refusal>;

interface Refusal {
  refused: true;
  code: ErrorCode;
  error: string | undefined;
  fields: Record<string, string> | undefined;
}
