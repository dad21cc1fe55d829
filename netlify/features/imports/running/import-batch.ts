import type { ImportCounts } from '../../../../src/contracts/imports';
import type { ImportFaultKind } from '../../../../src/domain/contact-import';
import type { MergePlan, Merged, NumberedRow, Outcome } from './import-merge';

/** Records of a file that are brought in together. */
export interface ImportBatch {
  /** How many records stand before it. */
  from: number;
  rows: readonly NumberedRow[];
  plan: MergePlan;
  now: Date;
  /** The file's name, and what contacts say of where they come from. */
  file: string;
  source: string;
  /** How it is known that everybody agreed, where the whole file says so. */
  proof: string;
  actor: { id: string; name: string } | null;
  id(): string;
  end(outcomes: readonly Outcome[]): BatchEnd;
}

/** What the import's row says when the batch is in. */
export interface BatchEnd {
  counts: ImportCounts;
  faults: ImportFault[];
  /** Of each kind, so many are kept. */
  faultLimit: number;
  /** How many values were left out. */
  warnings: number;
  /** Rows that were not given the consent of the whole file. */
  excluded: number;
  doneRecords: number;
  progress: number;
}

/** A row that was refused, or a value that its row was taken without. Those with the same cause are shown together. */
export interface ImportFault {
  record: number;
  /** Counts the faults of a record. */
  nth: number;
  line: number;
  kind: ImportFaultKind;
  reason: string;
  cause: string;
  /** Of a value that was left out. */
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
