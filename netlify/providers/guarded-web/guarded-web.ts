import { lookup } from 'node:dns/promises';
import { connect, type Socket } from 'node:net';
import type { CallingPort, WebFailure, WebOptions, WebPort, WebReply } from '../../ports/web';
import { openChecked, type Network } from './checked-connection';
import { decodeText } from './decode-text';
import { exchange, type RawReply } from './exchange';
import { explain, isRefusal, reasonOf, refusal, type Refusal } from './refusal';
import { MAX_ROBOTS_BYTES, readRobots, ROBOT_NAME, type RobotsRules } from './robots-rules';
import { checkUrl, readLocation, readTyped } from './web-address';
import { patience } from '../../ports/patience';

/**
 * The guarded fetch: http and https on ports 80 and 443 to public addresses, redirects followed by hand and
 * checked again, robots.txt respected, time, headers and decompressed size limited (docs/web-access.md explains
 * why).
 */
export function makeGuardedWeb({
  allowedOrigins = [],
  version,
  home,
  network = {},
  after = (ms) => AbortSignal.timeout(ms),
}: GuardedWebOptions): WebPort & CallingPort & CheckedLine {
  const net: Network = {
    resolve: resolveAll,
    connect: (host, port) => connect({ host, port }),
    ...network,
    allowed: new Set(allowedOrigins),
  };
  const userAgent = `${ROBOT_NAME}/${version}${home ? ` (+${home})` : ''}`;

  /** Follows redirects from a URL; calls `mayRead` before each hop. */
  async function follow(
    start: URL,
    options: Hop,
    mayRead: (url: URL) => Promise<void>,
  ): Promise<{ url: URL; reply: RawReply }> {
    let url = start;
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      checkUrl(url, net.allowed);
      await mayRead(url);
      const reply = await exchange(url, await openChecked(url, net, options.signal), { ...options, userAgent });
      if (reply.location === undefined) return { url, reply };
      url = readLocation(reply.location, url);
    }
    throw refusal('redirects');
  }

  function visit(whole: AbortSignal | null): Pick<WebPort, 'fetch'> {
    const sites = new Map<string, Promise<RobotsRules>>();

    async function fetchRobots(origin: string, signal: AbortSignal): Promise<RobotsRules> {
      const url = new URL('/robots.txt', origin);
      try {
        const { reply } = await follow(
          url,
          { accept: 'text/plain, */*;q=0.5', maxBytes: MAX_ROBOTS_BYTES, whole: false, signal },
          async () => undefined,
        );
        return readRobots(url, reply);
      } catch (error) {
        if (isRefusal(error, 'redirects')) return readRobots(url, null);
        throw error; // if it is unreachable, so is the page, and the person reads why
      }
    }

    const obeyRobots = (signal: AbortSignal) => async (url: URL) => {
      const rules = sites.get(url.origin) ?? fetchRobots(url.origin, signal);
      sites.set(url.origin, rules);
      const answer = (await rules)(url);
      if (answer !== 'yes') throw refusal(answer === 'no' ? 'robots' : 'robotsDown');
    };

    async function read(
      url: URL,
      { accept = PAGES, maxBytes = MAX_BYTES, known }: WebOptions,
      signal: AbortSignal,
    ): Promise<WebReply> {
      try {
        const { url: end, reply } = await follow(
          url,
          { accept, maxBytes: Math.min(maxBytes, MAX_BYTES), whole: true, signal, headers: conditions(known) },
          obeyRobots(signal),
        );
        const { status, bytes, contentTypeHeader, headers } = reply;
        return {
          url: end.href,
          status,
          contentType: contentTypeHeader.split(';')[0]!.trim().toLowerCase(),
          bytes,
          etag: headers.etag ?? '',
          lastModified: headers['last-modified'] ?? '',
          text: () => decodeText(bytes, contentTypeHeader),
        };
      } catch (error) {
        throw explain(error, signal);
      }
    }

    return {
      async fetch(address, options = {}) {
        const own = after(options.timeoutMs ?? TIMEOUT_MS);
        const signal = whole ? AbortSignal.any([whole, own]) : own;
        const [first, second] = readTyped(address);
        // The server has no TLS: worth a try without it if the person typed no scheme.
        return read(first!, options, signal).catch((error: unknown) => {
          if (second && !signal.aborted && isRefusal(error, 'unreachable', 'certificate'))
            return read(second, options, signal);
          throw error;
        });
      },
    };
  }

  return {
    fetch: (address, options) => visit(null).fetch(address, options),
    visit: ({ timeoutMs = TIMEOUT_MS } = {}) => visit(after(timeoutMs)),
    async request({
      url,
      accept = 'application/json',
      maxBytes = MAX_BYTES,
      timeoutMs = TIMEOUT_MS,
      signal,
      ...asked
    }) {
      const ends = AbortSignal.any([after(timeoutMs), ...(signal ? [signal] : [])]);
      try {
        if (!/^https?:/i.test(url)) throw refusal('scheme');
        const target = readTyped(url)[0]!;
        checkUrl(target, net.allowed);
        const reply = await exchange(target, await openChecked(target, net, ends), {
          ...asked,
          accept,
          maxBytes: Math.min(maxBytes, MAX_ANSWER_BYTES),
          whole: true,
          userAgent,
          signal: ends,
        });
        return {
          kind: 'reply',
          status: reply.status,
          bytes: reply.bytes,
          text: () => decodeText(reply.bytes, reply.contentTypeHeader),
          header: (name) => String(reply.headers[name] ?? ''),
        };
      } catch (error) {
        return { kind: 'failure', why: whyOf(error, ends) };
      }
    },
    async openLine(host, port, signal) {
      try {
        if (!URL.canParse(`http://${host}:${port}`)) throw refusal('address');
        return { socket: await openChecked(new URL(`http://${host}:${port}`), net, signal) };
      } catch (error) {
        return { why: whyOf(error, signal) };
      }
    },
  };
}

