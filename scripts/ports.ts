import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';

/** Whether nothing listens on the port, on any of this machine's addresses. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) if (await isAnswered(port, host)) return false;
  return canListen(port);
}

/** The first free port from `first` on, trying at most `tries` ports. */
export async function findFreePort(first: number, tries = 200): Promise<number> {
  for (let port = first; port < first + tries; port += 1) if (await isPortFree(port)) return port;
  throw new Error(`No free port between ${first} and ${first + tries}.`);
}

export const isAnswered = (port: number, host = '127.0.0.1'): Promise<boolean> =>
  new Promise((answer) => {
    const socket = connect({ port, host });
    const done = (open: boolean): void => {
      socket.destroy();
      answer(open);
    };
    socket.setTimeout(1_000, () => done(true));
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });

const canListen = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => answer(true)));
  });

/**
 * Makes the server listen on loopback, on the first free port from `first` on, and returns the port. Unlike with
 * a port that was only checked, nobody can take it in between. Below 32768, the range of outgoing connections.
 */
export async function listenOnFreePort(server: Server, first: number, tries = 200): Promise<number> {
  for (let port = first; port < first + tries; port += 1) {
    server.listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
      return port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(`No free port between ${first} and ${first + tries}.`);
}
