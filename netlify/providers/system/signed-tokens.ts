import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SignedTokens } from '../../ports/signed-tokens';

/**
 * Texts signed with the key of one purpose (HMAC-SHA256, RFC 2104): `end.subject.signature`, the expiry in
 * seconds since 1970, 0 for none. The signature is compared as text, so that a token has only one spelling.
 */
export function makeSignedTokens(key: Buffer): SignedTokens {
  const sign = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  function verified(token: string): { end: number; subject: string } | null {
    const [, text, end, subject, signature] = /^((\d{1,12})\.([\w.-]{1,200}))\.([\w-]{43})$/.exec(token) ?? [];
    if (text === undefined || subject === undefined || signature === undefined) return null;
    return timingSafeEqual(Buffer.from(sign(text)), Buffer.from(signature)) ? { end: Number(end), subject } : null;
  }

  return {
    seal: (subject, expiresAt) => {
      const text = `${expiresAt ? Math.floor(expiresAt.getTime() / 1000) : 0}.${subject}`;
      return `${text}.${sign(text)}`;
    },
    open: (token, now) => {
      const read = verified(token);
      return read === null || (read.end !== 0 && read.end * 1000 <= now.getTime()) ? null : read.subject;
    },
    readEnded: (token) => verified(token)?.subject ?? null,
  };
}
