import { createHash, timingSafeEqual } from 'node:crypto';

/** Compared as digests of equal length, so that neither time nor length reveals how close a guess was. */
export const sameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

/** The password or token in `Authorization`: Bearer, or Basic with any user name (RFC 6750, RFC 7617). */
export function shownSecret(headers: Headers): string | null {
  const [, scheme, value] = /^(Bearer|Basic) (\S{1,1000})$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (!scheme || !value) return null;
  if (scheme.toLowerCase() === 'bearer') return value;
  const pair = Buffer.from(value, 'base64').toString();
  const colon = pair.indexOf(':');
  return colon < 0 ? null : pair.slice(colon + 1);
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
