/**
 * Reads delimited text (RFC 4180 and what programs make of it) incrementally, record by record, with the line on
 * which each begins. Lines end with LF, CRLF or CR; records may have any number of cells; a quote inside an
 * unquoted cell is an ordinary character. No input makes it fail or hold more than `16 × recordLimit`
 * characters: a record that is too long, too wide or has an unclosed quote becomes a fault, and reading
 * continues, after an unclosed quote on the next line. csv-parse would stop there, and a forgotten quote would
 * cost the rest of the file.
 */
export function makeCsvReader({ delimiter, recordLimit, columnLimit }: Options): CsvReader {
  let text = ''; // starts at the current record or skipped line
  let line = 1;
  let skipping = false;

  function take(ended: boolean): CsvRecord[] {
    const records: CsvRecord[] = [];
    let at = 0;
    while (at < text.length) {
      const found = skipping ? skipLine(text, at, ended) : readRecord(text, at, ended);
      if (!found) break;
      if (found.fault)
        records.push({
          line,
          cells: [],
          raw: text.slice(at, Math.min(found.next, lineEnd(text, at), at + RAW)),
          fault: found.fault,
        });
      else if (found.cells.length > 1 || found.cells[0]?.trim()) records.push({ line, cells: found.cells, raw: '' });
      line += found.breaks;
      skipping = found.skips;
      at = found.next;
    }
    text = text.slice(at);
    return records;
  }

  function readRecord(whole: string, start: number, ended: boolean): Found | null {
    const cells: string[] = [];
    const record = (next: number, breaks: number): Found =>
      next - start > recordLimit
        ? fault('too-long', next, breaks)
        : cells.length > columnLimit
          ? fault('too-wide', next, breaks)
          : { cells, next, breaks, skips: false };
    const unclosed = (): Found => {
      const end = lineEnd(whole, start);
      return fault('unclosed', afterBreak(whole, end), end < whole.length ? 1 : 0);
    };
    let spansLines = false;
    for (let at = start; ;) {
      const quote = firstLetter(whole, at);
      let end = -1;
      if (whole.charCodeAt(quote) === QUOTE) {
        const close = closingQuote(whole, quote, ended);
        if (close === null) return ended || whole.length - start > recordLimit * PATIENCE ? unclosed() : null;
        const after = firstLetter(whole, close + 1);
        if (after >= whole.length && !ended) return null;
        const letters = whole.slice(quote + 1, close);
        const breaks = /[\r\n]/.test(letters);
        if (after >= whole.length || ends(whole.charCodeAt(after))) {
          cells.push(letters.includes('"') ? letters.replaceAll('""', '"') : letters);
          spansLines ||= breaks;
          end = after;
        } else if (breaks) return unclosed(); // a quote on a later line was taken for the closing one
      }
      if (end < 0) {
        end = at;
        while (end < whole.length && !ends(whole.charCodeAt(end))) end += 1;
        if (end === whole.length && !ended) {
          if (end - start <= recordLimit) return null;
          return { ...fault('too-long', end, spansLines ? countBreaks(whole, start, end) : 0), skips: true };
        }
        cells.push(whole.slice(at, end));
      }
      if (end < whole.length && whole.charCodeAt(end) === separator) {
        at = end + 1;
        if (cells.length > columnLimit) cells.length = columnLimit + 1; // enough to report the fault
        continue;
      }
      if (end + 1 >= whole.length && whole.charCodeAt(end) === CR && !ended) return null; // LF may follow
      const next = afterBreak(whole, end);
      return record(next, spansLines ? countBreaks(whole, start, next) : end < whole.length ? 1 : 0);
    }
  }

  const separator = delimiter.charCodeAt(0);
  const ends = (code: number): boolean => code === separator || code === LF || code === CR;
  /** Skips spaces, which some programs write around quotes; without a quote they belong to the cell. */
  const firstLetter = (whole: string, at: number): number => {
    let behind = at;
    while (whole.charCodeAt(behind) === SPACE) behind += 1;
    return behind;
  };

  return {
    push(more) {
      text += more;
      return take(false);
    },
    end: () => take(true),
  };
}

/**
 * The position of the quote that closes the one at `open`; null when it has not arrived. A quote at the end may
 * be half of an escaped pair.
 */
function closingQuote(whole: string, open: number, ended: boolean): number | null {
  for (let scan = open + 1; ;) {
    const close = whole.indexOf('"', scan);
    if (close < 0 || (close + 1 === whole.length && !ended)) return null;
    if (whole.charCodeAt(close + 1) !== QUOTE) return close;
    scan = close + 2;
  }
}

function skipLine(whole: string, at: number, ended: boolean): Found | null {
  const end = lineEnd(whole, at);
  if (end === whole.length) return { cells: [], next: end, breaks: 0, skips: !ended };
  if (end + 1 === whole.length && whole.charCodeAt(end) === CR && !ended) return null;
  return { cells: [], next: afterBreak(whole, end), breaks: 1, skips: false };
}

function lineEnd(whole: string, at: number): number {
  let end = at;
  while (end < whole.length && whole.charCodeAt(end) !== LF && whole.charCodeAt(end) !== CR) end += 1;
  return end;
}

const afterBreak = (whole: string, end: number): number =>
  whole.charCodeAt(end) === CR && whole.charCodeAt(end + 1) === LF ? end + 2 : Math.min(end + 1, whole.length);
const countBreaks = (whole: string, from: number, to: number): number =>
  whole.slice(from, to).match(/\r\n|\r|\n/g)?.length ?? 0;
const fault = (why: CsvFault, next: number, breaks: number): Found => ({
  cells: [],
  next,
  breaks,
  skips: false,
  fault: why,
});

const [QUOTE, LF, CR, SPACE] = [34, 10, 13, 32];
/** How many times the record limit an open quote may span before it counts as unclosed. */
const PATIENCE = 16;
/** How much of an unreadable record is kept. */
const RAW = 1_000;

export type CsvFault = 'too-long' | 'too-wide' | 'unclosed';

export interface CsvRecord {
  /** The line on which it begins, from 1. */
  line: number;
  cells: string[];
  /** For a fault: the beginning of its first line. */
  raw: string;
  fault?: CsvFault;
}

export interface CsvReader {
  push(text: string): CsvRecord[];
  /** The remaining records at the end of the text. */
  end(): CsvRecord[];
}

interface Found {
  cells: string[];
  next: number;
  breaks: number;
  /** The rest of the line is skipped too. */
  skips: boolean;
  fault?: CsvFault;
}

interface Options {
  delimiter: string;
  /** Characters per record. */
  recordLimit: number;
  columnLimit: number;
}
