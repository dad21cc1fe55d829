import { capitalise } from '../english/grammar';
import { bareWords, endingsOf, word, type Slip } from './bare-words';
import { inEnglish } from './english-slips';
import type { ToldLanguage } from './told-language';
import { asked } from './question-accents';

/**
 * An answer without its fillers: "so" and "na ja" before the first sentence, laughter after any. A yes or a no is an
 * answer and stays.
 */
export function withoutAir(sentences: readonly string[], language: ToldLanguage): string[] {
  const opening = language === 'other' ? null : openings.get(language)!;
  return sentences
    .map((sentence, at) => (at === 0 && opening ? opened(sentence, opening) : sentence))
    .map((sentence) => sentence.replace(LAUGHTER, '').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/**
 * What was typed in haste and means one thing only, written out: "tb", "aswell", "2 o clock", "theyve", "moviendole", and a
 * question without its accent.
 */
export function writtenOut(sentence: string, language: ToldLanguage): string {
  const typed = slipsIn(language).reduce(
    (said, [pattern, whole]) =>
      said.replace(pattern, (found, ...groups: unknown[]) => {
        const now = typeof whole === 'string' ? whole : whole(found, groups);
        return /^\p{Lu}/u.test(found) ? capitalise(now) : now;
      }),
    sentence.replace(/ {2,}/gu, ' '),
  );
  return language === 'en' ? inEnglish(typed) : language === 'es' ? asked(typed) : typed;
}

/** Those of a language, put together when it is first read. */
function slipsIn(language: ToldLanguage): readonly Slip[] {
  const known = read.get(language) ?? [
    ...(hasty.get(language) ?? []),
    ...bareWords(language),
    ...(endingsOf.get(language) ?? []),
  ];
  read.set(language, known);
  return known;
}
const read = new Map<ToldLanguage, readonly Slip[]>();

/** Twice at most ("um, so …"), and never so that fewer than three words are left. */
function opened(sentence: string, opening: RegExp): string {
  const said = sentence.replace(opening, '').replace(opening, '');
  return said !== sentence && said.split(' ').length >= FEWEST ? capitalise(said) : sentence;
}

const FEWEST = 3;
const openings: ReadonlyMap<string, RegExp> = new Map([
  [
    'en',
    /^(?:(?:well|um+|uh+|erm+|hmm+|ok(?:ay)?|oh)[,.…]*|so,?(?! (?:far|much|many|long|called)\b)|anyway,|look,|you know,) /iu,
  ],
  ['de', /^(?:(?:also|naja|na ja|nun|tja|ähm*|öhm*|hm+|ok(?:ay)?)[,.…]*) /iu],
  ['fr', /^(?:(?:ben|bah|euh+|alors|bon|eh bien|bon ben|hum+)[,.…]*) /iu],
  ['es', /^(?:(?:pues|bueno|eh+|mmm*|este|a ver)[,.…]+|pues(?! (?:eso|nada))|bueno) /iu],
  ['it', /^(?:(?:allora|beh|be’|mah|ehm*|dunque|ecco)[,.…]*) /iu],
  ['nl', /^(?:(?:nou(?: ja)?|tja|eh+m?|ehm+|hm+|ok[ée]?)[,.…]*) /iu],
  ['pt', /^(?:(?:então|bom|bem|pois(?: é)?|olha|eh+|ah)[,.…]+|então) /iu],
  ['pl', /^(?:(?:no więc|no to|no|więc|hmm*|eee*|wiesz)[,.…]*) /iu],
]);

/** With the mark that ends the sentence kept. */
const LAUGHTER =
  /[ ,]+(?:lol|lmao|rofl|(?:ha){2,}h?|(?:he){2,}|(?:ja){2,}j?|k{3,}|(?:rs){2,}|mdr|ptdr|xd)(?=[.!?…]*$)/iu;

const hasty: ReadonlyMap<string, readonly Slip[]> = new Map<string, readonly Slip[]>([
  [
    'en',
    [
      [word('aswell'), 'as well'],
      [word('alot'), 'a lot'],
      [/(?<=\d )o clock(?!\p{L})/giu, 'o’clock'],
      [word('somebodys(?= \\p{L})'), 'somebody’s'],
      [word('everybodys(?= \\p{L})'), 'everybody’s'],
      [word('w/'), 'with'],
      [word('bc|cuz|coz'), 'because'],
      [word('ppl'), 'people'],
    ],
  ],
  [
    'de',
    [
      [word('vllt|vlt'), 'vielleicht'],
      [word('iwie'), 'irgendwie'],
      [word('nich'), 'nicht'],
      [/(?<=(?<!\p{L})(?:fragen|fragt|wissen)(?: (?:mich|uns|oft|immer))?) (?=ob(?!\p{L}))/giu, ', '],
      [/(?<=(?<!\p{L})(?:erste|zweite|dritte|letzte|nächste)s? )mal(?!\p{L})/gu, 'Mal'],
      [
        /(?<=(?:(?<!\p{L})(?:wie ?viele?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|paar)|(?<!\d)\d{1,3}) )(?:stunden?|tagen?|wochen?|monaten?|jahren?|jahre|monate|tage|minuten?|leute|meter|kilo|euro)(?!\p{L})/gu,
        capitalise,
      ],
      [
        /(?<!\p{L})(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|januar|februar|märz|april|juni|juli|august|september|oktober|november|dezember|ostern|weihnachten)(?!\p{L})/gu,
        capitalise,
      ],
    ],
  ],
  [
    'fr',
    [
      [word('bcp'), 'beaucoup'],
      [word('qqn'), 'quelqu’un'],
      [word('qqch'), 'quelque chose'],
      [word('pcq|pck'), 'parce que'],
    ],
  ],
  [
    'es',
    [
      [word('pa q|pa que'), 'para que'],
      [word('xq|pq|porq'), 'porque'],
      [word('tb|tmb|tmbn'), 'también'],
      [word('q'), 'que'],
      [word('nomas'), 'nomás'],
    ],
  ],
  [
    'it',
    [
      [word('xké|xkè|xchè|xché'), 'perché'],
      [word('cmq'), 'comunque'],
      [word('nn'), 'non'],
    ],
  ],
  [
    'nl',
    [
      [word('ff'), 'even'],
      [word('idd'), 'inderdaad'],
      [word('mss'), 'misschien'],
    ],
  ],
  [
    'pt',
    [
      [word('tb|tbm'), 'também'],
      [word('vcs'), 'vocês'],
      [word('vc'), 'você'],
      [word('pq'), 'porque'],
      [word('q'), 'que'],
    ],
  ],
  [
    'pl',
    [
      [word('wgl'), 'w ogóle'],
      [word('pzdr'), 'pozdrawiam'],
    ],
  ],
]);
