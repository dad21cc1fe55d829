import { Hono } from 'hono';
import * as z from 'zod/mini';
import { pathParameters, type Contract, type Endpoint } from '../../src/contracts/endpoint';
import { API_VERSION, API_VERSION_HEADER } from '../../src/contracts/envelope';
import { parseInput } from '../../src/contracts/parse-input';
import { CONFIRM_FIRST, mayReachOthers } from '../../src/domain/confirmed-address';
import type { Pause } from '../../src/domain/plan-pause';
import { env } from '../config/env';
import { onBehalfOf } from '../heavy/work-share';
import { AppError } from '../errors/app-error';
import { noticeJobs } from '../queue/notice-jobs';
import type { ActiveSession, Call, Handlers } from './call';
import { failureReply, invalidInput } from './failure';
import { limitBody, received } from './limit-body';
import { secured } from './secured';
import { runOnce } from './idempotency-wiring';
import { drainJobs } from './internal-call';
import { countCall, forgive, networkOf, refusals, throttle } from './limits-wiring';
import { fingerprint } from '../keys/keys';
import { log } from './log';
import { countRequest } from './metrics';
import { originalAddress, readInput, refuseCrossSite } from './request';
import { samplesWritten } from './samples-wiring';
import { ADDRESS_HEADER } from './session-cookie';
import { findActiveSession } from './session-wiring';
import { makeCallerQueues, type CallerQueues } from './caller-queue';

/**
 * Turns a contract and its handlers into a platform function. Around every handler, in this order: request id,
 * body limit, cross-site check, session and permissions, rate limit, input parsing, the caller's queue,
 * idempotency, handler, output parsing, envelope, one log line.
 */
export function serve<C extends Contract>(
  contract: C,
  makeHandlers: () => Handlers<C>,
  options: ServeOptions = {},
): PlatformFunction {
  let app: Hono<{ Bindings: Bindings }> | undefined;
  return async (incoming, context) => {
    const request = env().underNetlifyDev ? originalAddress(incoming) : incoming;
    if (!request) return new Response(null, { status: 404 });
    app ??= mount(contract, makeHandlers(), options);
    const { result, enqueued } = await noticeJobs(async () =>
      app!.fetch(request, {
        address: context.ip ?? '',
        // netlify dev invents a place
        country: env().underNetlifyDev ? '' : (context.geo?.country?.code ?? ''),
        requestId: crypto.randomUUID(),
      }),
    );
    if (enqueued && env().jobsInFunctions) await later(context, drainJobs(new URL(request.url).origin));
    return result;
  };
}

/** Work after the reply; where the platform cannot wait for it, the reply does. */
async function later(context: PlatformContext, work: Promise<void>): Promise<void> {
  if (context.waitUntil) context.waitUntil(work);
  else await work;
}

function mount<C extends Contract>(
  contract: C,
  handlers: Handlers<C>,
  options: ServeOptions,
): Hono<{ Bindings: Bindings }> {
  const app = new Hono<{ Bindings: Bindings }>({ strict: false }); // serves /p/shop/ like /p/shop
  app.use(secured);
  for (const [name, endpoint] of Object.entries(contract)) {
    if (endpoint.fromAnywhere === 'scripts')
      app.options(
        endpoint.path,
        () =>
          new Response(null, {
            status: 204,
            headers: {
              ...READABLE,
              'access-control-allow-methods': endpoint.method,
              'access-control-allow-headers': 'content-type',
              'access-control-max-age': '86400',
            },
          }),
      );
    app.on(
      endpoint.method,
      endpoint.path,
      limitBody(endpoint.takesBytes ?? MAX_BODY_BYTES, tooLarge(endpoint.takesBytes ?? MAX_BODY_BYTES)),
      async (context) => {
        const { requestId, address, country } = context.env;
        const started = performance.now();
        const outcome = await answer(endpoint, handlers[name] as AnyHandler, context.req.raw, context.req.param(), {
          requestId,
          address,
          country,
          options,
        });
        countRequest(endpoint, outcome.response.status, performance.now() - started);
        log().info(
          {
            requestId,
            endpoint: `${endpoint.method} ${endpoint.path}`,
            status: outcome.response.status,
            ms: Math.round(performance.now() - started),
            workspace: outcome.workspaceId,
          },
          'request',
        );
        return outcome.response;
      },
    );
  }
  app.notFound((context) =>
    failureReply(new AppError('not_found', 'There is nothing at this address.'), context.env.requestId, log()),
  );
  app.onError((error, context) => failureReply(error, context.env.requestId, log()));
  return app;
}

