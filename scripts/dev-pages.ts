import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { isPortFree } from './ports';

/**
 * Opens the pages' port before anything else: netlify dev tries its target port 20 times in about 16 seconds and
 * then gives up ("Timed out waiting for port"), and a busy machine needs longer for the database and the
 * bundles. Requests wait for `serve`. Throws a sentence when another program has the port.
 */
export async function openPages(port: number): Promise<DevPages> {
  const taken = `Port ${port}, which netlify.toml gives to Vite, is taken by another program. Stop it, or use \`npm run dev\`, which finds a free one.`;
  if (!(await isPortFree(port))) throw new Error(taken);
  const server = createServer();
  const waiting: Parameters<RequestListener>[] = [];
  const wait: RequestListener = (...call) => void waiting.push(call);
  server.on('request', wait);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(taken) : error;
  });
  return {
    server,
    serve: (answer) => {
      server.off('request', wait);
      server.on('request', answer);
      for (const call of waiting.splice(0)) answer(...call);
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

export interface DevPages {
  server: Server;
  /** From now on requests are answered, the waiting ones first. */
  serve(answer: RequestListener): void;
  close(): void;
}
