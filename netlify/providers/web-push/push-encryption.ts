import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushTarget } from '../../ports/push-sender';

/**
 * A message that only the subscribed browser can read: RFC 8291 (keys) in one record of RFC 8188 (aes128gcm). `chance`
 * gives the sender's key and the salt; tests give those of the RFC's example.
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>,
  chance: { privateKey?: Buffer; salt?: Buffer } = {},
): Buffer {
  const ours = createECDH(CURVE);
  if (chance.privateKey) ours.setPrivateKey(chance.privateKey);
  else ours.generateKeys();
  const salt = chance.salt ?? randomBytes(16);
  const theirs = Buffer.from(p256dh, 'base64url');
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours.getPublicKey()]);
  const input = derive(ours.computeSecret(theirs), Buffer.from(auth, 'base64url'), both, 32);
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2 ends the last record.
  const record = Buffer.concat([cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])), cipher.final()]);
  const header = Buffer.alloc(5);
  header.writeUInt32BE(RECORD_BYTES, 0);
  header.writeUInt8(ours.getPublicKey().length, 4);
  return Buffer.concat([salt, header, ours.getPublicKey(), record, cipher.getAuthTag()]);
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** P-256, of which push services accept no other. */
export const CURVE = 'prime256v1';
/** Larger than any message that push services take (RFC 8030, 7.2: 4096). */
const RECORD_BYTES = 4096;
