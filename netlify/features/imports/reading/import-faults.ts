import type { CsvRecord } from './import-csv-reader';
import type { ImportFault } from '../running/import-batch';
import type { Outcome } from '../running/import-merge';
import { leftOutWords } from './import-row';

/** Refused rows and left-out values, each with its row as in the file. */
export function faultsOf(
  outcomes: readonly Outcome[],
  records: readonly (CsvRecord & { record: number })[],
  delimiter: string,
): ImportFault[] {
  const faulty = outcomes.filter(({ reason, leftOut }) => reason !== undefined || leftOut);
  if (faulty.length === 0) return [];
  const byRecord = new Map(records.map((record) => [record.record, record]));
  return faulty.flatMap(({ record, line, reason, cause, leftOut = [] }): ImportFault[] => {
    const { raw, cells } = byRecord.get(record)!;
    const row = storable(raw || cells.join(delimiter === '\t' ? ' | ' : `${delimiter} `), MOST_OF_ROW);
    if (reason !== undefined)
      return [
        {
          record,
          nth: 0,
          line,
          kind: 'refused',
          reason: storable(reason, MOST_OF_REASON),
          cause: storable(cause ?? reason, MOST_OF_REASON),
          column: '',
          value: '',
          row,
        },
      ];
    return leftOut.slice(0, MOST_PER_ROW).map((left, n) => ({
      record,
      nth: n + 1,
      line,
      kind: 'left-out',
      reason: storable(`Left out: ${leftOutWords(left)}`, MOST_OF_REASON),
      cause: storable(`“${left.column}” ${left.what}.`, MOST_OF_REASON),
      column: storable(left.column, MOST_OF_REASON),
      value: storable(left.value, MOST_OF_REASON),
      row,
    }));
  });
}

export const warningsIn = (outcomes: readonly Outcome[]): number =>
  outcomes.reduce((sum, { leftOut }) => sum + Math.min(MOST_PER_ROW, leftOut?.length ?? 0), 0);

/** Text without characters that the database cannot store. */
const storable = (text: string, most: number): string =>
  text.replaceAll('\0', '').toWellFormed().slice(0, most).toWellFormed();

const MOST_OF_REASON = 300;
const MOST_OF_ROW = 1_000;
/** A cell may contain any number of invalid addresses. */
const MOST_PER_ROW = 20;
