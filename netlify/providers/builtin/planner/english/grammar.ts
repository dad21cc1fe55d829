export const capitalise = (text: string): string =>
  text.replace(/^([“"'(]?)(\p{Ll})/u, (_, quote: string, letter: string) => quote + letter.toUpperCase());

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
 * As people say it. "It is" and its like are only shortened where a clause begins: "what it is for" has to stay, and
 * so has "the hard part is not knowing", whose "not" belongs to the next word.
 */
export function contract(text: string): string {
  const shortened = text
    .replace(
      /\b(?:(?:do|does|did|has|have|had|would|should|could) not\b|(?:is|are|was|were) not\b(?! \p{Ll}+ing\b))/giu,
      (pair) => pair.replace(' not', 'n’t'),
    )
    .replace(/\bcannot\b/g, 'can’t')
    .replace(/\bCannot\b/g, 'Can’t')
    .replace(/\b(w)ill not\b/gi, '$1on’t');
  return shortened.replace(
    /(^|[.;:,?] |\b(?:and|but|because|if|when|so|that|until|while) )(it is|that is|there is|what is|you are|they are|we are|it will|you will|they will|we will)(?= (?!(?:and|or|but|nor|than)\b)[a-z])/gi,
    (_, before: string, pair: string) => {
      const [subject = '', verb = ''] = pair.split(' ');
      return before + subject + (short.get(verb) ?? ` ${verb}`);
    },
  );
}

const short: ReadonlyMap<string, string> = new Map(Object.entries({ is: '’s', are: '’re', will: '’ll' }));

/** Authored text and the calendar's names wear the typographer's apostrophe; a customer's own words keep theirs. */
export const typographic = (text: string): string => text.replace(/(?<=\p{L})'/gu, '’');

/** Whether "needs" has to become "need" after it: judged by the head of the phrase, "lessons" in "lessons for adults". */
export function isPlural(phrase: string): boolean {
  const head = phrase.split(/ (?:for|of|with|on|in|at|from|to|by|and a) /u)[0] ?? phrase;
  return /[^siu]s$/iu.test(head) &&
    !/(?:maths|physics|pilates|gymnastics|athletics|aerobics|economics|mathematics|news|lens|tapas|massages?)$/iu.test(
      head,
    )
    ? true
    : /(?:glasses|lenses|classes|massages|fries|ies|sses|xes|ches|shes|tapas)$/iu.test(head);
}

/** "is" as it goes with several: "are". */
export const pluralVerb = (verb: string): string =>
  irregular.get(verb) ??
  (/(?:sh|ch|ss|x|o)es$/u.test(verb)
    ? verb.slice(0, -2)
    : verb.endsWith('ies')
      ? `${verb.slice(0, -3)}y`
      : verb.slice(0, -1));
const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({ is: 'are', was: 'were', has: 'have', does: 'do', Is: 'Are', Was: 'Were', Has: 'Have', Does: 'Do' }),
);
