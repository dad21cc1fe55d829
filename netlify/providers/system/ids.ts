import { randomBytes } from 'node:crypto';
import type { Ids } from '../../ports/ids';

export const systemIds: Ids = { id: uuidV7, token: (bytes) => randomBytes(bytes).toString('base64url') };

let millisecond = 0;
let count = 0;

/**
 * RFC 9562, version 7: 48 bits of milliseconds, 12 bits that count within one (§6.2, method 1), then random
 * bits. New rows go to the end of an index, and what one process creates sorts in order of creation.
 */
function uuidV7(): string {
  const now = Date.now();
  if (now > millisecond || count === LAST_COUNT) {
    millisecond = Math.max(now, millisecond + 1);
    count = 0;
  } else {
    count += 1;
  }
  const bytes = randomBytes(16);
  bytes.writeUIntBE(millisecond, 0, 6);
  bytes.writeUInt16BE(0x7000 | count, 6);
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const LAST_COUNT = 0xfff;
