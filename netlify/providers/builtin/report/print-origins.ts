import type { Answer } from '../../../../src/domain/report-answers';
import { inks } from './report-colours';
import { column, page, type Sheet } from './report-sheet';

/** Only figures need an explanation: a day or a title speaks for itself. */
export const explained = (queries: readonly Answer[]): Answer[] =>
  queries.filter(({ value }) => typeof value === 'number');

/** Where each number comes from; the numbers of the summary lead here. */
export function drawOrigins(sheet: Sheet, queries: readonly Answer[], { isCut }: { isCut: boolean }): void {
  sheet.newPage();
  sheet.tag('H2', () => sheet.words('Where the numbers come from', { size: 18, weight: 'display', leading: 24 }));
  sheet.y += 4;
  sheet.tag('P', () =>
    sheet.words(
      'Each number in this report comes from one query over the events that Fourbeat counted. Bots and link scanners are left out. People are counted once a day, because we do not track anybody from one day to the next.',
      { size: 10, colour: inks.text2 },
      { width: column * 0.86 },
    ),
  );
  if (isCut)
    sheet.tag('P', () =>
      sheet.words(
        'Words in square brackets stand for text that this file has no font for.',
        { size: 10, colour: inks.text2 },
        { width: column * 0.86 },
      ),
    );
  sheet.y += 12;
  const style = { size: 8, leading: 11.5 };
  sheet.group('Table', () => {
    for (const { query, name, text, words } of queries) {
      const lines = sheet.linesOf(words, WORDS, style).length;
      const height = Math.max(1, lines) * style.leading + 9;
      sheet.need(height);
      sheet.rule(sheet.y);
      sheet.doc.addNamedDestination(query, 'XYZ', 0, sheet.y - 20, null);
      const top = sheet.y + 5;
      sheet.group('TR', () => {
        sheet.tag('TH', () => sheet.line(text, page.margin, top, 74, { ...style, weight: 'bold', align: 'right' }), {
          scope: 'Row',
        });
        sheet.tag('TD', () => sheet.line(name, page.margin + 86, top, NAME, style));
        sheet.tag('TD', () => {
          sheet.y = top;
          sheet.words(words, { ...style, colour: inks.text2 }, { x: page.margin + 96 + NAME, width: WORDS });
        });
      });
      sheet.y = top + height - 5;
    }
  });
}

const NAME = 150;
const WORDS = column - 96 - NAME;
