import type { Sentence } from '../../../../src/domain/report-sentence';
import { inks } from './report-colours';
import type { Face, ReportFonts, Weight } from './report-fonts';
import { printable, stretchesOf } from './report-lettering';

/** Points, of 72 to the inch; A4. */
export const page = { width: 595.28, height: 841.89, margin: 48, foot: 64 } as const;
export const column = page.width - 2 * page.margin;

export interface TextStyle {
  size: number;
  weight?: Weight;
  colour?: string;
  /** Distance of baselines; 1.45 times the size by default. */
  leading?: number;
  align?: 'left' | 'right';
}

/** Draws on a tagged document: sets text in every script the fonts have, wraps it, and keeps its place on the page. */
export function makeSheet(doc: PDFKit.PDFDocument, fonts: ReportFonts) {
  for (const [face, file] of fonts.files) doc.registerFont(face, file);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const widths = new Map<string, number>();
  let y = 0;
  let parent: PDFKit.PDFStructureElement = root;

  const widthOf = (parts: readonly Part[], size: number): number =>
    stretchesOf(parts, fonts).reduce((width, { text, face }) => width + widthIn(face, text) * size, 0);

  /** Widths at one point; cached, because shaping is slow and words repeat. */
  function widthIn(face: Face, text: string): number {
    const key = `${face} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const width = doc.font(face).fontSize(1_000).widthOfString(text, { features }) / 1_000;
    widths.set(key, width);
    return width;
  }

  /** Breaks parts into lines no wider than `width`; a word that is wider is broken by letters. */
  function wrap(parts: readonly Part[], size: number, width: number): Part[][] {
    const lines: Part[][] = [[]];
    let used = 0;
    for (const part of parts)
      for (const word of part.text.split(/(?<= )/)) {
        const bare = widthOf([{ ...part, text: word.trimEnd() }], size);
        for (const piece of bare > width ? Array.from(word) : [word]) {
          const wide = widthOf([{ ...part, text: piece }], size);
          if (used > 0 && used + widthOf([{ ...part, text: piece.trimEnd() }], size) > width) {
            lines.push([]);
            used = 0;
          }
          lines.at(-1)!.push({ ...part, text: piece });
          used += wide;
        }
      }
    return lines.map(joinParts);
  }

  function drawLine(
    parts: readonly Part[],
    x: number,
    baseline: number,
    { size, colour = inks.text1 }: TextStyle,
  ): void {
    let at = x;
    for (const { text, face, part } of stretchesOf(parts, fonts)) {
      doc.fillColor(colour);
      const width = widthIn(face, text) * size;
      doc.font(face).fontSize(size);
      doc.text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic', features });
      const goTo = parts[part]?.goTo;
      if (goTo) doc.goTo(at, baseline - size, width, size * 1.3, goTo);
      at += width;
    }
  }

  const sheet = {
    doc,
    get y() {
      return y;
    },
    set y(value: number) {
      y = value;
    },
    newPage() {
      doc.addPage({ size: 'A4', margin: 0 });
      y = page.margin;
    },
    /** Begins a new page where less than `height` is left. */
    need(height: number) {
      if (y + height > page.height - page.foot) sheet.newPage();
    },
    /** Groups what `draw` tags. */
    group(type: string, draw: () => void, options: { alt?: string } = {}) {
      const outer = parent;
      const element = doc.struct(type, options);
      outer.add(element);
      parent = element;
      draw();
      parent = outer;
      element.end();
    },
    /** What `draw` puts on this page reads as one element. */
    tag(type: string, draw: () => void, options: { alt?: string; scope?: string } = {}) {
      const content = doc.markStructureContent(type);
      draw();
      doc.endMarkedContent();
      parent.add(doc.struct(type, options, [content]));
    },
    /** Lines and backgrounds, which screen readers skip. */
    decor(draw: () => void) {
      doc.markContent('Artifact', { type: 'Layout' });
      doc.save();
      draw();
      doc.restore();
      doc.endMarkedContent();
    },
    /** One line at a place, shortened with an ellipsis to `width`. `top` is that of its letters' box. */
    line(words: string | readonly Part[], x: number, top: number, width: number, style: TextStyle) {
      let parts = partsOf(words, style, fonts);
      if (widthOf(parts, style.size) > width) {
        const letters = parts.flatMap((part) => Array.from(part.text, (text) => ({ ...part, text })));
        while (letters.length > 0 && widthOf([...letters, { ...letters.at(-1)!, text: '…' }], style.size) > width)
          letters.pop();
        parts = letters.length > 0 ? joinParts([...letters, { ...letters.at(-1)!, text: '…' }]) : [];
      }
      const start = style.align === 'right' ? x + width - widthOf(parts, style.size) : x;
      drawLine(parts, start, top + style.size, style);
    },
    linesOf: (words: string | readonly Part[], width: number, style: TextStyle): Part[][] =>
      wrap(partsOf(words, style, fonts), style.size, width),
    /** Wrapped words from `y` on; moves `y` below them. At most `most` lines, the last with an ellipsis. */
    words(
      words: string | readonly Part[],
      style: TextStyle,
      { x = page.margin, width = column, most = 20 }: { x?: number; width?: number; most?: number } = {},
    ) {
      const leading = style.leading ?? style.size * 1.45;
      const lines = sheet.linesOf(words, width, style);
      lines.slice(0, most).forEach((line, index) => {
        if (index === most - 1 && lines.length > most)
          sheet.line([...line, { ...line.at(-1)!, text: '…' }], x, y, width, style);
        else drawLine(line, x, y + style.size, style);
        y += leading;
      });
    },
    rule(at: number, { x = page.margin as number, width = column, colour = inks.hairline as string } = {}) {
      sheet.decor(() =>
        doc
          .moveTo(x, at)
          .lineTo(x + width, at)
          .lineWidth(0.75)
          .strokeColor(colour)
          .stroke(),
      );
    },
    /** A sentence whose numbers link to where they come from. */
    said: (sentence: Sentence, known: ReadonlySet<string>, weight: Weight = 'text'): Part[] =>
      sentence.map((part) =>
        typeof part === 'string'
          ? { text: part, weight }
          : {
              text: isolated(printable(part.text, fonts)),
              weight: 'bold' as const,
              ...(known.has(part.query) && { goTo: part.query }),
            },
      ),
    finish: () => root.end(),
  };
  return sheet;
}

const partsOf = (words: string | readonly Part[], { weight = 'text' }: TextStyle, fonts: ReportFonts): Part[] =>
  typeof words === 'string' ? [{ text: isolated(printable(words, fonts)), weight }] : [...words];

/** Isolates a name that runs the other way, so that the words around it stay in place (UAX 9, first strong isolate). */
const isolated = (text: string): string => (/[\u0590-\u08FF]/.test(text) ? `\u2068${text}\u2069` : text);

/** Merges adjacent runs of one style, so that letters join and kern. */
function joinParts(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && last.weight === part.weight && last.goTo === part.goTo) last.text += part.text;
    else joined.push({ ...part });
  }
  return joined;
}

/** Tabular figures, so that columns line up. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

export interface Part {
  text: string;
  weight: Weight;
  /** The name of a place in the document that it leads to. */
  goTo?: string;
}

export type Sheet = ReturnType<typeof makeSheet>;
