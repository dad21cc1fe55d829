import { styleWords, withoutOrders } from './orders';

/** Names and numbers of a text, as typed: what must not go unnoticed when a headline takes only a part of it. */
export function promptNames(text: string): string[] {
  const matter = withoutOrders(text).replace(/[^\S\n]+/g, ' ');
  const found: { at: number; words: string }[] = [];
  for (const { 0: run, index } of matter.matchAll(names)) {
    const words = run.replace(/[.’'-]+$/u, '');
    const count = words.split(' ').length;
    if (words === words.toUpperCase() && words.includes(' ')) continue;
    const opensSentence = /(?:^|[.!?:\n]\s*["“]?)$/.test(matter.slice(0, index));
    if (
      count > MOST_WORDS ||
      (opensSentence && count === 1) ||
      words.length < 2 ||
      words.split(' ').every((word) => saysNothing(word))
    )
      continue;
    found.push({ at: index, words });
  }
  for (const { 0: whole, index, groups } of matter.matchAll(numbers)) {
    const isLeaning = groups?.next === undefined || weak.test(groups.next);
    const before = isLeaning ? /(?:^|\s)(\p{L}+\.?)\s$/u.exec(matter.slice(0, index))?.[1] : undefined;
    const words = isLeaning ? `${before ? `${before} ` : ''}${groups!.number!}` : whole;
    if (!technical.test(groups!.number!))
      found.push({ at: index, words: words.replace(/[\s,.;:!?)]+$/u, '').replace(/^\((?=[^)]*$)/, '') });
  }
  return [...new Set(found.sort((a, b) => a.at - b.at).map(({ words }) => words))];
}

const saysNothing = (word: string): boolean => styleWords.has(word.toLowerCase()) || platforms.has(word.toLowerCase());
const capital = String.raw`\p{Lu}[\p{L}\p{N}'’.-]*`;
const names = new RegExp(
  String.raw`(?<![\p{L}\p{N}<&;@/])${capital}(?:\s(?:(?:&|\+|and|of|the|de|la|und|et|y)\s){0,2}${capital})*`,
  'gu',
);
const numbers = /(?<number>(?:\p{Sc}\s?)?[^\s,;]*\d\S*(?:\s(?:\p{Sc}|%))?)(?:\s(?<next>\p{Ll}[\p{L}-]*))?/gu;
const weak = /^(?:a|an|and|are|as|at|by|for|from|in|is|of|on|only|or|our|the|to|until|with|und|für|mit)$/;
const technical = /^(?:[48]k|\d{3,4}\s?[x×]\s?\d{3,4}(?:px)?|#[\da-f]{3,8})[.,]?$/i;
const platforms = new Set(
  'dm instagram facebook linkedin tiktok pinterest twitter youtube poster post image picture i a the our my we'.split(
    ' ',
  ),
);
const MOST_WORDS = 5;
