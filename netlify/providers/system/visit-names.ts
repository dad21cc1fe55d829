import { createHmac } from 'node:crypto';
import type { VisitNames } from '../../ports/visitor';

/**
 * Keyed hashes (HMAC-SHA256, RFC 2104). The key is made of the installation's own and the day's salt: without both
 * nobody can find out which address a hash was made of, and once the salt is deleted nobody can at all.
 */
export function makeVisitNames(key: Buffer): VisitNames {
  const hash = (salt: string, words: readonly string[]): Buffer =>
    createHmac('sha256', createHmac('sha256', key).update(salt).digest()).update(JSON.stringify(words)).digest();
  return {
    person: (salt, site, { address, agent }) => hash(salt, ['person', site, address, agent]).toString('base64url'),
    eventId: (salt, words) => {
      const bytes = hash(salt, ['event', ...words]).subarray(0, 16);
      bytes[6] = (bytes[6]! & 0x0f) | 0x80; // version 8: a use of one's own (RFC 9562 §5.8)
      bytes[8] = (bytes[8]! & 0x3f) | 0x80;
      const hex = bytes.toString('hex');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
    },
  };
}
