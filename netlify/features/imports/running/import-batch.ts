import type { ImportCounts } from '../../../../src/contracts/imports';
import type { ImportFaultKind } from '../../../../src/domain/contact-import';
import type { MergePlan, Merged, NumberedRow, Outcome } from './import-merge';

/** Records of a file that are imported together. */
export interface ImportBatch {
  /** The number of records before it. */
  from: number;
  rows: readonly NumberedRow[];
  plan: MergePlan;
  now: Date;
  /** The file's name, and the source recorded on the contacts. */
  file: string;
  source: string;
  /** How everybody agreed, when consent is declared for the whole file. */
  proof: string;
  actor: { id: string; name: string } | null;
  id(): string;
  end(outcomes: readonly Outcome[]): BatchEnd;
}

/** The import's counters after the batch. */
export interface BatchEnd {
  counts: ImportCounts;
  faults: ImportFault[];
  /** How many faults of each kind are kept. */
  faultLimit: number;
  /** How many values were left out. */
  warnings: number;
  /** Rows that did not get the consent declared for the whole file. */
  excluded: number;
  doneRecords: number;
  progress: number;
}

/** A row that was refused, or a value left out of its row. Faults with the same cause are shown together. */
export interface ImportFault {
  record: number;
  /** The number of the fault within its record. */
  nth: number;
  line: number;
  kind: ImportFaultKind;
  reason: string;
  cause: string;
  /** For a value that was left out. */
  column: string;
  value: string;
  row: string;
}

export interface WrittenBatch {
  merged: Merged;
}

export function countsOf(outcomes: readonly Outcome[]): ImportCounts {
  const count = (did: Outcome['did']): number => outcomes.filter((outcome) => outcome.did === did).length;
  return {
    rows: outcomes.length,
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    skipped: count('skipped'),
    failed: count(undefined),
  };
}
