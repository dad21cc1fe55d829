import type { Answer } from '../../../../src/domain/report-answers';
import { inks } from './report-colours';
import { column, page, type Sheet } from './report-sheet';

/** Only figures need an explanation: a day or a title speaks for itself. */
export const explained = (queries: readonly Answer[]): Answer[] =>
  queries.filter(({ value }) => typeof value === 'number');

/** Those that are explained alike, such as the same figure of several posts, in one entry. */
function entriesOf(queries: readonly Answer[]): Entry[] {
  const alike = Map.groupBy(queries, ({ name, words }) => `${unnumbered(name)} ${words}`);
  return [...alike.values()].map((its) => ({
    queries: its.map(({ query }) => query),
    texts: its.map(({ text }) => text),
    name: its.length > 1 ? unnumbered(its[0]!.name) : its[0]!.name,
    words: its[0]!.words,
  }));
}

/** "Top content 2: conversions" as "Top content: conversions". */
const unnumbered = (name: string): string => name.replace(/ \d+:/, ':');

interface Entry {
  queries: string[];
  texts: string[];
  name: string;
  words: string;
}

/** Where each number comes from; the numbers of the summary lead here. */
export function drawOrigins(sheet: Sheet, queries: readonly Answer[], { isCut }: { isCut: boolean }): void {
  sheet.need(LEAST);
  sheet.tag('H2', () => sheet.words('Where the numbers come from', { size: 12.5, weight: 'bold' }));
  sheet.y += 4;
  sheet.tag('P', () =>
    sheet.words(
      'Each number in this report comes from one query over the events that Fourbeat counted. Bots and link scanners are left out. People are counted once a day, because we do not track anybody from one day to the next.',
      { size: 9, colour: inks.text2 },
      { width: column * 0.86 },
    ),
  );
  if (isCut)
    sheet.tag('P', () =>
      sheet.words(
        'Words in square brackets stand for text that this file has no font for.',
        { size: 9, colour: inks.text2 },
        { width: column * 0.86 },
      ),
    );
  sheet.y += 10;
  drawColumns(sheet, queries);
}

/** Two columns, filled one after the other on each page. */
function drawColumns(sheet: Sheet, queries: readonly Answer[]): void {
  let top = sheet.y;
  let y = top;
  let side = 0;
  sheet.group('L', () => {
    for (const entry of entriesOf(queries)) {
      const height = heightOf(sheet, entry);
      if (y + height > page.height - page.foot) {
        side = 1 - side;
        if (side === 0) {
          sheet.newPage();
          top = sheet.y;
        }
        y = top;
      }
      drawOrigin(sheet, entry, page.margin + side * (HALF + GAP), y);
      y += height;
    }
  });
}

function drawOrigin(sheet: Sheet, { queries, name, texts, words }: Entry, x: number, y: number): void {
  sheet.rule(y, { x, width: HALF });
  for (const query of queries) sheet.doc.addNamedDestination(query, 'XYZ', 0, y - 20, null);
  sheet.group('LI', () => {
    sheet.tag('Lbl', () =>
      texts.forEach((text, nth) =>
        sheet.line(text, x, y + 5 + nth * small.leading, NUMBER, { ...small, weight: 'bold' }),
      ),
    );
    sheet.tag('P', () => sheet.line(name, x + NUMBER + 6, y + 5, HALF - NUMBER - 6, small));
    sheet.tag('P', () => {
      sheet.y = y + 5 + small.leading;
      sheet.words(words, { ...small, colour: inks.text2 }, { x: x + NUMBER + 6, width: HALF - NUMBER - 6 });
    });
  });
}

const heightOf = (sheet: Sheet, { words, texts }: Entry): number =>
  Math.max(texts.length, 1 + sheet.linesOf(words, HALF - NUMBER - 6, small).length) * small.leading + 9;

const GAP = 22;
const HALF = (column - GAP) / 2;
const NUMBER = 48;
const small = { size: 7.5, leading: 10 };
/** For the heading and a few rows of both columns. */
const LEAST = 240;
