import { createDecipheriv, hkdfSync, type ECDH } from 'node:crypto';

/** What a browser does with a push message: takes the sender's key from its header, and decrypts (RFC 8291, RFC 8188). */
export function openPush(body: Buffer, { keys, auth }: { keys: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const length = body[20]!;
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const derive = (secret: Buffer, by: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const input = derive(keys.computeSecret(sender), auth, info, 32);
  const open = createDecipheriv(
    'aes-128-gcm',
    derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  open.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