/** Only what a header may hold: a value comes from the other server, and may have been stored long ago. */
const conditions = (known: WebOptions['known']): Record<string, string> => {
  const sendable = (value: string | undefined): value is string => /^[\x20-\x7e]{1,300}$/.test(value ?? '');
  return {
    ...(sendable(known?.etag) && { 'if-none-match': known.etag }),
    ...(sendable(known?.lastModified) && { 'if-modified-since': known.lastModified }),
  };
};

const resolveAll = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true })).map(({ address }) => address);

const whyOf = (error: unknown, signal: AbortSignal): WebFailure =>
  FAILURES[reasonOf(explain(error, signal))] ?? 'malformed';

const FAILURES: Partial<Record<Refusal, WebFailure>> = {
  address: 'address',
  scheme: 'address',
  userinfo: 'address',
  port: 'address',
  notPublic: 'address',
  unreachable: 'unreachable',
  certificate: 'certificate',
  slow: 'slow',
};
const PAGES = 'text/html, application/xhtml+xml;q=0.9, */*;q=0.5';
const MAX_REDIRECTS = 5;
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
const TIMEOUT_MS = patience(10_000);

interface GuardedWebOptions {
  /** Loopback origins that tests and local tries may read, as host:port. */
  allowedOrigins?: readonly string[];
  version: string;
  /** Tells the owner of a website who is asking: this installation's public address. */
  home?: string | undefined;
  /** How names are resolved and addresses connected to; by default the system's. */
  network?: Partial<Pick<Network, 'resolve' | 'connect'>>;
  /** What ends a request after so many milliseconds; by default the clock. */
  after?(ms: number): AbortSignal;
}

export interface CheckedLine {
  /**
   * Connects to a host with another protocol than HTTP. The host is checked like a website's: on any port, public
   * or allowed by its host:port.
   */
  openLine(host: string, port: number, signal: AbortSignal): Promise<{ socket: Socket } | { why: WebFailure }>;
}

interface Hop {
  accept: string;
  maxBytes: number;
  whole: boolean;
  signal: AbortSignal;
  headers?: Record<string, string>;
}
