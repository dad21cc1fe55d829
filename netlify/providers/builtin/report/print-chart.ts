import { dayInWords } from '../../../../src/domain/day-in-words';
import { axisEnd, shortNumber } from '../../../../src/domain/report-numbers';
import { plainText } from '../../../../src/domain/report-sentence';
import type { Report } from '../../../../src/domain/report';
import { inks } from './report-colours';
import { column, page, type Sheet } from './report-sheet';

/** People reached by day, the period before dotted behind, with a sentence that says the same. */
export function drawChart(
  sheet: Sheet,
  { chart, hours }: Report,
  { ink, tint }: { ink: string; tint: string },
  known: ReadonlySet<string>,
): void {
  const { doc } = sheet;
  sheet.need(212);
  sheet.tag('H2', () => sheet.words('People reached per day', { size: 12.5, weight: 'bold' }));
  if (chart.days.every(({ reach }) => reach === 0)) {
    sheet.y += 4;
    sheet.tag('P', () => sheet.words(plainText(chart.sentence), { size: 10, colour: inks.text2 }));
    sheet.y += 20;
    return;
  }
  drawLegend(sheet, chart.before !== null, ink);
  const [left, top, width, height] = [page.margin + 30, sheet.y + 10, column - 30, 138];
  const end = axisEnd(
    Math.max(...chart.days.map(({ reach }) => reach), ...(chart.before ?? []).map(({ reach }) => reach)),
  );
  const lineOf = (days: readonly { reach: number }[]): [number, number][] =>
    days.map(({ reach }, index) => [
      left + (days.length === 1 ? width / 2 : (index / (days.length - 1)) * width),
      top + height - (reach / end) * height,
    ]);
  const draw = (points: [number, number][]) =>
    points.forEach(([x, y], index) => (index === 0 ? doc.moveTo(x, y) : doc.lineTo(x, y)));
  sheet.tag(
    'Figure',
    () => {
      doc.save();
      for (const share of [0, 0.25, 0.5, 0.75, 1]) {
        const y = top + height - share * height;
        doc
          .moveTo(left, y)
          .lineTo(left + width, y)
          .lineWidth(0.5)
          .strokeColor(inks.hairline)
          .stroke();
        sheet.line(shortNumber(end * share), page.margin - 8, y - 6.5, 32, {
          size: 8,
          colour: inks.text3,
          align: 'right',
        });
      }
      const points = lineOf(chart.days);
      const now = points.slice(chart.counted);
      if (now.length > 1) {
        draw(now);
        doc
          .lineTo(left + width, top + height)
          .lineTo(now[0]![0], top + height)
          .closePath()
          .fillOpacity(tint === ink ? 0.08 : 0.2)
          .fill(tint)
          .fillOpacity(1);
      }
      if (chart.before) {
        draw(lineOf(chart.before));
        doc.lineWidth(1).dash(1.5, { space: 2.5 }).strokeColor(inks.text3).stroke().undash();
      }
      draw(now);
      doc.lineWidth(1.75).lineJoin('round').strokeColor(ink).stroke();
      const best = peakAt(chart.days);
      const point = best === null ? undefined : points[best];
      if (point) doc.circle(point[0], point[1], 3).lineWidth(1.5).fillAndStroke('#ffffff', ink);
      doc.restore();
      drawDays(sheet, chart.days, { left, width, top: top + height + 5 });
    },
    { alt: plainText(chart.sentence) },
  );
  sheet.y = top + height + 24;
  for (const sentence of [chart.sentence, ...(hours ? [hours] : [])])
    sheet.tag('P', () => sheet.words(sheet.said(sentence, known), { size: 10, colour: inks.text2 }));
  sheet.y += 22;
}

function drawLegend(sheet: Sheet, hasBefore: boolean, ink: string): void {
  const { doc } = sheet;
  const y = sheet.y - 12;
  const right = page.margin + column;
  sheet.decor(() => {
    doc.rect(right - (hasBefore ? 158 : 62), y + 2, 8, 8).fill(ink);
    if (hasBefore)
      doc
        .moveTo(right - 84, y + 6)
        .lineTo(right - 68, y + 6)
        .lineWidth(1)
        .dash(1.5, { space: 2.5 })
        .strokeColor(inks.text3)
        .stroke();
    sheet.line('This period', right - (hasBefore ? 146 : 50), y, 60, { size: 8.5, colour: inks.text2 });
    if (hasBefore) sheet.line('Period before', right - 63, y, 66, { size: 8.5, colour: inks.text2 });
  });
}

/** First, last and up to three days between, never so close that they touch. */
function drawDays(
  sheet: Sheet,
  days: Report['chart']['days'],
  { left, width, top }: { left: number; width: number; top: number },
): void {
  const last = days.length - 1;
  const shown = last === 0 ? [0] : [...new Set([0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(last * share)))];
  for (const index of shown) {
    const x = last === 0 ? left + width / 2 : left + (index / last) * width;
    const style = { size: 8, colour: inks.text3 };
    const words = dayInWords(days[index]!.day);
    if (last > 0 && index === last) sheet.line(words, x - 80, top, 80, { ...style, align: 'right' });
    else sheet.line(words, index === 0 ? x : x - 18, top, 80, style);
  }
}

function peakAt(days: Report['chart']['days']): number | null {
  const most = Math.max(...days.map(({ reach }) => reach));
  return most > 0 ? days.findIndex(({ reach }) => reach === most) : null;
}