const tooLarge = (maxSize: number): string =>
  `This is more than we can take in one go: at most ${maxSize < MAX_BODY_BYTES ? `${Math.floor(maxSize / 1024)} KB` : `${Math.floor(maxSize / MAX_BODY_BYTES)} MB`}.`;

async function answer(
  endpoint: Endpoint,
  handler: AnyHandler,
  request: Request,
  params: Record<string, string>,
  { requestId, address, country, options }: Bindings & { options: ServeOptions },
) {
  const cookies: string[] = [];
  let session: ActiveSession | null = null;
  let response: Response;
  try {
    const origin = env().publicUrl?.replace(/\/$/, '') ?? new URL(request.url).origin;
    if (endpoint.method !== 'GET' && !endpoint.fromAnywhere) refuseCrossSite(request, origin);
    const caller = { headers: withAddress(request.headers, address), secure: origin.startsWith('https:') };
    const findSession = once(() => findActiveSession(caller, cookies));
    const call: Call = {
      request,
      bytes: NO_BYTES,
      requestId,
      log: log(),
      origin,
      address,
      network: networkOf(address),
      country,
      caller,
      findSession,
      setCookies: (more) => void cookies.push(...more),
      throttle,
      forgive,
    };
    if (address) refusals.repeat(callName(endpoint, request, address));
    if (endpoint.access === 'session') session = authorize(endpoint, await findSession());
    await countCall(endpoint, { address, userId: session?.user.id, workspaceId: session?.workspace.id }).catch(
      (refusal: AppError) => {
        if (address) refusals.remember(callName(endpoint, request, address), refusal);
        throw refusal;
      },
    );
    const input = parseInput(endpoint, await readInput(endpoint, request, params));
    if (!input.success) throw invalidInput(input.error, pathParameters(endpoint.path));
    if (session?.samplesDue && !options.inOpeningDemo) await samplesWritten(session.workspace.id);
    response = await queueFor(endpoint, session)(session?.workspace.id ?? (call.network || requestId), async () => {
      if (endpoint.takesBytes) call.bytes = new Uint8Array(await received(() => request.arrayBuffer())); // read only when it is its turn: a hundred files in memory would be too much
      return runOnce(endpoint, input.data, request, session, async () => {
        try {
          const share = {
            name: session ? `workspace ${session.workspace.id}` : `network ${call.network}`,
            patient: false,
          };
          const result = await onBehalfOf(share, () => handler(input.data, session ? { ...call, ...session } : call));
          return result instanceof Response ? result : success(endpoint, result);
        } catch (error) {
          return failureReply(error, requestId, log());
        }
      });
    });
  } catch (error) {
    response = failureReply(error, requestId, log());
  }
  if (address && response.status === TOO_MANY)
    await refusals.slow(session?.user.id ?? networkOf(address), request.signal);
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  if (endpoint.fromAnywhere === 'scripts')
    for (const [name, value] of Object.entries(READABLE)) response.headers.set(name, value);
  response.headers.set('x-request-id', requestId);
  return { response, workspaceId: session?.workspace.id };
}

/**
 * The address that the account library stores for a session: from the platform, not from a header that anyone
 * can send.
 */
