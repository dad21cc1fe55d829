import { randomBytes } from 'node:crypto';
import type { Ids } from '../../ports/ids';

export const systemIds: Ids = { id: uuidV7, token: (bytes) => randomBytes(bytes).toString('base64url') };

/** RFC 9562, version 7: 48 bits of milliseconds, then random bits. New rows land at the end of an index. */
function uuidV7(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
