/**
 * Parses the Markdown of emails into blocks: paragraphs, lists, **bold**, *italic*, [links](https://…), line
 * breaks. Everything else, above all HTML, is text. Takes time linear in the text, whatever it contains: general
 * Markdown parsers take half a minute for 5,000 characters of `[a](`.
 */
export function readRichText(text: string): RichBlock[] {
  const blocks: RichBlock[] = [];
  let lines: string[] = [];
  const flush = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', spans: readSpans(lines.join('\n')) });
    lines = [];
  };
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const [, bullet, number, words] = /^ {0,6}(?:([-*+•])|(\d{1,9})[.)])[ \t]+(\S.*)$/.exec(line) ?? [];
    const last = blocks.at(-1);
    if (words !== undefined) {
      flush();
      const item = readSpans(words);
      const list = blocks.at(-1);
      if (list?.kind === 'list' && list.ordered === (bullet === undefined)) list.items.push(item);
      else blocks.push({ kind: 'list', ordered: bullet === undefined, start: Number(number ?? 1), items: [item] });
    } else if (line.trim() === '') flush();
    // An indented line continues the item above it.
    else if (lines.length === 0 && last?.kind === 'list' && /^\s{2,}/.test(line))
      last.items.at(-1)!.push({ kind: 'break' }, ...readSpans(line.trim()));
    else lines.push(line.trim());
  }
  flush();
  return blocks;
}

function readSpans(text: string): RichSpan[] {
  const pieces = readPieces(text);
  const changes = pieces.map(() => ({ bold: 0, italic: 0 }));
  const open: { index: number; mark: string }[] = [];
  pieces.forEach((piece, index) => {
    if (piece.kind !== 'mark') return;
    const opener = piece.closes ? open.findLastIndex(({ mark }) => mark === piece.text) : -1;
    // With nothing in between, `****` is text.
    if (opener >= 0 && open[opener]!.index < index - 1) {
      const from = open[opener]!.index;
      open.length = opener;
      const what = piece.text.length === 2 ? 'bold' : 'italic';
      changes[from]![what] += 1;
      changes[index]![what] -= 1;
      for (const at of [from, index]) pieces[at] = { kind: 'text', text: '' };
    } else if (piece.opens && open.length < DEPTH) open.push({ index, mark: piece.text });
  });
  let [bold, italic] = [0, 0];
  const spans: RichSpan[] = [];
  pieces.forEach((piece, index) => {
    bold += changes[index]!.bold;
    italic += changes[index]!.italic;
    if (piece.kind === 'break') return void spans.push(piece);
    if (piece.text === '') return;
    const span: RichSpan = {
      kind: 'text',
      text: piece.text,
      ...(bold > 0 && { bold: true }),
      ...(italic > 0 && { italic: true }),
      ...(piece.kind === 'link' && { href: piece.href }),
    };
    const before = spans.at(-1);
    if (
      before?.kind === 'text' &&
      before.bold === span.bold &&
      before.italic === span.italic &&
      before.href === span.href
    )
      before.text += span.text;
    else spans.push(span);
  });
  return spans;
}

function readPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length;) {
    const rest = (pattern: RegExp): RegExpExecArray | null => {
      pattern.lastIndex = at;
      return pattern.exec(text);
    };
    const character = text[at]!;
    const found =
      character === '\\'
        ? rest(ESCAPED)
        : character === '['
          ? rest(LINK)
          : character === 'h' || character === '<'
            ? rest(BARE)
            : character === '*' || character === '_'
              ? rest(MARKS)
              : rest(WORDS);
    if (character === '\n') pieces.push({ kind: 'break' });
    else if (!found) pieces.push({ kind: 'text', text: character });
    else if (character === '\\') pieces.push({ kind: 'text', text: found[1]! });
    else if (character === '[')
      pieces.push({ kind: 'link', text: found[1]!.replace(/\*\*|[*_](?=\S)|(?<=\S)[*_]/g, ''), href: found[2]! });
    else if (character === 'h' || character === '<') {
      const href = character === '<' ? found[1]! : withoutEndMarks(found[2]!);
      pieces.push({ kind: 'link', text: href, href });
      if (character === 'h') found[0] = href;
    } else if (character === '*' || character === '_')
      pieces.push(...marksOf(found[0], text[at - 1] ?? ' ', text[at + found[0].length] ?? ' '));
    else pieces.push({ kind: 'text', text: found[0] });
    at += found?.[0].length || 1;
  }
  return pieces;
}

/**
 * Punctuation after an address belongs to the sentence. Done without a pattern that ends in `$`, which would
 * scan a run of marks once for each of them.
 */
function withoutEndMarks(address: string): string {
  let end = address.length;
  while (end > 0 && END_MARKS.includes(address[end - 1]!)) end -= 1;
  return address.slice(0, end);
}

function marksOf(run: string, before: string, after: string): Piece[] {
  const word = (character: string) => /[\p{L}\p{N}]/u.test(character);
  const opens = /\S/.test(after) && !(run[0] === '_' && word(before));
  const closes = /\S/.test(before) && !(run[0] === '_' && word(after));
  if (run.length > 3 || (!opens && !closes)) return [{ kind: 'text', text: run }];
  const marks = run.length === 3 ? [run.slice(0, 2), run.slice(0, 1)] : [run];
  return (closes && !opens ? marks.reverse() : marks).map((text) => ({ kind: 'mark', text, opens, closes }));
}

const ESCAPED = /\\([!-/:-@[-`{-~])/y;
const LINK =
  /\[([^[\]\n]{1,500})\]\(\s{0,9}<?([^\s()<>]{0,2000}(?:\([^\s()<>]{0,200}\)[^\s()<>]{0,500})?)>?(?:\s{1,9}"[^"\n]{0,200}")?\s{0,9}\)/y;
const BARE = /<(https?:\/\/[^\s<>]{1,2000})>|(https?:\/\/[^\s<>"]{1,2000})/y;
const MARKS = /\*+|_+/y;
const WORDS = /[^\\[h<*_\n]+/y;
const END_MARKS = '.,;:!?\'")]*_';
const DEPTH = 20;

export type RichBlock =
  | { kind: 'paragraph'; spans: RichSpan[] }
  | { kind: 'list'; ordered: boolean; start: number; items: RichSpan[][] };
export type RichSpan =
  | { kind: 'text'; text: string; bold?: boolean; italic?: boolean; href?: string }
  | { kind: 'break' };

type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'mark'; text: string; opens: boolean; closes: boolean }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'break' };
