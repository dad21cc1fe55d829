/** A post that is told in one piece: its hook is the first sentence, and its paragraphs are short. */
export function postOf(title: string, text: string): { hook: string; body: string } {
  const blocks = text
    .split(/\n+/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const [hook = '', ...rest] = sentencesIn(blocks[0]!);
  // Where the picture is not seen, the post has its headline all the same.
  return { hook, body: [title, hook, ...inThrees(rest), ...withLists(blocks.slice(1))].join('\n\n') };
}

const sentencesIn = (text: string): string[] => text.split(/(?<=[.?!…]["”»]?) (?=[\p{Lu}¿¡“„«"])/u).filter(Boolean);

/** Paragraphs of at most three sentences, of about the same length. */
function inThrees(sentences: readonly string[]): string[] {
  const count = Math.ceil(sentences.length / 3);
  const size = Math.ceil(sentences.length / Math.max(1, count));
  return Array.from({ length: count }, (_, at) => sentences.slice(at * size, (at + 1) * size).join(' '));
}

/** Lines of a list stand below each other. */
const withLists = (blocks: readonly string[]): string[] => {
  const found: string[] = [];
  for (const block of blocks) {
    const last = found.at(-1);
    if (last !== undefined && isRow(block) && isRow(last.split('\n').at(-1)!))
      found[found.length - 1] = `${last}\n${block}`;
    else found.push(block);
  }
  return found;
};
const isRow = (line: string): boolean => line.startsWith('– ') || /: \d{1,2}[:.]\d\d/u.test(line);
