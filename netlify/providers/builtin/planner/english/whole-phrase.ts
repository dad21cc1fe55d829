import { countWords } from './grammar';

/** The longest beginning of a line that says something by itself within `max` characters: it ends where a clause or a turn of phrase does, never in its middle. */
export function wholePhrase(text: string, max: number): string {
  if (lengthOf(text) <= max) return text;
  const ends = (turns: RegExp) =>
    [...text.matchAll(turns)]
      .map(({ index }) => text.slice(0, index).replace(ENDING, ''))
      .filter((phrase) => lengthOf(phrase) <= max && countWords(phrase) >= 2 && !DANGLING.test(phrase));
  // A clause that says enough goes before one and a part of the next.
  const clause = ends(CLAUSES).at(-1);
  return clause && lengthOf(clause) >= max / 2 ? clause : (ends(TURNS).at(-1) ?? wholeWords(text, max));
}

/** Parts of a line between its marks. */
export const clausesOf = (text: string): string[] =>
  text
    .split(MARKS)
    .map((clause) => clause.trim())
    .filter(Boolean);

/** Where a line has no turn: whole words, without those that lead on to what is left out. */
function wholeWords(text: string, max: number): string {
  const cut = [...text].slice(0, max + 1).join('');
  const space = cut.lastIndexOf(' ');
  if (space < 0) return [...text].slice(0, max).join('');
  let phrase = cut.slice(0, space).replace(ENDING, '');
  while (DANGLING.test(phrase)) phrase = phrase.replace(/\s+\S+$/u, '').replace(ENDING, '');
  return phrase;
}

const lengthOf = (text: string): number => [...text].length;

const MARKS = /[,;:.!?]+\s+|\s+[–—-]\s+/u;
const ENDING = /[\s,;:.!?–—-]+$/u;
const CLAUSES = /[,;:.!?]\s|\s[–—-]\s/gu;
const TURNS =
  /[,;:.!?]\s|\s[–—-]\s|\s(?=(?:of|and|or|but|with|without|from|until|till|for|on|at|in|by|because|since|so|which|who|that|where|when|while|if|before|after|during|including|starting)\s)/giu;
const DANGLING =
  /\s(?:the|an?|our|your|my|their|its|of|to|and|or|but|with|from|until|for|on|at|in|by|is|are|was|were|be|have|has|had|will|we|you|they|i|it|that|which|who|this|these|very|more|as|than|not|no|all|every|each|new|next|so|up to|the (?:end|start|beginning|middle|price|number|rest|first))$/iu;
