export const capitalise = (text: string): string => text.replace(/^([“"'(]?)(\p{Ll})/u, (_, quote: string, letter: string) => quote + letter.toUpperCase());

/** Sentences of authored text; packs avoid abbreviations, so a full stop before a space and a capital ends one. */
export const sentences = (text: string): string[] => text.split(/(?<=[.?][”"]?) (?=[\p{Lu}“"])/u).filter(Boolean);

export const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;

/** Ends a line that may already end: a name like "Yahoo!" gets no second mark. */
export const endSentence = (text: string): string => (/[.!?…][”"]?$/u.test(text) ? text : `${text}.`);

/** At most `max` characters, cut between words, with an ellipsis when something was left out. */
export function clip(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const cut = characters.slice(0, max - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > max / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:–—-]+$/u, '')}…`;
}

/**
 * As people say it. "It is" and its like are only shortened where a clause begins: "what it is for" has to stay.
 */
export function contract(text: string): string {
  const shortened = text
    .replace(/\b(do|does|did|is|are|was|were|has|have|had|would|should|could) not\b/gi, '$1n’t')
    .replace(/\bcannot\b/g, 'can’t').replace(/\bCannot\b/g, 'Can’t')
    .replace(/\b(w)ill not\b/gi, '$1on’t');
  return shortened.replace(/(^|[.;:,?] |\b(?:and|but|because|if|when|so|that|until|while) )(it|that|there|what|you|they|we)( is| are| will)(?= [a-z])/gi, (_, before: string, subject: string, verb: string) => before + subject + (short[verb.trim()] ?? verb));
}

const short: Record<string, string> = { is: '’s', are: '’re', will: '’ll' };

/** Authored text and the calendar's names wear the typographer's apostrophe; a customer's own words keep theirs. */
export const typographic = (text: string): string => text.replace(/(?<=\p{L})'/gu, '’');
