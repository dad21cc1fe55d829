import { foldedWord, likeText } from '../../../database/folded-text';

/**
 * What was typed, for the function conversations_found: every word has to begin a word of one message, or to be in the
 * person's name, address or subject.
 */
export function searchOf(typed: string): { query: string; patterns: string[]; isEmpty: boolean } {
  const words = typed.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const queries = words.map(termOf).filter((term) => term !== '');
  const patterns = words
    .map((word) => foldedWord(word))
    .filter(Boolean)
    .map((word) => `%${likeText(word)}%`);
  return { query: queries.join(' & '), patterns, isEmpty: patterns.length === 0 };
}

/**
 * An email address, from its beginning to wherever it was typed, or the end of a telephone number; null for anything else.
 * Numbers are kept as E.164, so that people type them without what stands in front.
 */
export function pointOf(typed: string): { kind: 'email' | 'phone'; pattern: string } | null {
  const word = typed.trim().toLowerCase();
  if (/^[^\s@]+@[^\s@]*$/.test(word)) return { kind: 'email', pattern: `${likeText(word)}%` };
  const digits = word.replace(/[\s()./-]/g, '').replace(/^\+/, '');
  return /^\d{4,17}$/.test(digits) ? { kind: 'phone', pattern: `%${digits.replace(/^00?(?=\d{6})/, '')}` } : null;
}

/** PostgreSQL keeps an address or a hyphenated word as it is as well as in parts: either may be meant. */
function termOf(word: string): string {
  const parts = word.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (parts.length === 0) return '';
  const whole = begins(word);
  if (parts.length === 1 && parts[0] === word) return whole;
  return `(${whole} | ${parts.map((part, at) => partOf(part, at === parts.length - 1)).join(' & ')})`;
}

/** A number behind a hyphen, as in order-77, is kept as a negative one. */
function partOf(part: string, isLast: boolean): string {
  const term = (text: string) => (isLast ? begins(text) : lexeme(text));
  return /^\d+$/.test(part) ? `(${term(part)} | ${term(`-${part}`)})` : term(part);
}

/** One letter begins too much to help anybody. */
const begins = (text: string): string => (text.length > 1 ? `${lexeme(text)}:*` : lexeme(text));
const lexeme = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
const MOST_WORDS = 10;