function withAddress(sent: Headers, address: string): Headers {
  const headers = new Headers(sent);
  headers.set(ADDRESS_HEADER, address);
  return headers;
}

/**
 * Who asks for what, before anybody has looked whose session it is. As a fingerprint: no cookie is remembered, and a long one
 * takes no more room than a short one.
 */
const callName = ({ method, path }: Endpoint, request: Request, address: string): string =>
  fingerprint('rate-limit', `${method} ${path} ${networkOf(address)} ${request.headers.get('cookie') ?? ''}`);

function authorize(endpoint: Endpoint, session: ActiveSession | null): ActiveSession {
  if (!session) throw new AppError('unauthenticated', 'Your session has ended. Sign in again.');
  const { workspace } = session;
  if (endpoint.operatorOnly && !session.user.operator)
    throw new AppError('not_found', 'There is nothing at this address.');
  if (endpoint.ownerOnly && workspace.role !== 'owner')
    throw new AppError('forbidden', 'Only an owner of this workspace can do this.');
  if (endpoint.notInDemo && workspace.kind === 'demo')
    throw new AppError('demo_forbidden', 'A demo cannot do this. Register to open your own workspace.');
  if (endpoint.needsConfirmedAddress && !mayReachOthers(session.user, workspace))
    throw new AppError('address_unconfirmed', CONFIRM_FIRST);
  if (endpoint.creates && session.pause) throw new AppError(session.pause, PAUSES[session.pause]);
  return session;
}

function success(endpoint: Endpoint, result: unknown): Response {
  const output = z.safeParse(endpoint.output, result);
  if (!output.success) {
    const where = output.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    throw new AppError('internal', 'Something went wrong on our side. Try again in a moment.', {
      detail: `${endpoint.method} ${endpoint.path} broke its contract at ${where}`,
    });
  }
  return Response.json(
    { success: true, data: output.data },
    { headers: { 'cache-control': 'no-store', [API_VERSION_HEADER]: API_VERSION } },
  );
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= work());
}

/** For JSON; an endpoint that takes a file sets its own limit. The platform itself refuses more than 6 MB. */
const MAX_BODY_BYTES = 1024 * 1024;
const NO_BYTES = new Uint8Array();
function queueFor({ waits, scans }: Endpoint, session: ActiveSession | null): CallerQueues['run'] {
  if (waits) return (_name, work) => work();
  const { run } = session ? members : strangers;
  return scans ? (name, work) => scanning.run(name, () => run(name, work)) : run;
}
const members = makeCallerQueues();
const scanning = makeCallerQueues({ atOnce: 1 });
const TOO_MANY = 429;
/** Mailbox providers fetch hundreds of pictures at once. */
const strangers = makeCallerQueues({ waiting: 1_000 });
/** For scripts of any site, without cookies (Fetch standard, CORS). */
const READABLE = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

const PAUSES: Record<Pause, string> = {
  trial_ended:
    'Your trial has ended. Everything you made is still here to read and export; choose a plan to keep creating.',
  plan_ended:
    'Your plan has ended. Everything you made is still here to read and export; pay the open invoice or choose a plan to keep creating.',
  being_deleted:
    'This workspace is marked for deletion, so nothing new can be made in it. An owner can keep it under Settings, Privacy.',
};

interface ServeOptions {
  /** The first page of a demo calls it: it reads nothing that is written after that page is shown. */
  inOpeningDemo?: true;
}

interface Bindings {
  address: string;
  country: string;
  requestId: string;
}

type AnyHandler = (input: unknown, call: Call) => Promise<unknown>;

/** A Netlify function of the second generation, with the parts of its context that we use. */
export type PlatformFunction = (request: Request, context: PlatformContext) => Promise<Response>;

interface PlatformContext {
  ip?: string;
  /** Netlify's guess from the network address. */
  geo?: { country?: { code?: string } };
  waitUntil?(work: Promise<unknown>): void;
}
