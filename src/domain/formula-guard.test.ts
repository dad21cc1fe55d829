import fc from 'fast-check';
import { guardCell, unguardCell } from './formula-guard';

describe('a cell', () => {
  it.each(['=1+1', '+44 20 7946 0958', '-5', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1'])(
    'that a spreadsheet would run gets an apostrophe: %j',
    (text) => {
      expect(guardCell(text)).toBe(`'${text}`);
    },
  );

  it.each(['Ada', '020 7946', "O'Brien", "'quoted'", '', '1-2', '(=1)'])(
    'that it would not run stays unchanged: %j',
    (text) => {
      expect(guardCell(text)).toBe(text);
      expect(unguardCell(text)).toBe(text);
    },
  );

  it('is restored exactly, whatever it holds, and is never run', () => {
    const cell = fc
      .array(fc.constantFrom("'", '=', '+', '-', '@', '\t', 'a', '1', ' '), { maxLength: 6 })
      .map((signs) => signs.join(''));
    fc.assert(
      fc.property(fc.oneof(cell, fc.string()), (text) => {
        expect(unguardCell(guardCell(text))).toBe(text);
        expect(guardCell(text)).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});
