import { attributionAt, headerBlockAt, isForwardMark, isOriginalMark } from './mail-quote-marks';

/**
 * What somebody wrote, apart from the earlier mail below it (or above it). Nothing is lost: every line is in one of
 * the two. Where a quotation is answered line by line, or nothing but a quotation is there, all of it stays.
 */
export function foldQuote(mail: string, { isForward = false }: { isForward?: boolean } = {}): FoldedMail {
  const whole = mail.replace(/\r\n?/g, '\n').replace(/^\n+|\s+$/g, '');
  const lines = whole.split('\n').slice(0, MOST_LINES);
  if (isForward || whole === '') return { text: whole, quoted: '' };
  const rest = whole.split('\n').slice(MOST_LINES);
  const folded = foldLines(lines) ?? { own: lines, quoted: [] };
  const [text, quoted] = [joined(folded.own), joined([...folded.quoted, ...rest])];
  return text === '' ? { text: whole, quoted: '' } : { text, quoted };
}

function foldLines(lines: string[]): Parts | null {
  for (let at = 0; at < lines.length; at += 1) {
    if (isForwardMark(lines[at]!)) return null;
    if (isOriginalMark(lines[at]!) || headerBlockAt(lines, at)) {
      const start = startOfBlock(lines, at);
      return { own: lines.slice(0, start), quoted: lines.slice(start) };
    }
    const long = attributionAt(lines, at);
    if (long > 0) return foldBelow(lines, at, long);
  }
  return foldMarked(lines);
}

/** A rule of underscores or an invisible line belongs to the block below it. */
function startOfBlock(lines: readonly string[], at: number): number {
  let start = at;
  while (start > 0 && /^[\s_*-]*$/.test(lines[start - 1]!)) start -= 1;
  return start;
}

/** After "On … wrote:": the marked lines, or everything where none is marked. */
function foldBelow(lines: string[], at: number, long: number): Parts | null {
  const below = lines.slice(at + long);
  if (!below.some(isMarked)) return { own: lines.slice(0, at), quoted: lines.slice(at) };
  const first = below.findIndex((line) => !isMarked(line) && line.trim() !== '');
  if (first < 0) return { own: lines.slice(0, at), quoted: lines.slice(at) };
  const end = at + long + first;
  const after = lines.slice(end);
  if (after.some(isMarked)) return null; // answered line by line
  if (!below.slice(0, first).some(isMarked)) return null;
  return { own: [...lines.slice(0, at), '', ...after], quoted: lines.slice(at, end) };
}

/** Without "On … wrote:": marked lines at the end, or at the beginning. */
function foldMarked(lines: string[]): Parts | null {
  const isQuote = (line: string) => isMarked(line) || line.trim() === '';
  const lastOwn = lines.findLastIndex((line) => !isQuote(line));
  const firstOwn = lines.findIndex((line) => !isQuote(line));
  if (lastOwn < 0) return null;
  const end = lines.slice(lastOwn + 1);
  if (end.some(isMarked)) return { own: lines.slice(0, lastOwn + 1), quoted: end };
  const begin = lines.slice(0, firstOwn);
  if (begin.some(isMarked) && !lines.slice(firstOwn).some(isMarked))
    return { own: lines.slice(firstOwn), quoted: begin };
  return null;
}

const isMarked = (line: string): boolean => /^\s{0,3}(?:[>|»]|&gt;)/.test(line);

const joined = (lines: readonly string[]): string => lines.join('\n').replace(/^\n+|\s+$/g, '');

const MOST_LINES = 20_000;

interface Parts {
  own: string[];
  quoted: string[];
}

export interface FoldedMail {
  text: string;
  quoted: string;
}
