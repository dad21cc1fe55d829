/** hard: there is no such address, never write there again. soft: this time it did not work. */
export type BounceKind = 'hard' | 'soft';

/**
 * By the status code of RFC 3463 (`5.1.1`). Permanent ones are hard, except where they speak of the mail or the server
 * and not of the address: a full mailbox (X.2.2), a mail that is too long (X.2.3), the receiving system (X.3), the
 * protocol (X.5), the content (X.6), its policy (X.7) and a sender that it does not like (X.1.7, X.1.8): one entry on a
 * block list must not make a whole list of people unreachable for ever. A disabled account (X.7.13, RFC 7504's registry) is about the address again.
 */
export function bounceKind(status: string): BounceKind {
  const [, kind, subject, detail] = /^([245])\.(\d{1,3})\.(\d{1,3})$/.exec(status.trim()) ?? [];
  if (kind !== '5') return 'soft';
  if (subject === '1' && (detail === '7' || detail === '8')) return 'soft';
  if (subject === '2') return detail === '2' || detail === '3' || detail === '4' ? 'soft' : 'hard';
  if (subject === '7') return detail === '13' ? 'hard' : 'soft';
  return subject === '3' || subject === '5' || subject === '6' ? 'soft' : 'hard';
}

/** By the status code in what a server answered; `otherwise` where it named none, or only 5.0.0, which says nothing. */
export function bounceKindOf(said: string, otherwise: BounceKind): BounceKind {
  const code = readStatus(said);
  return code && !/^[45]\.0\.0$/.test(code) ? bounceKind(code) : otherwise;
}

/** The first status code of RFC 3463 in a text; a part of a network address is none. */
export const readStatus = (text: string): string | null =>
  /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?!\.?\d)/.exec(text)?.[0] ?? null;

/** So many soft bounces of an address within so long, and it counts as dead. */
export const softBounces = { most: 3, days: 30 } as const;
