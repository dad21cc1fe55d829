import type { ImportedReason } from './consent';
import { unguardCell } from './formula-guard';

/** `atOnce`: per request. `file`: per file. */
export const suppressionLimits = { atOnce: 1_000, file: 100_000, bytes: 20_000_000 } as const;

/**
 * Reads a list of blocked addresses from elsewhere: text with one per line, or a CSV file of any program, where
 * the first cell that looks like an address counts. A file that this product wrote states a reason for each, and
 * one from a mail provider does in its own words; the reason matters because somebody who unsubscribed can never
 * be unblocked by the workspace. Lines without an address are skipped and reported; a heading above the
 * addresses is ignored.
 */
export function readSuppressionFile(text: string, otherwise: ImportedReason): SuppressionFile {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const seen = new Set<string>();
  const file: SuppressionFile = { entries: [], skipped: [], repeated: 0 };
  const heading = lines.findIndex((line) => line.trim() !== '');
  for (const [place, line] of lines.entries()) {
    const cells = line
      .slice(0, LONGEST_LINE)
      .split(/[,;\t]/)
      .map((cell) =>
        unguardCell(
          cell
            .trim()
            .replace(/^"(.*)"$/, '$1')
            .trim(),
        ),
      );
    const point = cells.find(looksLikeAddress);
    if (point === undefined) {
      const isHeading = place === heading && !line.includes('@');
      if (line.trim() !== '' && !isHeading)
        file.skipped.push({ line: place + 1, text: line.trim().slice(0, SHOWN_OF_LINE) });
    } else if (seen.has(point.toLowerCase())) file.repeated += 1;
    else {
      seen.add(point.toLowerCase());
      const reason = cells.map(reasonOf).find((one) => one !== undefined) ?? otherwise;
      file.entries.push({ point, reason, line: place + 1 });
    }
  }
  return file;
}

const looksLikeAddress = (cell: string): boolean =>
  cell.length <= 320 &&
  (/^[^\s@]+@[^\s@]+$/.test(cell) ||
    (/^\+?[\d\s().-]{6,}$/.test(cell) && cell.replace(/\D/g, '').length >= 6 && !/^\d{4}-\d\d-\d\d/.test(cell)));

/** The reasons' names in an exported file. */
export const reasonNames: Record<ImportedReason, string> = {
  blocked: 'Blocked',
  bounced: 'Email bounced',
  unsubscribed: 'Unsubscribed',
  complained: 'Reported as spam',
  asked: 'Asked not to be contacted',
};
const byName = new Map(
  Object.entries(reasonNames).map(([reason, name]) => [name.toLowerCase(), reason as ImportedReason]),
);
const reasonOf = (cell: string): ImportedReason | undefined =>
  byName.get(cell.toLowerCase()) ?? providerWords.find(([words]) => words.test(cell))?.[1];

/**
 * Whole cells as earlier versions wrote them, and as SendGrid, Mailgun, Postmark, Brevo, Mailchimp and Amazon
 * SES export them; a server's sentence does not match.
 */
const providerWords: readonly (readonly [RegExp, ImportedReason])[] = [
  [/^(?:hard|permanent|blocked)?[ _-]?bounc(?:e|ed|es)$|^(?:invalid|cleaned|mail came back)$/i, 'bounced'],
  [
    /^(?:spam|abuse)?[ _-]?complain(?:t|ts|ed)$|^spam(?:[ _-]?report(?:s|ed)?)?$|^(?:reported|marked)[ _-]as[ _-]spam$|^abuse$|^reported as unwanted$/i,
    'complained',
  ],
  [/^(?:unsubscribes?|unsub|opt(?:ed)?[ _-]?out|manualsuppression)$/i, 'unsubscribed'],
];
const LONGEST_LINE = 10_000;
const SHOWN_OF_LINE = 60;

/** Line numbers start at 1, as in editors and spreadsheets. */
export interface SuppressionFile {
  entries: { point: string; reason: ImportedReason; line: number }[];
  skipped: SkippedLine[];
  /** Lines whose address appeared earlier. */
  repeated: number;
}

/** A line without an address. */
export interface SkippedLine {
  line: number;
  text: string;
}
