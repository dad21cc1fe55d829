/** What divides the columns of a CSV file that we write. Excel opens a file at a double click by the one of its country: a semicolon wherever the comma divides cents. */
export const csvSeparators = [',', ';', '\t'] as const;
export type CsvSeparator = (typeof csvSeparators)[number];
