import type { Figure } from '../../../../src/domain/report-sentence';
import type { Report } from '../../../../src/domain/report';
import { inks } from './report-colours';
import { column, page, type Sheet } from './report-sheet';

export function drawChannels(sheet: Sheet, { channels }: Report, ink: string): void {
  if (channels.length === 0) return;
  const most = Math.max(1, ...channels.map(({ size }) => size));
  drawTable(sheet, 'Channels', ['Channel', 'Reach', 'Engagement', 'Conversions', 'Change in reach'], {
    rowHeight: 30,
    rows: channels.map((channel) => ({
      title: channel.name,
      about: '',
      bar: { share: channel.size / most, ink },
      cells: !channel.figures
        ? [channel.state]
        : [
            channel.figures.reach.text,
            channel.figures.rate?.text ?? '–',
            channel.figures.conversions.text,
            channel.change ? `${['↓ ', '', '↑ '][channel.change.direction + 1]}${channel.change.text}` : '–',
          ],
    })),
  });
}

export function drawContent(sheet: Sheet, { content }: Report, pictures: ReadonlyMap<string, Uint8Array>): void {
  if (content.length === 0)
    return drawNothing(sheet, 'Top content', 'No post or campaign reached anybody in this period.');
  drawTable(sheet, 'Top content', ['Post or campaign', 'Reach', 'Engagement', 'Conversions'], {
    rowHeight: 42,
    rows: content.map((item) => ({
      title: item.title.text,
      about: item.about,
      hasPlace: true,
      picture: pictures.get(item.id) ?? (item.isPost ? undefined : null),
      cells: [item.reach.text, item.rate?.text ?? '–', item.conversions.text],
    })),
  });
}

/** True proportions on a line that begins at zero. */
export function drawBars(
  sheet: Sheet,
  title: string,
  rows: readonly { name: string; size: number; people: Figure; note?: string }[],
  { ink, nothing }: { ink: string; nothing: string },
): void {
  const most = Math.max(...rows.map(({ size }) => size), 0);
  if (most === 0) return drawNothing(sheet, title, nothing);
  sheet.need(34 + rows.length * 21);
  sheet.tag('H2', () => sheet.words(title, { size: 12.5, weight: 'bold' }));
  sheet.y += 8;
  sheet.group('L', () => {
    for (const { name, size, people, note } of rows) {
      const top = sheet.y;
      sheet.decor(() => {
        sheet.doc.roundedRect(page.margin + 150, top + 3, 200, 9, 2).fill(inks.sunken);
        if (size > 0)
          sheet.doc.roundedRect(page.margin + 150, top + 3, Math.max(2, (size / most) * 200), 9, 2).fill(ink);
      });
      sheet.tag('LI', () => {
        sheet.line(name, page.margin, top, 140, { size: 10 });
        sheet.line(people.text, page.margin + 360, top, 62, { size: 10, weight: 'bold', align: 'right' });
        if (note)
          sheet.line(note, page.margin + 426, top, column - 426, { size: 8.5, colour: inks.text3, align: 'right' });
      });
      sheet.y = top + 20.5;
    }
  });
  sheet.y += 18;
}

function drawNothing(sheet: Sheet, title: string, words: string): void {
  sheet.need(60);
  sheet.tag('H2', () => sheet.words(title, { size: 12.5, weight: 'bold' }));
  sheet.y += 4;
  sheet.tag('P', () => sheet.words(words, { size: 10, colour: inks.text2 }));
  sheet.y += 20;
}

