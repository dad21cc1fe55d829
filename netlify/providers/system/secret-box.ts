import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { SecretBox, SecretPlace } from '../../ports/secret-box';

/**
 * AES-256-GCM (NIST SP 800-38D) with a random 96-bit nonce each time; the place is associated data, so that a
 * copied ciphertext cannot be opened elsewhere. `former` keys only decrypt. Keys are 32 bytes.
 */
export function makeSecretBox({ current, former = [] }: { current: Buffer; former?: readonly Buffer[] }): SecretBox {
  const keys = new Map([current, ...former].reverse().map((key) => [nameOf(key), key]));
  const keyId = nameOf(current);
  return {
    keyId,
    knows: (name) => keys.has(name),
    seal(secret, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, current, nonce, { authTagLength: TAG_BYTES }).setAAD(nameOfPlace(place));
      const sealed = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return { keyId, sealed: sealed.toString('base64url') };
    },
    open({ keyId: name, sealed }, place) {
      const key = keys.get(name);
      const bytes = Buffer.from(sealed, 'base64url');
      if (!key || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      const cipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      cipher.setAAD(nameOfPlace(place)).setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        return Buffer.concat([cipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), cipher.final()]).toString('utf8');
      } catch {
        return null; // the tag does not match
      }
    },
  };
}

const nameOf = (key: Buffer): string =>
  createHash('sha256').update('key id').update(key).digest('base64url').slice(0, KEY_ID_CHARACTERS);

/** As JSON, so that different places never have the same name. */
const nameOfPlace = (place: SecretPlace): Buffer => Buffer.from(JSON.stringify(place));

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_CHARACTERS = 12;
