/**
 * A page's text as one line for a form: without control, direction and invisible characters and unpaired
 * surrogates, spaces collapsed, at most `max` characters, cut at a word. It is data, never an instruction.
 */
export function cleanText(text: unknown, max: number): string {
  if (typeof text !== 'string') return '';
  const line = text
    .slice(0, max * 20 + 1_000)
    .toWellFormed()
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max - 1);
  const atWord = cut.lastIndexOf(' ');
  return `${(atWord > max / 2 ? cut.slice(0, atWord) : cut)
    .toWellFormed()
    .replace(/[\s,;:–—-]+$/, '')
    .replaceAll('\uFFFD', '')}…`;
}

/** The same, cut at the end of a sentence if there is one in the second half. */
export function cleanSentences(text: unknown, max: number): string {
  const line = cleanText(text, max);
  if (!line.endsWith('…')) return line;
  const whole = `${line.slice(0, -1)} `;
  const end = Math.max(...['. ', '! ', '? '].map((mark) => whole.lastIndexOf(mark)));
  return end > max / 2 ? whole.slice(0, end + 1) : line;
}

const INVISIBLE =
  // eslint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFFD\u{E0000}-\u{E007F}]/gu;
