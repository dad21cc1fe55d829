/**
 * The one rule for email addresses, at sign-up, in imports, on screens and when mail is sent. Before the @ stands a
 * dot-string (RFC 5321, 4.1.2) of ASCII signs or of letters, marks and digits of any script (RFC 6531); quoted words and
 * literals such as [192.0.2.1] are left out, as HTML's own rule does. Behind it stands a name in the public DNS; with
 * `hosts: 'any'` also one of a private network, which only an operator's settings may use. Null when it is no address.
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

/** Whether every mail server can write there: beyond ASCII before the @, both sides need SMTPUTF8 (RFC 6531). */
export const isPlainAddress = (address: string): boolean =>
  // eslint-disable-next-line no-control-regex -- ASCII is what it looks for
  /^[\x00-\x7f]*$/.test(address.slice(0, address.lastIndexOf('@')));

/** What is said of a text that is no address. */
export const NO_ADDRESS = 'Enter an email address, for example ada@example.com.';
/** What is said of an address for replies that not everybody can write to. */
export const NO_PLAIN_ADDRESS =
  'Not every email app can reply to this address. Enter one with only plain letters (a to z) before the @.';

/** As DNS knows it (RFC 5891); null when it is no name. */
function asciiDomain(typed: string): string | null {
  // Signs that end a host in a URL, or are decoded there, never reach the reader of URLs.
  if (/[^a-z0-9.\u0080-\u{10ffff}-]/iu.test(typed) || !URL.canParse(`http://${typed}`)) return null;
  return new URL(`http://${typed}`).hostname;
}

/** In UTF-8, which is what mail servers count. The text has no halves of surrogate pairs. */
const octets = (text: string): number => encodeURIComponent(text).replace(/%../g, '.').length;

const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** RFC 5321, 4.5.3.1: octets before the @, and of the whole, whose path of 256 has brackets. */
const LONGEST_LOCAL = 64;
const LONGEST = 254;
const MOST_TYPED = 320;

export interface EmailAddress {
  /** What is compared and kept: lower case, its domain in ASCII. */
  value: string;
  /** What goes into headers: as it was typed, its domain in ASCII. */
  wire: string;
  shown: string;
}
