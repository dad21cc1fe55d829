import type { HeavyTask } from '../../../ports/heavy-work';
import type { ReportToPrint } from '../../../ports/report-paper';
import { plainText } from '../../../../src/domain/report-sentence';
import { brandInk, brandTint, inks } from './report-colours';
import { drawChart } from './print-chart';
import { drawCover } from './print-cover';
import { loadReportFonts } from './report-fonts';
import { isCut, printable } from './report-lettering';
import { drawGoals, drawInsights } from './print-insights';
import { drawOrigins, explained } from './print-origins';
import { column, makeSheet, page, type Sheet } from './report-sheet';
import { drawBars, drawChannels, drawContent } from './print-tables';

/** Puts a report on A4 pages (decision 029). */
export const printReport: HeavyTask<ReportToPrint, Uint8Array> = {
  name: 'print-report',
  run: async (toPrint) => {
    const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), loadReportFonts()]);
    const { report, brand } = toPrint;
    const title = `${printable(report.business, fonts)}: ${plainText(report.span)}`;
    const doc = new PDFDocument({
      autoFirstPage: false,
      bufferPages: true,
      tagged: true,
      displayTitle: true,
      lang: 'en',
      pdfVersion: '1.7',
      font: null as never, // a standard font would be read from a file and is not embedded
      info: {
        Title: title,
        Author: toPrint.preparedBy?.name ?? report.business,
        Creator: 'Fourbeat',
        Producer: 'Fourbeat',
        CreationDate: new Date(`${toPrint.madeOn}T12:00:00Z`),
      },
    });
    const whole = collect(doc);
    const sheet = makeSheet(doc, fonts);
    const ink = brandInk(brand.colours);
    const origins = explained(report.queries);
    const known = new Set(origins.map(({ query }) => query));
    sheet.newPage();
    drawCover(sheet, toPrint, known);
    drawChart(sheet, report, { ink, tint: brandTint(brand.colours) }, known);
    drawChannels(sheet, report, ink);
    drawContent(sheet, report, toPrint.pictures);
    drawInsights(sheet, report, known);
    drawGoals(sheet, report, { ink, known });
    drawBars(
      sheet,
      'From visit to customer',
      report.funnel.map((step) => ({ ...step, ...(step.before && { note: `${step.before.text} before` }) })),
      { ink, nothing: 'Nobody visited, left their details or bought anything in this period.' },
    );
    drawBars(
      sheet,
      'Where people came from',
      report.sources.map(({ name, ...source }) => ({ ...source, name: name.text })),
      { ink, nothing: 'No source is known for this period.' },
    );
    const names = [
      report.business,
      ...report.content.map((item) => item.title.text),
      ...report.sources.map(({ name }) => name.text),
      ...(report.goals?.rows ?? []).map(({ name }) => name.text),
    ];
    if (origins.length > 0) drawOrigins(sheet, origins, { isCut: names.some((name) => isCut(name, fonts)) });
    drawFeet(sheet, toPrint);
    sheet.finish();
    doc.end();
    return whole;
  },
};

function drawFeet(sheet: Sheet, { report, preparedBy }: ReportToPrint): void {
  const { start, count } = sheet.doc.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    sheet.doc.switchToPage(index);
    const top = page.height - 42;
    const style = { size: 8.5, colour: inks.text3 };
    const names = [report.business, ...(preparedBy ? [`prepared by ${preparedBy.name}`] : [])].join(' · ');
    sheet.rule(top - 8);
    sheet.decor(() => {
      sheet.line(names, page.margin, top, column - 120, style);
      sheet.line(`Page ${index + 1} of ${count}`, page.margin + column - 110, top, 110, { ...style, align: 'right' });
    });
  }
}

const collect = (doc: PDFKit.PDFDocument): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
  });
