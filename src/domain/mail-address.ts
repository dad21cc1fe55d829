/**
 * Reads an address that somebody typed into an email. web: a page, whose clicks are counted; `target` may hold
 * merge fields. direct: a mailbox or phone number, opened without counting. fault: a sentence that says what is
 * wrong. `example.com/menu` is read as https://example.com/menu.
 */
export function readMailAddress(typed: string): MailAddress {
  const url = typed.trim();
  if (url === '') return { kind: 'fault', sentence: 'has no address' };
  if (/^\{\{/.test(url)) return { kind: 'web', target: url };
  if (/^(mailto|tel):/i.test(url)) {
    if (/[{}]/.test(url))
      return {
        kind: 'fault',
        sentence: 'contains a merge field, which doesn’t work in an email address or phone number',
      };
    if (/^mailto:[^\s@?"<>]+@[^\s@?"<>]+(\?[^"<>]*)?$/i.test(url))
      return { kind: 'direct', href: url.replace(/\s/g, '%20') };
    return /^tel:\+?[\d\s().-]{3,}$/i.test(url)
      ? { kind: 'direct', href: url.replace(/\s/g, '') }
      : { kind: 'fault', sentence: 'is not a valid email address or phone number' };
  }
  const target = /^https?:\/\//i.test(url)
    ? url
    : /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}([/?#].*)?$/i.test(url)
      ? `https://${url}`
      : null;
  if (target === null) return { kind: 'fault', sentence: 'does not start with https://' };
  const plain = withoutFields(target);
  if (/\s/.test(plain) || !URL.canParse(plain)) return { kind: 'fault', sentence: 'is not a complete web address' };
  return { kind: 'web', target };
}

/**
 * Whether a host cannot be reached from outside: this machine, private networks (RFC 1918, RFC 6762), names
 * without a dot.
 */
export function isHostNobodyReaches(target: string): boolean {
  const plain = withoutFields(target);
  if (!URL.canParse(plain)) return false;
  const host = new URL(plain).hostname.toLowerCase();
  return !/[.:]/.test(host)
    ? !target.startsWith('{{')
    : /(^|\.)localhost$|\.(local|internal|test|invalid)$|^(127|10|0)\.|^192\.168\.|^169\.254\.|^172\.(1[6-9]|2\d|3[01])\.|^\[(::1?|f[cde].*)\]$/.test(
        host,
      );
}

/**
 * An output contains no braces (merge-construct.ts); a pattern that allowed them would scan the rest of the text
 * again at every `{{`.
 */
const withoutFields = (target: string): string => target.replace(/\{\{[^{}\n]*\}\}/g, 'x');

export type MailAddress =
  | { kind: 'web'; target: string }
  | { kind: 'direct'; href: string }
  | { kind: 'fault'; sentence: string };
