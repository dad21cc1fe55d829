import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address in canonical spelling is somebody's public server. IPv4 by the IANA special-purpose registry
 * (RFC 6890, as ipaddr.js keeps it); IPv6 only inside 2000::/3, the one block of global unicast that IANA gives out,
 * which leaves out ::/96, mapped, NAT64 and local addresses whatever their range is called.
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

/** Two spellings of one address: '::1' and '0:0:0:0:0:0:0:1'. */
export const isSameAddress = (one: string, other: string): boolean =>
  isIP(one) !== 0 &&
  isIP(other) !== 0 &&
  ipaddr.process(one).toNormalizedString() === ipaddr.process(other).toNormalizedString();

/** ISATAP (RFC 5214) carries an IPv4 address behind 0:5efe or 200:5efe, under any prefix. */
const isTunnelled = ({ parts }: ipaddr.IPv6): boolean => (parts[4]! & ~0x200) === 0 && parts[5] === 0x5efe;

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** RFC 9637 */
const DOCUMENTATION = ipaddr.IPv6.parseCIDR('3fff::/20');
/** Public by number only: inside every Azure network the host's own services (metadata, DNS) answer at it. */
const AZURE_HOST = ipaddr.IPv4.parseCIDR('168.63.129.16/32');
