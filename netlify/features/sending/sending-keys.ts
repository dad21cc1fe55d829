import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * A key pair for signing email: 2,048 bits, which every mailbox provider supports (RFC 8301). The public half is
 * base64 of its SubjectPublicKeyInfo.
 */
export async function makeSigningKeys(): Promise<{ publicKey: string; privateKey: string }> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { publicKey: publicKey.toString('base64'), privateKey };
}
