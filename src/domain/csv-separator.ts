/**
 * The separator of the CSV files that we write. Excel opens a double-clicked file with the separator of its
 * country: a semicolon wherever the comma is the decimal mark.
 */
export const csvSeparators = [',', ';', '\t'] as const;
export type CsvSeparator = (typeof csvSeparators)[number];
