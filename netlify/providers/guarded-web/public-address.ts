import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Whether a canonical IP address belongs to the public internet. IPv4 by the IANA special-purpose registry (RFC
 * 6890, as in ipaddr.js); IPv6 only inside 2000::/3, the one block of global unicast that IANA assigns, which
 * excludes ::/96, mapped, NAT64 and local addresses whatever their range is called.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv6)
    return parsed.match(GLOBAL_UNICAST) && !parsed.match(DOCUMENTATION) && !isTunnelled(parsed);
  return !parsed.match(AZURE_HOST);
}

export const isLoopbackAddress = (address: string): boolean =>
  isIP(address) !== 0 && ipaddr.parse(address).range() === 'loopback';

/** Compares addresses regardless of notation: '::1' and '0:0:0:0:0:0:0:1'. */
export const isSameAddress = (one: string, other: string): boolean =>
  isIP(one) !== 0 &&
  isIP(other) !== 0 &&
  ipaddr.process(one).toNormalizedString() === ipaddr.process(other).toNormalizedString();

/** ISATAP (RFC 5214) embeds an IPv4 address after 0:5efe or 200:5efe, under any prefix. */
const isTunnelled = ({ parts }: ipaddr.IPv6): boolean => (parts[4]! & ~0x200) === 0 && parts[5] === 0x5efe;

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** RFC 9637 */
const DOCUMENTATION = ipaddr.IPv6.parseCIDR('3fff::/20');
/** Looks public, but inside every Azure network it is the host's own services (metadata, DNS). */
const AZURE_HOST = ipaddr.IPv4.parseCIDR('168.63.129.16/32');
