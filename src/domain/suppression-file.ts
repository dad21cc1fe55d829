import type { ImportedReason } from './consent';
import { unguardCell } from './formula-guard';

/** `atOnce`: in one request. `file`: in one file. */
export const suppressionLimits = { atOnce: 1_000, file: 100_000, bytes: 20_000_000 } as const;

/**
 * Addresses in a list from elsewhere: a text with one in each line, or a CSV file of any program, of which the first cell
 * that looks like an address counts. A file that this product wrote says of each why it is blocked, and one of a mail
 * provider in its own words: whoever is taken to have unsubscribed can never be unblocked. Lines without an address are
 * skipped and told; a heading above the addresses is neither.
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

/** How an exported file names them. */
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

/** Whole cells as this product wrote them before, and as SendGrid, Mailgun, Postmark, Brevo, Mailchimp and Amazon SES export them; a server's sentence is not one. */
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

/** Lines are counted from 1, as editors and spreadsheets do. */
export interface SuppressionFile {
  entries: { point: string; reason: ImportedReason; line: number }[];
  skipped: SkippedLine[];
  /** Lines with an address that stood further up. */
  repeated: number;
}

/** A line without an address. */
export interface SkippedLine {
  line: number;
  text: string;
}
