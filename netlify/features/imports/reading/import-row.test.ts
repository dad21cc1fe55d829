import * as fc from 'fast-check';
import { importLimits } from '../../../../src/domain/contact-import';
import { makeRowReader } from './import-row';

/** Reads a row with an email, a phone and a tag column, and counts how many addresses are checked. */
function readRow(cells: string[]) {
  let looked = 0;
  const read = makeRowReader({
    columns: [
      { column: 0, target: 'email' },
      { column: 1, target: 'phone' },
      { column: 2, target: 'tags' },
      { column: 3, target: 'value' },
      { column: 4, target: 'last-contact' },
    ],
    fields: [],
    headers: ['Email', 'Phone', 'Tags', 'Value', 'Last seen'],
    country: 'GB',
    zone: 'Europe/London',
    digest: (text) => text,
    readPoint: (_kind, text) => {
      looked += 1;
      return text.length > 320 ? null : { value: text, shown: text };
    },
  });
  return { row: read({ line: 1, cells, raw: '' }), looked: () => looked };
}

it('checks no more than fifty addresses of a cell, and says which were left out', () => {
  const { row, looked } = readRow([
    Array.from({ length: 8_000 }, (_, n) => `a${n}@b.co`).join(';'),
    Array.from({ length: 8_000 }, (_, n) => `07${n}`).join(','),
    '',
    '',
    '',
  ]);
  expect(looked()).toBe(100);
  expect(row).toMatchObject({
    points: { length: 10 },
    leftOut: expect.arrayContaining([
      { column: 'Email', value: 'a50@b.co', what: 'is beyond the 50 addresses we read from one cell' },
    ]),
  });
});

it('keeps the first of equal addresses, in the order of the file', () => {
  expect(readRow(['c@b.co;a@b.co;c@b.co', '077,077', '', '', '']).row).toMatchObject({
    points: [{ value: 'c@b.co' }, { value: 'a@b.co' }, { value: '077' }],
  });
});

it('accepts whatever fits into a row, with work that does not grow with it', () => {
  const cell = fc
    .tuple(
      fc.constantFrom('1', '', '2026-01-01', 'a@b.co'),
      fc.constantFrom('a', '"', 'T', ' ', ';', ',', '<', '@', '1', '-', '::'),
      fc.constantFrom('!', '', 'b'),
    )
    .map(
      ([start, piece, end]) =>
        (start + piece.repeat(importLimits.recordBytes / 5)).slice(0, importLimits.recordBytes / 5 - 1) + end,
    );
  fc.assert(
    fc.property(fc.tuple(cell, cell, cell, cell, cell), (cells) => {
      const { looked } = readRow(cells);
      expect(looked()).toBeLessThanOrEqual(100);
    }),
    { numRuns: 60 },
  );
});
