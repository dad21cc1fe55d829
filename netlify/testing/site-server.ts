import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer, type ServerOptions } from 'node:https';
import type { Socket } from 'node:net';

/**
 * A website on loopback for tests. `pages` answers by path: a text is an HTML page, a function writes its own
 * reply; any other path is a 404, including robots.txt (which then restricts nobody).
 */
export async function startSite(
  pages: Record<string, Page>,
  { host = '127.0.0.1', tls }: { host?: string; tls?: ServerOptions } = {},
): Promise<Site> {
  const requests: IncomingMessage[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    requests.push(request);
    const page = pages[request.url ?? ''];
    if (typeof page === 'function') return page(request, response);
    if (page === undefined) return response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  };
  const server: Server = tls ? createSecureServer(tls, answer) : createServer(answer);
  server.on('connection', (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  server.on('tlsClientError', () => undefined);
  const port = await listen(server, host);
  return {
    port,
    requests,
    origin: `${host.includes(':') ? `[${host}]` : host}:${port}`,
    connections: () => connections,
    open: () => sockets.size,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Below 32768, the range of outgoing connections. */
async function listen(server: Server, host: string): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 11_000);
    server.listen(port, host);
    try {
      await once(server, 'listening');
      return port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
}

export type Page = string | ((request: IncomingMessage, response: ServerResponse) => unknown);

export interface Site {
  port: number;
  /** host:port, the format of WEB_ALLOWED_ORIGINS. */
  origin: string;
  requests: IncomingMessage[];
  /** All connections so far. */
  connections(): number;
  /** Currently open connections. */
  open(): number;
  stop(): Promise<void>;
}
