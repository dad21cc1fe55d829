import { isLoopbackAddress, isPublicAddress } from './public-address';
import { refusal } from './refusal';

/** The URLs to try for typed text: as it is, or with https and then http in front. */
export function readTyped(typed: string): URL[] {
  const text = typed.trim();
  if (text === '' || text.length > MAX_LENGTH) throw refusal('address');
  if (/^https?:/i.test(text)) return [toUrl(text)];
  // "shop.example:443/x" has a port, "gopher:x" a scheme.
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text)) throw refusal('scheme');
  return [toUrl(`https://${text}`), toUrl(`http://${text}`)];
}

/** A redirect's target. */
export function readLocation(location: string, from: URL): URL {
  if (location.length > MAX_LENGTH || !URL.canParse(location, from.href))
    throw refusal('garbled', 'a redirect to what is no address');
  return new URL(location, from.href);
}

/** Refuses what needs no lookup: other schemes, credentials, other ports. Every hop is checked. */
export function checkUrl(url: URL, allowed: ReadonlySet<string>): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refusal('scheme', url.protocol);
  if (url.username !== '' || url.password !== '') throw refusal('userinfo');
  if (!allowed.has(originOf(url)) && !PORTS.has(portOf(url))) throw refusal('port', url.port);
}

/**
 * Whether connecting to this IP address is permitted for this URL. An allowed origin may only lead to this
 * machine; every other one only to the public network.
 */
export const isPermitted = (ip: string, url: URL, allowed: ReadonlySet<string>): boolean =>
  allowed.has(originOf(url)) ? isLoopbackAddress(ip) : isPublicAddress(ip);

/** 80 or 443 by default. */
export const portOf = (url: URL): number => Number(url.port || (url.protocol === 'https:' ? 443 : 80));

/** Without the brackets of an IPv6 literal. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

const originOf = (url: URL): string => `${url.hostname}:${portOf(url)}`;

function toUrl(text: string): URL {
  if (!URL.canParse(text)) throw refusal('address');
  return new URL(text);
}

const PORTS: ReadonlySet<number> = new Set([80, 443]);
const MAX_LENGTH = 2_000;
