import { isEmailAddress, isPlainAddress } from './email-address';
import { SWITCHED_ON, type VendorField } from './vendor';

/**
 * What is wrong with a field's value, as a sentence; null when nothing is. Only formats that a vendor documents
 * are checked, never a prefix or a length that it may change tomorrow; beyond that only values far too short for
 * any key.
 */
export const faultOfValue = (field: VendorField, value: string): string | null => CHECKS[field]?.(value) ?? null;

/**
 * Ports on which mail servers accept mail from programs: RFC 8314 (465, 587), 25, and what providers offer where
 * those are blocked.
 */
export const SMTP_PORTS: readonly string[] = ['465', '587', '2525', '25'];

/** Keys travel in HTTP headers, which take only visible ASCII; a copied mask contains dots. */
const key =
  (shortest = SHORTEST_KEY) =>
  (value: string): string | null => {
    if (!/^[\x21-\x7e]+$/.test(value))
      return 'This holds a space or a character that no key has. Copy the whole key again.';
    return value.length < shortest ? 'This is too short for a key. Copy the whole key again.' : null;
  };

function baseUrl(value: string): string | null {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value))
    return 'Write the whole address, such as https://api.openai.com/v1.';
  const { username, password, search, hash } = new URL(value);
  if (username !== '' || password !== '')
    return 'Leave out the name and password before the @: the key has its own field.';
  return search !== '' || hash !== '' || /[?#]/.test(value) ? 'Leave out everything from the ? or # on.' : null;
}

const SHORTEST_KEY = 8;
/** OpenAI-compatible servers without keys are given words such as "EMPTY" or "none". */
const SHORTEST_WORD = 4;

/** A host name or an IPv4 address; where it leads is checked when it is used. */
const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i;

const CHECKS: Partial<Record<VendorField, (value: string) => string | null>> = {
  openaiKey: key(SHORTEST_WORD),
  openaiBaseUrl: baseUrl,
  openaiModel: (value) =>
    /^(?!.*[<>])[\x21-\x7e]+$/.test(value)
      ? null
      : 'A model’s name has no spaces, no < and no >. Write it as the service does, such as gpt-6.1-terra.',
  openaiTexts: (value) => (value === SWITCHED_ON ? null : 'This is on, or not stored.'),
  // https://www.twilio.com/docs/glossary/what-is-a-sid
  twilioSid: (value) =>
    /^AC[0-9a-f]{32}$/i.test(value)
      ? null
      : 'An account SID is AC followed by 32 digits and letters from a to f. You’ll find it on the first page of the Twilio console.',
  twilioToken: key(),
  heygenKey: key(),
  metaAccessToken: key(),
  metaPageId: (value) =>
    /^\d+$/.test(value)
      ? null
      : 'A page ID is digits only. You’ll find it under About, Page transparency, on your Facebook page.',
  metaAppSecret: key(),
  smtpHost: (value) => (HOST.test(value) ? null : 'Write the server’s name only, such as smtp.example.com.'),
  smtpPort: (value) => (SMTP_PORTS.includes(value) ? null : 'Mail servers listen on 465, 587, 2525 or 25.'),
  smtpFrom: (value) =>
    isEmailAddress(value) && isPlainAddress(value)
      ? null
      : 'This is not an email address. Write it like hello@example.com.',
  paypalClientId: key(),
  paypalSecret: key(),
};
