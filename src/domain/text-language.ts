import { claimLanguages, type ClaimLanguage } from './claims/claim-language';
import { OTHER_LETTERS, otherLanguages } from './other-languages';

/** Languages that posts can be framed in: those whose claims can be read, and Polish. */
export const postLanguages = [...claimLanguages, 'pl'] as const;
export type PostLanguage = (typeof postLanguages)[number];

/**
 * The language of a few sentences, told by their commonest words; 'other' for a script or a language that we write no
 * posts in, and null where too little tells: a heading of two nouns could be any.
 */
export function languageOf(text: string): PostLanguage | 'other' | null {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  if (letters.length > 0 && latin < letters.length / 2) return 'other';
  return likeliest(text);
}

/** The same of languages that we know alone; null for any other, too. */
export function tongueOf(text: string): PostLanguage | null {
  const language = likeliest(text);
  return language === 'other' ? null : language;
}

/** The same of languages whose claims can be read. */
export function claimTongueOf(text: string): ClaimLanguage | null {
  const tongue = tongueOf(text);
  return claimLanguages.find((language) => language === tongue) ?? null;
}

/** Words of a text that, by themselves or by their endings, are of a language and not English ("van courier" has none). */
export function wordsIn(text: string, language: PostLanguage): number {
  const english = common.get('en')!;
  const words = text.toLowerCase().match(/[\p{L}’']{2,}/gu) ?? [];
  return words.filter(
    (word) =>
      endings.get(language)?.test(word) ||
      (common.get(language)!.has(word) && !english.has(word) && !SHARED.has(word) && !ENGLISH.has(word)),
  ).length;
}
const ENGLISH: ReadonlySet<string> = new Set(
  'van die war son plus pour come per sin mail pan is me on as do'.split(' '),
);
const endings: ReadonlyMap<PostLanguage, RegExp> = new Map<PostLanguage, RegExp>([
  ['de', /[äöüß]|(?:ungs?|ungen|erei|keit|heit|handel|werk|bau|schule|laden|dienst|frau)$/u],
  ['fr', /[éèêàçœ]|(?:eur|euse|erie|ienne?|aux)$/u],
  ['es', /[ñáéíóú]|(?:ción|ería|ero|era|aje|or[ae]s)$/u],
  ['nl', /ij|(?:erij|heid|winkel|werker|zaak|theek|aar|kunde)/u],
  ['it', /[àèìòù]|(?:zion[ei]|eria|aggio|atura|ist[ai]|ore|ic[oi]|[aeio]tti)$/u],
  ['pt', /[ãõáâêéíóúç]|(?:ção|aria|eir[oa]s?|agem|dor[ae]?s?)$/u],
  ['pl', /[ąęćłńóśźż]|(?:iam|jemy|acje|acja|nie|nia|ow[aey]|owych|ych|ski|icz|icer|arz|nik|ryk|eli|[dw]z?ki)$/u],
]);

function likeliest(text: string): PostLanguage | 'other' | null {
  // "120er" ends in no Dutch word
  const words = text.toLowerCase().match(/(?<![\p{N}\p{L}])[\p{L}’']+/gu) ?? [];
  const count = (known: ReadonlySet<string>) =>
    words.filter((word) => known.has(word.replace(/^(?:[ldjnmstc]|qu|dell|all|nell|dall|un)['’]/u, ''))).length;
  const scores = [...common].map(([language, known]) => ({ language, score: count(known) }));
  for (const [language, letter] of marks) {
    const its = scores.find((one) => one.language === language)!;
    // Endings alone tell nothing: English borrows "silhouette" and "pizza".
    if (letter.test(text) && (language !== 'it' || its.score > 0)) its.score += 0.5;
  }
  scores.find(({ language }) => language === 'pl')!.score += words.filter((word) => POLISH.test(word)).length * 2;
  const [best, next] = scores.sort((one, other) => other.score - one.score) as [Score, Score];
  // A name may have a strange letter; where several words have one, they are not ours.
  const strange = words.filter((word) => OTHER_LETTERS.test(word)).length;
  const other = Math.max(...others.map(count));
  const tells = other + strange * 2;
  if (tells > 1 && tells > best.score) return 'other';
  return best.score === 0 || best.score === next.score ? null : best.language;
}

interface Score {
  language: PostLanguage;
  score: number;
}

const common: ReadonlyMap<PostLanguage, ReadonlySet<string>> = new Map(
  Object.entries({
    en: "the and of to a is are was were it its that this they them their we our us i you your for with on at by from not dont don’t isnt isn’t it’s it's be been have has had do does did can could should would will what when how why which who if whether because than then there about after before into out up over every people ask think never always most my me or but an as",
    de: 'der die das und ist sind war waren ein eine einen einem einer es sie wir uns unser unsere unserer unserem unseren ich mein meine meiner meinem meinen du ihr für mit auf bei von nicht kein keine zu zum zur im am den dem des dass wenn ob wie was warum wann welche wer weil als dann nach vor über man auch nur noch immer meist haben hat hatte werden wird kann muss oder aber sich bin bist beim vom ins keiner gibts mach macht machen komm kommen mir dir ned nöd isch',
    fr: "le la les et est sont était un une des de du au aux ce cette ces il elle ils elles nous notre nos vous votre je mon ma mes pour avec sur chez par ne pas plus que qui quoi quand comment pourquoi si parce dans leur leurs on se son sa ses mais ou toujours jamais très avant après faut peut combien être avoir c’est c'est est-ce",
    es: 'a el la los las y es son era un una unos unas de del al lo que en con por para no sí se su sus nos nuestro nuestra mi mis me te tu yo cómo como qué cuándo cuánto cuántas cuántos porque pero más muy siempre nunca hay está están antes después si cada hemos ha han hace puede hacemos hago doy damos tenemos ofrecemos nuestros nuestras desde hasta',
    nl: 'de het een en is zijn was van voor met op bij niet geen ik wij we ons onze jullie zij ze dat die dit als wanneer hoe wat waarom omdat maar ook nog altijd heeft hebben worden wordt kan moet naar uit te er aan huis thuis',
    it: 'il lo la gli le a i e è dal dai dagli alle agli ai delle degli nei nelle negli dopo basta fino oltre tutto tutti tutte sono era un una uno di del della dei delle che chi come quando perché non per con su da nel nella si ci noi nostro mio mia io ma più sempre mai ogni anche quanto questo questa ha hanno al chiedono così sul sulla dalla dopo prima invece gente serve',
    pt: 'o a os as e é são era um uma de do da dos das que como quando porque não por para com em no na se nós nosso nossa meu minha eu mas mais sempre nunca também já muito isso este esta tem têm ao quanto gente até você vocês só depois desde tudo fazemos faço',
    // Without those that another of these has, too ("i", "do", "to", "my").
    pl: 'w z ze na nie że się jest są był była było jak ale czy dla przed przez za przy bez pod nad kto gdzie kiedy który która które których nas nam nasz nasza nasze ich jego jej mam mamy już tylko także zawsze nigdy bardzo może można albo lub oraz bo żeby więc też tak tego tych od mnie mój moja moje każdy każdą każdego robię robimy naprawiam naprawiamy stawiam prowadzę prowadzimy szyję uczę sprzedaję dojeżdżam wszystko ludzie klienci dzieci domu roku lat tym czym ile taki taka takie dobry dobra dwa trzy razy dziennie',
  }).map(([language, words]) => [language as PostLanguage, new Set(words.split(' '))]),
);

/** "In" and "we" are Slovene and Polish, too, and tell nothing where they stand in a heading of three words. */
const SHARED: ReadonlySet<string> = new Set(
  'in so we one all an go am from for era can may ten under pan man men her no here over bad she word sense tie take care'.split(
    ' ',
  ),
);
const others: readonly ReadonlySet<string>[] = [...otherLanguages.values()].map(
  (words) => new Set(words.split(' ').filter((word) => !SHARED.has(word))),
);

/** Words of no weight, of any of these languages. */
export const commonWords: ReadonlySet<string> = new Set([...common.values()].flatMap((words) => [...words]));

/** Letters of Polish that none of the others has. */
const POLISH = /[ąęłńśźż]/u;

/** Letters that only one of them writes. */
const marks: [string, RegExp][] = [
  ['de', /ß|\b\p{Lu}?\p{L}*[äöü]/u],
  ['es', /[ñ¿¡]|ción(?!\p{L})/u],
  ['fr', /[œêûçàè]/u],
  ['it', /(?:zion[ei]|agg[io]|[aeiou]tt[aeio]|cch\p{L}+|[aeiou]zz[aeio]|eri[ae])(?!\p{L})/u],
  ['pt', /[ãõ]/u],
];
