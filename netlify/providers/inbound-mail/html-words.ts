import { NodeType, parse, type HTMLElement, type Node } from 'node-html-parser';

/**
 * The words of sanitised HTML as plain text: paragraphs and lines as a reader sees them, links with their address,
 * earlier mail marked with “>” like in a plain mail. Walks without recursion.
 */
export function wordsOfHtml(html: string): string {
  const root = parse(html, { comment: false });
  const written = makeWriter();
  const stack: Step[] = [{ node: root, leaves: false }];
  for (let step = stack.pop(); step; step = stack.pop()) {
    const { node, leaves } = step;
    if (node.nodeType === NodeType.TEXT_NODE) {
      written.words(node.text, step.pre === true);
      continue;
    }
    if (node.nodeType !== NodeType.ELEMENT_NODE) continue;
    const element = node as HTMLElement;
    const tag = (element.rawTagName ?? '').toLowerCase();
    if (leaves) {
      leave(element, tag, written);
      continue;
    }
    enter(element, tag, written);
    stack.push({ node, leaves: true });
    const pre = step.pre === true || tag === 'pre';
    for (const child of [...element.childNodes].reverse()) stack.push({ node: child, leaves: false, pre });
  }
  return written.end();
}

function enter(element: HTMLElement, tag: string, written: Writer): void {
  if (tag === 'br') written.line();
  else if (tag === 'hr') {
    written.block();
    written.words('---', false);
    written.block();
  } else if (tag === 'li') {
    written.line(true);
    written.words('- ', true);
  } else if (tag === 'img')
    written.words(element.getAttribute('alt')?.trim() ? ` ${element.getAttribute('alt')} ` : '', false);
  else if (tag === 'td' || tag === 'th') written.gap();
  else if (SPACED.has(tag)) written.block();
  else if (BLOCKS.has(tag)) written.line(true);
  if (isQuote(element, tag)) written.quote(1);
  if (tag === 'a') written.link();
}

function leave(element: HTMLElement, tag: string, written: Writer): void {
  if (tag === 'a') written.linked(element.getAttribute('href') ?? '');
  if (isQuote(element, tag)) written.quote(-1);
  if (SPACED.has(tag)) written.block();
  else if (BLOCKS.has(tag)) written.line(true);
}

const isQuote = (element: HTMLElement, tag: string): boolean =>
  tag === 'blockquote' && element.getAttribute('data-quote') === 'yes';

/** Collects lines; an empty line is never written twice, and white space collapses as in a browser. */
function makeWriter(): Writer {
  const lines: string[] = [];
  let [line, depth, linkFrom, blanks] = ['', 0, -1, 0];
  const flush = () => {
    lines.push(`${depth > 0 ? `${'>'.repeat(depth)} ` : ''}${line}`.trimEnd());
    line = '';
    linkFrom = linkFrom < 0 ? -1 : 0;
  };
  const writer: Writer = {
    words(text, pre) {
      const said = pre ? text : text.replace(/[\s\u200b]+/g, ' ');
      for (const [at, part] of said.split('\n').entries()) {
        if (at > 0) flush();
        const next =
          line === '' && !pre ? part.trimStart() : line.endsWith(' ') && !pre ? part.replace(/^ /, '') : part;
        if (next !== '') blanks = 0;
        line += next;
      }
    },
    gap: () => void (line !== '' && !line.endsWith(' ') && (line += '  ')),
    line(onlyIfWritten = false) {
      if (onlyIfWritten && line.trim() === '') return;
      if (line.trim() === '') blanks += 1;
      if (blanks <= 2) flush();
      line = '';
    },
    block() {
      writer.line(true);
      if (lines.length > 0 && blanks === 0) {
        blanks = 1;
        flush();
      }
    },
    quote(change) {
      writer.line(true);
      depth = Math.max(0, Math.min(MOST_DEPTH, depth + change));
    },
    link: () => void (linkFrom = line.length),
    linked(href) {
      const shown = linkFrom < 0 ? '' : line.slice(linkFrom);
      linkFrom = -1;
      const address = href.replace(/^(?:mailto|tel|sms):/i, '');
      const isSaid = shown
        .replace(/\s/g, '')
        .toLowerCase()
        .includes(address.replace(/^https?:\/\/|\/$/gi, '').toLowerCase());
      if (shown.trim() !== '' && !isSaid && address.length <= MOST_ADDRESS && !/^(?:tel|sms):/i.test(href))
        line += ` (${address})`;
    },
    end() {
      if (line.trim() !== '') flush();
      return lines.join('\n').replace(/^\n+|\s+$/g, '');
    },
  };
  return writer;
}

const SPACED = new Set(['p', 'ul', 'ol', 'dl', 'table', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const BLOCKS = new Set([
  'div',
  'li',
  'tr',
  'dt',
  'dd',
  'address',
  'article',
  'section',
  'header',
  'footer',
  'main',
  'aside',
  'center',
  'caption',
  'figure',
  'figcaption',
  'details',
  'summary',
]);
const MOST_DEPTH = 20;
/** Addresses that count clicks are long and say nothing to a reader. */
const MOST_ADDRESS = 120;

interface Step {
  node: Node;
  leaves: boolean;
  pre?: boolean;
}

interface Writer {
  words(text: string, pre: boolean): void;
  gap(): void;
  line(onlyIfWritten?: boolean): void;
  block(): void;
  quote(change: number): void;
  link(): void;
  linked(href: string): void;
  end(): string;
}
