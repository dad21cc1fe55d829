import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { makeCsvReader, type CsvRecord } from './import-csv-reader';

const LIMIT = 1_000;

/** All records of a text that arrives in pieces of `size` characters. */
function read(text: string, { delimiter = ',', size = text.length || 1 } = {}): CsvRecord[] {
  const reader = makeCsvReader({ delimiter, recordLimit: LIMIT, columnLimit: 20 });
  const records: CsvRecord[] = [];
  for (let at = 0; at < text.length; at += size) records.push(...reader.push(text.slice(at, at + size)));
  return [...records, ...reader.end()];
}
const cells = (text: string, options?: Parameters<typeof read>[1]) =>
  read(text, options).map((record) => record.fault ?? record.cells);

const spectrum = join(process.cwd(), 'node_modules/csv-spectrum/csvs');

describe('the files of csv-spectrum', () => {
  it.each(readdirSync(spectrum))('%s is read as its JSON says, in one piece and letter by letter', (name) => {
    const text = readFileSync(join(spectrum, name), 'utf8');
    const wanted = [
      JSON.parse(readFileSync(join(spectrum, '../json', name.replace('.csv', '.json')), 'utf8')),
    ].flat() as Record<string, string>[];
    if (name.startsWith('location')) wanted[0]!['Contact Phone Number'] = '2095257564'; // its JSON and its CSV contain different numbers (csv-spectrum 2.0.0)
    for (const size of [text.length, 1, 7]) {
      const [header, ...rows] = read(text, { size }).map((record) => record.cells);
      expect(rows.map((row) => Object.fromEntries(header!.map((key, n) => [key, row[n]])))).toEqual(wanted);
    }
  });
});

describe('the reader', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', 'é', '😀', ' ', ',', ';', '"', '\n', '\r\n', '=', 'ب', "'", '\t'),
    maxLength: 8,
  });
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 8 });
  const written = (rows: string[][], delimiter: string, lineBreak: string): string =>
    rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(delimiter)).join(lineBreak);

  it('gives back what was written, in pieces of any size, with any delimiter and line break', () => {
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(',', ';', '\t', '|'),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.integer({ min: 1, max: 12 }),
        (rows, delimiter, lineBreak, size) => {
          expect(cells(written(rows, delimiter, lineBreak), { delimiter, size })).toEqual(rows);
        },
      ),
    );
  });

  it('reads what csv-parse reads as csv-parse reads it', () => {
    const plain = fc
      .string({ unit: fc.constantFrom('a', 'b', 'é', '😀', ';', '=', '@', ' '), minLength: 1, maxLength: 6 })
      .filter((text) => !/^ | $/.test(text));
    const either = fc.oneof(
      plain,
      cell.map((text) => `"${text.replaceAll('"', '""')}"`),
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(either, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
        (rows) => {
          const text = rows.map((row) => row.join(',')).join('\n');
          const expected = (parse(text, { relax_column_count: true, record_delimiter: '\n' }) as string[][]).filter(
            (row) => row.length > 1 || row[0]!.trim() !== '',
          );
          expect(cells(text)).toEqual(expected);
        },
      ),
    );
  });

  it('never fails, never loses its place and ends, whatever comes', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'x', '""', '\0', '�'), maxLength: 60 }),
        fc.integer({ min: 1, max: 9 }),
        (text, size) => {
          const [whole, pieces] = [read(text), read(text, { size })];
          expect(pieces).toEqual(whole);
          const lines = whole.map(({ line }) => line);
          expect(lines).toEqual([...lines].sort((a, b) => a - b));
          expect(lines.at(-1) ?? 0).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length);
        },
      ),
    );
  });

  it('counts lines where records begin, whatever the line break', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      for (const size of [1, 3, 100])
        expect(read(['a,b', '"one', 'two",c', '', 'd,e'].join(end), { size }).map(({ line }) => line)).toEqual([
          1, 2, 5,
        ]);
    }
  });

  it('takes rows of any length and leaves blank lines out', () => {
    expect(cells('a,b,c\n1\n\n1,2\n1,2,3,4\n')).toEqual([['a', 'b', 'c'], ['1'], ['1', '2'], ['1', '2', '3', '4']]);
  });

  it('takes a quote inside a cell for a letter', () => {
    expect(cells('5" pipe,x\n"Joe" Smith,y\na, "b,c" ,d')).toEqual([
      ['5" pipe', 'x'],
      ['"Joe" Smith', 'y'],
      ['a', 'b,c', 'd'],
    ]);
  });

  it('loses one row by a quote that is never closed, not the file', () => {
    for (const size of [1, 5, 1_000]) {
      expect(cells('name,mail\n"Ann,a@x.com\nBob,b@x.com\n"Cy",c@x.com\n', { size })).toEqual([
        ['name', 'mail'],
        'unclosed',
        ['Bob', 'b@x.com'],
        ['Cy', 'c@x.com'],
      ]);
      expect(cells('name,mail\nBob,"b@x.com\n', { size })).toEqual([['name', 'mail'], 'unclosed']);
    }
  });

  it('finds an open quote early in a long file', () => {
    const rows = Array.from({ length: 5_000 }, (_, n) => `Person ${n},p${n}@x.com`);
    const found = read(['"Ann,a@x.com', ...rows].join('\n'), { size: 512 });
    expect([found[0], found.length, found[1]!.line]).toEqual([
      { line: 1, cells: [], raw: '"Ann,a@x.com', fault: 'unclosed' },
      5_001,
      2,
    ]);
  });

  it('holds only a bounded part of an endless line, and continues after it', () => {
    const reader = makeCsvReader({ delimiter: ',', recordLimit: LIMIT, columnLimit: 20 });
    const records = [...reader.push('a,b\n')];
    for (let n = 0; n < 2_000; n += 1) records.push(...reader.push('x'.repeat(1_000)));
    records.push(...reader.push('\nc,d\n'), ...reader.end());
    expect(records.map(({ line, fault, cells: own }) => [line, fault ?? own])).toEqual([
      [1, ['a', 'b']],
      [2, 'too-long'],
      [3, ['c', 'd']],
    ]);
  });

  it('leaves a long quoted record out as a whole', () => {
    const found = read(`a,"${'x\n'.repeat(800)}",b\nc,d`, { size: 64 });
    expect(found.map(({ line, fault, cells: own }) => [line, fault ?? own])).toEqual([
      [1, 'too-long'],
      [802, ['c', 'd']],
    ]);
  });

  it('refuses rows with too many columns', () => {
    expect(cells(`${','.repeat(300)}\na,b`)).toEqual(['too-wide', ['a', 'b']]);
  });
});
