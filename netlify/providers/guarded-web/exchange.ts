import { request, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Writable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { connect as startTls } from 'node:tls';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isIP } from 'node:net';
import { refusal } from './refusal';
import { hostOf } from './web-address';

/**
 * Sends one request over a socket with a checked peer, a GET by default. No cookie, referrer or credential
 * except what `headers` contains; the connection is closed afterwards. `whole: false` keeps the first `maxBytes`
 * of a longer body instead of refusing it.
 */
export async function exchange(
  url: URL,
  socket: Socket,
  { maxBytes, whole, signal, ...asked }: ExchangeOptions,
): Promise<RawReply> {
  const line = url.protocol === 'https:' ? await secure(socket, url, signal) : socket;
  const response = await ask(url, line, { ...asked, signal });
  const { statusCode: status = 0, headers } = response;
  const location = REDIRECTS.has(status) ? headers.location : undefined;
  // A redirect's body is only for browsers that cannot follow it.
  const bytes = location === undefined ? await readBody(response, { maxBytes, whole, signal }) : NOTHING;
  response.destroy();
  return {
    status,
    location,
    contentTypeHeader: headers['content-type'] ?? '',
    etag: headers.etag ?? '',
    lastModified: headers['last-modified'] ?? '',
    bytes,
  };
}

/** TLS for the requested name, on the connection to the checked address. */
function secure(socket: Socket, url: URL, signal: AbortSignal): Promise<Socket> {
  const host = hostOf(url);
  return new Promise((resolve, reject) => {
    const line = startTls({ socket, host, ...(isIP(host) === 0 && { servername: host }), ALPNProtocols: ['http/1.1'] });
    const abort = () => line.destroy(new Error('the time is up'));
    signal.addEventListener('abort', abort, { once: true });
    line.once('secureConnect', () => resolve(line)).on('error', reject);
  });
}

function ask(
  url: URL,
  socket: Socket,
  { accept, userAgent, method = 'GET', headers: more, body, signal }: Omit<ExchangeOptions, 'maxBytes' | 'whole'>,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...more,
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      host: url.host,
      'user-agent': userAgent,
      accept,
      'accept-encoding': 'gzip, br, deflate',
      'accept-language': 'en, *;q=0.5',
      connection: 'close',
    };
    const asked = request({
      createConnection: () => socket,
      method,
      path: `${url.pathname}${url.search}`,
      headers,
      setHost: false,
      maxHeaderSize: MAX_HEADER_BYTES,
      signal,
    });
    asked.once('response', resolve).on('error', reject).end(body);
  });
}

/**
 * Limits both the received and the decompressed bytes: a zip bomb is small on the wire, and a stream of empty
 * members is small decompressed.
 */
async function readBody(
  response: IncomingMessage,
  { maxBytes, whole, signal }: Pick<ExchangeOptions, 'maxBytes' | 'whole' | 'signal'>,
): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let unpacked = 0;
  let received = 0;
  response.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > maxBytes + PACKING_BYTES) response.destroy(new TooMuch());
  });
  const collect = new Writable({
    write(chunk: Buffer, _encoding, done) {
      parts.push(chunk.subarray(0, Math.max(0, maxBytes - unpacked)));
      unpacked += chunk.length;
      done(unpacked > maxBytes ? new TooMuch() : null);
    },
  });
  try {
    await pipeline([response, ...unpackers(response.headers['content-encoding']), collect] as never, { signal });
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    if (whole) throw refusal('tooLarge', `more than ${maxBytes} bytes`);
  }
  return Buffer.concat(parts);
}

function unpackers(encoding = ''): Transform[] {
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity') return [];
  const make = UNPACKERS.get(name);
  if (!make) throw refusal('garbled', `content-encoding ${name.slice(0, 40)}`);
  return [make()];
}

class TooMuch extends Error {}

const UNPACKERS: ReadonlyMap<string, () => Transform> = new Map(
  Object.entries({ gzip: createGunzip, 'x-gzip': createGunzip, br: createBrotliDecompress, deflate: createInflate }),
);
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const MAX_HEADER_BYTES = 32 * 1024;
/** What compression may add to incompressible bytes. */
const PACKING_BYTES = 64 * 1024;
const NOTHING = new Uint8Array();

export interface ExchangeOptions {
  accept: string;
  userAgent: string;
  method?: 'GET' | 'POST';
  /** In addition to the headers of every request; never replaces them. */
  headers?: Record<string, string>;
  body?: string;
  maxBytes: number;
  whole: boolean;
  signal: AbortSignal;
}

export interface RawReply {
  status: number;
  /** Set when the reply is a redirect with a target. */
  location: string | undefined;
  contentTypeHeader: string;
  etag: string;
  lastModified: string;
  bytes: Uint8Array;
}
