import type { Language } from '../../domain/language';

/**
 * What a mail of the product says, before it becomes HTML and text. Strings are plain text; names typed by users go
 * through `safeName` first. `action.url` is absolute.
 */
export interface Letter {
  /** English unless it is said. */
  language?: Language;
  subject: string;
  /** The line that mailboxes show beside the subject; not shown in the mail itself. */
  preheader: string;
  heading: string;
  paragraphs: string[];
  action?: { label: string; url: string; /** Before the address in clear. */ orOpen?: string };
  /** Small print below the link: how long it works, what to do if it was not you. */
  after?: string[];
  /** For whom the mail is sent, in the product's own place: a business that writes to its people. `logo` is an absolute address. */
  brand?: {
    name: string;
    logo: string | null;
    /** Whose machine it was, in the letter’s language. */ sentFor?: string;
  };
}

/**
 * A name somebody typed, fit for a mail to somebody else: one line, no control or direction marks, at most `longest`
 * characters, and nothing that a mail client would turn into a link of its own: an invitation must not carry an
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

/** Whose machine it was. */
export const sentFor = (business: string): string => `Sent by Fourbeat for ${business}.`;

const LONGEST = 60;
