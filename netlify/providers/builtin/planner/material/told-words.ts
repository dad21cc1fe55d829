import { OTHER_LETTERS } from '../../../../../src/domain/other-languages';
import { languageOf, wordsIn } from '../../../../../src/domain/text-language';
import type { OwnerMaterial } from '../../../../ports/planner';
import { capitalise, countWords } from '../english/grammar';
import { cleanLine } from '../writing/profile-words';
import { withoutAir, writtenOut } from './spoken-slips';
import type { ToldLanguage } from './told-language';
import type { Tongue } from './language-tables';
import { tongues } from './tongues';

/** An owner's words, made ready for a post: whole sentences with a capital and an end, and not a word changed. */
export interface ToldWords {
  language: ToldLanguage;
  tongue: Tongue;
  text: string[];
  detail: string[];
  /** One person speaks, not several. */
  isSingle: boolean;
}

/**
 * `usual`: the language of the business's own profile, where the words do not tell theirs; `isOne`: one person speaks in what
 * the owner says as a whole.
 */
export function readWords(
  { text, detail }: Pick<OwnerMaterial, 'text' | 'detail'>,
  usual: ToldLanguage,
  isOne: boolean,
  known: ToldLanguage | undefined = undefined,
): ToldWords {
  const language = known ?? languageIn(`${text} ${detail}`, usual);
  const tongue = tongues[language];
  return {
    language,
    tongue,
    text: sentencesOf(text, language),
    detail: sentencesOf(detail, language),
    isSingle: isOne,
  };
}

/** A few Polish words look Czech or Slovene, whose own letters they have not. */
function languageIn(said: string, usual: ToldLanguage): ToldLanguage {
  const found = languageOf(said) ?? usual;
  return found === 'other' && usual === 'pl' && !OTHER_LETTERS.test(said) && wordsIn(said, 'pl') > 0 ? usual : found;
}

export function sentencesOf(text: string, language: ToldLanguage): string[] {
  const lines = text
    .split(/\n+/)
    .map((line) => cleanLine(line).replace(/^(?:[-–—•*·]|\d{1,2}[.)])\s+/u, ''))
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  // A list of a few words a line is one sentence.
  const parts =
    lines.length > 2 && lines.every((line) => countWords(line) <= 6)
      ? [lines.map((line) => line.replace(/[.,;]+$/u, '')).join(', ')]
      : lines;
  return withoutAir(
    parts.flatMap((part) => split(part)),
    language,
  ).map((sentence) => tidy(sentence, language));
}

