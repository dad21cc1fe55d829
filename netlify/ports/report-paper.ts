import type { Report } from '../../src/domain/report';

/** Puts a report on paper: a PDF of A4 pages, tagged, with text that can be selected; the same input gives the same bytes. */
export interface ReportPrinter {
  print(report: ReportToPrint): Promise<Uint8Array>;
}

/** An agency, as its clients' reports name it. */
export interface PreparedBy {
  name: string;
  /** One line; '' for none. */
  contact: string;
  /** PNG */
  logo: Uint8Array | null;
}

export interface ReportToPrint {
  report: Report;
  brand: {
    /** #rrggbb, most important first. */
    colours: readonly string[];
    /** PNG */
    logo: Uint8Array | null;
  };
  /** Square JPEGs of the content, by its id. */
  pictures: ReadonlyMap<string, Uint8Array>;
  /** Whose work it is, where an agency looks after the business. */
  preparedBy: PreparedBy | null;
  /** 2026-11-30; stands in the file as the day on which it was made. */
  madeOn: string;
}
