import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { isPortFree } from './ports';

/**
 * The port of the pages, open before anything else is: netlify dev gives its target port 20 tries in about 16 seconds and
 * then ends ("Timed out waiting for port"), and a busy machine needs longer than that for the database and the bundles.
 * What is asked meanwhile waits for `serve`. Throws with a sentence when another program has the port.
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
  /** From now on requests are answered, those that wait first. */
  serve(answer: RequestListener): void;
  close(): void;
}
