import type { Server } from 'node:http';
import { serve, type HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { noteOwnAddress } from '../config/own-address';
import { AppError } from '../errors/app-error';
import { endEventStreams } from '../http/event-stream';
import { errorInLog } from '../http/error-in-log';
import { failureReply } from '../http/failure';
import { limitBody } from '../http/limit-body';
import { log } from '../http/log';
import { secured } from '../http/secured';
import { createCallerReader } from './caller';
import type { FunctionRoutes } from './function-routes';
import { httpsHeaders } from './headers';

/**
 * Hosts the built application and the functions in this process. Resolves when the port is open; rejects when it
 * cannot be opened (`EADDRINUSE`). `stop` lets current requests finish, for at most ten seconds; streams are
 * then cut.
 */
export async function startHost({ port, hostname, trustedProxy, findFunction, findFile }: HostOptions): Promise<Host> {
  const readCaller = createCallerReader(trustedProxy);
  const callerOf = ({ req, env }: Context<{ Bindings: HttpBindings }>) =>
    readCaller(req.raw, env.incoming.socket.remoteAddress ?? '');
  const pending = new Set<Promise<unknown>>();
  const waitUntil = (work: Promise<unknown>): void => {
    const settled = work
      .catch((error: unknown) => log().error(errorInLog(error), 'work after the reply failed'))
      .finally(() => pending.delete(settled));
    pending.add(settled);
  };

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(compress({ threshold: 1024 }));
  app.use(async (context, next) => {
    await next();
    // Pages and functions set their own headers; the rest are the host's own replies, such as its 404.
    if (!context.res.headers.has('content-security-policy')) await secured(context, async () => {});
    if (callerOf(context).url.protocol === 'https:')
      for (const [name, value] of Object.entries(httpsHeaders)) context.res.headers.set(name, value);
  });
  app.use(limitBody(MAX_BODY_BYTES, 'This is more than we can take in one go.'));
  app.all('*', async (context) => {
    const caller = callerOf(context);
    const request =
      caller.url.href === context.req.raw.url ? context.req.raw : new Request(caller.url, context.req.raw);
    const found = findFunction(request);
    const file = found?.preferStatic ? exactFile(request, findFile) : undefined;
    return (
      file ??
      (found
        ? found.handle(request, {
            ip: caller.ip,
            requestId: crypto.randomUUID(),
            params: found.params,
            url: caller.url,
            waitUntil,
          })
        : page(request, findFile))
    );
  });
  app.onError((error) => failureReply(error, crypto.randomUUID(), log()));

  const server = await listen(app, port, hostname);
  noteOwnAddress({ hostname, port });
  return {
    stop: async () => {
      endEventStreams();
      const closed = new Promise<void>((done) => server.close(() => done()));
      // Connections become idle one by one, those of streams a moment after their end.
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
      const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
      await closed;
      clearTimeout(cut);
      clearInterval(sweep);
      await Promise.allSettled(pending);
    },
  };
}

/** A file with exactly this path, not the shell that serves all other paths. */
function exactFile(request: Request, findFile: HostOptions['findFile']): Response | undefined {
  const response = findFile(request);
  return response?.headers.get('content-type')?.startsWith('text/html') ? undefined : response;
}

function page(request: Request, findFile: HostOptions['findFile']): Response {
  const { pathname } = new URL(request.url);
  const readable = request.method === 'GET' || request.method === 'HEAD';
  const response = readable && pathname !== '/api' && !pathname.startsWith('/api/') ? findFile(request) : undefined;
  return (
    response ?? failureReply(new AppError('not_found', 'There is nothing at this address.'), crypto.randomUUID(), log())
  );
}

function listen(app: Hono<{ Bindings: HttpBindings }>, port: number, hostname: string): Promise<Server> {
  return new Promise((opened, failed) => {
    const server = serve({ fetch: app.fetch, port, hostname }) as Server;
    server.once('listening', () => opened(server));
    server.once('error', failed);
  });
}

/** Netlify's own limit for a request to a function. */
const MAX_BODY_BYTES = 6_000_000;
const DRAIN_MS = 10_000;
const SWEEP_MS = 50;

export interface HostOptions {
  port: number;
  hostname: string;
  /** Addresses or networks of proxies whose X-Forwarded-* headers are trusted; none by default. */
  trustedProxy: string | undefined;
  findFunction: FunctionRoutes;
  findFile: (request: Request) => Response | undefined;
}

export interface Host {
  stop(): Promise<void>;
}
