/**
 * Liquid in texts that people write: an output or a tag with closed quotes, without braces, percent signs of
 * tags or backslashes inside. That leaves no doubt where one ends, whatever surrounds it. For `replace`, `match`
 * and `split`; anything else that opens is rejected.
 */
export const MERGE_CONSTRUCT =
  /\{\{(?:[^{}"'\\]|"[^"{}\\]*"|'[^'{}\\]*')*\}\}|\{%(?:[^{}%"'\\]|"[^"{}%\\]*"|'[^'{}%\\]*')*%\}/g;

/** Whether a text opens something that is not such a construct. */
export const opensElse = (text: string): boolean => /\{[{%]/.test(text.replace(MERGE_CONSTRUCT, ''));

/** How email templates write a literal brace that opens nothing. */
export const WRITTEN_BRACE = '{{ "{" }}';

/** How many outputs and tags open in a text. */
export function countConstructs(text: string): number {
  let count = 0;
  for (let at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at)) {
    const opens = text[at + 1] === '{' || text[at + 1] === '%';
    if (opens) count += 1;
    at += opens ? 2 : 1;
  }
  return count;
}

/**
 * The most constructs in one template. Liquid's reader shifts tokens off an array, which V8 moves as a whole
 * beyond some sixteen thousand entries: time then grows with the square. Each construct makes two tokens at
 * most.
 */
export const MOST_CONSTRUCTS = 5_000;
