import type { Language } from '../../domain/language';

/**
 * The content of a product email before it is rendered as HTML and text. Strings are plain text; names typed by
 * users must go through `safeName` first. `action.url` is absolute.
 */
export interface SystemEmail {
  /** English by default. */
  language?: Language;
  subject: string;
  /** The preview text that mailboxes show beside the subject; hidden in the email itself. */
  preheader: string;
  heading: string;
  paragraphs: string[];
  action?: { label: string; url: string; /** The words before the plain-text address. */ orOpen?: string };
  /** Small print below the link: how long it works, what to do if it was not you. */
  after?: string[];
  /** The business that the email is sent for, shown in place of the product's name. `logo` is an absolute address. */
  brand?: {
    name: string;
    logo: string | null;
    /** The "Sent by" line, in the email’s language. */ sentFor?: string;
  };
}

/**
 * Makes a typed name safe for an email to somebody else: one line, no control or direction characters, at most
 * `longest` characters, and nothing that a mail client would turn into a link: an invitation must not carry an
 * advertisement ("Win at evil.example").
 */
export function safeName(typed: string, longest = LONGEST): string {
  const line = typed
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/:\/+/g, ': ')
    .replace(/\.(?=\p{L})/gu, '. ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...line];
  return characters.length > longest
    ? `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : line;
}

/** Says that the product sent the email for a business. */
export const sentFor = (business: string): string => `Sent by Fourbeat for ${business}.`;

const LONGEST = 60;
