/**
 * A cell of a CSV file that no spreadsheet runs: what begins like a formula gets an apostrophe in front, which every
 * spreadsheet takes for "this is text" (OWASP, CSV Injection). What begins with apostrophes and would be a formula
 * without them gets one more, so that `unguardCell` always gives back what was there.
 */
export const guardCell = (text: string): string => (RUNS.test(text) ? `'${text}` : text);

export const unguardCell = (text: string): string =>
  text.startsWith("'") && RUNS.test(text.slice(1)) ? text.slice(1) : text;

/** Also the wide signs, which some spreadsheets fold, and what they skip before they look. */
const RUNS = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
