import type { ClaimLanguage } from './claims/claim-language';

/** Languages that posts can be framed in. */
export const postLanguages = ['en', 'de', 'fr', 'es'] as const;
export type PostLanguage = (typeof postLanguages)[number];

/**
 * The language of a few sentences, told by their commonest words; 'other' for a script or a language that we write no
 * posts in, and null where too little tells: a heading of two nouns could be any.
 */
export function languageOf(text: string): PostLanguage | 'other' | null {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  if (letters.length > 0 && latin < letters.length / 2) return 'other';
  const tongue = tongueOf(text);
  return tongue && (postLanguages.find((language) => language === tongue) ?? 'other');
}

/** The same among all languages whose commonest words we know; null where too little tells. */
export function tongueOf(text: string): ClaimLanguage | null {
  const words = text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
  const scores = [...common].map(([language, known]) => ({
    language,
    score: words.filter((word) => known.has(word.replace(/^(?:[ldjnmstc]|qu)['’]/u, ''))).length,
  }));
  for (const [language, letter] of marks)
    if (letter.test(text)) scores.find((one) => one.language === language)!.score += 0.5;
  const [best, next] = scores.sort((one, other) => other.score - one.score);
  if (!best || best.score === 0 || best.score === next?.score) return null;
  return best.language;
}

const common: ReadonlyMap<ClaimLanguage, ReadonlySet<string>> = new Map(
  Object.entries({
    en: "the and of to a is are was were it its that this they them their we our us i you your for with on at by from not dont don’t isnt isn’t it’s it's be been have has had do does did can could should would will what when how why which who if whether because than then there about after before into out up over every people ask think never always most my me or but an as",
    de: 'der die das und ist sind war waren ein eine einen einem einer es sie wir uns unser unsere ich mein meine du ihr für mit auf bei von nicht kein keine zu zum zur im am den dem des dass wenn ob wie was warum wann welche wer weil als dann nach vor über man auch nur noch immer meist haben hat hatte werden wird kann muss oder aber sich',
    fr: "le la les et est sont était un une des de du au aux ce cette ces il elle ils elles nous notre nos vous votre je mon ma mes pour avec sur chez par ne pas plus que qui quoi quand comment pourquoi si parce dans leur leurs on se son sa ses mais ou toujours jamais très avant après faut peut combien être avoir c’est c'est est-ce",
    es: 'el la los las y es son era un una unos unas de del al lo que en con por para no sí se su sus nos nuestro nuestra mi mis me te tu yo cómo como qué cuándo cuánto cuántas cuántos porque pero más muy siempre nunca hay está están antes después si cada hemos ha han hace puede',
    nl: 'de het een en is zijn was van voor met op bij niet geen ik wij we ons onze jullie u zij ze dat die dit als wanneer hoe wat waarom omdat maar ook nog altijd heeft hebben worden wordt kan moet naar uit te er',
    it: 'il lo la gli le e è sono era un una uno di del della dei delle che chi come quando perché non per con su da nel nella si ci noi nostro mio mia io ma più sempre mai ogni anche quanto questo questa ha hanno al',
    pt: 'o a os as e é são era um uma de do da dos das que como quando porque não por para com em no na se nós nosso nossa meu minha eu mas mais sempre nunca também já muito isso este esta tem têm ao quanto',
  }).map(([language, words]) => [language as ClaimLanguage, new Set(words.split(' '))]),
);

/** Words of no weight, of any of these languages. */
export const commonWords: ReadonlySet<string> = new Set([...common.values()].flatMap((words) => [...words]));

/** Letters that only one of them writes. */
const marks: [string, RegExp][] = [
  ['de', /ß|\b\p{Lu}?\p{L}*[äöü]/u],
  ['es', /[ñ¿¡]/u],
  ['fr', /[œêûçàè]/u],
  ['pt', /[ãõ]/u],
];
