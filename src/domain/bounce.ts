/** hard: the address does not exist and must not be written to again. soft: a temporary failure. */
export type BounceKind = 'hard' | 'soft';

/**
 * Classifies by the status code of RFC 3463 (`5.1.1`). Permanent codes are hard, except where they concern the
 * email or the server and not the address: a full mailbox (X.2.2), a message too long (X.2.3), the receiving
 * system (X.3), the protocol (X.5), the content (X.6), its policy (X.7) and a rejected sender (X.1.7, X.1.8):
 * one entry on a block list must not make a whole list unreachable for ever. A disabled account (X.7.13, RFC
 * 7504's registry) concerns the address again.
 */
export function bounceKind(status: string): BounceKind {
  const [, kind, subject, detail] = /^([245])\.(\d{1,3})\.(\d{1,3})$/.exec(status.trim()) ?? [];
  if (kind !== '5') return 'soft';
  if (subject === '1' && (detail === '7' || detail === '8')) return 'soft';
  if (subject === '2') return detail === '2' || detail === '3' || detail === '4' ? 'soft' : 'hard';
  if (subject === '7') return detail === '13' ? 'hard' : 'soft';
  return subject === '3' || subject === '5' || subject === '6' ? 'soft' : 'hard';
}

/**
 * Classifies by the status code in a server's answer; returns `otherwise` when it has none, or only 5.0.0, which
 * says nothing.
 */
export function bounceKindOf(said: string, otherwise: BounceKind): BounceKind {
  const code = readStatus(said);
  return code && !/^[45]\.0\.0$/.test(code) ? bounceKind(code) : otherwise;
}

/** The first RFC 3463 status code in a text; part of an IP address does not count. */
export const readStatus = (text: string): string | null =>
  /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?!\.?\d)/.exec(text)?.[0] ?? null;

/** An address with this many soft bounces within this many days counts as dead. */
export const softBounces = { most: 3, days: 30 } as const;