function split(line: string): string[] {
  const sentences: string[] = [];
  for (const piece of line.split(/(?<=[.!?…]["”’»)]?)\s+/u)) {
    const last = sentences.at(-1);
    // "lata 70. są z metalu", "der 3. stock": a number with a full stop is an ordinal where nothing begins after it
    const isOrdinal =
      last !== undefined &&
      ((/(?<!\d)\d{1,2}\.$/u.test(last) && /^\p{Ll}/u.test(piece)) ||
        /(?<!\p{L})(?:de[nrms]|die|das|im|am|zum|vom|zur) \d{1,2}\.$/u.test(last));
    if (last !== undefined && (isOrdinal || (ABBREVIATION.test(last) && !(ANSWER.test(last) && !/^\d/u.test(piece)))))
      sentences[sentences.length - 1] = `${last} ${piece}`;
    else if (piece) sentences.push(piece);
  }
  return sentences;
}
/** "No. It stays" answers; "no. 4" counts. */
const ANSWER = /(?:^|[\s(])no\.$/iu;
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|e\.g|i\.e|etc|approx|ca|no|nr|st|vs|min|max|z\.\s?B|d\.\s?h|u\.\s?a|bzw|ggf|evtl|inkl|p\. ?ex|env|p\. ?ej|aprox|mr|mrs|dr)\.$/iu;

/** What a typesetter would mend: a capital, the "I", the apostrophe, the end. */
function tidy(sentence: string, language: ToldLanguage): string {
  const apt = writtenOut(sentence, language)
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/^["“”„«»]+(?=[^"“”„«»]*$)/u, '');
  const spoken =
    language === 'en'
      ? apt
          .replace(/(?<![\p{L}\p{N}.])i(?=$|[\s,’])/gu, 'I')
          .replace(UNMARKED, (all, verb: string, n: string) => `${verb}${n}’${all.slice(-1)}`)
          .replace(/(?<!\p{L})(that|what|there|here)s(?= )/giu, '$1’s')
          .replace(/(?<!\p{L})I(m|ve)(?= )/gu, 'I’$1')
          .replace(THERE, 'their')
          .replace(/(?<!\p{L})(people|children|women)s(?= (?!of|and|who|in|from|on|at|or|to|with|by)\p{L})/giu, '$1’s')
          .replace(/"([^"]{1,80})"/gu, '“$1”')
          .replace(NAMES, (name) => name.charAt(0).toUpperCase() + name.slice(1))
          .replace(MONTHS, (name) => name.charAt(0).toUpperCase() + name.slice(1))
      : apt;
  return capitalise(/[.!?…]["”’»)]?$/u.test(spoken) ? spoken : `${spoken.replace(/[\s,;:–—-]+$/u, '')}.`);
}

/** Days, lands and languages that have a capital in English; "polish", "may" and "china" may mean something else. */
const NAMES =
  /(?<![\p{L}@#.'’])(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|christmas|xmas|easter|english|german|french|spanish|italian|portuguese|dutch|irish|scottish|american|canadian|australian|african|indian|mexican|korean|japanese|chinese|russian|greek|european|england|ireland|scotland|wales|germany|france|spain|italy|portugal|greece|canada|mexico|brazil|india|korea|vietnam|australia|america|africa|europe|london|paris)(?!\p{L}|\.\p{L})/gu;
/** Where a month is meant. */
const MONTHS =
  /(?<=(?<!\p{L})(?:in|since|until|till|early|late|mid|(?:end|start|middle|beginning) of) )(?:march|may|jan|feb|aug|sept?|oct|nov|dec)(?!\p{L})/gu;

/** "Who cannot reach there feet"; "we drive there" and "from there" are right. */
const THERE =
  /(?<=(?<!\p{L})(?:reach|cut|trim|wash|brush|bring|take|clean|keep|see|love|walk|leave|lose|like|with|of|for|to) )there(?= (?:own |old |little |new )?(?:feet|foot|hands?|nails?|toes?|hair|teeth|eyes?|dogs?|cats?|horses?|pets?|kids|children|homes?|houses?|gardens?|cars?|bikes?|boats?|shoes|clothes|way|famil(?:y|ies)|parents|mum|mother|father|friends|customers|own)(?!\p{L}))/giu;

/** "Dont", typed in a hurry. */
const UNMARKED = /(?<!\p{L})(do|does|did|is|are|was|were|has|have|had|could|would|should|ca|wo)(n)t(?!\p{L})/giu;

/** Without its end: for a title. */
export const bare = (sentence: string): string => sentence.replace(/(?<!\bz\.B)(?:[.…]|\.{3})+$/u, '').trim();

/**
 * A sentence in at most `max` characters: whole, or cut where its sense stays the same. null where it cannot be: what
 * comes after "but", "unless" or "not" is never cut off.
 */
export function shortened(sentence: string, max: number, { breaks, ands, reasons, turns }: Tongue): string | null {
  const whole = bare(sentence);
  if ([...whole].length <= max) return whole;
  const cutAt = (places: RegExp, fewest: number, isClauseOnly = false): string | null => {
    let best: string | null = null;
    for (const { index } of whole.matchAll(new RegExp(places.source, `${places.flags}g`))) {
      const head = whole.slice(0, index).trim();
      if ([...head].length > max || countWords(head) < fewest) continue;
      const rest = whole.slice(index);
      // "I took out of it: a rosary, a report card and a nest": without its list that says nothing, nor "a safe that hadn't been opened" without its "since".
      if (LIST_BEHIND.test(rest) || (/^,? since /u.test(rest) && /n[’']t |(?<!\p{L})(?:not|never) /u.test(head)))
        continue;
      if (isClauseOnly && !isNewClause(rest)) continue;
      if (!turns.test(rest) || (reasons.test(rest) && !turns.test(head))) best = head;
    }
    return best;
  };
  return cutAt(breaks, 3) ?? cutAt(ands, 5, true);
}

const LIST_BEHIND = /^:[^.]*, [^.]* (?:and|und|et|y|e|en|i) /iu;

/** "And we wash it" begins something new; "and record in the kitchen" goes on with what was begun, and may be its point. */
export const isNewClause = (rest: string): boolean =>
  /^(?:, |,? ?(?:and|und|et|en) (?:I|we|you|they|he|she|it|then|nobody|everybody|that|there|ich|wir|er|sie|es|man|dann|je|on|nous|il|elle|ils|elles|ça|puis|ik|wij|ze|hij|het|dan)(?!\p{L})|,? ?et j[’'])/iu.test(
    rest,
  );

/** The sentence that can stand by itself and says most: for titles and quotations. */
export function keySentence(
  sentences: readonly string[],
  { tongue }: Pick<ToldWords, 'tongue'>,
  about: RegExp | null,
): string {
  const score = (sentence: string, index: number): number => {
    const words = countWords(sentence);
    return (
      (index === 0 ? 2 : 0) +
      (words >= 4 && words <= 14 ? 3 : words <= 20 ? 1 : words < 4 ? -3 : 0) +
      (/\d/u.test(sentence) || NUMBER.test(sentence) ? 1 : 0) +
      (about?.test(sentence) ? 1 : 0) -
      (tongue.leans.test(sentence) ? 4 : 0) -
      (tongue.deictic.test(sentence) ? (WEEKDAY.test(sentence) ? 2 : 4) : 0) -
      (tongue.doubts.test(sentence) ? 4 : 0) -
      (tongue.fillers.test(sentence) ? 4 : 0) -
      (sentence.endsWith('?') ? 3 : 0)
    );
  };
  return sentences
    .map((sentence, index) => ({ sentence, score: score(sentence, index) }))
    .reduce((best, one) => (one.score > best.score ? one : best)).sentence;
}

const NUMBER =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|hundert|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|cent|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|cien)\b/iu;

/** True for as long as the week lasts. */
const WEEKDAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo)\b/iu;

/** Neighbouring sentences around one, as many as a post can hold: an answer is never rearranged, and never cut inside a sentence. */
export function around(sentences: readonly string[], key: string, { tongue }: Pick<ToldWords, 'tongue'>): string[] {
  if (countWords(sentences.join(' ')) <= LONGEST_BODY) return [...sentences];
  let start = Math.max(0, sentences.indexOf(key));
  while (start > 0 && tongue.leans.test(sentences[start]!)) start -= 1;
  if (countWords(sentences.slice(0, sentences.indexOf(key) + 1).join(' ')) <= LONGEST_BODY) start = 0;
  const chosen: string[] = [];
  for (const sentence of sentences.slice(start)) {
    if (chosen.length > 0 && countWords([...chosen, sentence].join(' ')) > LONGEST_BODY) break;
    chosen.push(sentence);
  }
  return chosen;
}

/** A heading before what stands beside it. */
export const labelled = (label: string, language: ToldLanguage): string =>
  language === 'fr' ? `${label}\u00a0: ` : `${label}: `;

/** A post that answers a question says it first: nobody reads the headline of a poster beside it. */
export const withQuestion = (question: string, answer: string[]): string[] =>
  answer.includes(question) ? answer : [question, ...answer];

/** "They ring me about wasps" tells readers off, and nothing else. */
export const isGrumble = (told: readonly string[], language: ToldLanguage): boolean =>
  told.length === 1 && language === 'en' && /\b(?:me|us|my|our)\b/iu.test(told[0]!);

/** "They think that it fits, and it does not": the error and the truth in one. */
export const takenBack =
  /(?<!\p{L})(?:e não|e non|y no|et non|und nicht|en (?:dat )?(?:is )?niet|and (?:it|that) (?:isn|doesn|won|can)[’']?t)(?!\p{L})/iu;

/** Inside a title, after a colon: only a word that is surely none of a name loses its capital, as where the owner wrote it without. */
export function lowered(words: string, language: ToldLanguage, own = ''): string {
  return words.replace(/^\p{Lu}[\p{L}’]*/u, (word) => {
    const small = word.charAt(0).toLowerCase() + word.slice(1);
    if (own.split(/[^\p{L}’']+/u).includes(small)) return small;
    const isPlain = plainFirst.test(word) || (language === 'en' && /^\p{Lu}\p{Ll}{2,}(?:ing|ed)$/u.test(word));
    return isPlain && language !== 'de' ? small : word;
  });
}
const plainFirst =
  /^(?:The|Those|These|This|An?|They|People|We|You|It|How|What|When|Where|Why|Whether|If|Which|Who|To|Not|No|Too|That|Their|Your|Our|My|Some|Most|Many|All|Every|Never|Always|One|Two|Three|Do|Don’t|Take|Put|Bring|Ask|Keep|Use|Let|Look|Call|Leave|Check|Give|Make|Prices?|Costs?|Opening|Delivery|Parking|Allergies|Weight|Sizes?|Colou?rs?|Times?|Insurance|Deposits?|Payments?|Warranty|Guarantees?|Before|After|Les?|La|L|Un|Une|Des|Du|On|Il|Elle|Ils|Si|Comment|Combien|Quand|Pourquoi|Ne|Trop|El|Los|Las|Una|Unos|Que|Cuánto|Cómo|Cuándo|Hay|No|Se|Beaucoup|Molti|Muchos|Muitos|Veel|Mensen|Hij|Molte|Muchas|Niektórzy)$/u;

const LONGEST_BODY = 130;
