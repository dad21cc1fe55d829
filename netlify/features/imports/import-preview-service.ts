import type { importsContract } from '../../../src/contracts/imports';
import type { Output } from '../../../src/contracts/endpoint';
import { importLimits, type ImportEncoding } from '../../../src/domain/contact-import';
import { looksLikeHeader, presetOf, proposeColumns } from '../../../src/domain/contact-import-columns';
import { plainCell } from '../../../src/domain/contact-import-values';
import { AppError, notFound } from '../../errors/app-error';
import type { StoragePort } from '../../ports/storage';
import { detectEncoding } from './reading/import-encoding';
import { detectDelimiter, firstRecords, importPartKey, type Delimiter } from './reading/import-file';
import type { ImportsRepository } from './imports-repository';

/** The first rows of a file, read as detected or as the user says. Only the first part is read. */
export function makeImportPreview({ repository, storage }: Dependencies) {
  return async (workspaceId: string, { importId, ...wanted }: Wanted): Promise<Preview> => {
    const row = await repository.find(workspaceId, importId);
    if (!row) throw notFound('import');
    const start = await storage.read(importPartKey(workspaceId, importId, 1));
    if (!start)
      throw new AppError(
        'conflict',
        row.partsHere.includes(1) || row.state !== 'uploading'
          ? 'The file for this import has been deleted. Choose it again.'
          : 'The first part of this file has not been uploaded.',
      );
    const found = detectEncoding(start);
    if ('refusal' in found) throw new AppError('invalid_request', found.refusal);
    const encoding = wanted.encoding ?? found.encoding;
    const ended = row.bytes <= LOOK_BYTES;
    const text = new TextDecoder(encoding).decode(start.subarray(0, LOOK_BYTES), { stream: !ended });
    const delimiter = wanted.delimiter ?? detectDelimiter(text, ended);
    const records = firstRecords(text, delimiter, importLimits.previewRows + 1, ended);
    const [first] = records;
    if (!first) throw new AppError('invalid_request', 'This file is empty.');
    if (first.fault) throw new AppError('invalid_request', FIRST_ROW[first.fault]);
    const fields = await repository.listFields(workspaceId);
    const hasHeader = wanted.hasHeader ? wanted.hasHeader === 'yes' : looksLikeHeader(first.cells, fields);
    const width = Math.min(importLimits.columns, Math.max(...records.map(({ cells }) => cells.length)));
    const headers = Array.from({ length: width }, (_, column) => (hasHeader ? cut(first.cells[column], 200) : ''));
    const rows = records.slice(hasHeader ? 1 : 0).slice(0, importLimits.previewRows);
    return {
      encoding,
      delimiter,
      hasHeader,
      preset: hasHeader ? presetOf(headers) : null,
      headers,
      rows: rows.map(({ cells, raw, fault }) =>
        fault ? [cut(raw, 500)] : cells.slice(0, width).map((cell) => cut(cell, 500)),
      ),
      columns: hasHeader
        ? proposeColumns(headers, fields)
        : guessColumns(
            rows.map(({ cells }) => cells),
            width,
          ),
      warnings: warningsOf({
        headers,
        hasHeader,
        text,
        rows: rows.length,
        faults: rows.filter(({ fault }) => fault).length,
      }),
    };
  };
}

/** The longest address or number, in characters: a cell may have 64 KB that could begin one. */
const LONGEST_POINT = 400;

/** Without a header, the rows themselves show which columns hold emails and phones; a name comes before them. */
function guessColumns(rows: readonly (readonly string[])[], width: number): Preview['columns'] {
  const share = (column: number, shape: RegExp): number =>
    rows.filter((cells) => shape.test(plainCell(cells[column] ?? '').slice(0, LONGEST_POINT))).length /
    Math.max(1, rows.length);
  const columns = Array.from({ length: width }, (_, column) => column);
  const email = columns.find((column) => share(column, /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/) > 0.5);
  const phone = columns.find((column) => column !== email && share(column, /^[+(]?\d[\d ()./-]{6,}$/) > 0.5);
  const name = columns.find(
    (column) => column !== email && column !== phone && share(column, /^\p{L}[\p{L}\p{M}.' -]+$/u) > 0.5,
  );
  return (
    [
      ['name', name],
      ['email', email],
      ['phone', phone],
    ] as const
  ).flatMap(([target, column]) => (column === undefined ? [] : [{ column, target }]));
}

function warningsOf({
  headers,
  hasHeader,
  text,
  rows,
  faults,
}: {
  headers: string[];
  hasHeader: boolean;
  text: string;
  rows: number;
  faults: number;
}): string[] {
  const named = headers.map((header) => header.trim().toLowerCase()).filter(Boolean);
  const twice = [...new Set(named.filter((header, n) => named.indexOf(header) !== n))];
  return [
    ...(hasHeader && rows === 0 ? ['There are no rows below the header.'] : []),
    ...twice.slice(0, 3).map((header) => `“${cut(header, 60)}” is the header of more than one column.`),
    ...(text.includes('\uFFFD') ? ['Some characters can’t be read with this text encoding. Try another one.'] : []),
    ...(text.includes('\0')
      ? ['This file contains characters that are not text. Values with them will be left out.']
      : []),
    ...(faults > 0 ? ['Some of the first rows can’t be read and will be left out.'] : []),
  ];
}

const cut = (text: string | undefined, most: number): string =>
  plainCell(text ?? '')
    .toWellFormed()
    .slice(0, most)
    .toWellFormed();

const FIRST_ROW = {
  'too-long': `The first row of this file is longer than ${importLimits.recordBytes / 1024} KB. Is it a list of contacts?`,
  'too-wide': `A file can have at most ${importLimits.columns} columns.`,
  unclosed: 'A quotation mark in the first row is never closed. Fix it and choose the file again.',
};
const LOOK_BYTES = 256 * 1024;

export type ImportPreview = ReturnType<typeof makeImportPreview>;
type Preview = Output<(typeof importsContract)['getImportPreview']>;

interface Wanted {
  importId: string;
  encoding?: ImportEncoding | undefined;
  delimiter?: Delimiter | undefined;
  hasHeader?: 'yes' | 'no' | undefined;
}

interface Dependencies {
  repository: Pick<ImportsRepository, 'find' | 'listFields'>;
  storage: Pick<StoragePort, 'read'>;
}
