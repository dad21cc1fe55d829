import { importLimits, type ImportEncoding } from '../../../../src/domain/contact-import';
import type { StoragePort } from '../../../ports/storage';
import { makeCsvReader, type CsvRecord } from './import-csv-reader';

export const partsOf = (bytes: number): number => Math.ceil(bytes / importLimits.partBytes);
export const importsFolder = (workspaceId: string): string => `imports/${workspaceId}`;
export const importFolder = (workspaceId: string, importId: string): string =>
  `${importsFolder(workspaceId)}/${importId}`;
export const importPartKey = (workspaceId: string, importId: string, part: number): string =>
  `${importFolder(workspaceId, importId)}/${part}.bin`;

/**
 * The records of a file stored in parts, a few at a time, with how many bytes have been read. At most one part
 * and one record are in memory.
 */
export async function* readRecords({
  file,
  storage,
  encoding,
  delimiter,
}: FileToRead): AsyncGenerator<{ records: CsvRecord[]; bytes: number }> {
  const decoder = new TextDecoder(encoding);
  const reader = makeCsvReader({ delimiter, recordLimit: importLimits.recordBytes, columnLimit: importLimits.columns });
  let bytes = 0;
  let first = true;
  const given = (records: CsvRecord[]): CsvRecord[] => {
    if (!first || records.length === 0) return records;
    first = false;
    return isSeparatorLine(records[0]!) ? records.slice(1) : records;
  };
  for (let part = 1; part <= partsOf(file.bytes); part += 1) {
    const content = await storage.read(importPartKey(file.workspaceId, file.id, part));
    if (!content) throw new MissingPart(part);
    for (let at = 0; at < content.byteLength; at += CHUNK) {
      const chunk = content.subarray(at, at + CHUNK);
      bytes += chunk.byteLength;
      yield { records: given(reader.push(decoder.decode(chunk, { stream: true }))), bytes };
    }
  }
  yield { records: given([...reader.push(decoder.decode()), ...reader.end()]), bytes };
}

/** The file's column headers: its first record. */
export async function readHeaders(file: FileToRead): Promise<string[]> {
  for await (const { records } of readRecords(file)) if (records[0]) return records[0].cells;
  return [];
}

/** The first records of a text, for a preview. */
export function firstRecords(text: string, delimiter: string, most: number, ended: boolean): CsvRecord[] {
  const reader = makeCsvReader({ delimiter, recordLimit: importLimits.recordBytes, columnLimit: importLimits.columns });
  const records = reader.push(text);
  if (ended || records.length < most) records.push(...reader.end());
  return (records[0] && isSeparatorLine(records[0]) ? records.slice(1) : records).slice(0, most);
}

/**
 * The delimiter that splits the first records into equal numbers of cells, and into the most; a comma when none
 * does.
 */
export function detectDelimiter(text: string, ended: boolean): Delimiter {
  const declared = /^sep=([,;\t|])/.exec(text)?.[1];
  if (declared) return declared as Delimiter;
  const scored = DELIMITERS.map((delimiter) => {
    const widths = firstRecords(text, delimiter, LOOKED_AT, ended)
      .filter(({ fault }) => !fault)
      .map(({ cells }) => cells.length);
    const width =
      widths.toSorted(
        (a, b) => widths.filter((one) => one === b).length - widths.filter((one) => one === a).length,
      )[0] ?? 1;
    return {
      delimiter,
      score: width < 2 ? 0 : (widths.filter((one) => one === width).length / widths.length) * 1_000 + width,
    };
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]!.delimiter;
}

/** Excel's own first line, which declares the delimiter. */
const isSeparatorLine = ({ cells, line }: CsvRecord): boolean =>
  line === 1 && /^sep=[,;\t|]?$/.test(cells[0] ?? '') && cells.slice(1).every((cell) => cell === '');

/** The store lacks a part that the row says was uploaded. */
export class MissingPart extends Error {
  constructor(readonly part: number) {
    super(`Part ${part} of the file is gone.`);
  }
}

const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];
const LOOKED_AT = 50;
const CHUNK = 64 * 1024;

interface FileToRead {
  file: { workspaceId: string; id: string; bytes: number };
  storage: Pick<StoragePort, 'read'>;
  encoding: ImportEncoding;
  delimiter: Delimiter;
}
