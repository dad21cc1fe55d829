import { BlockList, isIP } from 'node:net';

/**
 * Returns the caller of a request, and the address it was made to: the socket's address, unless that is one of
 * the proxies in `trusted` (addresses or networks, comma-separated). Then X-Forwarded-For is read from the right
 * to the first address that is not a trusted proxy, and X-Forwarded-Proto and X-Forwarded-Host give the public
 * origin. From anyone else these headers are ignored.
 */
export function createCallerReader(trusted: string | undefined): (request: Request, socketAddress: string) => Caller {
  const proxies = parseProxies(trusted);
  return (request, socketAddress) => {
    const peer = plainAddress(socketAddress);
    const url = new URL(request.url);
    if (!isTrusted(proxies, peer)) return { ip: peer, url };
    const hops = (request.headers.get('x-forwarded-for') ?? '')
      .split(',')
      .map((hop) => plainAddress(hop.trim()))
      .filter((hop) => isIP(hop) !== 0);
    const ip = hops.findLast((hop) => !isTrusted(proxies, hop)) ?? hops[0] ?? peer;
    const scheme = request.headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim();
    if (scheme === 'https' || scheme === 'http') url.protocol = scheme;
    const host = request.headers.get('x-forwarded-host')?.split(',').at(-1)?.trim();
    if (host && /^[\w.-]+(:\d+)?$/.test(host)) {
      url.port = '';
      url.host = host;
    }
    return { ip, url };
  };
}

function parseProxies(trusted: string | undefined): BlockList {
  const proxies = new BlockList();
  for (const item of (trusted ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)) {
    const [address = '', prefix] = item.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0 || (prefix !== undefined && !/^\d{1,3}$/.test(prefix)))
      throw new Error(`TRUSTED_PROXY names "${item}", which is no IP address or network such as 10.0.0.0/8.`);
    if (prefix === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(prefix), family);
  }
  return proxies;
}

const isTrusted = (proxies: BlockList, address: string): boolean =>
  isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** On a dual-stack socket an IPv4 caller appears as ::ffff:192.0.2.1. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

export interface Caller {
  ip: string;
  /** The request's URL as the caller sees it. */
  url: URL;
}
