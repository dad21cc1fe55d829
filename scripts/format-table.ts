/** Plain text in columns for a terminal, two spaces apart: no frames, no colours, nothing truncated. */
export function formatTable(head: string[], rows: string[][]): string {
  const all = [head, ...rows].map((row) => row.map(oneLine));
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Typed text may contain line breaks and escape sequences, which a terminal would obey. */
// eslint-disable-next-line no-control-regex -- control characters are what it is about
export const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ');
