import type { PostLanguage } from '../../../../../src/domain/text-language';

/**
 * What a word that is in no table may be an inflection of, in German, Dutch and the Romance languages. Only guesses that turn
 * out to be words of the table count. `tongue` is the text's language, whose endings alone are cut; where nobody knows it,
 * all are, from longer words ("lane" is no "lana").
 */
export function looseForms(word: string, tongue: PostLanguage | null): string[] {
  if (tongue === 'en' || tongue === 'pl' || notInflected.has(word)) return [];
  const shortest = tongue ? SHORTEST : SHORTEST_UNKNOWN;
  return [
    ...endings
      .flatMap(([tongues, ending, nominatives]) =>
        (!tongue || tongues.split(' ').includes(tongue)) && word.endsWith(ending)
          ? nominatives.map((nominative) => word.slice(0, -ending.length) + nominative)
          : [],
      )
      .filter((form) => form.length >= shortest),
    ...(!tongue || tongue === 'nl'
      ? [...dutchDiminutive(word), ...dutchPlural(word)].filter((form) => form.length >= SHORTEST)
      : []),
  ].filter((form) => form !== word);
}

/** Plurals and cases, and what the dictionary has for them. */
const endings: readonly (readonly [tongues: string, ending: string, nominatives: readonly string[]])[] = [
  ['it', 'i', ['o', 'e', 'a', 'io']],
  ['it', 'chi', ['co']],
  ['it', 'ghi', ['go']],
  ['it', 'che', ['ca']],
  ['it', 'ghe', ['ga']],
  ['it', 'e', ['a']],
  ['de', 'e', ['']],
  ['de nl', 'en', ['', 'e']],
  ['de', 'eln', ['el']],
  // a woman's trade
  ['de', 'erin', ['er']],
  ['de', 'erinnen', ['er']],
  ['es pt', 'es', ['']],
  ['es', 'ces', ['z']],
  ['pt', 'oes', ['ao']],
  ['pt', 'aes', ['ao']],
  ['pt', 'ais', ['al']],
  ['pt', 'eis', ['el']],
  ['pt', 'ns', ['m']],
  ['fr', 'eaux', ['eau']],
  ['fr', 'aux', ['al', 'au']],
  ['fr', 'eux', ['eu']],
];

/** Words of their own whose endings make them look like forms of a thing: German "wants", "hears", "drives", "jumps"; French "town", "health". */
const notInflected: ReadonlySet<string> = new Set(
  (
    'wollen gehoren fahren springen stufen schalen lagern beeren kasten kosten weinen reisen dampfen dampen filmen buchen boxen geigen latten kiten ringen ' +
    'stolen deren leiten storen steigern salen moverse series aquellos banken bande bandes chante mange tire tires tiree cavi boli campi buchi modi mezzi notari salse dischi ' +
    'agli paste pastes marine schale cabine improve podaje telefonie virages mieli llame lampione steeltje cene fali ' +
    'ville sante remonte couche souple souples grille moche virage orchestre asphalte balaie haren wassen halen kopen schaffen schutten schutte rutschen'
  ).split(' '),
);

/** "Hondje" and "hondjes" are still dogs; "broodje" and "worstenbroodje" are words of their own in the table. */
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
const SHORTEST_UNKNOWN = 5;
