/**
 * The one rule for email addresses: at sign-up, in imports, on screens and when sending. The local part is a
 * dot-string (RFC 5321, 4.1.2) of ASCII characters or of letters, marks and digits of any script (RFC 6531);
 * quoted strings and literals such as [192.0.2.1] are rejected, as in HTML's own rule. The domain is a name in
 * the public DNS; with `hosts: 'any'` it may also be one of a private network, which only an operator's settings
 * may use. Null for what is not an address.
 */
export function readEmailAddress(
  text: string,
  { hosts = 'public' }: { hosts?: 'public' | 'any' } = {},
): EmailAddress | null {
  const shown = text.normalize('NFC').trim();
  const at = shown.lastIndexOf('@');
  if (at < 1 || shown.length > MOST_TYPED) return null;
  const local = shown.slice(0, at);
  const folded = local.toLowerCase().normalize('NFC');
  if (!LOCAL.test(local) || !LOCAL.test(folded) || Math.max(octets(local), octets(folded)) > LONGEST_LOCAL) return null;
  const domain = asciiDomain(shown.slice(at + 1));
  if (domain === null || !(hosts === 'any' ? HOST : DOMAIN).test(domain)) return null;
  const [value, wire] = [`${folded}@${domain}`, `${local}@${domain}`];
  return Math.max(octets(value), octets(wire)) > LONGEST ? null : { value, wire, shown };
}

export const isEmailAddress = (text: string): boolean => readEmailAddress(text) !== null;

/** Whether every mail server can send to it: a local part beyond ASCII requires SMTPUTF8 (RFC 6531) on both sides. */
export const isPlainAddress = (address: string): boolean =>
  // eslint-disable-next-line no-control-regex -- ASCII is what it looks for
  /^[\x00-\x7f]*$/.test(address.slice(0, address.lastIndexOf('@')));

/** The error for a text that is not an email address. */
export const NO_ADDRESS = 'Enter an email address, for example ada@example.com.';
/** The error for a reply-to address that not everybody can write to. */
export const NO_PLAIN_ADDRESS =
  'Not every email app can reply to this address. Enter one with only plain letters (a to z) before the @.';

/** The domain in its DNS form (RFC 5891); null when it is not a domain name. */
function asciiDomain(typed: string): string | null {
  // Rejects characters that would end the host in a URL or be decoded there, before the URL parser sees them.
  if (/[^a-z0-9.\u0080-\u{10ffff}-]/iu.test(typed) || !URL.canParse(`http://${typed}`)) return null;
  return new URL(`http://${typed}`).hostname;
}

/** Length in UTF-8, which mail servers count. The text has no unpaired surrogates. */
const octets = (text: string): number => encodeURIComponent(text).replace(/%../g, '.').length;

const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;
/**
 * RFC 5321, 4.5.3.1: the most octets of the local part, and of the whole address, whose path of 256 includes
 * brackets.
 */
const LONGEST_LOCAL = 64;
const LONGEST = 254;
const MOST_TYPED = 320;

export interface EmailAddress {
  /** For storing and comparing: lower case, with the domain in ASCII. */
  value: string;
  /** For headers: as typed, with the domain in ASCII. */
  wire: string;
  shown: string;
}
