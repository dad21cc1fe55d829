import type { Report } from '../../../../src/domain/report';
import type { Sentence } from '../../../../src/domain/report-sentence';
import { inks } from './report-colours';
import { column, page, type Part, type Sheet } from './report-sheet';

/** Each finding as a sentence, with its measure, size, sample, confidence and impact in a line below. */
export function drawInsights(sheet: Sheet, { insights }: Report, known: ReadonlySet<string>): void {
  if (insights.length === 0) return;
  const style = { size: 10.5, leading: 15.5 };
  const width = column - IMPACT;
  const rows = insights.map((insight) => {
    const sentence = sheet.said(insight.sentence, known);
    return { insight, sentence, height: sheet.linesOf(sentence, width, style).length * style.leading + 34 };
  });
  sheet.need(34 + rows[0]!.height);
  sheet.tag('H2', () => sheet.words('What stood out', { size: 12.5, weight: 'bold' }));
  sheet.y += 8;
  sheet.group('L', () => {
    for (const { insight, sentence, height } of rows) {
      sheet.need(height);
      sheet.rule(sheet.y);
      const top = sheet.y + 9;
      sheet.group('LI', () => {
        sheet.tag('P', () => {
          sheet.y = top;
          sheet.words(sentence, style, { width });
        });
        sheet.tag('P', () =>
          sheet.line(
            factsOf(insight, (part) => sheet.said(part, known)),
            page.margin,
            sheet.y + 2,
            column - 8,
            {
              size: 8.5,
              colour: inks.text3,
            },
          ),
        );
        sheet.tag('P', () =>
          sheet.line(
            [...sheet.said([insight.impact], known), { text: ' impact', weight: 'text' }],
            page.margin + column - IMPACT,
            top + 1,
            IMPACT,
            { size: 9, colour: inks.text2, align: 'right' },
          ),
        );
      });
      sheet.y = top + height - 9;
    }
  });
  sheet.rule(sheet.y);
  sheet.y += 24;
}

/** How far each goal of the month is: a bar that is full when it is reached. */
export function drawGoals(
  sheet: Sheet,
  { goals }: Report,
  { ink, known }: { ink: string; known: ReadonlySet<string> },
): void {
  if (!goals) return;
  sheet.need(34 + goals.rows.length * GOAL);
  sheet.tag('H2', () => sheet.words(`Goals for ${goals.month.text}`, { size: 12.5, weight: 'bold' }));
  sheet.y += 8;
  sheet.group('L', () => {
    for (const { name, size, done, wanted, share, state } of goals.rows) {
      sheet.need(GOAL);
      const top = sheet.y;
      sheet.group('LI', () => {
        sheet.tag('P', () => sheet.line(name.text, page.margin, top, column - 190, { size: 10, weight: 'bold' }));
        sheet.tag('P', () =>
          sheet.line(
            sheet.said([done, ' of ', wanted, ' (', share, ')'], known),
            page.margin + column - 180,
            top,
            180,
            {
              size: 10,
              colour: inks.text2,
              align: 'right',
            },
          ),
        );
        sheet.tag('P', () =>
          sheet.line(sheet.said(state, known), page.margin, top + 25, column, { size: 8.5, colour: inks.text3 }),
        );
      });
      sheet.decor(() => {
        sheet.doc.roundedRect(page.margin, top + 17, column, 6, 2).fill(inks.sunken);
        if (size > 0) sheet.doc.roundedRect(page.margin, top + 17, Math.max(2, size * column), 6, 2).fill(ink);
      });
      sheet.y = top + GOAL;
    }
  });
  sheet.y += 14;
}

function factsOf(
  { metric, size, sample, confidence, isApplied }: Report['insights'][number],
  said: (part: Sentence) => Part[],
): Part[] {
  const plain = (text: string): Part[] => [{ text, weight: 'text' }];
  return [
    ...plain(`${metric} · size `),
    ...said([size]),
    ...plain(' · sample '),
    ...said(sample),
    ...plain(' · '),
    ...said([confidence]),
    ...plain(` confidence${isApplied ? ' · applied' : ''}`),
  ];
}

/** Points for the word about the impact, and for a goal. */
const IMPACT = 92;
const GOAL = 42;
