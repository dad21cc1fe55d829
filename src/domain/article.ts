/** The blog's categories in display order; "all" is not one of them. */
export const articleCategories = ['Strategy', 'Content Creation', 'Technology', 'AI Marketing'] as const;
export type ArticleCategory = (typeof articleCategories)[number];

/** A run of text in one style. */
export interface Span {
  text: string;
  bold?: true;
  italic?: true;
  code?: true;
}

/**
 * Part of a line: plain text, or a link to a page of ours ("/blog"), a place on the page ("#id") or elsewhere
 * ("https://", "mailto:").
 */
export type Phrase = Span | { href: string; spans: Span[] };

/** The parts of an article or a legal document, so that a page can show it without injecting HTML. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; text: Phrase[] }
  | { kind: 'paragraph'; text: Phrase[] }
  | { kind: 'list'; ordered: boolean; items: Phrase[][] }
  | { kind: 'quote'; paragraphs: Phrase[][] }
  | { kind: 'table'; head: Phrase[][]; rows: Phrase[][][] };

/**
 * Splits a file into its front matter (the fields between two lines of three hyphens at the top) and the rest.
 * Supports `key: value`, "quoted" values, [lists, of, words] and lists of `- key: value` below a key; throws a
 * sentence about the first line it does not understand.
 */
export function readFrontMatter(file: string): { fields: Record<string, FrontMatterValue>; body: string } {
  const [whole, head] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(file) ?? [];
  if (whole === undefined || head === undefined)
    throw new Error('A file of content starts with its fields between two lines "---".');
  const fields: Record<string, FrontMatterValue> = {};
  let entries: Record<string, string>[] | undefined;
  for (const line of head.split(/\r?\n/).filter((text) => text.trim() !== '')) {
    const [, indent, dash, key, words] = /^( *)(- )?([a-z][A-Za-z]*):(.*)$/.exec(line) ?? [];
    if (key === undefined || words === undefined || (indent !== '' && !entries))
      throw new Error(`This is no field: ${line}`);
    const value = words.trim();
    if (indent !== '' && entries) {
      if (dash) entries.push({});
      const entry = entries.at(-1);
      if (!entry) throw new Error(`This is no field: ${line}`);
      entry[key] = unquoted(value);
    } else {
      entries = value === '' ? [] : undefined;
      fields[key] =
        entries ??
        (value.startsWith('[')
          ? value
              .replace(/^\[|\]$/g, '')
              .split(',')
              .map(unquoted)
              .filter(Boolean)
          : unquoted(value));
    }
  }
  return { fields, body: file.slice(whole.length) };
}

/** The readable text, with blank lines between blocks; list items begin with "• " or their number. */
export const plainText = (blocks: Block[]): string => blocks.map(blockText).join('\n\n');

export const phraseText = (phrases: Phrase[]): string =>
  phrases
    .flatMap((phrase) => ('href' in phrase ? phrase.spans : [phrase]))
    .map(({ text }) => text)
    .join('');

/** Whole minutes at 220 words a minute, rounded up: slower than the 238 that Brysbaert (2019, doi.org/10.1016/j.jml.2019.104047) found for adults reading English silently. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.ceil((text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0) / WORDS_A_MINUTE));

/** such as "4 min read" */
export const readTime = (minutes: number): string => `${minutes} min read`;

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return phraseText(block.text);
    case 'list':
      return block.items
        .map((item, index) => `${block.ordered ? `${index + 1}.` : '•'} ${phraseText(item)}`)
        .join('\n');
    case 'quote':
      return block.paragraphs.map(phraseText).join('\n\n');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(phraseText).join(' · ')).join('\n');
  }
}

const unquoted = (value: string): string =>
  value
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/\\"/g, '"');

const WORDS_A_MINUTE = 220;

type FrontMatterValue = string | string[] | Record<string, string>[];
