import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';

/**
 * A key pair as sending domains have it: the private key as PEM, the public one as base64 of its
 * SubjectPublicKeyInfo.
 */
export function signingKeys(): { publicKey: string; privateKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { publicKey: publicKey.toString('base64'), privateKey };
}

/**
 * Verifies a DKIM signature like a mailbox provider (RFC 6376, relaxed/relaxed, rsa-sha256), without the library
 * that made it. Returns its tags, and whether body and headers match.
 */
export function readSignature(raw: string, publicKey: string): { tags: Record<string, string>; holds: boolean } {
  const split = raw.indexOf('\r\n\r\n');
  const fields = raw.slice(0, split).split(/\r\n(?![ \t])/);
  const field = fields.find((one) => /^dkim-signature:/i.test(one));
  if (!field) return { tags: {}, holds: false };
  const tags = Object.fromEntries(
    field
      .slice(field.indexOf(':') + 1)
      .split(';')
      .map((tag) => tag.trim())
      .filter(Boolean)
      .map((tag): [string, string] => [
        tag.slice(0, tag.indexOf('=')).trim(),
        tag.slice(tag.indexOf('=') + 1).replace(/\s+/g, ''),
      ]),
  );
  const body = raw
    .slice(split + 4)
    .split('\r\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
    .join('\r\n')
    .replace(/(\r\n)+$/, '');
  const bodyHash = createHash('sha256')
    .update(body === '' ? '' : `${body}\r\n`, 'latin1')
    .digest('base64');
  const rest = [...fields];
  const signed = tags.h!.split(':').flatMap((name) => {
    const at = rest.findLastIndex((one) => one.slice(0, one.indexOf(':')).trim().toLowerCase() === name.toLowerCase());
    return at < 0 ? [] : [`${relaxed(rest.splice(at, 1)[0]!)}\r\n`];
  });
  const unsigned = relaxed(field).replace(/(\bb=)[^;]*$/, '$1');
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return {
    tags,
    holds:
      tags.bh === bodyHash &&
      verify('sha256', Buffer.from(signed.join('') + unsigned, 'latin1'), key, Buffer.from(tags.b!, 'base64')),
  };
}

const relaxed = (field: string): string => {
  const at = field.indexOf(':');
  return `${field.slice(0, at).trim().toLowerCase()}:${field
    .slice(at + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()}`;
};
