import { plainText } from '../../../../src/domain/report-sentence';
import type { ReportToPrint } from '../../../ports/report-paper';
import { brandTint, inks } from './report-colours';
import { column, page, type Sheet, type TextStyle } from './report-sheet';

/** The top of the first page: whose report it is, its days and its summary. */
export function drawCover(sheet: Sheet, { report, brand, preparedBy }: ReportToPrint, known: Known): void {
  const { doc } = sheet;
  sheet.decor(() => doc.rect(0, 0, page.width, 6).fill(brandTint(brand.colours)));
  sheet.y = page.margin;
  if (brand.logo) drawLogo(sheet, brand.logo, report.business);
  drawSender(sheet, preparedBy);
  sheet.y += brand.logo ? 62 : 40;
  sheet.tag('H1', () => sheet.words(report.business, titleStyle(report.business), { most: 3 }));
  sheet.y += 3;
  sheet.tag('P', () => sheet.words(plainText(report.span), { size: 13, colour: inks.text2 }));
  sheet.y += 22;
  report.summary.forEach((sentence, index) => {
    const style = index === 0 ? { size: 14.5, leading: 21 } : { size: 10.5, leading: 16, colour: inks.text2 };
    sheet.tag('P', () => sheet.words(sheet.said(sentence, known), style, { width: column * 0.86, most: 6 }));
    sheet.y += index === 0 ? 9 : 3;
  });
  sheet.y += 18;
  drawMetrics(sheet, report);
}

/** At the right: who made the report, with a line of contact and a logo of their own. */
function drawSender(sheet: Sheet, preparedBy: ReportToPrint['preparedBy']): void {
  const [x, width] = [page.margin + column / 2, column / 2];
  const style = { size: 9.5, colour: inks.text2, align: 'right' as const };
  let top = sheet.y + 6;
  if (preparedBy?.logo) {
    const logo = preparedBy.logo;
    sheet.tag(
      'Figure',
      () =>
        sheet.doc.image(Buffer.from(logo), x + width - 110, sheet.y - 14, {
          fit: [110, 26],
          align: 'right',
          valign: 'center',
        }),
      { alt: `Logo of ${preparedBy.name}` },
    );
    top += 12;
  }
  sheet.tag('P', () =>
    sheet.line(preparedBy ? `Prepared by ${preparedBy.name}` : 'Analytics report', x, top, width, style),
  );
  if (preparedBy?.contact)
    sheet.tag('P', () =>
      sheet.line(preparedBy.contact, x, top + 14, width, { ...style, size: 8.5, colour: inks.text3 }),
    );
}

function drawLogo(sheet: Sheet, logo: Uint8Array, business: string): void {
  sheet.tag(
    'Figure',
    () => sheet.doc.image(Buffer.from(logo), page.margin, sheet.y - 6, { fit: [150, 44], valign: 'center' }),
    { alt: `Logo of ${business}` },
  );
}

/** One panel divided by hairlines: each value, then its change. */
function drawMetrics(sheet: Sheet, { metrics, period }: ReportToPrint['report']): void {
  const { doc, y: top } = sheet;
  const [width, height] = [column / metrics.length, 78];
  sheet.decor(() => {
    doc.roundedRect(page.margin, top, column, height, 9).lineWidth(0.75).strokeColor(inks.hairline).stroke();
    metrics.slice(1).forEach((_, index) => {
      const x = page.margin + width * (index + 1);
      doc
        .moveTo(x, top)
        .lineTo(x, top + height)
        .lineWidth(0.75)
        .strokeColor(inks.hairline)
        .stroke();
    });
  });
  metrics.forEach(({ name, value, before, change }, index) => {
    const [x, inner] = [page.margin + width * index + 14, width - 24];
    const colour = !change || change.direction === 0 ? inks.text3 : change.direction > 0 ? inks.up : inks.down;
    const size = fitting(value?.text ?? '');
    sheet.tag('P', () => sheet.line(name, x, top + 13, inner, { size: 9, colour: inks.text2 }));
    sheet.tag('P', () => sheet.line(value?.text ?? '–', x, top + 45 - size, inner, { size, weight: 'bold' }));
    sheet.tag('P', () =>
      sheet.line(value ? changeText(change, before?.text, period) : 'Nothing measured', x, top + 55, inner, {
        size: 8.5,
        colour,
      }),
    );
  });
  sheet.y = top + height + 26;
}

function changeText(
  change: ReportToPrint['report']['metrics'][number]['change'],
  before: string | undefined,
  period: string,
): string {
  if (!change) return before ? `${before} before` : 'No comparison yet';
  const when = period === 'month' ? 'the month before' : 'before';
  if (change.direction === 0) return `Unchanged from ${when}`;
  return `${change.text} ${change.direction > 0 ? 'more' : 'less'} than ${when}`;
}

/** A long name gets smaller type and three lines before it is cut. */
function titleStyle(name: string): TextStyle {
  const size = name.length <= 30 ? 30 : name.length <= 70 ? 23 : 18;
  return { size, weight: 'display', leading: size * 1.18 };
}

/** Long amounts get smaller type rather than an ellipsis. */
const fitting = (text: string): number => (text.length <= 8 ? 19 : text.length <= 11 ? 15 : 11.5);

type Known = ReadonlySet<string>;
