/**
 * Liquid in texts that people write: an output or a tag, quotes closed, no braces, percent signs of tags or backslashes
 * within. Everybody who reads such a text then agrees where one ends, whatever is put around it. For `replace`, `match`
 * and `split`; whatever else opens is not understood.
 */
export const MERGE_CONSTRUCT =
  /\{\{(?:[^{}"'\\]|"[^"{}\\]*"|'[^'{}\\]*')*\}\}|\{%(?:[^{}%"'\\]|"[^"{}%\\]*"|'[^'{}%\\]*')*%\}/g;

/** Whether something opens in a text that is no such construct. */
export const opensElse = (text: string): boolean => /\{[{%]/.test(text.replace(MERGE_CONSTRUCT, ''));

/** A brace that is a word and opens nothing, as templates of mails write it. */
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
 * Of one template. Liquid's reader takes its tokens from the front of a list, which V8 moves as a whole once it holds some
 * sixteen thousand: time then grows with the square. Each construct makes two tokens at most.
 */
export const MOST_CONSTRUCTS = 5_000;
