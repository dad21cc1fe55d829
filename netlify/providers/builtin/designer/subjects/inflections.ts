/**
 * What a word that no table has may be an inflection of, in German, Dutch and the Romance languages. Only guesses that turn
 * out to be words of the table count, so each ending is cut in every way that a language could mean.
 */
export function looseForms(word: string): string[] {
  return endings
    .flatMap(([ending, nominatives]) =>
      word.endsWith(ending) ? nominatives.map((nominative) => word.slice(0, -ending.length) + nominative) : [],
    )
    .concat(dutchDiminutive(word), dutchPlural(word))
    .filter((form) => form.length >= SHORTEST && form !== word);
}

/** Plurals and cases, and what the dictionary has for them. */
const endings: readonly (readonly [ending: string, nominatives: readonly string[]])[] = [
  // Italian
  ['i', ['o', 'e', 'a', 'io']],
  ['chi', ['co']],
  ['ghi', ['go']],
  ['che', ['ca']],
  ['ghe', ['ga']],
  // Italian feminines, German and Dutch plurals and cases
  ['e', ['', 'a']],
  ['en', ['', 'e']],
  ['n', ['']],
  ['nen', ['']],
  // Spanish and Portuguese
  ['es', ['']],
  ['ces', ['z']],
  ['oes', ['ao']],
  ['aes', ['ao']],
  ['ais', ['al']],
  ['eis', ['el']],
  ['ns', ['m']],
  // French
  ['eaux', ['eau']],
  ['aux', ['al', 'au']],
  ['eux', ['eu']],
];

/** "Hondje" and "hondjes" are dogs still; "broodje" and "worstenbroodje" are words of their own in the table. */
function dutchDiminutive(word: string): string[] {
  const stem = /^(\p{L}+?)(?:[tpk]?jes?)$/u.exec(word)?.[1];
  return stem ? [stem, stem.replace(/(\p{L})\1e$/u, '$1')] : [];
}

/** Bomen → boom, katten → kat. */
function dutchPlural(word: string): string[] {
  const stem = /^(\p{L}{2,})en$/u.exec(word)?.[1];
  if (!stem) return [];
  const doubled = /([aeou])([bcdfghklmnprstvz])$/u.exec(stem);
  return [
    ...(doubled ? [`${stem.slice(0, -2)}${doubled[1]}${doubled[1]}${doubled[2]}`] : []),
    ...(stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : []),
  ];
}

/** The stems, marked with "*", whose Slavic declension a word can be: "opon*" of opony, oponami and opon. */
export function slavicStems(word: string): string[] {
  const stems: string[] = [];
  for (let length = Math.max(2, word.length - LONGEST_ENDING); length <= word.length; length += 1) {
    if (slavicEndings.has(word.slice(length))) stems.push(`${word.slice(0, length)}*`);
  }
  return [
    ...stems,
    ...softened.flatMap(([ending, hard]) => (word.endsWith(ending) ? `${word.slice(0, -ending.length)}${hard}*` : [])),
  ];
}

/** Polish locatives that soften the stem's last sound: gitara, gitarze. */
const softened: readonly (readonly [ending: string, hard: string])[] = [
  ['rze', 'r'],
  ['ce', 'k'],
  ['dze', 'g'],
  ['cie', 't'],
  ['dzie', 'd'],
];

const slavicEndings: ReadonlySet<string> = new Set([
  '',
  ...'a i y e u o ow om em am ami ach owi ie ia iu iow iom iem iami iach ej ego emu ych ym ymi ich im imi'.split(' '),
]);
const LONGEST_ENDING = 4;
const SHORTEST = 4;
