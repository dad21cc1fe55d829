import { functionWords } from '../clauses/clauses';

/**
 * The text, or as much of its start as there is room for: whole clauses if there are any, else whole words. Nothing on a poster
 * ends in an ellipsis.
 */
export function fitted(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest + 1);
  const clause = Math.max(...['. ', '! ', '? ', ', ', '; ', ' · ', ' – '].map((sign) => cut.lastIndexOf(sign)));
  const end = clause > longest / 2 ? clause : cut.lastIndexOf(' ');
  const words = cut.slice(0, end > 0 ? end : longest).split(' ');
  while (words.length > 1 && functionWords.has(words.at(-1)!.toLowerCase())) words.pop();
  return words.join(' ').replace(/[\s,.;:·–—-]+$/u, '');
}
