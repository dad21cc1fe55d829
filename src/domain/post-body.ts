/**
 * A post's text as it is laid out where there is room for it: paragraphs, headings, which are lines that begin with "## ",
 * and lists, which are paragraphs whose every line begins with "- ". Everything else is text, as it was typed.
 */
export function readPostBody(body: string): PostPart[] {
  return body
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .flatMap((block) => {
      const [first = '', ...rest] = block.trim().split('\n');
      const heading = HEADING.exec(first)?.[1];
      return heading === undefined
        ? [block.trim()]
        : [{ kind: 'heading' as const, text: heading.trim() }, rest.join('\n').trim()];
    })
    .filter((part) => part !== '')
    .map((part) => (typeof part === 'string' ? textOrList(part) : part));
}

/** Where a text has no headings, as on networks and in emails: they are lines of their own. */
export const withoutHeadingMarks = (body: string): string => body.replace(/^## +(?=\S)/gmu, '');

/** What stands before the first heading. */
export const openingOf = (body: string): string => body.split(/^## +\S/mu)[0]!.trim();

export const partText = (part: PostPart): string => (part.kind === 'list' ? part.items.join('\n') : part.text);

function textOrList(text: string): PostPart {
  const lines = text.split('\n');
  return lines.every((line) => ITEM.test(line))
    ? { kind: 'list', items: lines.map((line) => line.replace(ITEM, '').trim()) }
    : { kind: 'paragraph', text };
}

const HEADING = /^## +(\S.*)$/u;
const ITEM = /^- +(?=\S)/u;

export type PostPart =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };
