/**
 * Guards a CSV cell so that no spreadsheet runs it: text that begins like a formula gets an apostrophe in front,
 * which every spreadsheet reads as "this is text" (OWASP, CSV Injection). Text that begins with apostrophes and
 * would be a formula without them gets one more, so that `unguardCell` always restores the original.
 */
export const guardCell = (text: string): string => (RUNS.test(text) ? `'${text}` : text);

export const unguardCell = (text: string): string =>
  text.startsWith("'") && RUNS.test(text.slice(1)) ? text.slice(1) : text;

/** Includes full-width signs, which some spreadsheets normalise, and the characters that they skip first. */
const RUNS = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
