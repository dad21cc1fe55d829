/** A post that is told in one piece: its hook is the first sentence, and its paragraphs are short. */
export function postOf(title: string, text: string): { hook: string; body: string } {
  const blocks = text
    .split(/\n+/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const [hook = '', ...rest] = sentencesIn(blocks[0]!);
  const all = [hook, ...inThrees(rest), ...withLists(blocks.slice(1))];
  // Where the picture is not seen, the post has its headline all the same, unless its first sentence says it again.
  return { hook, body: (isSaidAgain(title, hook) ? all : [title, ...all]).join('\n\n') };
}

/** Whether most longer words of a title stand in the first sentence, in any of their forms. */
function isSaidAgain(title: string, hook: string): boolean {
  const [asked, told] = [stemsIn(title), new Set(stemsIn(hook))];
  // a price is said nowhere else
  if ((title.match(/\d+/gu) ?? []).some((number) => !hook.includes(number))) return false;
  return asked.length > 0 && asked.filter((stem) => told.has(stem)).length * 2 > asked.length;
}

const stemsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM));
const STEM = 5;

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
