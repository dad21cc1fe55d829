import { isIP, type Socket } from 'node:net';
import { isSameAddress } from './public-address';
import { refusal } from './refusal';
import { hostOf, isPermitted, portOf } from './web-address';
import { patience } from '../../ports/patience';

/**
 * Opens a connection to this URL's server. The name is resolved once and all of its addresses are checked; the
 * socket connects to a checked address, never to the name, so that a second DNS answer changes nothing. IP
 * literals are checked the same way, without DNS. Before a byte is sent, the connected address is checked again.
 */
export async function openChecked(
  url: URL,
  { resolve, connect, allowed }: Network,
  signal: AbortSignal,
): Promise<Socket> {
  const host = hostOf(url);
  const found = isIP(host) === 0 ? await lookUp(host, resolve, signal) : [host];
  if (found.length === 0 || !found.every((ip) => isPermitted(ip, url, allowed)))
    throw refusal('notPublic', `${host} is at ${found.join(', ') || 'no address'}`);
  const inOrder = [...found].sort((one, other) => isIP(one) - isIP(other)).slice(0, MAX_TRIES);
  let failure: unknown;
  for (const ip of inOrder) {
    try {
      const socket = await established(connect(ip, portOf(url)), signal);
      const peer = socket.remoteAddress ?? '';
      if (isSameAddress(peer, ip) && isPermitted(peer, url, allowed)) return socket;
      socket.destroy();
      throw refusal('notPublic', `connected to ${peer} instead of ${ip}`);
    } catch (error) {
      failure = error;
      signal.throwIfAborted();
    }
  }
  throw failure;
}

async function lookUp(host: string, resolve: Network['resolve'], signal: AbortSignal): Promise<string[]> {
  // A DNS lookup cannot be cancelled; it is abandoned when the time is up.
  const late = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
  try {
    return await Promise.race([resolve(host), late]);
  } catch (error) {
    signal.throwIfAborted();
    throw refusal('notPublic', undefined, error);
  }
}

function established(socket: Socket, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      socket.destroy();
      reject(error);
    };
    const abort = () => fail(new Error('the time is up'));
    signal.addEventListener('abort', abort, { once: true });
    socket.setTimeout(CONNECT_MS, () => fail(new Error('no connection in time')));
    socket.once('error', fail).once('connect', () => {
      socket.setTimeout(0);
      socket.off('error', fail).on('error', () => undefined); // from here on the socket's user listens for errors
      signal.removeEventListener('abort', abort);
      resolve(socket);
    });
  });
}

/** One unresponsive address must not use up the time of the next. */
const CONNECT_MS = patience(4_000);
const MAX_TRIES = 3;

export interface Network {
  /** All IP addresses of a name. */
  resolve(host: string): Promise<string[]>;
  /** Starts a connection to an IP address. */
  connect(ip: string, port: number): Socket;
  /** Origins on this machine that the operator allows, as host:port. */
  allowed: ReadonlySet<string>;
}