/** A first column of words and others of figures; a row is never split between pages. */
function drawTable(
  sheet: Sheet,
  title: string,
  heads: readonly string[],
  { rows, rowHeight }: { rows: readonly Row[]; rowHeight: number },
): void {
  const number = 76;
  const first = column - number * (heads.length - 1);
  const right = (index: number) => page.margin + first + number * index;
  sheet.need(60 + rowHeight * Math.min(rows.length, 6));
  sheet.tag('H2', () => sheet.words(title, { size: 12.5, weight: 'bold' }));
  sheet.y += 8;
  sheet.group('Table', () => {
    sheet.group('TR', () =>
      heads.forEach((head, index) =>
        sheet.tag(
          'TH',
          () =>
            index === 0
              ? sheet.line(head, page.margin, sheet.y, first, { size: 8.5, colour: inks.text3 })
              : sheet.line(head, right(index - 1), sheet.y, number, { size: 8.5, colour: inks.text3, align: 'right' }),
          { scope: 'Column' },
        ),
      ),
    );
    sheet.y += 17;
    for (const row of rows) {
      sheet.need(rowHeight);
      sheet.rule(sheet.y);
      sheet.group('TR', () => drawRow(sheet, row, { first, number, rowHeight, right }));
      sheet.y += rowHeight;
    }
  });
  sheet.rule(sheet.y);
  sheet.y += 28;
}

function drawRow(
  sheet: Sheet,
  { title, about, bar, hasPlace, picture, cells }: Row,
  {
    first,
    number,
    rowHeight,
    right,
  }: { first: number; number: number; rowHeight: number; right(index: number): number },
): void {
  const { doc, y: top } = sheet;
  const middle = top + rowHeight / 2 - 7;
  const indent = hasPlace ? 42 : 0;
  if (picture) {
    sheet.decor(() => {
      doc.roundedRect(page.margin, top + 5, 32, 32, 5).clip();
      doc.image(Buffer.from(picture), page.margin, top + 5, { width: 32, height: 32 });
    });
  } else if (picture === null) drawLetter(sheet, page.margin, top + 5);
  else if (hasPlace) sheet.decor(() => doc.roundedRect(page.margin, top + 5, 32, 32, 5).fill(inks.sunken));
  if (bar && cells.length > 1)
    sheet.decor(() => {
      doc.roundedRect(page.margin + 82, top + rowHeight / 2 - 4, first - 96, 8, 2).fill(inks.sunken);
      if (bar.share > 0)
        doc
          .roundedRect(page.margin + 82, top + rowHeight / 2 - 4, Math.max(2, (first - 96) * bar.share), 8, 2)
          .fill(bar.ink);
    });
  sheet.tag('TD', () => {
    sheet.line(title, page.margin + indent, about ? top + 8 : middle, bar ? 78 : first - indent - 8, {
      size: 10,
      weight: 'bold',
    });
    if (about) sheet.line(about, page.margin + indent, top + 22, first - indent - 8, { size: 8.5, colour: inks.text3 });
  });
  const isState = cells.length === 1;
  cells.forEach((cell, index) =>
    sheet.tag('TD', () =>
      isState
        ? sheet.line(cell, page.margin + 82, middle, column - 82, { size: 9.5, colour: inks.text3 })
        : sheet.line(cell, right(index), middle, number, {
            size: 10,
            align: 'right',
            ...(index > 0 && { colour: inks.text2 }),
          }),
    ),
  );
}

/** Only emails have no picture. */
function drawLetter({ doc, decor }: Sheet, x: number, y: number): void {
  decor(() => {
    doc.roundedRect(x, y, 32, 32, 5).fill(inks.sunken);
    doc
      .roundedRect(x + 8, y + 10, 16, 12, 1.5)
      .lineWidth(1.1)
      .strokeColor(inks.text3)
      .stroke();
    doc
      .moveTo(x + 8.5, y + 11)
      .lineTo(x + 16, y + 17)
      .lineTo(x + 23.5, y + 11)
      .stroke();
  });
}

interface Row {
  title: string;
  about: string;
  bar?: { share: number; ink: string };
  /** Null for an email; undefined where a picture could not be had. */
  picture?: Uint8Array | null | undefined;
  hasPlace?: boolean;
  /** A single cell replaces the figures. */
  cells: readonly string[];
}
