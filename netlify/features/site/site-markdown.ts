import { lexer, type Token, type Tokens } from 'marked';
import type { Block, Phrase, Span } from '../../../src/domain/article';
import { slugify } from '../../../src/domain/slug';

/**
 * Parses our own Markdown into blocks. It supports what our texts use and throws a sentence about anything else
 * (HTML, pictures, nested lists), so that nothing silently disappears from a page.
 */
export function markdownBlocks(markdown: string): Block[] {
  const taken = new Set<string>();
  return lexer(markdown, { gfm: true }).flatMap((token) =>
    token.type === 'space' ? [] : [toBlock(token as Tokens.Generic, taken)],
  );
}

function toBlock(token: Tokens.Generic, taken: Set<string>): Block {
  switch (token.type) {
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      if (depth !== 2 && depth !== 3) throw unknown(`a heading of level ${depth}: use ## and ###`, token);
      const text = toPhrases(tokens);
      return {
        kind: 'heading',
        level: depth,
        id: freeId(
          text.map((phrase) => ('href' in phrase ? phrase.spans : [phrase]).map((span) => span.text).join('')).join(''),
          taken,
        ),
        text,
      };
    }
    case 'paragraph':
      return { kind: 'paragraph', text: toPhrases((token as Tokens.Paragraph).tokens) };
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return { kind: 'list', ordered, items: items.map(toItem) };
    }
    case 'blockquote':
      return {
        kind: 'quote',
        paragraphs: (token as Tokens.Blockquote).tokens.flatMap((inner) =>
          inner.type === 'space' ? [] : [toQuoted(inner)],
        ),
      };
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return {
        kind: 'table',
        head: header.map((cell) => toPhrases(cell.tokens)),
        rows: rows.map((row) => row.map((cell) => toPhrases(cell.tokens))),
      };
    }
    default:
      throw unknown(token.type, token);
  }
}

function toItem(item: Tokens.ListItem): Phrase[] {
  const inner = item.tokens.filter(({ type }) => type !== 'space');
  const [first] = inner;
  if (item.task || inner.length !== 1 || !first || (first.type !== 'text' && first.type !== 'paragraph'))
    throw unknown('an item of a list with more than one paragraph in it', item);
  return toPhrases((first as Tokens.Text).tokens);
}

function toQuoted(token: Token): Phrase[] {
  if (token.type !== 'paragraph') throw unknown(`${token.type} in a quotation`, token);
  return toPhrases((token as Tokens.Paragraph).tokens);
}

const toPhrases = (tokens: Token[] | undefined): Phrase[] =>
  (tokens ?? []).flatMap((token): Phrase[] => {
    if (token.type !== 'link') return toSpans([token], {});
    const { href, tokens: inner } = token as Tokens.Link;
    if (!/^(\/(?!\/)|#|https:\/\/|mailto:)/.test(href)) throw unknown(`a link to ${href}`, token);
    return [{ href, spans: toSpans(inner, {}) }];
  });

function toSpans(tokens: Token[], marks: Omit<Span, 'text'>): Span[] {
  return tokens.flatMap((token): Span[] => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return [{ text: (token as Tokens.Text).text.replace(/\s*\n\s*/g, ' '), ...marks }];
      case 'codespan':
        return [{ text: (token as Tokens.Codespan).text, ...marks, code: true }];
      case 'strong':
        return toSpans((token as Tokens.Strong).tokens, { ...marks, bold: true });
      case 'em':
        return toSpans((token as Tokens.Em).tokens, { ...marks, italic: true });
      default:
        throw unknown(token.type, token);
    }
  });
}

function freeId(title: string, taken: Set<string>): string {
  const base = slugify(title) || 'part';
  let id = base;
  for (let turn = 2; taken.has(id); turn++) id = `${base}-${turn}`;
  taken.add(id);
  return id;
}

const unknown = (what: string, token: { raw?: string }): Error =>
  new Error(`Our texts know no ${what}. It is at: ${(token.raw ?? '').trim().slice(0, 60)}`);
