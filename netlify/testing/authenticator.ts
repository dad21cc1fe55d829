import { createHmac } from 'node:crypto';

/**
 * The code of an authenticator app for a base-32 secret, `ahead` half minutes from now (RFC 6238; written
 * independently of the product's own).
 */
export function authenticatorCode(secret: string, ahead = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const mac = createHmac('sha1', decode(secret)).update(counter).digest();
  const at = mac[19]! & 15;
  const number = (((mac[at]! & 127) << 24) | (mac[at + 1]! << 16) | (mac[at + 2]! << 8) | mac[at + 3]!) % 1_000_000;
  return `${number}`.padStart(6, '0');
}

function decode(text: string): Buffer {
  let bits = '';
  for (const sign of text) bits += 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}
